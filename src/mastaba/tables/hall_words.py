"""What the server and the worker processes of its pull hall say to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

LENGTH: Final = 4
"""Bytes before each batch of words that say how long it is."""


class Word(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """`id` is the number of the pull it is about."""

    id: int


# --- to the worker ---


class Enter(Word, frozen=True, tag="enter"):
    """Begin a pull: the trap, the demanded colour, the clock in ticks, and who moves the hand: a
    person, or a bot of that level with its own luck."""

    trap: bytes
    colour: int
    limit: int | None
    seed: bytes
    bot: str
    luck: bytes


class Wish(Word, frozen=True, tag="wish"):
    """Where the hand wants to be, as it came from the client."""

    hand: bytes


class Command(Word, frozen=True, tag="command"):
    """Words for a hand that moves by itself."""

    text: str


class TakeOver(Word, frozen=True, tag="take-over"):
    """A bot goes on with the pull."""

    bot: str
    luck: bytes


class Lose(Word, frozen=True, tag="lose"):
    """The player's line is lost."""


class Find(Word, frozen=True, tag="find"):
    """The player is back."""


class Look(Word, frozen=True, tag="look"):
    """Somebody has come who has seen nothing yet."""


class Leave(Word, frozen=True, tag="leave"):
    """Nobody wants to know any more."""


ToWorker = Enter | Wish | Command | TakeOver | Lose | Find | Look | Leave


# --- from the worker ---


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """How one stone lies; `ways` are hours of the clock."""

    stone: str
    lies: str
    openness: float
    firmness: float
    covers: list[str]
    hour: int
    place: str
    gap: float
    ways: list[int]


class Shown(Word, frozen=True, tag="shown"):
    """One frame of 1/60 s: what has changed since the one before, every other time what has changed
    since the last but one, and what happened (kind, tick, thing)."""

    frame: bytes
    half: bytes
    events: list[tuple[str, int, str]] = []
    said: list[tuple[str, dict[str, str | int]]] = []
    lies: list[Lying] = []


class Misunderstood(Word, frozen=True, tag="misunderstood"):
    """A command that cannot be carried out, and why; see BadCommand."""

    reason: str
    why: str
    ways: int


class Ended(Word, frozen=True, tag="ended"):
    """The pull is over: the kind of verdict, the referee's move, the record, and the trap now."""

    kind: str
    move: str
    thing: int
    record: bytes
    trap: bytes


class Load(Word, frozen=True, tag="load"):
    """The milliseconds that a frame of one pull has taken lately; about no pull."""

    cost: float


FromWorker = Shown | Misunderstood | Ended | Load

_encode: Final = msgspec.msgpack.Encoder().encode
to_worker: Final = msgspec.msgpack.Decoder(list[ToWorker])
from_worker: Final = msgspec.msgpack.Decoder(list[FromWorker])


def packed(words: Sequence[Word]) -> bytes:
    body = _encode(words)
    return len(body).to_bytes(LENGTH, "big") + body
