"""A log that is made to keep a server busy is given up, and nobody else has to wait for it."""

from __future__ import annotations

import signal
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import httpx
import msgspec
import pytest

from mastaba.kernel.contract import CLOCK
from mastaba.kernel.log import TICK, Entry, ticks_up_to
from mastaba.kernel.log_header import FirstHeader, first_edition
from mastaba.tables.offered import offered_game
from tests.server.clients import PATIENCE, Guest, play_to_the_end, start
from tests.server.serving import serving
from tests.server.test_serve import process

SECONDS = 0.4
BOMBS = 6
WEEKS = 10**9
"""In milliseconds, in which some ten thousand decisions run out: fewer than are refused at once."""
CENTURY = 3 * 10**12
"""In milliseconds, in which a hundred million decisions run out."""


@cache
def bomb() -> bytes:
    """In the first format one tick let all time pass. Some are as they should be, so that a quick
    machine has enough to do as well."""
    game = offered_game("cursed-tomb")
    first = first_edition(game)
    endless = {"rounds": None, "decisionClock": 30, "trap": "abstract"}
    header = FirstHeader(1, game.name, "1", first.box, first.box_digest, 2, 1, endless)
    state, entries = game.begin(2, 1, endless), list[Entry]()
    for seq in range(1, 5):
        at = seq * WEEKS
        for _events in ticks_up_to(state, at):
            pass
        entries.append(Entry(seq, at, CLOCK, TICK, state.digest()))
    entries.append(Entry(5, CENTURY, CLOCK, TICK, 32 * "0"))
    return b"\n".join([*map(msgspec.json.encode, (header, *entries)), b""])


def throw(url: str, number: int, cookie: str) -> httpx.Response:
    headers = {"X-Forwarded-For": f"192.0.2.{number}", "Cookie": f"mastaba={cookie}"}
    address = f"{url}/api/tables/import"
    return httpx.post(address, content=bomb(), headers=headers, trust_env=False, timeout=PATIENCE)


def test_one_bomb_takes_nothing_from_others(tmp_path: Path) -> None:
    with (
        serving(tmp_path, {"errand_seconds": SECONDS}) as running,
        Guest(running.url, "Ann") as ann,
        ThreadPoolExecutor(BOMBS) as threads,
    ):
        table = str(ann.open(seats=1, options={"level": "kitten"})["id"])
        with ann.connect(table, 0) as place:
            start([place])
            play_to_the_end([place], seed=5)
        log = ann.http.get(f"/api/tables/{table}/log").content
        thrown = [threads.submit(throw, running.url, number, ann.cookie) for number in range(BOMBS)]
        replay = ann.get(f"/api/tables/{table}/replay", seat="all")
        assert len(replay["frames"]) == replay["length"] + 1
        assert ann.http.get(f"/api/tables/{table}/log").content == log
        assert not all(one.done() for one in thrown), "nobody has waited for all of them"
        for one in thrown:
            answer = one.result()
            assert (answer.status_code, answer.json()["key"]) == (413, "takes-too-long")
            assert answer.json()["facts"] == {"seconds": 1}
            assert "errand_seconds" in answer.json()["message"]
        assert ann.http.post("/api/tables/import", content=log).status_code == 201


@pytest.mark.parametrize(
    ("language", "word"), [("en", "more than 1 s"), ("fr", "plus de 1 s"), ("pl", "więcej niż 1 s")]
)
def test_who_brings_a_bomb_is_told_the_limit(tmp_path: Path, language: str, word: str) -> None:
    with (
        serving(tmp_path, {"errand_seconds": SECONDS}) as running,
        Guest(running.url, "Eve") as eve,
    ):
        headers = {"Accept-Language": language}
        answer = eve.http.post("/api/tables/import", content=bomb(), headers=headers)
        assert answer.status_code == 413
        assert word in answer.json()["message"]


def test_a_polite_stop_does_not_wait_for_a_bomb(tmp_path: Path) -> None:
    with (
        process(tmp_path, "--limit", "errand_seconds=600") as server,
        Guest(server.url, "Eve") as eve,
        ThreadPoolExecutor(BOMBS) as threads,
    ):
        thrown = [threads.submit(throw, server.url, number, eve.cookie) for number in range(BOMBS)]
        while not server.children():
            time.sleep(0.01)
        began = time.monotonic()
        assert server.end(signal.SIGTERM) == 0
        assert time.monotonic() - began < 10, "it takes longer to explode one after the other"
        # Who came after the signal found the door closed; who was inside is answered.
        told = [one.result() for one in thrown if one.exception() is None]
        answers = [(one.status_code, one.json()["key"]) for one in told]
        assert set(answers) <= {(503, "server-stops"), (400, "bad-log")}
        assert answers.count((400, "bad-log")) < BOMBS, "not all of them were played"
