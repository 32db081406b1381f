"""The server speaks the language that a browser asks for."""

from __future__ import annotations

import pytest

from mastaba.kernel.words import LANGUAGES
from mastaba.server.languages import language_of
from tests.server.clients import PATIENCE, Guest, raw_socket
from tests.server.serving import Running


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("FR-be", "fr"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("de-DE,de;q=0.9,fr;q=0.3,en;q=0.2", "fr"),
        ("de, ja", "en"),
        ("en;q=0.5, pl;q=0.8", "pl"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("fr;q=many, ;;,=,pl", "pl"),
        ("*", "en"),
        ("fr, pl", "fr"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_first_language_that_both_know(accepted: str | None, language: str) -> None:
    assert language_of(accepted) == language


def test_errors_come_in_the_language_that_was_asked_for(ann: Guest) -> None:
    told = {}
    for language in LANGUAGES:
        answer = ann.http.get("/api/tables/nowhere", headers={"accept-language": language})
        assert answer.json()["key"] == "no-such-table"
        assert answer.headers["content-language"] == language
        told[language] = answer.json()["message"]
        assert "nowhere" in told[language]
    assert len(set(told.values())) == 3


def test_the_gate_speaks_it_too(ann: Guest) -> None:
    headers = {"accept-language": "pl", "origin": "https://evil.example"}
    refused = ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers).json()
    assert refused["key"] == "wrong-origin"
    assert "strona" in refused["message"]


def test_pages_come_in_the_language_of_the_browser(ann: Guest, bob: Guest) -> None:
    link = ann.http.post("/api/device-link").json()["url"]
    french = {"accept-language": "fr-FR,fr;q=0.9"}
    page = bob.http.get(link, headers=french).text
    assert '<html lang="fr">' in page
    assert "Sur cet appareil, vous êtes Bob." in page
    used = bob.http.get("/link?token=x", headers={"accept-language": "pl"}).text
    assert "Ten link nie jest już ważny" in used
    assert "{" not in used


def test_a_socket_remembers_the_language_of_its_handshake(ann: Guest, server: Running) -> None:
    table = ann.open(seats=2)["id"]
    with raw_socket(server.url, table, ann.cookie, headers={"Accept-Language": "fr"}) as socket:
        socket.send("nonsense")
        assert "illisible" in str(socket.recv(timeout=PATIENCE))
