"""The task of a PostgreSQL store that appends in batches, and how long it waits for a database that
is gone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import asyncpg

from mastaba.tables.store import CodeTaken, Listing, Stored, StoreUnavailable

MOST_PER_BATCH: Final = 512
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0

PASSING: Final = (
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
    INSERT INTO listing
        (table_id, code, game, public, phase, summary, updated, due, opener, people, size)
    SELECT * FROM unnest(
        $1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::bytea[], $7::bigint[],
        $8::bigint[], $9::text[], $10::boolean[], $11::bigint[]
    )
    ON CONFLICT (table_id) DO UPDATE SET
        code = excluded.code, game = excluded.game, public = excluded.public,
        phase = excluded.phase, summary = excluded.summary, updated = excluded.updated,
        due = excluded.due, opener = COALESCE(excluded.opener, listing.opener),
        people = COALESCE(excluded.people, listing.people),
        size = COALESCE(excluded.size, listing.size)
"""

_REMOVE_MEMBERS: Final = """
    DELETE FROM member WHERE table_id = ANY($1::text[])
    AND (table_id, person_id) NOT IN (SELECT * FROM unnest($2::text[], $3::text[]))
"""

_ADD_MEMBERS: Final = """
    INSERT INTO member (table_id, person_id) SELECT * FROM unnest($1::text[], $2::text[])
    ON CONFLICT DO NOTHING
"""


_ADD_RECORDS: Final = """
    INSERT INTO record (table_id, seq, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""


_ADD_WORDS: Final = """
    INSERT INTO words (table_id, seq, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""


class _Append(NamedTuple):
    entry: Stored
    listing: Listing | None
    members: Sequence[str] | None
    record: bytes | None
    done: asyncio.Future[bool]

    def is_bare(self) -> bool:
        """Nothing has to change together with the entry."""
        return (
            self.listing is None
            and self.members is None
            and self.record is None
            and not self.entry.words
        )

    @property
    def key(self) -> tuple[str, int]:
        return self.entry.table, self.entry.seq


class Writer:
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
        self,
        entry: Stored,
        listing: Listing | None,
        members: Sequence[str] | None,
        record: bytes | None,
    ) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(_Append(entry, listing, members, record, done))
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
                await self._write(batch, Waiting(self._patience))
        if self._connection is not None:
            with suppress(*PASSING):  # everything is written, with or without a goodbye
                await self._connection.close()

    def _next_batch(self) -> list[_Append]:
        """The next appends in order, none of them for the same entry as another."""
        batch: dict[tuple[str, int], _Append] = {}
        while self._queue and len(batch) < MOST_PER_BATCH and self._queue[0].key not in batch:
            append = self._queue.popleft()
            batch[append.key] = append
        return list(batch.values())

    async def _write(self, batch: list[_Append], waiting: Waiting, doubt: bool = False) -> None:
        """Write the batch, however often it takes.

        With `doubt` some of it may be in the database already: a lost connection took the answer.
        """
        while True:
            try:
                won = await self._append_together(batch, doubt)
            except Exception as error:
                if may_pass(error):
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
        if all(append.is_bare() for append in batch):
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
                await _add_records(connection, winners)
                await _add_words(connection, [one.entry for one in winners if one.entry.words])
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


async def _add_records(
    connection: asyncpg.Connection[asyncpg.Record], appends: Sequence[_Append]
) -> None:
    given = [append for append in appends if append.record is not None]
    if given:
        await connection.execute(
            _ADD_RECORDS,
            [append.entry.table for append in given],
            [append.entry.seq for append in given],
            [append.record for append in given],
        )


async def _add_words(
    connection: asyncpg.Connection[asyncpg.Record], entries: Sequence[Stored]
) -> None:
    if entries:
        await connection.execute(
            _ADD_WORDS,
            [entry.table for entry in entries],
            [entry.seq for entry in entries],
            [entry.words for entry in entries],
        )


async def _find_ours(
    connection: asyncpg.Connection[asyncpg.Record], entries: Sequence[Stored]
) -> set[tuple[str, int]]:
    """Those that are in the database just as they were given."""
    rows = await connection.fetch(
        _FIND_ENTRIES, [entry.table for entry in entries], [entry.seq for entry in entries]
    )
    # What came with an entry is there if the entry is.
    present = {tuple(row) for row in rows}
    return {
        (entry.table, entry.seq)
        for entry in entries
        if (entry.table, entry.seq, entry.at, entry.body) in present
    }


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
        [listing.due for listing in listings],
        [listing.opener for listing in listings],
        [listing.people for listing in listings],
        [listing.size for listing in listings],
    )


async def _replace_members(
    connection: asyncpg.Connection[asyncpg.Record], members: Mapping[str, Sequence[str]]
) -> None:
    pairs = sorted({(table, person) for table in members for person in members[table]})
    tables, people = [table for table, _ in pairs], [person for _, person in pairs]
    await connection.execute(_REMOVE_MEMBERS, sorted(members), tables, people)
    await connection.execute(_ADD_MEMBERS, tables, people)


# --- waiting for the database ---


class Waiting:
    """For how long to try again, and how often: first soon, then less and less."""

    def __init__(self, patience: float) -> None:
        self._end = asyncio.get_running_loop().time() + patience
        self._pause = FIRST_PAUSE

    def is_over(self) -> bool:
        return asyncio.get_running_loop().time() >= self._end

    async def a_moment(self) -> None:
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, LONGEST_PAUSE)


def may_pass(error: Exception) -> bool:
    # asyncpg's complaints about values are interface errors too, and stay.
    return isinstance(error, PASSING) and not isinstance(error, ValueError)
