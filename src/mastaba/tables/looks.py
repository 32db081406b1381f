"""Notes when somebody has looked at a game that was brought as a file: those that nobody looks at
go."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from mastaba.tables.live import Live, now
from mastaba.tables.store import Store, StoreUnavailable

log = logging.getLogger("mastaba.tables")

NOT_SOONER: Final = 24 * 3_600_000
"""Milliseconds until it is noted again."""


class Looks:
    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._store = store
        self._spawn = spawn

    def note(self, live: Live) -> None:
        if live.table.imported and live.seen + NOT_SOONER <= now():
            live.seen = now()
            self._spawn(self._write(live.table.id, live.seen))

    async def _write(self, table: str, at: int) -> None:
        try:
            await self._store.see_table(table, at)
        except StoreUnavailable as error:
            log.warning("that somebody looked at a table is not written down: %s", error)
