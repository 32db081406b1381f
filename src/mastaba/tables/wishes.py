"""What a person may want of a table; a table turns each into an entry or says why not."""

from __future__ import annotations

import msgspec

from mastaba.kernel.contract import Option


class Wish(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    pass


class Sit(Wish, frozen=True, tag="sit"):
    """Take a free seat, or give it to a bot.

    With a `name` the seat bears it instead of the person's own, so that friends can share a device;
    said again for a seat that is mine, it gives the seat another name.
    """

    seat: int
    bot: str = ""
    name: str = ""


class Stand(Wish, frozen=True, tag="stand"):
    seat: int


class Choose(Wish, frozen=True, tag="choose"):
    """Change the options before the start."""

    options: dict[str, Option]


class Ready(Wish, frozen=True, tag="ready"):
    ready: bool = True


class Start(Wish, frozen=True, tag="start"):
    """Begin now that every seat is held, without waiting until everybody is ready."""


class Play(Wish, frozen=True, tag="play"):
    """Make a move, in its text form; the same ticket twice is the same move."""

    seat: int
    move: str
    ticket: str = ""


class TakeBack(Wish, frozen=True, tag="take-back"):
    seat: int


class StandIn(Wish, frozen=True, tag="stand-in"):
    """Let a bot play on for a seat."""

    seat: int
    bot: str


class ComeBack(Wish, frozen=True, tag="come-back"):
    seat: int


class Leave(Wish, frozen=True, tag="leave"):
    """Give up a seat in mid-game, for good, where the rules say how the others go on."""

    seat: int


class TakeUp(Wish, frozen=True, tag="take-up"):
    """Play on with a game that was put away."""


class Say(Wish, frozen=True, tag="say"):
    """Talk; the same ticket twice is the same saying."""

    text: str
    ticket: str = ""


AnyWish = (
    Sit
    | Stand
    | Choose
    | Ready
    | Start
    | Play
    | TakeBack
    | StandIn
    | ComeBack
    | Leave
    | TakeUp
    | Say
)
