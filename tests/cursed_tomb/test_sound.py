"""A descent in which something is lost, or there twice, is refused by what does not hold."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.sound import INVARIANTS
from mastaba.kernel.contract import Option
from tests.conformance.breaking import Breaks, all_of, names, put, refuses

OPTIONS: dict[str, Option] = {"trap": "abstract", "pawns": "dealt"}
NO_MUMMY: dict[str, Option] = {**OPTIONS, "variant": "full-speed"}

BREAKS: Breaks = {
    "each_seat_has_all_that_belongs_to_it": lambda told: told["scarabs"].append(0),
    "those_who_are_named_sit_there": put("active", value=5),
    "the_bowl_holds_stones_once_it_is_built": put("builds", value=0),
    "all_scarabs_are_there": put("supply", value=23),
    "at_full_speed_nobody_has_scarabs": all_of(
        put("scarabs", value=[1, 0]), put("supply", value=23)
    ),
    "every_tile_is_there_once": lambda told: put("tiles", 0, value=told["tiles"][1])(told),
    "tiles_are_turned_in_their_order": put("turned", value=99),
    "pawns_are_different_and_on_the_track": lambda told: put("kinds", 0, value=told["kinds"][1])(
        told
    ),
    "nobody_is_beyond_the_first_face_down_tile": put("pawns", 0, value="P10"),
    "only_who_pulls_for_the_tomb_is_in_it": put("pawns", 0, value=GAME.box.squares[-1]),
    "the_mummy_is_in_the_pyramid": put("mummy", value=None),
    "something_is_asked_until_the_end": put("agenda", value=["turn-start"]),
    "a_stone_that_is_demanded_is_in_the_bowl": all_of(
        put("agenda", value=["ask heap"]),
        put("demanded", value="red"),
        put("bowl", value=["blue1"]),
    ),
    "the_game_can_be_seen_and_goes_on": put("agenda", value=["ask vote"]),
}


def test_each_invariant_is_broken_once() -> None:
    assert set(BREAKS) == names(INVARIANTS)


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_hold_is_named(name: str) -> None:
    options = NO_MUMMY if "full_speed" in name else OPTIONS
    refuses(GAME, options, GAME.begin(2, 5, options).facts(), BREAKS, name)
