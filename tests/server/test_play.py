"""A whole evening over the network: from a guest's name to the end of the game."""

from __future__ import annotations

from tests.server.clients import Guest, Json, Place, play_to_the_end, start, without_nulls


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


def test_a_finished_table_is_listed_as_such_and_leads_to_a_rematch(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        start([ann_there, bob_there])
        play_to_the_end([ann_there, bob_there], seed=2)
        agreed(ann, ann_there)
        first, *_ = ann.http.get("/api/tables/mine").json()
        assert (first["id"], first["phase"]) == (table["id"], "finished")
        again = ann.http.post(f"/api/tables/{table['id']}/rematch").json()["id"]
        assert bob.http.post(f"/api/tables/{table['id']}/rematch").json()["id"] == again
        ann_there.until(lambda message: "rematch" in (message.get("table") or {}))
        assert ann_there.table["rematch"] == again
    seen = ann.get(f"/api/tables/{again}")["table"]
    assert (seen["after"], seen["phase"], seen["mine"]) == (table["id"], "lobby", [0])


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


def test_who_loses_a_seat_does_not_see_its_cards(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)
    with ann.connect(table["id"], 0) as ann_there, bob.connect(table["id"]) as bob_there:
        bob_there.must("sit", seat=1)
        bob_there.hello(1)
        ann_there.must("stand", seat=1)
        ann_there.must("sit", seat=1)
        ann_there.must("ready")
        bob_there.until(lambda message: message.get("view") is not None)
        hands = [cat.get("hand") for cat in (bob_there.view or {})["cats"]]
        assert hands == [None, None]
        drawn = [event for event in bob_there.events if event["event"] == "cards-drawn"]
        assert [event["cards"] for event in drawn] == [[], []]
        assert all(event["count"] > 0 for event in drawn)


def test_a_solo_table_starts_when_its_only_player_is_ready(ann: Guest) -> None:
    table = ann.open(seats=1)
    with ann.connect(table["id"], 0) as place:
        start([place])
        play_to_the_end([place], seed=3)
        assert place.phase == "finished"
