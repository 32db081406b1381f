"""A pull whose judge has died: it begins again, once (TOMB-DT-35)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mastaba.kernel.contract import REFEREE, Option
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.hall import Hall
from mastaba.tables.host import Host
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person, Stored
from mastaba.tables.thinking import Thinkers
from tests.reliability.test_outages import becomes
from tests.tables.event_loop import in_event_loop

ANN = Person("ann", "Ann", 0)


@asynccontextmanager
async def hosting(folder: Path) -> AsyncIterator[Host]:
    host = Host(
        SqliteStore(folder / "tables.db"), SilentDoorbell(), Thinkers(), (0, 0), hall=Hall(1)
    )
    await host.open()
    try:
        yield host
    finally:
        await host.close()


@pytest.mark.rule("TOMB-DT-35")
@in_event_loop
async def test_a_pull_that_nobody_judges_begins_again_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    names = {0: "Ann", 1: "Bob"}
    async with hosting(tmp_path) as host:
        options: dict[str, Option] = {"pawns": "dealt", "first": 0}
        table = await host.opening.create(ANN, "cursed-tomb", 2, options, names=names)
        await host.submit(table.id, ANN, w.Ready())
        await host.submit(table.id, ANN, w.Play(0, "turn"))
        await becomes(lambda: table.trap is not None)
        touch = Stored(table.id, table.seq + 1, table.latest, e.encode(_referees("touch")))
        assert await host.store.append(touch)
        # The judge dies here.
    async with hosting(tmp_path) as host:
        live = await host.live(table.id)
        assert live.keeper is not None
        async with live.turn:
            # Meanwhile people come and talk, and each time the pull is looked at.
            for _ in range(3):
                live.keeper.heed()
                await asyncio.sleep(0.01)
        await becomes(lambda: not live.turn.locked() and not live.table.state.touched)
        for _ in range(3):
            async with live.turn:  # whoever else waited for it has had their turn
                pass
        moves = [one.move for one in live.table.moves if isinstance(one, e.Moved)]
        assert moves == ["turn", "touch", "restart"]
    assert [record.getMessage() for record in caplog.records] == []


def _referees(move: str) -> e.Moved:
    return e.Moved("", REFEREE, move)
