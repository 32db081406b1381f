"""Chapter SCARAB: what an adventurer finds on a scarab square, and what goes back."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import Descent


def limit(x: Descent) -> int:
    """TOMB-SCARAB-02, TOMB-V1-02: the most that anybody may own."""
    return x.box.mad_limit if x.house.mad_rockfall else x.box.limit


def find_scarab(x: Descent, cursed: bool) -> None:
    """TOMB-SCARAB-01, TOMB-SCARAB-03, TOMB-SCARAB-04: one for every arrival, up to the limit.

    TOMB-CURSE-04, TOMB-CURSE-05: beside the mummy it calms her at once, and nothing changes.
    """
    seat = x.active
    if cursed:
        x.tell(told.ScarabCalmed, "TOMB-CURSE-04", seat, x.scarabs[seat])
    elif x.scarabs[seat] >= limit(x):
        x.tell(told.ScarabsFull, "TOMB-SCARAB-03", seat, x.scarabs[seat])
    else:
        x.scarabs[seat] += 1
        x.supply -= 1
        x.tell(told.ScarabGained, "TOMB-SCARAB-01", seat, x.scarabs[seat], x.supply)


def give_up_scarabs(x: Descent, seat: int, count: int) -> None:
    """TOMB-SCARAB-06, TOMB-SCARAB-09: back to the supply, which only the mummy asks for."""
    x.scarabs[seat] -= count
    x.supply += count
