"""What takes long keeps neither pages nor other people waiting."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path

import httpx
import pytest

from mastaba.server import tables
from mastaba.server.errands import Lines
from mastaba.server.errors import Rejected
from mastaba.tables.screening import file_of
from mastaba.tables.store import Stretch
from mastaba.tables.table import Table
from tests.server.clients import PATIENCE, Guest, play_to_the_end, start
from tests.server.serving import serving
from tests.tables.event_loop import in_event_loop

WAITING = 10


def slowly_exported(long: str, signs: Path, table: Table, film: list[Stretch]) -> bytes:
    """A log file as the real one, but that of one table takes very long."""
    if table.id == long:
        (signs / "begun").touch()
        appears(signs / "go on")
    return file_of(table, film)


def appears(sign: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not sign.exists():
        assert time.monotonic() < until
        time.sleep(0.01)


def finished_table(ann: Guest) -> str:
    table = str(ann.open(seats=1, options={"level": "kitten"})["id"])
    with ann.connect(table, 0) as place:
        start([place])
        play_to_the_end([place], seed=5)
    return table


def test_long_work_for_one_network_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("a page")
    limits = {"errands_per_address": WAITING}
    with serving(tmp_path, limits, client=client) as running, Guest(running.url, "Ann") as ann:
        long, other = finished_table(ann), finished_table(ann)
        monkeypatch.setattr(tables, "file_of", partial(slowly_exported, long, tmp_path))
        log = f"{running.url}/api/tables/{long}/log"

        def ask(url: str, address: str) -> httpx.Response:
            headers = {"X-Forwarded-For": address}
            return httpx.get(url, headers=headers, trust_env=False, timeout=PATIENCE)

        with ThreadPoolExecutor(WAITING + 1) as threads:
            asked = [threads.submit(ask, log, "192.0.2.1") for _ in range(WAITING + 1)]
            try:
                appears(tmp_path / "begun")
                refused, _waiting = wait(asked, PATIENCE, FIRST_COMPLETED)
                assert ask(running.url, "192.0.2.1").text == "a page"
                assert ask(log.replace(long, other), "192.0.2.2").status_code == 200
                assert ann.http.get("/api/tables/mine").status_code == 200
            finally:
                (tmp_path / "go on").touch()
        (answer,) = [one.result() for one in refused]
        assert (answer.status_code, answer.json()["key"]) == (429, "still-busy")
        assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"]
        assert sorted(one.result().status_code for one in asked) == [200] * WAITING + [429]
        assert ask(log, "192.0.2.1").status_code == 200


@in_event_loop
async def test_each_client_has_one_errand_at_a_time_and_then_the_next() -> None:
    errands = Lines(at_once=2, most=3)
    done: list[str] = []
    go_on = asyncio.Event()

    async def run(client: str, name: str) -> None:
        async with errands.turn_of(client):
            await go_on.wait()
            done.append(name)

    tasks = [asyncio.create_task(run("eve", f"eve {number}")) for number in range(3)]
    tasks.append(asyncio.create_task(run("ann", "ann")))
    await asyncio.sleep(0)
    with pytest.raises(Rejected):
        await run("eve", "one too many")
    tasks[1].cancel()
    go_on.set()
    await asyncio.wait(tasks)
    assert done == ["eve 0", "ann", "eve 2"]
    await run("eve", "eve again")
