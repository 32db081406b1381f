"""Connections that are no requests yet: who says nothing, or never all of it, does not stay."""

from __future__ import annotations

import socket as sockets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, Guest, raw_socket
from tests.server.serving import Running, serving

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"

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
    limits = {"head_seconds": 0.5, "body_seconds": 1.5}
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
    head = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % len(body), body


def test_a_slow_upload_may_take_its_time(impatient: Running) -> None:
    head, body = posted(b"Ann of the slow line")
    with line(impatient) as slow:
        slow.sendall(head)
        assert drip(slow, body, 0.06) == len(body)
        assert b"201 Created" in slow.recv(1000)


def test_an_upload_that_does_not_go_on_is_cut_off(impatient: Running) -> None:
    head, body = posted(b"Ann")
    with line(impatient) as slow:
        slow.sendall(head + body[:5])
        assert is_closed(slow)


def test_a_socket_may_be_quiet_for_longer_than_a_request(impatient: Running) -> None:
    with Guest(impatient.url, "Ann") as ann, ann.connect(ann.open(seats=2)["id"], 0) as place:
        time.sleep(2)
        place.must("say", text="still here")


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
