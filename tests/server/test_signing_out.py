"""Signing out ends a cookie and its open sockets, wherever the cookie was copied to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from mastaba.server import devices
from tests.server.clients import Guest, Json, Place
from tests.server.serving import Running, serving

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

SIGNED_OUT = 4401


def copied(guest: Guest, server: Running | None = None) -> Guest:
    """Somebody with a copy of the cookie, at the same server or another."""
    other = Guest(server.url if server else guest.url)
    has(other, guest.cookie)
    return other


def has(guest: Guest, cookie: str) -> None:
    """As if it had come from the server, so that the next one takes its place."""
    guest.http.cookies.set("mastaba", cookie, domain="127.0.0.1", path="/")


@contextmanager
def another_device(guest: Guest) -> Iterator[Guest]:
    """The same person on a phone, by a link."""
    link: str = guest.http.post("/api/device-link").json()["url"]
    with Guest(guest.url) as phone:
        assert follow(phone, link) == 303
        assert phone.cookie != guest.cookie
        yield phone


def follow(guest: Guest, link: str) -> int:
    return guest.http.post("/link", data={"token": link.partition("token=")[2]}).status_code


def is_nobody(guest: Guest) -> bool:
    return guest.http.get("/api/me").json() is None


def hear_the_end(place: Place) -> Json:
    """The reason that is told, and the code of the end."""
    told = place.until(lambda message: message["type"] == "closing")
    with pytest.raises(ConnectionClosed) as end:
        place.hear()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == SIGNED_OUT
    return told


def test_signing_out_ends_the_cookie_and_its_sockets(ann: Guest) -> None:
    table = ann.open(seats=2)["id"]
    with (
        copied(ann) as thief,
        another_device(ann) as phone,
        ann.connect(table, 0) as hers,
        thief.connect(table, 0) as stolen,
        phone.connect(table, 0) as on_phone,
    ):
        assert thief.get("/api/me")["name"] == "Ann"
        assert ann.http.delete("/api/me").status_code == 204
        for place in (hers, stolen):
            told = hear_the_end(place)
            assert (told["key"], told.get("again", False)) == ("signed-out", False)
        assert is_nobody(ann)
        assert is_nobody(thief)
        thief.refused(401, "GET", "/api/tables/mine")
        with thief.connect(table) as stranger:
            assert stranger.wish("ready")["key"] == "not-signed-in"
        # The other device stays, and so do its sockets.
        on_phone.must("ready")
        assert phone.get("/api/me")["name"] == "Ann"
        assert [one["id"] for one in phone.http.get("/api/tables/mine").json()] == [table]


def test_signing_out_everywhere_else_leaves_this_device(ann: Guest) -> None:
    table = ann.open(seats=2)["id"]
    with (
        another_device(ann) as phone,
        another_device(phone) as tablet,
        ann.connect(table, 0) as hers,
        phone.connect(table, 0) as on_phone,
        tablet.connect(table, 0) as on_tablet,
    ):
        found: list[Json] = ann.http.get("/api/devices").json()
        assert [device["here"] for device in found] == [True, False, False]
        late = phone.http.post("/api/device-link").json()["url"]
        assert ann.http.delete("/api/devices").status_code == 204
        for place in (on_phone, on_tablet):
            assert hear_the_end(place)["key"] == "signed-out"
        assert is_nobody(phone)
        assert is_nobody(tablet)
        hers.must("ready")
        assert ann.get("/api/me")["name"] == "Ann"
        assert len(ann.http.get("/api/devices").json()) == 1
        # A link of a device that is signed out would be a way back for whoever has its cookie.
        with Guest(ann.url) as thief:
            assert thief.http.get(late).status_code == 400
            assert follow(thief, late) == 400


def test_a_link_holds_as_long_as_its_device_is_signed_in(ann: Guest) -> None:
    link = ann.http.post("/api/device-link").json()["url"]
    ann.http.delete("/api/me")
    with Guest(ann.url) as late:
        assert follow(late, link) == 400
        assert not late.cookie


def test_who_becomes_somebody_else_on_a_device_is_signed_out_there(ann: Guest, bob: Guest) -> None:
    with another_device(bob) as phone, copied(bob) as thief:
        assert follow(bob, ann.http.post("/api/device-link").json()["url"]) == 303
        assert bob.get("/api/me")["name"] == "Ann"
        assert is_nobody(thief)
        assert phone.get("/api/me")["name"] == "Bob"
        assert len(phone.http.get("/api/devices").json()) == 1


# --- cookies of older versions ---


def old_cookie(server: Running, guest: Guest) -> str:
    """The cookie that an older version would have given to a person: it names no device."""
    database = server.service.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as connection:
        ((secret,),) = connection.execute("SELECT value FROM secret WHERE name = 'session'")
    signer = URLSafeTimedSerializer(secret, salt="session")
    person, _device = signer.loads(guest.cookie)
    return str(signer.dumps(person))


def test_a_cookie_of_an_older_version_is_good_until_somebody_signs_out(
    server: Running, ann: Guest
) -> None:
    old = old_cookie(server, ann)
    with Guest(server.url) as hers, Guest(server.url) as another_page, Guest(server.url) as thief:
        for guest in (hers, another_page, thief):
            has(guest, old)
        table = hers.open(seats=2)["id"]
        with thief.connect(table, 0) as stolen:
            # Loading a page makes it like the others; two pages at once are one device.
            assert hers.get("/api/me")["name"] == another_page.get("/api/me")["name"] == "Ann"
            assert len(hers.http.get("/api/devices").json()) == 2
            assert hers.http.delete("/api/me").status_code == 204
            assert hear_the_end(stolen)["key"] == "signed-out"
        for guest in (hers, another_page, thief):
            assert is_nobody(guest)
        assert ann.get("/api/me")["name"] == "Ann"


# --- several servers ---


def check_both_servers(one: Running, two: Running) -> None:
    with Guest(one.url, "Ann") as ann, another_device(ann) as phone:
        table = ann.open(seats=2)["id"]
        with copied(ann, two) as there, copied(phone, two) as phone_there:
            with there.connect(table, 0) as place, phone_there.connect(table, 0) as stays:
                assert ann.http.delete("/api/me").status_code == 204
                assert is_nobody(there), "the store knows at once"
                assert hear_the_end(place)["key"] == "signed-out"
                stays.must("ready")
            with phone_there.connect(table, 0) as ends, another_device(phone) as tablet:
                assert tablet.http.delete("/api/devices").status_code == 204
                assert is_nobody(phone_there)
                assert hear_the_end(ends)["key"] == "signed-out"
                assert tablet.get("/api/me")["name"] == "Ann"


def test_servers_without_a_doorbell_find_it_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "LOOK", 0.2)
    with serving(tmp_path, pull_workers=0) as one, serving(tmp_path, pull_workers=0) as two:
        check_both_servers(one, two)


def test_servers_tell_each_other_by_the_doorbell(
    tmp_path: Path,
    postgres_url: str,
    redis_server: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(devices, "LOOK", 3600.0)
    given: dict[str, Any] = {
        "database": postgres_url,
        "redis": redis_server.url,
        "pull_workers": 0,
    }
    with serving(tmp_path, **given) as one, serving(tmp_path, **given) as two:
        check_both_servers(one, two)
