"""The HTTP side: what there is to read, what errors look like, what browsers are told."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from mastaba.server.addresses import shared_url
from tests.server.clients import Guest, raw_socket
from tests.server.serving import Running, serving


def test_the_games_and_what_can_be_chosen_about_them(ann: Guest) -> None:
    games = ann.http.get("/api/games").json()
    assert [game["name"] for game in games] == ["run-run-run", "cursed-tomb", "escape"]
    game, tomb, escape = games
    assert {"name": "trap", "values": ["physics", "abstract"]} in tomb["options"]
    assert escape["seats"] == [1, 2, 3, 4, 5, 6]
    assert game["seats"] == [1, 2, 3, 4]
    assert "random" in game["bots"]
    assert {"name": "level", "values": ["cat", "kitten", "pharaoh"]} in game["options"]
    assert game["languages"] == ["en", "fr", "pl"]


def test_the_rulebook_in_every_language(ann: Guest) -> None:
    titles = set()
    for language in ("en", "fr", "pl"):
        book = ann.get("/api/games/run-run-run/rulebook", lang=language)
        assert book["language"] == language
        titles.add(book["rules"]["RRR-EXPLORE-04"])
    assert len(titles) == 3
    path = "/api/games/run-run-run/rulebook"
    assert ann.refused(404, "GET", path, params={"lang": "xx"})["key"] == "no-such-rulebook"
    assert ann.refused(404, "GET", "/api/games/chess/rulebook")["key"] == "no-such-game"


def test_the_box_with_all_that_is_printed_on_its_components(ann: Guest) -> None:
    box = ann.get("/api/games/run-run-run/box")
    rooms = {room["name"]: room for room in box["rooms"]}
    assert list(rooms) == [f"R{number:02d}" for number in range(1, 65)]
    assert rooms["R01"] == {
        "name": "R01",
        "exits": 1,
        "value": 1,
        "symbol": "eye",
        "torch": True,
        "tomb": False,
    }
    assert ann.refused(404, "GET", "/api/games/chess/box")["key"] == "no-such-game"


@pytest.mark.parametrize(
    ("table", "status", "key"),
    [
        ({"game": "chess", "seats": 2}, 404, "no-such-game"),
        ({"game": "run-run-run", "seats": 9}, 400, "wrong-number-of-seats"),
        ({"game": "run-run-run", "seats": 2, "options": {"level": 3}}, 400, "no-such-option"),
        ({"game": "run-run-run", "seats": 2, "options": {"x": 1}}, 400, "no-such-option"),
        ({"game": "run-run-run", "seats": 2, "bots": {"5": "random"}}, 400, "no-such-seat"),
        ({"game": "run-run-run", "seats": 2, "bots": {"1": "hal"}}, 400, "no-such-bot"),
        ({"game": "run-run-run", "seats": 2, "hot_seat": ["A", "B", "C"]}, 400, "too-many-names"),
        ({"game": "run-run-run", "seats": 0, "hot_seat": ["A"]}, 400, "too-many-names"),
        ({"game": "run-run-run", "seats": 2, "hot_seat": ["A", " "]}, 400, "no-name"),
        ({"game": "run-run-run", "seats": 2, "hot_seat": ["A" * 41]}, 400, "name-too-long"),
        ({"game": "run-run-run", "seats": 2, "seat": False, "start": True}, 400, "needs-a-seat"),
        (
            {"game": "run-run-run", "seats": 2, "seat": False, "hot_seat": ["A"]},
            400,
            "needs-a-seat",
        ),
        (
            {"game": "run-run-run", "seats": 1, "bots": {"0": "random"}, "start": True},
            400,
            "needs-a-seat",
        ),
        ({"game": "run-run-run", "seats": 10**15}, 400, "wrong-number-of-seats"),
        ({"game": "run-run-run", "seats": "two"}, 400, "bad-request"),
        ({"game": "run-run-run"}, 400, "wrong-number-of-seats"),
        ({"game": "run-run-run", "lesson": "second-game"}, 404, "no-such-lesson"),
        ({"game": "run-run-run", "lesson": "../box"}, 404, "no-such-lesson"),
        ({"game": "run-run-run", "lesson": "first-game", "seats": 2}, 400, "lesson-is-fixed"),
        ({"game": "chess", "lesson": "first-game"}, 404, "no-such-game"),
        ({"game": "run-run-run", "seats": 2, "stakes": 5}, 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be(
    ann: Guest, table: dict[str, object], status: int, key: str
) -> None:
    assert ann.refused(status, "POST", "/api/tables", json=table)["key"] == key


def test_only_people_open_tables(server: Running) -> None:
    with Guest(server.url) as nobody:
        table = {"game": "run-run-run", "seats": 2}
        assert nobody.refused(401, "POST", "/api/tables", json=table)["key"] == "not-signed-in"


def test_what_is_not_there(ann: Guest) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/by-code/NOWHERE", "/api/tables/x/log"):
        problem = ann.refused(404, "GET", path)
        assert problem["key"] == "no-such-table"
    assert ann.refused(404, "POST", "/api/tables/nowhere/rematch")["key"] == "no-such-table"
    assert ann.refused(404, "GET", "/api/nothing")["key"] == "not-found"
    assert ann.refused(405, "PUT", "/api/games")["key"] == "method-not-allowed"


def test_a_body_that_is_no_json_or_too_large(ann: Guest) -> None:
    headers = {"content-type": "application/json"}
    bad = ann.refused(400, "POST", "/api/tables", content=b"{", headers=headers)
    assert bad["key"] == "bad-request"
    large = b'{"game":"' + b"x" * 100_000 + b'"}'
    refused = ann.refused(413, "POST", "/api/tables", content=large, headers=headers)
    assert refused["key"] == "too-large"


def test_nobody_reads_a_running_game_from_another_seat(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2, bots={"1": "random"})
    path = f"/api/tables/{table['id']}"
    assert bob.refused(403, "GET", path, params={"seat": 0})["key"] == "not-your-seat"
    assert bob.refused(403, "GET", path, params={"seat": -3})["key"] == "not-your-seat"
    with ann.connect(table["id"], 0) as place:
        place.must("ready")
    seen = bob.get(path)
    assert seen["seat"] is None
    assert seen["view"]["hands"] == {}
    assert ann.get(path)["view"]["hands"]["0"]
    for what in ("log", "replay", "replay?seat=all"):
        assert ann.refused(409, "GET", f"{path}/{what}")["key"] == "game-is-not-over"


def test_browsers_are_told_to_be_careful(ann: Guest) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/me"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_nobody_keeps_what_is_personal(ann: Guest) -> None:
    table = ann.open(seats=2)
    ours = {
        "GET": ["/api/me", "/api/tables/mine", "/api/tables/public", f"/api/tables/{table['id']}"],
        "POST": ["/api/device-link", "/api/tables/nowhere/rematch"],
    }
    for method, paths in ours.items():
        for path in paths:
            assert ann.http.request(method, path).headers["cache-control"] == "no-store", path
    link = ann.http.post("/api/device-link").json()["url"]
    assert ann.http.get(link).headers["cache-control"] == "no-store"
    assert "cache-control" not in ann.http.get("/api/games").headers


def test_pages_of_others_cannot_change_anything(ann: Guest, server: Running) -> None:
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example", "http://["):
        answer = ann.http.patch("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
    own = ann.http.patch("/api/me", json={"name": "Anna"}, headers={"origin": server.url})
    assert own.status_code == 200
    assert ann.get("/api/me")["name"] == "Anna"


def test_an_allowed_origin_may(tmp_path: Path) -> None:
    with serving(tmp_path, origins=["http://localhost:5173"]) as running:
        headers = {"origin": "http://localhost:5173"}
        address = f"{running.url}/api/guest"
        answer = httpx.post(address, json={"name": "Ann"}, headers=headers, trust_env=False)
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == "http://localhost:5173"
        assert answer.headers["access-control-allow-credentials"] == "true"


def test_openapi_describes_every_path_and_loads_nothing_from_elsewhere(ann: Guest) -> None:
    answer = ann.http.get("/api/schema")
    assert "json" in answer.headers["content-type"]
    schema = answer.json()
    assert set(schema["paths"]) == {
        "/api/device-link",
        "/api/devices",
        "/api/games",
        "/api/games/{game}/box",
        "/api/games/{game}/lessons/{name}",
        "/api/games/{game}/rulebook",
        "/api/guest",
        "/api/me",
        "/api/protocol.d.ts",
        "/api/protocol.json",
        "/api/tables",
        "/api/tables/by-code/{code}",
        "/api/tables/import",
        "/api/tables/mine",
        "/api/tables/public",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/invitation",
        "/api/tables/{table_id}/log",
        "/api/tables/{table_id}/pulls",
        "/api/tables/{table_id}/pulls/{seq}/film",
        "/api/tables/{table_id}/pulls/{seq}/record",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/replay",
    }
    assert "Problem" in str(schema["paths"]["/api/tables"]["post"]["responses"]["401"])
    box = schema["paths"]["/api/games/{game}/box"]["get"]["responses"]["200"]
    assert "Components" in str(box["content"])
    assert "cdn" not in answer.text
    assert ann.http.get("/api/schema/swagger").status_code == 404


def test_health_readiness_and_numbers(ann: Guest, server: Running) -> None:
    assert ann.http.get("/healthz").text == "ok"
    assert ann.http.get("/readyz").text.splitlines()[0] == "ready"
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as place:
        place.must("say", text="hello")
        assert place.wish("sit", seat=0)["type"] == "refused"
        numbers = {
            name: float(value)
            for name, _, value in (
                line.rpartition(" ")
                for line in ann.http.get("/metrics").text.splitlines()
                if not line.startswith("#")
            )
        }
    for name in ("tables", "viewers", "sockets", "accepted_total", "refused_total"):
        assert numbers[f"mastaba_{name}"] >= 1, name
    assert numbers["mastaba_appended_total"] >= 3
    assert "mastaba_bot_moves_total" in numbers
    assert numbers["mastaba_wish_told_seconds_count"] >= 1
    assert not any(table["id"] in name for name in numbers), "ids must not become labels"
    assert any("{table_id}" in name or "/api/tables" in name for name in numbers)


def test_the_numbers_can_be_kept_secret(tmp_path: Path) -> None:
    with serving(tmp_path, metrics="off") as running, Guest(running.url) as guest:
        assert guest.refused(404, "GET", "/metrics")["key"] == "not-found"
        assert guest.http.get("/healthz").text == "ok"


BY_A_PROXY = [
    {"X-Forwarded-For": "203.0.113.7"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-Proto": "https"},
    {"Forwarded": "for=203.0.113.7"},
    {"X-Real-IP": "203.0.113.7"},
    {"Via": "1.1 proxy"},
]


def test_the_numbers_are_for_this_machine_unless_asked_for(
    server: Running, ann: Guest, tmp_path: Path
) -> None:
    for headers in BY_A_PROXY:
        refused = ann.refused(403, "GET", "/metrics", headers=headers)
        assert refused["key"] == "metrics-are-local"
        assert "--metrics public" in refused["message"]
    with serving(tmp_path, metrics="public") as running, Guest(running.url) as guest:
        for headers in BY_A_PROXY:
            assert "mastaba_tables" in guest.http.get("/metrics", headers=headers).text


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address")
def test_the_numbers_are_not_for_the_network(tmp_path: Path) -> None:
    """Neither for those who reach the machine by another of its addresses."""
    with serving(tmp_path, host="0.0.0.0") as running:
        own = shared_url("0.0.0.0", running.port)
        if "127.0.0.1" in own:
            pytest.skip("this machine has no network")
        assert httpx.get(f"{own}/metrics", trust_env=False).status_code == 403


def test_who_asks_for_numbers_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.005, "request_burst": 3}
    with serving(tmp_path, limits) as running, Guest(running.url) as guest:
        assert [guest.http.get("/metrics").status_code for _ in range(4)] == [200] * 3 + [429]
        assert guest.http.get("/healthz").text == "ok"


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    # So slow a refill that even a busy machine asks seven times before it gives one more.
    limits = {"requests_per_second": 0.005, "request_burst": 5}
    with serving(tmp_path, limits) as running, Guest(running.url) as guest:
        answers = [guest.http.get("/api/games") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["key"] == "too-many-requests"
        assert guest.http.get("/healthz").status_code == 200


def test_too_many_handshakes_are_told_so_as_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = {"requests_per_second": 0.005, "request_burst": 1}
    with serving(tmp_path, limits) as running:
        with raw_socket(running.url, "nowhere"):
            pass
        with (
            pytest.raises(InvalidStatus) as refused,
            raw_socket(running.url, "nowhere", headers={"Accept-Language": "fr"}),
        ):
            pass
    answer = refused.value.response
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.headers["x-content-type-options"] == "nosniff"
    problem = json.loads(answer.body or b"")
    assert problem["key"] == "too-many-requests"
    assert problem["message"].startswith("Trop de demandes")
    assert caplog.messages == []


def test_one_address_cannot_fill_the_store_with_people(tmp_path: Path) -> None:
    limits = {"new_people_per_minute": 1, "new_people_burst": 2}
    with serving(tmp_path, limits) as running:
        statuses = [
            httpx.post(
                f"{running.url}/api/guest", json={"name": "Ann"}, trust_env=False
            ).status_code
            for _ in range(3)
        ]
    assert statuses == [201, 201, 429]
