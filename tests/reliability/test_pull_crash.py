"""A server is killed while a hand is in the bowl: the trap lies as before, and the pull begins
again (TOMB-DT-35)."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from mastaba.tables.entries import Laid, Moved, decode
from mastaba.tables.sqlite_store import SqliteStore
from tests.reliability.servers import ServerProcess
from tests.server.clients import Guest, Place
from tests.server.trap_hands import pull, steady, wait_for_news
from tests.tables.event_loop import in_event_loop

PROC = Path("/proc")
PATIENCE = 60.0


def workers_of(port: int) -> set[int]:
    """The worker processes of the pull hall whose server listens there."""
    servers = {pid for pid, line in _lines().items() if "serve" in line and str(port) in _env(pid)}
    found = set()
    for pid, line in _lines().items():
        if "mastaba.tables.hall_worker" in line and _parent(pid) in servers:
            found.add(pid)
    return found


def _lines() -> dict[int, str]:
    lines = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                lines[int(folder.name)] = (
                    (folder / "cmdline").read_bytes().decode("utf-8", "replace")
                )
            except OSError:
                continue
    return lines


def _env(pid: int) -> str:
    try:
        return (PROC / str(pid) / "environ").read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""


def _parent(pid: int) -> int:
    try:
        status = (PROC / str(pid) / "stat").read_text()
    except OSError:
        return 0
    return int(status.rpartition(")")[2].split()[1])


def touched(place: Place) -> bool:
    return bool(((place.view or {}).get("pull") or {}).get("touched"))


@pytest.mark.rule("TOMB-DT-35")
@pytest.mark.skipif(not PROC.is_dir(), reason="processes are looked up in /proc")
@in_event_loop
async def test_kill_in_mid_pull(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    settings = {"database": f"sqlite:///{database}", "pull_lag": "60"}
    server = ServerProcess(tmp_path, **settings)
    await server.start()
    options = {"pawns": "dealt", "first": 0}
    with Guest(server.url, "Ann") as ann:
        table = ann.open(
            game="cursed-tomb", seats=2, options=options, hot_seat=["Ann", "Bob"], start=True
        )["id"]
        with ann.connect(table, 0) as hers:
            hers.must("play", seat=0, move="turn")
            wait_for_news(hers, "armed")
            pull(hers, steady(), until=lambda _message: touched(hers))
            workers = workers_of(server.port)
            assert workers
            server.kill()
            seen = hers.seq
        await server.start()
        with ann.connect(table, 0, seen) as hers:
            hers.until(
                lambda _m: (
                    any(one["event"] == "pull-restarted" for one in hers.events)
                    or not touched(hers)
                )
            )
            wait_for_news(hers, "armed")
            pull(hers, steady())
            names = [one["event"] for one in hers.events]
            assert "stone-pulled" in names or "rockfall" in names
    _have_left(workers)
    assert await server.stop() in (0, -signal.SIGTERM)
    assert server.complaints() == []
    store = SqliteStore(database)
    await store.open()
    stored = [(one.seq, decode(one.body)) for one in await store.read(table)]
    records = await store.records(table)
    await store.close()
    moves = [entry.move for _seq, entry in stored if isinstance(entry, Moved)]
    assert moves[:4] == ["turn", "touch", "restart", "touch"]
    # Only the pull that was judged has a record, and it began from the trap before the first.
    assert len(records) == 1
    assert next(entry for _seq, entry in stored if isinstance(entry, Laid)).build == 1


def _have_left(pids: set[int]) -> None:
    """Workers do not outlive their server."""
    end = time.monotonic() + PATIENCE
    while pids & set(_lines()) and time.monotonic() < end:
        time.sleep(0.05)
    assert not {pid for pid in pids if "hall_worker" in _lines().get(pid, "")}
