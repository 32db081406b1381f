"""INV-01 to INV-10 of the specification: what is true of every descent between two decisions."""

from __future__ import annotations

from collections.abc import Callable

from mastaba.games.cursed_tomb import CursedTomb, steps
from mastaba.games.cursed_tomb.box import BAYS, START
from mastaba.games.cursed_tomb.descent import FREED, GONE, PLAYING
from mastaba.games.cursed_tomb.mummy import legs_from, mummy_states
from mastaba.games.cursed_tomb.scarabs import limit


def inv_01_twenty_stones(x: CursedTomb) -> None:
    """Bowl and bag hold all stones; the trap is built before the first turn."""
    assert 0 <= x.bowl <= x.box.full_bowl
    assert bool(x.builds) == bool(x.bowl)
    trap = x.view(None).trap
    assert len(trap.bowl) + len(trap.bag) == 20
    assert len({*trap.bowl, *trap.bag}) == 20


def inv_02_twenty_four_scarabs(x: CursedTomb) -> None:
    assert x.supply + sum(x.scarabs) == 24
    assert all(0 <= owned <= limit(x) for owned in x.scarabs)


def inv_03_nobody_beyond_the_first_face_down_tile(x: CursedTomb) -> None:
    """But for the tomb, which the house may open from squares before the last."""
    if not x.all_turned():
        hidden = x.box.tile_squares[x.turned]
        assert all(pawn < hidden for pawn in x.pawns if pawn != x.box.tomb)


def inv_04_nobody_on_a_face_down_tile(x: CursedTomb) -> None:
    for pawn in x.pawns:
        if pawn in x.box.tile_squares:
            assert x.colour_at(pawn) >= 0


def inv_05_a_stone_of_the_demanded_colour(x: CursedTomb) -> None:
    if x.agenda and x.question() in (steps.Q_PULL, steps.Q_HEAP):
        assert x.box.stones_in(x.bowl, x.demanded)


def inv_06_the_supply_is_enough(x: CursedTomb) -> None:
    assert x.supply >= 0


def inv_07_nobody_stays_in_the_tomb(x: CursedTomb) -> None:
    inside = [seat for seat in range(x.seats) if x.pawns[seat] == x.box.tomb]
    if x.ending == PLAYING:
        attempt = x.stage in (steps.FIRST_TOMB_STONE, steps.SECOND_TOMB_STONE)
        assert inside == ([x.active] if attempt else [])
    elif x.ending == FREED:
        assert inside == [x.winner]


def inv_08_every_activation_ends(x: CursedTomb) -> None:
    for square, facing in mummy_states(x.box):
        for heads in (1, 2, 3):
            assert legs_from(x.box, square, facing, heads) <= 4


def inv_09_the_mummy_is_in_the_pyramid(x: CursedTomb) -> None:
    if not x.house.full_speed:
        assert (x.mummy, x.facing) in mummy_states(x.box)


def inv_10_full_speed_has_neither(x: CursedTomb) -> None:
    if x.house.full_speed:
        assert x.mummy == GONE
        assert sum(x.scarabs) == 0


def tiles_are_never_lost(x: CursedTomb) -> None:
    assert sorted((*x.tiles, *x.bays, *x.surplus)) == list(range(32))
    assert 0 <= x.bays_turned <= BAYS


def pawns_are_different_and_on_the_track(x: CursedTomb) -> None:
    chosen = [kind for kind in x.kinds if kind >= 0]
    assert len(set(chosen)) == len(chosen)
    assert all(pawn == GONE or START <= pawn <= x.box.tomb for pawn in x.pawns)


INVARIANTS: tuple[Callable[[CursedTomb], None], ...] = (
    inv_01_twenty_stones,
    inv_02_twenty_four_scarabs,
    inv_03_nobody_beyond_the_first_face_down_tile,
    inv_04_nobody_on_a_face_down_tile,
    inv_05_a_stone_of_the_demanded_colour,
    inv_06_the_supply_is_enough,
    inv_07_nobody_stays_in_the_tomb,
    inv_08_every_activation_ends,
    inv_09_the_mummy_is_in_the_pyramid,
    inv_10_full_speed_has_neither,
    tiles_are_never_lost,
    pawns_are_different_and_on_the_track,
)


def check_all(x: CursedTomb) -> None:
    for invariant in INVARIANTS:
        invariant(x)
