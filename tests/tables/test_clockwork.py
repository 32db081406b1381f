"""Time at tables: timers that run out, also without a server, and time that only counts if played.

Where a test needs time to have passed, it moves the stored times of the table into the past.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games.cursed_tomb import GAME as TOMB
from mastaba.games.cursed_tomb.game import MOST_TIME_OUTS
from mastaba.kernel.contract import CLOCK, Event
from mastaba.kernel.log import LogError, verify
from mastaba.tables import archive, imports
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.archive import log_file, log_of, replay
from mastaba.tables.beginning import started
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.hall import Hall
from mastaba.tables.host import Host
from mastaba.tables.imports import entries_of
from mastaba.tables.live import Live, now
from mastaba.tables.sight import table_sight
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person
from mastaba.tables.table import Table
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop

ANN = Person("ann", "Ann", 0)
OPTIONS: dict[str, Any] = {"trap": "abstract", "pawns": "dealt", "first": 0, "decisionClock": 30}
CLOCK_OF_DECISION = 30_000


class Looker:
    """Somebody at the table who remembers what was told."""

    def __init__(self, person: str = "ann") -> None:
        self.person = person
        self.seat: int | None = 0 if person == "ann" else None
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))
        self._news.set()

    def send_frame(self, frame: bytes) -> None:
        pass

    def let_go(self, key: str) -> None:
        raise AssertionError(key)

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not wanted():
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def hosting(folder: Path, to_come_back: float = 0.2) -> AsyncIterator[Host]:
    host = Host(
        SqliteStore(folder / "tables.db"),
        SilentDoorbell(),
        Thinkers(),
        pace=(0, 0),
        to_come_back=to_come_back,
    )
    await host.open()
    try:
        yield host
    finally:
        await host.close()


async def begun(host: Host, **options: Any) -> Table:
    """Two seats of one person; the first is asked."""
    names = {0: "Ann", 1: "Bob"}
    table = await host.opening.create(ANN, "cursed-tomb", 2, {**OPTIONS, **options}, names=names)
    await host.submit(table.id, ANN, w.Ready())
    assert table.state.waiting_seats() == [0]
    return table


def move_back(folder: Path, milliseconds: int) -> None:
    """Let everything that is stored have happened earlier."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("UPDATE entry SET at = at - ?", (milliseconds,))
        database.execute("UPDATE listing SET due = due - ?", (milliseconds,))


def kinds(table: Table) -> list[str]:
    return [type(moved).__name__ for moved in table.moves]


async def kept(host: Host, table: Table) -> list[e.AnyEntry]:
    return [e.decode(stored.body) for stored in await host.store.read(table.id)]


@in_event_loop
async def test_a_timer_runs_out_and_the_tick_is_an_entry(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, CLOCK_OF_DECISION - 300)
    async with hosting(tmp_path) as host:
        looker = Looker()
        await host.watch(table.id, looker)
        live = host.lives[table.id]
        await looker.until(lambda: bool(live.table.moves))
        assert kinds(live.table) == ["Ticked"]
        assert live.table.move_times[0] >= CLOCK_OF_DECISION
        told = looker.heard[-1]
        assert told["events"][0]["event"] == "timed-out"
        assert told["at"] == live.table.move_times[0]
        assert isinstance((await kept(host, table))[-1], e.Ticked)


@in_event_loop
async def test_what_fell_due_without_a_server_waits_for_people_to_come_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, 10 * CLOCK_OF_DECISION)
    async with hosting(tmp_path, to_come_back=3600) as host:
        live = await host.live(table.id)
        # It is late by the clock, but nobody could have come earlier.
        assert await host.submit(table.id, ANN, w.Play(0, "turn", "a")) == live.table.seq
        assert kinds(live.table) == ["Moved"]
    move_back(tmp_path, 10 * CLOCK_OF_DECISION)
    async with hosting(tmp_path, to_come_back=0.1) as host:
        # Nobody comes: the server wakes the table by itself.
        async with asyncio.timeout(60):
            while table.id not in host.lives or not host.clockwork.ticks:
                await asyncio.sleep(0.01)
        assert kinds(host.lives[table.id].table)[1] == "Ticked"


@in_event_loop
async def test_what_is_due_goes_before_a_move_of_the_same_moment(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, 2 * CLOCK_OF_DECISION)
    async with hosting(tmp_path, to_come_back=0.1) as host:
        live = await host.live(table.id)
        assert live.alarm is not None
        live.alarm.cancel()  # as if the event loop had been busy
        await asyncio.sleep(0.15)
        await host.submit(table.id, ANN, w.Say("?", "s"))
        assert kinds(live.table) == []
        with pytest.raises(ValueError, match="not-your-decision"):
            await host.submit(table.id, ANN, w.Play(0, "turn", "a"))
        assert kinds(live.table) == ["Ticked"]


@in_event_loop
async def test_a_move_cannot_be_taken_back_over_a_tick(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host, pawns="choose")
        await host.submit(table.id, ANN, w.Play(0, "pawn hat", "a"))
        assert table.taker_back() == 0
    move_back(tmp_path, CLOCK_OF_DECISION)
    async with hosting(tmp_path, to_come_back=0) as host:
        live = await host.live(table.id)
        async with asyncio.timeout(60):
            while len(live.table.moves) < 2:
                await asyncio.sleep(0.01)
        assert live.table.taker_back() is None


@in_event_loop
async def test_two_hosts_fire_one_timer_once(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, CLOCK_OF_DECISION - 300)
    async with hosting(tmp_path) as one, hosting(tmp_path) as other:
        lives = [await host.live(table.id) for host in (one, other)]
        async with asyncio.timeout(60):
            while not all(live.table.moves for live in lives):
                await asyncio.sleep(0.01)
        stored = await one.store.read(table.id)
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
        assert sum(isinstance(e.decode(entry.body), e.Ticked) for entry in stored) == 1


@in_event_loop
async def test_an_endless_game_that_nobody_served_for_days_goes_on_bit_by_bit(
    tmp_path: Path,
) -> None:
    """One tick goes only so far, so that everybody else gets a turn in between."""
    days = 5
    async with hosting(tmp_path) as host:
        table = await begun(host, rounds=None)
        other = await begun(host, decisionClock=None)
    move_back(tmp_path, days * 24 * 60 * 60 * 1000)
    async with hosting(tmp_path, to_come_back=0) as host:
        live = await host.live(table.id)
        played_between = False
        async with asyncio.timeout(60):
            while not live.table.moves or (live.due or 0) <= now():
                if len(live.table.moves) == 1 and not played_between:
                    played_between = await host.submit(other.id, ANN, w.Play(0, "turn", "a")) > 0
                await asyncio.sleep(0)
        time_outs = days * 24 * 60 * 60 * 1000 // CLOCK_OF_DECISION
        assert kinds(live.table) == ["Ticked"] * (time_outs // MOST_TIME_OUTS + 1)
        assert played_between
        digest = live.table.state.digest()
    async with hosting(tmp_path, to_come_back=3600) as host:
        assert (await host.live(table.id)).table.state.digest() == digest


def due(table: Table) -> int:
    found = table.due()
    assert found is not None
    return found


def test_a_tick_from_before_there_was_a_bound_let_all_time_pass() -> None:
    """The first entry of play says by which editions; where it does not, ticks are as they were."""
    day = 24 * 60 * 60 * 1000
    before, today = Table("before"), Table("today")
    for table in (before, today):
        options = {**OPTIONS, "rounds": None}
        table.take(e.Opened("ann", "cursed-tomb", "CODE", 2, False, options), 0)
        for seat in range(2):
            table.take(e.Sat("ann", seat, "Ann"), 0)
        first = started(table.game, options, 5)
        if table is before:
            first = msgspec.structs.replace(first, options={}, editions={}, box_parts={})
        table.take(first, 0)
        table.take(e.Ticked(""), day)
    assert due(before) > day
    assert due(today) <= day
    while due(today) <= day:
        today.take(e.Ticked(""), day)
    assert today.state.digest() == before.state.digest()


def ticked_to_the_end() -> Table:
    """A game in which nobody ever decided anything."""
    table = Table("t")
    for entry in (
        e.Opened("ann", "cursed-tomb", "CODE", 2, False, {**OPTIONS, "rounds": 20}),
        e.Sat("ann", 0, "Ann"),
        e.Sat("ann", 1, "Bob"),
        e.Started("", 5),
    ):
        table.take(entry, 1_000)
    at = 1_000
    while table.phase == "running":
        at += CLOCK_OF_DECISION + 1
        table.take(e.Ticked(""), at)
    return table


@in_event_loop
async def test_a_log_with_ticks_is_exported_replayed_and_imported(tmp_path: Path) -> None:
    table = ticked_to_the_end()
    log = log_of(table)
    verify(log, TOMB)
    assert {entry.seat for entry in log.entries} == {CLOCK}
    imported = entries_of(log_file(log))
    async with hosting(tmp_path) as host:
        again = await host.opening.adopt(ANN, imported)
        assert again.state.digest() == table.state.digest()
        last = replay(again, None).frames[-1]
        assert (last.seat, last.move) == (CLOCK, "tick")


@in_event_loop
async def test_a_game_that_was_brought_is_never_played_again_where_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was checked in a process with limits; a few bytes of a file may make that take long."""
    log = log_of(ticked_to_the_end())
    imported = entries_of(log_file(log))

    def taken(table: Table, entry: e.AnyEntry, at: int) -> Sequence[Event]:
        raise AssertionError(f"{entry} is played again")

    monkeypatch.setattr(Table, "take", taken)
    async with hosting(tmp_path) as host:
        id = (await host.opening.adopt(ANN, imported)).id
    async with hosting(tmp_path) as host:
        again = (await host.live(id)).table
        assert again.state.digest() == log.entries[-1].digest
        assert (again.phase, again.imported) == ("finished", "verified")


def test_a_log_of_more_entries_than_any_game_has_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = ticked_to_the_end()
    monkeypatch.setattr(imports, "MOST_ENTRIES", len(table.moves))
    entries_of(log_file(log_of(table)))
    monkeypatch.setattr(imports, "MOST_ENTRIES", len(table.moves) - 1)
    with pytest.raises(LogError, match=rf"{len(table.moves)} entries; a table takes a game of"):
        entries_of(log_file(log_of(table)))


def test_a_second_look_at_a_long_game_does_not_play_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(archive, "STAGES", 10)
    table = ticked_to_the_end()
    length = len(table.moves)
    assert length > 30
    whole = replay(table, None).frames
    ticks = 0
    tick = type(table.state).tick

    def counted(state: Any, at: int) -> Any:
        nonlocal ticks
        ticks += 1
        return tick(state, at)

    monkeypatch.setattr(type(table.state), "tick", counted)
    [last] = replay(table, None, length).frames
    assert 0 < ticks <= 10
    assert (last.number, last.at, last.events) == (length, whole[-1].at, whole[-1].events)
    assert last.view == msgspec.structs.asdict(table.state.view(None))


@pytest.mark.rule("TOMB-DT-30")
@in_event_loop
async def test_after_two_time_outs_a_bot_acts_until_the_player_is_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    # The tile is turned by default, and then nobody pulls: two in a row, and it is Bob's turn.
    move_back(tmp_path, 2 * CLOCK_OF_DECISION)
    async with hosting(tmp_path, to_come_back=0) as host:
        live = await host.live(table.id)
        async with asyncio.timeout(60):
            while not live.table.bot_at(0):
                await asyncio.sleep(0.01)
        assert live.table.state.time_outs == [2, 0]
        assert not live.table.bot_at(1)
        assert live.table.chairs[0].person == "ann"
        await host.submit(table.id, ANN, w.ComeBack(0))
        assert not live.table.bot_at(0)


@pytest.mark.rule("TOMB-DT-28", "TOMB-END-05")
@pytest.mark.parametrize(("public", "rounds", "clock"), [(True, 40, 45), (False, None, None)])
@in_event_loop
async def test_public_tables_do_not_wait_for_ever_whatever_else_is_chosen(
    tmp_path: Path, public: bool, rounds: int | None, clock: int | None
) -> None:
    async with hosting(tmp_path) as host:
        host.hall = Hall()
        table = await host.opening.create(ANN, "cursed-tomb", 2, {}, public)

        def chosen() -> tuple[object, object]:
            options = table_sight(table, "ann").options
            return options["rounds"], options["pullClock"]

        assert chosen() == (rounds, clock)
        await host.submit(table.id, ANN, w.Choose({"variant": "mad-rockfall"}))
        assert chosen() == (rounds, clock)
        await host.submit(table.id, ANN, w.Choose({"rounds": 20, "pullClock": None}))
        assert chosen() == (20, None)


# --- time that only counts if it was played ---


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOMB, "clock", "played")


@pytest.mark.usefixtures("played")
@in_event_loop
async def test_a_crash_eats_no_time_of_a_game_whose_clock_is_the_played_one(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, 100 * CLOCK_OF_DECISION)
    async with hosting(tmp_path) as host:
        live = await host.live(table.id)
        spectator = Looker("somebody")
        await host.watch(table.id, spectator)
        # Until a player is back, time stands still.
        assert live.due is None
        assert (spectator.heard[0]["at"], live.table.moves) == (0, [])
        await host.watch(table.id, looker := Looker())
        await looker.until(lambda: live.table.not_played > 0)
        assert isinstance((await kept(host, table))[-1], e.Resumed)
        assert live.table.time(live.table.latest) == 0
        assert _is_waited_for(live)
        assert live.table.moves == []


@pytest.mark.usefixtures("played")
@in_event_loop
async def test_a_move_wakes_a_table_that_slept(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    move_back(tmp_path, 100 * CLOCK_OF_DECISION)
    async with hosting(tmp_path) as host:
        await host.submit(table.id, ANN, w.Play(0, "turn", "a"))
        live = host.lives[table.id]
        assert live.table.move_times[0] < CLOCK_OF_DECISION
        assert kinds(live.table) == ["Moved"]


@pytest.mark.usefixtures("played")
@in_event_loop
async def test_a_server_marks_that_it_is_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        looker = Looker()
        await host.watch(table.id, looker)
        seq = table.seq
        await looker.until(lambda: table.seq > seq)
        assert isinstance((await kept(host, table))[-1], e.Served)
        assert table.not_played == 0


def _is_waited_for(live: Live) -> bool:
    return live.due == live.table.due() and live.alarm is not None
