"""Edge cases of the base game and of modules 1 and 2; written from the rules, not from the code.

Those of Soul swap, and those that are the ordinary test of a rule, stand beside that rule.
"""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, COLLAPSE, FRANK, MICHA, SLAM_1, SLAM_2, scene

# --- movement ---


@pytest.mark.rule("ESC-DISCOVER-04", "ESC-GEO-08")
def test_edge_041_no_discovery_across_a_corner() -> None:
    # B04 at (1,0) opens to START and to the east; (1,-1) is diagonal to START.
    s = scene(rooms={"B04": (1, 0, 1)}, at={ANI: "B04"}, dice={ANI: "A A A A -"},
              pile=["B10", "EXIT"])  # fmt: skip
    s.do(ANI, "discover 1 2")
    assert s.temple["B10"] == (2, 0, 1)
    assert s.code(ANI, "discover 3 4") == "BLOCKED"


@pytest.mark.rule("ESC-RT-35", "ESC-GEO-10")
def test_edge_042_the_first_to_place_gets_the_square() -> None:
    s = scene(
        rooms={"B10": (0, -1, 0), "B13": (1, 0, 1)},
        at={ANI: "B10", FRANK: "B13"},
        dice={ANI: "A A - - -", FRANK: "A A - - -"},
        pile=["B01", "B02", "EXIT"],
    )
    # B13, its stairs to the west, opens north and south.
    s.do(ANI, "discover 1 2", t=2000)
    s.do(FRANK, "discover 1 2", t=2000)
    s.do(FRANK, "place N", t=2100)
    assert s.temple["B02"] == (1, -1, 0)
    assert s.holds(ANI) == "B01"
    s.wait(100)
    assert s.options(ANI, "place") == ["place N", "place W"]
    assert s.code(ANI, "place E") == "BLOCKED"


@pytest.mark.rule("ESC-DISCOVER-01", "ESC-END-05")
def test_edge_048_a_temple_that_closed_up_is_no_end() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 1), "GT1": (1, 0, 0), "B04": (0, 1, 1), "B06": (-1, 0, 0)},
        dice={ANI: "A A - - -"},
        pile=["EXIT"],
    )
    assert s.code(ANI, "discover 1 2") == "BLOCKED"
    s.tick(60_000)
    assert s.outcome == ""
    assert s.allowed(ANI, "propose concede")


@pytest.mark.rule("ESC-TREASURE-PASSAGE", "ESC-GEO-18")
def test_edge_048_a_passage_leads_out_of_a_closed_temple() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 1), "GT1": (1, 0, 0), "B04": (0, 1, 1), "B06": (-1, 0, 0)},
        dice={ANI: "A K - - -"},
        treasures={FRANK: ["passage"]},
    )
    assert s.code(ANI, "enter N 1 2") == "BLOCKED"
    s.do(FRANK, "use passage START GK1")
    s.do(ANI, "enter N 1 2")
    assert s.at(ANI) == "GK1"


# --- dice ---


@pytest.mark.rule("ESC-M2-10", "ESC-EXIT-06", "ESC-RT-30")
def test_edge_049_without_dice_one_is_still_there() -> None:
    s = scene(
        seats=3,
        rooms={"EXIT": (1, 0, 1)},
        at={MICHA: "EXIT"},
        dice={ANI: "x x x x x", FRANK: "B B - - -", MICHA: "K - - - -"},
        treasures={ANI: ["healing"]},
        depot=0,
    )
    s.do(ANI, "ping START")
    s.do(ANI, "use healing")
    assert s.dice(FRANK) == "- - - - -"
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate no")
    assert s.told(events.VOTE_FAILED)
    s.do(MICHA, "escape 1")
    s.do(MICHA, "gift 2 to 0")
    assert s.dice(ANI) == "x x x x x -"
    s.do(ANI, "roll 6")
    assert s.outcome == ""


@pytest.mark.rule("ESC-DICE-05", "ESC-END-05")
def test_edge_050_and_051_everything_locked_is_no_end() -> None:
    s = scene(dice={ANI: "B B B B B", FRANK: "B B B B B"}, spare=0)
    assert s.options(ANI, "roll") == []
    assert s.code(ANI, "propose fate") == "USED"
    s.tick(100_000)
    assert s.outcome == ""
    s.do(ANI, "propose concede")
    s.do(FRANK, "vote concede yes")
    assert s.outcome == "conceded"


@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-EXIT-07")
def test_edge_052_and_058_debris_takes_the_last_die_and_a_gift_helps() -> None:
    # The slam takes one of Ani's two dice while she still holds the room.
    s = scene(
        rooms={"B10": (0, -1, 0), "EXIT": (1, 0, 1)},
        at={ANI: "B10", FRANK: "EXIT"},
        dice={ANI: "A A x x x", FRANK: "B K - - -"},
        pile=["C01", "B01"],
        curse_pile=["debris"],
        depot=0,
    )
    s.do(ANI, "discover 1 2", t=SLAM_1 - 1000)
    s.do(ANI, "place N", t=SLAM_1)
    assert s.dice(ANI) == "x (-) x x x"
    s.wait(1000)
    assert s.options(ANI, "roll") == []
    s.do(FRANK, "escape 2")
    s.do(FRANK, "gift 3 to 0")
    assert s.dice(ANI) == "x (-) x x x -"
    s.roll(ANI, "6", "T")
    assert s.dice(ANI) == "x (-) x x x T"


@pytest.mark.rule("ESC-CLOCK-07", "ESC-CLOCK-17", "ESC-CLOCK-16")
def test_edge_053_the_last_die_is_lost_too() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "x x x x K"})
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x x x x x"
    s.tick(SLAM_2)
    assert not s.told(events.DIE_LOST)
    assert s.outcome == ""


@pytest.mark.rule("ESC-CLOCK-16", "ESC-CLOCK-17")
def test_a_buried_die_is_safe_from_the_slam() -> None:
    s = scene(
        rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "x x x x (K)"},
        curses={ANI: ["debris"]},
    )  # fmt: skip
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x x x x (K)"


@pytest.mark.rule("ESC-CURSE-DEBRIS-02")
def test_edge_055_a_die_dug_out_can_be_used_at_once() -> None:
    s = scene(
        rooms={"B01": (1, 0, 1)}, curses={ANI: ["debris"]}, dice={ANI: "(A) T T T A"}
    )  # fmt: skip
    s.do(ANI, "lift debris 2 3 4")
    assert s.dice(ANI) == "A - - - A"
    s.do(ANI, "enter E 1 5")
    assert s.at(ANI) == "B01"


@pytest.mark.rule("ESC-FATE-01", "ESC-CURSE-DEBRIS-02")
def test_edge_056_fate_does_not_reach_under_the_rubble() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "(B) B T T T"})
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate yes")
    assert s.dice(ANI) == "(B) - T T T"
    s.do(ANI, "lift debris 3 4 5")
    assert s.dice(ANI) == "B - - - -"


@pytest.mark.rule("ESC-EXIT-06", "ESC-EXIT-08")
def test_edge_059_several_may_give_to_the_same_player() -> None:
    s = scene(
        seats=3,
        rooms={"EXIT": (1, 0, 1)},
        at={FRANK: "EXIT", MICHA: "EXIT"},
        dice={FRANK: "K - - - -", MICHA: "K - - - -"},
        depot=0,
    )
    for seat in (FRANK, MICHA):
        s.do(seat, "escape 1")
        s.do(seat, "gift 2 to 0")
    assert s.dice(ANI) == "- - - - - - -"
    s.do(ANI, "roll 1 2 3 4 5 6 7")


@pytest.mark.rule("ESC-EXIT-06", "ESC-GEM-06", "ESC-DICE-03")
def test_edge_059_ten_dice_are_dice_like_any_others() -> None:
    givers = range(1, 6)
    s = scene(
        seats=6,
        rooms={"EXIT": (1, 0, 1), "GK1": (-1, 0, 3)},
        at=dict.fromkeys(givers, "EXIT"),
        dice=dict.fromkeys(givers, "K K - - -"),
        depot=1,
    )
    for seat in givers:
        s.do(seat, "escape 1 2")
        s.do(seat, "gift 3 to 0")
    assert s.dice(ANI) == "- - - - - - - - - -"
    s.roll(ANI, "8 9 10", "K A K")
    s.do(ANI, "enter W 9 10")
    assert s.at(ANI) == "GK1"
    s.set_dice(ANI, "K K K K K K K K K K")
    s.do(ANI, "commit g3 1 2 3 4 5 6 7 8 9 10")
    assert (s.depot, s.gems("GK1"), s.dice(ANI)) == (0, 1, "- - - - - - - - - -")


@pytest.mark.rule("ESC-GEM-06")
def test_edge_060_alone_two_gems_need_nobody_else() -> None:
    s = scene(
        seats=1, rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: "K K K K K K K"}
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4 5 6 7")
    assert s.gems("GK1") == 2


@pytest.mark.rule("ESC-GEM-06", "ESC-M2-12")
def test_edge_060_alone_three_gems_need_treasures() -> None:
    s = scene(
        seats=1,
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        dice={ANI: "K K K K K K K"},
        treasures={ANI: ["2key", "2key"]},
    )
    s.do(ANI, "commit g3 1 2 3 4 5 6 7")
    assert s.gems("GK1") == -1
    s.do(ANI, "commit +2key")
    assert s.gems("GK1") == -1
    s.do(ANI, "commit +2key")
    assert (s.gems("GK1"), s.treasures(ANI)) == (3, [])


@pytest.mark.rule("ESC-GEM-06", "ESC-M2-12")
def test_edge_064_the_last_one_inside_needs_nobody_else() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        out=[FRANK],
        dice={ANI: "K K K K K -"},
        treasures={ANI: ["2key"]},
        depot=2,
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert (s.gems("GK1"), s.depot, s.dice(ANI)) == (2, 0, "- - - - - -")


# --- gems, exit, end ---


@pytest.mark.rule("ESC-GEM-09")
def test_edge_075_the_last_gem_is_all_there_is() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K K", FRANK: "K K K K K"},
        depot=1,
    )
    s.do(ANI, "commit g3 1 2 3 4 5")
    s.do(FRANK, "commit 1 2 3 4 5")
    assert (s.depot, s.gems("GK1")) == (0, 1)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - -", "- - - - -")


@pytest.mark.rule("ESC-LEVEL-04")
def test_edge_083_experts_cannot_even_propose_fate() -> None:
    s = scene(options={"level": "expert"}, dice={ANI: "B B B B B"})
    assert s.code(ANI, "propose fate") == "LEVEL"


@pytest.mark.rule("ESC-END-02", "ESC-END-03", "ESC-RT-04")
@pytest.mark.parametrize("t", [COLLAPSE - 1, COLLAPSE])
def test_edge_086_the_last_millisecond(t: int) -> None:
    s = scene(rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, out=[FRANK], depot=0)
    s.tick(COLLAPSE - 1000)
    s.set_dice(ANI, "K - - - -")
    if t == COLLAPSE:
        assert s.code(ANI, "escape 1", t=t) == "ENDED"
        s.tick(t)
        assert s.outcome == "buried"
    else:
        s.do(ANI, "escape 1", t=t)
        assert s.outcome == "escaped"


# --- curses and treasures ---


@pytest.mark.rule("ESC-TREASURE-2KEY", "ESC-EXIT-02")
def test_edge_078_a_double_key_may_overpay_the_exit() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, treasures={ANI: ["2key"]}, depot=0
    )  # fmt: skip
    s.do(ANI, "escape +2key")
    assert s.at(ANI) == ""


@pytest.mark.rule("ESC-EXIT-03")
def test_edge_078_but_not_the_double_key_of_a_teammate() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT", FRANK: "EXIT"},
        treasures={FRANK: ["2key"]},
        depot=0,
    )
    s.refused(ANI, "escape +2key")
    assert s.at(ANI) == "EXIT"


@pytest.mark.rule("ESC-M1-14", "ESC-RT-32")
def test_nobody_escapes_with_a_cursed_room_in_the_hand() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT"},
        dice={ANI: "A A K - -"},
        pile=["C01", "B01"],
        curse_pile=["mask"],
        depot=0,
    )
    s.do(ANI, "discover 1 2")
    assert s.code(ANI, "escape 3") == "HELD_TILE"
