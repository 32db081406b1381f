"""A table in memory, with those who look at it and whose turn it is to write."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from mastaba.kernel.contract import Event, Seat
from mastaba.tables.table import Table

if TYPE_CHECKING:
    from mastaba.tables.pulls import Keeper

BACKLOG: Final = 500
"""So many updates are kept per table for viewers who come back."""


def now() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000


class Viewer(Protocol):
    """Somebody who looks at a table: from a seat they own, or as a spectator (None)."""

    person: str
    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Put a message on its way; must not wait."""
        ...

    def send_frame(self, frame: bytes) -> None:
        """Show a frame of a trap, if the line takes it at once: the next one comes soon."""
        ...


class Turn:
    """One at a time, first come, first served: like asyncio.Lock, but it can be taken at once."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it, unless it is somebody else's."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """Give it to who has waited for longest."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()  # it had just been given to us
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.give()


class Live:
    """A table in memory: a cache of its entries, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = Turn()
        """Whose turn it is to write the next entry."""
        self.viewers: set[Viewer] = set()
        self.here: list[Seat] = []
        """The seats whose people are among the viewers, as it was told last."""
        self.backlog: deque[tuple[int, Sequence[Event]]] = deque(maxlen=BACKLOG)
        self.thinking: set[tuple[Seat, int]] = set()
        self.stale = False
        """A ring of the doorbell may have gone unheard."""
        self.used = time.monotonic()
        self.served_since = now()
        self.due: int | None = None
        """When the clock has to be written, in unix milliseconds."""
        self.alarm: asyncio.TimerHandle | None = None
        self.beat: asyncio.TimerHandle | None = None
        self.keeper: Keeper | None = None
        """Who looks after the trap, if there is one."""

    def next_time(self) -> int:
        """When the next entry is written: clocks of several hosts may differ by a little, and the
        time of a table never runs back."""
        return max(now(), self.table.latest)

    def remember(self, events: Sequence[Event]) -> None:
        """Keep what the last entry has made happen, for viewers who come back."""
        self.backlog.append((self.table.seq, events))
