"""Sees to it that what happens at tables gets into their chronicles, beside the play: a worker
process makes the parts, and here is decided when, and what was made is written.

A part is made when a game begins and when its table rests; at the latest after fifty entries where
a game waits for people, and in real time after ten seconds, in a moment in which nothing is in the
air.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from mastaba.tables.chronicle.making import FROM_THE_BEGINNING, Made, Task
from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.chronicle.page import Page
from mastaba.tables.chronicle.snapshot import snapshot_of
from mastaba.tables.chronicle.tasks import (
    BEGINNING,
    Place,
    place_after,
    place_of,
    snapshot_now,
    task_of,
)
from mastaba.tables.chronicle.worker import Answer, Maker
from mastaba.tables.store import Store, StoreUnavailable, Stretch
from mastaba.tables.table import FINISHED, Table

if TYPE_CHECKING:
    from mastaba.tables.live import Live

log = logging.getLogger("mastaba.tables")

LOOK: Final = 0.5
"""Seconds between two looks at the tables where something has happened."""
REST: Final = 3.0
"""A table rests when nothing has happened in its game for so many seconds,"""
REST_UNSEEN: Final = 1.0
"""or for so many if nobody looks at it."""
MOST: Final = 50
"""So many entries make a part at the latest, where a game waits for people."""
OFTEN: Final = 10.0
"""Seconds between two parts in real time."""
AT_ONCE: Final = 16
"""So many parts are made in one go."""
TOGETHER: Final = 0.2
"""Seconds in which tasks gather; to hand over many costs hardly more than one."""
STOP_WITHIN: Final = 8.0
"""Seconds that a polite stop has for all that is missing."""


class Chronicler:
    """Keeps the chronicles of all tables of a host. `alone`: no other host keeps them too; `later`
    gets the ids of tables that left memory too soon."""

    def __init__(
        self, store: Store, alone: bool, maker: Maker, later: Callable[[str], None]
    ) -> None:
        self.made = 0
        self._store = store
        self._alone = alone
        self._maker = maker
        self._later = later
        self._stirred: set[Live] = set()
        self._tasks: deque[tuple[Live, Task]] = deque()
        self._something_to_do = asyncio.Event()
        self._at_work: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._at_work = [asyncio.create_task(self._look_on()), asyncio.create_task(self._work())]

    # --- what is written when ---

    def heed(self, live: Live) -> None:
        """A table has gone on; called for every entry."""
        table, page = live.table, live.page
        if page is None:
            if table.state is None:
                return  # there is no game yet, or only its film
            page = live.page = Page(table)
            if table.moves:
                return  # it was just read
            # Should the server crash in the first moments of a game, that can be carried over too.
            self._ask(live, page)
        if len(table.moves) != page.moves:
            page.moves = len(table.moves)
            page.moved = time.monotonic()
        if not page.closed:
            self._stirred.add(live)
            if not page.under_way and self._is_time(live, page):
                self._ask(live, page)

    def soon(self, live: Live) -> None:
        """Write a part now, from where the store's ends: the table goes on by other rules, or was
        read with some of its chronicle missing."""
        page = live.page = Page(live.table)
        page.place, page.seq = None, 0
        self._stirred.add(live)
        self._ask(live, page)

    def complete(self, live: Live) -> None:
        """The chronicle of a table lacks something in the store."""
        if live.table.state is None:
            return  # by these rules nothing can be added
        if live.page is None or (live not in self._stirred and not live.page.closed):
            self.soon(live)

    def forget(self, live: Live) -> None:
        """The table leaves memory."""
        if live in self._stirred:
            self._stirred.discard(live)
            page = live.page
            if page is not None and not page.under_way and page.wants(live.table):
                self._later(live.table.id)

    def _is_time(self, live: Live, page: Page) -> bool:
        """Whether a part is due although the table does not rest."""
        table = live.table
        if table.real_time:
            is_time = time.monotonic() - page.written >= OFTEN
            return is_time and page.wants(table) and is_calm(table)
        since = page.seq if page.place is None else page.place.seq
        return table.seq - since >= MOST and page.wants(table)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for live in list(self._stirred):
                page = live.page
                assert page is not None, "whoever is stirred has a page"
                if not page.under_way:
                    self._look(live, page)

    def _look(self, live: Live, page: Page) -> None:
        table = live.table
        if not page.wants(table):
            if table.phase != FINISHED or page.closed:
                self._stirred.discard(live)
            return
        rest = REST if live.viewers else REST_UNSEEN
        is_over = table.phase == FINISHED and time.monotonic() - page.written >= REST_UNSEEN
        rests = time.monotonic() - page.moved >= rest and is_calm(table)
        if is_over or rests or self._is_time(live, page):
            self._ask(live, page)

    # --- asking for parts ---

    def _ask(self, live: Live, page: Page) -> None:
        page.under_way = True
        page.written = time.monotonic()
        if page.place is None:
            self._at_work.append(asyncio.create_task(self._find_place(live, page)))
        else:
            self._hand_over(live, page, page.place)

    def _hand_over(self, live: Live, page: Page, place: Place) -> None:
        task = task_of(live.table, place)
        if page.snapshot is not None:
            task = msgspec.structs.replace(task, snapshot=page.snapshot)
            page.snapshot = None
        self._tasks.append((live, task))
        self._something_to_do.set()

    async def _find_place(self, live: Live, page: Page) -> None:
        """Ask the store where the chronicle of a table can go on, then ask for the next part."""
        try:
            await self._look_up(live.table, page)
        except StoreUnavailable as error:
            self._failed(page, "cannot be read", error)
        else:
            page.under_way = False
            if page.place is None or not page.wants(live.table):
                return
            if not is_calm(live.table):
                page.written = -OFTEN  # dice were thrown meanwhile; it is time once they lie
                return
            page.under_way = True
            self._hand_over(live, page, page.place)
        finally:
            self._at_work = [task for task in self._at_work if not task.done()]

    async def _look_up(self, table: Table, page: Page) -> None:
        filmed, page.closed = await self._store.filmed(table.id)
        page.place, page.snapshot = BEGINNING, None
        for stored in await self._store.snapshots(table.id):
            with suppress(Unreadable):
                place = place_of(snapshot_of(stored.body), table)
                # Without the film up to there, it would have a hole.
                if place is not None and stored.seq <= filmed:
                    page.place, page.snapshot = place, stored.body
                    return

    def _failed(self, page: Page, what: str, error: Exception) -> None:
        log.warning("a chronicle %s: %s", what, error)
        page.under_way = False
        page.moved = page.written = time.monotonic()

    # --- making and writing them ---

    async def _work(self) -> None:
        while True:
            await self._something_to_do.wait()
            await asyncio.sleep(TOGETHER)
            self._something_to_do.clear()
            while self._tasks:
                await self._work_some(self._maker.make)

    async def _work_some(self, make: Callable[[Sequence[bytes]], Awaitable[list[Answer]]]) -> None:
        some = [self._tasks.popleft() for _ in range(min(AT_ONCE, len(self._tasks)))]
        try:
            answers = await make([msgspec.msgpack.encode(task) for _, task in some])
        except Exception as error:
            log.error("parts of chronicles cannot be made: %s", error)
            answers = [Answer(problem=str(error)) for _ in some]
        answered = zip(some, answers, strict=True)
        await asyncio.gather(*(self._answered(*one, answer) for one, answer in answered))

    async def _answered(self, live: Live, task: Task, answer: Answer) -> None:
        page = live.page
        assert page is not None, "who asks has a page"
        if answer.made is not None:
            await self._write(page, task, answer.made)
        elif answer.lacking and task.snapshot is None:
            # The process is a new one, or has forgotten the table.
            return await self._find_place(live, page)
        elif answer.lacking:
            page.place, page.snapshot = BEGINNING, None
        else:
            log.error("the chronicle of table %s cannot be made: %s", task.table, answer.problem)
            if answer.refused:
                await self._begin_again(page, task)
            else:
                page.closed = True
        page.under_way = False
        return None

    async def _write(self, page: Page, task: Task, made: Made) -> None:
        place = place_after(task, made.digests)
        if made.digests[place.moves] != task.digest:
            log.error(
                "table %s: played again up to entry %d, the game is another; no snapshot is kept",
                task.table,
                task.seq,
            )
            return await self._begin_again(page, task)
        stretch = Stretch(task.table, task.first, task.seq, task.over, made.film)
        try:
            if not await self._has_another_host(task):
                await self._store.save_film(stretch, made.snapshot)
        except StoreUnavailable as error:
            self._failed(page, "cannot be written", error)
        else:
            self.made += 1
            page.place, page.closed = place, task.over

    async def _begin_again(self, page: Page, task: Task) -> None:
        """What was gone on from is wrong: nothing may go on from it again."""
        if task.after == FROM_THE_BEGINNING:
            page.closed = True
            return
        page.place, page.snapshot = BEGINNING, None
        try:
            await self._store.drop_snapshot(task.table, task.first - 1)
        except StoreUnavailable as error:
            self._failed(page, "keeps a wrong snapshot", error)

    async def _has_another_host(self, task: Task) -> bool:
        if self._alone:
            return False
        last, closed = await self._store.filmed(task.table)
        return last > task.seq or (last == task.seq and closed >= task.over)

    # --- a polite stop ---

    async def close(self, lives: Iterable[Live], within: float = STOP_WITHIN) -> None:
        """Write all that is missing, as far as there is time: states first, being quickly told."""
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        try:
            async with asyncio.timeout(within):
                await self._write_all(list({*lives, *self._stirred}))
        except TimeoutError:
            log.warning("some films are not complete; they are when this version starts again")
        except StoreUnavailable as error:
            log.warning("chronicles cannot be completed: %s", error)
        finally:
            self._maker.close()

    async def _write_all(self, lives: list[Live]) -> None:
        missing = [
            (live, live.page)
            for live in lives
            if live.page is not None and live.page.wants(live.table)
        ]
        await asyncio.gather(
            *(
                self._store.save_snapshot(live.table.id, live.table.seq, snapshot_now(live.table))
                for live, _page in missing
            )
        )
        self._tasks.clear()
        for live, page in missing:
            page.under_way = True
            if page.place is None:
                await self._find_place(live, page)
            else:
                self._hand_over(live, page, page.place)
        while self._tasks:
            await self._work_some(self._maker.make_last)


def is_calm(table: Table) -> bool:
    """Whether nothing is in the air that rules of a later edition could see otherwise."""
    return table.state is None or bool(table.state.calm())
