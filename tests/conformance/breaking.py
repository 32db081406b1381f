"""Facts that are broken in one place, so that one invariant fails and those before it hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from mastaba.kernel.contract import Game, Option, UnreadableFacts
from mastaba.kernel.soundness import Invariant, the_game_can_be_seen_and_goes_on

Facts = dict[str, Any]
Breaks = Mapping[str, Callable[[Facts], object]]
"""By the name of the invariant, what breaks it."""


def put(*path: str | int, value: Any) -> Callable[[Facts], None]:
    """Put something else in one place."""

    def change(facts: Any) -> None:
        *way, last = path
        for step in way:
            facts = facts[step]
        facts[last] = value

    return change


def all_of(*changes: Callable[[Facts], object]) -> Callable[[Facts], None]:
    def change(facts: Facts) -> None:
        for one in changes:
            one(facts)

    return change


def refuses(
    game: Game, options: Mapping[str, Option], facts: Facts, breaks: Breaks, name: str
) -> None:
    """The facts make a game until they are broken, and then it is said what does not hold."""
    game.restore(facts, options)
    breaks[name](facts)
    what = name.replace("_", " ")
    with pytest.raises(UnreadableFacts, match=f"^the game makes no sense: .* that {what}$"):
        game.restore(facts, options)


def names(*invariants: Iterable[Invariant]) -> set[str]:
    """Those of all invariants of a game, with the one that every game has."""
    its = [one.__name__ for some in invariants for one in some]
    return {*its, the_game_can_be_seen_and_goes_on.__name__}
