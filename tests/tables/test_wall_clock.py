"""Real time goes on whatever is done to the clock on the wall while a server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import uvloop

from mastaba.kernel.contract import Option
from mastaba.tables import live as live_module
from mastaba.tables import wishes as w
from mastaba.tables.clockwork import Clockwork
from mastaba.tables.live import Live
from mastaba.tables.steady_clock import FARTHEST, SteadyClock
from mastaba.tables.store import Person
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played
from tests.tables.test_clockwork import ANN, Looker, hosting

BOB = Person("bob", "Bob", 0)

MINUTE = 60
LOOK = 3.5
"""Seconds in which at least two marks are written, or what falls due."""
SLACK = 1500
"""Milliseconds by which a busy machine may be late."""


class Wall:
    """The clock on the wall, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set_by = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.set_by * 1_000_000_000)


async def minutes_of_escape(live: Live) -> tuple[int, int]:
    """How many entries come in a while, and how many milliseconds pass at the table."""
    table = live.table
    seq, at, began = table.seq, table.latest, time.monotonic()
    while time.monotonic() - began < LOOK:
        await asyncio.sleep(0.05)
    return table.seq - seq, table.latest - at


@in_event_loop
async def test_escape_goes_on_when_the_wall_clock_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall(monkeypatch)
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "escape", 2, {"track": "1"})
        await host.submit(table.id, BOB, w.Sit(1))
        for seat, person in enumerate((ANN, BOB)):
            looker = Looker(person.id)
            looker.seat = seat
            await host.watch(table.id, looker)
            await host.submit(table.id, person, w.Ready())
        live = host.lives[table.id]
        for set_by in (-MINUTE, 0, -MINUTE, MINUTE):
            wall.set_by = set_by
            entries, passed = await minutes_of_escape(live)
            assert entries >= 2, set_by
            if set_by < MINUTE:
                assert passed <= LOOK * 1000 + SLACK, set_by
        # A minute that nobody has played was not played at the table, either.
        assert table.time(table.latest) < 4 * LOOK * 1000 + 4 * SLACK
        assert await host.submit(table.id, ANN, w.Play(0, "call golden-mask"))


@in_event_loop
async def test_escape_goes_on_after_a_restart_by_a_clock_that_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall(monkeypatch)
    wall.set_by = MINUTE
    monkeypatch.setattr(live_module, "_clock", SteadyClock())
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "escape", 1, {"track": "1"})
        await host.submit(table.id, ANN, w.Ready())
    wall.set_by = 0
    monkeypatch.setattr(live_module, "_clock", SteadyClock())
    async with hosting(tmp_path) as host:
        looker = Looker(ANN.id)
        looker.seat = 0
        await host.watch(table.id, looker)
        entries, passed = await minutes_of_escape(host.lives[table.id])
        assert entries >= 2
        assert LOOK * 500 <= passed <= LOOK * 1000 + SLACK


def test_the_clock_follows_what_was_written_by_one_that_is_a_little_ahead() -> None:
    clock = SteadyClock()
    ahead = clock.now() + MINUTE * 1000
    clock.follow(ahead)
    assert ahead <= clock.now() < ahead + SLACK
    clock.follow(ahead - MINUTE * 1000)
    assert ahead <= clock.now() < ahead + SLACK
    clock.follow(ahead + 2 * FARTHEST)
    assert ahead <= clock.now() < ahead + SLACK


def test_what_is_overdue_is_heeded_in_the_event_loop_of_servers() -> None:
    async def heed_twice() -> None:
        options: dict[str, Option] = {"trap": "abstract", "decisionClock": 30}
        live = Live(Played("cursed-tomb", 2, options).table)
        clockwork = Clockwork(to_come_back=0)
        clockwork.heed(live)
        clockwork.heed(live)
        assert live.due is not None
        assert live.due <= live.served_since
        clockwork.forget(live)

    uvloop.run(heed_twice())


def test_the_clock_follows_the_wall_forward_and_never_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wall = Wall(monkeypatch)
    clock = SteadyClock()
    before = clock.now()
    wall.set_by = -MINUTE
    assert before <= clock.now() < before + SLACK
    wall.set_by = 0
    assert before <= clock.now() < before + SLACK
    wall.set_by = MINUTE
    assert before + MINUTE * 1000 <= clock.now() < before + MINUTE * 1000 + SLACK
