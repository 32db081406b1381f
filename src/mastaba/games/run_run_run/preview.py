"""What a move would surely do, up to the first thing that nobody can foretell."""

from __future__ import annotations

from itertools import takewhile

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.kernel.contract import Event, Move, Seat

_UNFORETOLD = frozenset(
    {
        told.BOSS_APPEARED,
        told.CARDS_LOST,
        told.COMBAT_ROLLED,
        told.MUMMIES_ROLLED,
        told.MUMMY_WOKE,
        told.POOL_REVEALED,
        told.TOKEN_REVEALED,
        told.TURN_BEGAN,
    }
)
"""Chance, hidden cards, or the next player's turn."""


def preview(state: RunRunRun, seat: Seat, move: Move) -> list[Event]:
    """The certain part of the move's events, played out in an imagined game."""
    seen = state.imagine(seat, 0)
    return list(takewhile(lambda event: event[0] not in _UNFORETOLD, seen.apply(seat, move)))
