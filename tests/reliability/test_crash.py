"""A server that is killed in the middle of play loses nothing; `make torture` is the long form."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.reliability.parties import Parties
from tests.reliability.players import Stage
from tests.reliability.proof import kept_by_sqlite, prove
from tests.reliability.servers import ServerProcess
from tests.reliability.torture import torture


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    report = asyncio.run(
        torture(tmp_path, tables=3, kills=5, promises=20, uptime=(0.2, 0.6), patience=300)
    )
    assert report.kills == 5
    # Three of the kills came when everybody was there; a few may just have changed tables.
    assert report.lost_lines > 2 * report.players
    assert report.found.promises >= 3 * 20
    assert report.found.sights > report.found.promises
    assert report.found.finished > 0


def test_a_server_that_answers_too_early_is_found_out(tmp_path: Path) -> None:
    careless = [sys.executable, "-m", "tests.reliability.careless"]
    with pytest.raises(AssertionError, match="is lost"):
        asyncio.run(play_until_killed(tmp_path, careless))


async def play_until_killed(folder: Path, command: Sequence[str]) -> None:
    """Play for a while, crash, and look into the file at once."""
    server = ServerProcess(folder, command=command, database=f"sqlite:///{folder}/mastaba.db")
    parties = Parties(Stage(seed=1), [server.url], tables=4, racing=False)
    await server.start()
    try:
        await parties.begin()
        await parties.all_go_on(patience=300)
    finally:
        server.kill()
        await parties.leave()
    prove(kept_by_sqlite(folder / "mastaba.db"), parties.players)
