"""Escaping, the gift of a die, and the help of fate; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from tests.escape.scene import ANI, FRANK, MICHA, scene

EXIT = {"EXIT": (1, 0, 1)}


@pytest.mark.rule("ESC-EXIT-01")
def test_only_from_the_exit() -> None:
    s = scene(rooms=EXIT, dice={ANI: "K K K K K"}, depot=0)
    assert s.refused(ANI, "escape 1").rule == "ESC-EXIT-01"


@pytest.mark.rule("ESC-EXIT-02", "ESC-EXIT-05")
def test_one_key_more_than_gems_are_left() -> None:
    s = scene(rooms=EXIT, at={FRANK: "EXIT"}, dice={FRANK: "K K K K A"}, depot=3)
    assert s.code(FRANK, "escape 1 2 3") == "COST"
    s.do(FRANK, "escape 1 2 3 4")
    assert s.at(FRANK) == ""
    assert s.told(events.Escaped)[0].seat == FRANK
    assert s.code(FRANK, "roll 5") == "OUT"


@pytest.mark.rule("ESC-EXIT-02", "ESC-EXIT-04", "ESC-DICE-15")
@pytest.mark.parametrize("depot", range(7))
def test_each_gem_that_is_left_costs_a_key(depot: int) -> None:
    s = scene(seats=1, rooms=EXIT, at={ANI: "EXIT"}, dice={ANI: "K K K K K K K"}, depot=depot)
    keys = " ".join(str(number) for number in range(1, depot + 2))
    assert s.code(ANI, f"escape {keys[:-2]}".strip()) == "COST"
    if depot < 6:
        assert s.code(ANI, f"escape {keys} 7") == "COST"
    s.do(ANI, f"escape {keys}")
    assert s.outcome == "escaped"
    assert s.dice(ANI).split() == ["-"] * (depot + 1) + ["K"] * (6 - depot)


@pytest.mark.rule("ESC-EXIT-03")
def test_nobody_helps_with_keys() -> None:
    s = scene(
        rooms=EXIT, at={ANI: "EXIT", FRANK: "EXIT"},
        dice={ANI: "K K A A A", FRANK: "K K K K K"}, depot=2,
    )  # fmt: skip
    assert s.code(ANI, "escape 1 2") == "COST"
    assert s.options(ANI, "escape") == []


@pytest.mark.rule("ESC-EXIT-04")
def test_one_key_when_the_depot_is_empty() -> None:
    s = scene(rooms=EXIT, at={ANI: "EXIT"}, dice={ANI: "K A A A A"}, depot=0)
    s.do(ANI, "escape 1")
    assert s.at(ANI) == ""


@pytest.mark.rule("ESC-EXIT-06", "ESC-EXIT-07", "ESC-EXIT-08")
def test_one_die_as_a_gift() -> None:
    s = scene(seats=3, rooms=EXIT, at={FRANK: "EXIT"}, dice={FRANK: "K A T B -"}, depot=0)
    s.refused(FRANK, "gift 2 to 0")
    s.do(FRANK, "escape 1")
    s.do(FRANK, "gift 3 to 0", t=400_000)
    assert s.dice(ANI) == "- - - - - -"
    assert s.dice(MICHA) == "- - - - -"
    s.do(ANI, "roll 6")
    assert s.code(FRANK, "gift 2 to 2") == "USED"


@pytest.mark.rule("ESC-EXIT-08")
def test_each_of_the_escaped_gives_once() -> None:
    s = scene(
        seats=3, rooms=EXIT, at={FRANK: "EXIT", MICHA: "EXIT"},
        dice={FRANK: "K A - - -", MICHA: "K A - - -"}, depot=0,
    )  # fmt: skip
    for seat in (FRANK, MICHA):
        s.do(seat, "escape 1")
        s.do(seat, "gift 2 to 0")
    for seat in (FRANK, MICHA):
        assert s.code(seat, "gift 3 to 0") == "USED"
        assert s.options(seat, "gift") == []


@pytest.mark.rule("ESC-EXIT-06")
def test_a_gift_goes_to_somebody_inside() -> None:
    dice = {FRANK: "K A T B -"}
    s = scene(seats=3, rooms=EXIT, at={FRANK: "EXIT"}, out=[MICHA], dice=dice, depot=0)
    s.do(FRANK, "escape 1")
    assert s.refused(FRANK, "gift 2 to 2").rule == "ESC-EXIT-06"
    s.do(FRANK, "gift 2 to 0")


@pytest.mark.rule("ESC-EXIT-09")
def test_what_is_lost_cannot_be_given() -> None:
    s = scene(seats=2, rooms=EXIT, at={FRANK: "EXIT"}, dice={FRANK: "K x A A A"}, depot=0)
    s.do(FRANK, "escape 1")
    refusal = s.refused(FRANK, "gift 2 to 0")
    assert (refusal.rule, refusal.facts["die"]) == ("ESC-EXIT-09", 2)
    s.do(FRANK, "gift 3 to 0")


@pytest.mark.rule("ESC-EXIT-09", "ESC-CURSE-DEBRIS")
def test_every_die_at_hand_can_be_given_and_no_other() -> None:
    # Die 1 has paid, 2 lies under rubble, 3 is lost, 4 is locked, 5 shows a torch.
    dice = {FRANK: "K (T) x B T"}
    s = scene(
        seats=2, rooms=EXIT, at={FRANK: "EXIT"}, dice=dice, curses={FRANK: ["debris"]}, depot=0
    )
    s.do(FRANK, "escape 1")
    s.wait(100)
    assert s.options(FRANK, "gift") == ["gift 1 to 0", "gift 4 to 0", "gift 5 to 0"]
    assert s.refused(FRANK, "gift 2 to 0").rule == "ESC-EXIT-09"


@pytest.mark.rule("ESC-EXIT-10")
def test_who_is_out_takes_no_part() -> None:
    s = scene(seats=3, out=[MICHA], dice={ANI: "B B B B B"})
    assert s.code(MICHA, "propose fate") == "OUT"
    s.do(ANI, "propose fate")
    assert s.code(MICHA, "vote fate no") == "OUT"
    s.do(FRANK, "vote fate yes")
    assert s.dice(ANI) == "- - - - -"
    s.do(MICHA, "call golden-mask")


@pytest.mark.rule("ESC-EXIT-11")
def test_unused_treasures_leave_with_their_owner() -> None:
    s = scene(
        rooms=EXIT, at={FRANK: "EXIT"}, dice={FRANK: "K - - - -"}, depot=0,
        treasures={FRANK: ["2key", "teleport"]},
    )  # fmt: skip
    s.do(FRANK, "escape 1")
    assert s.treasures(FRANK) == []


# --- help of fate ---


@pytest.mark.rule("ESC-FATE-01", "ESC-FATE-02", "ESC-FATE-03", "ESC-FATE-06", "ESC-FATE-08")
def test_fate_frees_everybody() -> None:
    s = scene(
        seats=3, depot=9,
        dice={ANI: "B B K A -", FRANK: "B B B A A", MICHA: "B T T T T"},
    )  # fmt: skip
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate yes")
    assert s.depot == 9
    s.do(MICHA, "vote fate yes")
    assert (s.depot, s.spare) == (10, 1)
    assert s.dice(ANI) == "- - K A -"
    assert s.dice(FRANK) == "- - - A A"
    assert s.dice(MICHA) == "- T T T T"
    s.do(FRANK, "roll 1 2 3 4 5")


@pytest.mark.rule("ESC-FATE-04", "ESC-FATE-05", "ESC-FATE-07")
def test_twice_at_the_most() -> None:
    s = scene(rooms={"B01": (1, 0, 1), "EXIT": (-1, 0, 3)}, at={FRANK: "B01"}, depot=2)
    for left in (1, 0):
        s.do(ANI, "propose fate", t=s.t + 5000)
        s.do(FRANK, "vote fate yes")
        assert s.spare == left
    assert s.depot == 4
    assert s.code(ANI, "propose fate", t=s.t + 5000) == "USED"
    s.set_at(ANI, "EXIT")
    s.set_dice(ANI, "K K K K K")
    assert s.code(ANI, "escape 1 2 3 4") == "COST"
    s.do(ANI, "escape 1 2 3 4 5")


@pytest.mark.rule("ESC-FATE-02", "ESC-RT-15")
def test_fate_lets_nobody_roll_sooner() -> None:
    s = scene(seats=1, dice={ANI: "B B B - - - -"})
    s.do(ANI, "roll 4", t=10_000)
    s.do(ANI, "propose fate", t=10_200)
    assert s.code(ANI, "roll 1", t=10_699) == "RATE"
    s.do(ANI, "roll 1", t=10_700)


@pytest.mark.rule("ESC-FATE-03")
def test_one_alone_decides_alone() -> None:
    s = scene(seats=1, dice={ANI: "B B B B B B B"})
    for left in (1, 0):
        s.do(ANI, "propose fate", t=s.t + 5000)
        assert (s.dice(ANI), s.spare) == ("- - - - - - -", left)
        assert s.told(events.FateHelped)
        s.set_dice(ANI, "B B B B B B B")
    assert s.code(ANI, "propose fate", t=s.t + 5000) == "USED"
