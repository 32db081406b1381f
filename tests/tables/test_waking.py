"""Tables where something falls due, or a bot is to move, while nobody looks at them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from mastaba.tables import entries as e
from mastaba.tables import waking
from mastaba.tables import wishes as w
from mastaba.tables.doorbell import Doorbell, Heard, Missed, SilentDoorbell
from mastaba.tables.host import Host
from mastaba.tables.live import now
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Due, Person
from mastaba.tables.table import Table
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop

ANN = Person("ann", "Ann", 0)
DAY = 86_400
TOMB: dict[str, Any] = {"trap": "abstract", "pawns": "dealt", "first": 0}
FOR_EVER = 10**15


class LostDoorbell:
    """That of one server of several; whatever rings, nobody hears it."""

    async def open(self, ring: Heard, missed: Missed) -> None:
        pass

    async def close(self) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        pass


@asynccontextmanager
async def hosting(
    folder: Path, doorbell: Doorbell | None = None, **settings: Any
) -> AsyncIterator[Host]:
    host = Host(
        SqliteStore(folder / "tables.db"),
        doorbell or SilentDoorbell(),
        Thinkers(),
        **{"pace": (0, 0), "to_come_back": 0, **settings},
    )
    await host.open()
    try:
        yield host
    finally:
        await host.close()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks are many, and tables sleep as soon as nothing is due."""
    monkeypatch.setattr(waking, "LOOK", 0.01)
    monkeypatch.setattr(waking, "SAY_AGAIN", 0.05)


async def begun(host: Host, bots: dict[int, str] | None = None, **options: Any) -> Table:
    names = {seat: f"Ann {seat}" for seat in range(2) if seat not in (bots or {})}
    table = await host.opening.create(
        ANN, "cursed-tomb", 2, {**TOMB, **options}, names=names, bots=bots
    )
    await host.submit(table.id, ANN, w.Ready())
    return table


async def dues(host: Host) -> list[Due]:
    return await host.store.due_tables(FOR_EVER, 10)


async def until(wanted: Any) -> None:
    async with asyncio.timeout(30):
        while not await wanted():
            await asyncio.sleep(0.01)


@in_event_loop
async def test_a_table_of_people_with_all_the_time_is_never_due(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        await host.submit(table.id, ANN, w.Play(0, "turn", "a"))
        assert await dues(host) == []


@in_event_loop
async def test_who_has_a_table_in_memory_is_in_charge_of_what_falls_due(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        before = now()
        table = await begun(host, decisionClock=30)
        [due] = await dues(host)
        assert due.table == table.id
        assert before + waking.IN_CHARGE <= due.due <= now() + waking.IN_CHARGE
        # A polite stop leaves behind when it is really due.
    async with hosting(tmp_path) as host:
        live = await host.live(table.id)
        assert live.due == live.table.began_at + 30_000


@pytest.mark.usefixtures("at_once")
@in_event_loop
async def test_a_table_that_is_due_late_sleeps_and_wakes_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "AHEAD", 300)
    monkeypatch.setattr(waking, "SOON", 600)
    async with hosting(tmp_path) as host:
        table = await begun(host, decisionClock=30)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE entry SET at = at - 28500")
        database.execute("UPDATE listing SET due = due - 28500")
    monkeypatch.setattr(waking, "IN_CHARGE", 10_000)
    async with hosting(tmp_path, to_come_back=3600) as host:
        # Who is alone looks at all that may have been somebody's charge, and lets it sleep.
        await until_woken(host, 1)
        await until(lambda: forgotten(host, table.id))
        [due] = await dues(host)
        assert 0 < due.due - now() < 1_500
        await until(lambda: ticked(host, table.id))
        [tick] = [
            stored
            for stored in await host.store.read(table.id)
            if isinstance(e.decode(stored.body), e.Ticked)
        ][:1]
        # It was asleep, not forgotten: nobody needs time to come back.
        assert due.due <= tick.at < due.due + 1_000


async def until_woken(host: Host, count: int) -> None:
    async def woken() -> bool:
        return host.waking.woken >= count

    await until(woken)


async def forgotten(host: Host, table: str) -> bool:
    return table not in host.lives


async def ticked(host: Host, table: str) -> bool:
    return any(isinstance(e.decode(one.body), e.Ticked) for one in await host.store.read(table))


@pytest.mark.usefixtures("at_once")
@in_event_loop
async def test_a_bots_turn_that_a_crash_cut_short_is_played(tmp_path: Path) -> None:
    async with hosting(tmp_path, pace=(3600, 3600)) as host:
        table = await begun(host, bots={0: "medium"})
        assert table.bots_to_move() == [0]
        # As after a crash: nothing was said of it at the end.
        [due] = await dues(host)
        host.lives[table.id].in_charge = False
    assert await entries_in(tmp_path) == [due.due]
    async with hosting(tmp_path) as host:

        async def moved() -> bool:
            live = host.lives.get(table.id)
            return live is not None and bool(live.table.moves)

        await until(moved)


async def entries_in(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return [row[0] for row in database.execute("SELECT due FROM listing")]


@pytest.mark.usefixtures("at_once")
@in_event_loop
async def test_a_server_that_lives_says_so_and_one_that_dies_is_followed(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host, decisionClock=30)
        [first] = await dues(host)

        async def said_again() -> bool:
            return (await dues(host))[0].due > first.due

        await until(said_again)
    late = now() - 1
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE listing SET due = ?", (late,))
    async with (
        hosting(tmp_path, LostDoorbell()) as one,
        hosting(tmp_path, LostDoorbell()) as other,
    ):

        async def taken() -> bool:
            return one.waking.woken + other.waking.woken == 1

        await until(taken)
        assert [due.table for due in await dues(one)] == [table.id]


@pytest.mark.usefixtures("at_once")
@in_event_loop
async def test_a_move_at_a_table_that_sleeps_puts_somebody_in_charge(tmp_path: Path) -> None:
    async with hosting(tmp_path, pace=(3600, 3600)) as host:
        table = await begun(host, bots={1: "medium"})
    assert await entries_in(tmp_path) == [None]
    async with hosting(tmp_path, pace=(3600, 3600)) as host:
        await host.submit(table.id, ANN, w.Play(0, "turn", "a"))
        [due] = await dues(host)
        assert due.due > now()


@pytest.mark.usefixtures("at_once")
@in_event_loop
async def test_a_table_of_a_later_version_is_left_to_its_servers(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host, decisionClock=30)
    newer = e.CarriedOver("", table.seq, {"base": 1}, {"base": 2}, {}, dict(table.options), 0)
    due = now() - 1
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        stored = e.stored(table.id, table.seq + 1, due, newer)
        entry = (stored.table, stored.seq, stored.at, stored.body)
        database.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", entry)
        database.execute("UPDATE listing SET due = ?", (due,))
    async with hosting(tmp_path) as host:

        async def met() -> bool:
            return table.id in host.waking._left

        await until(met)

        async def given_back() -> bool:
            return await dues(host) == [Due(table.id, due)]

        await until(given_back)
        await asyncio.sleep(0.1)
        assert await dues(host) == [Due(table.id, due)]


@in_event_loop
async def test_a_move_in_real_time_is_made_once_and_not_to_see_how_it_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "escape", 2, {}, names={0: "Ann", 1: "Ann 2"})
        await host.submit(table.id, ANN, w.Ready())
        live = await host.live(table.id)
        assert live.table.runs_only_while_served()
        monkeypatch.delattr(Table, "copy")
        assert await host.scribe.append(live, e.Served(""))
