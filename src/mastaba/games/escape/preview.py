"""What a command would surely do, up to the first thing that nobody can foretell."""

from __future__ import annotations

from itertools import takewhile

from mastaba.games.escape import events as told
from mastaba.games.escape.game import Escape
from mastaba.kernel.contract import Foresight, Move, Seat

_UNFORETOLD = frozenset(
    {told.DiceSettled, told.RoomDrawn, told.CurseDrawn, told.TreasureTaken, told.DiceFell}
)
"""Chance, or something that lies face down."""


def preview(state: Escape, seat: Seat, move: Move) -> Foresight:
    """The certain part of the command's events, played out in an imagined game."""
    happened = state.imagine(seat, 0).apply(seat, move)
    certain = list(takewhile(lambda event: event[0] not in _UNFORETOLD, happened))
    return Foresight(certain)
