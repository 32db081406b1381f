"""Chronicles of tables that are not in memory: those from before there were any, those that a crash
has left incomplete, and those whose tables have gone to sleep at once. They have time: they are
made one after the other, and slowly while there is much to do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from mastaba.tables import entries as e
from mastaba.tables.chronicle.chronicler import Chronicler
from mastaba.tables.chronicle.worker import Maker
from mastaba.tables.store import Store, StoreUnavailable, Stretch

if TYPE_CHECKING:
    from mastaba.tables.live import Live

_FILMED: Final = (e.Started, e.Moved, e.Ticked, e.TookBack, e.Ended)

_Result = TypeVar("_Result")

log = logging.getLogger("mastaba.tables")

BUSY: Final = 20
"""So many entries a second, and others go first."""
PAUSE: Final = 1.0
TELL: Final = 1000
"""After so many tables the log says how many are left."""


class Backlog:
    """`written` says how many entries were written so far, so that quiet moments are known."""

    def __init__(
        self,
        store: Store,
        maker: Maker,
        lives: Mapping[str, Live],
        written: Callable[[], int],
    ) -> None:
        self._store = store
        self._maker = maker
        self._lives = lives
        self._written = written
        self._waiting: deque[str] = deque()
        self._something_to_do = asyncio.Event()
        self._failed = 0
        self._looked = (time.monotonic(), 0)
        self._is_busy = False

    @property
    def left(self) -> int:
        """So many tables wait for their chronicle."""
        return len(self._waiting)

    def add(self, table: str) -> None:
        self._waiting.append(table)
        self._something_to_do.set()

    async def run(self, chronicler: Chronicler) -> None:
        self._waiting.extend(await self._patiently(self._store.tables_without_film))
        if self._waiting:
            log.info("%d tables lack a film; it is made beside the play", self.left)
            self._something_to_do.set()
        while True:
            await self._something_to_do.wait()
            self._something_to_do.clear()
            while self._waiting:
                await self._let_others_go_first()
                await self._patiently(partial(self._make, self._waiting[0], chronicler))
                self._waiting.popleft()
                if self.left % TELL == 0:
                    self._say_how_many_are_left()

    async def _patiently(self, step: Callable[[], Awaitable[_Result]]) -> _Result:
        """Until the store is there."""
        while True:
            try:
                return await step()
            except StoreUnavailable as error:
                log.warning("films that are left have to wait: %s", error)
                await asyncio.sleep(PAUSE)

    async def _let_others_go_first(self) -> None:
        then, before = self._looked
        now, written = time.monotonic(), self._written()
        if now - then >= 1:
            self._is_busy = written - before > BUSY * (now - then)
            self._looked = (now, written)
        await asyncio.sleep(PAUSE if self._is_busy else 0)

    async def _make(self, id: str, chronicler: Chronicler) -> None:
        live = self._lives.get(id)
        if live is not None:
            return chronicler.complete(live)
        filmed, is_closed = await self._store.filmed(id)
        if is_closed or (filmed and not await self._has_gone_on(id, filmed)):
            return None
        try:
            shown = await self._maker.whole(id, await self._store.read(id))
        except StoreUnavailable:
            raise
        except Exception as error:
            self._failed += 1
            log.debug("table %s cannot be filmed: %s", id, error)
            return None
        if shown is not None:
            stretch = Stretch(id, 1, shown.seq, shown.over, shown.made.film)
            await self._store.save_film(stretch, shown.made.snapshot)
        return None

    async def _has_gone_on(self, id: str, filmed: int) -> bool:
        """Whether more than talk has followed."""
        later = await self._store.read(id, filmed)
        return any(isinstance(e.entry_of(stored), _FILMED) for stored in later)

    def _say_how_many_are_left(self) -> None:
        if self.left:
            log.info("%d tables are left to be filmed", self.left)
        elif self._failed:
            log.warning("%d tables cannot be filmed by these rules", self._failed)
