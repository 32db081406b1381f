"""Of the servers that look after a table, one lets its bot pull."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mastaba.kernel.contract import Option
from mastaba.tables import pulls
from mastaba.tables import wishes as w
from mastaba.tables.hall import Hall
from mastaba.tables.host import Host
from mastaba.tables.live import Live
from mastaba.tables.messages import PullNews
from mastaba.tables.relay import Judges
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person
from mastaba.tables.thinking import Thinkers
from tests.reliability.test_outages import Doorbell, becomes
from tests.tables.event_loop import in_event_loop

ANN = Person("ann", "Ann", 0)
BOT = 1


@asynccontextmanager
async def hosting(folder: Path, doorbell: Doorbell) -> AsyncIterator[Host]:
    host = Host(SqliteStore(folder / "tables.db"), doorbell, Thinkers(), (0, 0), hall=Hall(1))
    await host.open()
    try:
        yield host
    finally:
        await host.close()


def pulls_at(live: Live) -> bool:
    return live.keeper is not None and live.keeper.run is not None


@pytest.mark.rule("TOMB-DT-46")
@in_event_loop
async def test_a_bot_pulls_at_the_server_that_wrote_what_led_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulls, "GIVE_WAY", (60.0, 60.0))
    mine, other, later = Doorbell(), Doorbell(), Doorbell()
    mine.others, other.others = [other], [mine]
    async with hosting(tmp_path, mine) as host, hosting(tmp_path, other) as beside:
        options: dict[str, Option] = {"pawns": "dealt", "first": BOT}
        bots = {BOT: "child"}
        opened = await host.opening.create(ANN, "cursed-tomb", 2, options, bots=bots)
        lives = [await one.live(opened.id) for one in (host, beside)]
        await host.submit(opened.id, ANN, w.Ready())
        # No word of a pull that runs gets through: they could only begin both.
        await becomes(lambda: any(map(pulls_at, lives)))
        await becomes(lambda: lives[0].table.seq == lives[1].table.seq)
        await asyncio.sleep(0.2)
        assert list(map(pulls_at, lives)).count(True) == 1
    # Both are gone, so nobody knows who wrote it, and somebody has to.
    monkeypatch.setattr(pulls, "GIVE_WAY", (0.1, 0.1))
    async with hosting(tmp_path, later) as host:
        live = await host.live(opened.id)
        assert live.keeper is not None
        live.keeper.heed()
        await becomes(lambda: pulls_at(live))


@pytest.mark.parametrize("is_over", [False, True])
def test_a_word_of_a_pull_may_come_before_the_entry_that_led_to_it(
    is_over: bool, tmp_path: Path
) -> None:
    @in_event_loop
    async def run() -> None:
        async with hosting(tmp_path, Doorbell()) as host:
            options: dict[str, Option] = {"pawns": "dealt", "first": 0}
            table = await host.opening.create(
                ANN, "cursed-tomb", 2, options, names={0: "Ann", 1: "Bob"}
            )
            live = await host.live(table.id)
            await host.submit(table.id, ANN, w.Ready())
            await becomes(lambda: table.trap is not None)
            keeper = live.keeper
            assert keeper is not None
            assert keeper.asked() is None
            news = PullNews("running", 1, 1, 0)
            about = "another server", table.id, 1, 0
            keeper.afar.hears(Judges(*about, news, False, False))
            if is_over:
                keeper.afar.hears(Judges(*about, None, False, False))
            await host.submit(table.id, ANN, w.Play(0, "turn"))
            asked = keeper.asked()
            assert asked is not None
            assert (asked.number, asked.voids) == (1, 0)
            assert keeper.afar.runs(asked) is not is_over

    run()
