"""Chronicles are made beside the play, in a process of their own, and nothing is missing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sqlite3
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games.escape import Escape
from mastaba.kernel.chance import below
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.chronicle import chronicler
from mastaba.tables.chronicle.film import Film, film_of
from mastaba.tables.chronicle.snapshot import Snapshot, snapshot_body, snapshot_of
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.host import Host
from mastaba.tables.screening import frames_of
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person
from mastaba.tables.table import FINISHED, RUNNING, NotPossible, Table
from mastaba.tables.thinking import Thinkers
from tests.tables.chronicle import by_rules
from tests.tables.event_loop import in_event_loop

ANN = Person("ann", "Ann", 0)


@asynccontextmanager
async def hosting(folder: Path) -> AsyncIterator[Host]:
    host = Host(SqliteStore(folder / "tables.db"), SilentDoorbell(), Thinkers(), pace=(0, 0))
    await host.open()
    try:
        yield host
    finally:
        await host.close()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables rest when nothing has happened for a moment."""
    for name in ("LOOK", "REST", "REST_UNSEEN", "TOGETHER"):
        monkeypatch.setattr(chronicler, name, 0.02)


async def begun(host: Host, game: str = "run-run-run", seats: int = 2, **options: Any) -> Table:
    """A table where Ann holds all seats."""
    names = {seat: f"Ann {seat}" for seat in range(seats)}
    table = await host.opening.create(ANN, game, seats, options, names=names)
    await host.submit(table.id, ANN, w.Ready())
    assert (await host.live(table.id)).table.phase == RUNNING
    return (await host.live(table.id)).table


async def play(host: Host, table: Table, moves: int, luck: int = 1) -> None:
    """Play at random, until there are so many more moves or the game is over."""
    enough = len(table.moves) + moves
    while len(table.moves) < enough and table.phase == RUNNING:
        seat = table.state.waiting_seats()[0]
        listed = table.state.moves(seat)
        move = listed[below(5, luck, len(table.moves), len(listed))]
        await host.submit(table.id, ANN, w.Play(seat, table.game.text(move), f"t{table.seq}"))


async def until(wanted: Callable[..., Any], *facts: Any) -> None:
    async with asyncio.timeout(60):
        while not await wanted(*facts):
            await asyncio.sleep(0.01)


async def is_filmed(host: Host, table: Table) -> bool:
    """Whether the store has all that has happened in the game."""
    stretches = await host.store.film(table.id)
    if not stretches or film_of(one.body for one in stretches).moves != len(table.moves):
        return False
    return table.phase != FINISHED or stretches[-1].closed


async def film(host: Host, table: Table) -> Film:
    return film_of(one.body for one in await host.store.film(table.id))


async def newest(host: Host, table: Table) -> Snapshot:
    return snapshot_of((await host.store.snapshots(table.id))[0].body)


def check(table: Table, found: Film) -> None:
    """The film tells what the rules tell."""
    for eyes in found.eyes():
        frames = msgspec.json.encode(frames_of(found, eyes))
        assert frames == msgspec.json.encode(by_rules.frames(table, eyes))


@in_event_loop
async def test_a_table_that_rests_is_filmed(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        await until(is_filmed, host, table)
        for moves in (1, 7, 3):
            await play(host, table, moves)
            await until(is_filmed, host, table)
            snapshot = await newest(host, table)
            assert snapshot.seq == table.seq
            assert snapshot.digest == table.state.digest()
            restored = table.game.restore(snapshot.facts, snapshot.options)
            assert restored.digest() == snapshot.digest
        assert len(await host.store.film(table.id)) >= 3
        check(table, await film(host, table))


@in_event_loop
async def test_a_chronicle_holds_no_name_and_nothing_that_was_said(
    tmp_path: Path, soon: None
) -> None:
    word = "between ourselves"
    async with hosting(tmp_path) as host:
        table = await begun(host)
        await host.submit(table.id, ANN, w.Say(word, "said"))
        await play(host, table, 9)
        await until(is_filmed, host, table)
        assert [saying.text for saying in table.sayings] == [word]
        for chair in table.chairs:
            assert (chair.person, chair.name) == (ANN.id, f"Ann {table.chairs.index(chair)}")
        kept = [one.body for one in await host.store.film(table.id)]
        kept += [one.body for one in await host.store.snapshots(table.id)]
        told = b"".join(map(zlib.decompress, kept))
        assert b"explore" in told
        for secret in (word, "Ann 0", "Ann 1"):
            assert secret.encode() not in told, secret


@in_event_loop
async def test_a_game_that_waits_for_people_is_written_every_fifty_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chronicler, "REST", 1000)
    monkeypatch.setattr(chronicler, "REST_UNSEEN", 1000)
    async with hosting(tmp_path) as host:
        table = await begun(host, "cursed-tomb", 2, trap="abstract", rounds=40)

        async def is_written(last: int) -> bool:
            return (await host.store.filmed(table.id))[0] == last

        for _ in range(3):
            await until(is_written, table.seq)
            assert (await newest(host, table)).seq == table.seq
            before = table.seq
            await play(host, table, 50)
            assert table.seq == before + 50


@in_event_loop
async def test_a_game_can_be_carried_over_from_its_first_moment_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chronicler, "REST", 1000)
    monkeypatch.setattr(chronicler, "REST_UNSEEN", 1000)
    async with hosting(tmp_path) as host:
        table = await begun(host)

        async def is_written() -> bool:
            return bool(await host.store.snapshots(table.id))

        await until(is_written)
        snapshot = await newest(host, table)
        assert (snapshot.moves, snapshot.digest) == (0, table.state.digest())


@in_event_loop
async def test_real_time_is_written_when_no_die_is_in_the_air(
    tmp_path: Path, soon: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chronicler, "OFTEN", 0.02)
    calm = True
    monkeypatch.setattr(Escape, "calm", lambda _state: calm)
    async with hosting(tmp_path) as host:
        table = await begun(host, "escape", 2)
        await until(is_filmed, host, table)
        calm = False
        # On a busy machine time has run on since the game began.
        before = (await film(host, table)).moves
        await play(host, table, 5)
        await asyncio.sleep(20 * chronicler.LOOK)
        assert (await film(host, table)).moves == before
        calm = True
        await until(is_filmed, host, table)


@in_event_loop
async def test_the_end_closes_the_film(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host, "cursed-tomb", 2, trap="abstract", rounds=20)
        await play(host, table, 100_000)
        assert table.phase == FINISHED
        await until(is_filmed, host, table)
        stretches = await host.store.film(table.id)
        assert [one.closed for one in stretches] == [False] * (len(stretches) - 1) + [True]
        assert stretches[-1].last == table.seq
        assert max(one.last - one.first for one in stretches) < 150
        check(table, await film(host, table))
        assert await host.store.tables_without_film() == []


@in_event_loop
async def test_what_is_taken_back_leaves_the_film(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host, first=0)
        await play(host, table, 2)
        regroup = next(
            m
            for m in map(table.game.text, table.state.moves(table.state.waiting_seats()[0]))
            if m.startswith("regroup")
        )
        seat = table.state.waiting_seats()[0]
        before = len(table.moves)
        for number in range(2):
            await host.submit(table.id, ANN, w.Play(seat, regroup, f"again{number}"))
            await until(is_filmed, host, table)
            snapshot = await newest(host, table)
            assert snapshot.undoable is not None
            assert snapshot.undoable.moves == before
            await host.submit(table.id, ANN, w.TakeBack(seat))
            await until(is_filmed, host, table)
        assert len(table.moves) == before
        check(table, await film(host, table))
        assert len((await newest(host, table)).struck) == 2


@in_event_loop
async def test_after_a_polite_stop_nothing_is_missing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        tables = [
            await begun(host),
            await begun(host, "escape", 3),
            await begun(host, "cursed-tomb", 2, trap="abstract"),
        ]
        for table in tables:
            if not table.real_time:
                await play(host, table, 9)
    async with opened_store(tmp_path) as store:
        for table in tables:
            snapshot = snapshot_of((await store.snapshots(table.id))[0].body)
            assert snapshot.moves == len(table.moves)
            assert snapshot.digest == table.state.digest()
            found = film_of(one.body for one in await store.film(table.id))
            check(table, found)
        assert await store.tables_without_film() == []


@asynccontextmanager
async def opened_store(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "tables.db")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@in_event_loop
async def test_a_film_goes_on_after_a_restart(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        id = (table := await begun(host)).id
        await play(host, table, 3)
    for _ in range(2):
        async with hosting(tmp_path) as host:
            table = (await host.live(id)).table
            await play(host, table, 4)
            await until(is_filmed, host, table)
            check(table, await film(host, table))
            assert len(await host.store.film(id)) > 1


@in_event_loop
async def test_a_worker_that_dies_holds_nothing_up(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        await until(is_filmed, host, table)
        for _ in range(3):
            for worker in multiprocessing.active_children():
                worker.kill()
            await play(host, table, 3)
            await until(is_filmed, host, table)
        check(table, await film(host, table))


@in_event_loop
async def test_a_snapshot_that_leads_elsewhere_is_an_error(
    tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path) as host:
        id = (table := await begun(host)).id
        await play(host, table, 3)
    async with opened_store(tmp_path) as store:
        stored = (await store.snapshots(id))[0]
        snapshot = snapshot_of(stored.body)
        other = table.game.begin(2, snapshot.seed + 1, snapshot.options)
        body = snapshot_body(msgspec.structs.replace(snapshot, facts=other.facts()))
        await store.save_snapshot(id, stored.seq, body)
        last = stored.seq
    async with hosting(tmp_path) as host:
        table = (await host.live(id)).table
        await play(host, table, 1)

        async def told() -> bool:
            return any(record.levelno == logging.ERROR for record in caplog.records)

        await until(told)
        # It was made again, from the beginning.
        await until(is_filmed, host, table)
        kept = [snapshot_of(one.body) for one in await host.store.snapshots(id)]
        assert last not in [one.seq for one in kept]
        assert kept[0].digest == table.state.digest()
        check(table, await film(host, table))


@in_event_loop
async def test_old_tables_get_their_chronicle(tmp_path: Path, soon: None) -> None:
    async with hosting(tmp_path) as host:
        running, over = (
            await begun(host),
            await begun(host, "cursed-tomb", 2, trap="abstract", rounds=20),
        )
        await play(host, running, 5)
        await play(host, over, 100_000)
        await host.opening.create(ANN, "escape", 3, {})
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("DELETE FROM film")
        database.execute("DELETE FROM snapshot")
    async with hosting(tmp_path) as host:
        assert host.backlog.left is None

        async def complete() -> bool:
            return await is_filmed(host, running) and await is_filmed(host, over)

        await until(complete)
        assert host.lives == {}
        check(over, await film(host, over))
        assert (await newest(host, running)).digest == running.state.digest()
        # What was said last is nothing to film.
        await host.submit(running.id, ANN, w.Say("hello", "t"))
    async with hosting(tmp_path) as host:

        async def made() -> bool:
            return host.backlog.left == 0

        await until(made)
        assert len(await host.store.film(running.id)) == 1


@in_event_loop
async def test_nothing_is_written_of_a_table_that_a_later_version_has_taken_over(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        await play(host, table, 3)
        newer = e.CarriedOver("", 4, {"base": 1}, {"base": 2}, {}, dict(table.options), 0, [5])
        seq = table.seq + 1
        assert await host.store.append(e.stored(table.id, seq, table.latest, newer))
        with pytest.raises(NotPossible) as refused:
            await host.submit(table.id, ANN, w.Say("hello?"))
        assert refused.value.key == "being-updated"
    async with hosting(tmp_path) as host:
        assert [one.seq for one in await host.store.snapshots(table.id) if one.seq >= seq] == []
