"""Games that are played at random at a table, and the entries that tell of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from mastaba.kernel.contract import Option
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.chronicle.making import make
from mastaba.tables.chronicle.snapshot import Snapshot, snapshot_body
from mastaba.tables.chronicle.snapshot import snapshot_of as unpacked
from mastaba.tables.chronicle.tasks import BEGINNING, snapshot_now, task_of
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Stored, Stretch
from mastaba.tables.table import RUNNING, Table

PEOPLE = ("anna", "ben", "cleo", "dora")
STEP = 700
"""Milliseconds between two moves."""


class Played:
    """A table, and all of its entries as they are stored."""

    def __init__(
        self, game: str, seats: int = 2, options: dict[str, Option] | None = None, seed: int = 5
    ) -> None:
        self.table = Table("t1")
        self.log: list[Stored] = []
        self.at = 1_000_000
        self._chance = random.Random(seed)
        self.write(e.Opened(PEOPLE[0], game, "ABCDEF", seats, False, dict(options or {})))
        for seat in range(seats):
            self.write(e.Sat(PEOPLE[seat], seat, PEOPLE[seat].title()))
        self.write(started(self.table.game, self.table.options, seed))

    def write(self, entry: e.AnyEntry) -> None:
        """The next entry, which happens at once."""
        self.table.take(entry, self.at)
        self.log.append(e.stored(self.table.id, len(self.log) + 1, self.at, entry))

    def write_unplayed(self, entry: e.AnyEntry) -> None:
        """An entry that the rules of today know nothing of."""
        self.log.append(e.stored(self.table.id, len(self.log) + 1, self.at, entry))

    def play(self, entries: int) -> Played:
        """Go on until there are so many entries, or the game is over."""
        while len(self.log) < entries and self.table.phase == RUNNING:
            self.step()
        return self

    def step(self) -> None:
        """One move, picked at random; or what falls due."""
        table, state = self.table, self.table.state
        self.at += STEP
        due = table.due()
        seats = [seat for seat in state.waiting_seats() if state.moves(seat)]
        if due is not None and (due <= self.at or not seats):
            self.at = max(self.at, due)
            self.write(e.Ticked(""))
            return
        seat = self._chance.choice(seats)
        # Who votes at random has soon given up.
        moves = [
            move
            for move in state.moves(seat)
            if state.check(seat, move) is None and not table.game.is_formal(move)
        ]
        if not moves:
            assert due is not None, "somebody can do something, or time passes"
            self.at = due
            self.write(e.Ticked(""))
            return
        text = table.game.text(self._chance.choice(moves))
        person = PEOPLE[seat] if seat >= 0 else ""
        self.write(e.Moved(person, seat, text, f"ticket {len(self.log)}" if person else ""))


def snapshot_of(table: Table) -> Snapshot:
    """The snapshot of a table as it stands."""
    return unpacked(snapshot_now(table))


def film_of(table: Table) -> Stretch:
    """The film of a table so far, in one stretch."""
    task = task_of(table, BEGINNING)
    return Stretch(table.id, 1, table.seq, task.over, make(task, {}).film)


@asynccontextmanager
async def stored(
    path: Path, log: list[Stored], *chronicle: Snapshot | Stretch
) -> AsyncIterator[SqliteStore]:
    """A store that has a table, and of its chronicle what is given."""
    path.mkdir(exist_ok=True)
    store = SqliteStore(path / "mastaba.db")
    await store.open()
    try:
        assert all(await asyncio.gather(*map(store.append, log)))
        for one in chronicle:
            if isinstance(one, Stretch):
                await store.save_film(one)
            else:
                await store.save_snapshot("t1", one.seq, snapshot_body(one))
        yield store
    finally:
        await store.close()
