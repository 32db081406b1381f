"""Every step, question and stream of an expedition has a name, and is read back by it."""

from __future__ import annotations

from mastaba.games.run_run_run import GAME, expedition, game, steps
from mastaba.games.run_run_run.agenda import step_forms
from mastaba.games.run_run_run.mummies import MOVED_BY
from mastaba.games.run_run_run.naming import CAUSE, STREAMS

BOX = GAME.box({})


def test_every_step_and_every_question_has_a_name_of_its_own() -> None:
    forms = step_forms(BOX)
    questions = range(steps.FIRST_QUESTION, steps.FIRST_QUESTION + len(steps.QUESTIONS))
    assert set(forms) == {*game.STEPS, *questions}
    assert len({(form.word, form.name) for form in forms.values()}) == len(forms)


def test_every_stream_of_chance_has_a_name() -> None:
    assert len(set(STREAMS)) == expedition.STREAMS
    named = {name: getattr(expedition, f"{name}_STREAM") for name in ("ROOM", "TOKEN", "REGROUP")}
    assert [STREAMS[stream] for stream in named.values()] == ["rooms", "tokens", "regroup"]


def test_every_cause_of_a_foes_move_has_a_name() -> None:
    names = [CAUSE.tell(cause) for cause in range(len(MOVED_BY))]
    assert [CAUSE.read(name, "cause") for name in names] == list(range(len(MOVED_BY)))
