"""The threads of a SQLite store: one that writes and commits in groups, and a few that read."""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from mastaba.tables.sqlite_jobs import NewEntry, insert_entries
from mastaba.tables.store import CodeTaken, StoreUnavailable

MOST_PER_COMMIT: Final = 512
MOST_AT_ONCE: Final = 100
"""So many entries go into one statement; each has four values, and SQLite may take only 999."""
READERS: Final = 4
APART: Final = 0.008
"""Seconds between two groups: a lone entry never waits, and many share a commit."""

Result = TypeVar("Result")
_Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


class Writer:
    """The thread that writes: jobs in order, many in one transaction, done once it is durable."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        explained: Callable[[sqlite3.Error], StoreUnavailable],
        unfit: Callable[[], StoreUnavailable | None],
        patience: float,
    ) -> None:
        self._connection = connection
        self._loop = loop
        self._explained = explained
        self._unfit = unfit
        self._was_unfit = False
        self._patience = patience
        self._given: list[_Job] = []
        self._next_group = 0.0
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], Result]) -> asyncio.Future[Result]:
        done: asyncio.Future[Result] = self._loop.create_future()
        if not self._given:
            # To wake a thread costs more than a job, so all that come now are given together.
            self._loop.call_at(self._next_group, self._hand_over)
        self._given.append((work, done))
        return done

    def _hand_over(self) -> None:
        if self._given:
            self._next_group = self._loop.time() + APART
            self._jobs.put(self._given)
            self._given = []

    async def finish(self) -> None:
        """Do the jobs that were given, then stop; nothing may be given any more."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._next_jobs()
            if jobs:
                self._tell(jobs, self._do_surely(jobs))
        self._connection.close()

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """What waits by now, at least one job; and whether those are the last."""
        jobs: list[_Job] = []
        given = self._jobs.get()
        while given is not None:
            jobs += given
            if len(jobs) >= MOST_PER_COMMIT or self._jobs.empty():
                return jobs, False
            given = self._jobs.get()
        return jobs, True

    def _do_surely(self, jobs: list[_Job]) -> list[Any]:
        """Do the jobs, and look whether the file still is what it should be before anybody hears
        that something is kept; while it is not, nothing is written."""
        results: list[Any] = []
        unfit = self._unfit() if self._was_unfit else None
        if unfit is None:
            results = self._do_together(jobs)
            unfit = self._unfit()
        self._was_unfit = unfit is not None
        return results if unfit is None else [StoreUnavailable(*unfit.args) for _job in jobs]

    def _do_together(self, jobs: list[_Job]) -> list[Any]:
        """What each job returned, or the error it is to end with."""
        connection = self._connection
        try:
            if self._insert_at_once(jobs):
                return [True] * len(jobs)
            patiently(partial(connection.execute, "BEGIN IMMEDIATE"), self._patience)
            results = [self._do_one(work) for work, _done in jobs]
            connection.execute("COMMIT")
            return results
        except sqlite3.OperationalError as error:
            self._roll_back()
            return [self._explained(error) for _job in jobs]
        except Exception as error:
            self._roll_back()
            if len(jobs) > 1:
                # One of them is at fault, and the others must not suffer for it.
                return [result for job in jobs for result in self._do_together([job])]
            return [self._explained(error) if isinstance(error, sqlite3.Error) else error]

    def _insert_at_once(self, jobs: list[_Job]) -> bool:
        """Write the jobs in one statement if all of them only add an entry; False: nothing is done.

        Whenever SQLite works, other threads run, and it takes a while to get the turn back from a
        busy event loop: once is better than once for each entry.
        """
        if len(jobs) > MOST_AT_ONCE:
            return False
        values: list[Any] = []
        for work, _done in jobs:
            if not isinstance(work, NewEntry):
                return False
            values += work.values
        insert = partial(self._connection.execute, insert_entries(len(jobs)), values)
        try:
            # A statement outside of a transaction is one of its own.
            patiently(insert, self._patience)
        except sqlite3.IntegrityError:  # a seq is taken; one by one we find out which
            return False
        return True

    def _do_one(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        try:
            return work(self._connection)
        except CodeTaken as taken:  # nothing was changed, so the others can go on
            return taken

    def _roll_back(self) -> None:
        # Some errors, such as a full disk, have rolled back already.
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _tell(self, jobs: list[_Job], results: list[Any]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, jobs, results)
        except RuntimeError:
            # The loop is closed: nobody waits any more, but what was given is still written.
            logging.getLogger(__name__).debug("nobody waits for %d writes", len(jobs))


class Readers:
    """A few threads that read, each with a connection of its own."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        lost: Callable[[], StoreUnavailable | None],
    ) -> None:
        self._connect = connect
        self._lost = lost
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def rows(self, query: str, values: Sequence[str | int]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fetch, query, values)

    def close(self) -> None:
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _fetch(self, query: str, values: Sequence[str | int]) -> list[Any]:
        if lost := self._lost():
            raise lost
        connection: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            connection = self._mine.connection = self._connect()
            self._connections.append(connection)
        return connection.execute(query, values).fetchall()


def _settle(jobs: list[_Job], results: list[Any]) -> None:
    for (_work, done), result in zip(jobs, results, strict=True):
        if done.done():  # whoever asked has stopped waiting
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def patiently(step: Callable[[], object], patience: float) -> None:
    """Try until no other process is in the way."""
    end = time.monotonic() + patience
    while True:
        try:
            step()
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() >= end:
                raise
        # Short and uneven: SQLite's own longer waits let one busy process keep out others.
        time.sleep(random.uniform(0.0005, 0.003))
