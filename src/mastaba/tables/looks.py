"""Notes when somebody has looked at a table that would be deleted one day: one that is looked at
stays, whichever server has it open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from mastaba.tables.live import Live, now
from mastaba.tables.store import Store, StoreUnavailable
from mastaba.tables.table import LOBBY, Table

log = logging.getLogger("mastaba.tables")

NOT_SOONER: Final = 6 * 3_600_000
"""Milliseconds until it is noted again, and after the last entry."""
LOOK: Final = 3600.0
"""Seconds until those that stay open are noted again."""


class Looks:
    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._store = store
        self._spawn = spawn

    async def run(self, lives: Mapping[str, Live]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.note_open(lives)

    def note_open(self, lives: Mapping[str, Live]) -> None:
        for live in lives.values():
            if live.viewers:
                self.note(live)

    def note(self, live: Live) -> None:
        at, table = now(), live.table
        if max(live.seen, table.latest) + NOT_SOONER <= at and _is_deleted_one_day(table):
            live.seen = at
            self._spawn(self._write(table.id, at))

    async def _write(self, table: str, at: int) -> None:
        try:
            await self._store.see_table(table, at)
        except StoreUnavailable as error:
            log.warning("that somebody looked at a table is not written down: %s", error)


def _is_deleted_one_day(table: Table) -> bool:
    """Nobody has played there, at least not here."""
    return table.phase == LOBBY or not any(chair.person for chair in table.chairs)
