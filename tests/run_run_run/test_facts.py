"""Every step, question and stream of an expedition has a name, and is read back by it."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import GAME, RunRunRun, expedition, steps
from mastaba.games.run_run_run.agenda import step_forms
from mastaba.games.run_run_run.box import CATS, EXIT_DOOR, FOES, VAULT, card_name
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.facts import restored as read_facts
from mastaba.games.run_run_run.mummies import MOVED_BY
from mastaba.games.run_run_run.naming import (
    CARD,
    CAT,
    CAUSE,
    ENDING,
    FOE,
    STREAMS,
    TILE,
    WINDOW,
    token_form,
)
from mastaba.kernel.facts import Form
from tests.conformance.numbered import are_named_by, constants
from tests.run_run_run.scene import BLUE, RED, Scene, scene

BOX = GAME.box({})


def test_every_step_and_every_question_has_a_name_of_its_own() -> None:
    forms = step_forms(BOX)
    assert set(forms) == {*COURSE.steps, *COURSE.questions}
    assert len({(form.word, form.name) for form in forms.values()}) == len(forms)
    happen = constants(steps, "[A-Z][A-Z_]*", until="FIRST_QUESTION")
    asked = constants(steps, "Q_[A-Z_]+")
    assert {*happen.values(), *asked.values()} == set(forms)


@pytest.mark.parametrize(
    ("form", "numbers"),
    [
        (CARD, range(len(BOX.room_exits))),
        (TILE, [*range(len(BOX.room_exits)), VAULT, EXIT_DOOR]),
        (token_form(BOX), range(len(BOX.token_effect))),
        (FOE, range(len(BOX.foe_hearts))),
        (FOE, [FOES.index(name) for name in FOES]),
        (CAT, range(len(CATS))),
        (WINDOW, constants(steps, "W_[A-Z_]+").values()),
        (ENDING, constants(expedition, "PLAYING|WON|LOST_[A-Z_]+").values()),
    ],
)
def test_every_component_place_and_ending_has_a_name(form: Form, numbers: range) -> None:
    assert are_named_by(form, numbers)


def test_questions_that_the_first_edition_told_are_asked_by_the_rules_of_today() -> None:
    """Its proposals knew no objections, and partners traded one after the other."""

    def restored(s: Scene, **first: Any) -> RunRunRun:
        facts = s.game.facts()
        step = facts["agenda"][0]
        for name, fact in first.items():
            assert name not in step or fact is None
            if fact is None:
                del step[name]
            else:
                step[name] = fact
        for one in facts["agenda"]:
            if one.get("step") == "trade-tokens":
                one["seat"] = BLUE
        return dumped(facts, s.game)

    attacked = scene("LINE-2", cats={BLUE: (1, 0), RED: (1, 0)}, foes={"Jaws": (2, 0)})
    attacked.start(symbols=1)
    split = restored(attacked, damage=2, objections=None)
    assert split.digest() == attacked.game.digest()
    attacked.play(BLUE, "split 1 1")
    agreed = restored(attacked, damage=2, objections=None)
    assert agreed.digest() == attacked.game.digest()

    met = scene("LINE-1", players=2, stock=0, discard=2, tokens={BLUE: ["torch2"], RED: ["shield"]})
    met.play(BLUE, "regroup")
    met.play(RED, "join")
    met.play(BLUE, "offer")
    met.play(RED, "offer")
    shared = restored(met, objections=None)
    assert shared.digest() == met.game.digest()
    for card in [card_name(card) for card in met.game.pool]:
        met.play(BLUE, f"give {card} 1")
    assert restored(met, objections=None).digest() == met.game.digest()
    met.play(RED, "agree")
    traded = restored(met, seat=RED, done=None, refused=None)
    assert traded.waiting_seats() == [BLUE, RED]


def dumped(facts: dict[str, Any], like: RunRunRun) -> RunRunRun:
    """The game that the facts tell, with the box of another one."""
    return RunRunRun(*read_facts(facts, like.box, like.house))


def test_every_stream_of_chance_has_a_name() -> None:
    assert len(set(STREAMS)) == expedition.STREAMS
    streams = constants(expedition, "[A-Z_]+_STREAM").values()
    assert sorted(streams) == list(range(expedition.STREAMS))
    named = {name: getattr(expedition, f"{name}_STREAM") for name in ("ROOM", "TOKEN", "REGROUP")}
    assert [STREAMS[stream] for stream in named.values()] == ["rooms", "tokens", "regroup"]


def test_every_cause_of_a_foes_move_has_a_name() -> None:
    names = [CAUSE.tell(cause) for cause in range(len(MOVED_BY))]
    assert [CAUSE.read(name, "cause") for name in names] == list(range(len(MOVED_BY)))
