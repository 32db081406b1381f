"""Loading a game's component data (`box.toml`) with errors that name the entry."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

BoxType = TypeVar("BoxType", bound=msgspec.Struct)


class BoxError(ValueError):
    """A box file that cannot be played with: which entry, and what is wrong with it."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry} {problem}")
        self.entry = entry
        self.problem = problem


def read_box(path: Path, kind: type[BoxType], check: Callable[[BoxType], None]) -> BoxType:
    """Read, type-check and check a box file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(str(path), f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(path.name, f"is not TOML: {error}") from error
    try:
        box = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problem, _, entry = str(error).partition(" - at `$")
        raise BoxError(entry.strip(".`") or path.name, f"is wrong: {problem}") from error
    check(box)
    return box
