"""How long a client's messages are under way: half of what a ping of ours takes to come back.

A client may answer pings late on purpose, to have its commands count as earlier. So no more is
believed than what the system below says of the line, where it knows; and where a line becomes
slower, that is believed bit by bit only.
"""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final

KEPT: Final = 5
"""So many round trips count; the one in the middle is taken, so that a hiccup does not."""
MOST: Final = 150
"""Milliseconds that are believed at most, however slowly a client answers."""
AT_ONCE: Final = 30
"""By so many milliseconds the delay may grow with each ping."""
LEEWAY: Final = 0.05
"""A ping may take so many seconds longer than the shortest way there and back that the system has
seen."""
QUICKLY: Final = 0.25
SLOWLY: Final = 2.0
"""Seconds between two pings, until enough of them came back, and afterwards."""


class Delay:
    """The delay of one connection, in whole milliseconds; 0 while nothing is known."""

    def __init__(self) -> None:
        self.now = 0
        self._round_trips: deque[float] = deque(maxlen=KEPT)

    def note(self, round_trip: float, shortest: float | None = None) -> None:
        """A ping came back after so many seconds; `shortest`: what the system says of the line."""
        self._round_trips.append(round_trip)
        usual = median(self._round_trips)
        if shortest is not None:
            usual = min(usual, shortest + LEEWAY)
        self.now = min(MOST, round(usual * 1000 / 2), self.now + AT_ONCE)

    def next_ping(self) -> float:
        return SLOWLY if len(self._round_trips) == KEPT else QUICKLY
