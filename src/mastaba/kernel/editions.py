"""Editions: by which rules a game is played, as a number for each part that is in play.

The base of a game has an edition and so has each module; any change of what a move leads to raises
it. The physics has one of its own: it judged the pulls, but no replay of a game asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.kernel.contract import Game, Option

PHYSICS: Final = "physics"

Editions = Mapping[str, int]

Retired = Mapping[str, Mapping[int, str]]
"""By part, also of parts that are no more: its earlier editions, and the last version with each."""


def first_editions(game: Game, options: Mapping[str, Option]) -> dict[str, int]:
    """What was played before anything named its editions: the first of everything in play."""
    return dict.fromkeys(game.editions(options), 1)


def same_rules(one: Editions, other: Editions) -> bool:
    """Whether the same moves lead to the same game; what judged the pulls does not matter."""
    return _of_rules(one) == _of_rules(other)


def _of_rules(editions: Editions) -> dict[str, int]:
    return {part: edition for part, edition in editions.items() if part != PHYSICS}


def newer_parts(theirs: Editions, ours: Editions, retired: Retired) -> list[str]:
    """The parts that they play by a later edition than we know, or that we have never known."""

    def latest(part: str) -> int:
        return ours.get(part, max(retired.get(part, {}), default=0))

    return [part for part, edition in theirs.items() if edition > latest(part)]


def last_version(theirs: Editions, retired: Retired) -> str:
    """The last version of Mastaba that played all these editions; "" if ours or none is known."""
    known = [
        retired[part][edition]
        for part, edition in theirs.items()
        if edition in retired.get(part, {})
    ]
    return min(known, key=lambda version: [int(one) for one in version.split(".")], default="")


def changes(before: Editions, now: Editions) -> list[str]:
    """The messages that tell people which rules changed in between, oldest first."""
    return [
        f"edition-{part}-{edition}"
        for part, latest in now.items()
        for edition in range(before.get(part, latest) + 1, latest + 1)
    ]
