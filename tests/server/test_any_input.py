"""Whatever is sent to any route, the server says what is wrong: no input is an error of its own."""

from __future__ import annotations

import json
import logging
import re
import socket as sockets
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from mastaba.server.app import make_app
from mastaba.server.config import Settings
from tests.fixtures.playing import played_today
from tests.server.clients import PATIENCE, Guest, Json
from tests.server.serving import Running, serving
from tests.server.test_openapi import described

SHORT_LOG: Final = played_today("run-two-varied-forced")

DEEP: Final = 30_000
"""Brackets in each other; they still fit into a body."""

INTEGERS: Final = [
    "-1",
    "0",
    "1",
    str(2**31),
    str(2**63 - 1),
    str(2**63),
    str(-(2**63) - 1),
    "1" + "0" * 30,
    "9" * 5000,
    "-" + "9" * 5000,
    "1e400",
    "1.5",
]
WORDS: Final = [
    "",
    "x" * 256,
    "x" * 5000,
    "ż" * 200,
    "x" * 300 + ".js",
    *("x/" * 2000, "..", "../../etc/passwd", "C:\\x", ".hidden", "x."),
    *("\0", "x\0.js", "\r\nSet-Cookie: x=y", "\u202e", "a" + "\u0301" * 200, "🐈", "٣", "²", "1_0"),
]
RAW: Final = ["%ff", "%ed%a0%80", "%00", "%", "%zz", "%2e%2e%2f", "%25", "+", "//", ";", "?", "#"]
"""Pieces of an address that nobody has put into the right form."""

VALUES: Final = [
    *INTEGERS,
    *(json.dumps(word) for word in WORDS),
    *("null", "true", "[]", "{}", '"\\ud800"', '"\\u0000"', "[null]", '{"": null}', "NaN"),
    *(f"[{number}]" for number in INTEGERS[-6:]),
    *(f'{{"{number}": "random"}}' for number in INTEGERS),
    f'{{"{"9" * 30}": {"9" * 30}}}',
    json.dumps(["x"] * 5000),
    json.dumps({str(seat): "random" for seat in range(3000)}),
    "[" * DEEP,
    "[" * DEEP + "]" * DEEP,
    '{"x":' * (DEEP // 5) + "1" + "}" * (DEEP // 5),
]
BODIES: Final = [
    *(value.encode() for value in VALUES),
    *(b"", b"\xff\xfe", b"{", b"\0", b'{"\xff": 1}', b'{"name": "\xed\xa0\x80"}', b"\n" * 5000),
    *(b"token=%ff", b"token=%zz", b"=&" * 9000, b"token=" + b"x" * 20_000, b"token=1&token=2"),
]
KINDS: Final = [
    "",
    "application/json",
    "application/json; charset=nonsense",
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-7",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "nonsense",
    "a/b; " * 500,
]
HEADERS: Final = [
    *(
        ("Cookie", value)
        for value in ("mastaba", "mastaba=x.y.z", "=", ";;;", "mastaba=" + "x" * 9000)
    ),
    *(
        ("Range", f"bytes={one}")
        for one in ("-", "5-2", "9-", "-0", f"-{'9' * 5000}", f"{'9' * 5000}-")
    ),
    *(("Range", f"bytes=0-{'9' * 5000}"), ("Range", "bytes=²-³"), ("Range", "pages=1-2")),
    *(
        ("Accept-Language", value)
        for value in ("fr;q=" + "9" * 50, "fr;q=nan", ",;=,", "pl;q=1e999")
    ),
    *(("Accept-Encoding", value) for value in ("br;q=0", "gzip,,;", "\xff")),
    *(("Origin", value) for value in ("http://[", "null", "\xff", "http://x:99999999", "//")),
    *(("Accept", value) for value in ("x", "*/*;q=x", "\xff", "a/b;c=" * 900)),
    *(
        ("X-Forwarded-For", value)
        for value in ("x", "::1%eth0, 1", "9" * 5000, ",,,", "[::1", "\xff")
    ),
    *(("X-Forwarded-Proto", value) for value in ("ws", "\xff", "x" * 900)),
    *(("If-None-Match", "\xff"), ("If-Modified-Since", "yesterday"), ("Content-Encoding", "gzip")),
    *(
        ("Access-Control-Request-Method", "X"),
        ("Expect", "100-continue"),
        ("X-HTTP-Method-Override", "X"),
    ),
]
HOSTS: Final = [
    "",
    "[",
    "[::1",
    "[::g]:1",
    "localhost:",
    "localhost:²",
    "localhost:99999999",
    "127.0.0.1:x",
]

QUERIES: Final = ("seat", "from", "to", "lang", "token")
ASKED_WITH: Final = (
    *("/link", "/api/games/{game:str}/rulebook", "/api/tables/{table_id:str}"),
    "/api/tables/{table_id:str}/replay",
)
"""Where a query means anything; to all other routes it is as good as none."""

READING_BODIES: Final = {
    *(("POST", "/api/guest"), ("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/link")),
    ("POST", "/api/tables/import"),
}
HOLE: Final = re.compile(r"{(\w+)(?::\w+)?}")


def routes() -> list[tuple[str, str]]:
    """Every method of every route, but for the socket."""
    gate, _service = make_app(Settings())
    assert isinstance(gate._app, Litestar)
    return sorted(
        (method, route.path)
        for route in gate._app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
    )


ROUTES: Final = routes()
READING: Final = [path for method, path in ROUTES if method == "GET"]
WRITING: Final = [route for route in ROUTES if route[0] not in ("GET", "OPTIONS")]


def test_all_that_can_be_asked_for_is_asked() -> None:
    assert len(READING) > 20
    assert len(WRITING) > 6
    for path, methods in described()["paths"].items():
        for method, operation in methods.items():
            places = [(one["name"], one["in"]) for one in operation.get("parameters", [])]
            queries = {name for name, place in places if place == "query"}
            assert queries <= set(QUERIES)
            assert not queries or path in {HOLE.sub(r"{\1}", route) for route in ASKED_WITH}
            if "requestBody" in operation:
                assert (method.upper(), path) in READING_BODIES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("any-input")
    for name in ("client/index.html", "sound/escape.opus"):
        file = folder / name
        file.parent.mkdir()
        file.write_text(name * 100)
    much = dict.fromkeys(
        (
            "imports_per_hour",
            "import_megabytes_per_day",
            "real_time_tables_per_hour",
            "tables_per_hour",
        ),
        100_000,
    )
    people = {
        "new_people_per_minute": 1e6,
        "requests_per_second": 1e6,
        "tables_per_person_per_day": 100_000,
    }
    open_tables = {"open_tables_per_person": 100_000, "imports_per_person_per_day": 100_000}
    limits = {**much, **people, **open_tables}
    with serving(folder, limits, client=folder / "client", sound=folder / "sound") as running:
        yield running


@pytest.fixture(scope="module")
def cat(server: Running) -> Iterator[Guest]:
    with Guest(server.url, "Cat") as guest:
        yield guest


@pytest.fixture(scope="module")
def places(cat: Guest) -> dict[str, str]:
    """What stands for the names in the paths, so that all but one can be right."""
    brought = cat.http.post("/api/tables/import", content=SHORT_LOG)
    assert brought.status_code == 201, brought.text
    table = brought.json()["table"]
    right = {"table_id": table["id"], "code": table["code"], "seq": "1"}
    return {"game": "run-run-run", "name": "escape.opus", "path": "index.html", **right}


def filled(route: str, places: dict[str, str], **other: str) -> str:
    return HOLE.sub(lambda hole: {**places, **other}[hole[1]], route)


class Stumbles:
    """What a server should not have answered or noted."""

    def __init__(self, cat: Guest, caplog: pytest.LogCaptureFixture) -> None:
        self._cat = cat
        self._caplog = caplog
        self.found: list[str] = []

    def ask(self, method: str, path: str, **request: Any) -> int:
        try:
            answer = self._cat.http.request(method, path, **request)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError):
            return 0  # the client would not ask for that
        self._note(answer.status_code, f"{method} {path} {request}")
        return answer.status_code

    def ask_raw(self, server: Running, head: bytes) -> int:
        """Bytes that no client would send; 0: the line was closed."""
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(head + b"Connection: close\r\n\r\n")
            answer = b""
            while piece := line.recv(65536):
                answer += piece
        status = int(answer.split(b" ", 2)[1]) if answer else 0
        self._note(status, repr(head))
        return status

    def _note(self, status: int, asked: str) -> None:
        logged = [
            f"{record.getMessage()}: {record.exc_info[1]!r}"
            if record.exc_info
            else record.getMessage()
            for record in self._caplog.get_records("call")
            if record.levelno >= logging.ERROR
        ]
        self._caplog.clear()
        if status >= 500 or logged:
            self.found.append(f"{asked[:150]} -> {status} {logged}"[:400])


@pytest.fixture
def stumbles(cat: Guest, caplog: pytest.LogCaptureFixture) -> Iterator[Stumbles]:
    yield Stumbles(cat, caplog)
    if cat.http.get("/api/me").json() is None:  # signing out is one of the routes
        cat.http.post("/api/guest", json={"name": "Cat"})


@pytest.mark.parametrize("path", READING)
def test_any_place_and_any_query(path: str, places: dict[str, str], stumbles: Stumbles) -> None:
    assert stumbles.ask("GET", filled(path, places)) in (200, 307, 400, 403, 404, 409)
    for hole in HOLE.findall(path):
        for word in [*INTEGERS, *WORDS]:
            quoted = httpx.QueryParams({"": word}).__str__()[1:]
            stumbles.ask("GET", filled(path, places, **{hole: quoted.replace("+", "%20")}))
        for raw in RAW:
            stumbles.ask("GET", filled(path, places, **{hole: raw}))
    for query in QUERIES if path in ASKED_WITH else ():
        for value in [*INTEGERS, *WORDS]:
            stumbles.ask("GET", filled(path, places), params={query: value})
        for raw in RAW:
            stumbles.ask("GET", f"{filled(path, places)}?{query}={raw}")
    assert stumbles.found == []


@pytest.mark.parametrize("path", READING)
def test_any_header(path: str, places: dict[str, str], stumbles: Stumbles) -> None:
    for name, value in HEADERS:
        stumbles.ask("GET", filled(path, places), headers={name: value.encode()})
    assert stumbles.found == []


@pytest.mark.parametrize("path", READING)
def test_any_host(
    path: str, server: Running, places: dict[str, str], cat: Guest, stumbles: Stumbles
) -> None:
    head = f"GET {filled(path, places)} HTTP/1.1\r\nCookie: mastaba={cat.cookie}\r\nHost: "
    for host in HOSTS:
        stumbles.ask_raw(server, f"{head}{host}\r\n".encode("latin-1"))
    assert stumbles.found == []


@pytest.mark.parametrize(("method", "path"), WRITING)
def test_any_body(method: str, path: str, places: dict[str, str], stumbles: Stumbles) -> None:
    for body in BODIES if (method, path) in READING_BODIES else BODIES[-20:]:
        for kind in ("application/json", "application/x-www-form-urlencoded"):
            stumbles.ask(method, filled(path, places), content=body, headers={"Content-Type": kind})
    for kind in KINDS:
        for body in (b"", b"{}", b"\xff", b"--x\r\n\r\n--x--"):
            stumbles.ask(method, filled(path, places), content=body, headers={"Content-Type": kind})
    assert stumbles.found == []


BODY_OF: Final[dict[str, Json]] = {
    "/api/guest": {"name": "Dan"},
    "/api/me": {"name": "Dan"},
    "/api/tables": {"game": "run-run-run", "seats": 2},
}
FIELDS: Final = {
    "/api/guest": ("name",),
    "/api/me": ("name",),
    "/api/tables": (
        *("game", "seats", "options", "public", "bots", "hot_seat", "seat", "start", "lesson"),
    ),
}


@pytest.mark.parametrize(
    ("method", "path"),
    [(method, path) for method, path in WRITING if path in FIELDS and method != "DELETE"],
)
def test_any_value_of_a_field(method: str, path: str, stumbles: Stumbles) -> None:
    for field in FIELDS[path]:
        others = {name: value for name, value in BODY_OF[path].items() if name != field}
        for value in VALUES:
            body = json.dumps(others)[:-1] + (", " if others else "") + f'"{field}": {value}}}'
            stumbles.ask(method, path, content=body.encode())
    assert stumbles.found == []


def with_field(line: bytes, field: str, value: str) -> bytes:
    """A line of a log with something else in one of its fields."""
    facts: Json = json.loads(line)
    facts[field] = "here"
    return json.dumps(facts).replace('"here"', value, 1).encode()


def test_any_value_in_a_log(stumbles: Stumbles) -> None:
    header, first, *rest = SHORT_LOG.splitlines()
    few = [*INTEGERS, *VALUES[-25:]]
    for field in json.loads(header):
        for value in few:
            log = b"\n".join([with_field(header, field, value), first, *rest, b""])
            stumbles.ask("POST", "/api/tables/import", content=log)
    for field in json.loads(first):
        for value in few:
            log = b"\n".join([header, with_field(first, field, value), *rest, b""])
            stumbles.ask("POST", "/api/tables/import", content=log)
    assert stumbles.found == []


def test_a_client_that_hangs_up_is_no_error(
    server: Running, cat: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    begun = f"Host: localhost\r\nCookie: mastaba={cat.cookie}\r\nContent-Length: 50\r\n\r\n{{"
    for method, path in sorted(READING_BODIES):
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(f"{method} {path} HTTP/1.1\r\n{begun}".encode())
            assert cat.http.get("/healthz").status_code == 200
    for _ in range(3):
        assert cat.http.get("/healthz").status_code == 200
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
