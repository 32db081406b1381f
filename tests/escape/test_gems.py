"""Activating gems, alone and together; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, MICHA, scene

KEYS = "K K K K K"


@pytest.mark.rule("ESC-GEM-01", "ESC-GEM-03", "ESC-RT-20")
def test_gold_15_alone_with_the_right_symbols() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={FRANK: "B01"}, dice={FRANK: "T T T T A"}, depot=12)
    s.do(FRANK, "commit g1 1 2 3 4")
    assert (s.depot, s.gems("B01"), s.dice(FRANK)) == (11, 1, "- - - - A")


@pytest.mark.rule("ESC-GEM-01", "ESC-RT-19")
def test_other_symbols_do_not_count() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "K K K K T"})
    assert s.code(ANI, "commit g1 1") == "COST"
    s.do(ANI, "commit g1 5")
    assert s.dice(ANI) == "K K K K t"


@pytest.mark.rule("ESC-GEM-01")
def test_only_in_a_room_with_gems() -> None:
    s = scene(rooms={"B10": (1, 0, 1)}, at={ANI: "B10"}, dice={ANI: KEYS, FRANK: KEYS})
    assert s.options(ANI, "commit") == []
    refusal = s.refused(ANI, "commit g1 1 2 3 4")
    assert refusal.rule == "ESC-GEM-01"
    assert s.refused(FRANK, "commit g1 1 2 3 4").rule == "ESC-GEM-01"


@pytest.mark.rule("ESC-GEM-02", "ESC-GEM-08")
@pytest.mark.parametrize(("gems", "price"), [(1, 4), (2, 7), (3, 10)])
def test_what_gems_cost(gems: int, price: int) -> None:
    s = scene(
        seats=3,
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1", MICHA: "GK1"},
        dice={ANI: KEYS, FRANK: KEYS, MICHA: KEYS},
        depot=12,
    )
    s.do(ANI, f"commit g{gems} 1")
    dice = [(seat, number) for number in range(1, 6) for seat in (FRANK, MICHA, ANI)]
    laid = 1
    for seat, number in dice:
        if (seat, number) == (ANI, 1):
            continue
        assert s.gems("GK1") == -1
        s.do(seat, f"commit {number}")
        laid += 1
        if laid == price:
            break
    assert (s.gems("GK1"), s.depot) == (gems, 12 - gems)


@pytest.mark.rule("ESC-GEM-04", "ESC-GEM-06")
def test_gold_16_together() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K A", FRANK: "K K K A A"}, depot=12,
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4")
    assert s.depot == 12
    s.do(FRANK, "commit 1 2 3")
    assert (s.depot, s.gems("GK1")) == (10, 2)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - A", "- - - A A")


@pytest.mark.rule("ESC-GEM-04")
def test_only_those_in_the_room_help() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: "K K K A A", FRANK: KEYS})
    s.do(ANI, "commit g1 1 2 3")
    assert s.refused(FRANK, "commit g1 1").rule == "ESC-GEM-01"
    assert s.gems("GK1") == -1


@pytest.mark.rule("ESC-GEM-05")
def test_one_gem_alone_or_together() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K A A A", FRANK: "K K A A A"},
    )  # fmt: skip
    s.do(ANI, "commit g1 1 2")
    s.do(FRANK, "commit 1 2")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-GEM-06")
def test_gold_18_two_gems_need_two_players() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: KEYS, FRANK: "K A A A A"}, treasures={ANI: ["2key"]}, depot=9,
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert (s.gems("GK1"), s.dice(ANI)) == (-1, "k k k k k")
    s.do(FRANK, "commit 1")
    assert (s.gems("GK1"), s.depot) == (2, 7)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - -", "- A A A A")
    assert s.treasures(ANI) == []


@pytest.mark.rule("ESC-GEM-06")
def test_gold_21_but_one_player_is_enough_who_is_alone() -> None:
    s = scene(
        seats=1, rooms={"GT1": (1, 0, 1)}, at={ANI: "GT1"}, dice={ANI: "T T T T T T T"}, depot=7
    )
    s.do(ANI, "commit g2 1 2 3 4 5 6 7")
    assert (s.depot, s.gems("GT1")) == (5, 2)


@pytest.mark.rule("ESC-GEM-06")
def test_the_last_one_inside_needs_nobody() -> None:
    s = scene(
        rooms={"B07": (1, 0, 1)}, at={ANI: "B07"}, out=[FRANK],
        dice={ANI: "K K K K K K"}, depot=7,
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4 5 6")
    assert (s.depot, s.gems("B07")) == (5, 2)


@pytest.mark.rule("ESC-GEM-06")
def test_the_switch_for_cooperation() -> None:
    s = scene(
        rooms={"B07": (1, 0, 1)}, at={ANI: "B07"}, dice={ANI: "K K K K K K"},
        depot=7, options={"strictCoop": False},
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4 5 6")
    assert s.gems("B07") == 2


@pytest.mark.rule("ESC-GEM-07", "ESC-GEM-11")
def test_gold_17_one_symbol_a_room() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: KEYS}, gems={"GK1": 1}, depot=9)
    assert s.code(ANI, "commit g1 1 2 3 4") == "USED"
    assert s.code(ANI, "commit g2 1") == "USED"


@pytest.mark.rule("ESC-RT-22")
def test_gold_19_what_is_not_needed_comes_back() -> None:
    s = scene(
        rooms={"B04": (0, 1, 2)}, at={ANI: "B04", FRANK: "B04"},
        dice={ANI: "K K K A A", FRANK: "K K A A A"},
    )  # fmt: skip
    s.do(ANI, "commit g1 1 2 3")
    s.do(FRANK, "commit 1 2")
    assert s.gems("B04") == 1
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - A A", "- K A A A")


@pytest.mark.rule("ESC-GEM-09")
def test_gold_20_the_last_gem_of_the_depot() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: KEYS, FRANK: KEYS}, depot=1,
    )  # fmt: skip
    s.do(ANI, "commit g2 1 2 3 4")
    s.do(FRANK, "commit 1 2 3")
    assert (s.depot, s.gems("GK1")) == (0, 1)


@pytest.mark.rule("ESC-GEM-10")
def test_no_gems_left_to_activate() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: KEYS}, depot=0)
    assert s.refused(ANI, "commit g1 1 2 3 4").rule == "ESC-GEM-10"
