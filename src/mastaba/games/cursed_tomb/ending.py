"""Chapter END: who frees the mummy, and what happens when nobody does."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import ABANDONED, CAPPED, FREED, GONE, Descent
from mastaba.games.cursed_tomb.trap import end_pull


def free_mummy(x: Descent) -> None:
    """TOMB-END-01, TOMB-END-02, TOMB-CHAMBER-08: both stones in a row, and the game is over at
    once."""
    _end(x, FREED, x.active)
    x.tell(told.MummyFreed, "TOMB-END-01", x.active)


def end_by_rounds(x: Descent) -> None:
    """TOMB-END-05: nobody has freed the mummy, so nobody wins; or, if the house says so, whoever is
    farthest."""
    _end(x, CAPPED, standings(x)[0] if x.house.farthest_wins else GONE)
    x.tell(told.RoundsOver, "TOMB-END-05", x.winner, x.lap)


def abandon(x: Descent) -> None:
    """TOMB-END-04: too few are left to play."""
    _end(x, ABANDONED, -1)
    x.tell(told.GameVoid, "TOMB-END-04")


def _end(x: Descent, ending: int, winner: int) -> None:
    end_pull(x)
    x.ending = ending
    x.winner = winner
    x.agenda = ()
    x.bonus = False


def standings(x: Descent) -> list[int]:
    """TOMB-END-03: by place on the track, then scarabs, then seat; the winner first of all."""
    order = sorted(range(x.seats), key=lambda seat: (-x.pawns[seat], -x.scarabs[seat], seat))
    if x.ending == FREED:
        order.remove(x.winner)
        order.insert(0, x.winner)
    return order
