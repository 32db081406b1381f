"""A whole evening over the network: from a guest's name to the end of the game."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.clients import Guest, Json, Place, play_to_the_end, start, without_nulls
from tests.server.serving import Running


def agreed(guest: Guest, place: Place) -> Json:
    """What HTTP shows, once it and the place know the same entries."""
    while True:
        seen = guest.get(f"/api/tables/{place.table['id']}", seat=place.seat)
        place.catch_up(seen["seq"])
        if place.seq == seen["seq"]:
            return seen


def test_two_people_and_a_bot_play_a_whole_game(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=3, bots={"2": "random"})
    found = bob.get(f"/api/tables/by-code/{table['code'].lower()}")
    assert found["id"] == table["id"]
    assert [seat["name"] or seat["bot"] for seat in found["seats"]] == ["Ann", "", "random"]
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        start([ann_there, bob_there])
        assert ann_there.events[0]["event"] == "game-began"
        assert all(event["rule"].startswith("RRR-") for event in ann_there.events)
        play_to_the_end([ann_there, bob_there], seed=1)
        # Patch by patch they have arrived at what the table shows to a newcomer.
        for guest, place in ((ann, ann_there), (bob, bob_there)):
            seen = agreed(guest, place)
            assert without_nulls(seen["view"]) == without_nulls(place.view or {})
            assert without_nulls(seen["table"]) == without_nulls(place.table)
        assert (ann_there.view or {})["outcome"] in ("won", "lost")
        too_late = ann_there.play("pass")
        assert (too_late["type"], too_late["key"]) == ("refused", "game-is-over")


def test_the_cursed_tomb_with_a_trap_of_chances(ann: Guest, bob: Guest) -> None:
    options = {"trap": "abstract", "rounds": 20}
    table = ann.open(game="cursed-tomb", seats=3, bots={"2": "weak"}, options=options)
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        start([ann_there, bob_there])
        play_to_the_end([ann_there, bob_there], seed=3)
        assert all(event["rule"].startswith("TOMB-") for event in ann_there.events)
        for guest, place in ((ann, ann_there), (bob, bob_there)):
            assert without_nulls(agreed(guest, place)["view"]) == without_nulls(place.view or {})
        assert (ann_there.view or {})["outcome"] in ("freed", "draw")


def test_a_finished_table_is_listed_as_such_and_leads_to_a_rematch(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        rematch = f"/api/tables/{table['id']}/rematch"
        assert ann.refused(409, "POST", rematch)["key"] == "no-rematch-yet"
        start([ann_there, bob_there])
        assert ann.refused(409, "POST", rematch)["key"] == "no-rematch-yet"
        play_to_the_end([ann_there, bob_there], seed=2)
        agreed(ann, ann_there)
        first, *_ = ann.http.get("/api/tables/mine").json()
        assert (first["id"], first["phase"]) == (table["id"], "finished")
        again = ann.http.post(rematch).json()["id"]
        assert bob.http.post(rematch).json()["id"] == again
        ann_there.until(lambda message: "rematch" in (message.get("table") or {}))
        assert ann_there.table["rematch"] == again
    seen = ann.get(f"/api/tables/{again}")["table"]
    assert (seen["after"], seen["phase"], seen["mine"]) == (table["id"], "lobby", [0])


def test_one_request_opens_a_hot_seat_that_is_played_at_once(ann: Guest) -> None:
    names = ["Ann", "Ben", "Cleo"]
    table = ann.open(seats=4, bots={"1": "random"}, hot_seat=names, start=True)
    assert table["phase"] == "running"
    assert table["mine"] == [0, 2, 3]
    assert [chair["name"] or chair["bot"] for chair in table["chairs"]] == [
        "Ann",
        "random",
        "Ben",
        "Cleo",
    ]
    with ExitStack() as stack:
        places = [stack.enter_context(ann.connect(table["id"], seat)) for seat in table["mine"]]
        assert [(place.view or {})["seat"] for place in places] == [0, 2, 3]
        play_to_the_end(places, seed=4)
    again = ann.http.post(f"/api/tables/{table['id']}/rematch").json()["id"]
    seen = ann.get(f"/api/tables/{again}")["table"]
    assert [chair["name"] for chair in seen["chairs"]] == ["Ann", "", "Ben", "Cleo"]


def test_a_solo_game_begins_with_one_request(ann: Guest) -> None:
    answer = ann.http.post(
        "/api/tables", json={"game": "run-run-run", "seats": 1, "start": True}
    ).json()
    assert answer["table"]["phase"] == "running"
    assert answer["view"]["waiting"][0]["question"] == "choose-cat"


def test_a_shared_screen_is_the_host_of_a_table_without_sitting(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=1, seat=False)
    assert (table["mine"], table["host"], table["chairs"][0]["taken"]) == ([], True, False)
    assert table["id"] in [one["id"] for one in ann.http.get("/api/tables/mine").json()]
    with ann.connect(table["id"]) as screen, bob.connect(table["id"]) as phone:
        assert screen.wish("start")["facts"] == {"seats": [0]}
        screen.must("choose", options={"level": "kitten"})
        phone.must("sit", seat=0)
        phone.hello(0)
        assert phone.wish("start")["key"] == "only-the-host"
        seq = screen.must("start")
        screen.catch_up(seq + 1)
        assert screen.phase == "running"
        assert (screen.view or {})["hands"] == {}


def mine(guest: Guest, table: str) -> Json:
    return next(one for one in guest.http.get("/api/tables/mine").json() if one["id"] == table)


def test_my_tables_tell_whose_turn_it_is(ann: Guest, bob: Guest, server: Running) -> None:
    other = ann.open(seats=2)
    table = ann.open(seats=2, options={"first": 0})["id"]
    lobby = mine(ann, table)
    assert (lobby["my_turn"], lobby["waiting"], lobby["round"]) == (False, [], 0)
    assert lobby["active"] == lobby["updated"]
    with ann.connect(table, 0) as ann_there, bob.connect(table) as bob_there:
        bob_there.must("sit", seat=1)
        start([ann_there, bob_there])
        begun = mine(ann, table)
        assert (begun["my_turn"], begun["waiting"], begun["round"]) == (True, [0], 1)
        assert not mine(bob, table)["my_turn"]
        for _ in range(9):
            if ann_there.is_asked():
                seq = ann_there.play(ann_there.moves()[0])["seq"]
                ann_there.catch_up(seq)
    after = mine(bob, table)
    assert (after["my_turn"], after["waiting"]) == (True, [1])
    assert after["active"] >= after["updated"]
    assert ann.http.get("/api/tables/mine").json()[-1]["id"] in (table, other["id"])
    # The same from the store alone, twice: read, and remembered.
    server.service.host.lives.clear()
    assert mine(bob, table) == after
    assert mine(bob, table) == after
    assert table not in server.service.host.lives


def test_a_seat_that_a_bot_plays_waits_for_nobody(ann: Guest) -> None:
    table = ann.open(seats=1, start=True)["id"]
    with ann.connect(table, 0) as place:
        assert mine(ann, table)["my_turn"]
        place.must("stand-in", seat=0, bot="random")
        assert not mine(ann, table)["my_turn"]


def test_seats_can_change_until_the_game_begins(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2, public=True, options={"level": "kitten"})
    assert table["id"] in [one["id"] for one in ann.http.get("/api/tables/public").json()]
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        assert bob_there.wish("sit", seat=0)["key"] == "seat-taken"
        assert bob_there.wish("sit", seat=7)["facts"] == {"seat": 7, "seats": 2}
        assert bob_there.wish("sit", seat=1, bot="random")["key"] == "only-the-host"
        bob_there.must("sit", seat=1)
        bob_there.must("stand", seat=1)
        ann_there.must("stand", seat=0)
        bob_there.must("sit", seat=0)
        ann_there.must("sit", seat=1, bot="random")
        ann_there.must("sit", seat=1)
        ann_there.must("choose", options={"level": "pharaoh"})
        assert bob_there.wish("choose", options={})["key"] == "only-the-host"
        assert ann_there.wish("choose", options={"level": "tiger"})["key"] == "no-such-option"
        assert ann_there.wish("ready")["type"] == "accepted"
        ann_there.must("ready", ready=False)
        ann_there.hello(1)
        bob_there.hello(0)
        start([ann_there, bob_there])
        assert (ann_there.view or {})["options"]["level"] == "pharaoh"
        assert [chair["name"] for chair in ann_there.table["chairs"]] == ["Bob", "Ann"]
        assert bob_there.wish("stand", seat=0)["key"] == "game-has-begun"


def test_an_option_that_is_missing_after_a_patch_is_null(ann: Guest) -> None:
    table = ann.open(game="cursed-tomb", seats=2, options={"trap": "abstract", "rounds": 20})
    assert table["options"]["decisionClock"] is None
    with ann.connect(table["id"], 0) as place:
        assert place.table["options"]["rounds"] == 20
        place.must("choose", options={"trap": "abstract", "rounds": None})
        assert place.table["options"].get("rounds") is None
        place.must("choose", options={"trap": "abstract", "rounds": 40})
        assert place.table["options"]["rounds"] == 40


def test_who_loses_a_seat_does_not_see_its_cards(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        ann_there.must("stand", seat=1)
        ann_there.must("sit", seat=1)
        ann_there.must("ready")
        bob_there.until(lambda message: message.get("view") is not None)
        assert (bob_there.view or {})["hands"] == {}
        drawn = [event for event in bob_there.events if event["event"] == "cards-drawn"]
        assert [event["cards"] for event in drawn] == [[], []]
        assert all(event["count"] > 0 for event in drawn)


def test_a_solo_table_starts_when_its_only_player_is_ready(ann: Guest) -> None:
    table = ann.open(seats=1)
    with ann.connect(table["id"], 0) as place:
        start([place])
        play_to_the_end([place], seed=3)
        assert place.phase == "finished"
