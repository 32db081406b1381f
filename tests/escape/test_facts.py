"""Everything that happens by itself has a name; modules tell what they keep under their own."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import GAME, box, clock, dice, flight
from mastaba.games.escape.facts import PLANNED
from mastaba.games.escape.house import House
from mastaba.games.escape.modules import ALL
from mastaba.games.escape.naming import BALLOT, ENDING, curse_form, room_form, treasure_form
from mastaba.kernel.contract import Option, UnreadableFacts
from mastaba.kernel.facts import Form, Name
from tests.conformance.numbered import are_named_by, constants
from tests.conformance.playing import Case, spread
from tests.escape.subject import SUBJECT

BOX = GAME.box
BOTH: dict[str, Option] = {"curses": True, "treasures": True}


def begun(**options: Option) -> dict[str, Any]:
    return GAME.begin(2, 3, options).facts()


def test_everything_that_happens_by_itself_has_a_name_of_its_own() -> None:
    house = House(BOTH)
    planned = [PLANNED, *[module.planned() for module in house.modules]]
    assert {what for one in planned for what in one} == set(house.happenings)
    for one in planned:
        assert len({its.name for its in one.values()}) == len(one)


@pytest.mark.parametrize("number", range(4))
def test_every_stream_that_chance_has_drawn_from_is_told(number: int) -> None:
    case = Case(SUBJECT, number + 2, number, True)
    for state, *_ in spread(case):
        facts = state.facts()
        told = [facts["draws"], *[module["draws"] for module in facts["modules"].values()]]
        drawn = [one for draws in told for one in draws.values()]
        assert sum(one if isinstance(one, int) else sum(one) for one in drawn) == sum(state.draws)


def test_every_stream_has_a_name() -> None:
    seats = {"dice": flight.DICE_STREAM, "tray": flight.TRAY_STREAM}
    shared = {"rooms": flight.ROOM_STREAM, "exit": flight.EXIT_STREAM, "track": flight.TRACK_STREAM}
    streams = constants(flight, "[A-Z]+_STREAM")
    del streams["MODULE_STREAM"]
    assert sorted(streams.values()) == sorted([*seats.values(), *shared.values()])
    state = GAME.begin(2, 3, {})
    state.draws = list(range(len(state.draws)))
    draws = state.facts()["draws"]
    assert {name: draws[name] for name in shared} == shared
    assert {name: draws[name][0] for name in seats} == seats


def kind_of_die(state: int, face: int) -> str:
    """How a die is told, without the place of one that is laid."""
    facts = GAME.begin(1, 3, {})
    facts.dice[0][0] = state | face << 4
    return str(facts.facts()["dice"][0][0])


def test_every_state_and_face_of_a_die_has_a_name() -> None:
    states = constants(dice, "(?!BLANK)[A-Z]{2,}", until="STATES")
    faces = constants(box, "A|K|T|B|G|BLANK|FALLEN")
    told = {kind_of_die(state, face) for state in states.values() for face in faces.values()}
    assert len(told) == len(states) * len(faces) == 8 * 7


@pytest.mark.parametrize(
    ("form", "numbers"),
    [
        (room_form(BOX), range(len(BOX.rooms))),
        (curse_form(BOX), range(len(BOX.curses))),
        (treasure_form(BOX), range(len(BOX.treasures))),
        (Name("a colour", BOX.colours), range(len(BOX.depot))),
        (Name("a soundtrack", BOX.track_names), range(len(BOX.tracks))),
        (BALLOT, constants(box, "FATE|CONCEDE|PAUSE|RESUME|ADOPT").values()),
        (Name("a cue", clock.CUES), range(len(clock.CUE_ORDERS))),
        (ENDING, constants(flight, "LOBBY|PLAYING|ESCAPED|BURIED|CONCEDED|LOST").values()),
    ],
)
def test_every_component_vote_and_ending_has_a_name(form: Form, numbers: range) -> None:
    assert are_named_by(form, numbers)


def test_it_comes_in_the_order_in_which_it_is_planned() -> None:
    """The order among what is due at the same time is not told, as it follows from what it is."""
    state = GAME.begin(2, 3, {})
    for _due, order, what, _whom in state.agenda:
        assert PLANNED[what].order == order


def test_modules_in_play_tell_what_they_keep_under_their_own_names() -> None:
    assert begun()["modules"] == {}
    assert list(begun(curses=True)["modules"]) == ["curses"]
    assert list(begun(**BOTH)["modules"]) == ["curses", "treasures"]
    curses = begun(curses=True)["modules"]["curses"]
    assert list(curses) == ["draws", "pile", "held", "hands", "choosing", "swaps"]
    assert sorted(set(curses["pile"])) == [
        "debris", "hand", "lostdice", "mask", "silence", "trapped",
    ]  # fmt: skip


@pytest.mark.parametrize("module", ALL, ids=lambda module: module.manifest.name)
def test_a_module_names_everything_that_it_keeps(module: Any) -> None:
    state = GAME.begin(3, 1, {module.manifest.option: True})
    kept = next(one for one in state.house.modules if isinstance(one, module)).kept(state.box)
    assert set(kept) == set(state.shelf)


def test_facts_of_a_module_that_is_not_in_play_are_refused() -> None:
    with pytest.raises(UnreadableFacts, match=r"the game\.modules has what is unknown: curses"):
        GAME.restore(begun(curses=True), {})
    with pytest.raises(UnreadableFacts, match=r"the game\.modules lacks treasures"):
        GAME.restore(begun(curses=True), BOTH)
