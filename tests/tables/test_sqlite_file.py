"""A SQLite store notices that its file is gone, replaced or damaged, and keeps nothing there."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mastaba.tables import sqlite_store
from mastaba.tables.store import Store, StoreUnavailable
from tests.tables.event_loop import in_event_loop
from tests.tables.store_contract import entry, opened

PAGE = 4096
Harm = Callable[[Path], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


async def keeps_nothing(store: Store, why: str) -> None:
    for seq in (2, 3):
        with pytest.raises(StoreUnavailable, match=why):
            await store.append(entry("Giza", seq))
    assert not await store.ready()


def delete(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()


def delete_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


@pytest.mark.parametrize(
    ("harm", "why"),
    [(delete, "is gone"), (delete_log, "-wal is gone"), (replace, "was replaced")],
)
def test_nothing_is_kept_in_a_lost_file(path: Path, url: str, harm: Harm, why: str) -> None:
    @in_event_loop
    async def run() -> None:
        async with opened(url) as store:
            assert await store.append(entry("Giza", 1))
            harm(path)
            await keeps_nothing(store, why)
            # What is read there may be an old copy, or lost already.
            with pytest.raises(StoreUnavailable, match=why):
                await store.read("Giza")
        assert path.exists() == (harm is not delete), "a lost file is not made anew"

    run()


@in_event_loop
async def test_a_file_that_is_back_goes_on(path: Path, url: str) -> None:
    async with opened(url) as store:
        assert await store.append(entry("Giza", 1))
        elsewhere = path.rename(path.with_name("elsewhere"))
        await keeps_nothing(store, "is gone")
        elsewhere.rename(path)
        assert await store.ready()
        assert await store.append(entry("Giza", 4))


def overwrite(path: Path, first: int) -> None:
    """Damage all pages from that one on."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(first * PAGE)
        file.write(b"\xa5" * (size - first * PAGE))


async def write_much(url: str) -> None:
    """A database whose pages are all in the file itself."""
    async with opened(url) as store:
        bodies = [entry("Giza", seq, bytes(1000)) for seq in range(1, 200)]
        assert all(await asyncio.gather(*map(store.append, bodies)))


@in_event_loop
async def test_damage_that_a_reader_finds_stops_all_writing(path: Path, url: str) -> None:
    await write_much(url)
    async with opened(url) as store:
        overwrite(path, 1)
        with pytest.raises(StoreUnavailable, match="damaged"):
            await store.read("Giza")
        await keeps_nothing(store, "it is damaged .*; restore it from a backup")


@in_event_loop
async def test_damage_where_nobody_reads_is_found(
    path: Path, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await write_much(url)
    with closing(sqlite3.connect(path)) as database:
        ((pages,),) = database.execute("PRAGMA page_count")
    overwrite(path, pages - 3)
    monkeypatch.setattr(sqlite_store, "FIRST_CHECK", 0.0)
    async with opened(url) as store:
        async with asyncio.timeout(60):
            while await store.ready():
                await asyncio.sleep(0.01)
        await keeps_nothing(store, "damaged")
    assert "is damaged" in caplog.text


@in_event_loop
async def test_a_whole_database_is_looked_through_without_a_word(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await write_much(url)
    monkeypatch.setattr(sqlite_store, "FIRST_CHECK", 0.0)
    async with opened(url) as store:
        for _ in range(3):
            await asyncio.sleep(0.02)
            assert await store.ready()
    assert caplog.records == []


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@in_event_loop
async def test_a_full_disk_is_not_ready_until_there_is_room(small_disk: Path) -> None:
    async with opened(f"sqlite:///{small_disk}/tables.db") as store:
        assert await store.append(entry("Giza", 1))
        # Room for what is written now may be left in files that are there already.
        filler = small_disk / "filler"
        filler.write_bytes(bytes(shutil.disk_usage(small_disk).free - PAGE))
        assert not await store.ready()
        filler.unlink()
        assert await store.ready()
        assert await store.append(entry("Giza", 2))
