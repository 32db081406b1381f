"""Module 1: drawing, suffering and lifting curses; written from the rules, not from the code."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.games.escape.modules.curses import tiles as m1
from mastaba.games.escape.modules.curses.events import CurseDiscarded, CurseDrawn, CurseLifted
from tests.escape.scene import ANI, BOX, FRANK, SLAM_1, Scene, begun, scene

MAIN = {"START", "EXIT", "GK1", "GK2", "GT1", "GT2"}
CURSED = {f"C{number:02}" for number in range(1, 14)}

NORTH = {"GK1": (0, -1, 0)}
"""A room whose only free opening is in the north: what is discovered there lies at once."""


def explorer(
    discovers: str, *draws: str, dice: str = "A A K T G", seats: int = 2, **more: object
) -> Scene:
    """Frank stands where the next discovery lies at once; the curse pile is as given."""
    given: dict[str, object] = {
        "seats": seats,
        "rooms": NORTH,
        "at": {FRANK: "GK1"},
        "dice": {FRANK: dice},
        "pile": [discovers, "EXIT"],
        "curse_pile": draws,
        **more,
    }
    return scene(**given)  # type: ignore[arg-type]


def names_in_pile(s: Scene) -> list[str]:
    return [BOX.curse_names[kind] for kind in s.game.shelf[m1.PILE]]


# --- the rooms and the pile ---


@pytest.mark.rule("ESC-M1-01")
@pytest.mark.parametrize("modules", [("curses",), ("treasures",), ("curses", "treasures")])
def test_curse_and_treasure_rooms_take_the_place_of_the_base_rooms(
    modules: tuple[str, ...],
) -> None:
    s = begun(4, options=dict.fromkeys(modules, True))
    assert Counter([*s.pile, *s.temple]) == Counter(MAIN | CURSED)


@pytest.mark.rule("ESC-M1-02", "ESC-COMP-09")
def test_fourteen_curses_are_shuffled() -> None:
    piles = [names_in_pile(begun(3, seed, {"curses": True})) for seed in range(20)]
    for pile in piles:
        assert Counter(pile) == Counter(trapped=2, debris=3, mask=3, silence=2, lostdice=2, hand=2)
    assert len({tuple(pile) for pile in piles}) == 20


@pytest.mark.rule("ESC-COMP-13")
def test_soul_swap_is_one_more_curse() -> None:
    s = begun(3, options={"curses": True, "extraTiles": True})
    assert Counter(names_in_pile(s))["soulswap"] == 1
    assert len(names_in_pile(s)) == 15


# --- drawing ---


@pytest.mark.rule("ESC-M1-03", "ESC-M1-05", "ESC-M1-07", "ESC-M1-13")
def test_a_purple_mask_curses_its_discoverer() -> None:
    s = explorer("C01", "mask", "trapped")
    s.do(FRANK, "discover 1 2")
    assert s.temple["C01"] == (0, -2, 0)
    assert (s.curses(FRANK), s.curses(ANI)) == (["mask"], [])
    assert names_in_pile(s) == ["trapped"]
    drawn = s.told(CurseDrawn)
    assert [(told.seat, told.curse) for told in drawn] == [(FRANK, "mask")]
    s.set_dice(FRANK, "K K K A A")
    s.do(FRANK, "lift mask 1 2 3")
    assert (s.curses(FRANK), s.dice(FRANK)) == ([], "- - - A A")
    assert names_in_pile(s) == ["trapped"]


@pytest.mark.rule("ESC-M1-03")
@pytest.mark.parametrize("discovers", ["C03", "C04", "C09", "C13", "GT1", "EXIT"])
def test_rooms_without_a_purple_mask_curse_nobody(discovers: str) -> None:
    s = explorer(discovers, "mask")
    s.do(FRANK, "discover 1 2")
    assert s.curses(FRANK) == []
    assert names_in_pile(s) == ["mask"]


@pytest.mark.rule("ESC-M1-08", "ESC-M1-12")
def test_the_same_curse_again_is_discarded_also_among_others() -> None:
    s = explorer("C01", "silence", curses={FRANK: ["mask", "silence", "hand"]}, eased=[FRANK])
    s.do(FRANK, "discover 1 2")
    assert s.curses(FRANK) == ["mask", "silence", "hand"]
    assert [told.curse for told in s.told(CurseDiscarded)] == ["silence"]


@pytest.mark.rule("ESC-M1-08")
def test_a_second_debris_buries_no_second_die() -> None:
    s = explorer("C01", "debris", dice="A A (K) T G", curses={FRANK: ["debris"]})
    s.do(FRANK, "discover 1 2")
    assert s.dice(FRANK) == "- - (K) T G"


@pytest.mark.rule("ESC-M1-08")
def test_what_lies_before_a_teammate_does_not_protect() -> None:
    s = explorer("C01", "silence", curses={ANI: ["silence"]})
    s.do(FRANK, "discover 1 2")
    assert s.curses(FRANK) == ["silence"]


@pytest.mark.rule("ESC-M1-09")
def test_masks_of_the_set_up_do_nothing() -> None:
    with_masks = 0
    for seed in range(20):
        s = begun(3, seed, {"curses": True})
        masks = {"C01", "C02", "C05", "C06", "C07", "C08", "C10", "C11", "C12"} & set(s.temple)
        with_masks += bool(masks)
        assert [s.curses(seat) for seat in range(3)] == [[], [], []]
        assert len(names_in_pile(s)) == 14
    assert with_masks > 5


@pytest.mark.rule("ESC-M1-10")
def test_without_module_1_masks_do_nothing() -> None:
    s = scene(
        rooms=NORTH, at={FRANK: "GK1"}, dice={FRANK: "A A K K K"}, pile=["C01", "EXIT"],
        treasure_pile=[],
    )  # fmt: skip
    s.do(FRANK, "discover 1 2")
    assert s.temple["C01"] == (0, -2, 0)
    assert not s.told(CurseDrawn, CurseDiscarded)
    assert s.game.view(FRANK).players[FRANK].curses == []


@pytest.mark.rule("ESC-M1-07", "ESC-M1-11")
def test_lifted_curses_are_not_shuffled_back() -> None:
    s = explorer("C07", "mask")
    s.do(FRANK, "discover 1 2")
    s.set_dice(FRANK, "K K K A A")
    s.do(FRANK, "lift mask 1 2 3")
    s.set_at(FRANK, "C07")
    s.game.pile = (BOX.room_names.index("C01"), *s.game.pile)
    s.do(FRANK, "discover 4 5")
    s.do(FRANK, "place N")
    assert s.temple["C01"] == (0, -3, 0)
    assert s.curses(FRANK) == []


@pytest.mark.rule("ESC-M1-14")
def test_a_curse_strikes_when_its_room_lies_there() -> None:
    s = scene(dice={FRANK: "A A K T G"}, pile=["C01", "EXIT"], curse_pile=["debris"])
    s.do(FRANK, "discover 1 2")
    assert (s.holds(FRANK), s.curses(FRANK), s.dice(FRANK)) == ("C01", [], "- - K T G")
    s.do(FRANK, "place E")
    assert s.curses(FRANK) == ["debris"]
    assert s.dice(FRANK) == "(-) - K T G"


@pytest.mark.rule("ESC-M1-14", "ESC-RT-34")
def test_a_room_that_places_itself_curses_as_well() -> None:
    s = scene(dice={FRANK: "A A K T G"}, pile=["C01", "EXIT"], curse_pile=["mask"])
    s.do(FRANK, "discover 1 2", t=10_000)
    s.tick(14_999)
    assert s.curses(FRANK) == []
    s.tick(15_000)
    assert s.curses(FRANK) == ["mask"]


# --- suffering and lifting ---


@pytest.mark.rule("ESC-M1-05", "ESC-M1-13")
@pytest.mark.parametrize(
    ("curse", "symbols", "others"),
    [
        ("trapped", "K K T", "K T T"),
        ("debris", "T T T", "T T K"),
        ("mask", "K K K", "K K G"),
        ("silence", "A A T T", "A A K T"),
        ("lostdice", "A K T", "G K T"),
    ],
)
def test_each_curse_is_lifted_by_its_symbols(curse: str, symbols: str, others: str) -> None:
    rest = " A A A A A"
    named = " ".join("1234"[: len(symbols.split())])
    s = scene(curses={ANI: [curse]}, dice={ANI: (others + rest)[:9]})
    assert s.code(ANI, f"lift {curse} {named}") == "COST"
    s.set_dice(ANI, (symbols + rest)[:9])
    s.do(ANI, f"lift {curse} {named}")
    assert s.curses(ANI) == []
    assert s.dice(ANI).split()[: len(symbols.split())] == ["-"] * len(symbols.split())
    assert [told.curse for told in s.told(CurseLifted)] == [curse]


@pytest.mark.rule("ESC-M1-05", "ESC-M1-13")
def test_curses_are_paid_exactly_and_the_dice_rolled_again() -> None:
    s = scene(curses={ANI: ["mask"]}, dice={ANI: "K K K K A"})
    assert s.code(ANI, "lift mask 1 2 3 4") == "COST"
    assert s.code(ANI, "lift mask 1 2") == "COST"
    s.do(ANI, "lift mask 1 2 3")
    assert s.dice(ANI) == "- - - K A"


@pytest.mark.rule("ESC-M1-05")
def test_what_lifts_one_curse_does_not_lift_another() -> None:
    s = scene(curses={ANI: ["mask", "debris"]}, dice={ANI: "(A) T T T K"})
    assert s.code(ANI, "lift mask 2 3 4") == "COST"
    assert s.options(ANI, "lift") == ["lift debris 2 3 4"]
    assert s.curses(ANI) == ["mask", "debris"]


@pytest.mark.rule("ESC-M1-06")
def test_nobody_lifts_the_curse_of_another() -> None:
    s = scene(curses={ANI: ["mask"]}, dice={ANI: "K K A A A", FRANK: "K K K K K"})
    s.refused(FRANK, "lift mask 1 2 3")
    assert s.code(ANI, "lift mask 1 2") == "COST"
    assert s.curses(ANI) == ["mask"]


@pytest.mark.rule("ESC-M1-04")
def test_a_curse_holds_for_its_owner_until_it_is_lifted() -> None:
    s = scene(
        rooms={"C01": (1, 0, 1)},
        curses={ANI: ["trapped"]},
        dice={ANI: "K K T A A", FRANK: "A A - - -"},
    )
    assert s.code(ANI, "enter E 4 5") == "CURSED"
    s.do(FRANK, "enter E 1 2")
    s.tick(SLAM_1 + 1)
    assert s.code(ANI, "enter E 4 5") == "CURSED"
    s.do(ANI, "lift trapped 1 2 3")
    s.do(ANI, "enter E 4 5")
    assert s.at(ANI) == "C01"


@pytest.mark.rule("ESC-M1-12")
def test_different_curses_hold_at_once() -> None:
    s = explorer("C01", "mask", dice="A A G B B", curses={FRANK: ["silence"]})
    s.do(FRANK, "discover 1 2")
    assert sorted(s.curses(FRANK)) == ["mask", "silence"]
    assert s.code(FRANK, "ping START") == "CURSED"
    s.do(FRANK, "unlock 3 for 1")
    assert s.dice(FRANK) == "- - - - B"
    s.set_dice(FRANK, "K K K - -")
    s.do(FRANK, "lift mask 1 2 3")
    assert s.curses(FRANK) == ["silence"]


@pytest.mark.rule("ESC-M1-15")
@pytest.mark.parametrize("where", ["START", "GK1", "C03", "EXIT"])
def test_curses_are_lifted_anywhere(where: str) -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0), "C03": (1, 0, 1), "EXIT": (-1, 0, 3)},
        at={ANI: where},
        curses={ANI: ["mask"]},
        dice={ANI: "K K K - -"},
    )
    s.do(ANI, "lift mask 1 2 3")
    assert s.curses(ANI) == []
