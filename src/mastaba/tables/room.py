"""How much a table takes: whoever comes to one after a restart waits until all of it is read, and
the server has it in memory, so nobody may make it grow for ever."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.contract import REFEREE, Game
from mastaba.tables import entries as e

MOST: Final = 100_000
"""Entries; the longest games have some thousands."""
MOST_AROUND: Final = 10_000
"""With more of them a table takes only what its game needs: no talk, pointing or taking back."""


def leads_on(entry: e.AnyEntry, game: Game) -> bool:
    """Whether somebody may wait for it, so that the game can begin or go on."""
    if isinstance(entry, e.Moved):
        # Whoever leaves for good is taken off the board by the referee.
        return entry.seat == REFEREE or not game.is_aside(game.parse(entry.move))
    return isinstance(entry, e.Hastened | e.StoodIn | e.CameBack | e.TakenUp)
