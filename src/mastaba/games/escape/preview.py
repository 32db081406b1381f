"""What a command would surely do, up to the first thing that nobody can foretell."""

from __future__ import annotations

from itertools import takewhile

from mastaba.games.escape import events as told
from mastaba.games.escape.game import Escape
from mastaba.kernel.contract import Foresight, Move, Seat

_UNFORETOLD = (told.DiceSettled, told.RoomDrawn, told.DiceFell)
"""Chance, or something that lies face down; modules add theirs."""


def preview(state: Escape, seat: Seat, move: Move) -> Foresight:
    """The certain part of the command's events, played out in an imagined game."""
    happened = state.imagine(seat, 0).apply(seat, move)
    turned_up = [kind for module in state.house.modules for kind in module.unforetold]
    unforetold = {*_UNFORETOLD, *turned_up}
    certain = list(takewhile(lambda event: event[0] not in unforetold, happened))
    return Foresight(certain)
