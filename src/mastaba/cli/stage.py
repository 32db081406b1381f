"""The terminal as a stage: lines at a readable pace, the board, what lies beside it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from mastaba.cli.narrator import Narrator
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

    def tell(self, events: Sequence[Event], state: Any) -> None:
        for line in self.narrator.lines(events, state):
            self.console.print(line)
            self._pause(self.pace / _LINES_PER_PAUSE)

    def _pause(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    # --- pictures ---

    def draw(self, state: Any) -> None:
        """The board and everything beside it."""
        show = self.narrator.show
        self._shown = show.scenery(state.view(self.narrator.seat))
        self.narrator.meet(state)
        for part in show.picture(state, self.narrator.seat, self.console.width):
            self.console.print()
            self.render(part)
        self._pause(self.pace)

    def draw_news(self, state: Any) -> None:
        """The same, if anything has moved since the last picture."""
        if self.narrator.show.scenery(state.view(self.narrator.seat)) != self._shown:
            self.draw(state)

    def render(self, part: RenderableType) -> None:
        """A picture keeps its lines, whatever the width; all else is fitted to it."""
        if isinstance(part, Text):
            self.console.print(part, no_wrap=True, crop=False)
        else:
            self.console.print(part)

    def legend(self) -> None:
        for message in self.narrator.show.legend:
            self.console.print(f"[dim]{self.narrator.say(message)}[/]")
