"""The socket of a table: moves, refusals, coming back, looking on, talking, asking."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from mastaba.games.run_run_run import GAME
from tests.server.clients import Guest, Place, raw_socket, start, without_nulls
from tests.server.serving import Running


@pytest.fixture
def places(ann: Guest, bob: Guest) -> Iterator[tuple[Place, Place]]:
    """Ann (who begins) and Bob at a table where the game has begun."""
    table = ann.open(seats=2, options={"first": 0})
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        start([ann_there, bob_there])
        yield ann_there, bob_there


SARCOPHAGI = {room.name for room in GAME.components().rooms if room.tomb}


def a_move(place: Place) -> str:
    """A room without a sarcophagus: a trap in the very first one would lose the game at once."""
    return next(
        move
        for move in place.moves()
        if move.startswith("explore") and move.split()[1].partition("@")[0] not in SARCOPHAGI
    )


def test_a_refusal_names_the_rule_and_changes_nothing(places: tuple[Place, Place]) -> None:
    ann, bob = places
    before = ann.seq
    refused = bob.play(a_move(ann))
    assert refused["type"] == "refused"
    assert (refused["rule"], refused["key"]) == ("RRR-TURN-08", "not-your-decision")
    unreadable = ann.play("dance 7")
    assert unreadable["key"] == "unreadable-move"
    assert "dance" in unreadable["facts"]["reason"]
    ann.send(type="ping", n=1)
    ann.until(lambda message: message["type"] == "pong")
    assert ann.seq == before


def test_the_same_ticket_twice_is_one_move(places: tuple[Place, Place]) -> None:
    ann, bob = places
    move = a_move(ann)
    first = ann.play(move, ticket="once")
    assert first["type"] == "accepted"
    assert ann.play(move, ticket="once") == first
    bob.catch_up(first["seq"])
    placed = [event for event in bob.events if event["event"] == "room-placed"]
    assert len(placed) == 1


def test_everybody_hears_a_move_each_with_their_own_eyes(places: tuple[Place, Place]) -> None:
    ann, bob = places
    ann.events.clear()
    bob.events.clear()
    seq = ann.play(a_move(ann))["seq"]
    bob.catch_up(seq)
    kinds = [event["event"] for event in ann.events]
    assert kinds == [event["event"] for event in bob.events]
    mine = next(event for event in ann.events if event["event"] == "cards-drawn")
    theirs = next(event for event in bob.events if event["event"] == "cards-drawn")
    assert mine["cards"]
    assert theirs["cards"] == []
    assert theirs["count"] == len(mine["cards"])


def test_who_comes_back_hears_what_they_missed(
    ann: Guest, bob: Guest, places: tuple[Place, Place]
) -> None:
    ann_there, bob_there = places
    table, last = ann_there.table["id"], bob_there.seq
    ann_there.must("say", text="anybody there?")
    seq = ann_there.play(a_move(ann_there))["seq"]
    with bob.connect(table, 1, last_seq=last) as again:
        heard = [seq for seq, text in again.heard if '"type":"update"' in text]
        assert heard == list(range(last + 1, seq + 1))
        assert any(event["event"] == "room-placed" for event in again.events)
        bob_there.catch_up(seq)
        assert without_nulls(again.view or {}) == without_nulls(bob_there.view or {})
    with bob.connect(table, 1, last_seq=1_000_000) as ahead:
        assert ahead.seq == seq
    with bob.connect(table, 1) as fresh:
        assert [text for _, text in fresh.heard if '"type":"update"' in text] == []
        assert fresh.seq == seq


def test_a_spectator_sees_what_a_stranger_at_the_table_would_see(
    server_url: str, places: tuple[Place, Place]
) -> None:
    ann, _bob = places
    with Guest(server_url) as nobody, nobody.connect(ann.table["id"]) as spectator:
        assert spectator.seat is None
        view = spectator.view or {}
        assert view["hands"] == {}
        assert spectator.table["mine"] == []
        seq = ann.play(a_move(ann))["seq"]
        spectator.catch_up(seq)
        drawn = [event for event in spectator.events if event["event"] == "cards-drawn"]
        assert drawn[-1]["cards"] == []
        assert spectator.wish("say", text="hello")["key"] == "not-signed-in"
        assert spectator.ask("moves", seat=0)["key"] == "not-your-seat"


def test_nobody_looks_with_the_eyes_of_another_seat(places: tuple[Place, Place]) -> None:
    ann, bob = places
    for seat in (0, -1, -3, 7):
        bob.send(type="hello", seat=seat)
        refused = bob.until(lambda message: message["type"] == "refused")
        assert refused["key"] == "not-your-seat"
    assert ann.ask("preview", seat=1, move="pass")["key"] == "not-your-seat"
    assert ann.ask("hint", seat=1)["key"] == "not-your-seat"
    # Bob still looks with his own eyes.
    seq = ann.play(a_move(ann))["seq"]
    bob.catch_up(seq)
    assert (bob.view or {})["hands"]["1"]


def test_people_talk_at_the_table(places: tuple[Place, Place]) -> None:
    ann, bob = places
    seq = ann.must("say", text="  mind   the mummy ")
    bob.catch_up(seq)
    assert bob.table["sayings"][-1] == {"name": "Ann", "text": "mind the mummy"}
    assert ann.wish("say", text=" ")["key"] == "nothing-said"
    assert ann.wish("say", text="x" * 501)["key"] == "too-long-to-say"


def test_what_revealed_nothing_can_be_taken_back_and_marks_stay(
    places: tuple[Place, Place],
) -> None:
    ann, bob = places
    assert ann.play("regroup")["type"] == "accepted"
    mark = next(move for move in bob.ask("moves", seat=1)["asides"] if move.startswith("mark "))
    ann.catch_up(bob.play(mark)["seq"])
    assert [seat for seat, _place in (ann.view or {})["marks"]] == [1]
    assert ann.table["can_take_back"]
    assert not bob.table["can_take_back"]
    assert bob.wish("take-back", seat=1)["key"] == "nothing-to-take-back"
    bob.catch_up(ann.must("take-back", seat=0))
    bob_sees = bob.view or {}
    assert [decision["question"] for decision in bob_sees["waiting"]] == ["action"]
    assert [seat for seat, _place in bob_sees["marks"]] == [1]
    assert ann.wish("take-back", seat=0)["key"] == "nothing-to-take-back"


def test_a_move_that_was_taken_back_is_named_to_those_here_and_those_to_come(
    places: tuple[Place, Place], bob: Guest
) -> None:
    ann, theirs = places
    moved = ann.play("regroup")["seq"]
    back = ann.must("take-back", seat=0)
    update = theirs.until(lambda one: one.get("seq") == back)
    assert update["undone"] == moved
    with raw_socket(bob.url, ann.table["id"], bob.cookie) as again:
        again.send(f'{{"type":"hello","seat":1,"last_seq":{moved - 1}}}')
        told = [json.loads(again.recv(timeout=60)) for _ in range(2)]
    assert [(one["seq"], one.get("undone")) for one in told] == [(moved, None), (back, moved)]


def test_what_has_drawn_cards_cannot_be_taken_back(places: tuple[Place, Place]) -> None:
    ann, _bob = places
    assert ann.play(a_move(ann))["type"] == "accepted"
    assert ann.wish("take-back", seat=0)["key"] == "nothing-to-take-back"


def test_a_bot_plays_on_for_who_is_missing_until_they_are_back(
    places: tuple[Place, Place],
) -> None:
    ann, bob = places
    refused = bob.wish("stand-in", seat=0, bot="random")
    assert (refused["key"], refused["facts"]["name"]) == ("player-is-here", "Ann")
    ann.must("stand-in", seat=0, bot="random")
    ann.until(lambda message: any(event["event"] == "turn-began" for event in ann.events[1:]))
    assert ann.table["chairs"][0]["away"]
    assert ann.play("pass")["key"] == "a-bot-plays-here"
    assert bob.wish("come-back", seat=0)["key"] == "not-your-seat"
    seq = ann.must("come-back", seat=0)
    ann.catch_up(seq)
    assert not ann.table["chairs"][0]["away"]
    assert ann.table["chairs"][0]["name"] == "Ann"


def test_others_let_a_bot_play_only_for_who_is_gone(
    server: Running, ann: Guest, bob: Guest
) -> None:
    table = ann.open(seats=2, options={"first": 1})["id"]
    with bob.connect(table) as bob_there:
        with ann.connect(table, 0) as ann_there:
            bob_there.must("sit", seat=1)
            bob_there.hello(1)
            start([ann_there, bob_there])
            assert bob_there.wish("stand-in", seat=0, bot="random")["key"] == "player-is-here"
            assert ann_there.wish("stand-in", seat=1, bot="random")["key"] == "player-is-here"
        bob_there.until(lambda message: message["type"] == "here" and message["seats"] == [1])
        refused = bob_there.wish("stand-in", seat=0, bot="random")
        assert refused["key"] == "player-may-be-back"
        assert refused["facts"] == {"seat": 0, "name": "Ann", "seconds": 10}
        live = server.service.host.lives[table]
        live.left_at = {person: at - 10_000 for person, at in live.left_at.items()}
        bob_there.must("stand-in", seat=0, bot="random")
        assert ann.get(f"/api/tables/{table}")["table"]["chairs"][0]["away"]


def test_a_preview_tells_what_is_sure(places: tuple[Place, Place]) -> None:
    ann, bob = places
    before = ann.seq
    move = a_move(ann)
    shown = ann.ask("preview", seat=0, move=move)
    assert shown["type"] == "preview"
    assert shown["move"] == move
    assert shown["events"][0]["event"] == "room-placed"
    drawn = [event for event in shown["events"] if event["event"] == "cards-drawn"]
    assert all(event["cards"] == [] for event in drawn), "a preview must not foretell draws"
    refused = bob.ask("preview", seat=1, move=move)
    assert refused["rule"] == "RRR-TURN-08"
    assert ann.seq == before


def test_a_preview_of_an_illegal_move_names_the_rule(places: tuple[Place, Place]) -> None:
    ann, _bob = places
    card = a_move(ann).split("@")[0]
    far = ann.ask("preview", seat=0, move=f"{card}@9,9 r0")
    assert (far["type"], far["rule"]) == ("refused", "RRR-EXPLORE-02")
    assert (far["key"], far["facts"]) == ("hex-not-beside-maze", {"cell": [9, 9]})
    vault = ann.ask("preview", seat=0, move=f"{card}@0,0 r0")
    assert (vault["type"], vault["key"]) == ("refused", "hex-taken")
    passing = ann.ask("preview", seat=0, move="pass")
    assert (passing["key"], passing["rule"]) == ("may-not-pass", "RRR-TURN-06")
    assert ann.ask("preview", seat=0, move="fly 1,1")["key"] == "unreadable-move"


def test_insight_for_a_seat_and_for_spectators(places: tuple[Place, Place]) -> None:
    ann, bob = places
    mine = ann.ask("insight", seat=0)
    assert mine["type"] == "insight"
    assert set(mine["insight"]) == {"foes", "triangles"}
    assert mine["seq"] == ann.seq
    assert ann.ask("insight", seat=1)["key"] == "not-your-seat"
    assert bob.ask("insight", seat=None)["seat"] is None


def test_a_hint_is_a_legal_move(places: tuple[Place, Place]) -> None:
    ann, bob = places
    legal = ann.moves()
    hint = ann.ask("hint", seat=0)
    assert hint["type"] == "hint", hint
    assert hint["move"] in legal
    assert ann.ask("hint", seat=0, bot="random")["bot"] == "random"
    assert ann.ask("hint", seat=0, bot="oracle")["key"] == "no-such-bot"
    assert bob.ask("hint", seat=1)["key"] == "not-asked"


def test_one_person_on_two_devices_sees_the_same(ann: Guest, places: tuple[Place, Place]) -> None:
    there, _bob = places
    with ann.connect(there.table["id"], 0) as phone:
        seq = phone.play(a_move(phone))["seq"]
        there.catch_up(seq)
        assert without_nulls(there.view or {}) == without_nulls(phone.view or {})


def test_a_closed_socket_is_forgotten(ann: Guest, server_url: str) -> None:
    table = ann.open(seats=2)
    with raw_socket(server_url, table["id"], ann.cookie):
        pass
    with ann.connect(table["id"], 0) as place:
        place.must("say", text="still fine")


def test_everybody_hears_who_is_here(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as ann_there:
        assert ann_there.until(lambda message: message["type"] == "here")["seats"] == [0]
        with bob.connect(table["id"]) as bob_there:
            bob_there.must("sit", seat=1)
            assert ann_there.until(lambda message: message["type"] == "here")["seats"] == [0, 1]
        assert ann_there.until(lambda message: message["type"] == "here")["seats"] == [0]


def test_who_sits_speaks_by_the_name_at_the_seat(ann: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as place:
        place.must("stand", seat=0)
        place.must("sit", seat=1, name="Sabu")
        place.must("say", text="hello")
        assert place.table["sayings"] == [{"name": "Sabu", "text": "hello"}]
