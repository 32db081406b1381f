"""How long a client's messages are under way: half of what a ping of ours takes to come back."""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final

KEPT: Final = 5
"""So many round trips count; the one in the middle is taken, so that a hiccup does not."""
MOST: Final = 150
"""Milliseconds that are believed at most, however slowly a client answers."""
QUICKLY: Final = 0.25
SLOWLY: Final = 2.0
"""Seconds between two pings, until enough of them came back, and afterwards."""


class Delay:
    """The delay of one connection, in whole milliseconds; 0 while nothing is known."""

    def __init__(self) -> None:
        self.now = 0
        self._round_trips: deque[float] = deque(maxlen=KEPT)

    def note(self, round_trip: float) -> None:
        """A ping came back after so many seconds."""
        self._round_trips.append(round_trip)
        self.now = min(MOST, round(median(self._round_trips) * 1000 / 2))

    def next_ping(self) -> float:
        return SLOWLY if len(self._round_trips) == KEPT else QUICKLY
