"""Films: what was told and seen at each move of a game, for every seat and for open hands, with the
digest after it. Whoever has a film needs no rules to watch a game or to write it down as a log.

A film lies in stretches. Each says how many frames before it stay, because moves that were taken
back, or that rules of a later edition did not allow, may be among those that were filmed already.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from mastaba.kernel.contract import EVERYBODY, Option, Seat
from mastaba.tables.chronicle.packing import LARGEST, Unreadable, pack, unpack

FORMAT: Final = 1


class Shot(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One move or tick (`seat` -2), or the opening (no seat): what everybody was told of it, what
    then looked different to everybody, and what is different for some eyes: a seat's, or open
    hands (-3)."""

    seq: int
    """That of its entry; 0: the opening."""
    at: int
    """Milliseconds since the start of the game."""
    seat: Seat | None
    move: str
    digest: str
    told: list[Any]
    seen: dict[str, Any]
    """The fields of the view that have changed, with their new values."""
    told_else: dict[Seat, dict[int, Any]] = {}
    """By eyes, and by number of the event, what those were told instead."""
    seen_else: dict[Seat, dict[str, Any]] = {}
    """By eyes, the fields that look different to those."""
    between: list[str] = []
    """The digests after ticks that this one stands for, before the last: in games from before ticks
    had a bound."""


class Reel(msgspec.Struct, frozen=True, kw_only=True):
    """One stretch of a film."""

    format: int = FORMAT
    game: str
    editions: dict[str, int]
    """Those that told it, by part of the game."""
    box: str
    box_parts: dict[str, str]
    seats: int
    seed: int
    options: dict[str, Option]
    number: int
    """So many shots before it stay; 0: it begins with the opening."""
    whole: bool = False
    """Its first shot shows everything: an earlier view may have looked different altogether."""
    shots: list[Shot] = []


class Sighting(msgspec.Struct, frozen=True):
    """A shot with certain eyes: `seen` is all that they see after it, `fresh` what of it has
    changed."""

    shot: Shot
    told: list[Any]
    seen: dict[str, Any]
    fresh: dict[str, Any]
    whole: bool


class Film:
    """A game's film as far as it goes: shot 0 is the opening, shot n the n-th move that counts."""

    def __init__(self, reels: Iterable[Reel]) -> None:
        self.reels = list(reels)
        self.shots: list[Shot] = []
        self._whole: set[int] = set()
        for reel in self.reels:
            if reel.number > len(self.shots):
                raise Unreadable(f"shots {len(self.shots)} to {reel.number} are missing")
            del self.shots[reel.number :]
            self._whole = {number for number in self._whole if number < reel.number}
            if (reel.whole or not reel.number) and reel.shots:
                self._whole.add(reel.number)
            self.shots += reel.shots
        if not self.shots:
            raise Unreadable("there is no film")

    @property
    def moves(self) -> int:
        return len(self.shots) - 1

    @property
    def editions(self) -> dict[str, int]:
        """Those that told the end of it."""
        return self.reels[-1].editions

    def eyes(self) -> list[Seat | None]:
        """All eyes it can be watched with: a spectator's, those of each seat, and open hands."""
        return [None, *range(self.reels[-1].seats), EVERYBODY]

    def by_rules(self) -> list[Reel]:
        """The same film in as few stretches as there were rules."""
        parts: list[Reel] = []
        for place, reel in enumerate(self.reels):
            ends = [later.number for later in self.reels[place + 1 :]]
            left = self.shots[reel.number : min(ends, default=len(self.shots))]
            is_last = place == len(self.reels) - 1
            if parts and _are_of_one(parts[-1], reel):
                parts[-1] = msgspec.structs.replace(parts[-1], shots=parts[-1].shots + left)
            elif left or is_last:
                parts.append(msgspec.structs.replace(reel, shots=left))
        return parts

    def watched(self, eyes: Seat | None, last: int | None = None) -> Iterator[Sighting]:
        """The shots up to number `last`, with the eyes of a seat (None: a spectator's)."""
        seen: dict[str, Any] = {}
        for number, shot in enumerate(self.shots[: None if last is None else last + 1]):
            changed = {**shot.seen, **_else(shot.seen_else, eyes)}
            whole = number in self._whole
            seen = changed if whole else {**seen, **changed}
            told = shot.told
            if more := _else(shot.told_else, eyes):
                told = [more.get(place, event) for place, event in enumerate(told)]
            yield Sighting(shot, told, seen, changed, whole)


def _are_of_one(one: Reel, other: Reel) -> bool:
    return (one.editions, one.box_parts) == (other.editions, other.box_parts)


def _else(found: dict[Seat, Any], eyes: Seat | None) -> Any:
    return {} if eyes is None else found.get(eyes, {})


def reel_body(reel: Reel) -> bytes:
    return pack(reel)


def reel_of(body: bytes, most: int = LARGEST) -> Reel:
    """The stretch in a body of at most so many bytes when it is unpacked; Unreadable says why there
    is none."""
    return unpack(body, Reel, FORMAT, most)


def film_of(bodies: Iterable[bytes]) -> Film:
    """The film that stretches make together, in the order of their last entries."""
    return Film(reel_of(body) for body in bodies)
