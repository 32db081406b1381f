"""The scribe: writes down the entries of tables, makes them happen, and tells everybody.

Durable before acknowledged: an entry is in the store before anyone hears of it. Several hosts may
serve the same table at once; the store lets only one of them write each `seq`, and the others catch
up and try again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from mastaba.kernel.contract import Event
from mastaba.kernel.lessons import lesson_named
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.doorbell import Doorbell
from mastaba.tables.live import Live, follow
from mastaba.tables.logbook import Read
from mastaba.tables.store import Listing, Store, Stored, StoreUnavailable
from mastaba.tables.table import FINISHED, LOBBY, NotPossible, Table
from mastaba.tables.telling import Before, Telling, saying_told
from mastaba.tables.waking import due_while_in_charge

log = logging.getLogger("mastaba.tables")

# Tuples, because to make a union of types takes longer than to look for one in it.
_MOVES: Final = (e.Moved, e.TookBack, e.Ticked, e.Served, e.Resumed, e.Laid)
_SEATING: Final = (e.Stood, e.Sat, e.SatBot)
_UNLISTED: Final = (*_MOVES, e.Said, e.Readied, e.PlayedAgain)
"""Entries that change nothing about how the lobby lists a table."""

AT_A_TIME: Final = 100
"""After so many entries of a long game others get their turn."""

Written = Callable[[Stored | Exception | None], None]
"""Hears of an entry that it is written, so that it can be made to happen; or None, if somebody else
has written another one there; or what went wrong."""


class CannotBeTaken(Exception):
    """An entry that is in the store makes no sense to the table."""


class Scribe:
    """`happened` is called whenever a table has gone on; `retry` are the seconds until a store that
    was unavailable is asked again."""

    def __init__(
        self, store: Store, doorbell: Doorbell, happened: Callable[[Live], None], retry: float
    ) -> None:
        self.appended = 0
        self.retry = retry
        self._store = store
        self._doorbell = doorbell
        self._happened = happened
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    # --- writing ---

    async def append(
        self,
        live: Live,
        entry: e.AnyEntry,
        record: bytes | None = None,
        at: int | None = None,
    ) -> bool:
        """Write the next entry, with the time that it is given or that of now; False if the table
        has gone on meanwhile, so that it has to be decided again: somebody else has written another
        one there, or time has run out."""
        at = live.time_for(entry) if at is None else at
        if type(entry) is e.Moved and live.due is not None and live.due <= at:
            # What is due goes before what comes at the same moment.
            await self.append(live, e.Ticked(""))
            return False
        await self._check_kept(live.table)
        stored = e.stored(live.table.id, live.table.seq + 1, at, entry)
        listing, members = _listing_after(live, entry, stored.at)
        try:
            if not await self._store.append(stored, listing, members, record):
                return False
        except StoreUnavailable:
            self._in_doubt(live)
            raise
        _note_charge(live, listing)
        self.make_happen(live, stored, entry)
        return True

    async def _check_kept(self, table: Table) -> None:
        """Nothing is begun at a table that was tidied away, also by another server."""
        if table.phase == LOBBY and table.seq and not await self._store.last_entry(table.id):
            raise NotPossible("no-such-table", table=table.id)

    async def complete(self, live: Live, read: Read) -> bool:
        """Write the entry that a table lacks which was just read; False: read it once more,
        somebody else has written one."""
        assert read.lacks is not None, "this table is complete"
        table, at = live.table, live.next_time()
        entry = read.lacks(at)
        table.pass_over(entry, at)
        listing = msgspec.structs.replace(listing_of(table), due=due_while_in_charge(table))
        stored = e.stored(table.id, table.seq, at, entry)
        if not await self._store.append(stored, listing, table.members()):
            return False
        _note_charge(live, listing)
        live.remember(())
        self.appended += 1
        self._doorbell.ring(stored.table, stored.seq)
        for seq in read.useless:
            await self._store.drop_snapshot(table.id, seq)
        return True

    def append_soon(self, live: Live, entry: e.AnyEntry, at: int, written: Written) -> None:
        """The same without a task that waits for it, and without making it happen; nothing is due
        before `at`."""
        stored = e.stored(live.table.id, live.table.seq + 1, at, entry)
        listing, members = _listing_after(live, entry, stored.at)
        try:
            done = asyncio.ensure_future(self._store.append(stored, listing, members))
        except StoreUnavailable as error:
            written(error)
            return
        done.add_done_callback(partial(self._is_written, live, stored, listing, written))

    def _is_written(
        self,
        live: Live,
        stored: Stored,
        listing: Listing | None,
        written: Written,
        done: asyncio.Future[bool],
    ) -> None:
        try:
            result = stored if done.result() else None
            if result is not None:
                _note_charge(live, listing)
        except Exception as error:
            if isinstance(error, StoreUnavailable):
                self._in_doubt(live)
            written(error)
        else:
            written(result)

    def _in_doubt(self, live: Live) -> None:
        """It may have been written all the same, and then everybody has to hear of it."""
        self.spawn(self.catch_up_surely(live))

    def make_happen(self, live: Live, stored: Stored, entry: e.AnyEntry) -> None:
        """Take an entry that is written, and tell everybody."""
        self.appended += 1
        live.wrote_last = True
        self._take(live, stored, entry)
        self._happened(live)
        self._doorbell.ring(stored.table, stored.seq)

    def _take(self, live: Live, stored: Stored, entry: e.AnyEntry) -> None:
        table, viewers = live.table, live.viewers
        if not viewers:
            events = _taken(table, stored, entry)
            live.remember(events, _undone_by(entry, table))
            return
        if isinstance(entry, _MOVES) and not _follows_an_update(table, entry):
            before = Before(table, None)
        elif isinstance(entry, e.Said):
            _take_saying(live, stored, entry)
            return
        else:
            before = Before(table, {viewer.person for viewer in viewers})
        events = _taken(table, stored, entry)
        undone = _undone_by(entry, table)
        live.remember(events, undone)
        if isinstance(entry, _SEATING):
            _move_viewers(live)
        telling = Telling(table, before, events, undone)
        for viewer in list(viewers):
            viewer.send(telling.update(viewer.person, viewer.seat))

    # --- what follows from an entry ---

    async def go_on(self, live: Live) -> None:
        """Do what follows from the last entry, which a crash may have prevented."""
        table = live.table
        while table.all_ready():
            if not await self.append(live, started(table.game, table.options, _seed_of(table))):
                await self.catch_up(live)
        while table.lacks_end():
            outcome = table.state.outcome()
            if not await self.append(live, e.Ended("", list(outcome.winners), outcome.cause)):
                await self.catch_up(live)

    async def go_on_surely(self, live: Live, wait: float = 0) -> None:
        """Go on when it is our turn, also when the store is away for a while."""
        while True:
            await asyncio.sleep(wait)
            try:
                async with live.turn:
                    return await self.go_on(live)
            except StoreUnavailable as error:
                log.warning("a table cannot go on: %s", error)
            wait = self.retry

    # --- reading ---

    async def catch_up(self, live: Live) -> None:
        """Take the entries that others have written."""
        for number, stored in enumerate(await self._store.read(live.table.id, live.table.seq), 1):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
            if stored.seq == live.table.seq + 1:
                live.wrote_last = False
                self._take(live, stored, _decoded(stored))
        follow(live.table)
        self._happened(live)

    async def catch_up_alone(self, live: Live) -> None:
        """Catch up when it is our turn."""
        async with live.turn:
            live.stale = False
            try:
                await self.catch_up(live)
            except StoreUnavailable:
                live.stale = True
                raise
        if live.table.is_torn():
            # Its writer goes on at once, unless it has crashed.
            self.spawn(self.go_on_surely(live, self.retry))

    async def catch_up_surely(self, live: Live) -> None:
        """Catch up also when the store is away for a while; without viewers it can wait."""
        while True:
            try:
                return await self.catch_up_alone(live)
            except StoreUnavailable as error:
                log.warning("a table cannot be read: %s", error)
                if not live.viewers:
                    return
            await asyncio.sleep(self.retry)

    # --- what nobody waits for ---

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done meanwhile; nothing goes on after the scribe has stopped."""
        if self._stopped:
            return work.close()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the host failed", exc_info=task.exception())

    async def stop(self) -> None:
        self._stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _decoded(stored: Stored) -> e.AnyEntry:
    try:
        return e.entry_of(stored)
    except msgspec.MsgspecError as error:
        raise CannotBeTaken from error


def _taken(table: Table, stored: Stored, entry: e.AnyEntry) -> Sequence[Event]:
    """Make an entry happen at a table."""
    try:
        return table.take(entry, stored.at)
    except Exception as error:
        raise CannotBeTaken from error


def _follows_an_update(table: Table, entry: e.AnyEntry) -> bool:
    """Whether the entry changes what is seen around the game."""
    if type(entry) is e.Laid:
        return bool(entry.after_update or (table.trap and table.trap.after_update))
    return table.stands


def _undone_by(entry: e.AnyEntry, table: Table) -> int | None:
    return table.undone if type(entry) is e.TookBack else None


def _take_saying(live: Live, stored: Stored, entry: e.Said) -> None:
    """When somebody talks, nothing else changes and everybody hears the same."""
    live.remember(_taken(live.table, stored, entry))
    message = saying_told(live.table)
    for viewer in list(live.viewers):
        viewer.send(message)


def _move_viewers(live: Live) -> None:
    """Who has lost a seat looks on as a spectator."""
    for viewer in live.viewers:
        if viewer.seat is not None and not live.table.owns(viewer.person, viewer.seat):
            viewer.seat = None


def _seed_of(table: Table) -> int:
    """Nobody can foretell a game, unless it is a lesson."""
    if table.lesson:
        return lesson_named(table.game.folder, table.lesson).seed
    return fresh_seed()


def fresh_seed() -> int:
    return secrets.randbits(63)


def _listing_after(
    live: Live, entry: e.AnyEntry, at: int
) -> tuple[Listing | None, list[str] | None]:
    """How the table is listed once it has taken the entry, if that changes it: also when nobody was
    in charge of it, and something may fall due now."""
    table = live.table
    is_unlisted = isinstance(entry, _UNLISTED)
    if is_unlisted and (live.in_charge or not _may_fall_due(table)):
        return None, None
    after = table.copy()
    after.take(entry, at)
    listing = msgspec.structs.replace(listing_of(after), due=due_while_in_charge(after))
    if is_unlisted and listing.due is None:
        return None, None
    return listing, after.members()


def _may_fall_due(table: Table) -> bool:
    """Whether others have to see to the table if this server dies."""
    return table.may_be_due() and not table.runs_only_while_served()


def _note_charge(live: Live, listing: Listing | None) -> None:
    if listing is not None:
        live.in_charge = listing.due is not None


def listing_of(table: Table) -> Listing:
    """How the lobby shows the table."""
    # A game that was left, or that no later rules could go on with, is over and undecided.
    is_played_out = table.phase == FINISHED and table.state is not None
    outcome = table.state.outcome() if is_played_out else None
    summary = {
        "seats": [
            {"name": chair.name, "bot": chair.bot, "taken": bool(chair.person)}
            for chair in table.chairs
        ],
        "options": table.options,
        "timed": table.due() is not None,
        "round": table.state.round() if outcome else 0,
        "winners": list(outcome.winners) if outcome else None,
        "imported": table.imported,
    }
    return Listing(
        table=table.id,
        code=table.code,
        game=table.game.name,
        public=table.public,
        phase=table.phase,
        summary=msgspec.json.encode(summary),
        updated=table.latest,
        opener=table.host,
        people=any(chair.person for chair in table.chairs),
    )
