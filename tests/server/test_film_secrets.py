"""Of a table whose game is not over, no route and no socket gives away any part of its film or its
snapshots."""

from __future__ import annotations

import base64
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from mastaba.server.app import make_app
from mastaba.server.config import Settings
from mastaba.tables.chronicle.film import film_of
from mastaba.tables.chronicle.snapshot import snapshot_of
from mastaba.tables.retention import Retention
from mastaba.tables.table import Table
from tests.server.clients import PATIENCE, Guest, play_to_the_end, raw_socket, start
from tests.server.serving import Running, serving
from tests.server.test_secrets import WORD, hidden_from

EYES = (None, 0, 1, 2, -1, -3, "all", "spectator")
ASKED = (
    {"type": "moves"},
    {"type": "insight"},
    {"type": "hint"},
    {"type": "preview", "move": "pass"},
)


def routes() -> list[tuple[str, str]]:
    """Every route about one table, with its method."""
    gate, _service = make_app(Settings())
    app = gate._app
    assert isinstance(app, Litestar)
    return [
        (method, route.path_format)
        for route in app.routes
        if "{table_id" in route.path_format
        for method in sorted(getattr(route, "methods", ()))
        if method != "OPTIONS"
    ]


class Chronicle:
    """What the store has of a table, in every form in which it could get out."""

    def __init__(self, database: Path, id: str) -> None:
        with closing(sqlite3.connect(database)) as connection:
            self.films = self._bodies(connection, "film", id)
            self.snapshots = self._bodies(connection, "snapshot", id)
        self.forbidden: set[bytes] = set()
        for body in (*self.films, *self.snapshots):
            middle = body[len(body) // 2 :][:24]
            self.forbidden |= {middle, base64.b64encode(body)[100:140], middle.hex().encode()}
        if self.films:
            film = film_of(self.films)
            self.forbidden |= {shot.digest.encode() for shot in film.shots}
            self.forbidden.add(str(film.reels[0].seed).encode())
        self.forbidden |= {snapshot_of(one).digest.encode() for one in self.snapshots}

    def _bodies(self, connection: sqlite3.Connection, kind: str, id: str) -> list[bytes]:
        rows = connection.execute(f"SELECT body FROM {kind} WHERE table_id = ?", (id,))
        return [row[0] for row in rows]


def answers(guest: Guest, table: str) -> Iterator[tuple[str, bytes]]:
    """Whatever somebody hears who asks for everything, and where."""
    for method, path in routes():
        url = path.replace("{table_id}", table).replace("{seq}", "4").replace("{seq:int}", "4")
        for seat in EYES:
            for more in ({}, {"from": 0, "to": 3}) if path.endswith("/replay") else ({},):
                asked = {**more, **({} if seat is None else {"seat": seat})}
                answer = guest.http.request(method, url, params=asked)
                yield f"{answer.status_code} {path}", answer.content
    for seat in (None, 0, 1, -3):
        with raw_socket(guest.url, table, guest.cookie) as socket, suppress(ConnectionClosed):
            socket.send(json.dumps({"type": "hello", "seat": seat, "last_seq": 1}))
            for number, message in enumerate(ASKED):
                for other in (0, 1, -3):
                    ticket = f"{number} {other}"
                    socket.send(json.dumps({**message, "seat": other, "ticket": ticket}))
            socket.send(json.dumps({"type": "ping", "n": 77}))
            heard = b""
            while b'"pong"' not in heard:
                text = socket.recv(timeout=PATIENCE)
                heard = text.encode() if isinstance(text, str) else text
                yield "socket", heard


def check(running: Running, database: Path, table: str, guests: list[Guest]) -> None:
    chronicle = Chronicle(database, table)
    seen: Table = running.do(running.service.host.live(table)).table
    found = 0
    for number, guest in enumerate(guests):
        seat = number if number < 2 else None
        hidden = set() if seen.state is None else hidden_from(seen.state, seat)
        for where, answer in answers(guest, table):
            if where.endswith(("/replay", "/log")):
                assert where.startswith(("400", "409")), where
            leaked = [word for word in chronicle.forbidden if word in answer]
            assert not leaked, (seat, leaked, answer)
            words = set(WORD.findall(answer.decode("utf-8", errors="replace")))
            assert not words & hidden, (seat, words & hidden, answer)
            found += len(words)
    if seen.state is not None:
        assert chronicle.films
        assert chronicle.snapshots
        assert found > 10, "the search must have had something to find"


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("stage", ["lobby", "running", "put away"])
def test_nobody_gets_any_part_of_film_or_snapshot(tmp_path: Path, stage: str) -> None:
    database = tmp_path / "mastaba.db"
    with serving(tmp_path) as running, ExitStack() as stack:
        names = ("Ann", "Bob", "Cyd", "")
        guests = [stack.enter_context(Guest(running.url, name)) for name in names]
        table = guests[0].open(seats=2, public=True)["id"]
        with guests[0].connect(table, 0) as ann, guests[1].connect(table) as bob:
            bob.must("sit", seat=1)
            bob.hello(1)
            if stage != "lobby":
                start([ann, bob])
                for place in (ann, bob):
                    place.catch_up(max(ann.seq, bob.seq))
                mover = ann if ann.is_asked() else bob
                assert mover.play(mover.moves()[0])["type"] == "accepted"
        if stage != "lobby":
            until(lambda: bool(Chronicle(database, table).snapshots))
        if stage == "put away":
            soon = Retention(people=1e-9, announced=1e-9)

            async def put_away() -> None:
                await running.service.host.tidying(soon).tidy()

            running.do(put_away())
            until(lambda: phase(guests[0], table) == "abandoned")
        check(running, database, table, guests)


def phase(guest: Guest, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}")["table"]["phase"])


def test_the_search_finds_what_is_told_after_the_game(tmp_path: Path) -> None:
    database = tmp_path / "mastaba.db"
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=1, options={"level": "kitten"})["id"]
        with ann.connect(table, 0) as place:
            start([place])
            play_to_the_end([place], seed=5)
        until(lambda: bool(Chronicle(database, table).films))
        forbidden = Chronicle(database, table).forbidden
        told = {
            where for where, text in answers(ann, table) if any(word in text for word in forbidden)
        }
    assert told == {"200 /api/tables/{table_id}/log"}
