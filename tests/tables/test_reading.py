"""Tables as they are read: played again, or on from a snapshot, they are the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mastaba.kernel.contract import Option
from mastaba.tables import entries as e
from mastaba.tables.reading import LONG, read_table
from mastaba.tables.sight import table_sight
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.table import Table
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played, snapshot_of, stored

ENDLESS: dict[str, Option] = {"trap": "abstract", "rounds": None}
LONG_GAMES: dict[str, tuple[str, dict[str, Option], int]] = {
    "the cursed tomb": ("cursed-tomb", ENDLESS, LONG + 100),
    "escape": ("escape", {"curses": True, "treasures": True, "level": "easy"}, LONG + 20),
}


async def read(store: SqliteStore) -> Table:
    found = await read_table(store, "t1")
    assert found is not None
    assert found.lacks is None
    return found.table


def facts(table: Table) -> dict[str, object]:
    """All that is known of a table."""
    return {
        "sight": [msgspec.to_builtins(table_sight(table, one)) for one in ("anna", "ben")],
        "state": table.state.digest(),
        "moves": (table.moves, table.move_times, table.move_seqs, sorted(table.struck)),
        "before": [(state.digest(), place, seq) for state, place, seq in table._before],
        "rest": (
            table.seq,
            table.phase,
            table.latest,
            table.began_at,
            table.not_played,
            table.asked_at,
            table.is_timed,
            table.with_trap,
            table.rules,
            table.options,
            table._tickets,
        ),
    }


@pytest.mark.parametrize("game", LONG_GAMES)
def test_a_long_table_is_the_same_from_a_snapshot(game: str, tmp_path: Path) -> None:
    @in_event_loop
    async def run() -> None:
        name, options, entries = LONG_GAMES[game]
        played = Played(name, 2, options, seed=1).play(LONG // 2)
        early = snapshot_of(played.table)
        played.play(entries - 20)
        late = snapshot_of(played.table)
        played.write(e.Said("anna", "Anna", "hello", "said"))
        played.play(entries)
        async with stored(tmp_path, played.log, early, late) as store:
            from_early = await read(store)
            assert len(from_early._before) == len(played.table._before)
            assert facts(from_early) == facts(played.table)
            # Without one that lies far enough back, the newest will do.
            await store.drop_snapshot("t1", early.seq)
            assert facts(await read(store)) == facts(played.table)
            await store.drop_snapshot("t1", late.seq)
            assert facts(await read(store)) == facts(played.table)

    run()


@in_event_loop
async def test_what_may_be_taken_back_still_may_be_after_a_snapshot(tmp_path: Path) -> None:
    played = Played("run-run-run", 2, {"first": 0})
    while not played.table._before:
        played.step()
    undoable = snapshot_of(played.table)
    assert undoable.undoable is not None
    mover = played.table.taker_back()
    assert mover is not None
    played.write(e.TookBack("", mover))
    for wanted in (undoable, snapshot_of(played.table)):
        async with stored(tmp_path / str(wanted.seq), played.log, wanted) as store:
            found = await read_table(store, "t1")
            assert found is not None
            assert facts(found.table) == facts(played.table)


@in_event_loop
async def test_who_comes_back_hears_of_what_was_played_again(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, ENDLESS).play(LONG)
    snapshot = snapshot_of(played.table)
    played.play(LONG + 250)
    async with stored(tmp_path, played.log, snapshot) as store:
        found = await read_table(store, "t1")
    assert found is not None
    assert [seq for seq, _events, _undone in found.told] == list(
        range(snapshot.seq + 1, len(played.log) + 1)
    )
    assert any(events for _seq, events, _undone in found.told)


@in_event_loop
async def test_a_snapshot_that_does_not_fit_is_an_error_and_not_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    played = Played("cursed-tomb", 2, ENDLESS).play(LONG)
    good = snapshot_of(played.table)
    played.play(LONG + 20)
    other = Played("cursed-tomb", 2, ENDLESS, seed=9).play(LONG + 20)
    wrong = msgspec.structs.replace(snapshot_of(played.table), facts=other.table.state.facts())
    played.play(2 * LONG)
    async with stored(tmp_path, played.log, good, wrong) as store:
        assert facts(await read(store)) == facts(played.table)
        await store.save_snapshot("t1", good.seq, b"no snapshot at all")
        assert facts(await read(store)) == facts(played.table)
        found = await read_table(store, "t1")
        assert found is not None
        assert found.useless == [wrong.seq]
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(errors) == 5
    assert all("the snapshot of table t1" in error for error in errors)


@in_event_loop
async def test_an_imported_table_is_none_before_its_first_entry_is_written(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, ENDLESS).play(10)
    async with stored(tmp_path, played.log[1:]) as store:
        assert await read_table(store, "t1") is None
        assert await read_table(store, "t2") is None
