"""Activating gems, alone and together; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, MICHA, scene

KEYS = "K K K K K"


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
@pytest.mark.parametrize(("gems", "keys"), [(2, 7), (3, 10)])
def test_one_of_several_players_never_takes_two_or_three_gems_alone(gems: int, keys: int) -> None:
    alone = " ".join(["K"] * 10)
    s = scene(
        rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: alone, FRANK: "K A A A A"}, depot=7,
    )  # fmt: skip
    s.do(ANI, f"commit g{gems} {' '.join(map(str, range(1, 11)))}")
    assert s.gems("GK1") == -1
    s.do(FRANK, "commit 1")
    assert s.gems("GK1") == gems
    # Frank's key is one of those that are consumed, and so one of Ani's comes back more.
    assert s.dice(ANI).split() == ["-"] * (keys - 1) + ["K"] * (11 - keys)
    assert s.dice(FRANK) == "- A A A A"


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


@pytest.mark.rule("ESC-GEM-10")
def test_no_gems_left_to_activate() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: KEYS}, depot=0)
    assert s.refused(ANI, "commit g1 1 2 3 4").rule == "ESC-GEM-10"


@pytest.mark.rule("ESC-GEM-09")
@pytest.mark.parametrize(("depot", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_all_that_are_left_are_taken_but_no_more_than_the_symbol_gives(
    depot: int, taken: int
) -> None:
    s = scene(
        rooms={"GK2": (1, 0, 1)},
        at={ANI: "GK2", FRANK: "GK2"},
        dice=dict.fromkeys((ANI, FRANK), "K K K K K"),
        depot=depot,
    )
    s.do(ANI, "commit g3 1 2 3 4 5")
    s.do(FRANK, "commit 1 2 3 4 5")
    assert (s.gems("GK2"), s.depot) == (taken, depot - taken)
