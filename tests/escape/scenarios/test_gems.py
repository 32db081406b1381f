"""Scenarios of activating gems, alone and together."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.gems import consumed
from mastaba.games.escape.pools import die_item, is_tile, seat_of, thing
from tests.escape.scene import ANI, FRANK, Scene, room, scene


@pytest.mark.scenario("ESC-GOLD-15")
@pytest.mark.rule("ESC-GEM-01", "ESC-GEM-03", "ESC-RT-20")
def test_one_gem_alone() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={FRANK: "B01"}, dice={FRANK: "T T T T A"}, depot=12)
    s.do(FRANK, "commit g1 1 2 3 4")
    assert (s.depot, s.gems("B01"), s.dice(FRANK)) == (11, 1, "- - - - A")


def two_gems_together() -> Scene:
    """Ani and Frank have activated two gems in GK1 with four and three keys."""
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K A", FRANK: "K K K A A"},
        depot=12,
    )
    s.do(ANI, "commit g2 1 2 3 4")
    assert (s.depot, s.gems("GK1"), s.dice(ANI)) == (12, -1, "k k k k A")
    s.do(FRANK, "commit 1 2 3")
    return s


@pytest.mark.scenario("ESC-GOLD-16")
@pytest.mark.rule("ESC-GEM-04", "ESC-GEM-06", "ESC-RT-21")
def test_two_gems_together() -> None:
    s = two_gems_together()
    assert (s.depot, s.gems("GK1")) == (10, 2)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - A", "- - - A A")
    told = s.told(events.GemsActivated)[0]
    assert (told.room, told.gems, told.depot) == ("GK1", 2, 10)


@pytest.mark.scenario("ESC-GOLD-17")
@pytest.mark.rule("ESC-GEM-07", "ESC-GEM-11")
@pytest.mark.parametrize("seat", [ANI, FRANK])
@pytest.mark.parametrize("text", ["commit 1", "commit g1 1 2 3 4", "commit g2 1", "commit g3 1"])
def test_a_room_gives_gems_once(seat: int, text: str) -> None:
    s = two_gems_together()
    s.set_dice(seat, "K K K K -")
    assert s.code(seat, text) == "USED"


@pytest.mark.scenario("ESC-GOLD-18")
@pytest.mark.rule("ESC-GEM-06", "ESC-RT-19", "ESC-RT-22", "ESC-M2-12")
def test_seven_keys_of_one_player_are_not_enough_for_two_gems() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K K", FRANK: "K A A A A"},
        treasures={ANI: ["2key"]},
        depot=12,
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert (s.depot, s.gems("GK1"), s.dice(ANI)) == (12, -1, "k k k k k")
    # What is consumed, and in which order, once Frank's key lies there.
    alike = s.game.clone()
    aim, items = alike.pools[room("GK1")]
    alike.pools[room("GK1")] = (aim, (*items, die_item(FRANK, 0)))
    taken = [
        "2key" if is_tile(item) else (seat_of(item), thing(item) + 1)
        for item in consumed(alike, room("GK1"))
    ]
    assert taken == [(ANI, 1), (FRANK, 1), (ANI, 2), (ANI, 3), (ANI, 4), (ANI, 5), "2key"]
    s.do(FRANK, "commit 1")
    assert (s.depot, s.gems("GK1")) == (10, 2)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - -", "- A A A A")
    assert s.treasures(ANI) == []


@pytest.mark.scenario("ESC-GOLD-19")
@pytest.mark.rule("ESC-RT-22", "ESC-DICE-18")
def test_a_key_too_many_comes_back() -> None:
    s = scene(
        rooms={"B04": (0, 1, 2)},
        at={ANI: "B04", FRANK: "B04"},
        dice={ANI: "K K K A A", FRANK: "K K A A A"},
    )
    s.do(ANI, "commit 1 2 3")
    s.do(FRANK, "commit 1 2")
    assert s.gems("B04") == 1
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - A A", "- K A A A")


@pytest.mark.scenario("ESC-GOLD-20")
@pytest.mark.rule("ESC-GEM-09")
def test_two_are_paid_for_and_one_is_left() -> None:
    s = scene(
        rooms={"GT2": (1, 0, 1)},
        at={ANI: "GT2", FRANK: "GT2"},
        dice={ANI: "T T T T A", FRANK: "T T T A A"},
        depot=1,
    )
    s.do(ANI, "commit g2 1 2 3 4")
    s.do(FRANK, "commit 1 2 3")
    assert (s.depot, s.gems("GT2")) == (0, 1)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - A", "- - - A A")
    s.game.depot = 1
    s.set_dice(ANI, "T T T T A")
    assert s.code(ANI, "commit g1 1 2 3 4") == "USED"


@pytest.mark.scenario("ESC-EDGE-75")
@pytest.mark.rule("ESC-GEM-09")
def test_three_are_paid_for_and_one_is_left() -> None:
    s = scene(
        rooms={"GK2": (1, 0, 1)},
        at={ANI: "GK2", FRANK: "GK2"},
        dice={ANI: "K K K K K", FRANK: "K K K K K"},
        depot=1,
    )
    s.do(ANI, "commit g3 1 2 3 4 5")
    s.do(FRANK, "commit 1 2 3 4 5")
    assert (s.depot, s.gems("GK2")) == (0, 1)
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - -", "- - - - -")
    s.game.depot = 1
    s.set_dice(ANI, "K K K K K")
    assert s.code(ANI, "commit g1 1 2 3 4") == "USED"


@pytest.mark.scenario("ESC-GOLD-21")
@pytest.mark.rule("ESC-GEM-06", "ESC-SETUP-13")
def test_seven_torches_alone() -> None:
    s = scene(seats=1, rooms={"GT1": (1, 0, 1)}, at={ANI: "GT1"}, dice={ANI: "T T T T T T T"})
    assert s.depot == 7
    s.do(ANI, "commit g2 1 2 3 4 5 6 7")
    assert (s.depot, s.gems("GT1"), s.dice(ANI)) == (5, 2, "- - - - - - -")


@pytest.mark.scenario("ESC-EDGE-60")
@pytest.mark.rule("ESC-GEM-06", "ESC-M2-12")
def test_alone_two_gems_take_seven_keys_and_three_take_treasures_too() -> None:
    s = scene(seats=1, rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: "K K K K K K K"})
    s.do(ANI, "commit g2 1 2 3 4 5 6 7")
    assert s.gems("GK1") == 2
    s = scene(
        seats=1,
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        dice={ANI: "K K K K K K K"},
        treasures={ANI: ["2key", "2key"]},
    )
    s.do(ANI, "commit g3 1 2 3 4 5 6 7")
    s.do(ANI, "commit +2key")
    assert s.gems("GK1") == -1
    s.do(ANI, "commit +2key")
    assert (s.gems("GK1"), s.treasures(ANI), s.dice(ANI)) == (3, [], "- - - - - - -")


@pytest.mark.scenario("ESC-EDGE-64")
@pytest.mark.rule("ESC-GEM-06", "ESC-EXIT-07", "ESC-M2-12")
def test_the_last_one_inside_activates_two_gems_alone() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1), "EXIT": (-1, 0, 3)},
        at={ANI: "GK1", FRANK: "EXIT"},
        dice={ANI: "K K K K K", FRANK: "K K K A -"},
        treasures={ANI: ["2key"]},
        depot=2,
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert s.gems("GK1") == -1
    s.do(ANI, "withdraw 1 2 3 4 5 +2key")
    s.do(FRANK, "escape 1 2 3")
    s.do(FRANK, "gift 4 to 0")
    assert s.dice(ANI) == "K K K K K -"
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert (s.depot, s.gems("GK1")) == (0, 2)
    assert (s.dice(ANI), s.treasures(ANI)) == ("- - - - - -", [])


@pytest.mark.scenario("ESC-EDGE-74")
@pytest.mark.rule("ESC-TREASURE-GEM-02")
def test_an_extra_gem_taken_with_an_empty_depot_waits() -> None:
    s = scene(
        rooms={"C03": (1, 0, 1)},
        at={ANI: "C03"},
        dice={ANI: "K K A - -"},
        treasure_in={"C03": "gem"},
        depot=0,
    )
    s.do(ANI, "take 1 2")
    assert (s.depot, s.treasures(ANI)) == (0, ["gem"])
    assert not s.told(events.GemsActivated)
    s.refused(ANI, "use gem")
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate yes")
    assert (s.depot, s.treasures(ANI)) == (1, ["gem"])
    s.do(ANI, "use gem")
    assert s.depot == 0
    assert s.game.view(None).players[ANI].extra_gems == 1
