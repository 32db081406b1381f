"""What is written down about a table: one entry for each thing that was accepted, in order.

The entries *are* the table; everything else about it is worked out from them.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from mastaba.kernel.contract import CLOCK, Option
from mastaba.kernel.log import TICK


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that was accepted at a table. `by` is the person who did it, or ""."""

    by: str


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened; nobody sits at it yet."""

    game: str
    rules: str
    box: str
    code: str
    seats: int
    public: bool
    options: dict[str, Option]
    after: str = ""
    """The table this is a rematch of."""
    lesson: str = ""
    """The lesson that is played here; it fixes the seed."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    name: str


class SatBot(Entry, frozen=True, tag="sat-bot"):
    seat: int
    bot: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became free, whoever or whatever sat there."""

    seat: int


class Chose(Entry, frozen=True, tag="chose"):
    """The host changed the options."""

    options: dict[str, Option]


class Readied(Entry, frozen=True, tag="readied"):
    ready: bool


class Hastened(Entry, frozen=True, tag="hastened"):
    """The host did not wait for the others: everybody counts as ready."""


class Started(Entry, frozen=True, tag="started"):
    seed: int


class Moved(Entry, frozen=True, tag="moved"):
    """A move was made. `ticket` is the client's own number for it, so that twice is once.

    `trap` is how the trap lies after the referee's verdict, if it stays as it is.
    """

    seat: int
    move: str
    ticket: str = ""
    trap: bytes = b""


class Ticked(Entry, frozen=True, tag="ticked"):
    """The game's timer has run out: its clock moves."""

    seat: ClassVar[int] = CLOCK
    move: ClassVar[str] = TICK


class Served(Entry, frozen=True, tag="served"):
    """Nothing has happened for a second, but a server sees to it that time passes here."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """No server has seen to the table since the entry before: that time was not played."""


class Laid(Entry, frozen=True, tag="laid"):
    """The trap lies like this now: it was built for the `build`th time, or put back after something
    fell by itself. `seed` is that of the build."""

    build: int
    trap: bytes
    seed: bytes


class TookBack(Entry, frozen=True, tag="took-back"):
    """The last move was taken back; nothing had been revealed by it."""

    seat: int


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over, by the move before; the seats that won it (none, one, or all)."""

    winners: list[int]
    cause: str


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays on for somebody who is missing; the seat stays theirs."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, tag="came-back"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    name: str
    text: str
    ticket: str = ""


class PlayedAgain(Entry, frozen=True, tag="played-again"):
    """A rematch was opened at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | SatBot
    | Stood
    | Chose
    | Readied
    | Hastened
    | Started
    | Moved
    | Ticked
    | Served
    | Resumed
    | Laid
    | TookBack
    | Ended
    | StoodIn
    | CameBack
    | Said
    | PlayedAgain
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
