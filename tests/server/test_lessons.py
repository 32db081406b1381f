"""The guided first game over the network, played as its steps say."""

from __future__ import annotations

from tests.server.clients import Guest, play_to_the_end


def test_the_first_game_as_a_pupil_plays_it(ann: Guest) -> None:
    game = ann.http.get("/api/games").json()[0]
    assert game["lessons"] == ["first-game"]
    lesson = ann.get("/api/games/run-run-run/lessons/first-game")
    assert "seed" not in lesson
    opened = ann.http.post("/api/tables", json={"game": "run-run-run", "lesson": "first-game"})
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    assert (table["lesson"], table["phase"], table["public"]) == ("first-game", "running", False)
    assert (table["mine"], len(table["chairs"])) == ([0], lesson["seats"])
    with ann.connect(table["id"], 0) as place:
        for step in lesson["steps"]:
            answer = place.play(step["move"])
            assert answer["type"] == "accepted", (step, answer)
            place.catch_up(answer["seq"])
        assert place.table["lesson"] == "first-game"
        assert [one["question"] for one in (place.view or {})["waiting"]] == ["action"]


def test_what_is_no_lesson(ann: Guest) -> None:
    path = "/api/games/run-run-run/lessons"
    assert ann.refused(404, "GET", f"{path}/second-game")["key"] == "no-such-lesson"
    assert ann.refused(404, "GET", "/api/games/chess/lessons/first-game")["key"] == "no-such-game"


def test_a_lesson_begins_anew_at_a_table_of_its_own(ann: Guest) -> None:
    first = ann.open(lesson="first-game")
    path = f"/api/tables/{first['id']}/rematch"
    assert ann.refused(409, "POST", path)["key"] == "no-rematch-yet"
    again = ann.open(lesson="first-game")
    assert again["id"] != first["id"]
    assert (again["lesson"], again["phase"], again["after"]) == ("first-game", "running", "")


def test_a_rematch_of_a_lesson_is_a_game_of_its_own(ann: Guest) -> None:
    first = ann.open(lesson="first-game")
    with ann.connect(first["id"], 0) as place:
        play_to_the_end([place], seed=3)
    again = ann.http.post(f"/api/tables/{first['id']}/rematch").json()["id"]
    seen = ann.get(f"/api/tables/{again}")["table"]
    assert (seen["lesson"], seen["phase"]) == ("", "lobby")
