"""`/readyz` says what is true, and nothing is accepted into a database that is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx

from mastaba.server.readiness import Readiness
from tests.server.clients import PATIENCE, Guest
from tests.server.serving import Running, serving
from tests.tables.event_loop import in_event_loop


def ready(running: Running) -> bool:
    answer = httpx.get(f"{running.url}/readyz", trust_env=False, timeout=PATIENCE)
    assert answer.status_code in (200, 503)
    return answer.status_code == 200


def becomes(running: Running, wanted: bool) -> None:
    end = time.monotonic() + PATIENCE
    while ready(running) != wanted:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_no_move_is_accepted_into_a_file_that_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "mastaba.db"
    with (
        serving(tmp_path) as running,
        Guest(running.url, "Ann") as ann,
        ann.connect(ann.open(seats=2)["id"], 0) as place,
    ):
        place.must("ready")
        assert ready(running)
        elsewhere = database.rename(tmp_path / "elsewhere.db")
        answers = [place.wish("ready", ready=number % 2 > 0) for number in range(20)]
        assert {answer["key"] for answer in answers} == {"store-unavailable"}
        becomes(running, False)
        assert ann.refused(503, "GET", "/api/tables/mine")["key"] == "store-unavailable"
        elsewhere.rename(database)
        becomes(running, True)
        place.must("ready", ready=False)


@in_event_loop
async def test_however_many_ask_it_is_found_out_once_a_second() -> None:
    asked = 0

    async def find_out() -> bool:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)
        return asked == 1

    readiness = Readiness(find_out)
    assert await asyncio.gather(*(readiness.now() for _ in range(100))) == [True] * 100
    assert asked == 1
    async with asyncio.timeout(PATIENCE):
        while await readiness.now():
            await asyncio.sleep(0.1)
    assert asked == 2
