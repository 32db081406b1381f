"""A referee without physics: a pull succeeds as often as the hand is skilled, for simulations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.games.cursed_tomb import CursedTomb
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.boxfile import hands
from mastaba.kernel.chance import below
from mastaba.kernel.contract import Move, Seat, State

HAND_OF_BOT: Final = {
    "child": "child",
    "weak": "weak",
    "medium": "medium",
    "strong": "strong",
    "surgeon": "surgeon",
    "random": "weak",
}
"""By bot: the level of its hand."""
MEASURED: Final = {"child": 35, "surgeon": 84}
"""Percent of the pulls of hands that the prototype did not have; see docs/physics.md."""


class TrapModel:
    """Sits on the referee's seat; `skills` are chances of success in percent, by seat."""

    name = "trap model"

    def __init__(self, skills: Sequence[int]) -> None:
        self.skills = tuple(skills)

    @classmethod
    def for_bots(cls, names: Sequence[str]) -> TrapModel:
        """As often as hands of their level succeeded on the prototype (TOMB-DT-44), or later."""
        chances = {**MEASURED, **hands()}
        return cls([chances[HAND_OF_BOT.get(name, "strong")] for name in names])

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        assert isinstance(seen, CursedTomb)
        if not seen.touched:
            return m.bare(m.TOUCH)
        if below(luck, 0, 0, 100) < self.skills[seen.active]:
            return _any([move for move in moves if m.verb(move) == m.PULLED], luck)
        if below(luck, 0, 1, 100) < seen.box.sceptre_first:
            return m.with_one(m.FELL, SCEPTRE)
        falls = [move for move in moves if m.verb(move) == m.FELL and m.first_of(move) != SCEPTRE]
        return _any(falls, luck)


def _any(moves: Sequence[Move], luck: int) -> Move:
    return moves[below(luck, 0, 2, len(moves))]
