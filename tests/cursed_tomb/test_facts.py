"""Every step and question of a descent has a name; what means two things is told as what it is."""

from __future__ import annotations

from mastaba.games.cursed_tomb import GAME, descent, game, steps
from mastaba.games.cursed_tomb.facts import STEPS, STREAMS


def test_every_step_and_every_question_has_a_name_of_its_own() -> None:
    questions = range(steps.FIRST_QUESTION, steps.FIRST_QUESTION + len(steps.QUESTIONS))
    assert set(STEPS) == {*game.STEPS, *questions}
    assert len(set(STEPS.values())) == len(STEPS)


def test_every_stream_of_chance_has_a_name() -> None:
    assert len(set(STREAMS)) == descent.STREAMS
    assert STREAMS[descent.HEAP_STREAM] == "heap"


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
