"""How fast dice roll and commands follow; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME, events
from tests.escape.scene import ANI, FRANK, MICHA, scene

# --- rolling ---


@pytest.mark.rule("ESC-RT-13", "ESC-RT-14")
def test_without_a_choice_dice_are_thrown_with_strength_60() -> None:
    s = scene()
    s.do(ANI, "roll 1 2 3", t=10_000)
    assert s.told(events.DiceRolled)[0].power == 60
    s.tick(10_639)
    assert s.dice(ANI) == "* * * - -"
    s.tick(10_640)
    assert s.told(events.DiceSettled)
    assert "*" not in s.dice(ANI)


@pytest.mark.rule("ESC-RT-13", "ESC-RT-14", "ESC-RT-15")
@pytest.mark.parametrize("power", [0, 20, 40, 80, 100])
def test_a_hard_throw_rests_sooner(power: int) -> None:
    s = scene()
    s.do(ANI, f"power {power}")
    s.do(ANI, "roll 1", t=10_000)
    assert s.told(events.DiceRolled)[0].power == power
    rest = 1000 - 6 * power
    again = max(700, rest + 60)
    s.tick(10_000 + rest - 1)
    assert s.dice(ANI).startswith("*")
    s.tick(10_000 + rest)
    assert not s.dice(ANI).startswith("*")
    assert s.code(ANI, "roll 2", t=10_000 + again - 1) == "RATE"
    s.do(ANI, "roll 2", t=10_000 + again)


@pytest.mark.rule("ESC-RT-15")
def test_a_harder_throw_does_not_shorten_the_wait_for_a_soft_one() -> None:
    s = scene()
    s.do(ANI, "power 0")
    s.do(ANI, "roll 1", t=10_000)
    s.do(ANI, "power 100", t=10_100)
    assert s.code(ANI, "roll 2", t=11_059) == "RATE"
    s.do(ANI, "roll 2", t=11_060)
    s.do(ANI, "power 0", t=11_100)
    s.tick(11_459)
    assert s.dice(ANI).split()[1] == "*"
    s.tick(11_460)
    assert s.dice(ANI).split()[1] != "*"


@pytest.mark.rule("ESC-RT-13")
@pytest.mark.parametrize("power", ["-1", "101", "hard"])
def test_strength_goes_from_0_to_100(power: str) -> None:
    s = scene()
    with pytest.raises(ValueError):
        s.game.play(ANI, GAME.parse(f"power {power}"), s.game.now)


@pytest.mark.rule("ESC-RT-15", "ESC-PHYS-19")
def test_the_pace_is_the_same_for_everybody_and_each_has_their_own() -> None:
    s = scene(seats=3)
    s.do(ANI, "roll 1", t=10_000)
    s.do(FRANK, "roll 1", t=10_100)
    s.do(MICHA, "roll 1", t=10_200)
    for seat, t in ((ANI, 10_700), (FRANK, 10_800), (MICHA, 10_900)):
        assert s.code(seat, "roll 2", t=t - 1) == "RATE"
        s.do(seat, "roll 2", t=t)


@pytest.mark.rule("ESC-RT-16", "ESC-DICE-03")
def test_other_dice_act_while_some_roll() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A - - -"})
    s.do(ANI, "roll 3 4 5", t=10_000)
    s.do(ANI, "enter E 1 2", t=10_100)
    assert (s.at(ANI), s.dice(ANI)) == ("B01", "- - * * *")


@pytest.mark.rule("ESC-RT-11")
def test_dice_in_the_air_can_do_nothing() -> None:
    s = scene(rooms={"B04": (0, 1, 2)}, at={ANI: "B04"}, dice={ANI: "A A K - -"})
    s.do(ANI, "roll 1 2 3", t=10_000)
    assert s.code(ANI, "enter N 1 2", t=10_200) == "DIE_STATE"
    assert s.code(ANI, "commit 3", t=10_200) == "DIE_STATE"
    assert s.code(ANI, "discover 1 2", t=10_200) == "DIE_STATE"


# --- other commands ---


@pytest.mark.rule("ESC-RT-17")
def test_other_commands_are_100_ms_apart() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A A A G", FRANK: "A A - - -"})
    s.do(ANI, "enter E 1 2", t=10_000)
    assert s.code(ANI, "enter W 3 4", t=10_099) == "RATE"
    s.do(FRANK, "enter E 1 2", t=10_050)
    s.do(ANI, "enter W 3 4", t=10_100)


@pytest.mark.rule("ESC-RT-17")
def test_some_commands_may_come_at_any_time() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        dice={ANI: "K K K - -"},
        curses={ANI: ["hand"]},
    )
    s.do(ANI, "hand on", t=10_000)
    s.do(FRANK, "propose fate", t=10_000)
    s.do(ANI, "commit g1 1 2 3", t=10_000)
    s.do(ANI, "withdraw 1 2", t=10_001)
    s.do(ANI, "vote fate no", t=10_001)
    s.do(ANI, "ping START", t=10_001)
    s.do(ANI, "hand off", t=10_001)
    s.do(ANI, "hand on", t=10_001)
    s.do(ANI, "roll 4", t=10_002)
    assert s.code(ANI, "commit 1", t=10_099) == "RATE"
    s.do(ANI, "commit 1", t=10_100)
