"""Connections that are no requests yet: who says nothing, or never all of it, does not stay."""

from __future__ import annotations

import socket as sockets
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send

from mastaba.server.config import Limits
from mastaba.server.doorstep import DoorstepProtocol
from mastaba.server.limits import Door
from mastaba.server.mailbag import Mailbag
from mastaba.server.wire import TableProtocol
from tests.server.clients import PATIENCE, Guest, raw_socket
from tests.server.serving import Running, serving

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, and none that a proxy is expected at."""


@contextmanager
def line(running: Running, address: str = "127.0.0.1") -> Iterator[sockets.socket]:
    connection = sockets.create_connection(
        ("127.0.0.1", running.port), PATIENCE, source_address=(address, 0)
    )
    with connection:
        yield connection


def is_closed(connection: sockets.socket) -> bool:
    """Whether the server closes it, after whatever it has to say."""
    try:
        while connection.recv(1000):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def drip(connection: sockets.socket, data: bytes, pause: float) -> int:
    """Send one byte after the other; how many could be sent."""
    for number in range(len(data)):
        try:
            connection.sendall(data[number : number + 1])
        except (BrokenPipeError, ConnectionResetError):
            return number
        time.sleep(pause)
    return len(data)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"head_seconds": 0.5, "body_seconds": 1.5, "body_bytes_per_second": 1.0}
    with serving(tmp_path_factory.mktemp("impatient"), limits) as running:
        yield running


def test_who_never_asks_for_anything_is_sent_away(impatient: Running) -> None:
    with line(impatient) as silent:
        assert is_closed(silent)


def test_who_never_ends_a_head_is_sent_away(impatient: Running) -> None:
    with line(impatient) as slow:
        slow.sendall(HEAD[:-2])
        assert drip(slow, b"X-More: and more\r\n" * 100, 0.02) < 1800
        assert is_closed(slow)


def test_who_has_asked_once_may_not_begin_again_and_stop(impatient: Running) -> None:
    with line(impatient) as slow:
        slow.sendall(HEAD)
        assert b"200 OK" in slow.recv(1000)
        slow.sendall(HEAD[:10])
        assert is_closed(slow)


def posted(name: bytes) -> tuple[bytes, bytes]:
    """The head and the body of a request."""
    body = b'{"name": "' + name + b'"}'
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % len(body), body


def test_a_slow_upload_may_take_its_time(impatient: Running) -> None:
    head, body = posted(b"Ann of the slow line")
    with line(impatient) as slow:
        slow.sendall(head)
        assert drip(slow, body, 0.06) == len(body)
        assert b"201 Created" in slow.recv(1000)


CHUNKED = b"Transfer-Encoding: chunked"


def dripped(running: Running, head: bytes, piece: bytes) -> int:
    """How many such pieces of a body are taken, at most 400 in 20 seconds."""
    with line(running) as slow:
        slow.sendall(head)
        taken = sum(drip(slow, piece, 0.05 / len(piece)) == len(piece) for _ in range(400))
        assert is_closed(slow)
        return taken


def test_all_of_a_body_has_to_come_in_time(tmp_path: Path) -> None:
    """So much time as a slow line needs for it, however large it may be there."""
    limits = {"body_seconds": 0.3, "body_bytes_per_second": 4096, "body_bytes": 1024}
    with serving(tmp_path, {**limits, "log_bytes": 8192}) as running:
        head, body = posted(b"Ann")
        assert dripped(running, head, body[:1]) < 30
        chunked = head.partition(b"Content-Length")[0] + CHUNKED + b"\r\n\r\n"
        few = dripped(running, chunked, b"1\r\nx\r\n")
        many = dripped(running, chunked.replace(b"guest", b"tables/import"), b"1\r\nx\r\n")
        assert few < many < 400


def test_an_upload_that_does_not_go_on_is_cut_off(impatient: Running) -> None:
    head, body = posted(b"Ann")
    with line(impatient) as slow:
        slow.sendall(head + body[:5])
        assert is_closed(slow)


HANDSHAKE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        (HANDSHAKE + b"Content-Length: 5\r\n\r\n", 400),
        (HANDSHAKE.replace(b"GET", b"POST") + b"Content-Length: 5\r\n\r\n", 400),
        (HANDSHAKE.replace(b"GET", b"POST") + b"\r\n", 405),
        (HANDSHAKE + CHUNKED + b"\r\n\r\n", 400),
        (HANDSHAKE + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", 400),
        (HANDSHAKE.replace(b"none", b"none" * 2500) + b"\r\n", 414),
        (HANDSHAKE + b"X: y\r\n" * 200 + b"\r\n", 431),
        (HANDSHAKE + b"Origin: https://evil.example\r\n\r\n", 403),
        (HANDSHAKE.replace(b"none/socket", b"") + b"\r\n", 403),
    ],
    ids=[
        "with a body",
        "a post with a body",
        "a post",
        "with a body in chunks",
        "expecting to go on",
        "far too long",
        "too many headers",
        "foreign",
        "where there is no socket",
    ],
)
def test_what_is_no_handshake_is_answered_and_closed(
    impatient: Running, request_: bytes, answer: int
) -> None:
    with line(impatient) as upgrading:
        upgrading.sendall(request_)
        assert upgrading.recv(1000).startswith(b"HTTP/1.1 %d " % answer)
        assert is_closed(upgrading)


def test_half_a_handshake_is_sent_away(impatient: Running) -> None:
    with line(impatient) as slow:
        slow.sendall(HANDSHAKE)
        assert is_closed(slow)


def test_a_bad_handshake_behind_a_request_is_closed(impatient: Running) -> None:
    with line(impatient) as pipelined:
        pipelined.sendall(HEAD + HANDSHAKE + b"Content-Length: 5\r\n\r\n")
        assert b"200 OK" in pipelined.recv(1000)
        assert is_closed(pipelined)


def test_a_socket_may_be_quiet_for_longer_than_a_request(impatient: Running) -> None:
    with Guest(impatient.url, "Ann") as ann, ann.connect(ann.open(seats=2)["id"], 0) as place:
        time.sleep(2)
        place.must("say", text="still here")


async def speechless(_scope: Scope, receive: Receive, _send: Send) -> None:
    """An application that is too busy to answer anything."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


def test_a_handshake_that_waits_for_its_answer_is_counted_and_ends() -> None:
    limits = Limits(connections_per_address=1, head_seconds=1.0)
    listen = sockets.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        speechless,
        http=partial(DoorstepProtocol, Door(), limits),  # type: ignore[arg-type]
        ws=partial(TableProtocol, Mailbag()),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        proxy_headers=False,
        timeout_graceful_shutdown=0,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listen],))
    thread.start()
    address = listen.getsockname()
    try:
        with sockets.create_connection(address, PATIENCE) as upgrading:
            upgrading.sendall(HANDSHAKE + b"\r\n")
            with sockets.create_connection(address, PATIENCE) as second:
                begun = time.monotonic()
                assert is_closed(second)
                assert time.monotonic() - begun < limits.head_seconds
            assert is_closed(upgrading)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address")
def test_only_so_many_connections_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, {"connections_per_address": 3}) as running, ExitStack() as open_lines:
        table = open_lines.enter_context(Guest(running.url, "Ann")).open(seats=2)["id"]
        # A socket is counted as a socket.
        upgraded = open_lines.enter_context(line(running, ELSEWHERE))
        open_lines.enter_context(raw_socket(running.url, table, sock=upgraded))
        lines = [open_lines.enter_context(line(running, ELSEWHERE)) for _ in range(3)]
        for _ in range(2):
            with line(running, ELSEWHERE) as refused:
                assert is_closed(refused)
        # A proxy brings many people.
        behind_proxy = [open_lines.enter_context(line(running)) for _ in range(5)]
        for welcome in (lines[0], *behind_proxy):
            welcome.sendall(HEAD)
            assert b"200 OK" in welcome.recv(1000)
        lines[0].close()
        end = time.monotonic() + PATIENCE
        while not is_answered(running):
            assert time.monotonic() < end, "there is no room again"


def is_answered(running: Running) -> bool:
    with line(running, ELSEWHERE) as again:
        try:
            again.sendall(HEAD)
            return b"200 OK" in again.recv(1000)
        except ConnectionError:
            return False
