"""The terminal as a stage: lines at a readable pace, the maze, the panels, a hand of cards."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from mastaba.cli.cards import card_picture, side_by_side
from mastaba.cli.maze_map import draw_maze
from mastaba.cli.narrator import Narrator
from mastaba.cli.panels import panels
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.views import View
from mastaba.games.run_run_run.wire import card_name
from mastaba.kernel.contract import Event
from mastaba.kernel.words import Fact

_LINES_PER_PAUSE = 5
"""A line is on stage for a fifth of the time that a picture is."""


class Stage:
    """Where a game is shown to one seat, or to a spectator."""

    def __init__(self, console: Console, narrator: Narrator, pace: float) -> None:
        self.console = console
        self.narrator = narrator
        self.pace = pace
        self._shown: object = None

    # --- words ---

    def print(self, markup: str) -> None:
        self.console.print(markup)

    def say(self, message_id: str, **facts: Fact) -> None:
        self.console.print(self.narrator.say(message_id, **facts))

    def tell(self, events: Sequence[Event], state: RunRunRun) -> None:
        for line in self.narrator.lines(events, state):
            self.console.print(line)
            self._pause(self.pace / _LINES_PER_PAUSE)

    def _pause(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    # --- pictures ---

    def draw(self, state: RunRunRun) -> None:
        """The maze and everything beside it."""
        view = state.view(self.narrator.seat)
        self._shown = _scenery(view)
        self.narrator.meet(state)
        self.console.print()
        self.console.print(
            draw_maze(view, state.box, self.narrator.words, self.console.width),
            no_wrap=True,
            crop=False,
        )
        self.console.print()
        self.console.print(panels(view, self.narrator))
        self._pause(self.pace)

    def draw_news(self, state: RunRunRun) -> None:
        """The same, if anything has moved since the last picture."""
        if _scenery(state.view(self.narrator.seat)) != self._shown:
            self.draw(state)

    def legend(self) -> None:
        for part in ("corridors", "rooms", "figures", "cards"):
            self.console.print(f"[dim]{self.narrator.say(f'legend-{part}')}[/]")

    def cards(self, title: str, cards: Sequence[int], state: RunRunRun) -> None:
        """Some cards, under a title."""
        words = self.narrator.words
        pictures = [card_picture(state.box, words, card, card_name(card)) for card in cards]
        self.console.print(self.narrator.say(title))
        self.pictures(side_by_side(pictures, self.console.width))

    def pictures(self, drawn: Text) -> None:
        self.console.print(drawn, no_wrap=True, crop=False)


def _scenery(view: View) -> object:
    """What of the view is drawn."""
    return view.maze, view.foes, [cat.at for cat in view.cats], view.marks, view.passages
