"""What is tidied away: lobbies where nobody began, games of bots alone, files of games that nobody
looks at; and games that people have left, which are put away first and can be taken up again for a
long time.

A game with people in it is never deleted.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from mastaba.tables import entries as e
from mastaba.tables.live import now
from mastaba.tables.served_days import DAY, ServedDays, note_served, served_days
from mastaba.tables.store import Due, Listing, Old, Store, StoreUnavailable
from mastaba.tables.trap import secret_name

log = logging.getLogger("mastaba.tables")

AT_ONCE: Final = 1_000
BETWEEN: Final = 3600.0
"""Seconds between two looks at what is old."""
PAUSE: Final = 0.002
"""Seconds between two steps: others write as well."""

Days = Annotated[float, Meta(gt=0)]


class Retention(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After how many days what nobody needs goes."""

    lobby: Days = 7
    """A table where nobody has begun is deleted."""
    bots: Days = 1
    """A game of bots alone is deleted."""
    imports: Days = 90
    """A game that was brought as a file is deleted when nobody has looked at it for so long: it is
    a copy."""
    people: Days = 30
    """A game of people is put away when nobody has played for so long."""
    announced: Days = 7
    """So long before that those who sit there are told, on days when a server is there."""
    put_away: Days = 90
    """For so long it can be taken up again; then it is over."""


class Step(NamedTuple):
    """What is due to happen to a table: it is deleted, put away, or over."""

    table: str
    does: str
    """`delete lobby`, `delete bots`, `delete import`, `put away`, `end`."""
    since: int


def put_away_at(retention: Retention, served: ServedDays, last: int, at: int) -> int | None:
    """When a game is put away in which nothing has happened since `last`, seen from `at`; None: it
    is too early to announce that. Its people are told on so many days at least when a server is
    there, so a server that was down for a month has not told them yet."""
    due = last + round(retention.people * DAY)
    told_since = max(last, due - round(retention.announced * DAY))
    if at < told_since:
        return None
    # The day on which it is first told and the one on which it is done are none of them.
    lacking = math.floor(retention.announced) + 1 - served.count(told_since, at)
    return due if lacking <= 0 else max(due, (at // DAY + lacking) * DAY)


async def announced(store: Store, retention: Retention, last: int) -> int | None:
    """The same as of now; the store is asked only where it is soon."""
    at = now()
    if put_away_at(retention, ServedDays(), last, at) is None:
        return None
    return put_away_at(retention, await served_days(store), last, at)


def _was_announced(retention: Retention, served: ServedDays, last: int, at: int) -> bool:
    due = put_away_at(retention, served, last, at)
    return due is not None and due <= at


async def due_steps(store: Store, retention: Retention, at: int) -> AsyncIterator[Step]:
    """What is due at that time, each step once."""
    kinds: tuple[tuple[Old, str, float], ...] = (
        ("lobby", "delete lobby", retention.lobby),
        ("bots", "delete bots", retention.bots),
        ("imports", "delete import", retention.imports),
        ("people", "put away", retention.people),
        ("put away", "end", retention.put_away),
    )
    served = await served_days(store)
    for kind, does, days in kinds:
        async for table, since in _old_tables(store, kind, at - round(days * DAY)):
            if kind == "people" and not _was_announced(retention, served, since, at):
                break  # those that were left later were announced later
            yield Step(table, does, since)


async def _old_tables(store: Store, kind: Old, before: int) -> AsyncIterator[Due]:
    last = None
    while found := await store.old_tables(kind, before, AT_ONCE, last):
        for one in found:
            yield one
        last = found[-1]


class Tidying:
    """Does what is due, for one server; `rings` lets those hear of it who have the table open,
    `is_open` says whether somebody here has, and `forget` lets go of one that is deleted."""

    def __init__(
        self,
        store: Store,
        retention: Retention,
        rings: Callable[[str, int], None],
        is_open: Callable[[str], bool],
        forget: Callable[[str], None],
    ) -> None:
        self._store = store
        self._retention = retention
        self._rings = rings
        self._is_open = is_open
        self._forget = forget

    async def keep_tidy(self) -> None:
        while True:
            await self._note_served()
            await asyncio.sleep(BETWEEN)
            try:
                done = await self.tidy()
            except StoreUnavailable as error:
                log.warning("nothing is tidied away just now: %s", error)
            else:
                if done:
                    log.info("tidied away: %d tables", done)

    async def _note_served(self) -> None:
        try:
            await note_served(self._store, now())
        except StoreUnavailable as error:
            log.warning("that a server was there today is not written down: %s", error)

    async def tidy(self) -> int:
        """Do everything that is due; at how many tables something was done."""
        return len([step async for step in self.steps()])

    async def steps(self) -> AsyncIterator[Step]:
        """Each step that was done, as soon as it is."""
        async for step in due_steps(self._store, self._retention, now()):
            if await self._do(step):
                yield step
                await asyncio.sleep(PAUSE)

    async def _do(self, step: Step) -> bool:
        # The last entry comes first: who comes back after it keeps ours from being written.
        last = await self._store.last_entry(step.table)
        listing = await self._store.listing(step.table)
        if listing is None or last is None or self._is_open(step.table):
            return False
        if listing.updated > step.since or listing.phase not in _PHASES[step.does]:
            return False  # somebody has come back meanwhile
        if step.does in ("delete lobby", "put away") and last.at > step.since:
            return False
        if step.does.startswith("delete"):
            await self._store.delete(step.table, secret_name(step.table))
            self._forget(step.table)
            return True
        at = max(now(), last.at)
        entry: e.AnyEntry
        if step.does == "put away":
            entry = e.PutAway("", at + round(self._retention.put_away * DAY))
            listing = _as(listing, "abandoned", at)
        else:
            entry = e.Ended("", [], e.ABANDONED)
            listing = _as(listing, "finished", at)
        seq = last.seq + 1
        if not await self._store.append(e.stored(step.table, seq, at, entry), listing):
            return False
        self._rings(step.table, seq)
        return True


_PHASES: Final = {
    "delete lobby": ("lobby",),
    "delete bots": ("running", "finished"),
    "delete import": ("finished",),
    "put away": ("running",),
    "end": ("abandoned",),
}


def _as(listing: Listing, phase: str, at: int) -> Listing:
    return msgspec.structs.replace(listing, phase=phase, updated=at, due=None)
