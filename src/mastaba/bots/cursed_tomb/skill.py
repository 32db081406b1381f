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
    wear: int = 0
    """So much less for each stone that is out of the bowl: what is left stands looser."""

    def of_stone(self, lies: int, out: int) -> int:
        """In percent, where so many stones are out already."""
        return max(0, self.by_lie[lies] - self.wear * out)

    def of(self, lies: Lies, stones: Sequence[int], out: int = 0) -> float:
        """That it gets one of these stones, from 0 to 1; without a look, of any stone."""
        seen = [lies[stone] for stone in stones if stone in lies] or range(len(self.by_lie))
        each = [self.of_stone(one, out) for one in seen]
        return (max(each) if lies and self.takes_most_open else sum(each) / len(each)) / 100


class _Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    takes: Literal["most open", "any"]
    open: int
    half: int
    deep: int
    wear: int


def _read() -> dict[str, Chances]:
    told: dict[str, Any] = tomllib.loads(
        Path(__file__).with_name("hands.toml").read_text(encoding="utf-8")
    )
    levels = msgspec.convert(told, dict[str, _Level])
    return {
        name: Chances((one.open, one.half, one.deep), one.takes == "most open", one.wear)
        for name, one in levels.items()
    }


CHANCES: Final = _read()
"""By level of the hand."""

HAND_OF_BOT: Final = {**{level: level for level in CHANCES}, "random": "weak"}
"""By bot: the level of its hand."""


def even(percent: int) -> Chances:
    """Of a hand that succeeds as often with each stone."""
    return Chances((percent, percent, percent), True)
