"""The guided first game meets everything that its words tell of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import CARD_HEARTS
from mastaba.kernel.lessons import UnknownLesson, lesson_named, lesson_names
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.telling import Told

LESSON = lesson_named(GAME.folder, "first-game")


def told() -> Iterator[tuple[str, list[Told]]]:
    """The message of each step, and what happens up to the next one."""
    state = GAME.begin(LESSON.seats, LESSON.seed, LESSON.options)
    for step in LESSON.steps:
        assert state.waiting_seats() == [step.seat], step
        events = state.play(step.seat, GAME.parse(step.move))
        yield step.says, [GAME.tell(event, step.seat) for event in events]
    assert state.outcome() is None
    (decision,) = state.waiting()
    assert decision.question == "action", "the pupil takes over at the beginning of an action"
    assert len(state.hands[0]) >= 5
    assert state.stock >= 3
    assert not state.foes


STORY = dict(told())


def one(says: str, kind: type[Told]) -> Told:
    found = [event for event in STORY[says] if isinstance(event, kind)]
    assert found, f"{says} tells of {kind.__name__}, but nothing such happens"
    return found[0]


def happens(says: str, kind: type[Told], **facts: object) -> None:
    event = one(says, kind)
    assert {name: getattr(event, name) for name in facts} == facts


def test_it_is_short_and_each_step_has_words_of_its_own() -> None:
    assert 12 <= len(LESSON.steps) <= 20
    assert len(STORY) == len(LESSON.steps)


def test_its_rules_are_in_the_rulebook() -> None:
    rules = Rulebook.load(GAME.folder, "en").rules
    assert [step.rule for step in LESSON.steps if step.rule not in rules] == []


def test_rooms_with_one_two_and_three_connections() -> None:
    for says, links in {
        "lesson-explore": 1,
        "lesson-two-connections": 2,
        "lesson-three-connections": 3,
    }.items():
        happens(says, happened.RoomPlaced, links=links)
        happens(says, happened.CardsDrawn, count=links)


def test_all_kinds_of_light() -> None:
    happens("lesson-cat", happened.HeartAdded, hearts=1)
    happens("lesson-explore", happened.RoomLit, by_torch=True, stock=4)
    happens("lesson-printed-torch", happened.RoomLit, by_torch=False, stock=4)
    happens("lesson-printed-torch", happened.MummiesRolled, symbols=0)
    happens("lesson-sarcophagus", happened.RoomLit, by_torch=True, stock=0)
    happens("lesson-dark", happened.RoomDark)
    happens("lesson-dark", happened.HeartAdded)


def test_a_token_is_found_and_used() -> None:
    happens("lesson-sarcophagus", happened.TokenRevealed, token="draw2")
    happens("lesson-token", happened.TokenUsed, token="draw2")
    happens("lesson-token", happened.HeartAdded, hearts=CARD_HEARTS)


def test_a_mummy_wakes_attacks_moves_and_falls() -> None:
    happens("lesson-token", happened.MummyWoke, foe="Snuff")
    happens("lesson-wake", happened.FoeAttacked, foe="Snuff", damage=1)
    happens("lesson-wake", happened.CardsLost, foe="Snuff")
    happens("lesson-door", happened.FoeMoved, foe="Snuff", to=(0, 1))
    happens("lesson-dice", happened.CardCommitted, dice=3)
    happens("lesson-more-dice", happened.CardCommitted, dice=6)
    happens("lesson-fell", happened.FoeFell, foe="Snuff", returns=True)
    happens("lesson-hex", happened.CardsDrawn, count=1)


def test_both_mechanisms() -> None:
    happens("lesson-dark", happened.MechanismTriggered, mechanism="torch")
    happens("lesson-dark", happened.TorchesGained, count=5, stock=5)
    happens("lesson-door", happened.MechanismTriggered, mechanism="door", left=2)
    happens("lesson-door", happened.CardsDrawn, count=2)


def test_a_regroup() -> None:
    happens("lesson-regroup", happened.RegroupBegan, left=2)
    happens("lesson-torches", happened.PoolShared)


def test_there_is_no_other_lesson() -> None:
    assert lesson_names(GAME.folder) == ["first-game"]
    with pytest.raises(UnknownLesson, match="there is: first-game"):
        lesson_named(GAME.folder, "last-game")
