"""Scenarios of rolling, black masks and golden masks."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, MICHA, scene


@pytest.mark.scenario("ESC-GOLD-01")
@pytest.mark.rule("ESC-DICE-04", "ESC-DICE-05")
def test_black_masks_of_a_roll_are_locked() -> None:
    s = scene(dice={ANI: "- - - - -"})
    s.roll(ANI, "1 2 3 4 5", "A K B B T", t=2000)
    assert s.dice(ANI) == "A K B B T"
    for locked in ("3", "4", "1 2 3", "1 2 3 4 5"):
        assert s.code(ANI, f"roll {locked}", t=4000) == "DIE_STATE"
    s.tick(4000)
    rolls = s.options(ANI, "roll")
    assert max(len(roll.split()) - 1 for roll in rolls) == 3
    assert "roll 1 2 5" in rolls


@pytest.mark.scenario("ESC-GOLD-02")
@pytest.mark.rule("ESC-DICE-06", "ESC-DICE-07", "ESC-DICE-08", "ESC-DICE-12")
def test_a_golden_mask_frees_two_dice_of_ones_own() -> None:
    s = scene(dice={ANI: "A B G B T"})
    s.do(ANI, "unlock 3 for 0")
    assert s.dice(ANI) == "A - - - T"
    s.do(ANI, "roll 1 2 3 4 5")
    assert s.dice(ANI) == "* * * * *"


@pytest.mark.scenario("ESC-GOLD-03")
@pytest.mark.rule("ESC-DICE-09", "ESC-DICE-11", "ESC-DICE-19")
def test_a_golden_mask_frees_two_dice_of_a_teammate() -> None:
    s = scene(dice={ANI: "G B A K T", FRANK: "B A B K T"})
    s.do(ANI, "unlock 1 for 1")
    assert (s.dice(ANI), s.dice(FRANK)) == ("- B A K T", "- A - K T")
    assert s.code(ANI, "roll 1 2") == "DIE_STATE"
    s.do(FRANK, "roll 1 2 3 4 5")
    s.do(ANI, "roll 1 3 4 5")
    assert (s.dice(ANI), s.dice(FRANK)) == ("* B * * *", "* * * * *")


@pytest.mark.scenario("ESC-GOLD-04")
@pytest.mark.rule("ESC-DICE-10")
def test_a_golden_mask_is_not_shared_out() -> None:
    s = scene(seats=3, dice={ANI: "G A A K T", FRANK: "B A A K T", MICHA: "A B A K T"})
    s.do(ANI, "unlock 1 for 1")
    assert (s.dice(FRANK), s.dice(MICHA)) == ("- A A K T", "A B A K T")
    assert s.code(ANI, "unlock 1 for 2") == "DIE_STATE"


@pytest.mark.scenario("ESC-GOLD-05")
@pytest.mark.rule("ESC-DICE-09")
def test_a_golden_mask_helps_nobody_in_another_room() -> None:
    s = scene(
        rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "G A A K T", FRANK: "B B A K T"}
    )
    assert s.code(ANI, "unlock 1 for 1") == "NOT_HERE"
    assert (s.dice(ANI), s.dice(FRANK)) == ("G A A K T", "B B A K T")


@pytest.mark.scenario("ESC-GOLD-06")
@pytest.mark.rule("ESC-RT-14", "ESC-RT-15", "ESC-PHYS-19")
def test_a_roll_is_seen_after_640_ms_and_the_next_comes_after_700() -> None:
    s = scene()
    assert s.game.powers[ANI] == 60
    s.do(ANI, "roll 1 2 3 4 5", t=10_000)
    s.tick(10_639)
    assert s.dice(ANI) == "* * * * *"
    assert all(die.face == "" for die in s.game.view(None).players[ANI].dice)
    s.tick(10_640)
    assert "*" not in s.dice(ANI)
    s.set_dice(ANI, "A A K T G")
    assert s.code(ANI, "roll 1 2", t=10_699) == "RATE"
    s.do(ANI, "roll 1 2", t=10_700)
    assert s.dice(ANI) == "* * K T G"


@pytest.mark.scenario("ESC-EDGE-68")
@pytest.mark.rule("ESC-CURSE-MASK")
def test_under_mask_a_golden_mask_given_away_frees_one_die() -> None:
    s = scene(curses={ANI: ["mask"]}, dice={ANI: "G A A K T", FRANK: "B B A K T"})
    s.do(ANI, "unlock 1 for 1")
    assert (s.dice(ANI), s.dice(FRANK)) == ("- A A K T", "- B A K T")
