"""The lists of tables: mine and the public ones, however many there are and whatever they hold."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mastaba.tables.live import now
from mastaba.tables.retention import Retention
from mastaba.tables.served_days import DAY
from mastaba.tables.side_process import SideProcess
from mastaba.tables.standing import READ_AT_ONCE
from mastaba.tables.store import Stored
from tests.server.clients import PATIENCE, Guest, Json, raw_socket
from tests.server.serving import Running, serving
from tests.tables.chronicle.test_backlog import LATER, submit_here
from tests.tables.test_carrying import edition


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"request_burst": 10_000, "new_people_burst": 10_000}
    with serving(tmp_path_factory.mktemp("lists"), limits) as running:
        yield running


def mine(guest: Guest) -> list[Json]:
    tables: list[Json] = guest.http.get("/api/tables/mine").json()
    return tables


def shown(guest: Guest) -> list[str]:
    return [one["id"] for one in guest.http.get("/api/tables/public").json()]


def spoil(server: Running, table: str) -> None:
    """Write a move that no rules allow, and forget the table."""
    store = server.service.store
    last = server.do(store.read(table))[-1]
    body = b'{"kind":"moved","by":"","seat":0,"move":"castle"}'
    assert server.do(_append(server, Stored(table, last.seq + 1, last.at, body)))
    server.service.host.lives.pop(table)


async def _append(server: Running, entry: Stored) -> bool:
    return await server.service.store.append(entry)


def test_what_is_not_known_of_many_tables_is_not_told_as_known(ann: Guest, server: Running) -> None:
    ids = [ann.open(seats=1, start=True)["id"] for _ in range(READ_AT_ONCE + 3)]
    server.service.host.lives.clear()
    first = mine(ann)
    assert {one["id"] for one in first} == set(ids)
    assert [one["my_turn"] for one in first] == [True] * READ_AT_ONCE + [None] * 3
    # The next list finds those known, and reads on.
    assert [one["my_turn"] for one in mine(ann)] == [True] * len(ids)


def test_when_a_game_is_put_away_is_announced_in_the_list_and_at_the_table(tmp_path: Path) -> None:
    for retention, is_soon in ((Retention(people=5, announced=7), True), (Retention(), False)):
        with serving(tmp_path, retention=retention) as running, Guest(running.url, "Ann") as ann:
            table = ann.open(seats=1, start=True)["id"]
            (listed,) = mine(ann)
            with raw_socket(running.url, table, ann.cookie) as socket:
                socket.send(json.dumps({"type": "hello", "seat": 0}))
                welcome = json.loads(socket.recv(timeout=PATIENCE))
        assert welcome["type"] == "welcome"
        assert welcome.get("put_away") == listed["put_away"]
        # It has been told today, and is told on seven days.
        days = listed["put_away"] and (listed["put_away"] - now()) / DAY
        assert 6 <= days <= 7 if is_soon else days is None


def test_a_table_that_waits_for_the_version_that_played_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        table, cookie = ann.open(seats=1, start=True, public=True), ann.cookie
        assert [one["needs_version"] for one in mine(ann)] == [""]
    with closing(sqlite3.connect(tmp_path / "mastaba.db")) as connection, connection:
        # As a version leaves it that keeps neither.
        connection.execute("DELETE FROM film")
        connection.execute("DELETE FROM snapshot")
    monkeypatch.setattr(SideProcess, "_submit", submit_here)
    with edition("run-run-run", LATER), serving(tmp_path) as running, Guest(running.url) as ann:
        ann.http.cookies.set("mastaba", cookie)
        until = time.monotonic() + PATIENCE
        while (told := ann.http.get("/readyz").text.splitlines())[1:] != [
            "tables that wait for an earlier version: 1"
        ]:
            assert time.monotonic() < until, told
            time.sleep(0.02)
        (listed,) = mine(ann)
        assert (listed["needs_version"], listed["my_turn"]) == ("0.2.0", None)
        for path in ("public", f"by-code/{table['code']}"):
            assert "0.2.0" in ann.http.get(f"/api/tables/{path}").text
        refused = ann.refused(409, "GET", f"/api/tables/{table['id']}")
        assert (refused["key"], refused["facts"]) == ("needs-version", {"version": "0.2.0"})


def test_a_bad_table_is_listed_and_tells_what_is_wrong_with_it(ann: Guest, server: Running) -> None:
    good, bad = (ann.open(seats=1, start=True)["id"] for _ in range(2))
    spoil(server, bad)
    assert {one["id"]: one["my_turn"] for one in mine(ann)} == {good: True, bad: None}
    for path in ("", "/replay", "/log", "/invitation", "/pulls"):
        assert ann.refused(409, "GET", f"/api/tables/{bad}{path}")["key"] == "damaged-log"
    french = ann.refused(409, "GET", f"/api/tables/{bad}", headers={"accept-language": "fr"})
    assert french["message"].startswith("Le journal de cette table")
    with raw_socket(ann.url, bad, ann.cookie) as socket:
        closing = json.loads(socket.recv(timeout=60))
        assert (closing["type"], closing["key"]) == ("closing", "damaged-log")
        assert not closing.get("again")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409


def test_nobody_hides_the_tables_of_others(ann: Guest, bob: Guest) -> None:
    waiting = bob.open(seats=2, public=True)["id"]
    many = [ann.open(seats=1, public=True, start=bool(n % 2))["id"] for n in range(60)]
    assert shown(bob) == [*reversed(many[-3:]), waiting]
    joined = ann.open(seats=2, public=True, seat=False)["id"]
    newer = [ann.open(seats=1, public=True)["id"] for _ in range(3)]
    assert joined not in shown(bob)
    with bob.connect(joined) as place:
        place.must("sit", seat=1)
    assert shown(bob)[:4] == [joined, newer[2], newer[1], waiting]
