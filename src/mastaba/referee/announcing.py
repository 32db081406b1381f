"""What is said aloud about a trap: how stones lie, and what happens in a pull (TOMB-DT-47, 49).

Everything is a message key with facts; the words are in the catalogues of whoever speaks.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mastaba.referee.lying import Lie, clock_of, lies, ways_out
from mastaba.referee.scene import box
from mastaba.referee.sight import NOTHING_GRIPPED, Sight
from mastaba.referee.space import sub
from mastaba.referee.verdict import PullEvent, Verdict

ROLLED: Final = 8.0
"""A stone has rolled when it has gone so far since it was last spoken of, in millimetres."""
TILTED: Final = 6.0
"""The sceptre has tilted by so many degrees."""
LIFTED: Final = 15.0
"""A gripped stone is lifted when it is so much higher, in millimetres."""
PAUSE: Final = 120
"""Ticks between two remarks of the same kind: a voice needs time."""

KEYS: Final = (
    "trap-stone-lies",
    "trap-way-out",
    "trap-touched",
    "trap-gripped",
    "trap-lifting",
    "trap-slipped",
    "trap-let-go",
    "trap-not-the-sceptre",
    "trap-not-that-stone",
    "trap-stone-rolls",
    "trap-sceptre-tilts",
    "trap-in-the-bag",
    "trap-fell",
    "trap-clock-ended",
    "trap-success",
    "trap-rockfall",
    "trap-late",
    "trap-void",
    "trap-fell-by-itself",
)
"""Every key that is ever said."""

_VERDICTS: Final = {
    "pulled": "trap-success",
    "fell": "trap-rockfall",
    "late": "trap-late",
    "void": "trap-void",
    "slipped": "trap-fell-by-itself",
}
_SILENT: Final = ("at-rest", "verdict", "hand-lost")


class Announcement(NamedTuple):
    """One thing to say; facts are names, numbers and hours of the clock."""

    key: str
    facts: Mapping[str, str | int]


def list_stones(sight: Sight) -> tuple[Announcement, ...]:
    """TOMB-DT-47: the stones of the demanded colour, most open first."""
    return tuple(describe(one) for one in lies(sight))


def describe(one: Lie) -> Announcement:
    """TOMB-DT-47: how covered, at what hour, near the rim or not, how far from the sceptre."""
    facts: dict[str, str | int] = {
        "stone": thing_name(one.stone),
        "lies": one.lies,
        "covers": len(one.covers),
        "clock": one.clock,
        "place": one.place,
        "fingers": one.finger_widths,
        "firmness": round(100 * one.firmness),
    }
    for number, cover in enumerate(one.covers, start=1):
        facts[f"cover{number}"] = thing_name(cover)
    return Announcement("trap-stone-lies", facts)


def list_ways(sight: Sight, stone: int) -> tuple[Announcement, ...]:
    """TOMB-DT-48: the ways out on offer, by number and hour."""
    return tuple(
        Announcement(
            "trap-way-out",
            {"number": number, "clock": way.clock, "steep": round(100 * way.towards[2])},
        )
        for number, way in enumerate(ways_out(sight, stone), start=1)
    )


class Announcer:
    """TOMB-DT-49: tells a pull as it goes on; call it each frame with what happened."""

    def __init__(self, sight: Sight) -> None:
        self._places = {stone: sight.poses[stone].at for stone in sight.stones}
        self._tilt = sight.tilt
        self._gripped_at: float | None = None
        self._spoken: dict[str, int] = {}

    def next(
        self, sight: Sight, events: Sequence[PullEvent], verdict: Verdict | None = None
    ) -> tuple[Announcement, ...]:
        said = [self._event(sight, event) for event in events if event.kind not in _SILENT]
        if any(event.kind == "verdict" for event in events) and verdict is not None:
            said.append(_verdict(verdict))
        return (*said, *self._lifting(sight), *self._rolling(sight), *self._tilting(sight))

    def _event(self, sight: Sight, event: PullEvent) -> Announcement:
        if event.kind == "gripped":
            self._gripped_at = sight.poses[event.thing].at[2] if event.thing in sight.poses else 0.0
        facts = {"thing": thing_name(event.thing)} if event.thing >= 0 else {}
        return Announcement(f"trap-{event.kind}", facts)

    def _lifting(self, sight: Sight) -> list[Announcement]:
        if self._gripped_at is None or sight.gripped == NOTHING_GRIPPED:
            return []
        if sight.poses[sight.gripped].at[2] < self._gripped_at + LIFTED:
            return []
        self._gripped_at = None
        return [Announcement("trap-lifting", {"thing": thing_name(sight.gripped)})]

    def _rolling(self, sight: Sight) -> list[Announcement]:
        """One stone at a time: the one that has gone farthest."""
        moved = [
            (math.dist(sight.poses[stone].at, self._places[stone]), stone)
            for stone in sight.stones
            if stone != sight.gripped
        ]
        far, stone = max(moved, default=(0.0, NOTHING_GRIPPED))
        if far < ROLLED or not self._may_say("rolls", sight.tick):
            return []
        way = sub(sight.poses[stone].at, self._places[stone])
        self._places[stone] = sight.poses[stone].at
        clock = clock_of(way)
        return [Announcement("trap-stone-rolls", {"thing": thing_name(stone), "clock": clock})]

    def _tilting(self, sight: Sight) -> list[Announcement]:
        if abs(sight.tilt - self._tilt) < TILTED or not self._may_say("tilts", sight.tick):
            return []
        self._tilt = sight.tilt
        clock = clock_of(sub(sight.sceptre()[1], sight.sceptre()[0]))
        return [Announcement("trap-sceptre-tilts", {"degrees": round(sight.tilt), "clock": clock})]

    def _may_say(self, what: str, tick: int) -> bool:
        if tick - self._spoken.get(what, -PAUSE) < PAUSE:
            return False
        self._spoken[what] = tick
        return True


def _verdict(verdict: Verdict) -> Announcement:
    thing = verdict.stone if verdict.kind == "pulled" else verdict.first_faller
    facts = {"thing": thing_name(thing)} if thing >= 0 else {}
    return Announcement(_VERDICTS[verdict.kind], facts)


def thing_name(thing: int) -> str:
    """By the names of the box: `red2`, `sceptre`."""
    return box().thing(thing)
