"""The embedded store: one SQLite file, written by one thread that commits in groups.

Several processes may open the same file on one machine; network drives will not do.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from mastaba.tables.migrations import NEWEST, PRESENT
from mastaba.tables.store import (
    LARGEST,
    READY_WITHIN,
    CodeTaken,
    Listing,
    Person,
    Stored,
    StoreUnavailable,
    check_append,
    check_person,
    check_texts,
    storable,
)

MOST_PER_COMMIT: Final = 512
MOST_AT_ONCE: Final = 100
"""So many entries go into one statement; each has four values, and SQLite may take only 999."""
READERS: Final = 4

_Result = TypeVar("_Result")
_Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]

_LISTING: Final = (
    "SELECT listing.table_id, code, game, public, phase, summary, updated FROM listing"
)

_WHAT_TO_CHECK: Final = {
    "SQLITE_BUSY": "another program keeps it locked; is a backup or a database browser at work?",
    "SQLITE_CANTOPEN": "it cannot be opened; check the path and who may read and write there",
    "SQLITE_CORRUPT": "it is damaged; restore it from a backup",
    "SQLITE_FULL": "the disk is full; free some space",
    "SQLITE_IOERR": "the disk does not read or write; check that it is healthy and not full",
    "SQLITE_NOTADB": "it is no SQLite database; name another file",
    "SQLITE_PERM": "access was denied; check who may read and write the file and its folder",
    "SQLITE_READONLY": "it may not be written; check who owns the file and its folder",
}


class SqliteStore:
    """`patience` is how many seconds a write waits for other processes that write."""

    def __init__(self, path: Path, patience: float = 10.0) -> None:
        self._path = path.absolute()  # the process may change its folder
        self._patience = patience
        self._writer: _Writer | None = None
        self._readers: _Readers | None = None
        self._file: os.stat_result | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        if self._writer is not None:
            raise RuntimeError(f"the store {self._path} is open already")
        connection = await asyncio.to_thread(self._prepare)
        self._file = self._path.stat()
        self._readers = _Readers(self._connect)
        self._writer = _Writer(
            connection, asyncio.get_running_loop(), self._explained, self._patience
        )

    async def close(self) -> None:
        writer, readers = self._writer, self._readers
        self._writer = self._readers = None
        if writer is not None:
            await asyncio.to_thread(writer.finish)
        if readers is not None:
            await asyncio.to_thread(readers.close)

    def _prepare(self) -> sqlite3.Connection:
        """Make the file if need be, migrate it, and connect for writing."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # It holds secrets, so nobody else may read it.
            self._path.touch(mode=0o600)
        except OSError as error:
            raise StoreUnavailable(
                f"the database {self._path} cannot be made: {error.strerror}; check the path and "
                "who may write there"
            ) from error
        try:
            self._choose_write_ahead_log()
            self._migrate()
            return self._connect_to_write()
        except sqlite3.Error as error:
            raise self._explained(error) from error

    def _choose_write_ahead_log(self) -> None:
        """Readers never wait for writers then. The choice stays with the file."""
        with closing(self._connect()) as connection:
            # SQLite does not wait here by itself while another process makes the same choice.
            _patiently(partial(connection.execute, "PRAGMA journal_mode = WAL"), self._patience)

    def _migrate(self) -> None:
        if self._present_schema() != NEWEST:
            from mastaba.tables.migrations.running import migrate_sqlite

            migrate_sqlite(self._connect, f"the database {self._path}")

    def _present_schema(self) -> str | None:
        with closing(self._connect()) as connection:
            try:
                row = connection.execute(PRESENT).fetchone()
            except sqlite3.OperationalError:
                return None
            return str(row[0]) if row else None

    def _connect_to_write(self) -> sqlite3.Connection:
        connection = self._connect()
        # The writer has its own way of waiting. Until here, others that come and go are waited for.
        connection.execute("PRAGMA busy_timeout = 0")
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path,
            timeout=self._patience,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            # A commit is on the disk before it returns, even if the power fails.
            connection.execute("PRAGMA synchronous = FULL")
            # macOS keeps what a plain fsync writes in the drive's cache.
            connection.execute("PRAGMA fullfsync = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _explained(self, error: sqlite3.Error) -> StoreUnavailable:
        name = getattr(error, "sqlite_errorname", "")
        for code, advice in _WHAT_TO_CHECK.items():
            if name.startswith(code):
                return StoreUnavailable(f"the database {self._path} is not available: {advice}")
        return StoreUnavailable(f"the database {self._path} is not available: {error}")

    # --- the log ---

    async def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
    ) -> bool:
        check_append(entry, listing, members)
        if listing is None and members is None:
            return await self._write(_NewEntry(entry))
        return await self._write(partial(_append, entry=entry, listing=listing, members=members))

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        rows = await self._rows(
            "SELECT table_id, seq, at, body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq",
            table,
            min(max(after, 0), LARGEST),
        )
        return [Stored(*row) for row in rows]

    # --- the lobby ---

    async def listing(self, table: str) -> Listing | None:
        return _only(await self._listings(f"{_LISTING} WHERE table_id = ?", table))

    async def table_with_code(self, code: str) -> Listing | None:
        return _only(await self._listings(f"{_LISTING} WHERE code = ?", code))

    async def public_tables(self, limit: int = 50) -> list[Listing]:
        return await self._listings(
            f"{_LISTING} WHERE public AND phase <> 'finished' "
            "ORDER BY updated DESC, table_id LIMIT ?",
            limit,
        )

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        return await self._listings(
            f"{_LISTING} JOIN member USING (table_id) WHERE person_id = ? "
            "ORDER BY updated DESC, table_id LIMIT ?",
            person,
            limit,
        )

    async def _listings(self, query: str, *values: str | int) -> list[Listing]:
        return [_listing(row) for row in await self._rows(query, *values)]

    # --- people and secrets ---

    async def save_person(self, person: Person) -> None:
        check_person(person)
        await self._write(partial(_save_person, person=person))

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, created FROM person WHERE id = ?", id)
        return Person(*rows[0]) if rows else None

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        check_texts(name=name)
        rows = await self._rows("SELECT value FROM secret WHERE name = ?", name)
        if rows:
            return bytes(rows[0][0])
        return await self._write(partial(_keep_secret, name=name, value=make()))

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                # An empty transaction finds out whether the file may be written.
                await self._write(_do_nothing)
                await self._rows("SELECT 1 FROM entry LIMIT 1")
            # SQLite goes on writing into a file that was deleted or replaced.
            return self._file is not None and os.path.samestat(self._file, self._path.stat())
        except (StoreUnavailable, OSError):
            return False

    # --- reaching the database ---

    async def _write(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        if self._writer is None:
            raise StoreUnavailable(f"the store {self._path} is not open")
        return await self._writer.do(work)

    async def _rows(self, query: str, *values: str | int) -> list[Any]:
        if self._readers is None:
            raise StoreUnavailable(f"the store {self._path} is not open")
        if not all(storable(value) for value in values if isinstance(value, str)):
            return []
        try:
            return await self._readers.rows(query, values)
        except sqlite3.Error as error:
            raise self._explained(error) from error


class _Writer:
    """The thread that writes: jobs in order, many in one transaction, done once it is durable."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        explained: Callable[[sqlite3.Error], StoreUnavailable],
        patience: float,
    ) -> None:
        self._connection = connection
        self._loop = loop
        self._explained = explained
        self._patience = patience
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], _Result]) -> asyncio.Future[_Result]:
        done: asyncio.Future[_Result] = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    def finish(self) -> None:
        """Do the jobs that were given, then stop; nothing may be given any more."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._next_jobs()
            if jobs:
                self._tell(jobs, self._do_together(jobs))
        self._connection.close()

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """What waits by now, at least one job; and whether those are the last."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_PER_COMMIT or self._jobs.empty():
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _do_together(self, jobs: list[_Job]) -> list[Any]:
        """What each job returned, or the error it is to end with."""
        connection = self._connection
        try:
            if self._insert_at_once(jobs):
                return [True] * len(jobs)
            _patiently(partial(connection.execute, "BEGIN IMMEDIATE"), self._patience)
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
            if not isinstance(work, _NewEntry):
                return False
            values += work.values
        insert = partial(self._connection.execute, _insert(len(jobs)), values)
        try:
            # A statement outside of a transaction is one of its own.
            _patiently(insert, self._patience)
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


class _Readers:
    """A few threads that read, each with a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
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


def _patiently(step: Callable[[], object], patience: float) -> None:
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


# --- the jobs of the writer ---


class _NewEntry:
    """An entry, and nothing else that would have to change with it."""

    def __init__(self, entry: Stored) -> None:
        self._entry = entry

    @property
    def values(self) -> tuple[str, int, int, bytes]:
        entry = self._entry
        return entry.table, entry.seq, entry.at, entry.body

    def __call__(self, connection: sqlite3.Connection) -> bool:
        return _append(connection, self._entry, None, None)


@cache
def _insert(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO entry (table_id, seq, at, body) VALUES {rows}"


def _append(
    connection: sqlite3.Connection,
    entry: Stored,
    listing: Listing | None,
    members: Sequence[str] | None,
) -> bool:
    if listing is not None and not _may_have_code(connection, listing):
        if _has_entry(connection, entry):
            return False
        raise CodeTaken(listing.code)
    added = connection.execute(
        "INSERT INTO entry (table_id, seq, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (entry.table, entry.seq, entry.at, entry.body),
    ).rowcount
    if not added:
        return False
    if listing is not None:
        _save_listing(connection, listing)
    if members is not None:
        _replace_members(connection, entry.table, members)
    return True


def _may_have_code(connection: sqlite3.Connection, listing: Listing) -> bool:
    query = "SELECT 1 FROM listing WHERE code = ? AND table_id <> ?"
    return connection.execute(query, (listing.code, listing.table)).fetchone() is None


def _has_entry(connection: sqlite3.Connection, entry: Stored) -> bool:
    query = "SELECT 1 FROM entry WHERE table_id = ? AND seq = ?"
    return connection.execute(query, (entry.table, entry.seq)).fetchone() is not None


def _save_listing(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute(
        "INSERT INTO listing (table_id, code, game, public, phase, summary, updated) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, "
        "game = excluded.game, public = excluded.public, phase = excluded.phase, "
        "summary = excluded.summary, updated = excluded.updated",
        (
            listing.table,
            listing.code,
            listing.game,
            listing.public,
            listing.phase,
            listing.summary,
            listing.updated,
        ),
    )


def _replace_members(connection: sqlite3.Connection, table: str, members: Sequence[str]) -> None:
    connection.execute("DELETE FROM member WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO member (table_id, person_id) VALUES (?, ?)",
        [(table, person) for person in dict.fromkeys(members)],
    )


def _save_person(connection: sqlite3.Connection, person: Person) -> None:
    connection.execute(
        "INSERT INTO person (id, name, created) VALUES (?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (person.id, person.name, person.created),
    )


def _keep_secret(connection: sqlite3.Connection, name: str, value: bytes) -> bytes:
    connection.execute(
        "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value)
    )
    row = connection.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()
    return bytes(row[0])


def _do_nothing(_connection: sqlite3.Connection) -> None:
    pass


# --- rows ---


def _listing(row: Sequence[Any]) -> Listing:
    table, code, game, public, phase, summary, updated = row
    return Listing(table, code, game, bool(public), phase, summary, updated)


def _only(listings: list[Listing]) -> Listing | None:
    return listings[0] if listings else None
