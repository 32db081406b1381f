"""Clones of a state, field by field: bots make them by the hundred thousand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, TypeVar

S = TypeVar("S")

_COPIED = {"list[list[": "[one[:] for one in {}]", "list[": "{}[:]", "dict[": "{}.copy()"}
"""How fields are copied, by how their type begins, the longer one first."""


def cloner(kind: type[Any]) -> Callable[[S], S]:
    """What clones a state of this dataclass, or of a class below it: lists, lists of lists and
    dicts are copied, all else is shared, and fields that the constructor does not take begin anew.

    It is written for the fields and then compiled, as dataclasses write their constructors: going
    through a list of names instead takes twice as long.
    """
    names: dict[str, Any] = {"new": object.__new__}
    lines = ["def clone(state):", "    clone = new(state.__class__)"]
    for field in fields(kind):
        value = f"state.{field.name}"
        if not field.init:
            made = field.default_factory
            names[f"new_{field.name}"] = field.default if made is MISSING else made
            value = f"new_{field.name}" if made is MISSING else f"new_{field.name}()"
        else:
            value = _COPIED.get(_outermost(str(field.type)), "{}").format(value)
        lines.append(f"    clone.{field.name} = {value}")
    exec("\n".join([*lines, "    return clone"]), names)
    clone: Callable[[S], S] = names["clone"]
    return clone


def _outermost(written: str) -> str:
    """What is changed in place, of a type as it is written."""
    return next((start for start in _COPIED if written.startswith(start)), "")
