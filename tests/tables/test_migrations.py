"""The migrations lead from an empty database to the schema, and back only if somebody asks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from mastaba import __version__
from mastaba.games import NAMES, game_named
from mastaba.tables import schema
from mastaba.tables.carrying import FIRST_WITH_SNAPSHOTS
from mastaba.tables.live import now
from mastaba.tables.migrations import NEWEST, OF_VERSIONS, PRESENT
from mastaba.tables.migrations.running import configuration
from mastaba.tables.store import NewerSchema, StoreUnavailable, store_at
from tests.tables.store_contract import entry, listing, make, opened

pytest_plugins = ["tests.services"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


def test_the_newest_version_is_known_without_alembic() -> None:
    assert ScriptDirectory.from_config(configuration()).get_heads() == [NEWEST]


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    asyncio.run(make(url))
    assert looked_at(url, differences) == []


def test_a_database_that_is_up_to_date_is_left_alone(url: str) -> None:
    asyncio.run(write_and_reopen(url))
    assert fetch(url, PRESENT) == NEWEST


async def write_and_reopen(url: str) -> None:
    async with opened(url) as store:
        assert await store.append(entry("Giza", 1))
    async with opened(url) as store:
        assert await store.read("Giza") == [entry("Giza", 1)]


def test_a_database_of_a_newer_mastaba_is_refused(url: str) -> None:
    asyncio.run(make(url))
    run(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerSchema, match=f"9999.*{NEWEST}.*update Mastaba"):
        asyncio.run(store_at(url).open())
    assert fetch(url, PRESENT) == "9999"


def test_files_of_games_are_as_if_they_were_looked_at_when_that_is_first_noted(url: str) -> None:
    asyncio.run(bring(url))
    run(url, "ALTER TABLE listing DROP COLUMN seen")
    run(url, "UPDATE alembic_version SET version_num = '0003'")
    before = now()
    asyncio.run(make(url))
    assert fetch(url, PRESENT) == NEWEST
    seen = "SELECT COALESCE(seen, 0) FROM listing WHERE table_id = "
    assert before - 1000 <= int(fetch(url, f"{seen}'brought'")) <= now() + 1000
    assert int(fetch(url, f"{seen}'played'")) == 0


def test_a_database_goes_back_to_an_earlier_version_and_comes_again(url: str) -> None:
    asyncio.run(bring(url))
    for _ in range(2):  # the second time there is nothing left to do
        asyncio.run(store_at(url).go_back(OF_VERSIONS["0.2.0"]))
        assert fetch(url, PRESENT) == "0003"
        assert "seen" not in looked_at(url, columns_of_listing)
    asyncio.run(make(url))
    assert fetch(url, PRESENT) == NEWEST
    assert looked_at(url, differences) == []
    for table in ("brought", "played"):
        assert int(fetch(url, f"SELECT COUNT(*) FROM entry WHERE table_id = '{table}'")) == 1


def columns_of_listing(connection: Connection) -> list[str]:
    return [column["name"] for column in inspect(connection).get_columns("listing")]


def test_a_database_goes_back_to_every_version_that_a_table_may_wait_for() -> None:
    assert OF_VERSIONS[__version__] == NEWEST
    retired = [game_named(name).retired for name in NAMES]
    waited_for = {one for parts in retired for played in parts.values() for one in played.values()}
    assert waited_for | {FIRST_WITH_SNAPSHOTS} <= OF_VERSIONS.keys()


async def bring(url: str) -> None:
    async with opened(url) as store:
        await store.append(entry("brought", 1), listing("brought", phase="finished", size=5))
        await store.append(entry("played", 1), listing("played", phase="finished"))


def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    run(url, "CREATE TABLE secret (somebody_elses INTEGER)")
    with pytest.raises(StoreUnavailable, match=r"secret.*already exists"):
        asyncio.run(store_at(url).open())
    assert looked_at(url, lambda connection: inspect(connection).get_table_names()) == ["secret"]


# --- looking into the database ---


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), schema.metadata)


def looked_at(url: str, look: Callable[[Connection], Any]) -> Any:
    if url.startswith("sqlite"):
        engine = create_engine(url)
        try:
            with engine.connect() as connection:
                return look(connection)
        finally:
            engine.dispose()

    async def look_there() -> Any:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url)
        )
        async with engine.connect() as connection:
            result = await connection.run_sync(look)
        await engine.dispose()
        return result

    return asyncio.run(look_there())


def fetch(url: str, query: str) -> Any:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            row = connection.execute(query).fetchone()
            return row and row[0]

    async def fetch_there() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(query)
        finally:
            await connection.close()

    return asyncio.run(fetch_there())


def run(url: str, statement: str) -> None:
    fetch(url, statement)
