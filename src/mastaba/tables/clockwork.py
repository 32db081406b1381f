"""The clockwork: lets time pass at tables. Whoever serves a table writes down that its timer has
run out; where several do, the store lets only one of them.

A game's clock may be that on the wall: it goes on while no server runs, as it must where people
have hours to answer. What fell due meanwhile waits a little, until everybody can be back. Or it may
be the time that was really played: then a table is marked every second, so that the next server
knows since when nobody was there, and time goes on from that mark once a player is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from mastaba.tables import entries as e
from mastaba.tables.live import Live, now
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable

log = logging.getLogger("mastaba.tables")

TO_COME_BACK: Final = 15.0
"""Seconds that people have to come back before something happens that fell due without a server."""
BEAT: Final = 1_000
"""So many milliseconds without an entry, and the server says that it is still there."""
ASLEEP: Final = 3 * BEAT
"""So many milliseconds without an entry, and no server is there."""
A_JUMP: Final = 0.1
"""By more seconds than that an alarm is late only if the clock was set forward."""
TICKS_AT_ONCE: Final = 10
"""So many timers that ran out are written down together, where nobody hurries."""

Step = Callable[[Live], Awaitable[None]]


class Clockwork:
    """`to_come_back` are the seconds that people have before something happens that fell due while
    no server was there."""

    def __init__(self, to_come_back: float = TO_COME_BACK) -> None:
        self.ticks = 0
        self._to_come_back = round(to_come_back * 1000)
        self._at_once = asyncio.Semaphore(TICKS_AT_ONCE)
        self._scribe: Scribe

    def write_with(self, scribe: Scribe) -> None:
        self._scribe = scribe

    def heed(self, live: Live) -> None:
        """A table has gone on, or somebody has come to it: wait for what is due next."""
        due = live.table.due()
        if due is None and live.due is None:
            return
        if due is not None and due < live.served_since and live.table.game.clock == "wall":
            due = max(due, live.served_since + self._to_come_back)
        if live.table.runs_only_while_served():
            if is_asleep(live):
                due = None
                if _a_player_is_there(live):
                    self._scribe.spawn(self._surely(live, self._resume))
            else:
                self._beat_soon(live)
        if due == live.due and live.alarm is not None and not _comes_late(live):
            return
        if live.alarm is not None:
            live.alarm.cancel()
        live.due, live.alarm = due, None
        if due is not None:
            loop, wait = asyncio.get_running_loop(), _wait(live)
            live.rings_at = loop.time() + wait
            live.alarm = loop.call_later(wait, self._ring, live)

    def forget(self, live: Live) -> None:
        """The table is not in memory any more."""
        for handle in (live.alarm, live.beat):
            if handle is not None:
                handle.cancel()

    # --- what is due ---

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._scribe.spawn(self._tick_in_turn(live))

    async def _tick_in_turn(self, live: Live) -> None:
        """After a restart hundreds of timers may run out at the same moment, and people play on."""
        if live.table.real_time:
            return await self._surely(live, self._tick)
        async with self._at_once:
            await self._surely(live, self._tick)

    async def _tick(self, live: Live) -> None:
        # After a moment that nobody has served, the time since the last entry may not count.
        while live.due is not None and live.due + live.hold <= now() and not is_asleep(live):
            if await self._scribe.append(live, e.Ticked("")):
                self.ticks += 1
            else:
                await self._scribe.catch_up(live)
        self.heed(live)

    # --- time that is played ---

    def _beat_soon(self, live: Live) -> None:
        if live.beat is None:
            wait = max(0, live.table.latest + BEAT - now()) / 1000
            live.beat = asyncio.get_running_loop().call_later(wait, self._beat, live)

    def _beat(self, live: Live) -> None:
        live.beat = None
        if not live.table.runs_only_while_served():
            return
        if now() - live.table.latest < BEAT:
            self._beat_soon(live)
        else:
            self._scribe.spawn(self._surely(live, self._mark))

    async def _mark(self, live: Live) -> None:
        if now() - live.table.latest >= BEAT and not is_asleep(live):
            await self._scribe.append(live, e.Served(""))
        self.heed(live)

    async def _resume(self, live: Live) -> None:
        if is_asleep(live):
            await self._scribe.append(live, e.Resumed(""))
        self.heed(live)

    # --- writing ---

    async def _surely(self, live: Live, step: Step) -> None:
        """Write when it is our turn, also when the store is away for a while."""
        while True:
            try:
                async with live.turn:
                    await step(live)
                    return await self._scribe.go_on(live)
            except StoreUnavailable as error:
                log.warning("the clock of a table cannot be written: %s", error)
            await asyncio.sleep(self._scribe.retry)


def _wait(live: Live) -> float:
    """Seconds until what is due has to be written."""
    return 0 if live.due is None else max(0, live.due + live.hold - now()) / 1000


def _comes_late(live: Live) -> bool:
    """Whether the clock was set forward since the alarm was set."""
    return live.rings_at > asyncio.get_running_loop().time() + _wait(live) + A_JUMP


def is_asleep(live: Live) -> bool:
    """Whether no server has seen to a table whose time is only that which was played."""
    if not live.table.runs_only_while_served():
        return False
    latest = live.table.latest
    return now() - latest >= ASLEEP or (live.alone and latest < live.served_since)


def _a_player_is_there(live: Live) -> bool:
    return any(live.table.seats_of(viewer.person) for viewer in live.viewers)
