"""Chronicles of tables that are not in memory: those from before there were any, those that a crash
has left incomplete, and those whose tables have gone to sleep at once. They have time: they are
made one after the other, and slowly while there is much to do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from mastaba.tables import entries as e
from mastaba.tables.chronicle.chronicler import Chronicler
from mastaba.tables.chronicle.worker import Maker
from mastaba.tables.reading import read_table
from mastaba.tables.store import Store, Stored, StoreUnavailable, Stretch
from mastaba.tables.table import NotPossible, OtherRules

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
        load: Callable[[str], Awaitable[Live]],
    ) -> None:
        self._store = store
        self._maker = maker
        self._lives = lives
        self._written = written
        self._load = load
        self._waiting: deque[str] = deque()
        self._something_to_do = asyncio.Event()
        self._failed = 0
        self._said = 0
        self._has_looked = False
        self.needed_versions: dict[str, str] = {}
        """By table that lacks what a later version could go on from, or show: the version that
        played it, which alone can make it."""
        self._looked = (time.monotonic(), 0)
        self._is_busy = False

    @property
    def left(self) -> int | None:
        """So many tables wait for their chronicle; None: nobody has looked yet."""
        return len(self._waiting) if self._has_looked else None

    @property
    def of_older_rules(self) -> int:
        """So many tables wait for a version that is not this one."""
        return len(self.needed_versions)

    def add(self, table: str) -> None:
        self._waiting.append(table)
        self._something_to_do.set()

    async def run(self, chronicler: Chronicler) -> None:
        self._waiting.extend(await self._patiently(self._store.tables_without_film))
        self._has_looked = True
        if self._waiting:
            log.info("%d tables lack a chronicle; it is made beside the play", self.left)
            self._something_to_do.set()
        while True:
            await self._something_to_do.wait()
            self._something_to_do.clear()
            while self._waiting:
                await self._let_others_go_first()
                await self._patiently(partial(self._make, self._waiting[0], chronicler))
                self._waiting.popleft()
                if self._waiting and len(self._waiting) % TELL == 0:
                    log.info("%d tables are left without chronicle", self.left)
            self._say_what_cannot_be_made()

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
        stored = await self._store.read(id)
        try:
            shown = await self._maker.whole(id, stored)
        except StoreUnavailable:
            raise
        except OtherRules:
            return await self._of_other_rules(id, stored, chronicler)
        except Exception as error:
            return self._cannot_be_filmed(id, error)
        if shown is not None:
            stretch = Stretch(id, 1, shown.seq, shown.over, shown.made.film)
            await self._store.save_film(stretch, shown.made.snapshot)
        return None

    async def _has_gone_on(self, id: str, filmed: int) -> bool:
        """Whether more than talk has followed."""
        later = await self._store.read(id, filmed)
        return any(isinstance(e.entry_of(stored), _FILMED) for stored in later)

    async def _of_other_rules(
        self, id: str, stored: Sequence[Stored], chronicler: Chronicler
    ) -> None:
        """Earlier rules have begun the game: these can go on with what those have left of it."""
        try:
            await read_table(self._store, id)
            if any(isinstance(e.entry_of(one), e.CarriedOver) for one in stored):
                chronicler.complete(await self._load(id))
        except StoreUnavailable:
            raise
        except NotPossible as refusal:
            if refusal.key == "needs-version":
                self.needed_versions[id] = refusal.facts["version"]
        except Exception as error:
            self._cannot_be_filmed(id, error)

    def _cannot_be_filmed(self, id: str, error: Exception) -> None:
        self._failed += 1
        log.debug("table %s cannot be filmed: %s", id, error)

    def _say_what_cannot_be_made(self) -> None:
        if self.of_older_rules != self._said:
            self._said = self.of_older_rules
            log.warning(
                "%d tables were played by earlier rules and lack a chronicle, or part of it: they "
                "wait until the version that played them is started once (mastaba go-back)",
                self.of_older_rules,
            )
        if self._failed:
            log.warning("%d tables cannot be played again, so they get no film", self._failed)
            self._failed = 0
