"""Steps and questions: each is declared once, by the rules that own it, and stands on the agenda of
a game by its number. A step happens by itself; a question waits for those whom it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from mastaba.kernel.contract import Decision, Move, Refusal, Seat
from mastaba.kernel.facts import Form
from mastaba.kernel.verbs import Verb

X = TypeVar("X")
"""The state of a game."""

Part = tuple[str, Form | Callable[[Any], Form]]
"""What an agenda holds with a number: its name, and its form, which may need the box."""

FIRST_QUESTION: Final = 64
"""Steps have numbers below it, and questions from it on."""


def fine(_x: object, _seat: Seat, _move: Move) -> None:
    """Any of the verbs is a legal answer, whatever else the move says."""


def nothing_more(_x: object) -> dict[str, Any]:
    """The question says it all."""
    return {}


class Step(Generic[X]):
    """What happens by itself when its turn comes."""

    def __init__(
        self, number: int, name: str, happens: Callable[..., None], *holds: Part | None
    ) -> None:
        self.number = number
        """It stands in digests, and never changes."""
        self.name = name
        self.happens = happens
        """It gets the state, and what else the agenda holds with its number."""
        self.holds = holds
        """What that is, place by place; None where a place is empty."""


class Question(Generic[X]):
    """What is asked, whom, and what comes of the answer."""

    def __init__(
        self,
        number: int,
        name: str,
        *,
        rule: str,
        verbs: tuple[Verb, ...],
        seats: Callable[[X], list[Seat]],
        moves: Callable[[X, Seat], list[Move]],
        answer: Callable[[X, Seat, Move], None],
        check: Callable[[X, Seat, Move], Refusal | None] = fine,
        facts: Callable[[X], dict[str, Any]] = nothing_more,
        late: Callable[[X], None] | None = None,
        usual: Callable[[X], Move | None] | None = None,
        holds: tuple[Part | None, ...] = (),
    ) -> None:
        self.number = number
        """It stands in digests, and never changes."""
        self.name = name
        self.rule = rule
        """The rule by which it is asked."""
        self.verbs = verbs
        """Those that answer it."""
        self.seats = seats
        """Whom it waits for."""
        self.moves = moves
        """Every legal answer of a seat that is asked."""
        self.check = check
        """Why a move of a seat that is asked, with one of the verbs, is no legal answer."""
        self.answer = answer
        """What a legal answer does."""
        self.facts = facts
        """What it is about, as everybody may know it."""
        self.late = late
        """What happens once the time for an answer has run out, if it ever does."""
        self.usual = usual
        """The answer that goes without asking, where no other can ever lead to anything better;
        None where it matters."""
        self.holds = holds
        """What else the agenda holds with its number, place by place; None for an empty one."""

    def decisions(self, x: X, text: Callable[[Move], str]) -> list[Decision]:
        """What everybody hears of it who is asked, with moves as their text."""
        facts = self.facts(x)
        if self.usual is not None:
            usual = self.usual(x)
            facts["matters"] = usual is None
            if usual is not None:
                facts["usual"] = text(usual)
        return [Decision(seat, self.name, self.rule, facts) for seat in self.seats(x)]


class Course(Generic[X]):
    """All steps and questions of a game, by number, from the chapters that declare them."""

    def __init__(self, *chapters: ModuleType) -> None:
        self.steps: dict[int, Step[X]] = _declared(Step, chapters)
        self.questions: dict[int, Question[X]] = _declared(Question, chapters)
        if max(self.steps) >= FIRST_QUESTION or min(self.questions) < FIRST_QUESTION:
            raise ValueError(f"steps have numbers below {FIRST_QUESTION}, questions from it on")


def _declared(kind: type[Any], chapters: Iterable[ModuleType]) -> dict[int, Any]:
    """What stands in the chapters of a kind; no two of them have the same number or name."""
    found = {one for chapter in chapters for one in vars(chapter).values() if isinstance(one, kind)}
    several = sorted(found, key=lambda one: (one.number, one.name))
    by_number = {one.number: one for one in several}
    if len(by_number) < len(several) or len({one.name for one in several}) < len(several):
        said = [f"{one.number} {one.name}" for one in several]
        raise ValueError(f"two have the same number or name: {', '.join(said)}")
    return by_number
