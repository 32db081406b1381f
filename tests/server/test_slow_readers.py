"""Who takes an answer slowly gets all of it; who takes nothing is sent away and costs little."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tracemalloc import get_traced_memory, reset_peak, start, stop
from typing import Any

import pytest
from litestar.types import HTTPResponseBodyEvent, Message, Receive, Scope, Send

from mastaba.server.gate import Gate
from mastaba.server.pieces import PIECE, in_pieces
from tests.server.clients import PATIENCE
from tests.server.serving import Running, serving

MEGABYTE = 1 << 20
NARROW = 4096
"""Bytes that a line can hold, more or less."""
HEAD_SECONDS = 0.5


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    (tmp_path / "escape-1.opus").write_bytes(bytes(4 * MEGABYTE))
    limits = {"head_seconds": HEAD_SECONDS, "body_seconds": 2.0}
    with serving(tmp_path, limits, sound=tmp_path) as running:
        running.send_from_narrow_lines(NARROW)
        yield running


@contextmanager
def asking(running: Running, path: str) -> Iterator[sockets.socket]:
    with sockets.socket() as line:
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, NARROW)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", running.port))
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        yield line


def taken(line: sockets.socket, most: int, seconds: float) -> int:
    """How many bytes come until the line ends, of so many that are taken in that time."""
    count, pauses = 0, 20
    while count < most:
        for _ in range(most // pauses // NARROW + 1):
            try:
                piece = line.recv(NARROW)
            except ConnectionResetError:
                return count
            if not piece:
                return count
            count += len(piece)
        time.sleep(seconds / pauses)
    return count


def test_a_slow_line_gets_all_of_a_file(running: Running) -> None:
    with asking(running, "/sound/escape-1.opus") as line:
        assert taken(line, 4 * MEGABYTE, 3 * HEAD_SECONDS) >= 4 * MEGABYTE


def test_no_answer_is_given_to_a_line_all_at_once(running: Running) -> None:
    body, sent = bytes(5 * PIECE), list[Message]()

    async def answers(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": "/healthz", "client": None}
    gate = Gate(answers, running.service)
    asyncio.run(gate({**scope, "headers": [(b"host", b"localhost")]}, None, send))  # type: ignore[arg-type]
    pieces = [message["body"] for message in sent if message["type"] == "http.response.body"]
    assert b"".join(pieces) == body
    assert len(pieces) == 5


@pytest.mark.parametrize("size", [0, 1, PIECE, PIECE + 1, 3 * PIECE])
def test_the_pieces_of_a_body_are_all_of_it(size: int) -> None:
    body = bytes(range(256)) * (size // 256) + bytes(size % 256)
    whole: HTTPResponseBodyEvent = {"type": "http.response.body", "body": body, "more_body": False}
    pieces = list(in_pieces(whole))
    assert b"".join(piece["body"] for piece in pieces) == body
    assert max(len(piece["body"]) for piece in pieces) <= PIECE
    assert [piece["more_body"] for piece in pieces] == [True] * (len(pieces) - 1) + [False]


def test_who_takes_nothing_is_sent_away_and_fills_no_memory(running: Running) -> None:
    start()
    try:
        reset_peak()
        before = get_traced_memory()[0]
        with asking(running, "/sound/escape-1.opus") as first:
            others = [asking(running, "/sound/escape-1.opus") for _ in range(9)]
            for other in others:
                other.__enter__()
            time.sleep(1.0)
            assert get_traced_memory()[1] - before < 4 * MEGABYTE
            time.sleep(2.0)
            assert taken(first, 4 * MEGABYTE, 0.1) < MEGABYTE
            for other in others:
                other.__exit__(None, None, None)
    finally:
        stop()
