"""Chapter END: how an expedition is won or lost."""

from __future__ import annotations

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run.expedition import (
    LOST_HAND,
    LOST_LAST_CARD,
    LOST_VAULT,
    WON,
    Expedition,
)


def _end(x: Expedition, ending: int) -> None:
    """RRR-TURN-10, RRR-END-06, RRR-END-10: the first end that is met stops everything, for all."""
    x.ending = ending
    x.agenda = None


def lose_by_vault(x: Expedition, foe: int) -> None:
    """RRR-END-03, RRR-MUMMY-13, RRR-BOSS-13: a foe in the Vault ends the game before any attack."""
    x.tell((told.GameLost, "RRR-END-03", "vault", -1, foe))
    _end(x, LOST_VAULT)


def lose_by_hand(x: Expedition, seat: int, rule: str, foe: int = -1) -> None:
    """RRR-END-04, RRR-END-05: a player without cards is lost, and everybody with them."""
    x.tell((told.GameLost, rule, "hand", seat, foe))
    _end(x, LOST_HAND if foe < 0 else LOST_LAST_CARD)


def check_victory(x: Expedition) -> None:
    """RRR-END-01, RRR-END-02, RRR-END-09: the Exit Door lies and no foe is left in the maze.

    Where the cats stand does not matter (RRR-END-07).
    """
    if x.boss_is_out() and not x.foes:
        x.tell((told.GameWon, "RRR-END-01"))
        _end(x, WON)
