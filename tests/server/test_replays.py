"""Finished games: told again from any seat, taken away as a file, and brought back."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from mastaba.games import game_named
from mastaba.kernel import log as logs
from tests.server.clients import Guest, Json, Place, merge, play_to_the_end, start, without_nulls
from tests.server.serving import Running


class Evening:
    """A game of Ann and Bob that is over, with what each of them saw at its end."""

    def __init__(self, table: str, ann: Guest, views: list[Json]) -> None:
        self.path = f"/api/tables/{table}"
        self.ann = ann
        self.views = views


@pytest.fixture(scope="module")
def evening(server: Running) -> Iterator[Evening]:
    with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        table = ann.open(seats=2, options={"first": 1, "level": "kitten"})["id"]
        with ann.connect(table, 0) as mine, bob.connect(table) as theirs:
            theirs.must("sit", seat=1)
            theirs.hello(1)
            start([mine, theirs])
            change_mind(theirs)
            play_to_the_end([mine, theirs], seed=5)
            yield Evening(table, ann, [mine.view or {}, theirs.view or {}])


def change_mind(place: Place) -> None:
    """A move that is taken back must leave no trace in logs and replays."""
    assert place.play("regroup")["type"] == "accepted"
    place.must("take-back", seat=place.seat)


def told(frames: list[Json]) -> Any:
    view: Any = None
    for frame in frames:
        view = merge(view, frame.get("view") or {})
    return view


def test_a_replay_ends_where_the_game_did(evening: Evening) -> None:
    for seat in (0, 1):
        replay = evening.ann.get(f"{evening.path}/replay", seat=seat)
        frames = replay["frames"]
        assert [frame["number"] for frame in frames] == list(range(replay["length"] + 1))
        assert replay["players"] == ["Ann", "Bob"]
        assert replay["bots"] == ["", ""]
        assert frames[0]["events"][0]["event"] == "game-began"
        assert told(frames) == without_nulls(evening.views[seat])
        known = [frame for frame in frames if frame.get("move")]
        assert known
        assert {frame["seat"] for frame in known} == {seat}


def test_a_replay_shows_only_what_its_eyes_see(evening: Evening) -> None:
    seen = {
        eyes: told(evening.ann.get(f"{evening.path}/replay", seat=eyes, to=0)["frames"])
        for eyes in ("0", "1", "spectator", "all")
    }
    hands = {eyes: sorted(view["hands"]) for eyes, view in seen.items()}
    assert hands == {"0": ["0"], "1": ["1"], "spectator": [], "all": ["0", "1"]}
    assert all(hand for view in seen.values() for hand in view["hands"].values())
    everything = evening.ann.get(f"{evening.path}/replay", seat="all")["frames"]
    assert all(frame.get("move") for frame in everything[1:])


def test_a_part_of_a_replay_begins_with_a_whole_view(evening: Evening) -> None:
    whole = evening.ann.get(f"{evening.path}/replay", seat=0)["frames"]
    # A game may be over after three moves; it always has frames 1 and 2.
    part = evening.ann.get(f"{evening.path}/replay", seat=0, **{"from": 1, "to": 2})["frames"]
    assert [frame["number"] for frame in part] == [1, 2]
    assert told(part) == told(whole[:3])
    path = f"{evening.path}/replay"
    for query in ({"from": 9999}, {"from": 5, "to": 2}, {"seat": "2"}, {"seat": "-3"}):
        problem = evening.ann.refused(400, "GET", path, params=query)
        assert problem["key"] in ("no-such-frame", "no-such-seat")
    assert evening.ann.refused(400, "GET", path, params={"from": -1})["key"] == "bad-request"


def test_the_log_is_the_game(evening: Evening) -> None:
    answer = evening.ann.http.get(f"{evening.path}/log")
    assert "attachment" in answer.headers["content-disposition"]
    log = logs.decode(answer.content, game_named)
    assert log.header.players == ("Ann", "Bob")
    chosen: dict[str, int | str] = {"first": 1, "level": "kitten"}
    assert log.header.options == game_named("run-run-run").options(chosen)
    game = game_named("run-run-run")
    last = None
    for _entry, state, _events in logs.verified(log, game):
        last = state.outcome()
    assert last is not None


def test_my_tables_tell_how_a_game_ended(evening: Evening) -> None:
    mine = evening.ann.http.get("/api/tables/mine").json()
    listed = next(one for one in mine if evening.path.endswith(one["id"]))
    log = logs.decode(evening.ann.http.get(f"{evening.path}/log").content, game_named)
    *_, (_entry, last, _events) = logs.verified(log, game_named("run-run-run"))
    outcome = last.outcome()
    assert outcome is not None
    assert (listed["winners"], listed["round"]) == (list(outcome.winners), last.round())
    assert listed["round"] > 0


def test_a_log_can_be_brought_back(evening: Evening, bob: Guest) -> None:
    data = evening.ann.http.get(f"{evening.path}/log").content
    answer = bob.http.post("/api/tables/import", content=data)
    (listed,) = bob.http.get("/api/tables/mine").json()
    assert listed["updated"] <= time.time() * 1000, "it may not end in the future"
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert (table["phase"], table["host"], table["mine"]) == ("finished", True, [])
    assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]
    assert table["id"] in [one["id"] for one in bob.http.get("/api/tables/mine").json()]
    path = f"/api/tables/{table['id']}"
    assert table["imported"] == "verified"
    assert bob.http.get(f"{path}/log").content == as_brought(data)
    assert told(bob.get(f"{path}/replay", seat=0)["frames"]) == without_nulls(evening.views[0])


def as_brought(data: bytes) -> bytes:
    """The log of a table that was made from a log."""
    header, _, rest = data.partition(b"\n")
    return header[:-1] + b',"imported":true}\n' + rest


def test_a_game_from_a_file_says_so_wherever_it_goes(evening: Evening, bob: Guest) -> None:
    data = evening.ann.http.get(f"{evening.path}/log").content
    assert evening.ann.get(f"{evening.path}/replay")["imported"] == ""
    for _round in range(2):
        table = bob.http.post("/api/tables/import", content=data).json()["table"]["id"]
        path = f"/api/tables/{table}"
        assert bob.get(path)["table"]["imported"] == "verified"
        assert bob.get(f"{path}/replay")["imported"] == "verified"
        listed = {one["id"]: one["imported"] for one in bob.http.get("/api/tables/mine").json()}
        assert listed[table] == "verified"
        data = bob.http.get(f"{path}/log").content
        assert logs.decode(data, game_named).header.imported
    mine = evening.ann.http.get("/api/tables/mine").json()
    assert {one["imported"] for one in mine} == {""}


def test_a_log_of_other_rules_is_refused_with_what_can_verify_it(
    evening: Evening, bob: Guest
) -> None:
    data = evening.ann.http.get(f"{evening.path}/log").content
    today = b'"editions":{"base":%d' % game_named("run-run-run").edition
    newer = data.replace(today, b'"editions":{"base":7', 1)
    assert newer != data
    problem = bob.refused(409, "POST", "/api/tables/import", content=newer)
    assert problem["key"] == "other-edition-unknown"
    assert "a newer version of Mastaba can verify it" in problem["message"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ann\u202eebuT", "unprintable-name"),
        ("Ann\u0007", "unprintable-name"),
        ("  ", "no-name"),
        ("A" * 41, "name-too-long"),
    ],
)
def test_names_in_a_log_are_checked_like_names_that_are_typed(
    evening: Evening, bob: Guest, name: str, key: str
) -> None:
    data = evening.ann.http.get(f"{evening.path}/log").content
    named = data.replace(b'"Ann"', json.dumps(name).encode(), 1)
    assert named != data
    assert bob.refused(400, "POST", "/api/tables/import", content=named)["key"] == key


def test_a_log_that_does_not_hold_is_not_taken(
    evening: Evening, bob: Guest, server: Running
) -> None:
    data = evening.ann.http.get(f"{evening.path}/log").content
    lines = data.splitlines(keepends=True)
    before = len(bob.http.get("/api/tables/mine").json())
    bad = {
        b"": 400,
        b"{}\n": 400,
        b"\xff\xfe": 400,
        data[:-20]: 400,
        data.replace(b'"seed":', b'"seed":1', 1): 400,
        lines[0] + b"".join(lines[2:]): 400,
        b"".join(lines[:-1]): 409,
        lines[0]: 409,
    }
    for content, status in bad.items():
        problem = bob.refused(status, "POST", "/api/tables/import", content=content)
        assert problem["key"] == ("bad-log" if status == 400 else "game-is-not-over")
    huge = b"x" * (5 * 1024 * 1024)
    assert bob.refused(413, "POST", "/api/tables/import", content=huge)["key"] == "too-large"
    assert len(bob.http.get("/api/tables/mine").json()) == before
    with Guest(server.url) as nobody:
        assert nobody.refused(401, "POST", "/api/tables/import", content=data)["key"]
