"""A game in real time stands after an update, until those who play are back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mastaba.tables import entries as e
from mastaba.tables import going_on
from mastaba.tables import wishes as w
from mastaba.tables.asking import legal_moves
from mastaba.tables.doorbell import Doorbell, SilentDoorbell
from mastaba.tables.going_on import GoingOn
from mastaba.tables.host import Host
from mastaba.tables.live import now
from mastaba.tables.sight import table_sight
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person
from mastaba.tables.table import NotPossible
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played, snapshot_of, stored
from tests.tables.test_carrying import edition
from tests.tables.test_clockwork import Looker


class OneOfSeveral(Doorbell):
    """The doorbell of a server beside which there are others, that do nothing now."""

    def __init__(self) -> None:
        pass

    async def open(self, on_ring: Any, on_missed: Any) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass


ANNA, BEN = Person("anna", "Anna", 0), Person("ben", "Ben", 0)


@asynccontextmanager
async def carried_over(
    folder: Path, patience: float = 60, doorbell: Doorbell | None = None
) -> AsyncIterator[Host]:
    """A game of Escape with Anna and Ben, that is carried over as soon as somebody comes."""
    played = Played("escape", 2)
    played.play(30)
    async with stored(folder, played.log, snapshot_of(played.table)):
        pass
    with edition("escape", 2):
        host = Host(
            SqliteStore(folder / "mastaba.db"),
            doorbell or SilentDoorbell(),
            Thinkers(),
            pace=(0, 0),
            to_stand_in=0.1,
        )
        host.going_on = GoingOn(host.scribe, patience)
        await host.open()
        try:
            yield host
        finally:
            await host.close()


async def come(host: Host, person: str, seat: int) -> Looker:
    looker = Looker(person)
    looker.seat = seat
    await host.watch("t1", looker)
    return looker


async def kept(host: Host) -> list[e.AnyEntry]:
    return [e.entry_of(one) for one in await host.store.read("t1")]


def stands(looker: Looker) -> list[bool]:
    """What was told of it, one after the other."""
    tables = [message.get("table") or {} for message in looker.heard]
    return [table["stands"] for table in tables if "stands" in table]


@in_event_loop
async def test_it_goes_on_when_all_who_are_there_have_said_so(tmp_path: Path) -> None:
    async with carried_over(tmp_path) as host:
        anna, ben = await come(host, "anna", 0), await come(host, "ben", 1)
        table = host.lives["t1"].table
        time = table.time(now())
        assert table_sight(table, "anna").stands
        with pytest.raises(NotPossible, match="game-stands"):
            await host.submit("t1", ANNA, w.Play(0, "roll"))
        first = await host.submit("t1", ANNA, w.Ready())
        assert await host.submit("t1", ANNA, w.Ready()) == first
        assert [chair.ready for chair in table.chairs] == [True, False]
        await asyncio.sleep(0.2)
        assert table.stands
        assert table.time(now()) == time
        await host.submit("t1", BEN, w.Ready())
        await anna.until(lambda: not table.stands)
        assert stands(anna) == stands(ben) == [True, False]
        assert isinstance((await kept(host))[-1], e.Resumed)
        # The time that it stood was not played, and now it goes on.
        assert time <= table.time(now()) < time + 10_000
        assert host.lives["t1"].due is not None
        with pytest.raises(NotPossible, match="game-has-begun"):
            await host.submit("t1", ANNA, w.Ready())


@in_event_loop
async def test_who_is_not_there_is_not_waited_for(tmp_path: Path) -> None:
    async with carried_over(tmp_path) as host:
        anna, ben = await come(host, "anna", 0), await come(host, "ben", 1)
        table = host.lives["t1"].table
        await host.submit("t1", ANNA, w.Ready())
        assert table.stands
        host.leave("t1", ben)
        await anna.until(lambda: not table.stands)


@in_event_loop
async def test_after_half_a_minute_it_goes_on_by_itself(tmp_path: Path) -> None:
    assert going_on.PATIENCE == 30
    async with carried_over(tmp_path, patience=0.3) as host:
        await host.live("t1")
        table = host.lives["t1"].table
        await asyncio.sleep(0.6)
        assert table.stands  # nobody is there
        stranger = Looker("a stranger")
        await host.watch("t1", stranger)
        await asyncio.sleep(0.6)
        assert table.stands  # nobody who plays
        anna = await come(host, "anna", 0)
        assert table.stands
        await anna.until(lambda: not table.stands)
        assert isinstance((await kept(host))[-1], e.Resumed)


def patience(looker: Looker) -> list[int | None]:
    """In how many milliseconds the game would go on, as it was told one time after the other."""
    return [message.get("goes_on_in") for message in looker.heard if message["type"] == "here"]


@in_event_loop
async def test_all_are_told_how_long_the_others_are_waited_for(tmp_path: Path) -> None:
    async with carried_over(tmp_path, patience=30) as host:
        stranger, ben = Looker("a stranger"), Looker("ben")
        await host.watch("t1", stranger)
        assert patience(stranger) == [None]  # nobody who plays is back
        anna = await come(host, "anna", 0)
        assert patience(anna)[-1] == patience(stranger)[-1]
        assert 20_000 < (patience(anna)[-1] or 0) <= 30_000
        await asyncio.sleep(0.3)
        await host.watch("t1", ben)
        assert 0 < (patience(ben)[0] or 0) <= 29_700
        host.leave("t1", anna)
        host.leave("t1", ben)
        assert patience(stranger)[-1] is None


@in_event_loop
async def test_nothing_is_possible_while_it_stands(tmp_path: Path) -> None:
    async with carried_over(tmp_path) as host:
        anna = await come(host, "anna", 0)
        live = host.lives["t1"]
        asked = legal_moves(live.table, "anna", 0, "ask", now())
        assert (asked.moves, asked.asides) == ([], [])
        await host.submit("t1", ANNA, w.Ready())
        await anna.until(lambda: not live.table.stands)
        assert legal_moves(live.table, "anna", 0, "ask", now()).asides


@in_event_loop
async def test_people_at_other_servers_are_waited_for(tmp_path: Path) -> None:
    async with carried_over(tmp_path, doorbell=OneOfSeveral()) as host:
        anna = await come(host, "anna", 0)
        live = host.lives["t1"]
        assert not live.alone
        await host.submit("t1", ANNA, w.Ready())
        await asyncio.sleep(0.2)
        assert live.table.stands  # Ben may be at another one
        await host.submit("t1", BEN, w.Ready())
        await anna.until(lambda: not live.table.stands)


@in_event_loop
async def test_bots_do_nothing_while_it_stands(tmp_path: Path) -> None:
    async with carried_over(tmp_path) as host:
        anna = await come(host, "anna", 0)
        await asyncio.sleep(0.2)
        await host.submit("t1", ANNA, w.StandIn(1, "novice"))
        table = host.lives["t1"].table
        before = len(table.moves)
        await asyncio.sleep(0.5)
        assert table.stands
        assert len(table.moves) == before
        await host.submit("t1", ANNA, w.Ready())
        await anna.until(lambda: len(table.moves) > before)
