"""What stored games cost, and how quickly they are read: by their entries alone, by a snapshot, and
by a film."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from mastaba.bots import bot_named, decide
from mastaba.bots.policy import quick
from mastaba.games import game_named
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Option
from mastaba.lab.in_time import live
from mastaba.tables import archive
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.chronicle.making import States, make
from mastaba.tables.chronicle.tasks import BEGINNING, place_after, task_of
from mastaba.tables.reading import read_table
from mastaba.tables.screening import replay_of
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Stored, Stretch
from mastaba.tables.table import FINISHED, RUNNING, Table

PART: Final = 50
"""Entries between two snapshots, as many as there are at most where a game waits for people."""
PART_IN_TIME: Final = 10_000
"""Milliseconds between two in real time."""
STREAM: Final = 1
MOST_SEEDS: Final = 100


class Kind(msgspec.Struct, frozen=True):
    """What is played by one kind of bot on all seats. `until`: it is cut off there, still running;
    else the game of the seed is played to its end."""

    name: str
    game: str
    seats: int
    bot: str
    options: dict[str, Option]
    until: int | None = None


KINDS: Final = (
    Kind("Run Run Run!", "run-run-run", 4, "scout", {}),
    Kind("The Cursed Tomb", "cursed-tomb", 4, "medium", {"trap": "abstract", "pawns": "dealt"}),
    Kind("Escape", "escape", 5, "steady", {"curses": True, "treasures": True}),
    Kind(
        "a table of 2,000 entries",
        "cursed-tomb",
        6,
        "random",
        {"trap": "abstract", "pawns": "dealt", "rounds": None},
        until=2000,
    ),
)


class Measured(msgspec.Struct, frozen=True):
    """Bytes are those in the store, times are milliseconds of CPU."""

    name: str
    entries: int
    entry_bytes: int
    film_bytes: int
    snapshot_bytes: int
    """Of one."""
    made: float
    """For all parts of the film and their snapshots, in the process that makes them."""
    read: float
    read_by_snapshot: float
    replay: float | None
    replay_by_film: float | None
    """Opening a replay: its first frames, as somebody at the first seat has seen them."""


def measure(rounds: int, kinds: Sequence[Kind] = KINDS) -> Iterator[Measured]:
    for kind in kinds:
        yield asyncio.run(_measure(kind, rounds))


async def _measure(kind: Kind, rounds: int) -> Measured:
    table, stored = _played(kind)
    began = time.process_time()
    stretches, snapshots = _chronicle(kind, stored)
    made = time.process_time() - began
    with TemporaryDirectory(prefix="mastaba-bench-") as folder:
        bare, whole = (SqliteStore(Path(folder) / name) for name in ("bare.db", "whole.db"))
        for store in (bare, whole):
            await store.open()
            await asyncio.gather(*map(store.append, stored))
        for stretch, snapshot in zip(stretches, snapshots, strict=True):
            await whole.save_film(stretch, snapshot)
        reads: dict[SqliteStore, list[float]] = {bare: [], whole: []}
        for _ in range(rounds):
            for store, times in reads.items():
                began = time.process_time()
                found = await read_table(store, table.id)
                times.append(time.process_time() - began)
                assert found is not None, "it was just written"
                if found.table.state.digest() != table.state.digest():
                    raise RuntimeError("the table is read as another game")
        await asyncio.gather(bare.close(), whole.close())
    over = table.phase == FINISHED
    return Measured(
        name=kind.name,
        entries=len(stored),
        entry_bytes=sum(len(one.body) for one in stored),
        film_bytes=sum(len(one.body) for one in stretches),
        snapshot_bytes=round(median(map(len, snapshots))),
        made=made * 1000,
        read=median(reads[bare]) * 1000,
        read_by_snapshot=median(reads[whole]) * 1000,
        replay=_took(rounds, lambda: _by_rules(table)) if over else None,
        replay_by_film=_took(rounds, lambda: replay_of(table, stretches, 0)) if over else None,
    )


def _by_rules(table: Table) -> archive.Replay:
    archive.forget_stages(table.id)
    return archive.replay(table, 0)


def _took(rounds: int, work: Callable[[], object]) -> float:
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return median(times) * 1000


def _played(kind: Kind) -> tuple[Table, list[Stored]]:
    """The first game that is long enough, as the entries of a table."""
    for seed in range(MOST_SEEDS):
        table, stored = Table("bench"), list[Stored]()
        for at, entry in _entries(kind, seed):
            table.take(entry, at)
            stored.append(e.stored(table.id, len(stored) + 1, at, entry))
            if len(stored) == kind.until:
                return table, stored
        if kind.until is None:
            return table, stored
    raise RuntimeError(f"no game of {kind.name} is so long")


def _entries(kind: Kind, seed: int) -> Iterator[tuple[int, e.AnyEntry]]:
    game = game_named(kind.game)
    people = [f"{seat}-bench" for seat in range(kind.seats)]
    yield 0, e.Opened(people[0], kind.game, "BENCH2", kind.seats, False, kind.options)
    for seat, person in enumerate(people):
        yield 0, e.Sat(person, seat, f"Guest {seat + 1}")
    yield 0, started(game, kind.options, seed)
    bot = bot_named(kind.bot, kind.game)
    state: Any = game.begin(kind.seats, seed, kind.options)
    at = 0
    if game_named(kind.game).clock == "played":
        players = {seat: quick(bot) for seat in range(kind.seats)}
        for at, doer, move, _events in live(state, state, players, seed):
            if doer is None or move is None:
                yield at, e.Ticked("")
            else:
                yield at, e.Moved(people[doer], doer, game.text(move), f"{at}-{doer}")
    while state.outcome() is None:
        seat, at = state.waiting_seats()[0], at + 2_000
        move = decide(bot, state, seat, word(seed, STREAM, at))
        yield at, e.Moved(people[seat], seat, game.text(move), f"{at}-{seat}")
        state.play(seat, move, at)
    outcome = state.outcome()
    yield at, e.Ended("", list(outcome.winners), outcome.cause)


def _chronicle(kind: Kind, stored: Sequence[Stored]) -> tuple[list[Stretch], list[bytes]]:
    """As the server makes it beside the play, part by part."""
    table, place, known, written = Table("bench"), BEGINNING, States(), 0
    stretches, snapshots = list[Stretch](), list[bytes]()
    for one in stored:
        table.take(e.entry_of(one), one.at)
        if table.state is None:
            continue
        is_last = one is stored[-1]
        if table.real_time and table.phase == RUNNING:
            is_time = one.at - written >= PART_IN_TIME and table.state.calm()
        else:
            is_time = table.seq - place.seq >= PART
        if is_time or is_last:
            written = one.at
            task = task_of(table, place)
            made = make(task, known)
            place = place_after(task, made.digests)
            stretches.append(Stretch(table.id, task.first, task.seq, task.over, made.film))
            snapshots.append(made.snapshot)
    return stretches, snapshots
