"""A game in real time that an update has carried over stands still: it goes on once all who are
there have said that they are back, or after half a minute with somebody there."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from mastaba.tables import entries as e
from mastaba.tables import gallery
from mastaba.tables.live import Live
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable

log = logging.getLogger("mastaba.tables")

PATIENCE: Final = 30.0
"""Seconds that those who are back wait for the others."""


class GoingOn:
    def __init__(self, scribe: Scribe, patience: float = PATIENCE) -> None:
        self._scribe = scribe
        self._patience = patience

    def heed(self, live: Live) -> None:
        """Somebody has come, gone or said that they are back."""
        if live.table.stands and _somebody_is_back(live):
            if _nobody_is_waited_for(live):
                self._scribe.spawn(self._go_on(live))
            elif live.patience is None:
                loop = asyncio.get_running_loop()
                live.patience_until = loop.time() + self._patience
                live.patience = loop.call_later(self._patience, self._lose_patience, live)
                gallery.tell_of_patience(live)
        elif live.patience is not None:
            live.patience.cancel()
            live.patience = None
            gallery.tell_of_patience(live)

    def _lose_patience(self, live: Live) -> None:
        self._scribe.spawn(self._go_on(live))

    async def _go_on(self, live: Live) -> None:
        while True:
            try:
                async with live.turn:
                    while live.table.stands:
                        if not await self._scribe.append(live, e.Resumed("")):
                            await self._scribe.catch_up(live)
                    return
            except StoreUnavailable as error:
                log.warning("a game cannot go on: %s", error)
                await asyncio.sleep(self._scribe.retry)


def _people(live: Live) -> set[str]:
    return {viewer.person for viewer in live.viewers if live.table.seats_of(viewer.person)}


def _somebody_is_back(live: Live) -> bool:
    return bool(_people(live))


def _nobody_is_waited_for(live: Live) -> bool:
    """Who else is there is known to other servers only, so with them all are waited for, but for
    those for whom a bot plays."""
    people = _people(live)
    return all(
        chair.ready
        for chair in live.table.chairs
        if chair.person in people or not (live.alone or chair.bot)
    )
