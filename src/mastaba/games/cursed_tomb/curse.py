"""Chapter CURSE: whoever meets the mummy gives up a scarab, or goes back to GATE."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.scarabs import give_up_scarabs


def meet_mummy(x: Descent, seat: int, rule: str) -> None:
    """TOMB-CURSE-02, TOMB-CURSE-06, TOMB-CURSE-07, TOMB-CURSE-13: a scarab must be given up by
    whoever has one; TOMB-CURSE-11, TOMB-CURSE-12: the others go back to GATE at once, which is no
    arrival (TOMB-MUMMY-14)."""
    if x.scarabs[seat]:
        give_up_scarabs(x, seat, 1)
        x.tell(told.ScarabPaid, rule, seat, x.scarabs[seat], x.supply)
    else:
        start = x.pawns[seat]
        x.pawns[seat] = x.box.gate
        x.tell(told.SentBack, "TOMB-CURSE-11", seat, start, x.box.gate)


def curse_square(x: Descent, square: int, stops: bool, paid: set[int]) -> None:
    """Everybody whom the walking mummy reaches on a square, the active player like all others.

    TOMB-CURSE-08, TOMB-CURSE-10, TOMB-CURSE-14: at most one scarab in one activation (HO-09: one
    each time), in seat order from the active player. TOMB-CURSE-15: she walks in the pyramid only,
    so nobody else is reached.
    """
    rule = "TOMB-CURSE-07" if stops else "TOMB-CURSE-06"
    for seat in x.players_from_active():
        if x.pawns[seat] == square and (seat not in paid or x.house.curse_per_pass):
            paid.add(seat)
            meet_mummy(x, seat, rule)
