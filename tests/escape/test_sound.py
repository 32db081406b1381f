"""A flight in which something is lost, or there twice, is refused by what does not hold."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape.modules import ALL
from mastaba.games.escape.sound import INVARIANTS
from mastaba.kernel.contract import Option
from tests.conformance.breaking import Breaks, Facts, all_of, names, put, refuses

OPTIONS: dict[str, Option] = {"curses": True, "treasures": True}


def all_are_out(told: Facts) -> None:
    told.update(ending="playing", out=[0, 1], agenda=[])


BREAKS: Breaks = {
    "each_seat_has_all_that_belongs_to_it": lambda told: told["powers"].append(60),
    "those_who_are_named_sit_there": put("roller", value=7),
    "no_die_is_created_or_lost": lambda told: told["dice"][0].pop(),
    "faces_fit_the_states_of_dice": put("dice", 0, 0, value="locked A"),
    "everybody_leads_one_pawn_of_their_own_colour": put("leads", value=[0, 0]),
    "pools_hold_what_is_committed": put("dice", 0, 0, value="committed T"),
    "every_room_is_somewhere_once": lambda told: told["pile"].append(told["pile"][0]),
    "rooms_are_turned_by_quarters": put("temple", 0, "turned", value=4),
    "no_gem_is_created_or_lost": lambda told: put("depot", value=told["depot"] + 1)(told),
    "pawns_stand_in_the_temple_until_they_escape": lambda told: put(
        "pawns", 0, value=told["pile"][0]
    )(told),
    "what_happens_by_itself_lies_ahead": put("t", value=10**9),
    "every_curse_is_there_once_at_most": all_of(
        lambda told: told["modules"]["curses"]["pile"].extend(5 * ["mask"])
    ),
    "those_who_are_cursed_sit_there": put("modules", "curses", "hands", value=[5]),
    "every_treasure_is_there_once_at_most": lambda told: told["modules"]["treasures"][
        "pile"
    ].extend(5 * ["gem"]),
    "the_game_can_be_seen_and_goes_on": all_are_out,
}


def test_each_invariant_is_broken_once() -> None:
    state = GAME.begin(2, 5, OPTIONS)
    assert len(state.house.modules) == len(ALL)
    assert set(BREAKS) == names(INVARIANTS, *[one.invariants() for one in state.house.modules])


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_hold_is_named(name: str) -> None:
    refuses(GAME, OPTIONS, GAME.begin(2, 5, OPTIONS).facts(), BREAKS, name)


@pytest.mark.parametrize(
    ("kept", "value"),
    [("hands", [2]), ("choosing", [2]), ("swaps", [{"owner": 0, "partner": 2}])],
)
def test_no_curse_binds_the_seat_after_the_last(kept: str, value: object) -> None:
    breaks = {"those_who_are_cursed_sit_there": put("modules", "curses", kept, value=value)}
    facts = GAME.begin(2, 5, OPTIONS).facts()
    refuses(GAME, OPTIONS, facts, breaks, "those_who_are_cursed_sit_there")
