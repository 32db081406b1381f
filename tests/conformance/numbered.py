"""What the rules give numbers to, read from their modules: nothing new goes without a name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile
from types import ModuleType
from typing import Any

from mastaba.kernel.facts import Form
from mastaba.kernel.questions import Course


def constants(module: ModuleType, names: str, until: str = "") -> dict[str, int]:
    """The numbers whose names match, as far as they are defined before another name."""
    found = takewhile(lambda name: name != until, vars(module))
    its = {name: vars(module)[name] for name in found if re.fullmatch(names, name)}
    return {name: value for name, value in its.items() if type(value) is int}


def are_named_by(form: Form, numbers: Iterable[int]) -> bool:
    """Whether each of them has a name of its own, which is read back."""
    its = list(numbers)
    names = [form.tell(one) for one in its]
    return len(set(names)) == len(its) > 0 and [form.read(one, "it") for one in names] == its


def asked_in(course: Course[Any]) -> set[str]:
    """The names of all its questions."""
    return {question.name for question in course.questions.values()}
