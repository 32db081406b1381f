"""The bot that knows nothing: the measure of what luck alone does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mastaba.kernel.contract import Move, Seat, State


class RandomBot:
    """Any legal move of the game, each as likely as the others. It asks for no pause and does not
    give up, unless nothing else is left to do."""

    name = "random"

    def __init__(self, is_formal: Callable[[Move], bool]) -> None:
        self._is_formal = is_formal

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        among = [move for move in moves if not self._is_formal(move)] or moves
        return among[luck * len(among) >> 64]
