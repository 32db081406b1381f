"""Where rules of several chapters meet; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, MICHA, SLAM_1, scene

# --- a room in the hand ---


@pytest.mark.rule("ESC-M1-14", "ESC-M2-02", "ESC-RT-35")
def test_a_room_that_goes_back_to_the_pile_neither_curses_nor_gives() -> None:
    # START is free to the north and the east; the others build on both squares.
    s = scene(
        seats=3,
        rooms={"B10": (-1, 0, 3), "B11": (-1, -1, 0), "B07": (0, 1, 2), "B12": (1, 1, 1)},
        at={FRANK: "B12", MICHA: "B11"},
        dice={seat: "A A - - -" for seat in (ANI, FRANK, MICHA)},  # noqa: C420
        pile=["C11", "B02", "B03", "EXIT"],
        curse_pile=["mask"],
        treasure_pile=["healing"],
    )
    s.do(ANI, "discover 1 2", t=2000)
    s.do(FRANK, "discover 1 2", t=2000)
    s.do(FRANK, "place N")
    s.do(MICHA, "discover 1 2")
    s.do(MICHA, "place E")
    assert (s.holds(ANI), s.pile[0]) == ("", "C11")
    assert s.curses(ANI) == []
    view = s.game.view(ANI)
    assert (view.curse_pile, view.treasure_pile) == (1, 1)


@pytest.mark.rule("ESC-RT-32")
@pytest.mark.parametrize(
    "text", ["roll 3", "use healing", "use teleport B01", "enter E 3 4", "unlock 5 for 0",
             "lift mask 3 4 5", "commit g1 3 4", "take 3 4", "escape 3 4", "discover 3 4",
             "propose fate", "propose concede", "propose pause"],
)  # fmt: skip
def test_with_a_room_in_the_hand_one_does_nothing_else(text: str) -> None:
    s = scene(
        rooms={"B01": (1, 0, 1)},
        at={FRANK: "B01"},
        dice={ANI: "A A K K G"},
        curses={ANI: ["mask"]},
        treasures={ANI: ["healing", "teleport"]},
        pile=["B02", "EXIT"],
    )
    s.do(ANI, "discover 1 2")
    assert s.code(ANI, text) == "HELD_TILE"


@pytest.mark.rule("ESC-RT-32", "ESC-PHYS-02")
def test_with_a_room_in_the_hand_the_other_may_go_on_the_head() -> None:
    s = scene(dice={ANI: "A A - - -"}, curses={ANI: ["hand"]}, pile=["B02", "EXIT"])
    s.do(ANI, "hand on")
    s.do(ANI, "discover 1 2")
    s.do(ANI, "hand off")
    assert s.code(ANI, "place N") == "CURSED"
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate no")
    s.do(ANI, "hand on")
    s.do(ANI, "place N")
    assert s.temple["B02"] == (0, -1, 0)


@pytest.mark.rule("ESC-RT-32", "ESC-FATE-01", "ESC-TREASURE-HEALING", "ESC-DICE-09")
@pytest.mark.parametrize(
    "helped", [("propose fate", "vote fate yes"), ("use healing",), ("unlock 1 for 0",)]
)
def test_with_a_room_in_the_hand_one_is_helped_as_ever(helped: tuple[str, ...]) -> None:
    s = scene(
        dice={ANI: "A A B B -", FRANK: "G - - - -"},
        treasures={FRANK: ["healing"]},
        pile=["C03", "EXIT"],
    )
    s.do(ANI, "discover 1 2")
    for text in helped:
        s.do(ANI if text.startswith("vote") else FRANK, text)
    assert (s.holds(ANI), s.dice(ANI)) == ("C03", "- - - - -")


# --- dice in the air ---


@pytest.mark.rule("ESC-RT-11", "ESC-CLOCK-14", "ESC-RT-24")
def test_a_die_lost_in_the_air_does_not_come_back() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "K K K - -"})
    s.do(ANI, "roll 4 5", t=SLAM_1 - 300)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "K K K x *"
    s.tick(SLAM_1 + 1000)
    assert s.dice(ANI).split()[3] == "x"
    assert "*" not in s.dice(ANI)


@pytest.mark.rule("ESC-PHYS-15", "ESC-EXIT-07")
def test_a_die_given_away_in_the_air_arrives_unrolled_and_stays_so() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, dice={ANI: "K - - - -"}, depot=0
    )  # fmt: skip
    s.do(ANI, "roll 2 3", t=5000)
    s.do(ANI, "escape 1", t=5100)
    s.do(ANI, "gift 2 to 1", t=5200)
    assert s.dice(FRANK) == "- - - - - -"
    s.tick(8000)
    assert s.dice(FRANK) == "- - - - - -"
    assert s.dice(ANI).split()[1] == ">"


@pytest.mark.rule("ESC-FATE-01", "ESC-TREASURE-HEALING")
def test_masks_that_are_still_in_the_air_are_not_freed() -> None:
    s = scene(dice={ANI: "B - - - -"}, treasures={ANI: ["healing"]})
    s.luck(ANI, "B A")
    s.do(ANI, "roll 2 3", t=5000)
    s.do(ANI, "use healing", t=5200)
    s.tick(6000)
    assert s.dice(ANI) == "- B A - -"


# --- out of the temple ---


@pytest.mark.rule("ESC-EXIT-10", "ESC-EXIT-09")
def test_who_has_escaped_is_rid_of_all_curses() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT"},
        dice={ANI: "K - (T) - -"},
        curses={ANI: ["silence", "debris", "hand"]},
        depot=0,
    )
    s.do(ANI, "hand on")
    s.do(ANI, "escape 1")
    s.do(ANI, "ping START")
    s.refused(ANI, "gift 3 to 1")
    s.do(ANI, "gift 2 to 1")
    assert s.dice(FRANK) == "- - - - - -"


# --- pools ---


@pytest.mark.rule("ESC-M2-12", "ESC-RT-19")
def test_a_treasure_in_a_pool_pays_nothing_else() -> None:
    s = scene(
        rooms={"B04": (0, -1, 0), "GK1": (0, -2, 0)},
        at={ANI: "B04"},
        dice={ANI: "A - - - -"},
        treasures={ANI: ["2key"]},
    )
    s.do(ANI, "commit +2key")
    s.refused(ANI, "enter N 1 +2key")
    assert s.at(ANI) == "B04"
    s.do(ANI, "withdraw +2key")
    s.do(ANI, "enter N 1 +2key")
    assert (s.at(ANI), s.treasures(ANI)) == ("GK1", [])


@pytest.mark.rule("ESC-GEM-10", "ESC-RT-20")
def test_a_pool_without_gems_on_the_depot_takes_nothing() -> None:
    s = scene(
        seats=3,
        rooms={"GK1": (1, 0, 1), "B04": (0, 1, 2)},
        at={ANI: "GK1", FRANK: "GK1", MICHA: "B04"},
        dice={ANI: "K K K K K", FRANK: "K K - - -", MICHA: "K K K K -"},
        depot=1,
    )
    s.do(ANI, "commit g2 1 2 3 4 5")
    s.do(MICHA, "commit 1 2 3 4")
    assert s.depot == 0
    s.refused(FRANK, "commit 1 2")
    assert s.gems("GK1") == -1
    s.do(ANI, "withdraw 1 2 3 4 5")
    assert s.dice(ANI) == "K K K K K"


@pytest.mark.rule("ESC-RT-20", "ESC-GEM-10", "ESC-GEM-06", "ESC-FATE-01")
def test_a_full_pool_waits_for_a_gem_and_fires_as_soon_as_fate_brings_one() -> None:
    # Ani's seven keys wait for somebody to help. Frank escapes: alone she needs nobody any more.
    s = scene(
        rooms={"GK1": (1, 0, 1), "EXIT": (-1, 0, 3)},
        at={ANI: "GK1", FRANK: "EXIT"},
        dice={ANI: "K K K K K", FRANK: "K - - - -"},
        treasures={ANI: ["2key", "gem"]},
        depot=1,
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    s.do(ANI, "use gem")
    s.do(FRANK, "escape 1")
    assert (s.depot, s.gems("GK1"), s.dice(ANI)) == (0, -1, "k k k k k")
    s.do(ANI, "propose fate")
    assert (s.depot, s.gems("GK1"), s.dice(ANI), s.treasures(ANI)) == (0, 1, "- - - - -", [])


@pytest.mark.rule("ESC-RT-23", "ESC-RT-20")
def test_a_golden_mask_helps_somebody_with_dice_in_a_pool() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K B B", FRANK: "G - - - -"},
    )
    s.do(ANI, "commit g1 1 2 3")
    s.do(FRANK, "unlock 1 for 0")
    assert s.dice(ANI) == "k k k - -"
    s.roll(ANI, "4", "K")
    s.do(ANI, "commit 4")
    assert s.gems("GK1") == 1
