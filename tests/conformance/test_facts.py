"""Facts: a state can be restored from what was told of it by names, and plays on the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mastaba.kernel.contract import UnreadableFacts
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import Case, cases, final_state, spread
from tests.conformance.subject import Dice, Subject
from tests.conformance.test_states import play_side_by_side

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)


def stored(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts as they come back from a store."""
    found: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(facts))
    return found


@every_case
def test_a_restored_state_plays_on_like_the_original(case: Case) -> None:
    game = case.subject.game
    for number, (state, seat, _move, _events) in enumerate(spread(case)):
        restored = game.restore(stored(state.facts()), case.options)
        assert restored.digest() == state.digest()
        assert restored.dump() == state.dump()
        assert restored.facts() == state.facts()
        assert restored.moves(seat) == state.moves(seat)
        assert restored.view(seat) == state.view(seat)
        if number % 5 == 0:
            play_side_by_side(case.subject, restored, state.clone(), Dice(number))


@every_case
def test_the_end_of_a_game_can_be_restored(case: Case) -> None:
    last = final_state(case)
    restored = case.subject.game.restore(stored(last.facts()), case.options)
    assert restored.digest() == last.digest()
    assert restored.outcome() == last.outcome()


@every_case
def test_facts_are_the_same_in_every_plain_form(case: Case) -> None:
    for state, *_ in spread(case)[::6]:
        facts = state.facts()
        assert stored(facts) == facts
        assert msgspec.json.decode(msgspec.json.encode(facts)) == facts


def begun(subject: Subject) -> dict[str, Any]:
    facts: dict[str, Any] = subject.game.begin(2, 5, {}).facts()
    return facts


@every_game
def test_missing_and_unknown_facts_are_named(subject: Subject) -> None:
    facts = begun(subject)
    for name in facts:
        fewer = {key: value for key, value in facts.items() if key != name}
        with pytest.raises(UnreadableFacts, match=rf"\b{name}\b"):
            subject.game.restore(fewer, {})
    with pytest.raises(UnreadableFacts, match=r"\bweather\b"):
        subject.game.restore({**facts, "weather": "fine"}, {})


@every_game
def test_a_fact_of_the_wrong_kind_is_an_error(subject: Subject) -> None:
    facts = begun(subject)
    for name in facts:
        with pytest.raises(UnreadableFacts):
            subject.game.restore({**facts, name: "no such thing"}, {})
