"""The store for more than one machine: PostgreSQL, written by one task that appends in batches."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

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

MOST_PER_BATCH: Final = 512
READERS: Final = 8
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0

_PASSING: Final = (
    OSError,  # a time-out is one too
    asyncpg.InterfaceError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
)
"""Errors that may be gone after a while, with a new connection."""

_ADD_ENTRIES: Final = """
    INSERT INTO entry (table_id, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
"""

_FIND_ENTRIES: Final = """
    SELECT table_id, seq, at, body FROM entry
    JOIN unnest($1::text[], $2::bigint[]) AS wanted (table_id, seq) USING (table_id, seq)
"""

_SAVE_LISTINGS: Final = """
    INSERT INTO listing (table_id, code, game, public, phase, summary, updated)
    SELECT * FROM unnest(
        $1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::bytea[], $7::bigint[]
    )
    ON CONFLICT (table_id) DO UPDATE SET
        code = excluded.code, game = excluded.game, public = excluded.public,
        phase = excluded.phase, summary = excluded.summary, updated = excluded.updated
"""

_REMOVE_MEMBERS: Final = """
    DELETE FROM member WHERE table_id = ANY($1::text[])
    AND (table_id, person_id) NOT IN (SELECT * FROM unnest($2::text[], $3::text[]))
"""

_ADD_MEMBERS: Final = """
    INSERT INTO member (table_id, person_id) SELECT * FROM unnest($1::text[], $2::text[])
    ON CONFLICT DO NOTHING
"""

_WHAT_TO_CHECK: Final[dict[type[Exception], str]] = {
    TimeoutError: "it does not answer in time; check the network and the load of the server",
    ssl.SSLError: "the encrypted connection fails; check its certificate and sslmode",
    OSError: "no server answers there; check that PostgreSQL runs, and the host and port",
    asyncpg.InvalidAuthorizationSpecificationError: "it lets nobody in with this user and "
    "password; check both, and what pg_hba.conf says of this user and host",
    asyncpg.InvalidCatalogNameError: "the server has no database of that name; create it first",
    asyncpg.DiskFullError: "the disk of the server is full; free some space",
    asyncpg.ReadOnlySQLTransactionError: "it may only be read; give the address of the primary",
    asyncpg.TooManyConnectionsError: "it has too many connections; raise max_connections",
}

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.%]+\]|[^\[\]:@/]*)(:[0-9]+)?")

_LISTING: Final = (
    "SELECT listing.table_id, code, game, public, phase, summary, updated FROM listing"
)


class PostgresStore:
    """`patience` is how many seconds a call waits for a database that is gone.

    `time_limit` is how many seconds one statement, or a new connection, may take.
    """

    def __init__(self, url: str, patience: float = 10.0, time_limit: float = 10.0) -> None:
        self._place = _place_in(url)
        self._url = url
        self._patience = patience
        self._time_limit = time_limit
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._writer: _Writer | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        if self._writer is not None:
            raise RuntimeError(f"the store at {self._place} is open already")
        try:
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                min_size=0, max_size=READERS, **self._way_in(self._time_limit)
            )
        except (*_PASSING, asyncpg.PostgresError) as error:
            raise self._explained(error) from None
        self._writer = _Writer(self._connect, self._explained, self._patience)

    async def close(self) -> None:
        writer, pool = self._writer, self._pool
        self._writer = self._pool = None
        if writer is not None:
            await writer.finish()
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), self._time_limit)
            except _PASSING:  # nobody is there to say goodbye to
                pool.terminate()

    def _way_in(self, time_limit: float | None) -> dict[str, Any]:
        return {
            "dsn": self._url,
            "timeout": self._time_limit,
            "command_timeout": time_limit,
            "server_settings": {
                "application_name": "mastaba",
                # Some servers are set up to say yes before a commit is on the disk.
                "synchronous_commit": "on",
                "default_transaction_isolation": "read committed",
            },
        }

    async def _connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection: asyncpg.Connection[asyncpg.Record]
        connection = await asyncpg.connect(**self._way_in(self._time_limit))
        return connection

    async def _migrate(self) -> None:
        connection = await self._connect()
        try:
            self._check_encoding(connection.get_settings().server_encoding)
            present = await _present_schema(connection)
        finally:
            await connection.close()
        if present != NEWEST:
            from mastaba.tables.migrations.running import migrate_postgres

            # A migration of many tables may take its time.
            connect = partial(asyncpg.connect, **self._way_in(time_limit=None))
            await migrate_postgres(connect, f"the database at {self._place}")

    def _check_encoding(self, encoding: str) -> None:
        if encoding.upper() not in ("UTF8", "UTF-8"):
            raise StoreUnavailable(
                f"the database at {self._place} cannot hold every name: its encoding is "
                f"{encoding}; make one with ENCODING 'UTF8'"
            )

    def _explained(self, error: Exception) -> StoreUnavailable:
        advice = next(
            (advice for kind, advice in _WHAT_TO_CHECK.items() if isinstance(error, kind)),
            _without_password(f"{type(error).__name__}: {error}", self._url),
        )
        return StoreUnavailable(f"the database at {self._place} is not available: {advice}")

    # --- the log ---

    async def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
    ) -> bool:
        check_append(entry, listing, members)
        if self._writer is None:
            raise StoreUnavailable(f"the store at {self._place} is not open")
        return await self._writer.append(entry, listing, members)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        rows = await self._rows(
            "SELECT table_id, seq, at, body FROM entry WHERE table_id = $1 AND seq > $2 "
            "ORDER BY seq",
            table,
            min(max(after, 0), LARGEST),
        )
        return [Stored(*row) for row in rows]

    # --- the lobby ---

    async def listing(self, table: str) -> Listing | None:
        return _only(await self._listings(f"{_LISTING} WHERE table_id = $1", table))

    async def table_with_code(self, code: str) -> Listing | None:
        return _only(await self._listings(f"{_LISTING} WHERE code = $1", code))

    async def public_tables(self, limit: int = 50) -> list[Listing]:
        return await self._listings(
            f"{_LISTING} WHERE public AND phase <> 'finished' "
            "ORDER BY updated DESC, table_id LIMIT $1",
            limit,
        )

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        return await self._listings(
            f"{_LISTING} JOIN member USING (table_id) WHERE person_id = $1 "
            "ORDER BY updated DESC, table_id LIMIT $2",
            person,
            limit,
        )

    async def _listings(self, query: str, *values: str | int) -> list[Listing]:
        return [Listing(*row) for row in await self._rows(query, *values)]

    # --- people and secrets ---

    async def save_person(self, person: Person) -> None:
        check_person(person)
        await self._rows(
            "INSERT INTO person (id, name, created) VALUES ($1, $2, $3) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            person.id,
            person.name,
            person.created,
        )

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, created FROM person WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        check_texts(name=name)
        find = "SELECT value FROM secret WHERE name = $1"
        rows = await self._rows(find, name)
        if not rows:
            await self._rows(
                "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                name,
                make(),
            )
            rows = await self._rows(find, name)
        return bytes(rows[0]["value"])

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                rows = await self._rows(
                    "SELECT current_setting('transaction_read_only') = 'off' AS writable"
                )
            return bool(rows[0]["writable"])
        except (StoreUnavailable, TimeoutError):
            return False

    # --- reaching the database ---

    async def _rows(self, query: str, *values: str | int | bytes) -> list[asyncpg.Record]:
        """Ask, and ask again after a lost connection: only for what may be done twice."""
        if not all(storable(value) for value in values if isinstance(value, str)):
            return []
        waiting = _Waiting(self._patience)
        while True:
            if self._pool is None:
                raise StoreUnavailable(f"the store at {self._place} is not open")
            try:
                return await self._pool.fetch(query, *values)
            except (*_PASSING, asyncpg.PostgresError) as error:
                if not _may_pass(error) or waiting.is_over():
                    raise self._explained(error) from None
            await waiting.a_moment()


class _Append(NamedTuple):
    entry: Stored
    listing: Listing | None
    members: Sequence[str] | None
    done: asyncio.Future[bool]

    @property
    def key(self) -> tuple[str, int]:
        return self.entry.table, self.entry.seq


class _Writer:
    """The task that appends: what waits goes in one batch, in one transaction."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[asyncpg.Connection[asyncpg.Record]]],
        explained: Callable[[Exception], StoreUnavailable],
        patience: float,
    ) -> None:
        self._connect = connect
        self._explained = explained
        self._patience = patience
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._queue: deque[_Append] = deque()
        self._something_to_do = asyncio.Event()
        self._finishing = False
        self._task = asyncio.create_task(self._run(), name="postgres-writer")

    def append(
        self, entry: Stored, listing: Listing | None, members: Sequence[str] | None
    ) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(_Append(entry, listing, members, done))
        self._something_to_do.set()
        return done

    async def finish(self) -> None:
        """Write what was given, then stop; nothing may be given any more."""
        self._finishing = True
        self._something_to_do.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._finishing:
            await self._something_to_do.wait()
            self._something_to_do.clear()
            while batch := self._next_batch():
                await self._write(batch, _Waiting(self._patience))
        if self._connection is not None:
            with suppress(*_PASSING):  # everything is written, with or without a goodbye
                await self._connection.close()

    def _next_batch(self) -> list[_Append]:
        """The next appends in order, none of them for the same entry as another."""
        batch: dict[tuple[str, int], _Append] = {}
        while self._queue and len(batch) < MOST_PER_BATCH and self._queue[0].key not in batch:
            append = self._queue.popleft()
            batch[append.key] = append
        return list(batch.values())

    async def _write(self, batch: list[_Append], waiting: _Waiting, doubt: bool = False) -> None:
        """Write the batch, however often it takes.

        With `doubt` some of it may be in the database already: a lost connection took the answer.
        """
        while True:
            try:
                won = await self._append_together(batch, doubt)
            except Exception as error:
                if _may_pass(error):
                    doubt = True
                    self._drop_connection()
                    if not waiting.is_over():
                        await waiting.a_moment()
                        continue
                    self._give_up(batch, error)
                elif len(batch) > 1:
                    # One of them is at fault, and the others must not suffer for it.
                    for append in batch:
                        await self._write([append], waiting, doubt)
                else:
                    _fail(batch[0], self._reason(batch[0], error))
            else:
                for append in batch:
                    _succeed(append, append.key in won)
            return

    async def _append_together(self, batch: list[_Append], doubt: bool) -> set[tuple[str, int]]:
        """The keys of the entries that are now in the log because of this batch."""
        if self._connection is None:
            self._connection = await self._connect()
        connection = self._connection
        # All processes insert in the same order, so none waits for one that waits for it.
        ordered = sorted(batch, key=lambda append: append.key)
        entries = [append.entry for append in ordered]
        if all(append.listing is None and append.members is None for append in batch):
            won = await _add_entries(connection, entries)
        else:
            async with connection.transaction():
                won = await _add_entries(connection, entries)
                # The last one counts where a table has several.
                winners = [append for append in batch if append.key in won]
                listings = {one.entry.table: one.listing for one in winners if one.listing}
                members = {
                    one.entry.table: one.members for one in winners if one.members is not None
                }
                if listings:
                    await _save_listings(
                        connection, [listings[table] for table in sorted(listings)]
                    )
                if members:
                    await _replace_members(connection, members)
        if doubt:
            won |= await _find_ours(connection, entries)
        return won

    def _reason(self, append: _Append, error: Exception) -> Exception:
        """Why an append failed for good."""
        if (
            append.listing is not None
            and isinstance(error, asyncpg.UniqueViolationError)
            and error.constraint_name == "listing_code"
        ):
            return CodeTaken(append.listing.code)
        return self._explained(error) if isinstance(error, asyncpg.PostgresError) else error

    def _give_up(self, batch: list[_Append], error: Exception) -> None:
        """Refuse everything that waits: who waits longer learns no more."""
        for append in (*batch, *self._queue):
            _fail(append, self._explained(error))
        self._queue.clear()

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _succeed(append: _Append, won: bool) -> None:
    if not append.done.done():  # else whoever asked has stopped waiting
        append.done.set_result(won)


def _fail(append: _Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)


async def _present_schema(connection: asyncpg.Connection[asyncpg.Record]) -> str | None:
    try:
        version: str | None = await connection.fetchval(PRESENT)
    except asyncpg.UndefinedTableError:
        return None
    return version


# --- what the writer does ---


async def _add_entries(
    connection: asyncpg.Connection[asyncpg.Record], entries: Sequence[Stored]
) -> set[tuple[str, int]]:
    rows = await connection.fetch(
        _ADD_ENTRIES,
        [entry.table for entry in entries],
        [entry.seq for entry in entries],
        [entry.at for entry in entries],
        [entry.body for entry in entries],
    )
    return {(row["table_id"], row["seq"]) for row in rows}


async def _find_ours(
    connection: asyncpg.Connection[asyncpg.Record], entries: Sequence[Stored]
) -> set[tuple[str, int]]:
    """Those that are in the database just as they were given."""
    rows = await connection.fetch(
        _FIND_ENTRIES, [entry.table for entry in entries], [entry.seq for entry in entries]
    )
    present = {Stored(*row) for row in rows}
    return {(entry.table, entry.seq) for entry in entries if entry in present}


async def _save_listings(
    connection: asyncpg.Connection[asyncpg.Record], listings: Sequence[Listing]
) -> None:
    await connection.execute(
        _SAVE_LISTINGS,
        [listing.table for listing in listings],
        [listing.code for listing in listings],
        [listing.game for listing in listings],
        [listing.public for listing in listings],
        [listing.phase for listing in listings],
        [listing.summary for listing in listings],
        [listing.updated for listing in listings],
    )


async def _replace_members(
    connection: asyncpg.Connection[asyncpg.Record], members: Mapping[str, Sequence[str]]
) -> None:
    pairs = sorted({(table, person) for table in members for person in members[table]})
    tables, people = [table for table, _ in pairs], [person for _, person in pairs]
    await connection.execute(_REMOVE_MEMBERS, sorted(members), tables, people)
    await connection.execute(_ADD_MEMBERS, tables, people)


# --- waiting for the database ---


class _Waiting:
    """For how long to try again, and how often: first soon, then less and less."""

    def __init__(self, patience: float) -> None:
        self._end = asyncio.get_running_loop().time() + patience
        self._pause = FIRST_PAUSE

    def is_over(self) -> bool:
        return asyncio.get_running_loop().time() >= self._end

    async def a_moment(self) -> None:
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, LONGEST_PAUSE)


def _may_pass(error: Exception) -> bool:
    # asyncpg's complaints about values are interface errors too, and stay.
    return isinstance(error, _PASSING) and not isinstance(error, ValueError)


# --- addresses and rows ---


def _place_in(url: str) -> str:
    """Host, port and database, to be shown in messages: nothing of the user or the password."""
    parts = urlsplit(url)
    hosts = parts.netloc.rpartition("@")[2]
    rest = parts.path + parts.query + parts.fragment
    if "@" in rest or not all(_HOST.fullmatch(host) for host in hosts.split(",")):
        raise ValueError(
            "the host and port in the PostgreSQL address are unreadable; write "
            "postgresql://user:password@host:port/database, and in the password %2F for /, "
            "%3A for :, %3F for ?, %23 for # and %40 for @"
        )
    return hosts + parts.path


def _without_password(message: str, url: str) -> str:
    parts = urlsplit(url)
    login = parts.netloc.rpartition("@")[0]
    passwords = [login.partition(":")[2], *parse_qs(parts.query).get("password", [])]
    for password in filter(None, passwords):
        message = message.replace(password, "…").replace(unquote(password), "…")
    return message


def _only(listings: list[Listing]) -> Listing | None:
    return listings[0] if listings else None
