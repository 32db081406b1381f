"""Corners of the base game and of modules 1 and 2 that no scenario plays."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, scene


@pytest.mark.rule("ESC-EXIT-06", "ESC-GEM-06", "ESC-DICE-03")
def test_ten_dice_are_dice_like_any_others() -> None:
    givers = range(1, 6)
    s = scene(
        seats=6,
        rooms={"EXIT": (1, 0, 1), "GK1": (-1, 0, 3)},
        at=dict.fromkeys(givers, "EXIT"),
        dice=dict.fromkeys(givers, "K K - - -"),
        depot=1,
    )
    for seat in givers:
        s.do(seat, "escape 1 2")
        s.do(seat, "gift 3 to 0")
    assert s.dice(ANI) == "- - - - - - - - - -"
    s.roll(ANI, "8 9 10", "K A K")
    s.do(ANI, "enter W 9 10")
    assert s.at(ANI) == "GK1"
    s.set_dice(ANI, "K K K K K K K K K K")
    s.do(ANI, "commit g3 1 2 3 4 5 6 7 8 9 10")
    assert (s.depot, s.gems("GK1"), s.dice(ANI)) == (0, 1, "- - - - - - - - - -")


@pytest.mark.rule("ESC-TREASURE-2KEY", "ESC-EXIT-02")
def test_a_double_key_may_overpay_the_exit() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, treasures={ANI: ["2key"]}, depot=0
    )  # fmt: skip
    s.do(ANI, "escape +2key")
    assert s.at(ANI) == ""


@pytest.mark.rule("ESC-M1-14", "ESC-RT-32")
def test_nobody_escapes_with_a_cursed_room_in_the_hand() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT"},
        dice={ANI: "A A K - -"},
        pile=["C01", "B01"],
        curse_pile=["mask"],
        depot=0,
    )
    s.do(ANI, "discover 1 2")
    assert s.code(ANI, "escape 3") == "HELD_TILE"
