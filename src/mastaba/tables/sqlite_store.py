"""The embedded store: one SQLite file, written by one thread that commits in groups.

Several processes may open the same file on one machine; network drives will not do.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from mastaba.tables import sqlite_jobs as jobs
from mastaba.tables.migrations import NEWEST, PRESENT
from mastaba.tables.outage import Outage
from mastaba.tables.sql_reading import SqlReading
from mastaba.tables.sqlite_file import DatabaseFile
from mastaba.tables.sqlite_threads import Readers, Result, Writer, patiently
from mastaba.tables.store import (
    READY_WITHIN,
    Due,
    Listing,
    OtherSchema,
    Person,
    Stored,
    StoreUnavailable,
    Stretch,
    check_append,
    check_person,
    check_snapshot,
    check_stretch,
    check_texts,
    storable,
)

log = logging.getLogger("mastaba.tables")

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


FIRST_CHECK: Final = 20.0
DAY: Final = 24 * 60 * 60.0
"""Seconds until all of the file is looked through for damage, and until that is done again."""


class SqliteStore(SqlReading):
    """`patience` is how many seconds a write waits for other processes that write."""

    def __init__(self, path: Path, patience: float = 10.0) -> None:
        self._path = path.absolute()  # the process may change its folder
        self._patience = patience
        self._writer: Writer | None = None
        self._readers: Readers | None = None
        self._file = DatabaseFile(self._path)
        self._readiness = Outage(f"the database {self._path} is not ready")
        self._checking: asyncio.Task[None] | None = None
        self._checked: sqlite3.Connection | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        self._check_closed()
        connection = await asyncio.to_thread(self._prepare)
        self._readers = Readers(self._connect, self._file.lost)
        self._writer = Writer(
            connection,
            asyncio.get_running_loop(),
            self._explained,
            self._file.unfit,
            self._patience,
        )
        self._checking = asyncio.create_task(self._check_now_and_then(), name="sqlite-checker")

    async def open_to_read(self) -> None:
        self._check_closed()
        await asyncio.to_thread(self._check_schema)
        self._readers = Readers(self._connect_to_read, self._file.lost)

    async def go_back(self, schema: str) -> None:
        self._check_closed()
        await asyncio.to_thread(self._go_back, schema)

    async def is_in_use(self) -> bool:
        return await asyncio.to_thread(self._is_in_use)

    def _check_closed(self) -> None:
        if self._readers is not None:
            raise RuntimeError(f"the store {self._path} is open already")

    async def close(self) -> None:
        writer, readers = self._writer, self._readers
        self._writer = self._readers = None
        if self._checking is not None:
            self._checking.cancel()
            if self._checked is not None:
                self._checked.interrupt()
        if writer is not None:
            await writer.finish()
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
            patiently(partial(connection.execute, "PRAGMA journal_mode = WAL"), self._patience)

    def _migrate(self) -> None:
        if self._present_schema() != NEWEST:
            from mastaba.tables.migrations.running import migrate_sqlite

            migrate_sqlite(self._connect, f"the database {self._path}")

    def _go_back(self, schema: str) -> None:
        from mastaba.tables.migrations.running import migrate_sqlite

        try:
            migrate_sqlite(self._connect, f"the database {self._path}", schema)
        except sqlite3.Error as error:
            raise self._explained(error) from error

    def _present_schema(self) -> str | None:
        with closing(self._connect()) as connection:
            try:
                row = connection.execute(PRESENT).fetchone()
            except sqlite3.OperationalError:
                return None
            return str(row[0]) if row else None

    def _check_schema(self) -> None:
        try:
            present = self._present_schema()
        except sqlite3.Error as error:
            raise self._explained(error) from error
        if present != NEWEST:
            raise OtherSchema(f"the database {self._path}", present, NEWEST)

    def _connect_to_read(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _is_in_use(self) -> bool:
        """Whoever has it open holds a shared lock on it, also while nothing is read or written."""
        with closing(self._connect()) as connection:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            try:
                connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                    return True
                raise self._explained(error) from error
            connection.execute("ROLLBACK")
        return False

    def _connect_to_write(self) -> sqlite3.Connection:
        connection = self._connect()
        # The writer has its own way of waiting. Until here, others that come and go are waited for.
        connection.execute("PRAGMA busy_timeout = 0")
        connection.execute(PRESENT)  # opens the files
        self._file.remember()
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            # A file that is gone is not made anew.
            f"{self._path.as_uri()}?mode=rw",
            uri=True,
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
        self._file.note(error)
        name = getattr(error, "sqlite_errorname", "")
        for code, advice in _WHAT_TO_CHECK.items():
            if name.startswith(code):
                return StoreUnavailable(f"the database {self._path} is not available: {advice}")
        return StoreUnavailable(f"the database {self._path} is not available: {error}")

    # --- the log ---

    def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
        record: bytes | None = None,
    ) -> Awaitable[bool]:
        check_append(entry, listing, members)
        if listing is None and members is None and record is None and not entry.words:
            return self._write(jobs.NewEntry(entry))
        return self._write(
            partial(jobs.append, entry=entry, listing=listing, members=members, record=record)
        )

    async def see_table(self, table: str, at: int) -> None:
        await self._write(partial(jobs.see_table, table=table, at=at))

    async def delete(self, table: str, secret: str) -> None:
        await self._write(partial(jobs.delete, table=table, secret=secret))

    # --- who is in charge ---

    async def claim(self, found: Sequence[Due], until: int) -> list[str]:
        return await self._write(partial(jobs.claim, found=found, until=until))

    async def stay_in_charge(self, tables: Sequence[str], until: int) -> None:
        await self._write(partial(jobs.stay_in_charge, tables=tables, until=until))

    async def rest(self, table: str, seq: int, due: int | None) -> None:
        await self._write(partial(jobs.rest, table=table, seq=seq, due=due))

    # --- snapshots and films ---

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        check_snapshot(table, seq)
        await self._write(partial(jobs.save_snapshot, table=table, seq=seq, body=body))

    async def save_film(self, stretch: Stretch, snapshot: bytes | None = None) -> None:
        check_stretch(stretch)
        await self._write(partial(jobs.save_film, stretch=stretch, snapshot=snapshot))

    async def drop_snapshot(self, table: str, seq: int) -> None:
        check_snapshot(table, seq)
        await self._write(partial(jobs.drop_snapshot, table=table, seq=seq))

    # --- people and secrets ---

    async def save_person(self, person: Person) -> None:
        check_person(person)
        await self._write(partial(jobs.save_person, person=person))

    async def sign_in(self, person: str, device: str, at: int, link_of: str | None = None) -> bool:
        check_texts(person=person, device=device)
        return await self._write(
            partial(jobs.sign_in, person=person, device=device, at=at, link_of=link_of)
        )

    async def see_device(self, person: str, device: str, at: int) -> None:
        await self._write(partial(jobs.see_device, person=person, device=device, at=at))

    async def sign_out(self, person: str, device: str, at: int) -> None:
        await self._write(partial(jobs.sign_out, person=person, device=device, at=at))

    async def sign_out_elsewhere(self, person: str, device: str, at: int) -> None:
        await self._write(partial(jobs.sign_out_elsewhere, person=person, device=device, at=at))

    async def forget_device(self, person: str, device: str) -> None:
        await self._write(partial(jobs.forget_device, person=person, device=device))

    async def secrets(self, first: str, last: str) -> list[tuple[str, bytes]]:
        rows = await self._rows(
            "SELECT name, value FROM secret WHERE name >= $1 AND name < $2 ORDER BY name",
            first,
            last,
        )
        return [(name, bytes(value)) for name, value in rows]

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        check_texts(name=name)
        rows = await self._rows("SELECT value FROM secret WHERE name = $1", name)
        if rows:
            return bytes(rows[0][0])
        return await self._write(partial(jobs.keep_secret, name=name, value=make()))

    async def forget_secrets(self, first: str, last: str) -> None:
        await self._write(partial(jobs.forget_secrets, first=first, last=last))

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self._write(partial(jobs.prove_writing, proof=self._file.proof()))
                await self._rows("SELECT 1 FROM entry LIMIT 1")
                await asyncio.to_thread(self._file.check_room)
        except (StoreUnavailable, OSError) as error:
            self._readiness.is_out(str(error) or "it does not answer in time")
            return False
        self._readiness.is_back()
        return True

    async def _check_now_and_then(self) -> None:
        """Look for damage where nobody reads: soon after the start, when nobody waits any more, and
        then every day."""
        await asyncio.sleep(FIRST_CHECK)
        while True:
            await asyncio.to_thread(self._check_quickly)
            await asyncio.sleep(DAY)

    def _check_quickly(self) -> None:
        try:
            with closing(self._connect()) as self._checked:
                self._file.check_quickly(self._checked)
        except sqlite3.Error as error:
            log.warning("the database %s cannot be looked through: %s", self._path, error)
        finally:
            self._checked = None
        if unfit := self._file.unfit():
            log.error("%s", unfit)

    # --- reaching the database ---

    def _write(self, work: Callable[[sqlite3.Connection], Result]) -> asyncio.Future[Result]:
        if self._writer is None:
            raise StoreUnavailable(f"the store {self._path} is not open")
        return self._writer.do(work)

    async def _rows(self, query: str, *values: str | int) -> list[Any]:
        if self._readers is None:
            raise StoreUnavailable(f"the store {self._path} is not open")
        if not all(storable(value) for value in values if isinstance(value, str)):
            return []
        try:
            return await self._readers.rows(query.replace("$", "?"), values)
        except sqlite3.Error as error:
            raise self._explained(error) from error
