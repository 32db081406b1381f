"""The invariants of the components hold after every move of many random games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from mastaba.games.run_run_run import RunRunRun
from mastaba.games.run_run_run import events as told
from mastaba.kernel.contract import Event
from mastaba.kernel.hexgrid import cell
from tests.conformance.playing import Case, play_on
from tests.run_run_run import invariants
from tests.run_run_run.invariants import Invariant
from tests.run_run_run.subject import SUBJECT

GAMES = 160


class Moment(NamedTuple):
    """A state after a move, and what happened in that move."""

    state: RunRunRun
    events: Sequence[Event]


def begin_late(state: RunRunRun) -> None:
    """As if two door mechanisms had been found long ago, so that the Boss comes into reach."""
    nowhere = cell(70, 0)
    state.door_corners = ((nowhere, nowhere, nowhere),) * 2


@cache
def moments() -> tuple[Moment, ...]:
    """Every state of all games: one to four seats, by the book and by house options."""
    found: list[Moment] = []
    for number in range(GAMES):
        case = Case(SUBJECT, number % 4 + 1, number, house=number % 8 >= 4)
        state: RunRunRun = case.begin()
        if number % 3:
            begin_late(state)
        for position in play_on(SUBJECT, state, case.dice()):
            found.append(Moment(state.clone(), position.events))
    return tuple(found)


@pytest.mark.parametrize(
    "invariant",
    [
        invariants.inv_01_sixty_four_room_cards,
        invariants.inv_02_thirty_nine_torches,
        pytest.param(
            invariants.inv_03_one_connected_maze,
            marks=pytest.mark.rule("RRR-GEO-10", "RRR-GEO-18"),
        ),
        invariants.inv_04_corridors_meet,
        invariants.inv_05_four_mummies,
        pytest.param(
            invariants.inv_06_power_and_hearts_on_the_pile, marks=pytest.mark.rule("RRR-FOE-21")
        ),
        invariants.inv_07_hearts_of_the_foes,
        invariants.inv_08_nobody_acts_with_an_empty_hand,
        pytest.param(
            invariants.inv_09_a_card_serves_once,
            marks=pytest.mark.rule("RRR-MECH-07", "RRR-DOOR-02"),
        ),
        invariants.inv_10_seventeen_tokens,
        invariants.inv_11_the_door_and_the_boss,
        pytest.param(
            invariants.inv_12_a_move_is_one_step_closer, marks=pytest.mark.rule("RRR-MUMMY-07")
        ),
        invariants.everybody_stands_in_the_maze,
        invariants.the_edge_of_the_maze_is_known,
    ],
    ids=lambda invariant: invariant.__name__,
)
def test_holds_after_every_move(invariant: Invariant) -> None:
    for state, events in moments():
        invariant(state, events)


def test_the_games_are_worth_checking() -> None:
    """They see every part of the rules that the invariants speak of."""
    seen = {event[0] for _state, events in moments() for event in events}
    wanted = {
        told.BossAppeared, told.CardsLost, told.FoeFell, told.FoeMoved,
        told.MechanismTriggered, told.PassageLaid, told.PoolShared, told.RoomDark,
        told.TokensTraded, told.TorchesEaten, told.TrapSprung,
    }  # fmt: skip
    assert wanted <= seen
