"""Slower clocks: soundtrack and decisions take longer, hands keep their pace."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, FRANK, Scene, scene

CLOCKS = [("three-quarters", 4, 3), ("half", 2, 1), ("quarter", 4, 1)]


def slowed(clock: str, **more: Any) -> Scene:
    return scene(**{"options": {"clock": clock, "extraTiles": True}, "curses": {}, **more})


@pytest.mark.rule("ESC-CLOCK-02", "ESC-CLOCK-07", "ESC-RT-38")
@pytest.mark.parametrize(("clock", "times", "of"), CLOCKS)
def test_the_soundtrack_is_stretched(clock: str, times: int, of: int) -> None:
    s = slowed(clock)
    s.tick(225_000 * times // of - 1)
    assert not s.told(events.DoorSlammed)
    s.tick(225_000 * times // of)
    assert s.told(events.DoorSlammed)
    s.tick(600_000 * times // of - 1)
    assert s.outcome == ""
    s.tick(600_000 * times // of)
    assert s.outcome == "buried"


@pytest.mark.rule("ESC-RT-30")
@pytest.mark.parametrize(("clock", "times", "of"), CLOCKS)
def test_a_vote_is_open_for_longer(clock: str, times: int, of: int) -> None:
    s = slowed(clock)
    s.do(ANI, "propose fate", t=20_000)
    s.tick(20_000 + 10_000 * times // of - 1)
    assert s.allowed(FRANK, "vote fate yes")
    s.tick(20_000 + 10_000 * times // of)
    assert s.told(events.VoteFailed)


@pytest.mark.rule("ESC-RT-34")
@pytest.mark.parametrize(("clock", "times", "of"), CLOCKS)
def test_a_tile_may_be_held_for_longer(clock: str, times: int, of: int) -> None:
    s = slowed(clock, dice={ANI: "A A - - -"}, pile=["C03", "EXIT"])
    s.do(ANI, "discover 1 2", t=20_000)
    s.tick(20_000 + 5_000 * times // of - 1)
    assert s.holds(ANI) == "C03"
    s.tick(20_000 + 5_000 * times // of)
    assert s.temple["C03"] == (0, -1, 0)


@pytest.mark.rule("ESC-RT-36", "ESC-CURSE-SOULSWAP-06")
@pytest.mark.parametrize(("clock", "times", "of"), CLOCKS)
def test_a_choice_may_take_longer(clock: str, times: int, of: int) -> None:
    s = slowed(
        clock, seats=3, rooms={"GK1": (0, -1, 0)}, at={ANI: "GK1"}, dice={ANI: "A A - - -"},
        pile=["C01", "EXIT"], curse_pile=["soulswap"],
    )  # fmt: skip
    s.do(ANI, "discover 1 2", t=20_000)
    s.tick(20_000 + 5_000 * times // of - 1)
    assert s.at(ANI) == "GK1"
    s.tick(20_000 + 5_000 * times // of)
    assert s.at(ANI) == "START"


@pytest.mark.rule("ESC-RT-14", "ESC-RT-15")
@pytest.mark.parametrize("clock", [clock for clock, _times, _of in CLOCKS])
def test_hands_are_as_fast_as_ever(clock: str) -> None:
    s = slowed(clock)
    s.do(ANI, "roll 1", t=20_000)
    s.tick(20_640)
    assert "*" not in s.dice(ANI)
    assert s.code(ANI, "roll 2", t=20_699) == "RATE"
    s.do(ANI, "roll 2", t=20_700)
