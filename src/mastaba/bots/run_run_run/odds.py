"""How likely the dice are to do what: mummy symbols and damage, as exact chances."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

FACES: Final = 6


@cache
def exactly(dice: int, count: int, faces: int) -> float:
    """The chance that `count` of the dice show one of `faces` faces."""
    good = faces / FACES
    return comb(dice, count) * good**count * (1 - good) ** (dice - count)


@cache
def at_least(dice: int, count: int, faces: int) -> float:
    if count <= 0:
        return 1.0
    return sum([exactly(dice, hits, faces) for hits in range(count, dice + 1)])


@cache
def arrives(steps: int, turns: int, dice: int, faces: int, swift: bool) -> float:
    """The chance that a foe walks `steps` rooms within `turns` Mummies' steps, unhindered."""
    if turns <= 0:
        return 0.0
    return at_least(turns * dice, steps - turns if swift else steps, faces)


@cache
def damage_chances(dice: int, faces: int, doubles: int) -> tuple[float, ...]:
    """The chance of each total of damage, by total."""
    chances = [0.0] * ((dice << doubles) + 1)
    for hits in range(dice + 1):
        chances[hits << doubles] += exactly(dice, hits, faces)
    return tuple(chances)
