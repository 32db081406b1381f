"""How skilled hands are, as chances: for a trap without physics, and for bots that weigh a pull."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from mastaba.games.cursed_tomb import CursedTomb

Lies = Mapping[int, int]
"""How each stone in the bowl lies, for all who look: OPEN, HALF or DEEP."""

Look = Callable[[CursedTomb], Lies]


class Chances(NamedTuple):
    """How often a hand's pull succeeds, in percent: by how the stone lies that it takes."""

    by_lie: tuple[int, int, int]
    takes_most_open: bool

    def of(self, lies: Lies, stones: Sequence[int]) -> float:
        """That it gets one of these stones, from 0 to 1; without a look, of any stone."""
        each = [self.by_lie[lies[stone]] for stone in stones if stone in lies] or self.by_lie
        return (max(each) if lies and self.takes_most_open else sum(each) / len(each)) / 100


class _Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    takes: Literal["most open", "any"]
    open: int
    half: int
    deep: int


def _read() -> dict[str, Chances]:
    told: dict[str, Any] = tomllib.loads(
        Path(__file__).with_name("hands.toml").read_text(encoding="utf-8")
    )
    levels = msgspec.convert(told, dict[str, _Level])
    return {
        name: Chances((one.open, one.half, one.deep), one.takes == "most open")
        for name, one in levels.items()
    }


CHANCES: Final = _read()
"""By level of the hand."""

HAND_OF_BOT: Final = {**{level: level for level in CHANCES}, "random": "weak"}
"""By bot: the level of its hand."""


def even(percent: int) -> Chances:
    """Of a hand that succeeds as often with each stone."""
    return Chances((percent, percent, percent), True)
