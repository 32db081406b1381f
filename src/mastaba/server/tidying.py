"""When memory is looked through for what nobody can reach any more.

Almost everything here is freed with its last reference, a line with all that belongs to it too. To
look for the rest takes half a second in a large server, and everybody waits meanwhile. So what has
just been made is looked at often, in small heaps, and everything only when nothing happens.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

HEAPS: Final = (2_000, 1_000_000, 1_000_000)
"""How many new objects make a heap to look at; what is older waits for a quiet moment."""
LOOK: Final = 5.0
"""So many seconds without an entry are a quiet moment."""
NOT_SOONER: Final = 60.0
AT_LATEST: Final = 3600.0
"""Seconds from one look at everything to the next: in a quiet moment after a game was played, and
in any case."""


class Tidying:
    """Knows when it is time; `written` are the entries that were written so far."""

    def __init__(self, written: int, now: float) -> None:
        self._written = self._written_then = written
        self._then = now

    def is_time(self, written: int, now: float) -> bool:
        """Asked every few seconds: whether to look at everything now."""
        is_quiet, self._written = written == self._written, written
        was_busy = written != self._written_then
        if now - self._then < (NOT_SOONER if is_quiet and was_busy else AT_LATEST):
            return False
        self._then, self._written_then = now, written
        return True


def look_at_small_heaps() -> None:
    """What is there when a server starts stays for ever, and need not be looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*HEAPS)


async def keep_tidy(written: Callable[[], int]) -> None:
    """Look at everything from time to time."""
    tidying = Tidying(written(), time.monotonic())
    while True:
        await asyncio.sleep(LOOK)
        if tidying.is_time(written(), time.monotonic()):
            gc.collect()
