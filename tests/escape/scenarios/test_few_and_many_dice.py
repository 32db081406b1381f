"""Scenarios of players who have hardly any dice at hand, or more than five."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, COLLAPSE, FRANK, MICHA, SLAM_1, SLAM_2, Scene, scene

EXIT = {"EXIT": (1, 0, 1)}
BESIDE_START = {"B01": (1, 0, 1)}

# --- none at hand ---


@pytest.mark.scenario("ESC-EDGE-49")
@pytest.mark.rule("ESC-M2-10", "ESC-EXIT-06", "ESC-RT-30")
def test_without_dice_one_still_talks_votes_and_uses_treasures() -> None:
    s = scene(
        seats=3,
        rooms={"EXIT": (1, 0, 1), "GT2": (-1, 0, 3)},
        at={FRANK: "GT2", MICHA: "EXIT"},
        dice={ANI: "x x x x x", FRANK: "B B - - -", MICHA: "K A - - -"},
        treasures={ANI: ["healing", "teleport"]},
        depot=0,
    )
    s.tick(60_000)
    assert s.outcome == ""
    s.do(ANI, "ping START")
    s.do(ANI, "call golden-mask")
    s.do(ANI, "use healing")
    assert s.dice(FRANK) == "- - - - -"
    s.do(ANI, "use teleport GT2")
    assert s.at(ANI) == "GT2"
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate no")
    assert s.told(events.VoteFailed)
    s.do(MICHA, "escape 1")
    s.do(MICHA, "gift 2 to 0")
    assert s.dice(ANI) == "x x x x x -"
    s.do(ANI, "roll 6")
    assert s.outcome == ""


def all_of_anis_dice_are_locked() -> Scene:
    s = scene(
        rooms=BESIDE_START,
        at={ANI: "B01"},
        dice={ANI: "B B B B B", FRANK: "G A A G -"},
        treasures={FRANK: ["healing"]},
    )
    assert s.options(ANI, "roll") == []
    assert s.code(ANI, "roll 1") == "DIE_STATE"
    return s


@pytest.mark.scenario("ESC-EDGE-50")
@pytest.mark.rule("ESC-DICE-05", "ESC-DICE-09")
def test_a_teammate_comes_with_golden_masks() -> None:
    s = all_of_anis_dice_are_locked()
    assert s.code(FRANK, "unlock 1 for 0") == "NOT_HERE"
    s.do(FRANK, "enter E 2 3")
    s.do(FRANK, "unlock 1 for 0")
    assert s.dice(ANI) == "- - B B B"
    s.do(FRANK, "unlock 4 for 0")
    assert s.dice(ANI) == "- - - - B"


@pytest.mark.scenario("ESC-EDGE-50")
@pytest.mark.rule("ESC-FATE-01", "ESC-TREASURE-HEALING")
@pytest.mark.parametrize(
    "help_comes", [["propose fate", "vote fate yes"], ["use healing"]], ids=["fate", "healing"]
)
def test_fate_or_a_healing_mask_helps_from_anywhere(help_comes: list[str]) -> None:
    s = all_of_anis_dice_are_locked()
    for text in help_comes:
        s.do(ANI if text.startswith("vote") else FRANK, text)
    assert s.dice(ANI) == "- - - - -"
    s.do(ANI, "roll 1 2 3 4 5")


@pytest.mark.rule("ESC-FATE-01", "ESC-TREASURE-HEALING")
@pytest.mark.parametrize(
    "help_comes", [["propose fate", "vote fate yes"], ["use healing"]], ids=["fate", "healing"]
)
def test_all_locked_dice_come_free_however_many(help_comes: list[str]) -> None:
    """More than one begins with: others have escaped and given theirs."""
    s = scene(dice={ANI: "B B B B B B B B"}, treasures={FRANK: ["healing"]})
    for text in help_comes:
        s.do(ANI if text.startswith("vote") else FRANK, text)
    assert s.dice(ANI) == "- - - - - - - -"


@pytest.mark.scenario("ESC-EDGE-51")
@pytest.mark.rule("ESC-DICE-05", "ESC-END-05")
def test_everything_locked_and_no_fate_left_is_no_end() -> None:
    s = scene(dice={ANI: "B B B B B", FRANK: "B B B B B"}, spare=0)
    assert s.code(ANI, "propose fate") == "USED"
    s.tick(COLLAPSE - 1)
    assert s.outcome == ""
    assert s.allowed(ANI, "propose concede")
    s.tick(COLLAPSE)
    assert s.outcome == "buried"


# --- the last die ---


def under_rubble_with_the_last_die() -> Scene:
    """Ani draws Debris with one die left: the slam has taken the other while she held the room."""
    s = scene(
        rooms={"B10": (0, -1, 0), "EXIT": (1, 0, 1)},
        at={ANI: "B10", FRANK: "EXIT"},
        dice={ANI: "A A x x x", FRANK: "K A - - -"},
        pile=["C01", "B01"],
        curse_pile=["debris"],
        depot=0,
    )
    s.do(ANI, "discover 1 2", t=SLAM_1 - 1000)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x - x x x"
    s.do(ANI, "place N", t=SLAM_1)
    return s


@pytest.mark.scenario("ESC-EDGE-52")
@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-EXIT-07")
def test_debris_takes_the_only_die() -> None:
    s = under_rubble_with_the_last_die()
    assert (s.curses(ANI), s.dice(ANI)) == (["debris"], "x (-) x x x")
    s.tick(SLAM_1 + 1000)
    assert s.options(ANI, "roll") == []
    assert s.options(ANI, "lift") == []
    s.do(FRANK, "escape 1")
    s.do(FRANK, "gift 2 to 0")
    assert s.allowed(ANI, "roll 6")


@pytest.mark.scenario("ESC-EDGE-58")
@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-EXIT-07")
def test_a_gift_is_rolled_as_any_die_beside_the_rubble() -> None:
    s = under_rubble_with_the_last_die()
    s.do(FRANK, "escape 1")
    s.do(FRANK, "gift 2 to 0")
    assert s.dice(ANI) == "x (-) x x x -"
    s.roll(ANI, "6", "T")
    assert s.dice(ANI) == "x (-) x x x T"
    s.roll(ANI, "6", "G")
    assert s.dice(ANI) == "x (-) x x x G"


@pytest.mark.scenario("ESC-EDGE-53")
@pytest.mark.rule("ESC-CLOCK-07", "ESC-CLOCK-17")
@pytest.mark.parametrize("last", ["-", "K", "B"])
def test_the_slam_takes_the_last_die(last: str) -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: f"x x x x {last}"})
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x x x x x"
    s.tick(SLAM_2)
    assert not s.told(events.DieLost)
    assert s.outcome == ""


# --- under the rubble ---


@pytest.mark.scenario("ESC-EDGE-55")
@pytest.mark.rule("ESC-CURSE-DEBRIS-02")
def test_a_die_dug_out_with_an_adventurer_is_used_at_once() -> None:
    s = scene(rooms=BESIDE_START, curses={ANI: ["debris"]}, dice={ANI: "(A) T T T A"})
    s.do(ANI, "lift debris 2 3 4")
    assert s.dice(ANI) == "A - - - A"
    s.do(ANI, "enter E 1 5")
    assert s.at(ANI) == "B01"


@pytest.mark.scenario("ESC-EDGE-56")
@pytest.mark.rule("ESC-FATE-01", "ESC-CURSE-DEBRIS-02")
def test_fate_does_not_reach_under_the_rubble() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "(B) B T T T"})
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate yes")
    assert s.dice(ANI) == "(B) - T T T"
    s.do(ANI, "lift debris 3 4 5")
    assert s.dice(ANI) == "B - - - -"
    assert s.code(ANI, "roll 1") == "DIE_STATE"


# --- more than five ---


@pytest.mark.scenario("ESC-EDGE-59")
@pytest.mark.rule("ESC-EXIT-06", "ESC-EXIT-08")
def test_several_give_their_die_to_the_same_player() -> None:
    s = scene(
        seats=3,
        rooms=EXIT,
        at={FRANK: "EXIT", MICHA: "EXIT"},
        dice={FRANK: "K - - - -", MICHA: "K - - - -"},
        depot=0,
    )
    for seat in (FRANK, MICHA):
        s.do(seat, "escape 1")
        s.wait(100)
        assert s.allowed(seat, "gift 2 to 0")
        s.do(seat, "gift 2 to 0")
    assert s.dice(ANI) == "- - - - - - -"
    s.roll(ANI, "1 2 3 4 5 6 7")
    assert not {"*", "-"} & set(s.dice(ANI).split())
