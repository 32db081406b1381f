"""Commands of games in real time: each counts from when it was given, as far as that is known.

The server measures how long messages of each connection are under way, and bounds it. A command is
stamped with its arrival less that delay, but never before the last entry. If the rules refuse it
then, it may still be legal at its arrival. What falls due is held back by the longest delay of the
players, so that a command from just before it is still in time; a command that comes after it
waits for it.
"""

from __future__ import annotations

from collections.abc import Callable

from mastaba.tables import entries as e
from mastaba.tables.clockwork import is_asleep
from mastaba.tables.live import Live
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.table import NotPossible

TRIES = 50

Decide = Callable[[int], e.AnyEntry | int]
"""The entry to write at that time, or the seq of one that says so already; raises NotPossible."""


class Commands:
    """Writes what seats, bots and the table itself do in real time."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe

    async def write(self, live: Live, arrived: int, decide: Decide) -> int:
        """Write durably what is decided here; the seq of its entry. Nothing is done while nobody
        plays."""

        def decide_awake(at: int) -> e.AnyEntry | int:
            if is_asleep(live) or live.table.stands:
                raise NotPossible("table-too-busy")
            return decide(at)

        return await self._write_at(live, arrived, decide_awake)

    async def give(self, live: Live, arrived: int, delay: int, decide: Decide) -> int:
        """The same for a person: `arrived` is in unix milliseconds, `delay` how long before that
        the command was given."""
        if is_asleep(live):
            await self._resume(live)
        if delay:
            try:
                return await self._write_at(live, arrived - delay, decide)
            except NotPossible:
                # A delay is measured before it is needed, so it may have been shorter this time.
                pass
        return await self._write_at(live, arrived, decide)

    async def _resume(self, live: Live) -> None:
        async with live.turn:
            if is_asleep(live):
                await self._scribe.append(live, e.Resumed(""))

    async def _write_at(self, live: Live, stamp: int, decide: Decide) -> int:
        for _ in range(TRIES):
            await live.until_free(stamp)
            async with live.turn:
                at = max(stamp, live.table.latest)
                entry = decide(at)
                if isinstance(entry, int):
                    return entry
                if await self._scribe.append(live, entry, at=at):
                    seq = live.table.seq
                    try:
                        await self._scribe.go_on(live)
                    except StoreUnavailable:
                        self._scribe.spawn(self._scribe.go_on_surely(live, self._scribe.retry))
                    return seq
                await self._scribe.catch_up(live)
        raise NotPossible("table-too-busy")
