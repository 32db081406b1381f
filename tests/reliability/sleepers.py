"""Start a server on a store with very many running tables, and measure how those that are due wake.

python -m tests.reliability.sleepers --tables 100000
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from rich.console import Console

from mastaba.games import game_named
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.sqlite_store import SqliteStore
from tests.reliability.parties import Parties
from tests.reliability.players import Stage
from tests.reliability.servers import ServerProcess

GAME: Final = "cursed-tomb"
CLOCK: Final = 180
"""Seconds that somebody has for a decision where there is a clock."""
OPTIONS: Final[dict[str, Any]] = {"trap": "abstract", "pawns": "dealt", "first": 0}
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

Kind = Literal["overdue", "soon", "today", "never"]


class Sleeper(msgspec.Struct, frozen=True):
    """A stored table; `due` is None where people have all the time."""

    id: str
    code: str
    kind: Kind
    due: int | None


class Report(msgspec.Struct):
    """The measured numbers of one run; times in seconds, memory in MB."""

    tables: dict[Kind, int]
    ready: float
    last_overdue: float
    last_soon: float
    latest: float
    """How late the tables that fell due within a minute were ticked, at most."""
    forgotten: int
    moves: int
    median_wait: float
    slow_wait: float
    longest_wait: float
    idle_memory: float
    most_memory: float
    stop: float


def sleepers(count: int, now: int) -> Iterator[Sleeper]:
    """One in two hundred is overdue, one in twenty due within a minute, three in five in a day."""
    chance = random.Random(count)
    codes = itertools.product(LETTERS, repeat=6)
    for number in range(count):
        code, place = "".join(next(codes)), number % 200
        kind: Kind = "never"
        due = None
        if place < 1:
            kind, due = "overdue", now - chance.randrange(MINUTE, DAY)
        elif place < 11:
            kind, due = "soon", now + chance.randrange(MINUTE)
        elif place < 131:
            kind, due = "today", now + chance.randrange(5 * MINUTE, DAY)
        yield Sleeper(f"sleeper-{number}", code, kind, due)


async def prepare(path: Path) -> None:
    """Make the database as a server does."""
    store = SqliteStore(path)
    await store.open()
    await store.close()


def fill(path: Path, tables: list[Sleeper]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO entry (table_id, seq, at, body) VALUES (?, ?, ?, ?)",
            (row for table in tables for row in _entries(table)),
        )
        connection.executemany(
            "INSERT INTO listing (table_id, code, game, public, phase, summary, updated, due, "
            "opener, people) VALUES (?, ?, ?, 0, 'running', ?, ?, ?, ?, 1)",
            (
                (one.id, one.code, GAME, _SUMMARY, _began(one), one.due, f"{one.id}-0")
                for one in tables
            ),
        )
        connection.executemany(
            "INSERT INTO member (table_id, person_id) VALUES (?, ?)",
            ((one.id, f"{one.id}-{seat}") for one in tables for seat in range(2)),
        )


_SUMMARY: Final = msgspec.json.encode(
    {"seats": [{"name": name, "bot": "", "taken": True} for name in ("Ann", "Ben")], "options": {}}
)


def _began(table: Sleeper) -> int:
    due = table.due or round(time.time() * 1000)
    return due - CLOCK * 1000


def _entries(table: Sleeper) -> Iterator[tuple[str, int, int, bytes]]:
    options = dict(OPTIONS) if table.due is None else {**OPTIONS, "decisionClock": CLOCK}
    people = [f"{table.id}-{seat}" for seat in range(2)]
    log: list[e.AnyEntry] = [
        e.Opened(people[0], GAME, table.code, 2, False, options),
        *(e.Sat(one, seat, "") for seat, one in enumerate(people)),
        *(e.Readied(one, True) for one in people),
        started(game_named(GAME), options, seed=1),
    ]
    for seq, entry in enumerate(log, 1):
        yield table.id, seq, _began(table), e.encode(entry)


class Watch:
    """Looks into the file to see which tables have gone on."""

    def __init__(self, path: Path, tables: list[Sleeper]) -> None:
        self._path = path
        self._dues = {one.id: one.due for one in tables if one.kind in ("overdue", "soon")}
        self._overdue = {one.id for one in tables if one.kind == "overdue"}
        self.lates: list[float] = []
        self.last: dict[bool, float] = {True: 0.0, False: 0.0}

    @property
    def left(self) -> int:
        return len(self._dues)

    def look(self, since: float) -> None:
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as connection:
            found = connection.execute(
                "SELECT table_id, at FROM entry WHERE table_id LIKE 'sleeper-%' AND seq = 7"
            ).fetchall()
        for id, at in found:
            if id in self._dues:
                due = self._dues.pop(id)
                assert due is not None
                is_overdue = id in self._overdue
                self.last[is_overdue] = max(self.last[is_overdue], at / 1000 - since)
                if not is_overdue:
                    self.lates.append(at / 1000 - max(due / 1000, since))


def memory_of(process: int, peak: bool = False) -> float:
    wanted = "VmHWM:" if peak else "VmRSS:"
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(wanted):
            return int(line.split()[1]) / 1000
    raise AssertionError(f"process {process} does not tell its memory")


async def measure(folder: Path, count: int, patience: float = 150.0) -> Report:
    path = folder / "many.db"
    await prepare(path)
    # They are due from a moment on that comes after the start.
    tables = list(sleepers(count, round((time.time() + count / 5000) * 1000)))
    fill(path, tables)
    server = ServerProcess(folder, "many", database=f"sqlite:///{path}")
    stage = Stage(1)
    parties = Parties(stage, [server.url], 3, racing=False)
    watch = Watch(path, tables)
    await server.start()
    ready = time.time()
    try:
        await parties.begin()
        end = time.monotonic() + patience
        while watch.left and time.monotonic() < end:
            await asyncio.sleep(1)
            watch.look(ready)
        parties.check_alive()
        most = memory_of(server.process_id, peak=True)
        await parties.leave()
        began = time.monotonic()
        await server.stop()
        stopped = time.monotonic() - began
    finally:
        server.kill()
        await parties.leave()
    assert not server.complaints(), server.complaints()
    waits = sorted(stage.waits)
    kinds: dict[Kind, int] = {}
    for table in tables:
        kinds[table.kind] = kinds.get(table.kind, 0) + 1
    return Report(
        tables=kinds,
        ready=server.starts[0],
        last_overdue=watch.last[True],
        last_soon=watch.last[False],
        latest=max(watch.lates, default=0.0),
        forgotten=watch.left,
        moves=len(waits),
        median_wait=statistics.median(waits),
        slow_wait=waits[len(waits) * 99 // 100],
        longest_wait=waits[-1],
        idle_memory=await _memory_of_an_empty_server(folder),
        most_memory=most,
        stop=stopped,
    )


async def _memory_of_an_empty_server(folder: Path) -> float:
    server = ServerProcess(folder, "empty", database=f"sqlite:///{folder / 'empty.db'}")
    await server.start()
    try:
        await asyncio.sleep(3)
        return memory_of(server.process_id)
    finally:
        await server.stop()


def lines(report: Report) -> list[str]:
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(report.tables.items()))
    return [
        f"{sum(report.tables.values())} running tables: {kinds}",
        f"ready after {report.ready:.1f} s",
        f"the last overdue table went on {report.last_overdue:.1f} s later",
        (
            f"the last of those due within a minute {report.last_soon:.1f} s later; "
            f"the latest was {report.latest:.1f} s late"
        ),
        f"{report.forgotten} were forgotten",
        (
            f"{report.moves} moves of people: {report.median_wait * 1000:.0f} ms (median), "
            f"{report.slow_wait * 1000:.0f} ms (99 %), {report.longest_wait * 1000:.0f} ms at most"
        ),
        f"memory {report.most_memory:.0f} MB at most, {report.idle_memory:.0f} MB without tables",
        f"a polite stop took {report.stop:.1f} s",
    ]


MOST_MEMORY: Final = 300.0
"""Megabytes that a server may need beside what it needs without tables."""
LONGEST_WAIT: Final = 0.1
"""Seconds that no move of a person may wait meanwhile."""


def broken(report: Report) -> list[str]:
    """What a restart promises and has not kept."""
    promises = {
        f"{report.forgotten} tables were forgotten": not report.forgotten,
        "it takes too much memory": report.most_memory - report.idle_memory <= MOST_MEMORY,
        "people had to wait": report.longest_wait <= LONGEST_WAIT,
    }
    return [broken for broken, kept in promises.items() if not kept]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="that are running")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mastaba-sleepers-") as folder:
        measured = asyncio.run(measure(Path(folder), given.tables))
    Console().print("\n".join(lines(measured)), highlight=False)
    if problems := broken(measured):
        raise SystemExit("; ".join(problems))


if __name__ == "__main__":
    main()
