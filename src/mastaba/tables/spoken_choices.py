"""What a player has chosen with words for a hand that moves by itself (TOMB-DT-48).

A hand that has touched nothing may lose its place to others; the one that comes instead is told
what was chosen, so that nobody has to choose again.
"""

from __future__ import annotations

from typing import Final

from mastaba.tables.trap import Asked, is_same

CHOICES: Final = ("choose", "way", "pace")
"""Commands that touch nothing, in the order in which they can be said."""


class SpokenChoices:
    """The last command of each kind in the pull under way."""

    def __init__(self) -> None:
        self._asked: Asked | None = None
        self._last: dict[str, str] = {}

    def note(self, asked: Asked, text: str) -> None:
        verb = text.split()[0]
        if verb not in CHOICES:
            return
        if self._asked is None or not is_same(self._asked, asked):
            self._asked, self._last = asked, {}
        if verb == "choose":
            self._last.pop("way", None)  # another stone has other ways
        self._last[verb] = text

    def of(self, asked: Asked) -> list[str]:
        """The commands that a new hand in this pull needs to hear."""
        if self._asked is None or not is_same(self._asked, asked):
            return []
        return [self._last[verb] for verb in CHOICES if verb in self._last]
