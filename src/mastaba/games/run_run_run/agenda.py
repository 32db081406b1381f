"""The steps of the agenda told by names: each with the names of its two numbers and its tuple."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.expedition import Agenda, Expedition
from mastaba.games.run_run_run.steps import Entry
from mastaba.kernel.facts import Fields, Form, strange
from mastaba.kernel.questions import Question, Step

_EMPTY: Final = (0, 0, ())
"""What stands in the places of a step that it does not need."""


class StepForm:
    """A kind of step: its name, and what its two numbers and its tuple are."""

    def __init__(self, word: str, its: Step[Expedition] | Question[Expedition], box: Box) -> None:
        self.word = word
        """`step` if it happens by itself, or `question`."""
        self.name = its.name
        named = [(place, part) for place, part in enumerate(its.holds) if part is not None]
        self._places = [place for place, _part in named]
        forms = {name: form if isinstance(form, Form) else form(box) for _, (name, form) in named}
        self._fields = Fields(forms)

    def tell(self, values: tuple[Any, ...]) -> dict[str, Any]:
        told = self._fields.tell([values[place] for place in self._places])
        return {self.word: self.name, **told}

    def read(self, told: dict[str, Any], where: str) -> tuple[Any, ...]:
        values = list(_EMPTY)
        found = self._fields.read(told, where)
        for place, value in zip(self._places, found, strict=True):
            values[place] = value
        return tuple(values)


def step_forms(box: Box) -> dict[int, StepForm]:
    """Every kind of step, those that happen and those that ask."""
    happen = {kind: StepForm("step", one, box) for kind, one in COURSE.steps.items()}
    ask = {kind: StepForm("question", one, box) for kind, one in COURSE.questions.items()}
    return {**happen, **ask}


_FIRST_EDITION: Final[dict[tuple[str, str], tuple[str, dict[str, Any]]]] = {
    ("question", "split-damage"): ("damage", {"objections": 0}),
    ("question", "agree-split"): ("damage", {"objections": 0}),
    ("question", "share-pool"): ("", {"objections": 0}),
    ("question", "agree-share"): ("", {"objections": 0}),
    ("question", "trade"): ("seat", {"done": [], "refused": []}),
    ("step", "trade-tokens"): ("seat", {}),
}
"""What the first edition told of a step and nobody needs any more, and what it did not tell yet."""


class StepsForm(Form):
    """The agenda as a list, next step first."""

    def __init__(self, box: Box) -> None:
        self._kinds = step_forms(box)
        self._by_name = {(form.word, form.name): kind for kind, form in self._kinds.items()}

    def tell(self, value: Agenda | None) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        while value is not None:
            (kind, *facts), value = value
            told.append(self._kinds[kind].tell(tuple(facts)))
        return told

    def read(self, told: Any, where: str) -> Agenda | None:
        if not isinstance(told, list):
            strange(where, told, "a list of steps")
        agenda: Agenda | None = None
        for at, one in reversed(list(enumerate(told))):
            agenda = (self._read_step(one, f"{where}[{at}]"), agenda)
        return agenda

    def _read_step(self, told: Any, where: str) -> Entry:
        facts = dict(told) if isinstance(told, dict) else {}
        words = [word for word in ("step", "question") if isinstance(facts.get(word), str)]
        kind = self._by_name.get((words[0], facts.pop(words[0]))) if len(words) == 1 else None
        if kind is None:
            strange(where, told, "a step or a question that there is")
        form = self._kinds[kind]
        gone, since = _FIRST_EDITION.get((form.word, form.name), ("", {}))
        facts.pop(gone, None)
        a, b, cells = form.read({**since, **facts}, where)
        return kind, a, b, cells
