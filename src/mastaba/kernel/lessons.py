"""Lessons: a game of a fixed seed with moves to try, and the words that explain each of them.

A lesson is a TOML file in the folder `lessons` beside the game's other data; its words are messages
of the game's catalogues.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from mastaba.kernel.contract import Option


class UnknownLesson(LookupError):
    """A lesson that the game does not have; the message says which ones it has."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move to try, the message that says why, and a rule to read more about it."""

    move: str
    says: str
    rule: str
    seat: int = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seed` fixes the game, so that the moves of the steps meet what the words tell of; `end` is
    the message after the last step, when the pupil plays on alone."""

    seed: int
    seats: int
    options: dict[str, Option]
    steps: list[LessonStep]
    end: str


def lesson_names(folder: Path) -> list[str]:
    """The lessons of the game whose data lies in `folder`."""
    return sorted(path.stem for path in (folder / "lessons").glob("*.toml"))


@cache
def lesson_named(folder: Path, name: str) -> Lesson:
    known = lesson_names(folder)
    if name not in known:
        raise UnknownLesson(f"there is no lesson {name!r}; there is: {', '.join(known)}")
    text = (folder / "lessons" / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)
