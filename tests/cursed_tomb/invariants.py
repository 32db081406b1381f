"""INV-01 to INV-10 of the specification: what is true of every descent between two decisions."""

from __future__ import annotations

from collections.abc import Callable

from mastaba.games.cursed_tomb import CursedTomb, sound
from mastaba.games.cursed_tomb.descent import GONE
from mastaba.games.cursed_tomb.mummy import legs_from, mummy_states


def inv_01_twenty_stones(x: CursedTomb) -> None:
    """Bowl and bag hold all stones; the trap is built before the first turn."""
    assert sound.the_bowl_holds_stones_once_it_is_built(x)
    trap = x.view(None).trap
    assert len(trap.bowl) + len(trap.bag) == 20
    assert len({*trap.bowl, *trap.bag}) == 20


def inv_02_twenty_four_scarabs(x: CursedTomb) -> None:
    assert x.box.supply == 24
    assert sound.all_scarabs_are_there(x)


def inv_03_nobody_beyond_the_first_face_down_tile(x: CursedTomb) -> None:
    """But for the tomb, which the house may open from squares before the last."""
    assert sound.nobody_is_beyond_the_first_face_down_tile(x)


def inv_04_nobody_on_a_face_down_tile(x: CursedTomb) -> None:
    for pawn in x.pawns:
        if pawn in x.box.tile_squares:
            assert x.colour_at(pawn) >= 0


def inv_05_a_stone_of_the_demanded_colour(x: CursedTomb) -> None:
    assert sound.a_stone_that_is_demanded_is_in_the_bowl(x)


def inv_06_the_supply_is_enough(x: CursedTomb) -> None:
    assert x.supply >= 0


def inv_07_nobody_stays_in_the_tomb(x: CursedTomb) -> None:
    assert sound.only_who_pulls_for_the_tomb_is_in_it(x)


def inv_08_every_activation_ends(x: CursedTomb) -> None:
    for square, facing in mummy_states(x.box):
        for heads in (1, 2, 3):
            assert legs_from(x.box, square, facing, heads) <= 4


def inv_09_the_mummy_is_in_the_pyramid(x: CursedTomb) -> None:
    assert sound.the_mummy_is_in_the_pyramid(x)


def inv_10_full_speed_has_neither(x: CursedTomb) -> None:
    assert sound.at_full_speed_nobody_has_scarabs(x)
    if x.house.full_speed:
        assert x.mummy == GONE


def tiles_are_never_lost(x: CursedTomb) -> None:
    assert len(x.box.tile_names) == 32
    assert sound.every_tile_is_there_once(x)
    assert sound.tiles_are_turned_in_their_order(x)


def pawns_are_different_and_on_the_track(x: CursedTomb) -> None:
    assert sound.pawns_are_different_and_on_the_track(x)


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
