"""Scenarios of Soul swap: each of two players leads the other's pawn."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.modules.curses import tiles as m1
from mastaba.games.escape.modules.curses.events import SoulsParted, SoulsReturned
from tests.escape.scene import ANI, BOX, FRANK, MICHA, SLAM_1, Scene, scene


def cursed(**more: Any) -> Scene:
    """Ani has drawn Soul swap in GK1, far from the others, and has to choose with whom."""
    given: dict[str, Any] = {
        "seats": 3,
        "rooms": {"B04": (0, -1, 0), "GK1": (0, -2, 0), "B10": (1, 0, 1), "EXIT": (-1, 0, 3)},
        "at": {ANI: "GK1"},
        "dice": {ANI: "A A - - -"},
        "pile": ["C01", "B01", "B02"],
        "curse_pile": ["soulswap"],
        "options": {"extraTiles": True},
        **more,
    }
    s = scene(**given)
    s.do(ANI, "discover 1 2", t=2000)
    assert s.curses(ANI) == ["soulswap"]
    return s


def swapped(**more: Any) -> Scene:
    """Ani leads Frank's pawn in START, and Frank leads Ani's in GK1."""
    s = cursed(**more)
    s.do(ANI, "choose 1", t=2100)
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("START", "GK1", "START")
    return s


@pytest.mark.scenario("ESC-EDGE-18")
@pytest.mark.rule("ESC-CURSE-SOULSWAP-05", "ESC-CLOCK-07")
def test_the_slam_takes_a_die_of_whoever_leads_a_pawn_that_is_late() -> None:
    s = swapped()
    s.tick(SLAM_1)
    assert [s.dice(seat).count("x") for seat in (ANI, FRANK, MICHA)] == [0, 1, 0]


@pytest.mark.scenario("ESC-EDGE-19")
@pytest.mark.rule("ESC-CLOCK-07")
def test_nobody_loses_a_die_if_both_pawns_are_safe() -> None:
    s = swapped()
    s.set_at(FRANK, "START")
    s.tick(SLAM_1)
    assert not s.told(events.DieLost)


@pytest.mark.scenario("ESC-EDGE-20")
@pytest.mark.rule("ESC-EXIT-05", "ESC-EXIT-10", "ESC-CURSE-SOULSWAP-02")
@pytest.mark.parametrize(("goes", "stays", "room"), [(ANI, FRANK, "GK1"), (FRANK, ANI, "START")])
def test_who_leads_the_pawn_that_escapes_is_out(goes: int, stays: int, room: str) -> None:
    s = swapped(depot=0)
    s.set_at(goes, "EXIT")
    s.set_dice(goes, "K - - - -")
    s.do(goes, "escape 1")
    assert s.at(goes) == ""
    assert s.code(goes, "roll 2") == "OUT"
    assert s.curses(ANI) == []
    parted = [(told.rule, told.seat, told.partner) for told in s.told(SoulsParted)]
    assert parted == [("ESC-CURSE-SOULSWAP-02", ANI, FRANK)]
    assert not s.told(SoulsReturned)
    # The partner goes on with the pawn that they lead.
    assert s.at(stays) == room
    s.set_dice(stays, "A A - - -")
    s.do(stays, "enter S 1 2" if room == "GK1" else "enter E 1 2")
    assert s.at(stays) == ("B04" if room == "GK1" else "B10")


@pytest.mark.scenario("ESC-EDGE-21")
@pytest.mark.rule("ESC-CURSE-SOULSWAP-02", "ESC-M1-05")
def test_lifted_far_apart_nobody_moves() -> None:
    s = swapped()
    s.set_dice(ANI, "A A K T -")
    pawns = list(s.game.pawns)
    s.do(ANI, "lift soulswap 1 2 3 4")
    assert s.told(SoulsReturned)
    assert (s.curses(ANI), s.dice(ANI), list(s.game.pawns)) == ([], "- - - - -", pawns)
    assert (s.at(ANI), s.at(FRANK)) == ("GK1", "START")


@pytest.mark.scenario("ESC-EDGE-23")
@pytest.mark.rule("ESC-CURSE-TRAPPED", "ESC-CURSE-SOULSWAP-04")
@pytest.mark.parametrize("trapped", [ANI, FRANK])
def test_the_trapped_stay_trapped_with_whichever_pawn(trapped: int) -> None:
    s = swapped()
    m1.set_held(s.game, trapped, (*m1.held(s.game, trapped), BOX.curse_names.index("trapped")))
    # Ani leads the pawn in START, Frank the one in GK1; B04 lies between them.
    ways = {ANI: "N", FRANK: "S"}
    for seat, side in ways.items():
        s.set_dice(seat, "A A - - -")
        if seat == trapped:
            assert s.code(seat, f"enter {side} 1 2") == "CURSED"
            assert s.code(seat, "discover 1 2") == "CURSED"
        else:
            s.do(seat, f"enter {side} 1 2")
            assert s.at(seat) == "B04"


@pytest.mark.scenario("ESC-EDGE-25")
@pytest.mark.rule("ESC-RT-35", "ESC-GEO-25")
def test_a_room_in_the_hand_goes_back_onto_the_pile() -> None:
    s = cursed(dice={ANI: "A A - - -", FRANK: "A A - - -"}, rooms={"GK1": (0, -1, 0)})
    s.do(FRANK, "discover 1 2", t=2000)
    assert (s.holds(FRANK), s.pile) == ("B01", ["B02"])
    s.do(ANI, "choose 1", t=2100)
    assert (s.holds(FRANK), s.holds(ANI), s.pile) == ("", "", ["B01", "B02"])
    assert (s.dice(FRANK), s.at(FRANK)) == ("- - - - -", "GK1")


@pytest.mark.scenario("ESC-EDGE-26")
@pytest.mark.rule("ESC-M1-06")
def test_the_partner_cannot_lift_it() -> None:
    s = swapped()
    s.set_dice(FRANK, "A A K T -")
    assert s.code(FRANK, "lift soulswap 1 2 3 4") == "NO_TARGET"
    assert s.options(FRANK, "lift") == []
    assert (s.at(ANI), s.at(FRANK)) == ("START", "GK1")
