"""What the conformance suite has to know about a game beyond its contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mastaba.kernel.chance import below
from mastaba.kernel.contract import Game, Millis, Move, Option, Seat


class Dice:
    """Chance for a test: the same seed gives the same throws."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.thrown = 0

    def below(self, limit: int) -> int:
        self.thrown += 1
        return below(self.seed, 0, self.thrown, limit)

    def pick(self, items: Sequence[Any]) -> Any:
        return items[self.below(len(items))]

    def pick_some(self, items: Sequence[Any], count: int) -> list[Any]:
        """So many of the items, or all if there are no more; the order stays."""
        if len(items) <= count:
            return list(items)
        return [items[at] for at in sorted({self.below(len(items)) for _ in range(count)})]


@dataclass(frozen=True)
class Subject:
    """A game under test."""

    game: Game
    choices: Callable[[int], Mapping[str, Sequence[Option]]]
    """Every table option with the values it takes at a table of so many seats."""
    shortlist: Callable[[Any, Sequence[Move], Dice], Sequence[Move]]
    """The moves among which a player picks who wants to see much of the game."""
    secrets: Callable[[Any, Seat | None], set[str]]
    """The words that nothing which is told to the seat may contain."""
    swap_hidden: Callable[[Any, Seat, int], Any]
    """Another state that looks the same to the seat, with the same dice to come."""
    pace: Callable[[Any, Dice], Millis] | None = None
    """In a game with a clock: until when time passes before the next move."""
    clock: Callable[[Any], Millis] = lambda _state: 0
    """The time of a state."""
    games: int = 6
    """How many games each number of seats plays; fewer where a game is long."""
