"""Steps and questions: found where they are declared, each with a number and a name of its own."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import pytest

from mastaba.kernel.contract import Decision
from mastaba.kernel.questions import Course, Question, Step, fine
from mastaba.kernel.verbs import Verb

YES: Final = Verb(0, "yes", rule="TOY-01")


class Party:
    """Some guests, of whom each says whether there shall be cake."""

    def __init__(self) -> None:
        self.guests = [0, 2]
        self.eaten: list[int] = []


def question(number: int = 64, name: str = "cake", **more: Any) -> Question[Party]:
    return Question(
        number,
        name,
        rule="TOY-02",
        verbs=(YES,),
        seats=lambda party: party.guests,
        moves=lambda _party, _seat: [YES.number],
        answer=lambda party, seat, _move: party.eaten.append(seat),
        **more,
    )


def step(number: int = 0, name: str = "bake") -> Step[Party]:
    return Step(number, name, lambda party: party.eaten.clear())


def chapter(*declared: object) -> ModuleType:
    module = ModuleType("chapter")
    for number, one in enumerate(declared):
        setattr(module, f"NAME_{number}", one)
    return module


def test_a_course_finds_what_stands_in_the_chapters_by_number() -> None:
    bake, wash, cake, bill = step(), step(7, "wash"), question(), question(70, "bill")
    course: Course[Party] = Course(chapter(bill, "text", [1], wash), chapter(cake, bake, wash))
    assert list(course.steps.items()) == [(0, bake), (7, wash)]
    assert list(course.questions.items()) == [(64, cake), (70, bill)]


def test_a_step_and_a_question_may_have_the_same_name() -> None:
    course: Course[Party] = Course(chapter(step(1, "cake"), question(64, "cake")))
    assert course.steps[1].name == course.questions[64].name


@pytest.mark.parametrize(
    "declared",
    [
        [step(1), step(1, "wash"), question()],
        [step(1), step(2), question()],
        [step(), question(64), question(64, "bill")],
        [step(), question(64), question(65)],
    ],
)
def test_two_with_one_number_or_one_name_are_refused(declared: list[object]) -> None:
    with pytest.raises(ValueError, match="two have the same number or name"):
        Course(chapter(*declared))


@pytest.mark.parametrize(("first", "then"), [(64, 65), (3, 63)])
def test_steps_and_questions_have_numbers_apart(first: int, then: int) -> None:
    with pytest.raises(ValueError, match="steps have numbers below 64"):
        Course(chapter(step(first), question(then)))
    assert Course[Party](chapter(step(63), question(64))).steps[63].number == 63


def test_everybody_who_is_asked_hears_what_it_is_about() -> None:
    party = Party()
    about = question(facts=lambda party: {"guests": len(party.guests)})
    assert about.decisions(party, str) == [
        Decision(seat, "cake", "TOY-02", {"guests": 2}) for seat in (0, 2)
    ]
    assert [one.facts for one in question().decisions(party, str)] == [{}, {}]


def test_where_nothing_else_is_said_any_of_the_verbs_will_do_and_time_is_no_matter() -> None:
    assert question().check(Party(), 0, YES.number) is None
    assert question().check is fine
    assert question().late is None


@pytest.mark.parametrize(
    ("usual", "told"),
    [(None, {"matters": True}), (YES.number, {"matters": False, "usual": "move 0"})],
)
def test_whether_an_answer_matters_is_told_with_the_one_that_is_usual(
    usual: int | None, told: dict[str, Any]
) -> None:
    about = question(usual=lambda _party: usual, facts=lambda _party: {"guests": 2})
    [first, _second] = about.decisions(Party(), lambda move: f"move {move}")
    assert first.facts == {"guests": 2, **told}
