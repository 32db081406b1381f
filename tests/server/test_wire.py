"""However a client cuts its messages into frames and packets, they are heard whole and in order."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from mastaba.server.frames import frame_ends
from mastaba.server.wire import LISTEN, TOO_FAST
from tests.server.clients import PATIENCE, Guest, Json, Place, start
from tests.server.serving import Running


class Line:
    """A WebSocket whose client decides on every byte."""

    def __init__(self, server: Running, table: str, cookie: str) -> None:
        self.cookie = cookie
        self._socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._file = self._socket.makefile("rb")
        handshake = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: mastaba={cookie}\r\n\r\n"
        )
        self.send(handshake.encode())
        assert b" 101 " in self._file.readline()
        while self._file.readline().strip():
            pass

    def close(self) -> None:
        self._file.close()
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def packet(self) -> bytes:
        """Everything that has come, at least one message."""
        come = self._socket.recv(1 << 16)
        assert come, "the line has ended"
        return come

    def hear(self) -> Json | int:
        """The next message, or the code that the connection was closed with."""
        while True:
            first, size = self._file.read(2)
            if size >= 126:
                size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
            text = self._file.read(size)
            if first & 15 == Opcode.CLOSE:
                return int.from_bytes(text[:2], "big")
            if first & 15 == Opcode.TEXT:
                message: Json = json.loads(text)
                if message["type"] != "here":  # comes by itself
                    return message

    def hear_types(self, count: int) -> list[Any]:
        heard = [self.hear() for _ in range(count)]
        return [one if isinstance(one, int) else one["type"] for one in heard]


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def message(**facts: Any) -> bytes:
    return json.dumps(facts).encode()


PING = message(type="ping", n=1)
HELLO = message(type="hello", seat=0)


@pytest.fixture
def ann_plays(server: Running, ann: Guest, bob: Guest) -> Iterator[tuple[Line, Place]]:
    """A line of Ann, who is asked, at a table where she plays with Bob."""
    table = ann.open(seats=2, options={"first": 0})["id"]
    with ann.connect(table, 0) as mine, bob.connect(table) as theirs:
        theirs.must("sit", seat=1)
        start([mine, theirs])
        with closing(Line(server, table, ann.cookie)) as line:
            line.send(frame(HELLO))
            assert line.hear_types(1) == ["welcome"]
            yield line, mine


def play_of(place: Place, ticket: str = "p") -> bytes:
    """A move that never ends the game: a mark."""
    move = place.ask("moves", seat=0)["asides"][0]
    return message(type="wish", ticket=ticket, wish={"wish": "play", "seat": 0, "move": move})


def test_byte_by_byte(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    for byte in frame(play_of(place)):
        line.send(bytes((byte,)))
    assert line.hear_types(2) == ["update", "accepted"]


def test_what_is_told_and_answered_at_once_comes_in_one_packet(
    ann_plays: tuple[Line, Place],
) -> None:
    line, place = ann_plays
    line.send(frame(play_of(place)))
    packet = line.packet()
    assert b'"update"' in packet
    assert b'"accepted"' in packet


def test_many_in_one_packet_are_answered_in_order(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    play = play_of(place)
    line.send(frame(play) + frame(PING) + frame(play) + frame(PING)[:3])
    assert line.hear_types(4) == ["update", "accepted", "pong", "accepted"]


def test_the_rest_of_a_frame_comes_with_the_next(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    both = frame(PING) + frame(play_of(place))
    for cut in (1, 5, len(frame(PING)) + 3):
        line.send(both[:cut])
        line.send(both[cut:])
        answers = line.hear_types(3 if cut == 1 else 2)
        assert answers == (["pong", "update", "accepted"] if cut == 1 else ["pong", "accepted"])


def test_fragments_with_a_control_frame_between(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    play = play_of(place)
    line.send(frame(play[:9], fin=False))
    line.send(frame(b"x", Opcode.PING))
    line.send(frame(play[9:20], Opcode.CONT, fin=False) + frame(play[20:], Opcode.CONT))
    line.send(frame(PING))
    assert line.hear_types(3) == ["update", "accepted", "pong"]


def test_bytes_are_as_good_as_text(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    line.send(frame(play_of(place), Opcode.BINARY) + frame(PING))
    assert line.hear_types(3) == ["update", "accepted", "pong"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (frame(PING, fin=False) + frame(PING), 1002),
        (frame(PING, Opcode.CONT), 1002),
        (b"\xc1" + frame(PING)[1:], 1002),
        (b"\x83" + frame(PING)[1:], 1002),
        (frame(b'{"type":"ping","n":"\xff"}'), 1007),
        (frame(b"x" * 20_000), 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), 1009),
    ],
    ids=[
        "unmasked",
        "a text within another",
        "a rest of nothing",
        "reserved bits",
        "unknown kind",
        "no UTF-8",
        "too large",
        "far too large, and only announced",
    ],
)
def test_bad_frames_end_the_connection(
    ann_plays: tuple[Line, Place], data: bytes, code: int
) -> None:
    line, place = ann_plays
    line.send(data)
    heard = line.hear()
    while not isinstance(heard, int):
        heard = line.hear()
    assert heard == code
    # Nobody else notices.
    assert place.play(place.moves()[0])["type"] == "accepted"


@pytest.mark.parametrize(
    "scraps",
    [
        frame(b"x" * 125, Opcode.PING) * 5000,
        frame(b"x" * 125, Opcode.PONG) * 5000,
        frame(PING[:5], fin=False) + frame(b"", Opcode.CONT, fin=False) * 5000,
    ],
    ids=["pings", "pongs", "parts of one message"],
)
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(
    ann_plays: tuple[Line, Place], scraps: bytes
) -> None:
    line, place = ann_plays
    line.send(scraps)
    assert line.hear() == TOO_FAST
    assert place.play(place.moves()[0])["type"] == "accepted"


def test_no_message_overtakes_one_that_the_reader_has_in_its_hands(
    server: Running, ann_plays: tuple[Line, Place]
) -> None:
    line, place = ann_plays
    before = set(server.service.sockets)
    call = place.ask("moves", seat=0)["asides"][-1]
    with closing(Line(server, place.table["id"], line.cookie)) as hasty:
        hasty.send(frame(HELLO))
        assert hasty.hear_types(1) == ["welcome"]
        (served,) = set(server.service.sockets) - before

        async def all_at_once() -> None:
            """Other moves come in the very moment in which one that was under way is answered."""
            loop = asyncio.get_running_loop()
            protocol = served._way(LISTEN).__self__
            served._at_rest.clear()
            protocol.data_received(frame(PING))
            while served._quiet_since is not None:
                await asyncio.sleep(0)
            served._at_rest.set()
            for ticket in ("first", "second", "third"):
                wish = {"wish": "play", "seat": 0, "move": call}
                play = frame(message(type="wish", ticket=ticket, wish=wish))
                protocol.data_received(play)
                await asyncio.sleep(0)
            loop.call_soon(protocol.data_received, frame(PING))

        server.do(all_at_once())
        heard = [hasty.hear() for _ in range(8)]
    answers = [one.get("ticket") or one["type"] for one in heard if isinstance(one, dict)]
    assert [one for one in answers if one != "update"] == [
        *("pong", "first", "second", "third", "pong"),
    ]


def test_what_was_said_before_leaving_is_heard(ann_plays: tuple[Line, Place]) -> None:
    line, place = ann_plays
    words = [
        message(type="wish", ticket=f"t{number}", wish={"wish": "say", "text": f"word {number}"})
        for number in range(5)
    ]
    line.send(b"".join(map(frame, words)))
    line.close()
    heard = [place.until(lambda one: bool(one.get("said")))["said"]["text"] for _ in words]
    assert heard == [f"word {number}" for number in range(5)]


def test_a_line_that_has_ended_leaves_nothing_behind(
    server: Running, ann_plays: tuple[Line, Place]
) -> None:
    _line, place = ann_plays
    gc.collect()
    gc.disable()
    try:
        before = set(server.service.sockets)
        with closing(Line(server, place.table["id"], "")) as onlooker:
            onlooker.send(frame(message(type="hello")))
            assert onlooker.hear_types(1) == ["welcome"]
            (served,) = set(server.service.sockets) - before
            remembered = [weakref.ref(one) for one in (served, served._way(LISTEN).__self__)]
            del served
        end = time.monotonic() + PATIENCE
        while any(one() is not None for one in remembered):
            assert time.monotonic() < end, "it is still there"
            time.sleep(0.05)
    finally:
        gc.enable()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
@pytest.mark.parametrize("mask", [True, False])
def test_the_ends_of_a_frame_are_found_once_its_head_is_there(size: int, mask: bool) -> None:
    text = os.urandom(size)
    data = Frame(Opcode.BINARY, text).serialize(mask=mask)
    begin, end = frame_ends(data + b"more")
    assert (begin, end) == (len(data) - size, len(data))
    head = begin - (4 if mask else 0)
    assert [frame_ends(data[:cut]) for cut in range(head)] == [(0, 0)] * head
    assert frame_ends(data[:head]) == (begin, end)
