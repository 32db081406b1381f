"""Whatever is sent over a socket, the server says what is wrong with it or hangs up."""

from __future__ import annotations

import json
import logging
import re
import socket as sockets
from collections.abc import Iterator
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.clients import PATIENCE, Guest, Json, raw_socket
from tests.server.serving import Running, serving
from tests.server.test_any_input import INTEGERS, WORDS

DEEP: Final = 2500
VALUES: Final = [
    *INTEGERS,
    *(json.dumps(word) for word in WORDS),
    *("null", "true", "[]", "{}", "NaN", '"\\ud800"', '{"": 1}'),
    *(f'{{"{number}": {number}}}' for number in INTEGERS),
    *("[" * DEEP, "[" * DEEP + "]" * DEEP, '{"x":' * DEEP + "1" + "}" * DEEP),
]
SEATED: Final = [
    {"wish": "sit", "seat": 1, "bot": "random", "name": "Dan"},
    {"wish": "stand", "seat": 1},
    {"wish": "choose", "options": {}},
    {"wish": "ready", "ready": False},
    {"wish": "play", "seat": 0, "move": "pass", "ticket": "u"},
    {"wish": "take-back", "seat": 0},
    {"wish": "stand-in", "seat": 0, "bot": "random"},
    {"wish": "come-back", "seat": 0},
    {"wish": "leave", "seat": 1},
    {"wish": "say", "text": "hello", "ticket": "v"},
]
MESSAGES: Final = [
    {"type": "hello", "seat": 0, "last_seq": 0},
    {"type": "moves", "ticket": "t", "seat": 0},
    {"type": "preview", "ticket": "t", "seat": 0, "move": "pass"},
    {"type": "insight", "ticket": "t", "seat": 0},
    {"type": "hint", "ticket": "t", "seat": 0, "bot": "random"},
    {"type": "hand", "do": "push", "stone": "1", "hour": 1, "way": 1, "pace": "bold"},
    {"type": "ping", "n": 1},
    *({"type": "wish", "ticket": "t", "wish": wish} for wish in SEATED),
]


def with_value(message: Json, field: str, value: str) -> str:
    return json.dumps({**message, field: "here"}).replace('"here"', value, 1)


def variants(message: Json) -> list[str]:
    """The message with each value in each field, also in those of its wish."""
    texts = [with_value(message, field, value) for field in message for value in VALUES]
    if isinstance(wish := message.get("wish"), dict):
        for field in wish:
            inner = [with_value(wish, field, value) for value in VALUES]
            texts += [with_value(message, "wish", one) for one in inner]
    return texts


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"messages_per_second": 1e6, "sayings_per_second": 1e6}
    with serving(tmp_path_factory.mktemp("any-message"), limits) as running:
        yield running


class Line:
    """A socket that asks after each message whether the server still answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.bad: list[str] = []

    def send(self, text: str) -> None:
        self._socket.send(text)
        self._socket.send('{"type":"ping","n":77}')
        while (heard := self.hear()) != ("pong", 77):
            if heard[1] == "internal-error":
                self.bad.append(text[:200])

    def hear(self) -> tuple[str, Any]:
        message = json.loads(self._socket.recv(timeout=PATIENCE))
        return message["type"], message.get("n", message.get("key"))


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "running"])
@pytest.mark.parametrize(
    "message", MESSAGES, ids=lambda one: one.get("wish", {}).get("wish", one["type"])
)
def test_any_value_in_a_message(
    server: Running, ann: Guest, message: Json, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.open(seats=2, bots={"1": "random"} if begun else {}, start=begun)["id"]
    with raw_socket(server.url, table, ann.cookie) as socket:
        line = Line(socket)
        line.send('{"type":"hello","seat":0}')
        for text in variants(message):
            line.send(text)
        assert line.bad == []
    assert errors(caplog) == []


def legal_moves(line: ClientConnection) -> list[str]:
    line.send('{"type":"moves","ticket":"legal","seat":0}')
    while (message := json.loads(line.recv(timeout=PATIENCE))).get("ticket") != "legal":
        pass
    return [str(move) for move in message["moves"]]


@pytest.mark.parametrize("game", ["run-run-run", "cursed-tomb", "escape"])
def test_any_number_and_any_word_in_a_move(
    server: Running, ann: Guest, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    options: Json = {"trap": "abstract"} if game == "cursed-tomb" else {}
    bots = {} if game == "escape" else {"1": "random"}
    table = ann.open(game=game, seats=1 + len(bots), bots=bots, start=True, options=options)["id"]
    with raw_socket(server.url, table, ann.cookie) as socket:
        socket.send('{"type":"hello","seat":0}')
        line = Line(socket)
        verbs = {move.split()[0]: move for move in legal_moves(socket)}
        assert verbs
        for move in verbs.values():
            for place in re.finditer(r"[\w.-]+", move):
                for value in [*INTEGERS, *WORDS]:
                    other = move[: place.start()] + value + move[place.end() :]
                    for ask in ({"type": "preview"}, {"type": "wish"}):
                        play = {"wish": "play", "seat": 0, "move": other}
                        what = (
                            {"wish": play} if ask["type"] == "wish" else {"seat": 0, "move": other}
                        )
                        line.send(json.dumps({**ask, "ticket": f"t{len(other)}", **what}))
        assert line.bad == []
    assert errors(caplog) == []


def close_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def frame(kind: int, payload: bytes, key: bytes = b"\1\2\3\4") -> bytes:
    masked = bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))
    return bytes([kind, 0x80 | len(payload)]) + key + masked


@pytest.mark.parametrize(
    "frames",
    [
        [frame(0x81, b"\xff\xfe")],
        [frame(0x01, b'{"type":"ping'), frame(0x80, b'\xed\xa0\x80"}')],
        [frame(0x81, b'{"type":"ping","n":1}'), frame(0x81, b"\xc3")],
        [frame(0x81, b"\xff"), frame(0x81, b"\xff"), frame(0x81, b"\xff")],
    ],
    ids=["whole", "in-pieces", "behind-another", "many"],
)
def test_a_text_that_is_none_ends_the_line_and_is_no_error(
    server: Running, ann: Guest, frames: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.open(seats=2)["id"]
    with raw_socket(server.url, table, ann.cookie) as socket:
        socket.send('{"type":"hello","seat":0}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"
        socket.socket.sendall(b"".join(frames))
        assert close_code(socket) == 1007
    assert ann.http.get("/readyz").status_code == 200
    assert errors(caplog) == []


def test_a_line_that_is_cut_in_mid_message_is_no_error(
    server: Running, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.open(seats=2)["id"]
    for cut in (b"\x81", frame(0x81, b"x" * 90)[:40], frame(0x01, b"{")):
        with raw_socket(server.url, table, ann.cookie) as socket:
            socket.send('{"type":"hello","seat":0}')
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"
            socket.socket.sendall(cut)
            socket.socket.shutdown(sockets.SHUT_RDWR)
    assert ann.http.get("/readyz").status_code == 200
    assert errors(caplog) == []
