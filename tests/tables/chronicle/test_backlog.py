"""What earlier rules have left without a whole chronicle: it is counted, listed, and waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.kernel.contract import Option
from mastaba.tables import entries as e
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.host import Host
from mastaba.tables.retention import Retention
from mastaba.tables.scribe import listing_of
from mastaba.tables.side_process import SideProcess
from mastaba.tables.store import Stretch
from mastaba.tables.table import FINISHED, NotPossible
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played, film_of, snapshot_of, stored
from tests.tables.test_carrying import edition

LATER = 1000
"""An edition that no game has."""
SHORT: dict[str, Option] = {"trap": "abstract", "rounds": 1}


def submit_here(_process: SideProcess, work: Any, *facts: Any) -> Any:
    return asyncio.get_running_loop().run_in_executor(None, work, *facts)


@pytest.fixture(autouse=True)
def _one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    # Other processes would not know of later rules.
    monkeypatch.setattr(SideProcess, "_submit", submit_here)


@asynccontextmanager
async def later_host(
    folder: Path, played: Played, *chronicle: Any, people: bool = True
) -> AsyncIterator[Host]:
    """Later rules come upon the table, and have seen to all that lacks a chronicle."""
    *before, last = played.log
    listing = msgspec.structs.replace(listing_of(played.table), people=people)
    async with stored(folder, before, *chronicle) as store:
        assert await store.append(last, listing, played.table.members())
    with edition(played.table.game.name, LATER):
        host = Host(store, SilentDoorbell(), Thinkers())
        await host.open()
        try:
            async with asyncio.timeout(60):
                while host.backlog.left != 0:
                    await asyncio.sleep(0.02)
            yield host
        finally:
            await host.close()


def ended() -> Played:
    played = Played("cursed-tomb", 2, SHORT).play(2000)
    assert played.table.phase == FINISHED
    played.write(e.Ended("", [], ""))
    return played


def filmed_for_a_while() -> Stretch:
    return film_of(Played("cursed-tomb", 2, SHORT).play(12).table)


@pytest.mark.parametrize("people", [True, False], ids=["people", "bots alone"])
def test_a_game_whose_end_was_not_filmed_waits_and_is_counted(tmp_path: Path, people: bool) -> None:
    @in_event_loop
    async def run() -> None:
        film = filmed_for_a_while()
        async with later_host(tmp_path, ended(), film, people=people) as host:
            assert host.backlog.needed_versions == {"t1": "0.2.0"}
            assert host.backlog.of_older_rules == 1
            assert host.needed_version("t1") == "0.2.0"
            with pytest.raises(NotPossible, match="needs-version"):
                await host.live("t1")
            days = ("lobby", "bots", "people", "announced", "put_away")
            await host.tidying(Retention(**dict.fromkeys(days, 1e-9))).tidy()
            assert await host.store.listing("t1") is not None

    run()


@in_event_loop
async def test_what_can_be_watched_or_gone_on_with_waits_for_nothing(tmp_path: Path) -> None:
    played = ended()
    async with later_host(tmp_path / "over", played, film_of(played.table)) as host:
        assert host.backlog.needed_versions == {}
        assert host.needed_version("t1") == ""
    played = Played("cursed-tomb", 2, SHORT).play(12)
    snapshot = snapshot_of(played.table)
    async with later_host(tmp_path / "running", played, snapshot) as host:
        assert host.backlog.needed_versions == {}
        before = len(await host.store.read("t1"))
        # Nobody has come to it yet, so nothing was decided for those who will.
        assert before == len(played.log)


@in_event_loop
async def test_a_running_game_without_a_snapshot_waits(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, SHORT).play(12)
    async with later_host(tmp_path, played, filmed_for_a_while()) as host:
        # Where nothing has been played since, only those who list or open it find out.
        assert await host.standings_of("anna") == {}
        assert host.needed_version("t1") == "0.2.0"
