"""The SQLite store does what every store does, and tells what is wrong with its file."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import StoreUnavailable, store_at
from tests.tables.event_loop import in_event_loop
from tests.tables.store_contract import StoreContract, entry, make, opened

FULL_DISK = """
import asyncio, resource, sys
from mastaba.tables.store import Stored, StoreUnavailable, store_at

async def main():
    store = store_at(sys.argv[1])
    await store.open()
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, unlimited[1]))
    written = 0
    try:
        while True:
            seqs = range(written + 1, written + 6)
            entries = [Stored("Giza", seq, seq, bytes(5_000)) for seq in seqs]
            assert all(await asyncio.gather(*map(store.append, entries)))
            written += 5
    except StoreUnavailable as error:
        assert "disk" in str(error), error
    assert written
    assert len(await store.read("Giza")) == written
    assert not await store.ready()
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert await store.append(Stored("Giza", written + 1, 1, b"there is room again"))
    assert await store.ready()
    await store.close()

asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "tables.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


class TestSqliteStore(StoreContract):
    pass


@in_event_loop
async def test_nobody_else_may_read_the_file(path: Path, url: str) -> None:
    async with opened(url) as store:
        assert await store.append(entry("Giza", 1))
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@in_event_loop
async def test_every_commit_reaches_the_disk(path: Path, url: str) -> None:
    async with opened(url):
        with closing(SqliteStore(path)._connect()) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


@in_event_loop
async def test_no_thread_is_left_behind(url: str) -> None:
    async with opened(url) as store:
        await store.read("Giza")
        assert any(thread.name.startswith("sqlite") for thread in threading.enumerate())
    assert not any(thread.name.startswith("sqlite") for thread in threading.enumerate())


@in_event_loop
async def test_a_locked_file_is_waited_for(path: Path) -> None:
    store, patient = SqliteStore(path, patience=0.3), SqliteStore(path, patience=60)
    await store.open()
    await patient.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="another program keeps it locked"):
            await store.append(entry("Giza", 1))
        assert not await store.ready()
        assert await store.read("Giza") == []
        waiting = asyncio.ensure_future(patient.append(entry("Giza", 1)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("ROLLBACK")
        assert await waiting
    await store.close()
    await patient.close()


@in_event_loop
async def test_connecting_waits_while_another_cleans_up(path: Path, url: str) -> None:
    await make(url)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        # As the last process does that leaves, it keeps out even those who only look.
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("INSERT INTO person (id, name, created) VALUES ('p1', 'Ann', 5)")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            SqliteStore(path, patience=0)._connect_to_write()
        connecting = asyncio.create_task(asyncio.to_thread(SqliteStore(path)._connect_to_write))
        await asyncio.sleep(0.1)
        assert not connecting.done()
    (await connecting).close()


def test_a_full_disk_loses_nothing(url: str) -> None:
    asyncio.run(make(url))
    subprocess.run([sys.executable, "-c", FULL_DISK, url], check=True)


@in_event_loop
async def test_a_file_that_is_no_database_is_refused(path: Path, url: str) -> None:
    path.parent.mkdir()
    path.write_text("The tomb of the scribe Mereruka. " * 100)
    with pytest.raises(StoreUnavailable, match="no SQLite database"):
        await store_at(url).open()
    assert path.read_text().startswith("The tomb")


@in_event_loop
async def test_a_path_that_cannot_be_is_refused(path: Path, url: str) -> None:
    path.parent.write_text("a file, not a folder")
    with pytest.raises(StoreUnavailable, match="cannot be made"):
        await store_at(url).open()


@pytest.mark.parametrize(
    ("address", "right"),
    [
        ("tables.db", "sqlite:///folder/file.db"),
        ("sqlite://tables.db", "sqlite:///folder/file.db"),
        ("sqlite:///", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///folder/", "names no file"),
        ("sqlite:///tables.db?mode=ro", "leave them out"),
        ("mysql://ann:hunter2@host/tables", "postgresql://user:password@host:port/database"),
        ("postgres://ann:hunter2@host/tables", "postgresql://user:password@host:port/database"),
        ("", "sqlite:///folder/file.db"),
    ],
)
def test_a_wrong_address_is_answered_by_a_right_one(address: str, right: str) -> None:
    with pytest.raises(ValueError, match=re.escape(right)) as raised:
        store_at(address)
    assert "hunter2" not in str(raised.value)
