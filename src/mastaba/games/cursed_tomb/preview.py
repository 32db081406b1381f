"""What a move would surely do, up to the first thing that nobody can foretell."""

from __future__ import annotations

from itertools import takewhile

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.game import CursedTomb
from mastaba.games.cursed_tomb.odds import chances
from mastaba.kernel.contract import Foresight, Move, Seat

_UNFORETOLD = frozenset(
    {
        told.FirstPlayerFound,
        told.PullRisked,
        told.Rummaged,
        told.TileTurned,
    }
)
"""Chance, or a tile that lies face down."""


def preview(state: CursedTomb, seat: Seat, move: Move) -> Foresight:
    """The certain part of the move's events, played out in an imagined game."""
    happened = state.imagine(seat, 0).apply(seat, move)
    certain = list(takewhile(lambda event: event[0] not in _UNFORETOLD, happened))
    return Foresight(certain, [], chances(state, move))
