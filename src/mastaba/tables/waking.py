"""Sees to it that no table that waits is forgotten, in however many tables, servers and crashes.

The listing of a table says when a server has to see to it at the latest: a time runs out, or a bot
is to move. A server that has such a table in memory is *in charge* of it, and pushes that time on
as long as it runs; if it dies, another one takes over. A table that sleeps again is let go.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from mastaba.kernel.contract import REFEREE
from mastaba.tables.live import Live, now
from mastaba.tables.store import Due, Store, StoreUnavailable
from mastaba.tables.table import RUNNING, NewerRules, NotPossible, Table

log = logging.getLogger("mastaba.tables")

IN_CHARGE: Final = 30_000
"""Milliseconds after which others see to a table, if its server says nothing more of it."""
SAY_AGAIN: Final = 10.0
"""Seconds after which a server says that it is still in charge."""
AHEAD: Final = 3_000
"""So many milliseconds before its time a table is read, so that nothing comes late."""
SOON: Final = 60_000
"""A table that is due within so many milliseconds stays in memory."""
LOOK: Final = 0.5
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 100
"""So many tables are taken charge of together."""
UNREADABLE: Final = 3_600_000
"""After so many milliseconds a table that could not be read is tried again."""
LONGEST_PAUSE: Final = 0.05
"""Seconds, at the most, between two tables that are read."""


def due_of(table: Table) -> int | None:
    """When a server has to see to the table: at once where a bot is to move."""
    if table.phase != RUNNING or table.runs_only_while_served():
        return None
    return table.latest if _a_bot_is_to_act(table) else table.due()


def _a_bot_is_to_act(table: Table) -> bool:
    """Whether a bot is to move, or its pull is to be judged."""
    if table.with_trap and REFEREE in table.state.waiting_seats():
        return any(chair.bot for chair in table.chairs)
    return bool(table.bots_to_move())


def due_while_in_charge(table: Table) -> int | None:
    """When others have to see to a table that is in memory; None: nothing happens there before
    somebody comes."""
    if table.phase != RUNNING or table.runs_only_while_served() or not table.may_be_due():
        return None
    return now() + IN_CHARGE


def is_idle(live: Live) -> bool:
    """Whether nobody would miss the table in memory, but for what is due."""
    return (
        not live.viewers
        and not live.thinking
        and not live.turn.locked()
        and (live.keeper is None or live.keeper.run is None)
    )


class Waking:
    """`load` brings a table to memory, `heed` looks at its clock anew, `forget` lets it go."""

    def __init__(
        self,
        store: Store,
        lives: Mapping[str, Live],
        alone: bool,
        load: Callable[[str], Awaitable[Live]],
        heed: Callable[[Live], None],
        forget: Callable[[Live], None],
    ) -> None:
        self.woken = 0
        self._store = store
        self._lives = lives
        self._alone = alone
        self._load = load
        self._heed = heed
        self._forget = forget
        self._began = now()
        self._said = 0.0
        self._left: set[str] = set()
        """Tables that only servers of a later version can play."""

    async def run(self) -> None:
        # Who is alone need not wait until a server that has crashed is given up.
        reach = IN_CHARGE if self._alone else AHEAD
        while True:
            try:
                if await self._wake(reach) < AT_ONCE:
                    reach = AHEAD
                    await asyncio.sleep(LOOK)
                await self._stay_in_charge()
                await self._let_sleep()
            except StoreUnavailable as error:
                log.warning("what is due cannot be read: %s", error)
                await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Whoever starts next need not look at tables where nothing waits."""
        mine = [live for live in self._lives.values() if live.in_charge]
        with suppress(StoreUnavailable):
            await asyncio.gather(*(self._rest(live) for live in mine))

    # --- tables that are due ---

    async def _wake(self, reach: int) -> int:
        """Take charge of some tables that are due; how many there were."""
        due = await self._store.due_tables(now() + reach, AT_ONCE + len(self._left))
        found = [
            one
            for one in due
            if one.table not in self._left
            and (one.table not in self._lives or not self._lives[one.table].in_charge)
        ]
        if not found:
            return 0
        mine = set(await self._store.claim(found, now() + IN_CHARGE))
        for one in found:
            if one.table in mine:
                await self._wake_one(one)
                await self._stay_in_charge()
        return len(found)

    async def _wake_one(self, due: Due) -> None:
        began, is_new = time.monotonic(), due.table not in self._lives
        try:
            live = await self._load(due.table)
        except (NotPossible, LookupError) as error:
            # The log says why. It lets the others wake all the same.
            until = now() + UNREADABLE
            if isinstance(error, NotPossible) and error.key == NewerRules().key:
                self._left.add(due.table)
                until = due.due
            await self._store.stay_in_charge([due.table], until)
            return
        live.in_charge = True
        live.only_woken = is_new
        if due.due >= self._began and live.table.game.clock == "wall":
            # It was asleep and not forgotten: nobody needs time to come back.
            live.served_since = min(live.served_since, self._began)
            self._heed(live)
        self.woken += 1
        # Half of the time is for those who play meanwhile.
        await asyncio.sleep(min(time.monotonic() - began, LONGEST_PAUSE))

    # --- tables in memory ---

    async def _stay_in_charge(self) -> None:
        if time.monotonic() - self._said < SAY_AGAIN:
            return
        self._said = time.monotonic()
        mine = [id for id, live in self._lives.items() if live.in_charge]
        if mine:
            await self._store.stay_in_charge(mine, now() + IN_CHARGE)

    async def _let_sleep(self) -> None:
        sleepy = [
            live
            for live in self._lives.values()
            if live.in_charge and is_idle(live) and self._may_sleep(live)
        ][:AT_ONCE]
        await asyncio.gather(*(self._rest(live) for live in sleepy))
        for live in sleepy:
            if live.only_woken and is_idle(live) and not live.in_charge:
                self._forget(live)

    def _may_sleep(self, live: Live) -> bool:
        if live.due is not None:
            return live.due > now() + SOON
        return not _a_bot_is_to_act(live.table)

    async def _rest(self, live: Live) -> None:
        async with live.turn:
            live.in_charge = False
            try:
                await self._store.rest(live.table.id, live.table.seq, due_of(live.table))
            except StoreUnavailable:
                live.in_charge = True
                raise
