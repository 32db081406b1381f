"""The browser client as the server hands it out: pages, files, packed twins, and nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from mastaba.server.addresses import invitation_base, own_url, shared_url
from tests.server.clients import Guest
from tests.server.serving import Running, serving

PAGE = "<!doctype html><title>A page</title>"
SCRIPT = "export const answer = 42;"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("built")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "main-abc.js").write_text(SCRIPT)
    (client / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (client / "assets" / "text.woff2").write_bytes(b"wOF2")
    (client / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")
    (client / "way-out.txt").symlink_to(folder / "secret.txt")
    with serving(folder, client=client) as running:
        yield running


@pytest.fixture
def eve(built: Running) -> Iterator[Guest]:
    with Guest(built.url) as guest:
        yield guest


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/run-run-run/RRR-TURN-01", "/nowhere"])
def test_every_page_is_drawn_by_the_client(eve: Guest, path: str) -> None:
    answer = eve.http.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/main-abc.js", "text/javascript"),
        ("/assets/text.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_types(eve: Guest, path: str, kind: str) -> None:
    assert eve.http.get(path).headers["content-type"].partition(";")[0] == kind


def test_named_after_their_content_files_are_kept_for_ever(eve: Guest) -> None:
    assert "immutable" in eve.http.get("/assets/main-abc.js").headers["cache-control"]
    assert eve.http.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"


def test_who_can_unpack_gets_the_packed_twin(eve: Guest) -> None:
    packed = eve.http.get("/assets/main-abc.js", headers={"accept-encoding": "br, gzip;q=0.8"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = eve.http.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/way-out.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/main-abc.js.gz",
        "/assets/gone.js",
        "/assets/%00.js",
        "/api/nothing",
    ],
)
def test_nothing_else_is_handed_out(eve: Guest, path: str) -> None:
    answer = eve.http.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "not-found")
    assert "secret" not in answer.text


def test_a_server_without_the_client_says_how_to_get_it(tmp_path: Path) -> None:
    with serving(tmp_path, client=tmp_path / "nothing") as running, Guest(running.url) as guest:
        answer = guest.http.get("/t/abc")
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/html")
        assert "make client" in answer.text
        assert guest.http.get("/pages.css").headers["content-type"].startswith("text/css")


def test_an_invitation_leads_to_the_table(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    invitation = bob.get(f"/api/tables/{table['id']}/invitation")
    assert invitation["code"] == table["code"]
    assert invitation["url"].endswith(f"/join/{invitation['code']}")
    assert invitation["qr"].startswith("<svg")
    assert bob.refused(404, "GET", "/api/tables/none/invitation")["key"] == "no-such-table"


def test_phones_are_not_invited_to_localhost() -> None:
    for own in ("http://localhost:8000/", "http://127.0.0.1:8000", "http://[::1]:8000"):
        assert invitation_base("0.0.0.0", own) == shared_url("0.0.0.0", 8000)
    # Where only this machine can come, and where people came by another name, it stays.
    assert invitation_base("127.0.0.1", "http://127.0.0.1:8000/") == "http://127.0.0.1:8000"
    for other in ("http://games.example.org:8000", "https://localhost:8000", "http://localhost"):
        assert invitation_base("0.0.0.0", other) == other


def test_this_machine_calls_itself_localhost() -> None:
    assert own_url("0.0.0.0", 8000) == "http://localhost:8000"
    assert own_url("::1", 8000) == "http://[::1]:8000"
