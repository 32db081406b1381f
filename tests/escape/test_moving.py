"""Entering and discovering rooms; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, FRANK, scene


@pytest.mark.rule("ESC-ENTER-02")
def test_the_price_is_the_target_rooms() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={FRANK: "A A T - -"})
    s.do(FRANK, "enter E 1 2")
    assert s.at(FRANK) == "B01"
    assert s.dice(FRANK) == "- - T - -"
    assert s.told(events.RoomEntered)[0].seat == FRANK


@pytest.mark.rule("ESC-ENTER-05", "ESC-ENTER-06")
def test_every_entry_is_paid_and_no_leaving() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, dice={ANI: "A K A A A"})
    s.do(ANI, "enter E 1 2")
    assert s.dice(ANI) == "- - A A A"
    s.do(ANI, "enter W 3 4")
    assert (s.at(ANI), s.dice(ANI)) == ("START", "- - - - A")
    s.roll(ANI, "1 2", "A T")
    assert s.code(ANI, "enter E 1 2") == "COST"


@pytest.mark.rule("ESC-ENTER-07")
def test_any_number_share_a_room() -> None:
    s = scene(seats=6, rooms={"B01": (1, 0, 1)}, dice=dict.fromkeys(range(6), "A A - - -"))
    for seat in range(6):
        s.do(seat, "enter E 1 2")
    assert {s.at(seat) for seat in range(6)} == {"B01"}


@pytest.mark.rule("ESC-ENTER-08")
def test_dice_that_are_elsewhere_cannot_pay() -> None:
    s = scene(
        rooms={"B03": (0, 1, 2)}, at={ANI: "B03"}, dice={ANI: "K A A B (A)"},
        curses={ANI: ["debris"]},
    )  # fmt: skip
    s.do(ANI, "commit 1")
    assert s.code(ANI, "enter N 1 2") == "DIE_STATE"
    assert s.code(ANI, "enter N 4 2") == "DIE_STATE"
    assert s.code(ANI, "enter N 5 2") == "DIE_STATE"
    s.wait(100)
    assert s.allowed(ANI, "enter N 2 3")


@pytest.mark.rule("ESC-DISCOVER-01", "ESC-DISCOVER-08", "ESC-GEO-07", "ESC-GEO-10")
def test_discovering_needs_a_free_opening() -> None:
    around = {"B01": (1, 0, 1), "B04": (0, 1, 2), "GK1": (-1, 0, 3), "B02": (0, -1, 0)}
    s = scene(rooms=around, dice={ANI: "A A - - -"})
    assert s.refused(ANI, "discover 1 2").rule == "ESC-DISCOVER-01"
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A - - -"})
    assert s.allowed(ANI, "discover 1 2")


@pytest.mark.rule("ESC-DISCOVER-02")
@pytest.mark.parametrize(
    ("dice", "named"), [("A K A - -", "1 2"), ("A A - - -", "1"), ("K T - - -", "1 2")]
)
def test_a_discovery_costs_two_adventurers(dice: str, named: str) -> None:
    s = scene(dice={ANI: dice})
    assert s.code(ANI, f"discover {named}") == "COST"


@pytest.mark.rule("ESC-GEO-01", "ESC-GEO-02", "ESC-GEO-03", "ESC-GEO-09")
def test_a_tile_to_the_west() -> None:
    s = scene(pile=["B05", "EXIT"], dice={ANI: "A A A A -"})
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place W")
    assert s.temple["B05"] == (-1, 0, 3)
    s.set_at(ANI, "B05")
    s.set_dice(ANI, "A A A A -")
    assert s.code(ANI, "enter S 1 2") == "BLOCKED"
    s.do(ANI, "discover 1 2")
    assert s.temple["EXIT"] == (-1, -1, 0)


@pytest.mark.rule("ESC-DISCOVER-05", "ESC-RT-32", "ESC-RT-34")
def test_a_tile_that_is_not_placed_places_itself() -> None:
    s = scene(rooms={"B04": (0, -1, 0), "B01": (-1, 0, 3)}, dice={ANI: "A A K - -"})
    s.do(ANI, "discover 1 2", t=50_000)
    held = s.holds(ANI)
    assert held
    s.wait(100)
    assert set(s.options(ANI, "place")) == {"place E", "place S"}
    assert s.code(ANI, "roll 4") == "HELD_TILE"
    s.do(ANI, "ping START")
    s.tick(54_999)
    assert s.holds(ANI) == held
    s.tick(55_000)
    assert s.temple[held] == (1, 0, 1)


@pytest.mark.rule("ESC-RT-33")
def test_a_tile_with_one_place_is_placed_at_once() -> None:
    s = scene(
        rooms={"B04": (0, -1, 0)}, at={ANI: "B04"}, dice={ANI: "A A - - -"}, pile=["B10", "EXIT"]
    )
    s.do(ANI, "discover 1 2")
    assert s.holds(ANI) == ""
    assert s.temple["B10"] == (0, -2, 0)
    assert s.told(events.RoomPlaced)


@pytest.mark.rule("ESC-DISCOVER-07")
def test_each_free_opening_allows_a_discovery() -> None:
    s = scene(pile=["B10", "B11", "B12", "B13", "B01", "EXIT"], dice={ANI: "A A A A -"})
    for side in "NESW":
        s.set_dice(ANI, "A A - - -")
        s.do(ANI, "discover 1 2")
        if s.holds(ANI):
            s.do(ANI, f"place {side}")
    assert len(s.temple) == 5
    s.set_dice(ANI, "A A - - -")
    assert s.code(ANI, "discover 1 2") == "BLOCKED"


@pytest.mark.rule("ESC-DISCOVER-09")
def test_the_exit_is_found_and_walked_through() -> None:
    s = scene(pile=["EXIT", "B01"], dice={ANI: "A A A A -"})
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place N")
    s.do(ANI, "enter N 3 4")
    assert s.at(ANI) == "EXIT"
    s.set_dice(ANI, "A A A A -")
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place E")
    s.do(ANI, "enter E 3 4")
    assert s.at(ANI) == "B01"


@pytest.mark.rule("ESC-DISCOVER-10", "ESC-GEO-11", "ESC-GEO-12", "ESC-GEO-22")
def test_only_the_stairs_must_fit() -> None:
    # South of (1,-1) lies B04 at (1,0), whose stairs face START: walls north and south.
    s = scene(
        rooms={"B04": (1, 0, 1), "B10": (0, -1, 0)},
        at={ANI: "B10"},
        dice={ANI: "A A A A A"},
        pile=["B07", "B01", "EXIT"],
    )
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place E")
    assert s.temple["B07"] == (1, -1, 1)
    s.do(ANI, "enter E 3 4")
    assert s.code(ANI, "enter S 5") in ("BLOCKED", "COST")
    s.set_dice(ANI, "A A - - -")
    assert s.code(ANI, "enter S 1 2") == "BLOCKED"


@pytest.mark.rule("ESC-GEO-12", "ESC-GEO-16", "ESC-ENTER-01")
def test_two_openings_that_meet_are_a_way_without_stairs() -> None:
    # GT2 is laid north of B10; its opening to the west meets that of B01 to the east.
    s = scene(
        rooms={"B01": (0, -1, 0), "B10": (1, 0, 1)},
        at={ANI: "B01", FRANK: "B10"},
        dice={ANI: "A A - - -", FRANK: "A A A A -"},
        pile=["GT2", "EXIT"],
    )
    assert s.code(ANI, "enter E 1 2") == "BLOCKED"
    s.do(FRANK, "discover 1 2")
    s.do(FRANK, "place N")
    assert s.temple["GT2"] == (1, -1, 0)
    s.do(ANI, "enter E 1 2")
    assert s.at(ANI) == "GT2"
    s.do(FRANK, "enter N 3 4")
    s.set_dice(FRANK, "A A - - -")
    s.do(FRANK, "enter W 1 2")
    assert s.at(FRANK) == "B01"


@pytest.mark.rule("ESC-GEO-04")
def test_stairs_work_in_both_directions() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A A A -"})
    s.do(ANI, "enter E 1 2")
    s.do(ANI, "enter W 3 4")
    assert s.at(ANI) == "START"


@pytest.mark.rule("ESC-GEO-05")
def test_start_opens_on_all_sides() -> None:
    s = scene(pile=["B10", "B11"], dice={ANI: "A A - - -"})
    s.do(ANI, "discover 1 2")
    s.wait(100)
    assert s.options(ANI, "place") == ["place N", "place E", "place S", "place W"]
