"""Pauses: the game's clock stands still; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, FRANK, scene


@pytest.mark.rule("ESC-RT-06")
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


@pytest.mark.rule("ESC-RT-30")
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


@pytest.mark.rule("ESC-RT-30", "ESC-PHYS-02")
def test_a_room_in_hand_or_a_cursed_hand_keeps_nobody_from_asking_to_go_on() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"], curses={FRANK: ["hand"]})
    s.do(FRANK, "hand on")
    s.do(FRANK, "propose pause")
    s.do(ANI, "discover 1 2")
    s.do(FRANK, "hand off")
    s.do(ANI, "vote pause yes")
    assert s.code(ANI, "place N") == "PAUSED"
    assert s.allowed(ANI, "propose resume")
    assert s.allowed(FRANK, "propose resume")
