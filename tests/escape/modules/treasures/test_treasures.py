"""Module 2: laying out, taking and keeping treasures; written from the rules, not from the code."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape.modules.treasures import tiles as m2
from mastaba.games.escape.modules.treasures.events import TreasureLaid, TreasureTaken
from mastaba.kernel.contract import UnreadableMove
from tests.escape.scene import ANI, BOX, FRANK, Scene, begun, scene

WITH_TREASURE = {"C03", "C04", "C05", "C09", "C10", "C11", "C12", "C13"}
ALL_KINDS = {"healing", "2torch", "2key", "teleport", "gem", "passage"}


def names_in_pile(s: Scene) -> list[str]:
    return [BOX.treasure_names[kind] for kind in s.game.shelf[m2.PILE]]


def lying(s: Scene) -> set[str]:
    """Rooms with a face-down treasure, as everybody sees them."""
    return {room.room for room in s.game.view(None).rooms if room.treasure}


def explorer(discovers: str, *draws: str, **more: Any) -> Scene:
    """Frank stands where the next discovery lies at once; the treasure pile is as given."""
    given: dict[str, Any] = {
        "rooms": {"GK1": (0, -1, 0)},
        "at": {FRANK: "GK1"},
        "dice": {FRANK: "A A K K K"},
        "pile": [discovers, "EXIT"],
        "treasure_pile": draws,
        **more,
    }
    return scene(**given)


def finder(treasure: str, **more: Any) -> Scene:
    """Ani stands in C03 with this treasure in it, and shows three keys."""
    given: dict[str, Any] = {
        "rooms": {"C03": (1, 0, 1)},
        "at": {ANI: "C03"},
        "dice": {ANI: "K K K A A"},
        "treasure_in": {"C03": treasure},
        **more,
    }
    return scene(**given)


# --- the pile and the rooms ---


@pytest.mark.rule("ESC-M2-01", "ESC-COMP-10")
def test_twelve_treasures_are_shuffled() -> None:
    piles = []
    for seed in range(20):
        s = begun(3, seed, {"treasures": True})
        laid = [BOX.treasure_names[kind] for _, kind in s.game.shelf[m2.ON]]
        piles.append((*laid, *names_in_pile(s)))
        assert Counter(piles[-1]) == Counter(dict.fromkeys(ALL_KINDS, 2))
    assert len(set(piles)) == 20


@pytest.mark.rule("ESC-COMP-14")
def test_the_great_torch_is_one_more_treasure() -> None:
    s = begun(3, options={"treasures": True, "extraTiles": True})
    view = s.game.view(None)
    assert view.treasure_pile + len(lying(s)) == 13


@pytest.mark.rule("ESC-M2-02", "ESC-M2-03", "ESC-M2-04")
def test_a_treasure_is_found_and_taken() -> None:
    s = explorer("C03", "healing", "2key")
    s.do(FRANK, "discover 1 2")
    assert lying(s) == {"C03"}
    assert names_in_pile(s) == ["2key"]
    assert s.treasures(FRANK) == []
    assert s.told(TreasureLaid)[0].room == "C03"
    assert s.code(FRANK, "take 3 4") in ("NOT_HERE", "NO_TARGET")
    s.set_at(FRANK, "C03")
    s.do(FRANK, "take 3 4")
    assert (s.treasures(FRANK), s.dice(FRANK), lying(s)) == (["healing"], "- - - - K", set())
    assert s.told(TreasureTaken)[0].treasure == "healing"
    for seat in (ANI, None):
        assert s.game.view(seat).players[FRANK].treasures == ["healing"]


@pytest.mark.rule("ESC-M2-02")
@pytest.mark.parametrize("discovers", ["C01", "C02", "C07", "GT1", "EXIT"])
def test_only_rooms_with_a_treasure_symbol_get_one(discovers: str) -> None:
    s = explorer(discovers, "healing")
    s.do(FRANK, "discover 1 2")
    assert discovers in s.temple
    assert (lying(s), names_in_pile(s)) == (set(), ["healing"])


@pytest.mark.rule("ESC-M2-02", "ESC-M1-03")
def test_a_room_with_both_symbols_does_both() -> None:
    s = explorer("C05", "healing", curse_pile=["mask"])
    s.do(FRANK, "discover 1 2")
    assert (lying(s), s.curses(FRANK)) == ({"C05"}, ["mask"])


@pytest.mark.rule("ESC-M2-02", "ESC-RT-10")
def test_a_treasure_lies_face_down() -> None:
    views = [finder(kind).game.view(ANI) for kind in ("healing", "2key")]
    assert views[0] == views[1]


@pytest.mark.rule("ESC-M2-03")
@pytest.mark.parametrize(
    ("dice", "named"), [("K A A A A", "1"), ("K T A A A", "1 2"), ("K K K A A", "1 2 3")]
)
def test_a_treasure_costs_two_keys(dice: str, named: str) -> None:
    s = finder("healing", dice={ANI: dice})
    assert s.code(ANI, f"take {named}") == "COST"
    assert (s.treasures(ANI), lying(s)) == ([], {"C03"})


@pytest.mark.rule("ESC-M2-03")
def test_nobody_takes_a_treasure_from_afar() -> None:
    s = finder("healing", dice={FRANK: "K K K K K"})
    s.refused(FRANK, "take 1 2")
    assert lying(s) == {"C03"}


@pytest.mark.rule("ESC-M2-06")
def test_rooms_of_the_set_up_get_treasures() -> None:
    counts = Counter[int]()
    for seed in range(20):
        s = begun(3, seed, {"treasures": True})
        assert lying(s) == WITH_TREASURE & set(s.temple)
        assert len(names_in_pile(s)) == 12 - len(lying(s))
        counts[len(lying(s))] += 1
    assert len(counts) > 1


@pytest.mark.rule("ESC-M2-07")
def test_without_module_2_treasure_symbols_do_nothing() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0)}, at={FRANK: "GK1"}, dice={FRANK: "A A K K -"},
        pile=["C03", "EXIT"], curse_pile=[],
    )  # fmt: skip
    s.do(FRANK, "discover 1 2")
    assert lying(s) == set()
    assert not s.told(TreasureLaid)
    s.set_at(FRANK, "C03")
    s.refused(FRANK, "take 3 4")


@pytest.mark.rule("ESC-M2-05", "ESC-M2-08")
def test_used_treasures_are_not_shuffled_back() -> None:
    s = explorer("C03", treasures={FRANK: ["healing"]})
    s.do(FRANK, "use healing")
    assert (s.treasures(FRANK), names_in_pile(s)) == ([], [])
    s.do(FRANK, "discover 1 2")
    assert lying(s) == set()


@pytest.mark.rule("ESC-M2-09")
def test_a_room_gives_its_treasure_once() -> None:
    s = finder("healing", dice={ANI: "K K K K A"}, treasure_pile=["2key", "gem"])
    s.do(ANI, "take 1 2")
    assert lying(s) == set()
    s.refused(ANI, "take 3 4")
    s.tick(300_000)
    s.set_dice(ANI, "K K - - -")
    s.refused(ANI, "take 1 2")
    assert s.treasures(ANI) == ["healing"]


@pytest.mark.rule("ESC-M2-09", "ESC-M2-03")
def test_the_same_treasure_in_another_room_stays_there() -> None:
    s = finder(
        "healing", dice={ANI: "K K - - -"}, rooms={"C03": (1, 0, 1), "C04": (-1, 0, 3)},
        treasure_in={"C03": "healing", "C04": "healing"},
    )  # fmt: skip
    s.do(ANI, "take 1 2")
    assert lying(s) == {"C04"}


# --- owning ---


@pytest.mark.rule("ESC-M2-04", "ESC-M2-10")
@pytest.mark.parametrize("where", ["START", "C03", "GK1"])
@pytest.mark.parametrize("t", [1000, 190_000, 595_000])
def test_treasures_wait_and_are_used_anywhere_at_any_time(where: str, t: int) -> None:
    s = scene(
        rooms={"C03": (1, 0, 1), "GK1": (0, -1, 0)},
        at={ANI: where},
        treasures={ANI: ["healing"]},
    )
    s.tick(t)
    assert s.treasures(ANI) == ["healing"]
    assert s.options(ANI, "use") == ["use healing"]
    s.set_dice(FRANK, "B B - - -")
    s.do(ANI, "use healing")
    assert s.dice(FRANK) == "- - - - -"


@pytest.mark.rule("ESC-M2-11")
def test_treasures_are_not_given_away() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        treasures={ANI: ["2key", "healing"]},
        dice={ANI: "A A A A A", FRANK: "A - - - -"},
    )
    s.refused(FRANK, "enter E 1 +2key")
    s.refused(FRANK, "use healing")
    for text in ("give 2key to 1", "gift 2key to 1", "gift +2key to 1"):
        with pytest.raises(UnreadableMove):
            GAME.parse(text)
    assert (s.treasures(ANI), s.treasures(FRANK)) == (["2key", "healing"], [])


@pytest.mark.rule("ESC-M2-05", "ESC-M2-08")
@pytest.mark.parametrize(
    ("treasure", "use"),
    [
        ("healing", "use healing"),
        ("teleport", "use teleport C03"),
        ("2key", "enter W 1 +2key"),
        ("2torch", "enter N 1 +2torch"),
    ],
)
def test_most_treasures_work_once(treasure: str, use: str) -> None:
    s = scene(
        rooms={"C03": (1, 0, 1), "GT1": (0, -1, 0), "GK1": (-1, 0, 3)},
        at={FRANK: "C03"},
        treasures={ANI: [treasure]},
        treasure_pile=["gem", "passage"],
        dice={ANI: "A - - - -"},
    )
    s.do(ANI, use)
    assert (s.treasures(ANI), names_in_pile(s)) == ([], ["gem", "passage"])
    s.set_at(ANI, "START")
    s.set_dice(ANI, "A - - - -")
    s.refused(ANI, use)


@pytest.mark.rule("ESC-EXIT-11")
def test_unused_treasures_leave_with_their_owner() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, dice={ANI: "K - - - -"}, depot=0,
        treasures={ANI: ["healing"]},
    )  # fmt: skip
    s.do(ANI, "escape 1")
    assert s.treasures(ANI) == []
    s.set_dice(FRANK, "B B B B B")
    assert s.code(ANI, "use healing") == "OUT"


# --- treasures that are symbols ---


@pytest.mark.rule("ESC-TREASURE-2KEY", "ESC-M2-12")
def test_two_keys_take_a_treasure() -> None:
    s = finder("healing", dice={ANI: "- - - - -"}, treasures={ANI: ["2key"]})
    s.do(ANI, "take +2key")
    assert s.treasures(ANI) == ["healing"]


@pytest.mark.rule("ESC-TREASURE-2KEY", "ESC-M2-12", "ESC-DICE-18")
def test_a_double_key_may_overpay() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, dice={ANI: "A - - - -"}, treasures={ANI: ["2key"]})
    s.do(ANI, "enter E 1 +2key")
    assert (s.at(ANI), s.treasures(ANI), s.dice(ANI)) == ("GK1", [], "- - - - -")


@pytest.mark.rule("ESC-TREASURE-2TORCH", "ESC-M2-12")
def test_a_double_torch_is_two_torches() -> None:
    s = scene(rooms={"GT1": (1, 0, 1)}, dice={ANI: "A - - - -"}, treasures={ANI: ["2torch"]})
    assert s.code(ANI, "enter E +2torch") == "COST"
    s.do(ANI, "enter E 1 +2torch")
    assert (s.at(ANI), s.treasures(ANI)) == ("GT1", [])


@pytest.mark.rule("ESC-TREASURE-2TORCH", "ESC-TREASURE-2KEY")
def test_keys_are_no_torches() -> None:
    s = scene(
        rooms={"GT1": (1, 0, 1), "GK1": (-1, 0, 3)},
        dice={ANI: "A - - - -"},
        treasures={ANI: ["2key", "2torch"]},
    )
    assert s.code(ANI, "enter E 1 +2key") == "COST"
    assert s.code(ANI, "enter W 1 +2torch") == "COST"
    assert sorted(s.treasures(ANI)) == ["2key", "2torch"]


@pytest.mark.rule("ESC-DICE-18", "ESC-M2-12")
def test_a_die_beside_a_treasure_that_is_enough_is_too_much() -> None:
    s = finder("healing", dice={ANI: "K K - - -"}, treasures={ANI: ["2key"]})
    assert s.refused(ANI, "take 1 +2key").rule == "ESC-DICE-18"
    s.wait(100)
    assert s.options(ANI, "take") == ["take +2key", "take 1 2"]


@pytest.mark.rule("ESC-M2-12", "ESC-DICE-18")
@pytest.mark.parametrize("paid", ["1 2 +2key", "1 2 +2torch", "1 +2key +2key", "1 +2key +2torch"])
def test_a_treasure_that_is_not_needed_cannot_pay(paid: str) -> None:
    at_hand = ["2key", "2key", "2torch"]
    s = scene(rooms={"GK1": (1, 0, 1)}, dice={ANI: "A K - - -"}, treasures={ANI: at_hand})
    assert s.code(ANI, f"enter E {paid}") == "COST"
    assert s.treasures(ANI) == at_hand


@pytest.mark.rule("ESC-M2-12", "ESC-M1-05")
@pytest.mark.parametrize(
    ("curse", "dice", "lift"),
    [
        ("mask", "K - - - -", "lift mask 1 +2key"),
        ("debris", "T (K) - - -", "lift debris 1 +2torch"),
        ("trapped", "T - - - -", "lift trapped 1 +2key"),
    ],
)
def test_treasures_help_to_lift_curses(curse: str, dice: str, lift: str) -> None:
    s = scene(
        curses={ANI: [curse]}, treasures={ANI: ["2key", "2torch"]}, dice={ANI: dice}
    )  # fmt: skip
    s.do(ANI, lift)
    assert (s.curses(ANI), len(s.treasures(ANI))) == ([], 1)


@pytest.mark.rule("ESC-RT-22", "ESC-M2-12")
def test_a_treasure_that_a_pool_does_not_need_stays_with_its_owner() -> None:
    s = scene(
        rooms={"B03": (1, 0, 1)},
        at={ANI: "B03", FRANK: "B03"},
        dice={ANI: "K K K - -", FRANK: "K - - - -"},
        treasures={FRANK: ["2key"]},
    )
    s.do(ANI, "commit 1 2 3")
    s.do(FRANK, "commit 1 +2key")
    assert s.gems("B03") == 1
    assert s.treasures(FRANK) == ["2key"]
    s.refused(FRANK, "withdraw +2key")


@pytest.mark.rule("ESC-RT-23", "ESC-M2-12")
def test_a_treasure_comes_back_out_of_a_pool() -> None:
    s = scene(
        rooms={"B03": (1, 0, 1)},
        at={ANI: "B03"},
        dice={ANI: "A A - - -"},
        treasures={ANI: ["2key"]},
    )
    s.do(ANI, "commit +2key")
    s.do(ANI, "withdraw +2key")
    assert s.treasures(ANI) == ["2key"]
    s.do(ANI, "commit +2key")
    s.do(ANI, "enter W 1 2")
    assert (s.at(ANI), s.treasures(ANI)) == ("START", ["2key"])
    s.set_dice(ANI, "A - - - -")
    s.set_at(ANI, "B03")
    s.do(ANI, "commit +2key")
