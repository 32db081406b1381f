"""Pools: dice laid down together for gems; written from the rules, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.dice import lose
from tests.escape.scene import ANI, FRANK, MICHA, SLAM_1, Scene, scene


def gem_room(**more: Any) -> Scene:
    """Three players in GK1 (4K>1 7K>2 10K>3), all dice are keys."""
    given: dict[str, Any] = {
        "seats": 3,
        "rooms": {"GK1": (1, 0, 1)},
        "at": {ANI: "GK1", FRANK: "GK1", MICHA: "GK1"},
        "dice": dict.fromkeys((ANI, FRANK, MICHA), "K K K K K"),
        **more,
    }
    return scene(**given)


@pytest.mark.rule("ESC-RT-19")
def test_adding_dice_is_consent_enough() -> None:
    s = gem_room()
    s.do(ANI, "commit g1 1 2")
    assert s.dice(ANI) == "k k K K K"
    s.do(FRANK, "commit 1 2")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-RT-19")
def test_only_dice_with_the_fitting_symbol_join() -> None:
    s = gem_room(dice={ANI: "A T G B K"})
    for number in (1, 2, 3):
        assert s.code(ANI, f"commit g1 {number}") == "COST"
    assert s.code(ANI, "commit g1 4") == "DIE_STATE"
    s.do(ANI, "commit g1 5")
    assert s.dice(ANI) == "A T G B k"


@pytest.mark.rule("ESC-RT-19", "ESC-GEM-01")
@pytest.mark.parametrize("text", ["commit g1 1 2", "commit g1 2 3", "commit g1 1 3 4 +2torch"])
def test_everything_that_joins_must_fit(text: str) -> None:
    s = gem_room(dice={ANI: "K T K K -"}, treasures={ANI: ["2torch"]})
    assert s.code(ANI, text) == "COST"
    assert s.dice(ANI) == "K T K K -"
    s.do(ANI, "commit g1 1 3 4")
    assert s.dice(ANI) == "k T k k -"


@pytest.mark.rule("ESC-RT-19")
def test_only_who_is_in_the_room_joins() -> None:
    s = gem_room(at={ANI: "GK1"})
    s.do(ANI, "commit g1 1 2 3")
    s.refused(FRANK, "commit g1 1")
    s.refused(FRANK, "commit 1")
    assert s.gems("GK1") == -1


@pytest.mark.rule("ESC-RT-19")
def test_each_room_has_a_pool_of_its_own() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1), "GK2": (-1, 0, 3)},
        at={ANI: "GK1", FRANK: "GK2"},
        dice={ANI: "K K - - -", FRANK: "K K - - -"},
    )
    s.do(ANI, "commit g1 1 2")
    s.do(FRANK, "commit g1 1 2")
    assert (s.gems("GK1"), s.gems("GK2")) == (-1, -1)


@pytest.mark.rule("ESC-RT-20")
def test_a_pool_is_used_at_the_first_moment_it_suffices() -> None:
    s = gem_room()
    s.do(ANI, "commit g1 1 2 3")
    assert s.gems("GK1") == -1
    s.do(MICHA, "commit 1")
    assert s.gems("GK1") == 1
    assert [told.gems for told in s.told(events.GemsActivated)] == [1]


@pytest.mark.rule("ESC-RT-20")
def test_with_enough_dice_of_ones_own_it_is_at_once() -> None:
    s = gem_room()
    s.do(ANI, "commit g1 1 2 3 4")
    assert (s.gems("GK1"), s.dice(ANI)) == (1, "- - - - K")


@pytest.mark.rule("ESC-RT-20", "ESC-GEM-06")
def test_a_full_pool_waits_for_the_second_player() -> None:
    s = gem_room(treasures={ANI: ["2key"]})
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    s.tick(60_000)
    assert s.gems("GK1") == -1
    s.do(FRANK, "commit 1")
    assert s.gems("GK1") == 2


@pytest.mark.rule("ESC-RT-20")
def test_a_waiting_pool_is_used_once_nobody_else_is_inside() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1), "EXIT": (-1, 0, 3)},
        at={ANI: "GK1", FRANK: "EXIT"},
        dice={ANI: "K K K K K", FRANK: "K K K - -"},
        treasures={ANI: ["2key"]},
        depot=2,
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert s.gems("GK1") == -1
    s.do(FRANK, "escape 1 2 3")
    assert (s.gems("GK1"), s.depot) == (2, 0)


@pytest.mark.rule("ESC-RT-21")
def test_without_an_aim_it_is_the_smallest_symbol() -> None:
    s = gem_room()
    s.do(ANI, "commit 1 2 3")
    s.do(FRANK, "commit 1")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-RT-21")
def test_the_first_sets_the_aim() -> None:
    s = gem_room()
    s.do(ANI, "commit g3 1 2 3 4 5")
    s.do(FRANK, "commit 1 2 3 4")
    assert s.gems("GK1") == -1
    s.do(MICHA, "commit 1")
    assert s.gems("GK1") == 3


@pytest.mark.rule("ESC-RT-21")
def test_whoever_is_in_the_pool_may_change_the_aim() -> None:
    s = gem_room()
    s.do(ANI, "commit g3 1 2 3 4")
    s.do(FRANK, "commit 1 2 3")
    s.refused(MICHA, "commit g2")
    s.do(FRANK, "commit g2")
    assert (s.gems("GK1"), s.dice(ANI), s.dice(FRANK)) == (2, "- - - - K", "- - - K K")


@pytest.mark.rule("ESC-RT-21")
def test_an_aim_may_be_raised_while_adding() -> None:
    s = gem_room()
    s.do(ANI, "commit g1 1 2 3")
    s.do(FRANK, "commit g2 1 2 3 4")
    assert s.gems("GK1") == 2


@pytest.mark.rule("ESC-RT-21")
def test_a_room_has_only_the_aims_of_its_symbols() -> None:
    s = scene(rooms={"B04": (0, -1, 0)}, at={ANI: "B04"}, dice={ANI: "K K K - -"})
    s.refused(ANI, "commit g2 1 2 3")
    s.refused(ANI, "commit g3 1 2 3")
    s.do(ANI, "commit g1 1 2 3")


@pytest.mark.rule("ESC-RT-22")
def test_the_first_thing_of_each_is_taken_then_the_rest_as_it_came() -> None:
    # Ani 1 2 3, Frank 1, Micha 1 2; the aim falls from 2 to 1: Ani 1, Frank 1, Micha 1, then Ani 2.
    s = gem_room()
    s.do(ANI, "commit g2 1 2 3")
    s.do(FRANK, "commit 1")
    s.do(MICHA, "commit 1 2")
    assert s.gems("GK1") == -1
    s.do(MICHA, "commit g1")
    assert s.gems("GK1") == 1
    assert s.dice(ANI) == "- - K K K"
    assert s.dice(FRANK) == "- K K K K"
    assert s.dice(MICHA) == "- K K K K"


@pytest.mark.rule("ESC-RT-22", "ESC-M2-12")
def test_a_treasure_that_came_first_is_taken_first() -> None:
    s = scene(
        rooms={"B03": (1, 0, 1)},
        at={ANI: "B03", FRANK: "B03"},
        dice={FRANK: "K K K - -"},
        treasures={ANI: ["2key"]},
    )
    s.do(ANI, "commit +2key")
    before = s.game.view(None).treasure_pile
    s.do(FRANK, "commit 1 2 3")
    assert (s.gems("B03"), s.dice(FRANK), s.treasures(ANI)) == (1, "- - K - -", [])
    assert s.game.view(None).treasure_pile == before


@pytest.mark.rule("ESC-RT-19")
def test_only_a_fitting_treasure_joins() -> None:
    s = scene(rooms={"GT1": (1, 0, 1)}, at={ANI: "GT1"}, treasures={ANI: ["2key", "2torch"]})
    assert s.code(ANI, "commit g1 +2key") == "COST"
    s.do(ANI, "commit g1 +2torch")


@pytest.mark.rule("ESC-RT-23", "ESC-RT-11")
def test_dice_come_out_of_a_pool_as_they_went_in() -> None:
    s = gem_room()
    s.do(ANI, "commit g2 1 2 3")
    s.do(ANI, "withdraw 1 3")
    assert s.dice(ANI) == "K k K K K"
    assert s.told(events.PoolLeft)[0].dice == [1, 3]
    assert s.code(ANI, "withdraw 1") == "DIE_STATE"
    assert s.code(ANI, "roll 2") == "DIE_STATE"
    s.do(ANI, "roll 1 3")


@pytest.mark.rule("ESC-RT-23", "ESC-M2-12")
def test_all_that_one_has_in_a_pool_may_be_taken_out_apart_or_together() -> None:
    s = gem_room(treasures={ANI: ["2key"]})
    s.do(ANI, "commit g3 2 4 +2key")
    assert sorted(s.options(ANI, "withdraw")) == [
        "withdraw +2key",
        "withdraw 2",
        "withdraw 2 +2key",
        "withdraw 2 4",
        "withdraw 2 4 +2key",
        "withdraw 4",
        "withdraw 4 +2key",
    ]


@pytest.mark.rule("ESC-RT-23", "ESC-M2-12")
def test_a_treasure_that_is_taken_out_counts_no_more() -> None:
    s = gem_room(treasures={ANI: ["2key"]})
    s.do(ANI, "commit g1 1 +2key")
    s.do(ANI, "withdraw +2key")
    s.do(FRANK, "commit 1 2")
    assert (s.gems("GK1"), s.dice(ANI), s.dice(FRANK)) == (-1, "k K K K K", "k k K K K")
    s.do(MICHA, "commit 1")
    assert (s.gems("GK1"), s.treasures(ANI)) == (1, ["2key"])


@pytest.mark.rule("ESC-M2-12")
def test_one_treasure_is_not_laid_down_twice() -> None:
    s = gem_room(treasures={ANI: ["2key"]})
    assert s.code(ANI, "commit g1 +2key +2key") == "NO_TILE"
    assert s.treasures(ANI) == ["2key"]


@pytest.mark.rule("ESC-RT-23")
def test_nobody_takes_the_dice_of_another_out() -> None:
    s = gem_room()
    s.do(ANI, "commit g2 1 2")
    s.refused(FRANK, "withdraw 1")
    assert s.dice(ANI) == "k k K K K"


@pytest.mark.rule("ESC-RT-23")
def test_who_leaves_the_room_takes_the_dice_along() -> None:
    s = gem_room(dice={ANI: "K K K A A", FRANK: "K K K K K"})
    s.do(ANI, "commit g1 1 2 3")
    s.do(ANI, "enter W 4 5")
    assert (s.at(ANI), s.dice(ANI)) == ("START", "K K K - -")
    s.do(FRANK, "commit g1 1")
    assert s.gems("GK1") == -1


@pytest.mark.rule("ESC-RT-23", "ESC-RT-21")
def test_an_emptied_pool_begins_anew() -> None:
    s = gem_room()
    s.do(ANI, "commit g3 1 2")
    s.do(ANI, "withdraw 1 2")
    s.do(FRANK, "commit 1 2 3 4")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-RT-24", "ESC-CLOCK-14")
def test_a_lost_die_leaves_its_pool() -> None:
    s = gem_room(
        seats=2, at={ANI: "GK1", FRANK: "GK1"}, dice={ANI: "K K K x x", FRANK: "K K - - -"}
    )
    s.do(ANI, "commit g1 1 2 3", t=SLAM_1 - 1000)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x k k x x"
    s.do(FRANK, "commit 1")
    assert s.gems("GK1") == -1
    s.do(FRANK, "commit 2")
    assert s.gems("GK1") == 1


def about_to_draw_debris() -> Scene:
    """Ani has three keys in the pool of GK2 and holds a room that will curse her with Debris."""
    s = scene(
        rooms={"GK2": (0, -1, 0)},
        at={ANI: "GK2", FRANK: "GK2"},
        dice={ANI: "A A K K K", FRANK: "K K - - -"},
        pile=["C01", "EXIT"],
        curse_pile=["debris"],
    )
    s.do(ANI, "commit g1 3 4 5")
    s.do(ANI, "discover 1 2")
    assert (s.holds(ANI), s.dice(ANI)) == ("C01", "- - k k k")
    return s


@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-CLOCK-14")
def test_debris_spares_a_pool_while_other_dice_are_at_hand() -> None:
    s = about_to_draw_debris()
    s.do(ANI, "place E")
    assert s.dice(ANI) == "(-) - k k k"
    s.do(FRANK, "commit 1")
    assert s.gems("GK2") == 1


@pytest.mark.rule("ESC-RT-24", "ESC-CURSE-DEBRIS")
def test_a_buried_die_leaves_its_pool() -> None:
    s = about_to_draw_debris()
    for die in (0, 1):
        lose(s.game, ANI, die, "ESC-CLOCK-07")
    s.do(ANI, "place E")
    assert s.dice(ANI) == "x x (K) k k"
    s.do(FRANK, "commit 1")
    assert (s.gems("GK2"), s.dice(ANI)) == (-1, "x x (K) k k")
    s.do(FRANK, "commit 2")
    assert (s.gems("GK2"), s.dice(ANI)) == (1, "x x (K) - -")


@pytest.mark.rule("ESC-ACT-02", "ESC-ACT-03")
def test_only_gems_are_paid_for_together() -> None:
    s = scene(
        rooms={"B01": (1, 0, 1), "EXIT": (-1, 0, 3), "C03": (0, 1, 2), "GK1": (0, -1, 0)},
        dice={ANI: "A K - - -", FRANK: "A A K K -"},
        treasure_in={"C03": "healing"},
        curses={ANI: ["mask"]},
        depot=1,
    )
    assert s.code(ANI, "enter E 1 2") == "COST"
    assert s.code(ANI, "enter E 1") == "COST"
    assert s.code(ANI, "discover 1") in ("COST", "BLOCKED")
    for where, text in (("EXIT", "escape 2"), ("C03", "take 2"), ("START", "lift mask 2")):
        s.set_at(ANI, where)
        s.set_at(FRANK, where)
        assert s.code(ANI, text) == "COST"
        assert s.code(ANI, f"{text} 3 4") in ("COST", "DIE_STATE")
    s.set_at(ANI, "GK1")
    s.set_at(FRANK, "GK1")
    s.set_dice(ANI, "K K - - -")
    s.set_dice(FRANK, "K K - - -")
    s.do(ANI, "commit g1 1 2")
    s.do(FRANK, "commit 1 2")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-ACT-01")
def test_the_five_actions() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1), "B04": (0, 1, 2)},
        at={ANI: "EXIT", FRANK: "B04"},
        dice={ANI: "A A K - -", FRANK: "K K K K -"},
        depot=0,
    )
    verbs = {text.split()[0] for seat in (ANI, FRANK) for text in s.options(seat)}
    assert verbs >= {"enter", "discover", "escape", "propose"}
    assert not verbs & {"lift", "take", "use"}
    s.game.depot = 1
    assert s.options(FRANK, "commit")


@pytest.mark.rule("ESC-RT-24", "ESC-CLOCK-14")
def test_a_die_that_the_slam_takes_counts_in_no_pool() -> None:
    s = gem_room(dice={ANI: "K K K x x", FRANK: "K K - - -"})
    s.do(ANI, "commit g1 1 2 3")
    s.tick(SLAM_1)
    assert (s.dice(ANI), s.dice(FRANK)) == ("x k k x x", "K K x - -")
    s.do(FRANK, "commit 1")
    assert (s.gems("GK1"), s.dice(FRANK)) == (-1, "k K x - -")
    s.do(FRANK, "commit 2")
    assert (s.gems("GK1"), s.dice(ANI), s.dice(FRANK)) == (1, "x - - x x", "- - x - -")
