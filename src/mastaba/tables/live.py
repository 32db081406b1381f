"""A table in memory, with those who look at it and whose turn it is to write."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from mastaba.kernel.contract import Event, Seat
from mastaba.tables import entries as e
from mastaba.tables.messages import Here
from mastaba.tables.steady_clock import SteadyClock
from mastaba.tables.table import RUNNING, Table

if TYPE_CHECKING:
    from mastaba.tables.chronicle.page import Page
    from mastaba.tables.pulls import Keeper

BACKLOG: Final = 500
"""So many updates are kept per table for viewers who come back."""


_clock = SteadyClock()


def now() -> int:
    """Unix milliseconds, which never go back while this process runs."""
    return _clock.now()


def follow(table: Table) -> None:
    """Let time go on from the last entry of a running table. If a server before this one, or beside
    it, has a clock that is ahead, the game would stand until this one has reached it."""
    if table.phase == RUNNING:
        _clock.follow(table.latest)


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

    def let_go(self, key: str) -> None:
        """The table is not here any more: say why, and end the line."""
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

    def __init__(self, table: Table, alone: bool = False) -> None:
        self.table = table
        self.alone = alone
        """No other server can have seen to the table while this one did not."""
        self.turn = Turn()
        """Whose turn it is to write the next entry."""
        self.viewers: set[Viewer] = set()
        self.here = Here([])
        """Whose people are among the viewers, as it was told last."""
        self.seats_are_settled = False
        """Whether that was told since the game began: from then on seats keep their people."""
        self._backlog: deque[tuple[int, bytes, int | None]] = deque(maxlen=BACKLOG)
        """By seq, what has happened, and which move was undone; packed, because most of it is never
        looked at again, and the garbage collector would look at every single fact."""
        self.thinking: set[tuple[Seat, int]] = set()
        self.looking: set[Seat] = set()
        """Seats where a bot plays in real time."""
        self.missing: set[Seat] = set()
        """Seats whose people are waited for, in a game in real time."""
        self.left_at: dict[str, int] = {}
        """By person: when the last of their lines was lost, in unix milliseconds."""
        self.delays: dict[Viewer, int] = {}
        """In a game in real time: how long messages of a viewer are under way, in milliseconds, as
        the server has measured it, bounded."""
        self.hold = 0
        """The longest delay of somebody who plays: so long after its time, what falls due is
        written, because commands from before it may still be under way."""
        self.stale = False
        """A ring of the doorbell may have gone unheard."""
        self.wrote_last = False
        """Whether this server has written the last entry, and no other one."""
        self.used = time.monotonic()
        self.seen = 0
        """When it was noted last that somebody looks, where that is noted."""
        self.in_charge = False
        """Whether the listing says that this server sees to what falls due here."""
        self.only_woken = False
        """Whether the table is in memory for what was due, and nobody has come to it."""
        follow(table)
        self.served_since = now()
        self.due: int | None = None
        """When the clock has to be written, in unix milliseconds."""
        self.alarm: asyncio.TimerHandle | None = None
        self.rings_at = 0.0
        """When that alarm rings, by the event loop's time; not every loop's alarms know it."""
        self.beat: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None
        """How long those who are back wait for the others before a game goes on that stands."""
        self.patience_until = 0.0
        """When that is over, by the event loop's time; not every loop's alarms know it."""
        self.keeper: Keeper | None = None
        """Who looks after the trap, if there is one."""
        self.page: Page | None = None
        """How far the game's chronicle has come, once it has begun."""

    def next_time(self) -> int:
        """When the next entry is written: clocks of several hosts may differ by a little, and the
        time of a table never runs back."""
        return max(now(), self.table.latest)

    def time_for(self, entry: e.AnyEntry) -> int:
        """The time of an entry that is written now. In real time, what falls due bears its own time
        even if it is held back, and meanwhile talk bears none that is later."""
        at = self.next_time()
        if not self.table.real_time or self.due is None or type(entry) is e.Moved:
            return at
        latest = self.due if type(entry) is e.Ticked else self.due - 1
        return max(self.table.latest, min(at, latest))

    async def until_free(self, stamp: int) -> None:
        """Wait while something that is due before `stamp` is held back."""
        while self.due is not None and self.due <= stamp and now() < self.due + self.hold:
            await asyncio.sleep((self.due + self.hold - now()) / 1000)

    def remember(self, events: Sequence[Event], undone: int | None = None) -> None:
        """Keep what the last entry has made happen, for viewers who come back."""
        self._backlog.append((self.table.seq, pickle.dumps(events), undone))

    def recall(self, told: Sequence[tuple[int, Sequence[Event], int | None]]) -> None:
        """Keep what earlier entries have made happen, once the table is read. What those before did
        is not known any more, as where a game goes on from a snapshot; that they were there is told
        all the same, so that nobody who comes back misses a number."""
        known_from = told[0][0] if told else self.table.seq + 1
        kept_from = max(1, self.table.seq + 1 - BACKLOG)
        unknown = [(seq, (), None) for seq in range(kept_from, known_from)]
        for seq, events, undone in (*unknown, *told):
            self._backlog.append((seq, pickle.dumps(events), undone))

    def count_since(self, seq: int) -> int:
        """Of how many entries whoever has heard of that one is told; of none who has heard of
        none."""
        return min(len(self._backlog), max(0, self.table.seq - seq)) if seq else 0

    def since(self, seq: int) -> list[tuple[int, Sequence[Event], int | None]]:
        """What the entries after that one have made happen or undone, as far back as it is kept."""
        backlog = self._backlog
        return [(at, pickle.loads(events), undone) for at, events, undone in backlog if at > seq]
