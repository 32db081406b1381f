"""The options of a table: each has a few values, of which the first is the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.kernel.contract import Option, UnknownOption, as_typed

SEEDS: Final = 1 << 64

Choices = Mapping[str, Sequence[Option]]


def complete(title: str, choices: Choices, given: Mapping[str, Option]) -> dict[str, Option]:
    """All options of a game, the given ones checked and the others at their default."""
    for key, value in given.items():
        if key not in choices:
            known = ", ".join(sorted(choices))
            raise UnknownOption(f"{title} has no option {key!r}; it has: {known}")
        # `True == 1` in Python, but seat 1 is not a yes.
        if not any(value == choice and type(value) is type(choice) for choice in choices[key]):
            values = ", ".join(as_typed(choice) for choice in choices[key])
            raise UnknownOption(f"option {key!r} cannot be {value!r}; it can be: {values}")
    return {key: given.get(key, its[0]) for key, its in choices.items()}


def check_start(title: str, players: range, seats: int, seed: int) -> None:
    """UnknownOption says for how many players the game is, or what a seed is."""
    if seats not in players:
        few, many = players[0], players[-1]
        raise UnknownOption(f"{title} is for {few} to {many} players, not {seats}")
    if not 0 <= seed < SEEDS:
        raise UnknownOption(f"seed {seed} is not a number from 0 to 2**64 - 1")


def check_first(first: Option, seats: int) -> None:
    """Whoever begins sits at the table."""
    if isinstance(first, int) and first >= seats:
        raise UnknownOption(f"option 'first' is seat {first}, but there are {seats} seats")
