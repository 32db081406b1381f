"""Pulls at a trap over the network: real servers, real sockets, real physics."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.boxfile import DEFAULT
from mastaba.games.cursed_tomb.house import CHOICES
from mastaba.kernel.contract import REFEREE
from mastaba.referee import HandInput, PullRecord, Trap, audit_record, settle
from mastaba.referee import frames as f
from mastaba.tables import entries as e
from mastaba.tables import running_pull
from mastaba.tables.retention import Retention
from tests.referee.scenes import state, tipped
from tests.server.clients import PATIENCE, Guest, Json, Place, start
from tests.server.serving import Running, serving
from tests.server.test_film_secrets import routes
from tests.server.trap_hands import Eyes, pull, steady, sweep, wait_for_news

OPTIONS: dict[str, Any] = {"pawns": "dealt", "first": 0}
PATIENT: dict[str, Any] = {"pull_lag": 60.0}
"""A machine that is busy with tests is no reason for a pull not to count."""
LATE = 0.3
"""Seconds, more than the delay that a server allows its worker."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("pulls"), **PATIENT) as running:
        yield running


@contextmanager
def armed(ann: Guest, bob: Guest, **options: Any) -> Iterator[tuple[Place, Place]]:
    """Ann is asked to pull, and Bob looks on from his seat."""
    table = ann.open(game="cursed-tomb", seats=2, options={**OPTIONS, **options})
    with ann.connect(table["id"], 0) as hers, bob.connect(table["id"]) as his:
        his.must("sit", seat=1)
        his.hello(1)
        start([hers, his])
        hers.must("play", seat=0, move="turn")
        for place in (hers, his):
            wait_for_news(place, "armed")
        yield hers, his


def happened(place: Place, event: str) -> bool:
    return any(one["event"] == event for one in place.events)


def said(place: Place, type: str) -> list[Json]:
    heard = [json.loads(text) for _seq, text in place.heard]
    return [message for message in heard if message["type"] == type]


def touched(place: Place) -> bool:
    return bool(((place.view or {}).get("pull") or {}).get("touched"))


# --- a pull from beginning to end ---


@pytest.mark.rule("TOMB-DT-37", "TOMB-DT-38", "TOMB-DT-34", "TOMB-DT-01", "TOMB-DT-06")
def test_a_pull_that_succeeds_is_seen_kept_and_can_be_checked(
    server: Running, ann: Guest, bob: Guest
) -> None:
    with armed(ann, bob) as (hers, his):
        table = hers.table["id"]
        with Guest(server.url).connect(table) as stranger:
            pull(hers, steady())
            his.catch_up(hers.seq)
            stranger.catch_up(hers.seq)
        assert happened(hers, "stone-pulled")
        assert hers.events == his.events
        with Guest(server.url).connect(table) as newcomer:
            # The pull began while the trap's building was still shown; who comes now sees it all.
            newcomer.until(lambda message: message["type"] == "frame")
            assert newcomer.frames[-1][1] & f.FULL
        # Whoever pulls sees every frame, everybody else every other one.
        shown = [len([1 for one in place.frames if one[18] != f.NONE]) for place in (hers, his)]
        assert shown[0] > 60
        assert 0 < shown[1] <= 0.6 * shown[0]
        assert len(stranger.frames) > 30
        assert max(map(len, hers.frames)) <= 232
        assert [news["state"] for news in said(hers, "pull")][-2:] == ["running", "ended"]
        kinds = [news["kind"] for news in said(his, "pull-event")]
        assert [kind for kind in kinds if kind in ("touched", "gripped", "in-the-bag")]
        assert said(his, "pull-lies")[0]["stones"][0]["ways"]
        # It can be watched and checked again, also while the game goes on.
        past = ann.get(f"/api/tables/{table}/pulls")
        assert past["secret"] is None
        (one,) = past["pulls"]
        assert one["verdict"].startswith("pulled ")
        path = f"/api/tables/{table}/pulls/{one['seq']}"
        record = PullRecord.decode(bob.http.get(f"{path}/record").content)
        assert audit_record(record) is None
        film = bob.http.get(f"{path}/film").content
        assert film == b"".join(
            len(frame).to_bytes(2, "little") + frame for frame in record.frames()
        )
        assert ann.refused(404, "GET", f"/api/tables/{table}/pulls/1/film")["key"] == "no-such-pull"
        # The bowl keeps its state: what lies there now is what the next one pulls at.
        kept = server.service.host.lives[table].table.trap
        assert kept is not None
        assert Trap.restore(kept.trap).bowl == tuple(
            stone for stone in Trap.restore(record.before).bowl if stone != record.stone
        )


@pytest.mark.rule("TOMB-DT-20", "TOMB-SLIDE-08")
def test_a_rockfall_counts_whoever_calls_it_stuck_and_the_trap_is_built_anew(
    ann: Guest, bob: Guest
) -> None:
    with armed(ann, bob) as (hers, his):
        pull(hers, sweep(), until=lambda m: m["type"] == "pull-event" and m["kind"] == "fell")
        refused = hers.wish("play", seat=0, move="stuck")
        assert (refused["key"], refused["rule"]) == ("pull-is-decided", "TOMB-SLIDE-08")
        hers.until(lambda _message: happened(hers, "rockfall"))
        his.catch_up(hers.seq)
        assert happened(his, "rockfall")
        assert said(hers, "pull")[-1]["verdict"].startswith("fell ")
        news = wait_for_news(his, "at-rest")
        assert news["build"] == 2
        builds = ann.get(f"/api/tables/{hers.table['id']}/pulls")["builds"]
        assert [one["build"] for one in builds] == [1, 2]


@pytest.mark.rule("TOMB-DT-46")
def test_a_bot_pulls_with_the_same_hand(ann: Guest) -> None:
    options = {**OPTIONS, "first": 1}
    table = ann.open(game="cursed-tomb", seats=2, options=options, bots={"1": "medium"})
    with ann.connect(table["id"], 0) as hers:
        start([hers])
        hers.until(lambda _message: happened(hers, "hand-touched"))
        hers.until(lambda m: m["type"] == "pull" and m["state"] == "ended")
        ticks = [f.unpack(one).tick for one in hers.frames if one[18] != f.NONE]
        # Shown as it happens: no more than 8 ticks of 1/240 s from one frame to the next.
        running = ticks[ticks.index(min(ticks[1:])) :]
        assert len(running) > 20
        assert {later - tick for tick, later in pairwise(running)} <= set(range(9))


def test_bots_choose_a_colour_once_the_trap_lies_there(server: Running, ann: Guest) -> None:
    options = {**OPTIONS, "first": 1}
    bots = {"1": "child", "2": "child"}
    table = ann.open(game="cursed-tomb", seats=3, options=options, bots=bots)["id"]
    with ann.connect(table, 0) as hers:
        start([hers])
        hers.until(lambda _m: 0 in [one["seat"] for one in (hers.view or {})["waiting"]])
    laid, builds, choices = 0, 1, 0
    for stored in server.do(server.service.host.store.read(table, 0)):
        entry = e.entry_of(stored)
        if isinstance(entry, e.Laid):
            laid = entry.build
        elif (
            isinstance(entry, e.Moved)
            and entry.seat > 0
            and entry.move.startswith(("turn", "name"))
        ):
            choices += 1
            assert laid == builds, "it has not looked"
        elif isinstance(entry, e.Moved) and entry.move.startswith("fell"):
            builds += 1
    assert choices >= 2


@pytest.mark.rule("TOMB-DT-47", "TOMB-DT-48", "TOMB-DT-49")
def test_words_command_a_hand(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        lies = hers.until(lambda message: message["type"] == "pull-lies")["stones"]
        hers.send(type="hand", do="choose", stone="sceptre")
        assert hers.until(lambda m: m["type"] == "refused")["key"] == "hand-cannot"
        hers.send(type="hand", do="pull")
        refused = hers.until(lambda m: m["type"] == "refused")
        assert (refused["key"], refused["facts"]["why"]) == ("hand-cannot", "choose-before-pull")
        hers.send(type="hand", do="choose", stone=lies[0]["stone"])
        assert hers.until(lambda m: m["type"] == "pull-said")["key"] == "trap-way-out"
        hers.send(type="hand", do="way", way=len(lies[0]["ways"]) - 1)
        hers.send(type="hand", do="pace", pace="bold")
        hers.send(type="hand", do="pull")
        hers.until(lambda m: m["type"] == "pull" and m["state"] == "ended")
        assert len(said(hers, "refused")) == 2
        keys = [one["key"] for one in said(hers, "pull-said")]
        assert "trap-touched" in keys
        assert set(keys) & {"trap-success", "trap-rockfall"}
        his.send(type="hand", do="pull")
        assert his.until(lambda m: m["type"] == "refused")["key"] == "not-your-pull"


@pytest.mark.rule("TOMB-DT-48")
def test_a_house_may_want_fingers_only(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob, commandedHand=False) as (hers, _his):
        hers.send(type="hand", do="pull")
        refused = hers.until(lambda m: m["type"] == "refused")
        assert (refused["key"], refused["rule"]) == ("no-commanded-hand", "TOMB-DT-48")
        hers.send(type="hand", do="ready")
        assert wait_for_news(hers, "running")["seat"] == 0


@pytest.mark.rule("TOMB-DT-48")
def test_who_thinks_for_long_finds_the_chosen_stone_still_chosen(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with armed(ann, bob) as (hers, _his):
        lies = hers.until(lambda message: message["type"] == "pull-lies")["stones"]
        with monkeypatch.context() as hurried:
            hurried.setattr(running_pull, "NOT_BEGUN", 0.2)
            hers.send(type="hand", do="choose", stone=lies[0]["stone"])
            wait_for_news(hers, "armed")
        hers.send(type="hand", do="pull")
        hers.until(lambda m: m["type"] == "refused" or touched(hers))
        assert said(hers, "refused") == []


# --- those who are away ---


@pytest.mark.rule("TOMB-DT-31")
def test_pulling_the_plug_ends_the_pull(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        pull(hers, steady(), until=lambda _message: touched(hers))
        hers.socket.close()
        his.until(lambda m: m["type"] == "pull-event" and m["kind"] == "hand-lost")
        news = wait_for_news(his, "ended")
        assert news["verdict"] == "late" or news["verdict"].startswith("fell ")
        his.until(lambda m: m["type"] == "update" and (his.view or {}).get("active") == 1)


def test_who_comes_back_in_time_goes_on(server: Running, ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        table = hers.table["id"]
        pull(hers, steady(), until=lambda _message: touched(hers))
        hers.socket.close()
        his.until(lambda m: m["type"] == "pull-event" and m["kind"] == "hand-lost")
        with ann.connect(table, 0, hers.seq) as again:
            assert said(again, "welcome")[0]["view"]["pull"]["touched"]
            pull(again, steady())
            assert happened(again, "stone-pulled") or happened(again, "rockfall")
        assert not any(one["kind"] == "clock-ended" for one in said(his, "pull-event"))


@pytest.mark.rule("TOMB-END-04")
def test_who_leaves_for_good_ends_a_game_of_two_and_its_secret_is_told(
    server: Running, ann: Guest, bob: Guest
) -> None:
    with armed(ann, bob) as (hers, his):
        table = hers.table["id"]
        pull(hers, steady(), until=lambda _message: touched(hers))
        refused = hers.wish("leave", seat=0)
        assert (refused["key"], refused["rule"]) == ("pull-must-end-first", "TOMB-DT-31")
        pull(hers, steady())
        refused = hers.wish("leave", seat=1)
        assert refused["key"] == "not-your-seat"
        his.catch_up(hers.seq)
        secret = _secret(server, table)
        _is_secret(secret, hers, his)
        hers.must("leave", seat=0)
        his.until(lambda _message: his.phase == "finished")
        past = bob.get(f"/api/tables/{table}/pulls")
        assert past["secret"] == secret.hex()
        for one in past["builds"]:
            number = one["build"].to_bytes(8, "big")
            assert one["seed"] == hmac.new(secret, number, hashlib.sha256).hexdigest()
        _can_be_replayed(ann, table)


def test_of_a_game_that_was_put_away_only_its_people_see_the_pulls_and_nobody_a_seed(
    tmp_path: Path,
) -> None:
    with (
        serving(tmp_path, **PATIENT) as running,
        Guest(running.url, "Ann") as ann,
        Guest(running.url, "Bob") as bob,
        Guest(running.url, "Cyd") as cyd,
        Guest(running.url) as nobody,
    ):
        with armed(ann, bob) as (hers, _his):
            table = hers.table["id"]
            pull(hers, steady())
        path = f"/api/tables/{table}/pulls"
        past = cyd.get(path)
        (one,) = past["pulls"]
        (seed,) = {build["seed"] for build in past["builds"]}
        record = cyd.http.get(f"{path}/{one['seq']}/record").content
        film = cyd.http.get(f"{path}/{one['seq']}/film").content
        assert bytes.fromhex(seed) in record
        tidying = running.service.host.tidying(Retention(people=1e-9, announced=1e-9))
        end = time.monotonic() + PATIENCE
        while not running.do(tidying.tidy()):
            assert time.monotonic() < end, "no snapshot was written"
            time.sleep(0.05)
        for stranger in (cyd, nobody):
            for url in (path, f"{path}/{one['seq']}/film", f"{path}/{one['seq']}/record"):
                assert stranger.refused(403, "GET", url)["key"] == "sit-down-first"
        assert bob.get(path) == {
            "pulls": past["pulls"],
            "builds": [{"build": 1, "seed": ""}],
            "secret": None,
        }
        assert bob.http.get(f"{path}/{one['seq']}/film").content == film
        refused = bob.refused(409, "GET", f"{path}/{one['seq']}/record")
        assert refused["key"] == "game-was-put-away"
        for guest in (ann, cyd, nobody):
            for method, route in routes():
                url = route.replace("{table_id}", table).replace("{seq}", str(one["seq"]))
                answer = guest.http.request(method, url)
                assert seed.encode() not in answer.content, route
                assert bytes.fromhex(seed) not in answer.content, route
        with ann.connect(table, 0) as hers:
            hers.must("take-up")
        assert cyd.get(path)["builds"] == past["builds"]
        assert cyd.http.get(f"{path}/{one['seq']}/record").content == record


def _secret(server: Running, table: str) -> bytes:
    return asyncio.run(server.service.store.secret(f"trap of {table}", lambda: b""))


def _is_secret(secret: bytes, *places: Place) -> None:
    """TOMB-DT-06: nothing that was sent so far has the secret in it, in any form."""
    forms = [secret, secret.hex().encode(), base64.b64encode(secret).rstrip(b"=")]
    for place in places:
        sent = b"".join(place.frames) + "".join(text for _seq, text in place.heard).encode()
        assert len(sent) > 10_000
        assert not [form for form in forms if form in sent]


def _can_be_replayed(guest: Guest, table: str) -> None:
    """The referee's moves are in the replay and in the log file, which can be imported again."""
    film = guest.get(f"/api/tables/{table}/replay")
    verdicts = [frame["move"] for frame in film["frames"] if frame["seat"] == REFEREE]
    assert verdicts[0] == "touch"
    assert verdicts[-1] == "remove 0"
    log = guest.http.get(f"/api/tables/{table}/log").content
    answer = guest.http.post("/api/tables/import", content=log)
    assert answer.status_code == 201, answer.text
    again = guest.get(f"/api/tables/{answer.json()['table']['id']}/replay")
    assert [frame.get("move") for frame in again["frames"]] == [
        frame.get("move") for frame in film["frames"]
    ]


@pytest.mark.rule("TOMB-DT-35")
def test_a_worker_that_dies_takes_nothing_with_it(server: Running, ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, _his):
        pull(hers, steady(), until=lambda _message: touched(hers))
        hall = server.service.host.hall
        assert hall is not None
        for pid in hall.pids():
            os.kill(pid, signal.SIGKILL)
        hers.until(lambda _message: happened(hers, "pull-restarted"))
        wait_for_news(hers, "armed")
        hers.send(type="hand", do="ready")
        wait_for_news(hers, "running")
        assert not touched(hers)


# --- the clock, a slow worker, and what falls by itself ---


@pytest.fixture
def short_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> int:
    """A house with a pull clock of two seconds, a reserve of one and a warning at one."""
    box = tmp_path / "box.toml"
    given = DEFAULT.read_text(encoding="utf-8")
    assert "reserve = 60\nwarnings = [15, 5]" in given
    box.write_text(given.replace("reserve = 60\nwarnings = [15, 5]", "reserve = 1\nwarnings = [1]"))
    monkeypatch.setattr(GAME, "box_path", box)
    monkeypatch.setitem(CHOICES, "pullClock", (None, 2))
    return 2


@pytest.mark.rule("TOMB-DT-28", "TOMB-DT-29")
def test_when_the_clock_runs_out_the_turn_ends_and_the_trap_stays_as_it_lies(
    server: Running, ann: Guest, bob: Guest, short_clock: int
) -> None:
    with armed(ann, bob, pullClock=short_clock) as (hers, his):
        laid = trap_of(server, hers)
        assert said(hers, "pull")[-1]["limit"] == 3000
        pull(hers, lambda _sight: HandInput.of(0, 0, 250))
        his.catch_up(hers.seq)
        assert [one["seconds"] for one in said(his, "pull-warning")] == [1]
        assert "clock-ended" in [one["kind"] for one in said(his, "pull-event")]
        assert said(his, "pull")[-1]["verdict"] == "late"
        assert [one["question"] for one in his.events if one["event"] == "timed-out"] == ["pull"]
        assert not happened(his, "rockfall")
        view = his.view or {}
        assert view["active"] == 1
        assert view["players"][0]["at"] == "START"
        assert [player["reserve"] for player in view["players"]] == [0, 1000]
        assert Trap.restore(trap_of(server, hers)).bowl == Trap.restore(laid).bowl
        # It is kept like any other pull, and gives the same when it is simulated again.
        (one,) = ann.get(f"/api/tables/{hers.table['id']}/pulls")["pulls"]
        path = f"/api/tables/{hers.table['id']}/pulls/{one['seq']}/record"
        assert audit_record(PullRecord.decode(ann.http.get(path).content)) is None


@pytest.mark.rule("TOMB-DT-33")
def test_a_worker_that_falls_behind_makes_pulls_void_and_the_second_rebuilds_the_trap(
    tmp_path: Path,
) -> None:
    with (
        serving(tmp_path, pull_workers=1) as running,
        Guest(running.url, "Ann") as ann,
        Guest(running.url, "Bob") as bob,
        armed(ann, bob) as (hers, his),
    ):
        laid = trap_of(running, hers)
        for times in (1, 2):
            hold_up_worker(running, hers)
            assert wait_for_news(his, "ended")["verdict"] == "void"
            assert wait_for_news(his, "armed")["build"] == times
            assert voided(his)[-1] == ("fault", times)
            assert (his.view or {})["active"] == 0  # without penalty: she pulls again
            if times == 1:
                assert trap_of(running, hers) == laid
        assert trap_of(running, hers) != laid


def hold_up_worker(running: Running, place: Place) -> None:
    """Stop the worker for longer than it may be late, whenever a frame has come, until it has had
    enough."""
    hall = running.service.host.hall
    assert hall is not None
    place.send(type="hand", do="ready")
    wait_for_news(place, "running")
    while said(place, "pull")[-1]["state"] == "running":
        if place.hear()["type"] == "frame":
            for pid in hall.pids():
                os.kill(pid, signal.SIGSTOP)
                time.sleep(LATE)
                os.kill(pid, signal.SIGCONT)


def voided(place: Place) -> list[tuple[str, int]]:
    return [(one["cause"], one["times"]) for one in place.events if one["event"] == "pull-voided"]


@pytest.mark.rule("TOMB-DT-33")
def test_all_players_agree_that_a_pull_is_stuck(server: Running, ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        laid = trap_of(server, hers)
        pull(hers, steady(), until=lambda _message: touched(hers))
        assert "stuck" in his.ask("moves", seat=1)["asides"]
        his.must("play", seat=1, move="stuck")
        hers.must("play", seat=0, move="stuck")
        his.catch_up(hers.seq)
        assert voided(his) == [("agreed", 1)]
        assert not touched(his)
        assert trap_of(server, hers) == laid


@pytest.mark.rule("TOMB-DT-33")
def test_bots_agree_with_people_that_a_pull_is_stuck(ann: Guest) -> None:
    table = ann.open(game="cursed-tomb", seats=2, options=OPTIONS, bots={"1": "weak"})
    with ann.connect(table["id"], 0) as hers:
        start([hers])
        hers.must("play", seat=0, move="turn")
        wait_for_news(hers, "armed")
        hers.must("play", seat=0, move="stuck")
        hers.until(lambda _message: voided(hers) == [("agreed", 1)])
        assert (hers.view or {})["pull"]["stuck"] == []


@pytest.mark.rule("TOMB-DT-26", "TOMB-SLIDE-06", "TOMB-SLIDE-08")
def test_a_sceptre_that_falls_by_itself_is_planted_anew(
    server: Running, ann: Guest, bob: Guest
) -> None:
    with armed(ann, bob) as (hers, his):
        made = Trap.restore(trap_of(server, hers))
        over_the_rim = state((80.0, 0.0, 60.0), tipped(80), speed=(0.0, 0.0, -50.0))
        tipping = Trap({**made.bodies, SCEPTRE: over_the_rim})
        keeper = server.service.host.lives[hers.table["id"]].keeper
        assert keeper is not None
        server.do(keeper.lay(keeper.laid(1, tipping.snapshot(), b"")))
        hers.send(type="hand", do="ready")
        assert wait_for_news(his, "ended")["verdict"] == "slipped sceptre"
        assert wait_for_news(his, "armed")["build"] == 1
        assert happened(his, "fell-by-itself")
        assert not happened(his, "rockfall")
        stands = Trap.restore(trap_of(server, hers))
        assert stands.bowl == made.bowl
        assert settle(stands).fallen == ()
        # Nobody lost anything: she is still asked for a stone.
        assert (his.view or {})["pull"]["seat"] == 0


def trap_of(server: Running, place: Place) -> bytes:
    """How the trap of a table lies, as the server knows it."""
    laid = server.service.host.lives[place.table["id"]].table.trap
    assert laid is not None
    return laid.trap


# --- too many at once ---


@pytest.mark.rule("TOMB-DT-36")
def test_when_the_hall_is_full_newcomers_wait_and_their_clock_stands(tmp_path: Path) -> None:
    small: dict[str, Any] = {"pull_workers": 1, "pull_places": 1, **PATIENT}
    with (
        serving(tmp_path, **small) as running,
        Guest(running.url, "Ann") as ann,
        Guest(running.url, "Bob") as bob,
        armed(ann, bob, pullClock=45) as (first, _),
        armed(bob, ann, pullClock=45) as (second, looker),
    ):
        first.send(type="hand", do="ready")
        wait_for_news(first, "running")
        second.send(type="hand", do="ready")
        queued = wait_for_news(looker, "queued")
        assert queued["limit"] == 105_000
        assert "ahead" not in queued  # nobody waits longer
        since = (looker.view or {})["clock"]["since"]
        first.socket.close()
        wait_for_news(second, "running")
        second.until(lambda _message: (second.view or {})["clock"]["since"] > since)


# --- hostile hands ---


def test_only_the_hand_of_the_seat_that_pulls(server: Running, ann: Guest, bob: Guest) -> None:
    wish = HandInput.of(0, 0, 100).pack()
    with armed(ann, bob) as (hers, his):
        his.socket.send(wish)
        error = his.until(lambda message: message["type"] == "error")
        assert error["key"] == "not-your-pull"
        with Guest(server.url).connect(hers.table["id"]) as stranger:
            for _ in range(6):
                stranger.socket.send(wish)
            closing = stranger.until(lambda message: message["type"] == "closing")
            assert closing["key"] == "too-many-mistakes"
        assert "running" not in [news["state"] for news in said(hers, "pull")]


NOT_A_HAND = (b"", b"\x01", b"\x02" + bytes(9), b"\x01\xff" + bytes(8), bytes(11), b"\xff" * 1000)


def test_hands_that_cannot_be_read(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, _his):
        for data in NOT_A_HAND:
            hers.socket.send(data)
            assert hers.until(lambda m: m["type"] == "error")["key"] == "unreadable-message"
            assert hers.ask("moves", seat=0)["type"] == "moves"


def test_a_flood_of_hands_closes_the_line_and_nobody_else_notices(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        wish = HandInput.of(0, 0, 200).pack()
        with pytest.raises(ConnectionClosed) as closed:
            _flood(hers, wish)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert his.ask("insight", seat=1)["type"] == "insight"


def _flood(place: Place, wish: bytes) -> None:
    for _ in range(2000):
        place.socket.send(wish)
    place.until(lambda _message: False)


@pytest.mark.rule("TOMB-DT-11")
def test_a_hand_that_wants_to_be_everywhere_at_once_is_still_a_hand(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, _his):
        eyes = Eyes(hers)
        corners = [
            HandInput.of(x, y, 3000, 180, True).pack() for x in (-3000, 3000) for y in (-9, 9)
        ]
        hers.socket.send(corners[0])
        wait_for_news(hers, "running")
        way: list[tuple[int, tuple[float, float, float]]] = []
        while len(way) < 60:
            if hers.hear()["type"] == "frame":
                eyes.look()
                assert eyes.last is not None
                way.append((eyes.last.tick, eyes.last.hand))
                hers.socket.send(corners[len(way) // 10 % 4])
        for (tick, at), (later, there) in pairwise(way):
            far = sum((a - b) ** 2 for a, b in zip(at, there, strict=True)) ** 0.5
            # At most 1 m/s, and a little that the numbers are rounded by.
            assert far <= 1000 * (later - tick) / 240 + 1
            assert max(abs(there[0]), abs(there[1]), there[2]) <= 360


# --- what is written down ---


def test_the_log_of_a_table_with_a_trap(server: Running, ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, _his):
        stored = asyncio.run(_entries(server, hers.table["id"]))
        laid = [entry for entry in stored if isinstance(entry, e.Laid)]
        assert [entry.build for entry in laid] == [1]
        assert len(laid[0].trap) < 1200


async def _entries(server: Running, table: str) -> list[e.AnyEntry]:
    return [e.decode(one.body) for one in await server.service.store.read(table)]
