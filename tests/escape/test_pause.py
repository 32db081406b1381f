"""Pauses: the game's clock stands still; written from the rules, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import GAME, events
from mastaba.games.escape.flight import NEVER
from mastaba.kernel.contract import EVERYBODY, REFEREE, Option
from mastaba.kernel.log_header import first_options
from tests.escape.scene import ANI, FRANK, MICHA, SLAM_1, Scene, begun, scene

FREE: dict[str, Option] = {"pause": "free"}


@pytest.mark.rule("ESC-RT-06", "ESC-RT-45", "ESC-RT-46")
def test_in_a_pause_nobody_acts_and_nothing_falls_due() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"], options=FREE)
    s.do(ANI, "roll 3", t=100_000)
    s.do(ANI, "propose pause", t=100_100)
    s.do(FRANK, "vote pause yes", t=100_100)
    assert s.told(events.GamePaused)
    assert s.code(ANI, "discover 1 2") == "PAUSED"
    assert s.code(FRANK, "roll 1") == "PAUSED"
    s.wait(40_000)
    assert (s.t, s.dice(ANI)) == (100_100, "A A * - -")
    s.do(ANI, "ping START")
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.wait(3000)
    assert s.t == 100_100
    s.wait(540)
    assert (s.t, "*" in s.dice(ANI)) == (100_640, False)


@pytest.mark.rule("ESC-RT-17", "ESC-RT-30")
def test_who_asked_for_a_pause_alone_may_end_it() -> None:
    s = scene(seats=1)
    s.do(ANI, "propose pause", t=5000)
    s.wait(1000)
    s.do(ANI, "propose resume")
    s.wait(3000)
    s.wait(250)
    assert s.t == 5250


@pytest.mark.rule("ESC-CURSE-SILENCE", "ESC-PHYS-01")
def test_silence_goes_on_in_a_pause() -> None:
    s = scene(curses={ANI: ["silence"]}, options=FREE)
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    assert s.code(ANI, "ping START") == "CURSED"
    s.do(FRANK, "ping START")


@pytest.mark.rule("ESC-RT-30", "ESC-RT-47")
def test_a_vote_to_go_on_ends_with_the_pause() -> None:
    s = scene(options=FREE)
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.do(ANI, "propose resume")
    s.wait(190_000)
    assert s.told(events.GameResumed)
    s.refused(FRANK, "vote resume yes")
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.wait(5000)
    s.do(FRANK, "propose resume")
    assert not s.told(events.Resuming)


@pytest.mark.rule("ESC-RT-46")
def test_a_room_in_hand_keeps_nobody_from_asking_to_go_on() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(FRANK, "propose pause")
    s.do(ANI, "discover 1 2")
    s.do(ANI, "vote pause yes")
    assert s.code(ANI, "place N") == "PAUSED"
    assert s.allowed(ANI, "propose resume")
    assert s.allowed(ANI, "propose concede")


def paused(seats: int = 2, t: int = 20_000, **more: Any) -> Scene:
    """All have just agreed to a pause."""
    s = scene(seats=seats, t=t, **more)
    s.do(ANI, "propose pause")
    for seat in range(1, seats):
        s.do(seat, "vote pause yes")
    assert s.told(events.GamePaused)
    return s


@pytest.mark.rule("ESC-RT-46", "ESC-PHYS-02", "ESC-PHYS-33")
def test_in_a_pause_a_cursed_hand_can_be_put_up_and_is_asked_for() -> None:
    s = scene(curses={FRANK: ["hand"]})
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    assert s.code(FRANK, "propose resume") == "CURSED"
    s.do(FRANK, "hand on")
    s.do(FRANK, "propose resume")
    s.do(FRANK, "hand off")
    s.do(ANI, "vote resume no")
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    assert s.told(events.Resuming)


@pytest.mark.rule("ESC-RT-46")
def test_in_a_pause_only_the_table_is_voted_on() -> None:
    s = scene(seats=3, dice={ANI: "B B - - -"}, depot=9)
    s.do(ANI, "propose fate")
    s.do(MICHA, "vote fate yes")
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.do(MICHA, "vote pause yes")
    assert s.code(FRANK, "vote fate yes") == "PAUSED"
    assert s.code(FRANK, "propose fate") == "PAUSED"
    assert s.code(FRANK, "propose pause") == "PAUSED"
    assert s.options(FRANK, "vote") == []
    assert s.options(FRANK, "propose") == ["propose concede", "propose resume"]
    s.wait(20_000)
    assert not s.told(events.VoteFailed)
    s.do(FRANK, "propose resume")
    s.do(ANI, "vote resume yes")
    s.do(MICHA, "vote resume yes")
    s.wait(3000)
    s.do(FRANK, "vote fate yes")
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-46", "ESC-END-05")
def test_in_a_pause_all_may_give_up() -> None:
    s = paused()
    s.do(ANI, "propose concede")
    s.wait(15_000)
    s.do(FRANK, "vote concede yes")
    assert s.outcome == "conceded"
    assert s.game.view(None).clock.paused == NEVER


@pytest.mark.rule("ESC-RT-46", "ESC-RT-31", "ESC-PHYS-27")
def test_in_a_pause_an_empty_seat_can_be_taken_over() -> None:
    s = paused(seats=3)
    s.do(REFEREE, f"away {MICHA}")
    s.wait(9999)
    assert s.code(ANI, "propose adopt 2") == "BLOCKED"
    s.wait(1)
    s.do(ANI, "propose adopt 2")
    s.do(FRANK, "vote adopt yes")
    assert s.game.view(ANI).players[MICHA].adopted_by == ANI


@pytest.mark.rule("ESC-RT-31", "ESC-RT-47")
def test_who_is_lost_in_a_pause_keeps_nobody_in_it() -> None:
    s = paused(seats=3)
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.wait(1000)
    s.do(REFEREE, f"away {MICHA}")
    s.wait(9999)
    assert not s.told(events.Resuming)
    s.wait(1)
    assert s.told(events.Resuming)


@pytest.mark.rule("ESC-RT-31", "ESC-RT-46")
def test_who_is_lost_in_a_pause_decides_no_vote_that_stands_still() -> None:
    s = scene(seats=2, dice={ANI: "B B - - -"}, depot=9)
    s.do(ANI, "propose fate")
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.do(REFEREE, f"away {FRANK}")
    s.wait(30_000)
    assert s.depot == 9
    s.do(ANI, "propose resume")
    s.wait(3000)
    # Play goes on, and with it the vote, in which Frank does not count any more.
    s.wait(100)
    s.do(ANI, "roll 3")
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-47")
def test_a_no_ends_the_vote_and_not_the_pause() -> None:
    s = paused()
    s.do(ANI, "propose resume")
    s.wait(40_000)
    s.do(FRANK, "vote resume no")
    assert s.game.view(ANI).clock.paused >= 0
    s.do(FRANK, "propose resume")
    s.do(ANI, "vote resume yes")
    s.wait(2999)
    assert (s.t, s.code(ANI, "roll 1")) == (20_000, "PAUSED")
    s.wait(1)
    s.do(ANI, "roll 1", t=20_000)


@pytest.mark.rule("ESC-RT-45")
def test_after_a_pause_what_was_due_is_as_far_away_as_before() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(ANI, "discover 1 2", t=50_000)
    s.do(FRANK, "propose pause", t=52_000)
    s.do(ANI, "vote pause yes", t=52_000)
    s.wait(40_000)
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.wait(3000)
    assert s.t == 52_000
    s.tick(54_999)
    assert s.holds(ANI) == "B01"
    s.tick(55_000)
    assert s.holds(ANI) == ""


@pytest.mark.rule("ESC-RT-48")
def test_a_pause_begins_at_any_time_while_a_clock_runs() -> None:
    begins = begun(2)
    assert begins.code(ANI, "propose pause") == "BLOCKED"
    for clock in ("practice", "turns"):
        s = scene(options={"clock": clock})
        assert s.refused(ANI, "propose pause").rule == "ESC-RT-48"
    in_countdown = paused(t=SLAM_1 - 5000)
    in_countdown.wait(30_000)
    assert in_countdown.t == SLAM_1 - 5000


# --- the house rule on pauses by vote ---

ROOMS = {"GK1": (1, 0, 1), "B01": (-1, 0, 3)}


@pytest.mark.rule("ESC-PAUSE-01")
def test_pauses_may_be_left_to_treasures() -> None:
    s = scene(options={"pause": "treasure"})
    refusal = s.refused(ANI, "propose pause")
    assert (refusal.rule, refusal.key) == ("ESC-PAUSE-01", "no-vote-on-pauses")
    assert "propose pause" not in s.options(ANI, "propose")


@pytest.mark.rule("ESC-PAUSE-02")
def test_one_pause_is_what_is_usual() -> None:
    assert GAME.options({})["pause"] == "once"
    s = paused()
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.wait(3000)
    refusal = s.refused(FRANK, "propose pause")
    assert (refusal.rule, refusal.facts["code"]) == ("ESC-PAUSE-02", "USED")
    assert "propose pause" not in s.options(ANI, "propose")
    s.tick(500_000)
    assert s.code(FRANK, "propose pause") == "USED"


@pytest.mark.rule("ESC-PAUSE-02")
def test_a_vote_that_fails_uses_up_no_pause() -> None:
    s = scene()
    s.do(ANI, "propose pause", t=5000)
    s.do(FRANK, "vote pause no")
    s.do(ANI, "propose pause", t=20_000)
    s.tick(30_000)
    assert s.told(events.VoteFailed)
    s.do(ANI, "propose pause", t=40_000)
    s.do(FRANK, "vote pause yes")
    assert s.told(events.GamePaused)


@pytest.mark.rule("ESC-PAUSE-02", "ESC-RT-47")
def test_the_one_pause_lasts_a_minute_at_most() -> None:
    s = paused()
    told = s.told(events.GamePaused)[0]
    assert (told.seconds, told.covered) == (60, True)
    clock = s.game.view(ANI).clock
    assert clock.pause_ends - clock.paused == 60_000
    s.wait(59_999)
    assert not s.told(events.Resuming)
    s.wait(1)
    assert s.told(events.Resuming)
    s.wait(2999)
    assert s.code(ANI, "roll 1") == "PAUSED"
    s.wait(1)
    assert s.game.view(ANI).clock.pause_ends == -1
    s.do(ANI, "roll 1", t=20_000)


@pytest.mark.rule("ESC-PAUSE-04", "ESC-RT-47")
def test_free_pauses_are_longer_and_as_many_as_wanted() -> None:
    s = paused(options=FREE)
    told = s.told(events.GamePaused)[0]
    assert (told.seconds, told.covered) == (180, False)
    s.wait(179_999)
    assert not s.told(events.Resuming)
    s.wait(1)
    assert s.told(events.Resuming)
    s.wait(3000)
    s.do(FRANK, "propose pause", t=30_000)
    s.do(ANI, "vote pause yes")
    assert s.told(events.GamePaused)
    assert [room.room for room in s.game.view(ANI).rooms] == ["START"]


def on_the_board() -> Scene:
    """Ani has dice in the pool of GK1, Frank holds a room, Micha watches from START."""
    s = scene(
        seats=3,
        rooms=ROOMS,
        at={ANI: "GK1", FRANK: "B01"},
        dice={ANI: "K K T - -", FRANK: "A A - - -"},
        treasures={MICHA: ["healing"]},
        pile=["B02", "EXIT"],
    )
    s.do(ANI, "commit g1 1 2")
    s.do(FRANK, "discover 1 2")
    s.do(MICHA, "propose pause")
    for seat in (ANI, FRANK):
        s.do(seat, "vote pause yes")
    return s


@pytest.mark.rule("ESC-PAUSE-03")
@pytest.mark.parametrize("seat", [ANI, FRANK, MICHA, None])
def test_in_the_one_pause_nobody_sees_the_temple(seat: int | None) -> None:
    s = on_the_board()
    view = s.game.view(seat)
    assert view.covered
    assert (view.rooms, view.passages, view.pools) == ([], [], [])
    assert [player.at for player in view.players] == ["", "", ""]
    assert not any(player.escaped for player in view.players)
    # What lies before people stays there.
    assert [die.face for die in view.players[ANI].dice][:3] == ["K", "K", "T"]
    assert (view.players[FRANK].holds, view.players[MICHA].treasures) == ("B02", ["healing"])
    assert GAME.insight(s.game, seat).seats == []
    for room in ROOMS:
        assert f'"{room}"' not in str(view).replace("'", '"')


@pytest.mark.rule("ESC-PAUSE-03")
def test_whoever_watches_after_the_game_sees_what_was_under_the_cover() -> None:
    s = on_the_board()
    assert [room.room for room in s.game.view(EVERYBODY).rooms] == ["START", "GK1", "B01"]


@pytest.mark.rule("ESC-PAUSE-03")
def test_after_the_pause_all_is_as_it_was() -> None:
    s = on_the_board()
    before = s.game.clone()
    s.do(MICHA, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.do(ANI, "vote resume yes")
    assert s.game.view(ANI).covered
    public, _private = s.game.changes(before)
    assert "rooms" not in public
    s.wait(3000)
    view = s.game.view(ANI)
    assert not view.covered
    assert [room.room for room in view.rooms] == ["START", "GK1", "B01"]
    assert [(pool.room, pool.total) for pool in view.pools] == [("GK1", 2)]
    assert [player.at for player in view.players] == ["GK1", "B01", "START"]
    public, _private = s.game.changes(before)
    assert {"rooms", "pools", "players", "covered"} <= public.keys()


@pytest.mark.rule("ESC-PAUSE-03")
def test_nobody_points_at_a_temple_that_is_covered() -> None:
    s = on_the_board()
    refusal = s.refused(ANI, "ping START")
    assert (refusal.rule, refusal.key) == ("ESC-PAUSE-03", "temple-covered")
    assert "ping START" not in [GAME.text(move) for move in s.game.asides(ANI)]
    s.do(ANI, "call yes")


@pytest.mark.rule("ESC-PAUSE-03", "ESC-END-05")
def test_when_all_give_up_the_cover_is_taken_off() -> None:
    s = on_the_board()
    s.do(ANI, "propose concede")
    s.do(FRANK, "vote concede yes")
    s.do(MICHA, "vote concede yes")
    assert s.outcome == "conceded"
    assert len(s.game.view(None).rooms) == 3


@pytest.mark.rule("ESC-PAUSE-04")
def test_a_game_that_does_not_name_the_house_rule_was_played_with_free_pauses() -> None:
    assert first_options(GAME, {"curses": True})["pause"] == "free"
    assert GAME.unnamed == {"pause": "free"}
