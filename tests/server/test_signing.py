"""A secret can be rotated while servers run, and nobody is signed out by that."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.server import signing
from mastaba.server.signing import SIGNS_AFTER, Secret, in_use
from mastaba.tables import live
from mastaba.tables.steady_clock import SteadyClock
from tests.server.clients import Guest
from tests.server.serving import Running, serving

DAY = 24 * 60 * 60


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Puts all clocks forward by so many seconds, and afterwards back."""
    seconds, nanoseconds = time.time, time.time_ns
    monkeypatch.setattr(live, "_clock", SteadyClock())  # it would stay ahead

    def put(forward: int) -> None:
        monkeypatch.setattr(time, "time", lambda: seconds() + forward)
        monkeypatch.setattr(time, "time_ns", lambda: nanoseconds() + forward * 10**9)

    return put


def look(*servers: Running) -> None:
    for server in servers:
        server.do(server.service.sessions.look_for_secrets())


def rotated(folder: Path, *options: str) -> str:
    database = f"sqlite:///{folder}/mastaba.db"
    result = CliRunner().invoke(app, ["rotate-secret", "--database", database, *options])
    assert result.exit_code == 0, result.output
    return result.output


def kept(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "mastaba.db")) as database:
        query = "SELECT COUNT(*) FROM secret WHERE name >= 'session' AND name < 'session.'"
        ((count,),) = database.execute(query)
        return int(count)


def loads_a_page(guest: Guest, at: Running) -> str | None:
    """Who the guest is at a server, with a cookie for another year."""
    guest.http.base_url = at.url
    me = guest.http.get("/api/me").json()
    return None if me is None else str(me["name"])


def test_a_rotation_signs_nobody_out(tmp_path: Path, later: Callable[[int], None]) -> None:
    with (
        serving(tmp_path, pull_workers=0) as one,
        serving(tmp_path, pull_workers=0) as two,
        Guest(one.url, "Ann") as ann,
        Guest(one.url, "Bob") as bob,
    ):
        table = ann.open(seats=2)["id"]
        assert "new secret" in rotated(tmp_path, "--older-days", "10")
        assert kept(tmp_path) == 2
        # One server knows it already, the other does not; both know whom the other has signed in.
        look(one)
        for server in (one, two, one):
            assert loads_a_page(ann, server) == "Ann"
        look(two)
        later(SIGNS_AFTER + 1)
        look(one, two)
        with Guest(one.url, "Cyd") as cyd:
            for server in (two, one):
                assert loads_a_page(ann, server) == "Ann"
                assert loads_a_page(cyd, server) == "Cyd"
                with ann.connect(table, 0) as place:
                    assert place.seat == 0
            # Bob has not come back while his cookie was good; the cookies of the others are new.
            later(10 * DAY + 1)
            look(one, two)
            assert loads_a_page(bob, one) is None
            for server in (one, two):
                assert loads_a_page(ann, server) == "Ann"
                assert loads_a_page(cyd, server) == "Cyd"


def test_links_to_devices_survive_a_rotation(tmp_path: Path, later: Callable[[int], None]) -> None:
    with serving(tmp_path, pull_workers=0) as one, Guest(one.url, "Ann") as ann:
        link: str = ann.http.post("/api/device-link").json()["url"]
        rotated(tmp_path, "--older-days", "0")
        later(signing.SIGNS_AFTER - 1)
        look(one)
        with Guest(one.url) as phone:
            answer = phone.http.post("/link", data={"token": link.partition("token=")[2]})
            assert answer.status_code == 303


def test_a_secret_signs_once_every_server_must_know_it() -> None:
    first = Secret(b"first")
    second = Secret(b"second", made=1_000_000, older_until=1_000_000 + DAY)
    third = Secret(b"third", made=1_000_100, older_until=1_000_100 + SIGNS_AFTER)
    kept = [first, second, third]
    assert in_use([first], 5) == [b"first"]
    # Until then all verify what others sign with.
    assert in_use(kept, 1_000_101) == [b"second", b"third", b"first"]
    assert in_use(kept, 1_000_000 + SIGNS_AFTER) == [b"first", b"third", b"second"]
    # The newest says that those before it end at once.
    assert in_use(kept, 1_000_100 + SIGNS_AFTER) == [b"third"]
    assert in_use([first, second], 1_000_000 + DAY - 1) == [b"first", b"second"]
    assert in_use([first, second], 1_000_000 + DAY) == [b"second"]


def test_a_secret_is_rotated_only_where_there_is_a_database(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["rotate-secret", "--database", f"sqlite:///{tmp_path}/none.db"]
    )
    assert result.exit_code == 2
    assert "there is no database" in result.output
