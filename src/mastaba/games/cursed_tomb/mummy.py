"""Chapter MUMMY: how she walks when somebody arrives on her heads."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import TO_ENTRANCE, TO_TOMB, Box
from mastaba.games.cursed_tomb.curse import curse_square
from mastaba.games.cursed_tomb.descent import Descent


def step_on(box: Box, square: int, facing: int) -> tuple[int, int]:
    """Her next square, and where she then faces.

    TOMB-MUMMY-06 to TOMB-MUMMY-11: she turns at once on the first and the last square of the
    pyramid (TOMB-MUMMY-08), also with her last step, so she never leaves it and never enters the
    tomb (TOMB-MUMMY-10).
    """
    square += facing
    if square == box.first_room:
        facing = TO_TOMB
    elif square == box.last_room:
        facing = TO_ENTRANCE
    return square, facing


def mummy_states(box: Box) -> list[tuple[int, int]]:
    """TOMB-MUMMY-09: every square with every way she can face there; inwards at both ends."""
    outwards = ((box.first_room, TO_ENTRANCE), (box.last_room, TO_TOMB))
    squares = range(box.first_room, box.last_room + 1)
    states = [(square, facing) for square in squares for facing in (TO_ENTRANCE, TO_TOMB)]
    return [state for state in states if state not in outwards]


def activate(x: Descent, heads: int) -> None:
    """TOMB-MUMMY-01 to TOMB-MUMMY-05, TOMB-MUMMY-12, TOMB-MUMMY-13: as many steps as heads, again
    from where a leg ends on heads, until it ends on none; TOMB-CURSE-09: she sets off first, so
    who shares her square is met only if she comes back. TOMB-SCARAB-10: scarabs are
    nothing to her. TOMB-MUMMY-16: she rests where heads would send her on for ever."""
    paid: set[int] = set()
    legs = 0
    rule = "TOMB-MUMMY-01"
    while heads and legs < x.box.most_legs:
        legs += 1
        x.tell(told.MummyWoke, rule, heads, x.mummy, x.facing)
        _walk(x, heads, paid)
        heads = x.heads_at(x.mummy)
        rule = "TOMB-MUMMY-03"
    rule = "TOMB-MUMMY-16" if heads else "TOMB-MUMMY-04"
    x.tell(told.MummyStopped, rule, x.mummy, x.facing)


def _walk(x: Descent, heads: int, paid: set[int]) -> None:
    """One leg; the curse strikes square by square (TOMB-CURSE-12)."""
    for left in range(heads - 1, -1, -1):
        before = x.facing
        x.mummy, x.facing = step_on(x.box, x.mummy, x.facing)
        x.tell(told.MummyStepped, "TOMB-MUMMY-02", x.mummy)
        curse_square(x, x.mummy, not left, paid)
        if x.facing != before:
            rule = "TOMB-MUMMY-06" if x.mummy == x.box.first_room else "TOMB-MUMMY-07"
            x.tell(told.MummyTurned, rule, x.mummy, x.facing)


def legs_from(box: Box, square: int, facing: int, heads: int) -> int:
    """TOMB-MUMMY-16: how many legs an activation takes; one more than allowed if it goes on."""
    legs = 0
    while heads and legs <= box.most_legs:
        legs += 1
        for _ in range(heads):
            square, facing = step_on(box, square, facing)
        heads = box.heads[square]
    return legs
