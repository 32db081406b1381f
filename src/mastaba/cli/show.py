"""What a game brings to the terminal beside its words: names for facts, pictures, menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from mastaba.kernel.contract import Game, Move, Seat
from mastaba.kernel.words import Fact, Words

Facts = dict[str, Fact]
"""What a message names, in the form in which messages take it."""

Picture = list[Text]
"""A small picture, line by line."""


class Pick(NamedTuple):
    """Something to be picked on the way to a move: which one a move takes, and its message."""

    message: str
    of: Callable[[Move], int]
    facts: Callable[[int], Facts]


class Show(Protocol):
    """How one game is told and shown, to one seat or to a spectator."""

    @property
    def legend(self) -> Sequence[str]:
        """Messages that explain the signs of the pictures."""
        ...

    @property
    def examples(self) -> str:
        """A few moves as they are typed."""
        ...

    @property
    def rule(self) -> str:
        """A rule to look up, as an example."""
        ...

    @property
    def has_hand(self) -> bool: ...

    def meet(self, state: Any) -> None:
        """Learn who sits where."""
        ...

    def facts(self, facts: Mapping[str, Any]) -> Facts:
        """The facts of an event, a question or a refusal."""
        ...

    def name(self, seat: Seat) -> str:
        """What a seat is called in the middle of a sentence."""
        ...

    def move_facts(self, state: Any, move: Move) -> Facts:
        """What a legal move is about."""
        ...

    def goes_without_saying(self, event: msgspec.Struct, then: msgspec.Struct | None) -> bool:
        """Events that the next line tells as well, or in which nothing happens."""
        ...

    def is_heading(self, event: msgspec.Struct) -> bool:
        """Whether a turn begins with it."""
        ...

    def is_ending(self, event: msgspec.Struct) -> bool:
        """Whether the game ends with it."""
        ...

    def emphasised(self, text: str) -> str:
        """Plain text as markup: names, cards and places set off."""
        ...

    def scenery(self, view: Any) -> object:
        """What of a view is drawn."""
        ...

    def picture(self, state: Any, seat: Seat | None, width: int) -> Sequence[RenderableType]:
        """The board and everything beside it."""
        ...

    def at_question(
        self, state: Any, seat: Seat, question: str, width: int
    ) -> Sequence[RenderableType]:
        """What a player looks at to answer."""
        ...

    def hand(self, state: Any, seat: Seat, width: int) -> Sequence[RenderableType]: ...

    def turn_end(self, before: Any, seat: Seat, move: Move) -> Any | None:
        """The table as the move leaves it if it ends the turn, before the next one begins."""
        ...

    # --- menus ---

    @property
    def grouped(self) -> Sequence[str]:
        """Verbs that get an entry of their own when other verbs are possible too."""
        ...

    def picks(self, verb: str) -> Sequence[Pick]:
        """What is picked for a verb that has many moves, before the moves are listed."""
        ...

    def move_picture(self, state: Any, move: Move) -> Picture | None:
        """Moves that are better seen than told."""
        ...


def show_for(game: Game, words: Words) -> Show:
    """The show of a game, in the words of a language."""
    from mastaba.cli.cursed_tomb.show import CursedTombShow
    from mastaba.cli.escape.show import EscapeShow
    from mastaba.cli.run_run_run.show import RunRunRunShow

    shows: dict[str, Callable[[Game, Words], Show]] = {
        "run-run-run": RunRunRunShow,
        "cursed-tomb": CursedTombShow,
        "escape": EscapeShow,
    }
    return shows[game.name](game, words)
