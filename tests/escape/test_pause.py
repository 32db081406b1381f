"""Pauses: the game's clock stands still; written from the rules, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.flight import NEVER
from mastaba.kernel.contract import REFEREE
from tests.escape.scene import ANI, FRANK, MICHA, SLAM_1, Scene, begun, scene


@pytest.mark.rule("ESC-RT-06", "ESC-RT-45", "ESC-RT-46")
def test_in_a_pause_nobody_acts_and_nothing_falls_due() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(ANI, "roll 3", t=100_000)
    s.do(ANI, "propose pause", t=100_100)
    s.do(FRANK, "vote pause yes", t=100_100)
    assert s.told(events.GAME_PAUSED)
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
    s = scene(curses={ANI: ["silence"]})
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    assert s.code(ANI, "ping START") == "CURSED"
    s.do(FRANK, "ping START")


@pytest.mark.rule("ESC-RT-30", "ESC-RT-47")
def test_a_vote_to_go_on_ends_with_the_pause() -> None:
    s = scene()
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.do(ANI, "propose resume")
    s.wait(190_000)
    assert s.told(events.GAME_RESUMED)
    s.refused(FRANK, "vote resume yes")
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    s.wait(5000)
    s.do(FRANK, "propose resume")
    assert not s.told(events.RESUMING)


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
    assert s.told(events.GAME_PAUSED)
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
    assert s.told(events.RESUMING)


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
    assert not s.told(events.VOTE_FAILED)
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
    assert not s.told(events.RESUMING)
    s.wait(1)
    assert s.told(events.RESUMING)


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
