"""By which names browsers may ask: a foreign page cannot let its own name lead to the server."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator

import httpx
import pytest

from mastaba.server.hosts import own_names
from tests.server.clients import Guest
from tests.server.serving import Running, serving

OURS = [
    "localhost",
    "localhost:8000",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.178.20:8000",
    "[fe80::1234]",
    "living-room.local:8000",
    "Living-Room.LOCAL.",
    socket.gethostname(),
    f"{socket.gethostname().partition('.')[0].upper()}.local:8000",
]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "printer.local.evil.example",
    "local",
    "nobody@localhost",
    "localhost:http",
    "[localhost]:8000.evil.example",
]


def asked_by(running: Running, host: str, method: str = "GET", path: str = "/api/me") -> int:
    """The status of a request by a page whose own origin that is."""
    answer = httpx.request(
        method,
        running.url + path,
        headers={"Host": host, "Origin": f"http://{host}"},
        json={"name": "Ann"} if method == "POST" else None,
        trust_env=False,
    )
    return answer.status_code


@pytest.mark.parametrize("host", OURS)
def test_the_room_is_welcome(server: Running, host: str) -> None:
    assert asked_by(server, host) == 200
    assert asked_by(server, host, "POST", "/api/guest") == 201


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_is_not(server: Running, host: str) -> None:
    assert asked_by(server, host) == 421
    assert asked_by(server, host, "POST", "/api/guest") == 421


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("public")
    with serving(folder, base_url="https://games.example.org") as running:
        yield running


def test_where_a_name_is_set_it_is_the_only_one(public: Running) -> None:
    for host in ("games.example.org", "GAMES.example.org:443", "games.example.org."):
        assert asked_by(public, host) == 200
    for host in (*OURS, *FOREIGN):
        assert asked_by(public, host) == 421


def test_those_who_look_after_the_server_ask_by_any_name(server: Running, public: Running) -> None:
    for running in (server, public):
        for path in ("/healthz", "/readyz"):
            assert asked_by(running, "10.1.2.3:8000", path=path) == 200
            assert asked_by(running, "pod-17", path=path) == 200
        assert asked_by(running, "localhost:8000", path="/metrics") == 200
        # But no page reads numbers by its own name.
        assert asked_by(running, "evil.example", path="/metrics") == 403


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", "does not go by"), ("fr", "ne répond pas"), ("pl", "nazw")]
)
def test_who_is_refused_is_told_what_to_do(server: Running, language: str, wrong: str) -> None:
    headers = {"Host": "evil.example:8000", "Accept-Language": language}
    answer = httpx.get(server.url, headers=headers, trust_env=False)
    problem = answer.json()
    assert (problem["key"], problem["facts"]) == ("unknown-host", {"name": "evil.example:8000"})
    assert wrong in problem["message"]
    assert "--base-url" in problem["message"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_goes_past_the_proxys_name_is_told_which_one_counts(public: Running) -> None:
    problem = httpx.get(public.url, trust_env=False).json()
    assert (problem["key"], problem["facts"]) == ("wrong-host", {"name": "games.example.org"})
    assert "games.example.org" in problem["message"]


def test_a_program_without_a_host_is_no_page(server: Running, public: Running) -> None:
    for running in (server, public):
        with socket.create_connection(("127.0.0.1", running.port)) as old:
            old.sendall(b"GET /api/me HTTP/1.0\r\n\r\n")
            assert b" 200 OK" in old.recv(1000)


def test_a_handshake_is_held_to_the_same(server: Running, ann: Guest) -> None:
    table = ann.open(seats=2)["id"]
    for host, status in (("evil.example", 421), ("living-room.local:8000", 101)):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
                f"Origin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            head, _, body = line.recv(4000).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 %d " % status)
            if status == 421:
                assert json.loads(body)["key"] == "unknown-host"


def test_this_machine_knows_its_names() -> None:
    names = own_names()
    assert socket.gethostname().lower() in names
    assert all(re.fullmatch(r"[^A-Z]*[^A-Z.]", name) for name in names)
