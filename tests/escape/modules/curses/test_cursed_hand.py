"""The cursed hand: a symbol is held down while one plays; written from the rules."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, scene


@pytest.mark.rule("ESC-CURSE-HAND", "ESC-PHYS-02")
def test_with_the_hand_off_the_head_one_only_votes() -> None:
    s = scene(
        rooms={"C01": (1, 0, 1)},
        curses={ANI: ["hand"]},
        dice={ANI: "A A G B K"},
        treasures={ANI: ["healing"]},
    )
    for text in (
        "roll 1", "enter E 1 2", "discover 1 2", "unlock 3 for 0", "use healing", "propose fate",
    ):  # fmt: skip
        assert s.code(ANI, text) == "CURSED", text
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate yes")
    assert s.dice(ANI) == "A A G - K"


@pytest.mark.rule("ESC-PHYS-33", "ESC-PHYS-02")
def test_no_curse_but_silence_keeps_anybody_from_talking() -> None:
    s = scene(curses={ANI: ["hand"], FRANK: ["hand", "silence"]})
    s.do(ANI, "ping START")
    s.do(ANI, "call wait")
    assert s.code(FRANK, "ping START") == "CURSED"
    assert s.code(FRANK, "call wait") == "CURSED"
    s.do(FRANK, "hand on")
    assert s.code(FRANK, "ping START") == "CURSED"


@pytest.mark.rule("ESC-PHYS-33")
def test_a_second_cursed_hand_begins_off_the_head_too() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0)},
        at={FRANK: "GK1"},
        dice={FRANK: "A A K T T"},
        pile=["C01", "EXIT"],
        curses={FRANK: ["hand"]},
        curse_pile=["hand"],
    )
    s.do(FRANK, "hand on")
    s.do(FRANK, "lift hand 3 4 5")
    s.do(FRANK, "discover 1 2")
    assert s.curses(FRANK) == ["hand"]
    assert s.game.view(ANI).players[FRANK].hand == "off"
    assert s.code(FRANK, "roll 1") == "CURSED"
    s.do(FRANK, "hand on")


@pytest.mark.rule("ESC-CURSE-HAND", "ESC-PHYS-02")
def test_with_the_hand_on_the_head_one_plays_on() -> None:
    s = scene(rooms={"C01": (1, 0, 1)}, curses={ANI: ["hand"]}, dice={ANI: "A A - - -"})
    s.do(ANI, "hand on")
    s.do(ANI, "enter E 1 2")
    assert s.at(ANI) == "C01"
    s.do(ANI, "roll 3")
    s.do(ANI, "hand off")
    assert s.code(ANI, "roll 4") == "CURSED"


@pytest.mark.rule("ESC-CURSE-HAND", "ESC-M1-05")
def test_the_cursed_hand_is_lifted_with_the_hand_on_the_head() -> None:
    s = scene(curses={ANI: ["hand"]}, dice={ANI: "K T T - -"})
    assert s.code(ANI, "lift hand 1 2 3") == "CURSED"
    s.do(ANI, "hand on")
    s.do(ANI, "lift hand 1 2 3")
    assert (s.curses(ANI), s.dice(ANI)) == ([], "- - - - -")
    s.do(ANI, "roll 1")


@pytest.mark.rule("ESC-CURSE-HAND", "ESC-PHYS-02", "ESC-M1-07")
def test_a_second_cursed_hand_begins_with_the_hand_off_the_head() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0)},
        at={FRANK: "GK1"},
        dice={FRANK: "K T T A A"},
        pile=["C01", "EXIT"],
        curses={FRANK: ["hand"]},
        curse_pile=["hand"],
    )
    s.do(FRANK, "hand on")
    s.do(FRANK, "lift hand 1 2 3")
    s.do(FRANK, "discover 4 5")
    assert s.curses(FRANK) == ["hand"]
    assert s.code(FRANK, "roll 1") == "CURSED"


@pytest.mark.rule("ESC-PHYS-02")
def test_who_is_not_cursed_needs_no_hand() -> None:
    s = scene(curses={ANI: ["hand"]})
    s.do(FRANK, "roll 1 2 3 4 5")
    assert s.dice(FRANK) == "* * * * *"


@pytest.mark.rule("ESC-PHYS-02", "ESC-PHYS-26")
@pytest.mark.parametrize("eased", [(), (ANI, FRANK)])
def test_only_who_is_cursed_and_not_eased_puts_a_hand_up(eased: tuple[int, ...]) -> None:
    s = scene(curses={ANI: ["hand"]}, eased=eased)
    assert s.refused(FRANK, "hand on").key == "hand-not-cursed"
    assert not s.options(FRANK, "hand")
    if eased:
        assert s.refused(ANI, "hand on").key == "hand-not-cursed"
    assert s.options(ANI, "hand") == ([] if eased else ["hand on"])


@pytest.mark.rule("ESC-PHYS-02")
def test_with_the_hand_off_the_head_dice_stay_in_their_pool() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        curses={ANI: ["hand"]},
        dice={ANI: "K K - - -"},
    )
    s.do(ANI, "hand on")
    s.do(ANI, "commit g1 1 2")
    s.do(ANI, "hand off")
    assert s.code(ANI, "withdraw 1") == "CURSED"
    assert s.dice(ANI) == "k k - - -"


@pytest.mark.rule("ESC-PHYS-02", "ESC-RT-34")
def test_a_room_lays_itself_with_the_hand_off_the_head() -> None:
    s = scene(dice={ANI: "A A - - -"}, curses={ANI: ["hand"]}, pile=["C03", "EXIT"])
    s.do(ANI, "hand on")
    s.do(ANI, "discover 1 2", t=5000)
    s.do(ANI, "hand off")
    s.tick(10_000)
    assert s.temple["C03"] == (0, -1, 0)


@pytest.mark.rule("ESC-CURSE-HAND", "ESC-PHYS-02", "ESC-M1-14")
def test_a_freshly_cursed_hand_must_go_on_the_head_first() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0)},
        at={FRANK: "GK1"},
        dice={FRANK: "A A K T T"},
        pile=["C01", "EXIT"],
        curse_pile=["hand"],
    )
    s.do(FRANK, "discover 1 2")
    assert s.code(FRANK, "roll 1") == "CURSED"
    s.do(FRANK, "hand on")
    s.do(FRANK, "roll 1")
