"""What a pull comes to, and what happens on the way, in the referee's words."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.slide import first_to_fall

Kind = Literal["pulled", "fell", "late", "void", "slipped"]
"""A stone came out; something fell; the clock ran out; the pull does not count (TOMB-DT-33); or
something fell by itself before the hand touched anything (TOMB-DT-26): replant and arm again."""

Happening = Literal[
    "touched",  # first touch (TOMB-DT-22)
    "gripped",
    "slipped",  # the grip was stretched too far
    "let-go",
    "not-the-sceptre",  # "do not hold the sceptre" (TOMB-DT-17)
    "not-that-stone",  # a stone lies on the fingers above the rim: they lose it (TOMB-DT-18)
    "in-the-bag",
    "fell",  # sceptre or stone on the ground
    "at-rest",
    "clock-ended",
    "hand-lost",
    "verdict",
]
NOTHING_NAMED: Final = -1


class PullEvent(NamedTuple):
    """Something that happened during a pull; `thing` is a stone, SCEPTRE, or NOTHING_NAMED."""

    tick: int
    kind: Happening
    thing: int = NOTHING_NAMED


class Verdict(NamedTuple):
    """How a pull ended. `fallers` are (tick, thing), in the order of falling."""

    kind: Kind
    tick: int
    stone: int = NOTHING_NAMED
    fallers: tuple[tuple[int, int], ...] = ()

    @property
    def first_faller(self) -> int:
        """TOMB-DT-20, TOMB-V1-11: the thing that decides; NOTHING_NAMED if nothing fell."""
        return first_to_fall(self.fallers) if self.fallers else NOTHING_NAMED

    def report(self, box: Box) -> str:
        """The referee's move that tells it to the rules, in its text form."""
        if self.kind == "pulled":
            return f"pulled {box.stone_names[self.stone]}"
        if self.kind in ("fell", "slipped"):
            return f"{self.kind} {box.thing(self.first_faller)}"
        return self.kind
