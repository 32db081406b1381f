"""People at two servers share one bowl: all see the hand that moves at either of them, and a hand
goes on when its line comes to the other one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mastaba.referee import frames as f
from mastaba.tables import entries as e
from mastaba.tables.postgres_store import PostgresStore
from tests.reliability.servers import ServerProcess
from tests.reliability.test_pull_crash import PROC, touched, workers_of
from tests.server.clients import Guest, Json, Place, raw_socket, start
from tests.server.trap_hands import pull, steady, sweep, wait_for_news
from tests.tables.event_loop import in_event_loop

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

ANN, BOT, BOB = 0, 1, 2


def event(kind: str) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "pull-event" and message["kind"] == kind


def hands(place: Place) -> dict[int, tuple[float, float, float]]:
    """Where the hand was at each tick, as somebody has seen it."""
    seen = [f.unpack(frame) for frame in place.frames]
    return {frame.tick: frame.hand for frame in seen}


def saw_the_same(one: Place, other: Place) -> bool:
    """Whether both saw one hand move, and not each of them another."""
    mine, yours = hands(one), hands(other)
    both = mine.keys() & yours.keys()
    moved = {mine[tick] for tick in both}
    return len(moved) > 10 and all(mine[tick] == yours[tick] for tick in both)


def be_told(place: Place, state: str) -> None:
    """Wait for news of the pull, unless they have come."""
    if heard(place, "pull")[-1]["state"] != state:
        wait_for_news(place, state)


def forget_frames(*places: Place) -> None:
    for place in places:
        place.frames.clear()


@contextmanager
def standing_still(pids: set[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def play_on(places: list[Place], until: Callable[[Json], bool]) -> None:
    """Whoever is asked answers, until the game waits for a pull that fits."""
    while True:
        # Who is one entry behind would not know yet that it is their turn.
        for place in places:
            place.catch_up(max(one.seq for one in places))
        if until(places[0].view or {}):
            return
        acted = False
        for place in places:
            moves = place.moves()
            if moves:
                place.must("play", seat=place.seat, move=moves[0])
                acted = True
                break
        if not acted and len({one.seq for one in places}) == 1:
            places[0].hear()


def pulls_of(seat: int) -> Callable[[Json], bool]:
    return lambda view: bool(view.get("pull")) and view["pull"]["seat"] == seat


@pytest.mark.rule("TOMB-SLIDE-08", "TOMB-DT-37")
@pytest.mark.skipif(not PROC.is_dir(), reason="processes are looked up in /proc")
@in_event_loop
async def test_one_bowl_at_two_servers(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    settings = {"database": postgres_url, "redis": redis_server.url, "pull_lag": "60"}
    servers = [ServerProcess(tmp_path, name, **settings) for name in ("one", "two")]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        table = share_a_bowl(*servers)
        await asyncio.gather(*(server.stop() for server in servers))
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        assert not server.complaints(), server.complaints()
    store = PostgresStore(postgres_url)
    await store.open()
    entries = [e.decode(one.body) for one in await store.read(table)]
    await store.close()
    said = [one.move for one in entries if isinstance(one, e.Moved)]
    # One touch and one verdict for each pull: none was begun at both, none was given up.
    assert said.count("touch") == 3
    assert not {"restart", "void", "stuck", "late"} & set(said)


def share_a_bowl(one: ServerProcess, two: ServerProcess) -> str:
    with Guest(one.url, "Ann") as ann, Guest(two.url, "Bob") as bob:
        options = {"pawns": "dealt", "first": ANN}
        bots = {str(BOT): "child"}
        opened = ann.open(game="cursed-tomb", seats=3, options=options, bots=bots)
        table: str = opened["id"]
        with ann.connect(table, ANN) as hers, bob.connect(table) as his:
            his.must("sit", seat=BOB)
            his.hello(BOB)
            start([hers, his])
            hers.must("play", seat=ANN, move="turn")
            for place in (hers, his):
                wait_for_news(place, "armed")
            what_fell_counts_at_the_other_server_too(hers, his, workers_of(one.port))
            play_on([hers, his], pulls_of(BOT))
            bots_pull_at_one_of_them(hers, his)
            play_on([hers, his], pulls_of(BOB))
            a_hand_goes_on_at_the_other_server(his, Guest(one.url), bob.cookie)
        return table


def what_fell_counts_at_the_other_server_too(hers: Place, his: Place, workers: set[int]) -> None:
    forget_frames(hers, his)
    pull(hers, sweep(), until=event("fell"))
    with standing_still(workers):
        his.until(event("fell"))
        assert "running" in [m.get("state") for m in heard(his, "pull")]
        no = his.play("stuck")
        assert (no["type"], no["key"], no["rule"]) == (
            "refused",
            "pull-is-decided",
            "TOMB-SLIDE-08",
        )
        assert saw_the_same(hers, his)


def heard(place: Place, type: str) -> list[Json]:
    messages = [json.loads(text) for _seq, text in place.heard]
    return [message for message in messages if message["type"] == type]


def bots_pull_at_one_of_them(hers: Place, his: Place) -> None:
    for place in (hers, his):
        be_told(place, "running")
    forget_frames(hers, his)
    for place in (hers, his):
        wait_for_news(place, "ended")
    assert saw_the_same(hers, his)


def a_hand_goes_on_at_the_other_server(his: Place, other: Guest, cookie: str) -> None:
    """His line is lost while his hand is in the bowl, and he comes back elsewhere."""
    be_told(his, "armed")
    pull(his, steady(), until=lambda _message: touched(his))
    his.socket.close()
    number = (his.view or {})["pull"]["number"]
    with other, Place(raw_socket(other.url, his.table["id"], cookie), BOB, his.seq) as again:
        assert (again.view or {})["pull"] == {**(his.view or {})["pull"], "number": number}
        pull(again, sweep())
        names = [one["event"] for one in again.events]
        assert "rockfall" in names or "stone-pulled" in names
