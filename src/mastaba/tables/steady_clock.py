"""The time by which a process writes: that on the wall, but it never goes back, and not behind what
another process has written either."""

from __future__ import annotations

import time
from typing import Final

_MILLISECOND: Final = 1_000_000

FARTHEST: Final = 600_000
"""What another clock was ahead by more milliseconds than these is no time to follow."""


class SteadyClock:
    """Where the clock on the wall is set back, time goes on from where it was; where it is set
    forward, or the machine has slept, it is followed."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Unix milliseconds."""
        steady = time.monotonic_ns()
        self._ahead = max(self._ahead, time.time_ns() - steady)
        return (steady + self._ahead) // _MILLISECOND

    def follow(self, latest: int) -> None:
        """Somebody has written at that time, so it is not earlier now."""
        behind = latest - self.now()
        if 0 < behind <= FARTHEST:
            self._ahead += behind * _MILLISECOND
