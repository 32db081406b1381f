"""Module 1: what each curse does; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.flight import TRAY_STREAM
from mastaba.games.escape.modules.curses.events import DieBuried, DieDugOut
from mastaba.games.escape.modules.curses.tiles import draw
from mastaba.kernel.chance import below
from tests.escape.scene import ANI, FRANK, MICHA, Scene, scene


def explorer(discovers: str, draws: str, dice: str) -> Scene:
    """Frank stands where the only free opening is in the north: what he finds lies at once."""
    return scene(
        rooms={"GK1": (0, -1, 0)},
        at={FRANK: "GK1"},
        dice={FRANK: dice},
        pile=[discovers, "EXIT"],
        curse_pile=[draws],
    )


# --- trapped ---


@pytest.mark.rule("ESC-CURSE-TRAPPED", "ESC-ACT-05")
def test_the_trapped_neither_enter_nor_discover() -> None:
    s = scene(
        seats=3,
        rooms={"C01": (1, 0, 1)},
        at={FRANK: "C01"},
        dice={ANI: "A A - - -", MICHA: "A A - - -"},
        curses={ANI: ["trapped"]},
        treasures={ANI: ["teleport"], MICHA: ["teleport"]},
    )
    assert s.refused(ANI, "enter E 1 2").rule == "ESC-CURSE-TRAPPED"
    assert s.code(ANI, "discover 1 2") == "CURSED"
    assert s.code(ANI, "use teleport C01") == "CURSED"
    assert not s.options(ANI, "enter") + s.options(ANI, "discover")
    s.do(MICHA, "use teleport C01")
    assert s.at(MICHA) == "C01"


@pytest.mark.rule("ESC-CURSE-TRAPPED", "ESC-ACT-05")
@pytest.mark.parametrize("to", ["START", "EXIT", "GK1"])
def test_the_trapped_enter_no_room_at_all(to: str) -> None:
    rooms = {"B10": (1, 0, 1), "EXIT": (2, 0, 1), "GK1": (1, -1, 0)}
    side = {"START": "W", "EXIT": "E", "GK1": "N"}[to]
    s = scene(
        rooms=rooms,
        at={ANI: "B10", FRANK: to},
        dice={ANI: "A A K - -"},
        curses={ANI: ["trapped"]},
        treasures={ANI: ["teleport"]},
    )
    for text in (f"enter {side} 1 2", f"enter {side} 1 3", f"use teleport {to}"):
        assert s.code(ANI, text) == "CURSED", text
    assert s.options(ANI, "use") == []
    assert s.at(ANI) == "B10"


@pytest.mark.rule("ESC-CURSE-TRAPPED")
def test_the_trapped_do_everything_else() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 0), "C03": (1, 0, 1)},
        at={ANI: "C03"},
        dice={ANI: "K K G B -"},
        curses={ANI: ["trapped"]},
        treasure_in={"C03": "healing"},
    )
    s.do(ANI, "take 1 2")
    s.do(ANI, "unlock 3 for 0")
    s.roll(ANI, "1 2 3 4 5", "K K K K A")
    s.do(ANI, "commit 1 2 3 4")
    assert s.gems("C03") == 1


@pytest.mark.rule("ESC-CURSE-TRAPPED", "ESC-ACT-05")
def test_the_trapped_may_escape() -> None:
    # Leaving the temple is no arrival in a room.
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, dice={ANI: "K - - - -"}, depot=0,
        curses={ANI: ["trapped"]},
    )  # fmt: skip
    s.do(ANI, "escape 1")
    assert s.at(ANI) == ""


# --- debris ---


@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-CLOCK-14")
@pytest.mark.parametrize(
    ("dice", "then"),
    [
        ("A A K B B", "- - K (B) B"),
        ("A A K T G", "(-) - K T G"),
        ("K T A A -", "K T (-) - -"),
        ("K B A A -", "K (B) - - -"),
    ],
)
def test_debris_buries_the_least_useful_die(dice: str, then: str) -> None:
    s = explorer("C01", "debris", dice=dice)
    paid = [str(number + 1) for number, word in enumerate(dice.split()) if word == "A"]
    s.do(FRANK, f"discover {' '.join(paid)}")
    assert s.dice(FRANK) == then
    assert len(s.told(DieBuried)) == 1


@pytest.mark.rule("ESC-CURSE-DEBRIS")
def test_the_buried_die_is_out_of_use() -> None:
    s = scene(
        rooms={"C03": (1, 0, 1)},
        at={ANI: "C03"},
        dice={ANI: "(K) K K K A"},
        curses={ANI: ["debris"]},
    )
    assert s.code(ANI, "roll 1") == "DIE_STATE"
    assert s.code(ANI, "commit 1 2 3 4") == "DIE_STATE"
    assert s.code(ANI, "roll 1 5") == "DIE_STATE"


@pytest.mark.rule("ESC-CURSE-DEBRIS-02", "ESC-CURSE-DEBRIS")
def test_lifting_debris_gives_the_die_back() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "T (K) T T A"})
    s.do(ANI, "lift debris 1 3 4")
    assert (s.curses(ANI), s.dice(ANI)) == ([], "- K - - A")
    assert [told.die for told in s.told(DieDugOut)] == [2]


@pytest.mark.rule("ESC-CURSE-DEBRIS-02")
def test_a_buried_black_mask_comes_back_locked() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "T (B) T T A"})
    s.do(ANI, "lift debris 1 3 4")
    assert s.dice(ANI) == "- B - - A"
    assert s.code(ANI, "roll 2") == "DIE_STATE"


@pytest.mark.rule("ESC-CURSE-DEBRIS-02")
def test_a_die_buried_unrolled_comes_back_unrolled() -> None:
    s = explorer("C01", "debris", dice="A A T T T")
    s.do(FRANK, "discover 1 2")
    assert s.dice(FRANK) == "(-) - T T T"
    s.do(FRANK, "lift debris 3 4 5")
    assert s.dice(FRANK) == "- - - - -"


@pytest.mark.rule("ESC-CURSE-DEBRIS-02")
def test_a_golden_mask_does_not_reach_under_the_rubble() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "G (B) A A A"})
    s.refused(ANI, "unlock 1 for 0")
    assert s.dice(ANI) == "G (B) A A A"


@pytest.mark.rule("ESC-RT-55", "ESC-CURSE-DEBRIS")
@pytest.mark.parametrize("falls", ["K", "B"])
def test_a_die_that_debris_takes_while_it_rolls_has_no_face(falls: str) -> None:
    s = scene(curse_pile=["debris"])
    s.luck(FRANK, f"{falls} A T T T")
    s.do(FRANK, "roll 1 2 3 4 5", t=5000)
    s.game.told = []
    draw(s.game, FRANK)
    s.events = s.game.told
    assert s.dice(FRANK) == "(-) * * * *"
    told = s.told(DieBuried)[0]
    assert (told.die, told.was, told.face) == (1, "rolling", "")
    s.tick(10_000)
    assert s.dice(FRANK) == "(-) A T T T"
    s.do(FRANK, "lift debris 3 4 5")
    assert s.dice(FRANK) == "- A - - -"


@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-CLOCK-14")
@pytest.mark.parametrize(
    ("dice", "die", "was", "face"),
    [("A A K B B", 4, "locked", "B"), ("A A K T G", 1, "ready", ""), ("A A K A A", 1, "ready", "")],
)
def test_everybody_hears_which_die_is_buried(dice: str, die: int, was: str, face: str) -> None:
    s = explorer("C01", "debris", dice=dice)
    s.do(FRANK, "discover 1 2")
    told = s.told(DieBuried)[0]
    assert (told.seat, told.die, told.was, told.face) == (FRANK, die, was, face)


# --- mask ---


@pytest.mark.rule("ESC-CURSE-MASK")
def test_under_mask_a_golden_mask_frees_one_die() -> None:
    s = scene(curses={ANI: ["mask"]}, dice={ANI: "G B B B A"})
    s.do(ANI, "unlock 1 for 0")
    assert s.dice(ANI) == "- - B B A"


@pytest.mark.rule("ESC-CURSE-MASK")
def test_who_rolled_it_counts_not_who_is_helped() -> None:
    s = scene(curses={ANI: ["mask"]}, dice={ANI: "B B B A A", FRANK: "G A A A A"})
    s.do(FRANK, "unlock 1 for 0")
    assert s.dice(ANI) == "- - B A A"


# --- silence ---


@pytest.mark.rule("ESC-CURSE-SILENCE", "ESC-PHYS-01")
def test_the_silenced_neither_call_nor_point() -> None:
    s = scene(curses={ANI: ["silence"]}, dice={ANI: "A A T T -"})
    assert s.refused(ANI, "ping START").rule in ("ESC-CURSE-SILENCE", "ESC-PHYS-01")
    assert s.code(ANI, "call golden-mask") == "CURSED"
    s.do(FRANK, "ping START")
    s.do(FRANK, "call golden-mask")
    s.do(ANI, "lift silence 1 2 3 4")
    s.do(ANI, "ping START")
    assert s.told(events.Pinged)[0].seat == ANI


@pytest.mark.rule("ESC-CURSE-SILENCE", "ESC-PHYS-01")
def test_the_silenced_vote_and_join_pools() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        curses={ANI: ["silence"]},
        dice={ANI: "K K B - -", FRANK: "K K - - -"},
    )
    s.do(FRANK, "commit g1 1 2")
    s.do(ANI, "commit 1 2")
    assert s.gems("GK1") == 1
    s.do(FRANK, "propose fate")
    s.do(ANI, "vote fate yes")
    assert s.dice(ANI) == "- - - - -"
    s.tick(s.t + 5000)
    s.do(ANI, "propose fate")


# --- lost dice ---


@pytest.mark.rule("ESC-CURSE-LOSTDICE", "ESC-PHYS-06")
def test_a_hard_throw_may_leave_the_tray() -> None:
    s = scene(curses={ANI: ["lostdice"]})
    s.tray(ANI, "x . .")
    s.roll(ANI, "1 2 3", "A A K", t=10_000)
    assert s.dice(ANI) == "x A K - -"
    assert [told.die for told in s.told(events.DiceFell)] == [1]
    s.tick(400_000)
    assert s.dice(ANI).count("x") >= 1
    assert s.code(ANI, "roll 1") == "DIE_STATE"


@pytest.mark.rule("ESC-PHYS-06")
def test_a_die_falls_when_the_dice_come_to_rest() -> None:
    s = scene(curses={ANI: ["lostdice"]})
    s.tray(ANI, "x . .")
    s.do(ANI, "roll 1 2 3", t=10_000)
    s.tick(10_639)
    assert s.dice(ANI) == "* * * - -"
    s.tick(10_640)
    assert s.dice(ANI).startswith("x")


@pytest.mark.rule("ESC-CURSE-LOSTDICE", "ESC-PHYS-06")
def test_careful_throws_are_safe_but_slow() -> None:
    s = scene(curses={ANI: ["lostdice"]})
    s.do(ANI, "power 40")
    for _ in range(60):
        s.set_dice(ANI, "- - - - -")
        s.roll(ANI, "1 2 3 4 5")
        assert "x" not in s.dice(ANI)
    s.set_dice(ANI, "- - - - -")
    s.do(ANI, "roll 1", t=200_000)
    s.tick(200_759)
    assert s.dice(ANI).startswith("*")
    s.tick(200_760)
    assert not s.dice(ANI).startswith("*")
    assert s.code(ANI, "roll 2", t=200_819) == "RATE"
    s.do(ANI, "roll 2", t=200_820)


@pytest.mark.rule("ESC-PHYS-06")
@pytest.mark.parametrize(("power", "chance"), [(60, 20), (80, 40), (100, 60)])
@pytest.mark.parametrize("below_it", [True, False])
def test_each_point_of_strength_is_one_chance_in_a_thousand(
    power: int, chance: int, below_it: bool
) -> None:
    s = scene(curses={ANI: ["lostdice"]})
    s.game.powers[ANI] = power
    throw(s, chance - 1 if below_it else chance)
    s.roll(ANI, "1")
    assert s.dice(ANI).startswith("x") is below_it


def throw(s: Scene, value: int) -> None:
    """Let Ani's next thrown die have this value, 0..999, in the tray."""
    stream, game = TRAY_STREAM + ANI, s.game
    game.draws[stream] = next(
        count for count in range(100_000) if below(game.seed, stream, count, 1000) == value
    )


@pytest.mark.rule("ESC-PHYS-06")
def test_without_the_curse_no_die_leaves_the_tray() -> None:
    s = scene(curses={FRANK: ["lostdice"]})
    s.do(ANI, "power 100")
    for _ in range(100):
        s.set_dice(ANI, "- - - - -")
        s.roll(ANI, "1 2 3 4 5")
        assert "x" not in s.dice(ANI)
