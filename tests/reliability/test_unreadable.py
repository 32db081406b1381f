"""What a host does with tables whose logs cannot be played here: nobody else is hurt by them."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Stored
from mastaba.tables.table import NotPossible, Table
from tests.reliability.test_outages import (
    ANN,
    BOB,
    Doorbell,
    MoodyStore,
    Spectator,
    a_running_table,
    a_table,
    becomes,
    hosts,
    some_move,
)
from tests.tables.event_loop import in_event_loop

BAD = {
    "an illegal move": e.encode(e.Moved(ANN.id, 0, "pass")),
    "an unreadable move": e.encode(e.Moved(ANN.id, 0, "castle")),
    "an unknown seat": e.encode(e.StoodIn("", 7, "random")),
    "an unknown entry": b'{"kind":"sung","by":"ann"}',
    "no entry at all": b"\x00\x01",
}


async def write(store: MoodyStore, table: Table, body: bytes) -> int:
    """As another server, or a mishap, would."""
    seq = table.seq + 1
    assert await SqliteStore.append(store, Stored(table.id, seq, table.latest, body))
    return seq


def with_other_rules(path: Path, table: Table) -> None:
    """The same table, as if another edition of the game had begun it and kept nothing of it."""
    with closing(sqlite3.connect(path / "tables.db")) as database, database:
        rows = database.execute("SELECT seq, body FROM entry WHERE table_id = ?", (table.id,))
        seq, began = next(
            (seq, entry) for seq, body in rows if isinstance(entry := e.decode(body), e.Started)
        )
        old = msgspec.structs.replace(began, editions={"base": 0})
        change = "UPDATE entry SET body = ? WHERE table_id = ? AND seq = ?"
        database.execute(change, (e.encode(old), table.id, seq))
        database.execute("DELETE FROM snapshot WHERE table_id = ?", (table.id,))
        database.execute("DELETE FROM film WHERE table_id = ?", (table.id,))


def times_logged(caplog: pytest.LogCaptureFixture, table: Table) -> int:
    return sum(
        record.levelno == logging.ERROR and table.id in record.getMessage()
        for record in caplog.records
    )


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_a_damaged_log_is_told_and_logged_once(
    tmp_path: Path, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[Table] = []

    @in_event_loop
    async def run() -> None:
        async with hosts(tmp_path, Doorbell()) as [(host, store)]:
            table = await a_running_table(host)
            tables.append(table)
            await write(store, table, body)
        async with hosts(tmp_path, Doorbell()) as [(again, _store)]:
            for _ in range(3):
                with pytest.raises(NotPossible, match="damaged-log"):
                    await again.live(table.id)
            with pytest.raises(NotPossible, match="damaged-log"):
                await again.submit(table.id, ANN, w.Say("anybody?"))
            assert table.id not in again.lives

    run()
    assert times_logged(caplog, tables[0]) == 1


@in_event_loop
async def test_a_table_of_older_rules_waits_for_the_version_that_can_keep_it(
    tmp_path: Path,
) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, _store)]:
        table = await a_running_table(host)
        await host.submit(table.id, ANN, some_move(table))
    with_other_rules(tmp_path, table)
    async with hosts(tmp_path, Doorbell()) as [(again, _store)]:
        with pytest.raises(NotPossible, match="needs-version") as refused:
            await again.live(table.id)
        assert refused.value.facts == {"version": "0.2.0"}
        assert table.id not in again.lives


@in_event_loop
async def test_one_bad_table_lets_the_bots_of_others_wake(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        store.refuses = lambda entry: isinstance(entry, e.Moved)
        tables = []
        for _ in range(2):
            table = await a_table(host, people=1, bots=1)
            await host.submit(table.id, ANN, w.Ready())
            await host.submit(table.id, ANN, w.StandIn(0, "random"))
            tables.append(table)
        good, newest = tables
        store.refuses = lambda _entry: False
        await host.scribe.stop()
        # The newest is woken first.
        await write(store, newest, BAD["an unknown entry"])
    async with hosts(tmp_path, Doorbell()) as [(again, _store)]:
        await becomes(lambda: good.id in again.lives)
        awake = again.lives[good.id].table
        await becomes(lambda: awake.phase == "finished")


@in_event_loop
async def test_a_list_leaves_out_how_a_bad_table_stands(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        good, damaged, other = [await a_running_table(host) for _ in range(3)]
        await write(store, damaged, BAD["an illegal move"])
    with_other_rules(tmp_path, other)
    async with hosts(tmp_path, Doorbell()) as [(again, its)]:
        for _ in range(2):
            assert set(await again.standings_of(ANN.id)) == {good.id}
        mine = {listing.table for listing in await its.tables_of(ANN.id)}
        assert mine == {good.id, damaged.id, other.id}


def test_a_table_in_memory_that_another_host_has_spoilt(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[Table] = []

    @in_event_loop
    async def run() -> None:
        mine, its = Doorbell(), Doorbell()
        async with hosts(tmp_path, mine, its, look_again=0.05) as [(host, store), _]:
            spoilt, rung, good = [await a_running_table(host) for _ in range(3)]
            tables.extend([spoilt, rung])
            spectator = Spectator()
            for table in (spoilt, good):
                await host.watch(table.id, spectator)
            its.ring(rung.id, await write(store, rung, BAD["an unreadable move"]))
            await write(store, spoilt, BAD["an illegal move"])
            await becomes(lambda: not {spoilt.id, rung.id} & set(host.lives))
            with pytest.raises(NotPossible, match="damaged-log"):
                await host.submit(spoilt.id, ANN, some_move(spoilt))
            # Others are still looked at again.
            seq = await write(store, good, e.encode(e.Said(BOB.id, "Bob", "still here")))
            await becomes(lambda: good.seq == seq)

    run()
    assert [times_logged(caplog, table) for table in tables] == [1, 1]
