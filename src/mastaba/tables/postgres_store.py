"""The store for more than one machine: PostgreSQL, written by one task that appends in batches."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from mastaba.tables import sql_chronicle as sql
from mastaba.tables import sql_people as people
from mastaba.tables.migrations import NEWEST, PRESENT
from mastaba.tables.outage import Outage
from mastaba.tables.postgres_writer import PASSING, Waiting, Writer, may_pass
from mastaba.tables.sql_reading import DELETIONS, SEE_TABLE, SqlReading
from mastaba.tables.store import (
    LONGEST_UNSEEN,
    PROOF,
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

READERS: Final = 8
PROGRAM: Final = "mastaba"
"""By this name the database knows our connections."""

_OTHERS: Final = f"""
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = '{PROGRAM}' AND pid <> pg_backend_pid())
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

_Result = TypeVar("_Result")

# Whoever writes many listings at once would wait for somebody who waits for them; and one that is
# being written is being seen to.
_CLAIM: Final = """
    UPDATE listing SET due = $3 FROM (
        SELECT table_id FROM listing JOIN unnest($1::text[], $2::bigint[]) AS seen (id, due)
        ON table_id = seen.id AND listing.due = seen.due WHERE phase = 'running'
        FOR UPDATE OF listing SKIP LOCKED
    ) AS mine WHERE listing.table_id = mine.table_id RETURNING listing.table_id
"""

_STAY_IN_CHARGE: Final = """
    UPDATE listing SET due = $2 FROM (
        SELECT table_id FROM listing WHERE table_id = ANY($1::text[]) AND phase = 'running'
        FOR UPDATE SKIP LOCKED
    ) AS mine WHERE listing.table_id = mine.table_id
"""

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.%]+\]|[^\[\]:@/]*)(:[0-9]+)?")


class PostgresStore(SqlReading):
    """`patience` is how many seconds a call waits for a database that is gone.

    `time_limit` is how many seconds one statement, or a new connection, may take.
    """

    def __init__(self, url: str, patience: float = 10.0, time_limit: float = 10.0) -> None:
        self._place = _place_in(url)
        self._url = url
        self._patience = patience
        self._time_limit = time_limit
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._writer: Writer | None = None
        self._readiness = Outage(f"the database at {self._place} is not ready")

    # --- opening and closing ---

    async def open(self) -> None:
        await self._open(self._migrate)
        self._writer = Writer(self._connect, self._explained, self._patience)

    async def open_to_read(self) -> None:
        await self._open(self._check_schema)

    async def go_back(self, schema: str) -> None:
        from mastaba.tables.migrations.running import migrate_postgres

        connect = partial(asyncpg.connect, **self._way_in(None))
        try:
            await migrate_postgres(connect, f"the database at {self._place}", schema)
        except (*PASSING, asyncpg.PostgresError) as error:
            raise self._explained(error) from None

    async def is_in_use(self) -> bool:
        try:
            connection = await self._connect()
            try:
                return bool(await connection.fetchval(_OTHERS))
            finally:
                await connection.close()
        except (*PASSING, asyncpg.PostgresError) as error:
            raise self._explained(error) from None

    async def _open(self, prepare: Callable[[], Awaitable[None]]) -> None:
        if self._pool is not None:
            raise RuntimeError(f"the store at {self._place} is open already")
        try:
            await prepare()
            self._pool = await asyncpg.create_pool(
                min_size=0, max_size=READERS, **self._way_in(self._time_limit)
            )
        except (*PASSING, asyncpg.PostgresError) as error:
            raise self._explained(error) from None

    async def close(self) -> None:
        writer, pool = self._writer, self._pool
        self._writer = self._pool = None
        if writer is not None:
            await writer.finish()
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), self._time_limit)
            except PASSING:  # nobody is there to say goodbye to
                pool.terminate()

    def _way_in(self, time_limit: float | None) -> dict[str, Any]:
        return {
            "dsn": self._url,
            "timeout": self._time_limit,
            "command_timeout": time_limit,
            "server_settings": {
                "application_name": PROGRAM,
                # Some servers are set up to say yes before a commit is on the disk.
                "synchronous_commit": "on",
                "default_transaction_isolation": "read committed",
            },
        }

    async def _connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection: asyncpg.Connection[asyncpg.Record]
        connection = await asyncpg.connect(**self._way_in(self._time_limit))
        return connection

    async def _present(self) -> str | None:
        connection = await self._connect()
        try:
            self._check_encoding(connection.get_settings().server_encoding)
            return await _present_schema(connection)
        finally:
            await connection.close()

    async def _check_schema(self) -> None:
        present = await self._present()
        if present != NEWEST:
            raise OtherSchema(f"the database at {self._place}", present, NEWEST)

    async def _migrate(self) -> None:
        if await self._present() != NEWEST:
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

    def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
        record: bytes | None = None,
    ) -> Awaitable[bool]:
        check_append(entry, listing, members)
        if self._writer is None:
            raise StoreUnavailable(f"the store at {self._place} is not open")
        return self._writer.append(entry, listing, members, record)

    async def see_table(self, table: str, at: int) -> None:
        await self._rows(SEE_TABLE, table, at)

    async def delete(self, table: str, secret: str) -> None:
        await self._do(partial(_delete, table=table, secret=secret))

    # --- who is in charge ---

    async def claim(self, found: Sequence[Due], until: int) -> list[str]:
        rows = await self._rows(
            _CLAIM,
            [one.table for one in found],
            [one.due for one in found],
            until,
        )
        return [row["table_id"] for row in rows]

    async def stay_in_charge(self, tables: Sequence[str], until: int) -> None:
        await self._rows(_STAY_IN_CHARGE, sorted(tables), until)

    async def rest(self, table: str, seq: int, due: int | None) -> None:
        await self._rows(
            "UPDATE listing SET due = $3 WHERE table_id = $1 AND NOT EXISTS "
            "(SELECT 1 FROM entry WHERE entry.table_id = listing.table_id AND seq > $2)",
            table,
            seq,
            due,
        )

    # --- snapshots and films ---

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        check_snapshot(table, seq)
        await self._do(partial(_save_snapshot, table=table, seq=seq, body=body))

    async def save_film(self, stretch: Stretch, snapshot: bytes | None = None) -> None:
        check_stretch(stretch)
        await self._do(partial(_save_film, stretch=stretch, snapshot=snapshot))

    async def drop_snapshot(self, table: str, seq: int) -> None:
        check_snapshot(table, seq)
        await self._rows("DELETE FROM snapshot WHERE table_id = $1 AND seq = $2", table, seq)

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

    async def sign_in(self, person: str, device: str, at: int, link_of: str | None = None) -> bool:
        check_texts(person=person, device=device)
        return await self._do(
            partial(_sign_in, person=person, device=device, at=at, link_of=link_of)
        )

    async def see_device(self, person: str, device: str, at: int) -> None:
        await self._rows(people.SEE_DEVICE, device, person, at)

    async def sign_out(self, person: str, device: str, at: int) -> None:
        await self._do(
            partial(_sign_out, forget=people.FORGET_DEVICE, person=person, device=device, at=at)
        )

    async def sign_out_elsewhere(self, person: str, device: str, at: int) -> None:
        forget = people.FORGET_OTHER_DEVICES
        await self._do(partial(_sign_out, forget=forget, person=person, device=device, at=at))

    async def forget_device(self, person: str, device: str) -> None:
        await self._rows(people.FORGET_DEVICE, device, person)

    async def secrets(self, first: str, last: str) -> list[tuple[str, bytes]]:
        rows = await self._rows(
            'SELECT name, value FROM secret WHERE name COLLATE "C" >= $1 '
            'AND name COLLATE "C" < $2 ORDER BY name COLLATE "C"',
            first,
            last,
        )
        return [(name, bytes(value)) for name, value in rows]

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

    async def forget_secrets(self, first: str, last: str) -> None:
        # A language's own order may pass over signs such as "-".
        await self._rows(
            'DELETE FROM secret WHERE name COLLATE "C" >= $1 AND name COLLATE "C" < $2',
            first,
            last,
        )

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self._rows(
                    "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) "
                    "DO UPDATE SET value = excluded.value",
                    PROOF,
                    b"\x01",
                )
        except (StoreUnavailable, TimeoutError) as error:
            self._readiness.is_out(str(error) or "it does not answer in time")
            return False
        self._readiness.is_back()
        return True

    # --- reaching the database ---

    async def _rows(
        self, query: str, *values: str | int | bytes | Sequence[str] | Sequence[int] | None
    ) -> list[asyncpg.Record]:
        """Ask, and ask again after a lost connection: only for what may be done twice."""
        if not all(storable(value) for value in values if isinstance(value, str)):
            return []
        return await self._do(lambda connection: connection.fetch(query, *values))

    async def _do(
        self, work: Callable[[PoolConnectionProxy[asyncpg.Record]], Awaitable[_Result]]
    ) -> _Result:
        """Do something in one transaction, and again after a lost connection."""
        waiting = Waiting(self._patience)
        while True:
            if self._pool is None:
                raise StoreUnavailable(f"the store at {self._place} is not open")
            try:
                async with self._pool.acquire() as connection:
                    return await work(connection)
            except (*PASSING, asyncpg.PostgresError) as error:
                if not may_pass(error) or waiting.is_over():
                    raise self._explained(error) from None
            await waiting.a_moment()


async def _delete(connection: PoolConnectionProxy[asyncpg.Record], table: str, secret: str) -> None:
    async with connection.transaction():
        for deletion in DELETIONS:
            await connection.execute(deletion, table)
        await connection.execute("DELETE FROM secret WHERE name = $1", secret)


async def _save_snapshot(
    connection: PoolConnectionProxy[asyncpg.Record], table: str, seq: int, body: bytes
) -> None:
    async with connection.transaction():
        await connection.execute(sql.SAVE_SNAPSHOT, table, seq, body)
        await connection.execute(sql.FORGET_SNAPSHOTS, table)


async def _save_film(
    connection: PoolConnectionProxy[asyncpg.Record], stretch: Stretch, snapshot: bytes | None
) -> None:
    table, first, last = stretch.table, stretch.first, stretch.last
    async with connection.transaction():
        await connection.execute(sql.SAVE_FILM, table, first, last, stretch.closed, stretch.body)
        await connection.execute(sql.FORGET_COVERED, table, first, last)
        if snapshot is not None:
            await _save_snapshot(connection, table, last, snapshot)


async def _sign_in(
    connection: PoolConnectionProxy[asyncpg.Record],
    person: str,
    device: str,
    at: int,
    link_of: str | None,
) -> bool:
    async with connection.transaction():
        if link_of is None:
            await connection.execute(people.ADD_DEVICE, device, person, at)
        else:
            added = await connection.execute(people.ADD_LINKED_DEVICE, device, person, at, link_of)
            if added == "INSERT 0 0":
                return False
        await connection.execute(people.FORGET_DEVICES, person, device, at - LONGEST_UNSEEN)
    return True


async def _sign_out(
    connection: PoolConnectionProxy[asyncpg.Record], forget: str, person: str, device: str, at: int
) -> None:
    async with connection.transaction():
        await connection.execute(forget, device, person)
        await connection.execute(people.NOTE_SIGNED_OUT, person, at)


async def _present_schema(connection: asyncpg.Connection[asyncpg.Record]) -> str | None:
    try:
        version: str | None = await connection.fetchval(PRESENT)
    except asyncpg.UndefinedTableError:
        return None
    return version


# --- addresses ---


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
