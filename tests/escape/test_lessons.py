"""The guided first game meets everything that its words tell of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from mastaba.games.escape import GAME
from mastaba.games.escape import events as happened
from mastaba.kernel.lessons import lesson_named
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.telling import Told

Kind = TypeVar("Kind", bound=Told)
LESSON = lesson_named(GAME.folder, "first-game")


def told() -> Iterator[tuple[str, list[Told]]]:
    """The message of each step, and what happens up to the next one."""
    state = GAME.begin(LESSON.seats, LESSON.seed, LESSON.options)
    for step in LESSON.steps:
        move = GAME.parse(step.move)
        assert move in state.moves(step.seat), step
        events = state.play(step.seat, move)
        yield step.says, [GAME.tell(event, step.seat) for event in events]
    assert state.outcome() is None


STORY = dict(told())


def only(says: str, kind: type[Kind]) -> Kind:
    (found,) = [event for event in STORY[says] if isinstance(event, kind)]
    return found


def test_each_step_has_words_of_its_own() -> None:
    assert len(STORY) == len(LESSON.steps) == 13


def test_its_rules_are_in_the_rulebook() -> None:
    rules = Rulebook.load(GAME.folder, "en").rules
    assert [step.rule for step in LESSON.steps if step.rule not in rules] == []


def test_the_first_roll_shows_every_face() -> None:
    faces = only("lesson-roll", happened.DiceSettled).faces
    assert set(faces) == set("AKTBG")
    assert faces.count("B") == 2
    assert faces[4] == "T"


def test_the_room_in_the_north_wants_four_torches() -> None:
    placed = only("lesson-place", happened.RoomPlaced)
    assert (placed.x, placed.y) == (0, -1)
    room = next(room for room in GAME.components().rooms if room.room == placed.room)
    assert room.cost == "2A"
    assert [(gem.gems, gem.price, gem.face) for gem in room.gems] == [(1, 4, "T")]


def test_golden_masks_free_what_is_locked() -> None:
    assert only("lesson-unlock", happened.DiceUnlocked).dice == [1, 6]
    assert only("lesson-mask", happened.DiceUnlocked).dice == [1]


def test_the_gem_comes_with_the_fourth_torch() -> None:
    laid = [only(f"lesson-{says}", happened.PoolJoined).dice for says in ("commit", "more", "gem")]
    assert laid == [[5], [3, 6], [2]]
    assert only("lesson-gem", happened.GemsActivated).gems == 1
