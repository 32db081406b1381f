"""The bot that knows nothing: the measure of what luck alone does."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.kernel.contract import Move, Seat, State


class RandomBot:
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        return moves[luck * len(moves) >> 64]
