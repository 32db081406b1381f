"""The chances of the abstract trap, shown before anything is risked (TOMB-DT-53)."""

from __future__ import annotations

import msgspec

from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import CLASSES
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.heap import PULL, RUMMAGE, class_of, pull_chance
from mastaba.kernel.contract import Move


class Chances(msgspec.Struct, frozen=True):
    """That the action goes well, in percent; how the stone lies; and what patience is left."""

    success: int
    lies: str
    patience: int


def chances(x: Descent, move: Move) -> Chances | None:
    """Of a pull or of rummaging; every other move is certain, or for a hand to decide."""
    if PULL.says(move):
        stone, pace = m.first_of(move), m.second_of(move)
        left = x.patience - x.box.pace_costs[pace]
        return Chances(pull_chance(x, stone, pace), CLASSES[class_of(x, stone)], left)
    if RUMMAGE.says(move):
        lies = CLASSES[class_of(x, m.second_of(move))]
        return Chances(x.box.rummage_chance, lies, x.patience - x.box.rummage_cost)
    return None
