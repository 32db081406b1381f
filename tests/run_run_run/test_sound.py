"""An expedition in which something is lost, or there twice, is refused by what does not hold."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run.sound import INVARIANTS
from mastaba.kernel.contract import Option
from tests.conformance.breaking import Breaks, Facts, all_of, names, put, refuses
from tests.conformance.subject import Dice

OPTIONS: dict[str, Option] = {"first": 0}
FAR = "9,9"


def begun() -> Facts:
    """After the first rooms, when the next action is asked for."""
    for seed in range(50):
        state, dice = GAME.begin(2, seed, OPTIONS), Dice(seed)
        while state.outcome() is None:
            facts: Facts = state.facts()
            if len(facts["maze"]["tiles"]) > 6 and facts["agenda"][0] == {"question": "action"}:
                return facts
            seat = state.waiting_seats()[0]
            moves = state.moves(seat)
            rooms = [move for move in moves if GAME.text(move).startswith("explore")]
            state.play(seat, dice.pick(rooms or moves))
    raise AssertionError("no game has gone on for so long")


def a_hand_is_empty(told: Facts) -> None:
    told["discard"] += told["hands"][0]
    told["hands"][0] = []


def a_mummy_without_hearts(told: Facts) -> None:
    told["mummy_pile"].remove("Dash")
    told["foes"].append("Dash")
    told["foe_hearts"]["Dash"] = 0


def one_triangle_twice(told: Facts) -> None:
    rooms = [tile["cell"] for tile in told["maze"]["tiles"][1:4]]
    told["torch_corners"] = [rooms, rooms]


BREAKS: Breaks = {
    "each_seat_has_all_that_belongs_to_it": lambda told: told["hands"].append([]),
    "those_who_are_named_sit_there": put("active", value=3),
    "something_is_asked_until_the_end": put("agenda", value=[{"step": "begin-play"}]),
    "every_room_card_is_there_once": lambda told: told["discard"].append(told["hands"][0][0]),
    "every_torch_is_there_once": lambda told: put("stock", value=told["stock"] + 1)(told),
    "every_token_is_there_once": lambda told: told["spent_tokens"].append("trap"),
    "the_maze_is_connected": put("maze", "tiles", -1, "cell", value=FAR),
    "corridors_meet": put("maze", "tiles", 1, "exits", value=[]),
    "the_edge_of_the_maze_is_known": lambda told: told["maze"]["edge"].pop(),
    "every_mummy_sleeps_or_is_awake": lambda told: told["mummy_pile"].pop(),
    "power_and_hearts_on_the_pile_are_within_bounds": put("hearts_on_pile", value=5),
    "every_awake_foe_has_hearts": a_mummy_without_hearts,
    "nobody_acts_with_an_empty_hand": a_hand_is_empty,
    "a_card_serves_one_mechanism_of_a_kind": one_triangle_twice,
    "the_boss_is_out_with_the_exit_door": all_of(
        put("mummy_pile", value=[]), put("foes", value=[]), put("door_cell", value="0,1")
    ),
    "everybody_stands_in_the_maze": put("cats", 0, value=FAR),
    "the_game_can_be_seen_and_goes_on": put("agenda", 0, value={"question": "join"}),
}


def test_each_invariant_is_broken_once() -> None:
    assert set(BREAKS) == names(INVARIANTS)


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_hold_is_named(name: str) -> None:
    refuses(GAME, OPTIONS, begun(), BREAKS, name)
