"""HEAD says what GET would, and nothing more: monitors and `wget --spider` ask like that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Final

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from mastaba.games import game_named
from mastaba.kernel.lessons import lesson_names
from mastaba.server.app import make_app
from mastaba.server.config import Settings
from tests.server.clients import PATIENCE, Guest
from tests.server.serving import Running, serving
from tests.server.test_openapi import described

DESCRIBED: Final = [path for path, methods in described()["paths"].items() if "get" in methods]
OTHERS: Final = [
    "/",
    "/index.html",
    "/assets/script.js",
    "/tables/of-the-client",
    "/missing.js",
    "/healthz",
    "/readyz",
    "/metrics",
    "/pages.css",
    "/link?token=x",
    "/sound/escape.json",
    "/sound/missing.opus",
    "/api/schema",
    "/api/schema/openapi.json",
    "/api/nothing",
]
LESSON: Final = lesson_names(game_named("run-run-run").folder)[0]
VARY: Final = {"date", "set-cookie"}


BY_NAME: Final = {"/{path}", "/sound/{name}", "/api/schema/{path}"}
"""Of these, the list has some."""


def test_all_of_it_is_asked() -> None:
    gate, _service = make_app(Settings())
    assert isinstance(gate._app, Litestar)
    gets = {
        re.sub(r":\w+}", "}", route.path)
        for route in gate._app.routes
        if isinstance(route, HTTPRoute) and "GET" in route.methods
    }
    assert len(gets) > 20
    assert gets - BY_NAME <= {path.partition("?")[0] for path in [*DESCRIBED, *OTHERS]}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("head")
    for name in ("client/index.html", "client/assets/script.js", "sound/escape.json"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name * 100)
    with serving(folder, client=folder / "client", sound=folder / "sound") as running:
        yield running


@pytest.fixture(scope="module")
def guest(running: Running) -> Iterator[Guest]:
    with Guest(running.url, "Ann") as guest:
        yield guest


@pytest.fixture(scope="module")
def places(guest: Guest) -> dict[str, str]:
    """What stands for the names in the paths."""
    table = guest.open(seats=2)
    return {
        "game": "run-run-run",
        "name": LESSON,
        "table_id": table["id"],
        "code": table["code"],
        "seq": "1",
    }


@pytest.mark.parametrize("path", [*DESCRIBED, *OTHERS])
def test_head_is_get_without_its_body(
    path: str, running: Running, guest: Guest, places: dict[str, str]
) -> None:
    path = path.format(**places)
    headers = {"Cookie": f"mastaba={guest.cookie}"}
    # All on one connection: a body after the answer to HEAD would be read as the next answer.
    line = HTTPConnection("127.0.0.1", running.port, timeout=PATIENCE)
    try:
        line.request("GET", path, headers=headers)
        got = line.getresponse()
        body = got.read()
        for _ in range(2):
            line.request("HEAD", path, headers=headers)
            headed = line.getresponse()
            assert headed.read() == b""
            assert headed.status == got.status
            if path != "/metrics":
                assert steady(headed) == steady(got)
        assert body
    finally:
        line.close()


def steady(answer: HTTPResponse) -> dict[str, str]:
    return {name: value for name, value in answer.getheaders() if name not in VARY}


def test_where_get_is_not_allowed_head_is_not(running: Running, guest: Guest) -> None:
    assert guest.http.head("/api/guest").status_code == 405
    refused = guest.http.post("/api/games")
    assert refused.status_code == 405
    assert {"GET", "HEAD"} <= set(refused.headers["allow"].split(", "))


def test_the_log_tells_how_it_was_asked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        serving(tmp_path, access_log=True) as running,
        Guest(running.url) as guest,
        caplog.at_level("INFO", "mastaba.access"),
    ):
        assert guest.http.head("/healthz").status_code == 200
    assert "HEAD /healthz 200" in caplog.text
