"""Every step and question of a descent has a name; what means two things is told as what it is."""

from __future__ import annotations

from dataclasses import fields

import pytest

from mastaba.games.cursed_tomb import GAME, descent, steps
from mastaba.games.cursed_tomb.box import COLOURS, FACINGS
from mastaba.games.cursed_tomb.chapters import COURSE
from mastaba.games.cursed_tomb.facts import STEPS, STREAMS, forms
from mastaba.kernel.facts import Form, Name
from tests.conformance.numbered import are_named_by, constants

BOX = GAME.box


def test_every_step_and_every_question_has_a_name_of_its_own() -> None:
    happen = constants(steps, "[A-Z][A-Z_]*", until="Q_PAWN")
    asked = constants(steps, "Q_[A-Z_]+")
    assert list(COURSE.steps) == sorted(happen.values())
    assert list(COURSE.questions) == sorted(asked.values())
    assert are_named_by(Name("a step", STEPS), [*happen.values(), *asked.values()])


@pytest.mark.parametrize(
    ("form", "numbers"),
    [
        (Name("a tile", BOX.tile_names), range(len(BOX.tile_colours))),
        (Name("a stone", BOX.stone_names), range(BOX.stones)),
        (Name("a pawn", BOX.pawns), range(len(GAME.components().pawns))),
        (forms(BOX)["mummy"], range(BOX.tomb + 1)),
        (forms(BOX)["facing"], [*FACINGS]),
        (forms(BOX)["demanded"], range(len(COLOURS))),
        (forms(BOX)["stage"], constants(steps, "NO_PULL|FOR_A_MOVE|[A-Z]+_TOMB_STONE").values()),
        (
            forms(BOX)["ending"],
            constants(descent, "PLAYING|FREED|CAPPED|ABANDONED").values(),
        ),
    ],
)
def test_every_component_place_and_ending_has_a_name(form: Form, numbers: range) -> None:
    assert are_named_by(form, numbers)


def test_every_stream_of_chance_has_a_name() -> None:
    assert len(set(STREAMS)) == descent.STREAMS
    streams = constants(descent, "[A-Z_]+_STREAM").values()
    assert sorted(streams) == list(range(descent.STREAMS))
    assert STREAMS[descent.HEAP_STREAM] == "heap"


def test_every_field_is_told_by_its_name() -> None:
    names = [one.name for one in fields(descent.Descent) if one.init]
    assert names == ["box", "house", *[name for name in forms(BOX) if name != "pull_clock"]]


def test_patience_and_the_clock_of_a_pull_are_two_things() -> None:
    state = GAME.begin(2, 1, {"pawns": "dealt", "pullClock": 30})
    seat = state.active
    state.play(seat, GAME.parse("clock x2"))
    state.play(seat, GAME.parse("turn"))
    state.play(-1, GAME.parse("begin"), 5)
    facts = state.facts()
    assert (facts["patience"], facts["pull_clock"]) == (0, "x2")
    heap = GAME.begin(2, 1, {"pawns": "dealt", "trap": "abstract"})
    heap.play(heap.active, GAME.parse("turn"))
    facts = heap.facts()
    assert (facts["patience"], facts["pull_clock"]) == (45, None)
