"""The PostgreSQL store does what every store does, and gets over a database that goes away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg
import msgspec
import pytest

from mastaba.tables.postgres_store import PostgresStore
from mastaba.tables.store import Due, Person, StoreUnavailable, store_at
from tests.tables.event_loop import in_event_loop
from tests.tables.flaky_line import Failure, FlakyLine, flaky_line
from tests.tables.store_contract import StoreContract, entry, listing, make, opened

if TYPE_CHECKING:
    from tests.services import Postgres

pytest_plugins = ["tests.services"]


@pytest.fixture
def url(postgres_url: str) -> str:
    return postgres_url


class TestPostgresStore(StoreContract):
    pass


# --- a connection that is lost ---


@asynccontextmanager
async def opened_over_flaky_line(
    postgres: Postgres, url: str, time_limit: float = 10.0
) -> AsyncIterator[tuple[PostgresStore, FlakyLine]]:
    """A store that has written entry 1 of Giza over a line that may fail from now on."""
    async with flaky_line(postgres.port) as line:
        through_line = url.replace(f":{postgres.port}/", f":{line.port}/")
        store = PostgresStore(through_line, time_limit=time_limit)
        await store.open()
        try:
            assert await store.append(entry("Giza", 1))
            yield store, line
        finally:
            await store.close()


@in_event_loop
async def test_an_entry_whose_answer_was_lost_is_known_as_ours(
    postgres: Postgres, url: str
) -> None:
    async with opened_over_flaky_line(postgres, url) as (store, line), opened(url) as witness:
        line.fail("cut before the next answer")
        ours, later = await asyncio.gather(
            store.append(entry("Giza", 2, b"ours")), store.append(entry("Giza", 2, b"late"))
        )
        assert (ours, later) == (True, False)
        assert [one.body for one in await witness.read("Giza", after=1)] == [b"ours"]


@in_event_loop
async def test_an_entry_that_never_arrived_is_sent_again(postgres: Postgres, url: str) -> None:
    async with opened_over_flaky_line(postgres, url) as (store, line), opened(url) as witness:
        line.fail("cut before the next request")
        assert await store.append(entry("Giza", 2), listing("Giza"), ["Ann"])
        assert len(await witness.read("Giza")) == 2
        assert await witness.tables_of("Ann") == [listing("Giza")]


@pytest.mark.parametrize("failure", ["cut before the next request", "cut before the next answer"])
@in_event_loop
async def test_the_entry_of_another_is_not_taken_for_ours(
    postgres: Postgres, url: str, failure: Failure
) -> None:
    async with opened_over_flaky_line(postgres, url) as (store, line), opened(url) as rival:
        assert await rival.append(entry("Giza", 2, b"rival"), listing("Giza", "rival's"), ["Bob"])
        line.fail(failure)
        assert not await store.append(entry("Giza", 2, b"ours"), listing("Giza"), ["Ann"])
        assert await rival.tables_of("Bob") == [listing("Giza", "rival's")]
        assert await rival.tables_of("Ann") == []


@in_event_loop
async def test_a_silent_line_is_given_up(postgres: Postgres, url: str) -> None:
    async with opened_over_flaky_line(postgres, url, time_limit=0.5) as (store, line):
        line.fail("go silent")
        assert await store.append(entry("Giza", 2))
        line.fail("go silent")
        assert [one.seq for one in await store.read("Giza")] == [1, 2]


@in_event_loop
async def test_connections_that_the_server_ends_are_made_anew(url: str) -> None:
    async with opened(url) as store:
        assert await store.append(entry("Giza", 1))
        other = await asyncpg.connect(url)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await other.close()
        assert await store.append(entry("Giza", 2))
        assert [one.seq for one in await store.read("Giza")] == [1, 2]
        await store.save_person(Person("p1", "Ann", 5))
        assert await store.ready()


@in_event_loop
async def test_a_server_that_crashes_loses_nothing(postgres: Postgres, url: str) -> None:
    async with opened(url) as store:

        async def play(table: str) -> None:
            for seq in range(1, 201):
                assert await store.append(entry(table, seq, f"{table} {seq}".encode()))

        tables = [f"table {number}" for number in range(8)]
        games = asyncio.gather(*(play(table) for table in tables))
        while len(await store.read(tables[0])) < 20:
            await asyncio.sleep(0)
        postgres.crash()
        assert not games.done()
        await asyncio.sleep(0.1)
        postgres.start_again()
        await games
        for table in tables:
            bodies = [one.body.decode() for one in await store.read(table)]
            assert bodies == [f"{table} {seq}" for seq in range(1, 201)]


@in_event_loop
async def test_a_server_that_stays_away_is_told_of(postgres: Postgres, url: str) -> None:
    store = PostgresStore(url, patience=0.2)
    await store.open()
    assert await store.append(entry("Giza", 1))
    postgres.stop()
    try:
        results = await asyncio.gather(
            *(store.append(entry("Giza", seq)) for seq in range(2, 5)), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreUnavailable] * 3
        with pytest.raises(StoreUnavailable, match="check that PostgreSQL runs"):
            await store.read("Giza")
        assert not await store.ready()
    finally:
        postgres.start_again()
    assert await store.append(entry("Giza", 2))
    assert await store.ready()
    await store.close()


# --- what to check ---


@in_event_loop
async def test_no_server_is_told_without_the_password(postgres: Postgres) -> None:
    with pytest.raises(StoreUnavailable, match=r"127\.0\.0\.1:1/tables .* check that") as raised:
        await store_at("postgresql://ann:hunter2@127.0.0.1:1/tables").open()
    assert "hunter2" not in str(raised.value)


@in_event_loop
async def test_a_missing_database_is_told(postgres: Postgres) -> None:
    with pytest.raises(StoreUnavailable, match="no database of that name"):
        await store_at(postgres.url("nowhere")).open()


@in_event_loop
async def test_an_unknown_user_is_told(postgres: Postgres, url: str) -> None:
    with pytest.raises(StoreUnavailable, match="check both") as raised:
        await store_at(url.replace("mastaba@", "stranger:hunter2@")).open()
    assert "hunter2" not in str(raised.value)


@in_event_loop
async def test_an_option_that_is_wrong_is_told_without_the_password(url: str) -> None:
    address = url.replace("mastaba@", "mastaba:hunter2@") + "&sslmode=hunter2"
    with pytest.raises(StoreUnavailable, match="sslmode") as raised:
        await store_at(address).open()
    assert "hunter2" not in str(raised.value)


def test_a_database_that_cannot_hold_every_name_is_refused(postgres: Postgres) -> None:
    url = postgres.url(postgres.new_database("ENCODING 'LATIN1' TEMPLATE template0"))
    with pytest.raises(StoreUnavailable, match="LATIN1"):
        asyncio.run(store_at(url).open())


def test_a_database_that_may_only_be_read_is_not_ready(postgres: Postgres) -> None:
    name = postgres.new_database()
    url = postgres.url(name)
    asyncio.run(make(url))
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    async def ask() -> None:
        store = PostgresStore(url, patience=0.2)
        await store.open()
        assert not await store.ready()
        with pytest.raises(StoreUnavailable, match="the primary"):
            await store.append(entry("Giza", 1))
        await store.close()

    asyncio.run(ask())


def test_commits_are_waited_for_whatever_the_server_says(postgres: Postgres) -> None:
    name = postgres.new_database()
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def ask() -> None:
        connection = await PostgresStore(postgres.url(name))._connect()
        assert await connection.fetchval("SHOW synchronous_commit") == "on"
        await connection.close()

    asyncio.run(ask())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hunter2/x@host/tables",
        "postgresql://ann:12/hunter2@host/tables",
        "postgresql://ann:12?hunter2@host/tables",
        "postgresql://ann:12#hunter2@host/tables",
        "postgresql://ann:hunter2@host:port/tables",
    ],
)
def test_an_unreadable_address_is_answered_by_a_readable_one(address: str) -> None:
    right = "postgresql://user:password@host:port/database"
    with pytest.raises(ValueError, match=re.escape(right)) as raised:
        store_at(address)
    assert "hunter2" not in str(raised.value)


@pytest.mark.parametrize(
    "hosts", ["host", "host:5432", "one:5432,other:5432", "[::1]:5432", "ann:hunter%2F2@host", ""]
)
def test_addresses_that_postgresql_knows_are_taken(hosts: str) -> None:
    assert isinstance(store_at(f"postgresql://{hosts}/tables"), PostgresStore)


# --- several servers ---


@asynccontextmanager
async def writing(url: str, table: str) -> AsyncIterator[None]:
    """Somebody is about to write the listing of a table, and takes their time."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT 1 FROM listing WHERE table_id = $1 FOR UPDATE", table)
            yield
    finally:
        await connection.close()


@in_event_loop
async def test_who_is_in_charge_waits_for_nobody_who_writes(url: str) -> None:
    async with opened(url) as store:
        for table in ("Giza", "Luxor", "Theben"):
            running = msgspec.structs.replace(listing(table), phase="running", due=5)
            assert await store.append(entry(table, 1), running, ["Ann"])
        due = [Due(table, 5) for table in ("Giza", "Luxor", "Theben")]
        async with writing(url, "Luxor"), asyncio.timeout(3):
            assert sorted(await store.claim(due, 7)) == ["Giza", "Theben"]
            await store.stay_in_charge(["Giza", "Luxor", "Theben"], 8)
        assert await store.due_tables(9, 9) == [Due("Luxor", 5), Due("Giza", 8), Due("Theben", 8)]


@in_event_loop
async def test_a_table_is_deleted_as_a_whole_or_not_at_all(url: str) -> None:
    async with opened(url) as store:
        assert await store.append(entry("Giza", 1), listing("Giza"), ["Ann"])
        hasty = PostgresStore(url, patience=0.1, time_limit=0.5)
        await hasty.open()
        async with writing(url, "Giza"):
            with pytest.raises(StoreUnavailable):
                await hasty.delete("Giza", "secret")
        await hasty.close()
        assert len(await store.read("Giza")) == 1
        await store.delete("Giza", "secret")
        assert await store.read("Giza") == []
        assert await store.listing("Giza") is None
