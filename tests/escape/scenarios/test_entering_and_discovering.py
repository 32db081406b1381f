"""Scenarios of entering and discovering rooms."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ALEX, ANI, COLLAPSE, FRANK, MICHA, Scene, scene

# --- enter ---


@pytest.mark.scenario("ESC-GOLD-07")
@pytest.mark.rule("ESC-ENTER-01", "ESC-ENTER-03", "ESC-ENTER-04", "ESC-GEO-16")
def test_an_open_side_a_wall_and_an_empty_square() -> None:
    # B07 opens N, W and E. North of it B01 opens south; west of it GK1 has a wall in the east.
    s = scene(
        rooms={"B07": (0, -1, 0), "B01": (0, -2, 0), "GK1": (-1, -1, 0)},
        at={FRANK: "B07"},
        dice={FRANK: "A A - - -"},
    )
    assert s.code(FRANK, "enter W 1 2") == "BLOCKED"
    assert s.code(FRANK, "enter E 1 2") == "BLOCKED"
    s.do(FRANK, "enter N 1 2")
    assert (s.at(FRANK), s.dice(FRANK)) == ("B01", "- - - - -")


@pytest.mark.scenario("ESC-GOLD-08")
@pytest.mark.rule("ESC-ENTER-02", "ESC-DICE-13", "ESC-DICE-15")
def test_an_entry_takes_what_the_room_costs() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={FRANK: "A A T - -"})
    s.do(FRANK, "enter E 1 2")
    assert (s.at(FRANK), s.dice(FRANK)) == ("B01", "- - T - -")


@pytest.mark.scenario("ESC-GOLD-09")
@pytest.mark.rule("ESC-ENTER-02")
def test_the_wrong_symbols_do_not_pay() -> None:
    s = scene(rooms={"B05": (1, 0, 1)}, dice={FRANK: "A A T - -"})
    assert s.code(FRANK, "enter E 1 2") == "COST"
    assert (s.at(FRANK), s.dice(FRANK)) == ("START", "A A T - -")


# --- discover ---


@pytest.mark.scenario("ESC-GOLD-10")
@pytest.mark.rule("ESC-DISCOVER-03", "ESC-DISCOVER-04", "ESC-DISCOVER-06")
@pytest.mark.rule("ESC-GEO-08", "ESC-GEO-09")
def test_a_room_is_placed_with_its_stairs_to_the_discoverer() -> None:
    s = scene(
        rooms={"B01": (0, -1, 0)},
        at={FRANK: "B01"},
        dice={FRANK: "A A - - -"},
        pile=["B03", "B04", "EXIT"],
    )
    s.do(FRANK, "discover 1 2", t=2000)
    s.do(FRANK, "place E", t=2100)
    assert s.temple["B03"] == (1, -1, 1)
    assert (s.at(FRANK), s.dice(FRANK)) == ("B01", "- - - - -")
    # One free side is left: the next room goes there by itself.
    s.set_dice(FRANK, "A A - - -")
    s.do(FRANK, "discover 1 2", t=2200)
    assert s.temple["B04"] == (0, -2, 0)
    s.set_dice(FRANK, "A A - - -")
    assert s.code(FRANK, "discover 1 2", t=2300) == "BLOCKED"


@pytest.mark.scenario("ESC-GOLD-11")
@pytest.mark.rule("ESC-GEO-02", "ESC-GEO-09")
def test_a_room_to_the_west_is_turned_three_times() -> None:
    s = scene(dice={ANI: "A A A A -"}, pile=["B05", "B04", "EXIT"])
    s.do(ANI, "discover 1 2", t=2000)
    s.do(ANI, "place W", t=2100)
    assert s.temple["B05"] == (-1, 0, 3)
    s.set_at(FRANK, "B05")
    s.set_dice(FRANK, "A A A A -")
    assert [s.code(FRANK, f"enter {side} 1 2") for side in "SW"] == ["BLOCKED", "BLOCKED"]
    s.do(FRANK, "discover 1 2")
    assert s.temple["B04"] == (-1, -1, 0)
    s.do(FRANK, "enter E 3 4")
    assert s.at(FRANK) == "START"


@pytest.mark.scenario("ESC-GOLD-12")
@pytest.mark.rule("ESC-RT-34")
def test_a_tile_that_nobody_places_is_placed_after_five_seconds() -> None:
    s = scene(
        rooms={"B04": (0, -1, 0), "GK1": (-1, 0, 3)},
        dice={ANI: "A A - - -"},
        pile=["B01", "EXIT"],
    )
    s.do(ANI, "discover 1 2", t=50_000)
    s.wait(100)
    assert s.options(ANI, "place") == ["place E", "place S"]
    s.tick(54_999)
    assert (s.holds(ANI), "B01" in s.temple) == ("B01", False)
    s.tick(55_000)
    assert (s.holds(ANI), s.temple["B01"]) == ("", (1, 0, 1))


@pytest.mark.scenario("ESC-GOLD-13")
@pytest.mark.rule("ESC-RT-35", "ESC-GEO-25")
def test_a_tile_whose_last_place_is_taken_goes_back() -> None:
    # Ani's B04 at (2,0) opens north and south; Micha and Frank each have one free side, the east.
    s = scene(
        seats=3,
        rooms={
            "B10": (1, 0, 1), "B04": (2, 0, 0),
            "B01": (0, -1, 0), "GT1": (1, -1, 1),
            "B02": (0, 1, 2), "GK1": (1, 1, 1),
        },
        at={ANI: "B04", MICHA: "GT1", FRANK: "GK1"},
        dice=dict.fromkeys((ANI, FRANK, MICHA), "A A - - -"),
        pile=["B03", "B05", "B06", "EXIT"],
    )  # fmt: skip
    s.do(ANI, "discover 1 2", t=2000)
    s.do(MICHA, "discover 1 2", t=2000)
    assert (s.temple["B05"], s.holds(ANI)) == ((2, -1, 1), "B03")
    s.wait(100)
    assert s.options(ANI, "place") == ["place S"]
    s.do(FRANK, "discover 1 2", t=2200)
    assert s.temple["B06"] == (2, 1, 1)
    assert (s.holds(ANI), s.pile, s.dice(ANI)) == ("", ["B03", "EXIT"], "- - - - -")
    assert [told.seat for told in s.told(events.RoomReturned)] == [ANI]


@pytest.mark.scenario("ESC-GOLD-14")
@pytest.mark.rule("ESC-DISCOVER-08")
def test_with_an_empty_pile_nothing_is_discovered() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=[])
    assert s.code(ANI, "discover 1 2") == "NO_TILE"
    assert s.dice(ANI) == "A A - - -"


@pytest.mark.scenario("ESC-EDGE-41")
@pytest.mark.rule("ESC-DISCOVER-04", "ESC-GEO-08")
def test_nobody_discovers_across_a_corner() -> None:
    # A ring around the gap at (1,-1). GT2 lies diagonal to it, and all its own sides are built on.
    s = scene(
        rooms={
            "B01": (0, -1, 0), "B10": (0, -2, 0), "B11": (1, -2, 1), "GT2": (2, -2, 1),
            "B04": (2, -1, 0), "GK1": (2, 0, 1), "B13": (1, 0, 1), "B07": (2, -3, 0),
        },
        at={ANI: "GT2", FRANK: "B13"},
        dice={ANI: "A A A A -", FRANK: "A A - - -"},
        pile=["B02", "EXIT"],
    )  # fmt: skip
    assert s.code(ANI, "discover 1 2") == "BLOCKED"
    assert s.options(ANI, "discover") == []
    # From beside the gap it is discovered.
    s.do(FRANK, "discover 1 2")
    s.do(FRANK, "place N")
    assert s.temple["B02"] == (1, -1, 0)


def two_discoverers(**more: Any) -> Scene:
    """Ani and Frank have both drawn a room, and both could place it on (1,-1)."""
    given: dict[str, Any] = {
        "seats": 4,
        "rooms": {"B10": (0, -1, 0), "B13": (1, 0, 1)},
        "at": {ANI: "B10", FRANK: "B13"},
        "dice": dict.fromkeys((ANI, FRANK, MICHA, ALEX), "A A - - -"),
        "pile": ["B01", "B02", "EXIT"],
        **more,
    }
    s = scene(**given)
    s.do(ANI, "discover 1 2", t=2000)
    s.do(FRANK, "discover 1 2", t=2000)
    assert (s.holds(ANI), s.holds(FRANK)) == ("B01", "B02")
    return s


@pytest.mark.scenario("ESC-EDGE-42")
@pytest.mark.rule("ESC-RT-35", "ESC-GEO-10")
def test_the_first_to_place_a_room_gets_the_square() -> None:
    s = two_discoverers()
    s.do(FRANK, "place N", t=2100)
    assert s.temple["B02"] == (1, -1, 0)
    assert s.code(ANI, "place E", t=2200) == "BLOCKED"
    s.do(ANI, "place N", t=2200)
    assert s.temple["B01"] == (0, -2, 0)


@pytest.mark.scenario("ESC-EDGE-42")
@pytest.mark.rule("ESC-RT-35")
def test_the_other_room_goes_back_if_it_fits_nowhere_else() -> None:
    # Ani's B11 is free to the north and the east; Micha builds on the one, Frank on the other.
    s = two_discoverers(
        rooms={"B11": (0, -1, 0), "B13": (1, 0, 1), "GK1": (-1, -2, 1)},
        at={ANI: "B11", FRANK: "B13", MICHA: "GK1"},
        pile=["B01", "B02", "B03", "EXIT"],
    )
    s.do(MICHA, "discover 1 2", t=2000)
    s.do(MICHA, "place E", t=2100)
    assert (s.temple["B03"], s.holds(ANI)) == ((0, -2, 1), "B01")
    s.do(FRANK, "place N", t=2100)
    assert (s.temple["B02"], s.holds(ANI)) == ((1, -1, 0), "")
    assert (s.pile, s.dice(ANI)) == (["B01", "EXIT"], "- - - - -")


# --- a temple that closes up ---

CLOSED = {"GK1": (0, -1, 1), "GT1": (1, 0, 0), "B04": (0, 1, 1), "B06": (-1, 0, 0)}
"""Walls on all four sides of START."""


@pytest.mark.scenario("ESC-EDGE-48")
@pytest.mark.rule("ESC-DISCOVER-01", "ESC-END-05")
def test_a_temple_that_has_closed_up_is_no_end() -> None:
    s = scene(rooms=CLOSED, dice={ANI: "A A K K T"}, pile=["EXIT"])
    assert s.code(ANI, "discover 1 2") == "BLOCKED"
    assert s.options(FRANK, "discover") == []
    s.tick(COLLAPSE - 1000)
    assert (s.outcome, "EXIT" in s.temple) == ("", False)
    s.do(ANI, "propose concede")
    s.do(FRANK, "vote concede yes")
    assert s.outcome == "conceded"


@pytest.mark.scenario("ESC-EDGE-48/passage")
@pytest.mark.rule("ESC-TREASURE-PASSAGE", "ESC-GEO-18")
def test_a_secret_passage_leads_out_of_it() -> None:
    s = scene(
        rooms=CLOSED,
        dice={ANI: "A K A A -"},
        treasures={FRANK: ["passage"]},
        pile=["EXIT"],
    )
    assert s.code(ANI, "enter N 1 2") == "BLOCKED"
    s.do(FRANK, "use passage START GK1")
    s.do(ANI, "enter N 1 2")
    s.do(ANI, "discover 3 4")
    assert (s.at(ANI), s.holds(ANI)) == ("GK1", "EXIT")
