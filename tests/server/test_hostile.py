"""Clients that do not mean well: each gets an error or a closed line, and nobody else notices."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from mastaba.server import service
from tests.server.clients import PATIENCE, Guest, Json, Place, raw_socket, start
from tests.server.serving import Running, serving


@pytest.fixture
def table(ann: Guest) -> str:
    return str(ann.open(seats=2)["id"])


@pytest.fixture
def witness(ann: Guest, table: str) -> Iterator[Place]:
    """Somebody decent at the same table, who must not notice anything."""
    with ann.connect(table, 0) as place:
        yield place
        place.must("say", text="all is well")


def closing(socket: ClientConnection) -> tuple[int, Json | None]:
    """How the server ends a connection: the code, and what it said before."""
    last: Json | None = None
    try:
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            last = message if message["type"] == "closing" else last
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0, last


def hear(socket: ClientConnection) -> Json:
    """The next answer; what happens at the table meanwhile is no answer."""
    while True:
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in ("welcome", "error", "pong"):
            return message


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""]
)
def test_a_page_of_others_gets_no_socket(
    server: Running, ann: Guest, table: str, witness: Place, origin: str
) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        raw_socket(server.url, table, ann.cookie, origin),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_gets_one(server: Running, ann: Guest, table: str) -> None:
    with raw_socket(server.url, table, ann.cookie, server.url) as socket:
        socket.send('{"type":"hello","seat":0}')
        assert hear(socket)["type"] == "welcome"


def test_a_table_that_is_not_there(server: Running, ann: Guest) -> None:
    with raw_socket(server.url, "nowhere", ann.cookie) as socket:
        code, said = closing(socket)
    assert code == 4404
    assert said == {"type": "closing", "key": "no-such-table", "facts": {"table": "nowhere"}}


BAD_MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"type":"dance"}',
    '{"type":"hello","seat":"0"}',
    '{"type":"hello","last_seq":-1}',
    '{"type":"hello","sudo":true}',
    '{"type":"wish","ticket":"t"}',
    '{"type":"wish","ticket":"","wish":{"wish":"ready"}}',
    '{"type":"wish","ticket":"' + "t" * 65 + '","wish":{"wish":"ready"}}',
    '{"type":"wish","ticket":"t","wish":{"wish":"win"}}',
    '{"type":"wish","ticket":"t","wish":{"wish":"sit","seat":1.5}}',
    '{"type":"wish","ticket":"t","wish":{"wish":"say","text":"\\ud800"}}',
    '{"type":"ping","n":1e400}',
    b"\x00\xff\xfe",
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_a_message_that_makes_no_sense_gets_an_error(
    server: Running, ann: Guest, table: str, witness: Place, message: str | bytes
) -> None:
    with raw_socket(server.url, table, ann.cookie) as socket:
        socket.send('{"type":"hello"}')
        assert hear(socket)["type"] == "welcome"
        socket.send(message)
        error = hear(socket)
        assert (error["type"], error["key"]) == ("error", "unreadable-message")
        assert error["facts"]["reason"] in error["message"]
        # One mistake is forgiven.
        socket.send('{"type":"ping","n":3}')
        assert hear(socket)["n"] == 3


def test_many_mistakes_in_a_row_close_the_line(
    server: Running, ann: Guest, table: str, witness: Place
) -> None:
    with raw_socket(server.url, table, ann.cookie) as socket:
        for _ in range(10):
            socket.send("nonsense")
        code, said = closing(socket)
    assert (code, said and said["key"]) == (4400, "too-many-mistakes")


def test_hello_comes_first(server: Running, ann: Guest, table: str) -> None:
    with raw_socket(server.url, table, ann.cookie) as socket:
        socket.send('{"type":"moves","ticket":"t","seat":0}')
        assert hear(socket)["key"] == "say-hello-first"


@pytest.mark.parametrize(
    "move",
    ["", " ", "x" * 10_000, "explore", "explore R99@0,0", "pass\0", "mark 999999999999999999999,0"],
    ids=range(7),
)
def test_a_move_that_is_none_is_refused(ann: Guest, move: str) -> None:
    with ann.connect(ann.open(seats=1)["id"], 0) as place:
        start([place])
        refused = place.play(move)
        assert refused["type"] == "refused"
        assert refused["key"] == "unreadable-move" or refused["rule"]
        assert ann.http.get("/readyz").status_code == 200


def test_text_that_no_database_can_hold_is_no_harm(ann: Guest, table: str, witness: Place) -> None:
    with ann.connect(table, 0) as place:
        seq = place.must("say", text="nul \0 and \u202e and 🐈")
        place.catch_up(seq)
        assert "🐈" in place.table["sayings"][-1]["text"]


def test_an_oversized_message_closes_the_line(
    server: Running, ann: Guest, table: str, witness: Place
) -> None:
    with raw_socket(server.url, table, ann.cookie) as socket:
        socket.send('{"type":"hello"}')
        assert hear(socket)["type"] == "welcome"
        socket.send("x" * 20_000)
        assert closing(socket)[0] == 1009


def test_a_flood_closes_the_line(tmp_path: Path) -> None:
    limits = {"messages_per_second": 5, "message_burst": 10}
    with serving(tmp_path, limits) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as decent:
            with raw_socket(running.url, table, ann.cookie) as socket:
                with suppress(ConnectionClosed):  # which may come before the last of them
                    for _ in range(30):
                        socket.send('{"type":"ping","n":1}')
                code, said = closing(socket)
            assert (code, said and said["key"]) == (4429, "too-fast")
            assert said is not None
            assert "again" not in said
            decent.must("say", text="what flood?")


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with (
        serving(tmp_path, {"hello_seconds": 0.2, "idle_seconds": 0.4}) as running,
        Guest(running.url, "Ann") as ann,
    ):
        table = ann.open(seats=2)["id"]
        with raw_socket(running.url, table, ann.cookie) as socket:
            code, said = closing(socket)
            assert (code, said and said["key"], said and said["again"]) == (4408, "idle", True)
        wait_for(lambda: running.service.sockets == set())


def test_who_has_said_hello_and_then_nothing_is_sent_away(tmp_path: Path) -> None:
    # Long enough to say hello, however busy the machine is.
    limits = {"hello_seconds": 60.0, "idle_seconds": 2.0}
    with serving(tmp_path, limits) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with raw_socket(running.url, table, ann.cookie) as socket:
            socket.send('{"type":"hello"}')
            assert hear(socket)["type"] == "welcome"
            socket.send('{"type":"ping","n":1}')
            assert hear(socket)["n"] == 1
            assert closing(socket)[0] == 4408
        wait_for(lambda: running.service.sockets == set())


@pytest.mark.parametrize("of", ["person", "address"])
def test_only_so_many_sockets(tmp_path: Path, of: str) -> None:
    limits = {f"sockets_per_{of}": 2}
    with serving(tmp_path, limits) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as one, ann.connect(table, 0):
            with raw_socket(running.url, table, ann.cookie) as third:
                assert_no_room(third, of)
            one.must("say", text="still here")
        with ann.connect(table, 0) as again:
            again.must("say", text="there is room again")


def assert_no_room(socket: ClientConnection, of: str) -> None:
    code, said = closing(socket)
    assert (code, said and said["key"]) == (4430, "too-many-sockets")
    assert said is not None
    assert said["facts"] == {"of": of}


def test_onlookers_never_keep_the_players_out(tmp_path: Path) -> None:
    with serving(tmp_path, {"sockets_per_table": 2}) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        nobody = Guest(running.url)
        with nobody, nobody.connect(table), nobody.connect(table):
            with raw_socket(running.url, table) as third:
                assert_no_room(third, "table")
            with ann.connect(table, 0) as place:
                place.must("say", text="my table is open to me")
        with nobody.connect(table) as again:
            assert again.table["id"] == table


def test_onlookers_of_one_network_leave_room_for_others(tmp_path: Path) -> None:
    limits = {"sockets_per_table": 4, "onlookers_per_address": 2}
    with serving(tmp_path, limits) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        nobody, bob = Guest(running.url), Guest(running.url, "Bob")
        with nobody, bob, nobody.connect(table), nobody.connect(table):
            with raw_socket(running.url, table) as third:
                assert_no_room(third, "network")
            elsewhere = raw_socket(
                running.url, table, bob.cookie, headers=from_elsewhere("192.0.2.7")
            )
            with Place(elsewhere) as invited:
                invited.must("sit", seat=1)
            with raw_socket(running.url, ann.open(seats=2)["id"]) as other:
                other.send('{"type":"hello"}')
                assert hear(other)["type"] == "welcome"


@pytest.mark.parametrize(
    ("limits", "path"),
    [
        ({"requests_per_second": 0.01, "request_burst": 3}, "/api/games"),
        ({"new_people_per_minute": 0.01, "new_people_burst": 3}, "/api/guest"),
    ],
    ids=["requests", "new people"],
)
def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path, limits: Json, path: str) -> None:
    with serving(tmp_path, limits) as running:

        def ask(address: str) -> int:
            method, body = ("POST", {"name": "Ann"}) if path == "/api/guest" else ("GET", None)
            headers = from_elsewhere(address)
            answer = httpx.request(
                method, running.url + path, json=body, headers=headers, trust_env=False
            )
            return answer.status_code

        assert [ask(f"2001:db8:1:2::{number}") for number in range(5)][3:] == [429, 429]
        assert ask("2001:db8:1:3::1") < 300
        assert [ask("::ffff:198.51.100.7") for _ in range(3)][2] < 300
        assert ask("198.51.100.7") == 429


def test_sockets_of_a_network_of_ipv6_are_counted_together(tmp_path: Path) -> None:
    with serving(tmp_path, {"sockets_per_address": 1}) as running:
        with Guest(running.url, "Ann") as ann:
            table = ann.open(seats=2)["id"]
        headers = [from_elsewhere(f"2001:db8:1:2::{number}") for number in range(2)]
        with (
            Place(raw_socket(running.url, table, headers=headers[0])),
            raw_socket(running.url, table, headers=headers[1]) as second,
        ):
            assert_no_room(second, "address")


def from_elsewhere(address: str) -> Json:
    """What a proxy on the same machine says of those who come through it."""
    return {"X-Forwarded-For": address}


def test_one_hint_at_a_time_however_many_lines_somebody_has(tmp_path: Path) -> None:
    # The first hint takes a while: its worker process has to start.
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        tables = [ann.open(seats=1, start=True)["id"] for _ in range(2)]
        with ann.connect(tables[0], 0) as here, ann.connect(tables[1], 0) as there:
            here.send(type="hint", ticket="mine", seat=0)
            here.send(type="ping", n=1)
            here.until(lambda message: message["type"] == "pong")
            refused = there.ask("hint", seat=0)
            assert (refused["type"], refused["key"]) == ("refused", "one-hint-at-a-time")
            here.until(lambda message: message.get("ticket") == "mine")
            assert there.ask("hint", seat=0)["type"] == "hint"


NARROW = 4096
"""Bytes that a slow reader's line can hold, more or less."""

SLOW = {
    "unsent_bytes": 100_000,
    "message_burst": 5000,
    "saying_burst": 5000,
    "sayings_per_second": 1000,
}


def narrow_line(running: Running) -> sockets.socket:
    """A connection that cannot hold much of what is sent to it, at either end."""
    running.send_from_narrow_lines(NARROW)
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, NARROW)
    line.connect(("127.0.0.1", running.port))
    return line


def talk_until_alone(running: Running, decent: Place) -> None:
    """Say much at a table until the slow reader is gone; nobody else is kept waiting by it: each
    saying is answered while the slow reader still has not read what came before."""
    host = running.service.host
    wait_for(lambda: len(host.lives[decent.table["id"]].viewers) == 2)
    answered_beside_it = 0
    for number in range(1000):
        decent.must("say", text=f"{number} " + "blah " * 80)
        if len(running.service.sockets) == 1:
            break
        answered_beside_it += 1
    assert len(running.service.sockets) == 1, "the slow reader is still there"
    assert len(host.lives[decent.table["id"]].viewers) == 1
    # So much that the narrow line cannot have taken it: the server held it back and went on.
    assert answered_beside_it * 400 > NARROW * 4


def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, SLOW) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as decent, narrow_line(running) as slow:
            slow.sendall(handshake(running.port, table))
            assert b" 101 " in slow.recv(1000)
            slow.sendall(masked(b'{"type":"hello"}'))
            talk_until_alone(running, decent)
            # It is not only forgotten: the line is cut although nobody takes the goodbye.
            wait_for(lambda: was_cut(slow))


def test_who_reads_too_slowly_hears_why_it_ends(tmp_path: Path) -> None:
    with serving(tmp_path, SLOW) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        line = narrow_line(running)
        slow = raw_socket(running.url, table, ann.cookie, sock=line, max_queue=1)
        with ann.connect(table, 0) as decent, slow as socket:
            socket.send('{"type":"hello"}')
            talk_until_alone(running, decent)
            assert closing(socket)[0] == 4008


def handshake(port: int, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def masked(data: bytes) -> bytes:
    """A text frame of a client, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def was_cut(slow: sockets.socket) -> bool:
    try:
        slow.sendall(masked(b'{"type":"ping"}'))
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


def wait_for(condition: object, patience: float = PATIENCE) -> None:
    assert callable(condition)
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def test_a_cookie_does_not_help_at_another_seat(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2, options={"first": 0})["id"]
    with ann.connect(table, 0) as mine, bob.connect(table) as theirs:
        theirs.must("sit", seat=1)
        theirs.hello(1)
        start([mine, theirs])
        move = mine.moves()[0]
        assert theirs.play(move, seat=0)["key"] == "not-your-seat"
        assert theirs.wish("come-back", seat=0)["key"] == "not-your-seat"
        assert theirs.wish("take-back", seat=0)["key"] == "not-your-seat"
        assert theirs.ask("moves", seat=0)["key"] == "not-your-seat"
        # A ticket is the client's own: the same word means nothing in another's mouth.
        accepted = mine.play(move, ticket="same")
        assert accepted["type"] == "accepted"
        assert theirs.play(move, seat=0, ticket="same")["key"] == "not-your-seat"


def test_an_old_move_played_again_is_not_played_twice(ann: Guest) -> None:
    table = ann.open(seats=2, options={"first": 0})["id"]
    with ann.connect(table, 0) as place:
        place.must("sit", seat=1)
        start([place])
        move = next(move for move in place.moves() if move.startswith("explore"))
        seq = place.play(move, ticket="first")["seq"]
        answers = [place.play(move, ticket="first") for _ in range(3)]
        assert {answer["seq"] for answer in answers} == {seq}
        again = place.play(move, ticket="second")
        assert (again["type"], bool(again["rule"])) == ("refused", True)


def test_messages_in_the_wrong_order_are_taken_as_they_come(ann: Guest, bob: Guest) -> None:
    """What came too early is refused with its rule, and may be sent again when it is time."""
    table = ann.open(seats=2, options={"first": 0})["id"]
    with ann.connect(table, 0) as mine, bob.connect(table) as theirs:
        theirs.must("sit", seat=1)
        theirs.hello(1)
        start([mine, theirs])
        explore = next(move for move in mine.moves() if move.startswith("explore"))
        hex = explore.split("@")[1].split()[0]
        for ticket, verb in (("second", "unmark"), ("first", "mark")):
            move = {"wish": "play", "seat": 1, "move": f"{verb} {hex}"}
            theirs.send(type="wish", ticket=ticket, wish=move)
        early = theirs.until(lambda message: message.get("ticket") == "second")
        assert (early["type"], early["rule"]) == ("refused", "RRR-TABLE-05")
        marked = theirs.until(lambda message: message.get("ticket") == "first")
        assert marked["type"] == "accepted"
        unmarked = theirs.play(f"unmark {hex}", ticket="second")
        assert (unmarked["type"], unmarked["seq"]) == ("accepted", marked["seq"] + 1)
        mine.catch_up(unmarked["seq"])
        assert mine.view is not None
        assert mine.view["marks"] == []


def test_the_past_is_not_told_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "RETOLD_PER_SECOND", 20.0)
    monkeypatch.setattr(service, "RETOLD_AT_ONCE", 40)
    limits = {"saying_burst": 100, "message_burst": 100}
    with serving(tmp_path, limits) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as place:
            for number in range(20):
                place.must("say", text=str(number))
            before = place.seq
            with raw_socket(running.url, table) as greedy:
                for _ in range(4):
                    greedy.send(json.dumps({"type": "hello", "last_seq": before - 20}))
                seqs = [hear(greedy)["seq"] for _ in range(2)]
                # The third one has to wait; nobody else does, and nothing is lost.
                seqs.append(place.must("say", text="meanwhile"))
                seqs += [hear(greedy)["seq"] for _ in range(2)]
            assert seqs == [before, before, *3 * [before + 1]]
