"""Dice: rolling, locking, keeping, golden masks; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, MICHA, scene


@pytest.mark.rule("ESC-DICE-02")
def test_everybody_rolls_at_once() -> None:
    s = scene(seats=3)
    for seat in (ANI, FRANK, MICHA):
        s.do(seat, "roll 1 2 3 4 5", t=2000)
    assert {s.dice(seat) for seat in range(3)} == {"* * * * *"}
    s.roll(ANI, "1 2", t=4000)
    s.roll(ANI, "1 2", t=6000)


@pytest.mark.rule("ESC-DICE-03", "ESC-RT-16")
@pytest.mark.parametrize("dice", ["1", "2 4", "1 2 3 4 5"])
def test_any_of_the_free_dice_may_be_rolled(dice: str) -> None:
    s = scene(dice={ANI: "- A K T G"})
    s.do(ANI, f"roll {dice}")
    rolled = [word == "*" for word in s.dice(ANI).split()]
    assert rolled == [str(number) in dice for number in range(1, 6)]


@pytest.mark.rule("ESC-DICE-03", "ESC-DICE-04", "ESC-RT-11")
def test_locked_committed_and_laid_dice_are_not_free() -> None:
    s = scene(
        rooms={"B04": (0, 1, 2)},
        at={ANI: "B04"},
        dice={ANI: "B K K (K) -"},
        curses={ANI: ["debris"]},
    )
    s.do(ANI, "commit 2")
    assert s.dice(ANI) == "B k K (K) -"
    for number in (1, 2, 4):
        assert s.code(ANI, f"roll {number}") == "DIE_STATE"
    assert s.allowed(ANI, "roll 3 5")


@pytest.mark.rule("ESC-DICE-06", "ESC-DICE-07", "ESC-DICE-08", "ESC-DICE-12", "ESC-RT-53")
def test_a_golden_mask_frees_two_of_ones_own() -> None:
    s = scene(dice={ANI: "G B B B A"})
    s.do(ANI, "unlock 1 for 0")
    assert s.dice(ANI) == "- - - B A"
    assert s.code(ANI, "unlock 1 for 0") == "DIE_STATE"
    s.do(ANI, "roll 1 2 3 5")


@pytest.mark.rule("ESC-DICE-13", "ESC-DICE-14", "ESC-RT-12")
def test_unused_dice_keep_their_faces_and_may_be_rolled_again() -> None:
    s = scene(dice={ANI: "A K T G A"})
    s.roll(ANI, "2 3", "T T")
    assert s.dice(ANI) == "A T T G A"
    s.tick(60_000)
    assert s.dice(ANI) == "A T T G A"
    s.roll(ANI, "1 2 3 4 5", "A A A A A")
    assert s.dice(ANI) == "A A A A A"


@pytest.mark.rule("ESC-DICE-15", "ESC-DICE-17", "ESC-RT-54")
def test_used_dice_must_be_rolled_again() -> None:
    s = scene(rooms={"B01": (1, 0, 1), "B04": (0, 1, 2)}, dice={ANI: "A A K T A"})
    s.do(ANI, "enter E 1 2")
    assert s.dice(ANI) == "- - K T A"
    assert s.code(ANI, "enter W 1 2") == "DIE_STATE"
    assert s.code(ANI, "enter W 1 5") == "DIE_STATE"


@pytest.mark.rule("ESC-DICE-16")
def test_a_golden_mask_may_be_kept() -> None:
    s = scene(dice={ANI: "G A A A A"})
    s.roll(ANI, "2 3 4 5", "B A A A")
    s.tick(30_000)
    s.do(ANI, "unlock 1 for 0")
    assert s.dice(ANI) == "- - A A A"


@pytest.mark.rule("ESC-DICE-17")
def test_one_die_is_one_symbol() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A K T G B"})
    assert s.code(ANI, "enter E 1") == "COST"


@pytest.mark.rule("ESC-DICE-18")
def test_a_price_is_paid_exactly() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A A K T"})
    assert s.code(ANI, "enter E 1 2 3") == "COST"
    assert s.code(ANI, "discover 1 2 3") == "COST"
    assert s.code(ANI, "enter E 1 4") == "COST"
    s.do(ANI, "enter E 1 3")


@pytest.mark.rule("ESC-DICE-18")
@pytest.mark.parametrize(
    ("dice", "surplus"), [("A A K - -", 3), ("A K A - -", 2), ("K A A - -", 1)]
)
def test_a_die_that_fits_nothing_is_one_too_many_wherever_it_lies(dice: str, surplus: int) -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: dice})
    for text in ("enter E 1 2 3", "discover 1 2 3"):
        refusal = s.refused(ANI, text)
        assert (refusal.rule, refusal.facts["code"]) == ("ESC-DICE-18", "COST")
    needed = " ".join(str(die) for die in (1, 2, 3) if die != surplus)
    s.do(ANI, f"enter E {needed}")


@pytest.mark.rule("ESC-DICE-20")
def test_a_mask_for_a_single_locked_die() -> None:
    s = scene(dice={ANI: "G B A A A"})
    s.do(ANI, "unlock 1 for 0")
    assert s.dice(ANI) == "- - A A A"


@pytest.mark.rule("ESC-DICE-21")
def test_no_mask_for_nobody_locked() -> None:
    s = scene(dice={ANI: "G B A A A", FRANK: "A A A A A"})
    assert s.refused(ANI, "unlock 1 for 1").rule == "ESC-DICE-21"
    assert s.dice(ANI) == "G B A A A"


@pytest.mark.rule("ESC-DICE-22")
def test_what_the_symbols_are_for() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1), "GT1": (-1, 0, 3), "B04": (0, 1, 2)},
        dice={ANI: "A K T A G"},
    )
    assert s.options(ANI, "discover") == ["discover 1 4"]
    assert set(s.options(ANI, "enter")) >= {"enter E 1 2", "enter W 1 3", "enter S 1 4"}
    assert s.code(ANI, "enter E 1 3") == "COST"


@pytest.mark.rule("ESC-DICE-07", "ESC-RT-15")
def test_freed_dice_join_the_very_next_roll() -> None:
    s = scene(dice={ANI: "G B B - -", FRANK: "A - - - -"})
    s.do(ANI, "roll 4 5", t=5000)
    s.tick(5640)
    s.do(ANI, "unlock 1 for 0", t=5690)
    s.do(ANI, "roll 1 2 3", t=5700)
    assert s.dice(ANI).split()[:3] == ["*", "*", "*"]


@pytest.mark.rule("ESC-RT-53")
def test_the_lowest_locked_dice_are_freed() -> None:
    s = scene(dice={ANI: "A B B B G"})
    s.do(ANI, "unlock 5 for 0")
    assert s.dice(ANI) == "A - - B -"
