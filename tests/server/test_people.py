"""Guests, their cookie, and how it gets to another device."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.clients import PATIENCE, Guest, raw_socket
from tests.server.serving import Running, serving


def test_a_name_is_enough(server: Running) -> None:
    with Guest(server.url) as guest:
        answer = guest.http.post("/api/guest", json={"name": "  Zoë   of Gizeh "})
        assert answer.json()["name"] == "Zoë of Gizeh"
        cookie = answer.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Max-Age=31536000", "Path=/"):
            assert part in cookie
        assert "Secure" not in cookie
        assert guest.get("/api/me")["name"] == "Zoë of Gizeh"


def test_the_cookie_is_secure_where_browsers_come_by_https(tmp_path: Path) -> None:
    with serving(tmp_path, base_url="https://games.example.org") as running:
        answer = httpx.post(
            f"{running.url}/api/guest",
            json={"name": "Ann"},
            headers={"Host": "games.example.org"},
            trust_env=False,
        )
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "no-name"),
        (" \n ", "no-name"),
        ("x" * 41, "name-too-long"),
        ("a\0b", "unprintable-name"),
        ("A" + "\u0301" * 20, "name-with-heaps"),
        ("\u0410DMIN", "official-name"),
    ],
)
def test_a_name_must_be_one(server: Running, name: str, key: str) -> None:
    with Guest(server.url) as guest:
        assert guest.refused(400, "POST", "/api/guest", json={"name": name})["key"] == key
        assert not guest.cookie


def nobody(guest: Guest) -> bool:
    answer = guest.http.get("/api/me")
    return answer.status_code == 200 and answer.json() is None


def test_people_can_take_another_name_and_sign_out(ann: Guest) -> None:
    assert ann.http.patch("/api/me", json={"name": "Anne"}).json()["name"] == "Anne"
    assert ann.get("/api/me")["name"] == "Anne"
    assert (
        ann.refused(409, "POST", "/api/guest", json={"name": "Bob"})["key"] == "already-signed-in"
    )
    assert ann.http.delete("/api/me").status_code == 204
    assert nobody(ann)


def test_every_visit_keeps_the_cookie_for_another_year(server: Running, ann: Guest) -> None:
    answer = ann.http.get("/api/me")
    assert "Max-Age=31536000" in answer.headers["set-cookie"]
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    with Guest(server.url) as nobody:
        assert "set-cookie" not in nobody.http.get("/api/me").headers


def test_a_forged_cookie_is_nobody(server: Running, ann: Guest, bob: Guest) -> None:
    mine, theirs = ann.cookie.split("."), bob.cookie.split(".")
    forgeries = [
        "",
        "x",
        # Not its last letter: that one has bits to spare.
        ann.cookie[:-2] + ("A" if ann.cookie[-2] != "A" else "B") + ann.cookie[-1],
        ".".join([theirs[0], *mine[1:]]),
        ann.cookie * 10,
        "IiI.AAAA.AAAA",
    ]
    table = ann.open(seats=1)
    for forged in forgeries:
        with Guest(server.url) as guest:
            guest.http.cookies.set("mastaba", forged)
            assert nobody(guest)
            assert guest.refused(401, "GET", "/api/tables/mine")["key"] == "not-signed-in"
            with guest.connect(table["id"]) as spectator:
                assert spectator.wish("ready")["key"] == "not-signed-in"


def test_a_link_moves_a_person_to_another_device_once(server: Running, ann: Guest) -> None:
    table = ann.open(seats=2)
    link = ann.http.post("/api/device-link").json()
    assert link["url"].startswith(f"{server.url}/link?token=")
    assert link["qr"].startswith("<svg")
    with Guest(server.url) as phone:
        page = phone.http.get(link["url"])
        assert page.status_code == 200
        assert "Sign in here as Ann?" in page.text
        assert not phone.cookie, "looking at the page must not sign anybody in"
        token = re.search(r'name="token" value="([^"]+)"', page.text)
        assert token is not None
        answer = phone.http.post("/link", data={"token": token[1]})
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert phone.get("/api/me")["name"] == "Ann"
        with phone.connect(table["id"], 0) as place:
            place.must("ready")
        used = phone.http.post("/link", data={"token": token[1]})
        assert used.status_code == 400
        assert "not valid any more" in used.text


def test_used_links_are_forgotten_when_they_are_too_old_to_be_used(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def remembered() -> list[str]:
        path = server.service.settings.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(path)) as database:
            rows = database.execute("SELECT name FROM secret WHERE name LIKE 'used-link-%'")
            return [name for (name,) in rows]

    def follow(link: str) -> int:
        with Guest(server.url) as phone:
            token = link.partition("token=")[2]
            return phone.http.post("/link", data={"token": token}).status_code

    old = ann.http.post("/api/device-link").json()["url"]
    assert follow(old) == 303
    (used,) = remembered()[-1:]
    assert follow(old) == 400
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 2 * 60 * 60)
    assert follow(old) == 400
    assert follow(ann.http.post("/api/device-link").json()["url"]) == 303
    assert used not in remembered()


@pytest.mark.parametrize("ahead", [0.5, 110, 3600], ids=lambda ahead: f"{ahead} s ahead")
def test_a_clock_that_was_ahead_signs_nobody_out(
    server: Running, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    """Whether it is another server's, or our own before it was set back."""
    real = time.time
    with monkeypatch.context() as then:
        then.setattr(time, "time", lambda: real() + ahead)
        ann = Guest(server.url, "Ann")
        link = ann.http.post("/api/device-link").json()["url"]
    with ann, Guest(server.url) as phone:
        assert ann.get("/api/me")["name"] == "Ann"
        # A link would be valid for longer than it should be: only clocks that differ are excused.
        answer = phone.http.post("/link", data={"token": link.partition("token=")[2]})
        assert answer.status_code == (303 if ahead <= 120 else 400)


def test_a_link_warns_who_would_lose_their_own_seats(ann: Guest, bob: Guest) -> None:
    link = ann.http.post("/api/device-link").json()["url"]
    page = bob.http.get(link).text
    assert "On this device you are Bob now" in page
    assert bob.get("/api/me")["name"] == "Bob"


def test_names_cannot_write_into_pages(server: Running) -> None:
    with Guest(server.url, "<b>&{token}") as guest:
        page = guest.http.get(guest.http.post("/api/device-link").json()["url"]).text
        assert "<b>" not in page
        assert "&lt;b&gt;&amp;{token}" in page


def test_a_forged_link_signs_nobody_in(server: Running, ann: Guest) -> None:
    with Guest(server.url) as guest:
        for token in ("", "x.y.z", ann.cookie, "A" * 1000):
            assert guest.http.get("/link", params={"token": token}).status_code == 400
            assert guest.http.post("/link", data={"token": token}).status_code == 400
        assert not guest.cookie


def test_the_socket_knows_the_person_by_the_same_cookie(ann: Guest, server: Running) -> None:
    table = ann.open(seats=2)
    with raw_socket(server.url, table["id"], ann.cookie) as socket:
        socket.send('{"type":"hello","seat":0}')
        assert '"seat":0' in str(socket.recv(timeout=PATIENCE))
