"""The guided first game meets everything that its words tell of."""

from __future__ import annotations

from collections.abc import Iterator

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as happened
from mastaba.kernel.lessons import lesson_named, lesson_names
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.telling import Told

LESSON = lesson_named(GAME.folder, "first-game")


def told() -> Iterator[tuple[str, list[Told]]]:
    """The message of each step, and what happens up to the next one."""
    state = GAME.begin(LESSON.seats, LESSON.seed, LESSON.options)
    for step in LESSON.steps:
        assert [decision.seat for decision in state.waiting()] == [step.seat], step
        events = state.play(step.seat, GAME.parse(step.move))
        yield step.says, [GAME.tell(event, step.seat) for event in events]
    (decision,) = state.waiting()
    assert decision.question == "explore", "the pupil takes over at the beginning of a turn"


STORY = dict(told())


def has(says: str, kind: type[Told]) -> bool:
    return any(isinstance(event, kind) for event in STORY[says])


def test_it_is_short_and_each_step_has_words_of_its_own() -> None:
    assert lesson_names(GAME.folder) == ["first-game"]
    assert 12 <= len(LESSON.steps) <= 20
    assert len(STORY) == len(LESSON.steps)


def test_its_rules_are_in_the_rulebook() -> None:
    rules = Rulebook.load(GAME.folder, "en").rules
    assert [step.rule for step in LESSON.steps if step.rule not in rules] == []


def test_what_its_words_promise_happens() -> None:
    assert has("lesson-pull", happened.StonePulled)
    assert has("lesson-pull-freed", happened.StonePulled)
    assert has("lesson-pace", happened.StonePulled)
    assert has("lesson-scarab", happened.ScarabGained)
    assert has("lesson-catch-up", happened.ScarabGained)
    assert has("lesson-rockfall", happened.Rockfall)
    assert has("lesson-rockfall", happened.SentBack)
    assert not has("lesson-rummage", happened.Rockfall)


def test_the_colours_that_its_words_name_are_those_of_the_game() -> None:
    colours = {
        says: event.colour
        for says, events in STORY.items()
        for event in events
        if isinstance(event, happened.ColourDemanded)
    }
    assert colours["lesson-turn"] == "red"
    assert colours["lesson-turn-other"] == colours["lesson-name"] == "blue"
