"""What hands, voices and eyes do at a real table; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from mastaba.games.escape import moves as m
from mastaba.games.escape.lobby import EASE
from mastaba.kernel.contract import REFEREE
from tests.escape.scene import ANI, FRANK, MICHA, begun, scene


@pytest.mark.rule("ESC-PHYS-18")
@pytest.mark.parametrize("call", ["golden-mask", "torches", "go-back"])
def test_everybody_may_call_at_any_time(call: str) -> None:
    s = scene(dice={ANI: "A A - - -"}, out=[FRANK])
    s.do(ANI, "discover 1 2", t=5000)
    s.do(ANI, f"call {call}", t=5000)
    assert (s.told(events.Called)[0].seat, s.told(events.Called)[0].call) == (ANI, call)


@pytest.mark.rule("ESC-PHYS-18")
def test_everybody_may_point_at_a_room() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)})
    s.do(ANI, "ping GK1")
    told = s.told(events.Pinged)[0]
    assert (told.seat, told.room) == (ANI, "GK1")


@pytest.mark.rule("ESC-PHYS-18", "ESC-EXIT-10")
def test_who_has_escaped_may_still_point() -> None:
    s = scene(out=[FRANK])
    s.do(FRANK, "ping START")
    assert s.told(events.Pinged)[0].seat == FRANK


@pytest.mark.rule("ESC-PHYS-15", "ESC-EXIT-07")
def test_a_given_die_gets_a_place_beside_the_others() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT"},
        dice={ANI: "K T - - -", FRANK: "A A A A A"},
        depot=0,
    )
    s.do(ANI, "escape 1")
    s.do(ANI, "gift 2 to 1")
    assert s.dice(FRANK) == "A A A A A -"
    assert s.dice(ANI).split()[1] == ">"
    told = s.told(events.DieGiven)[0]
    assert (told.seat, told.whose, told.die) == (ANI, FRANK, 6)
    s.do(FRANK, "roll 6")


@pytest.mark.rule("ESC-PHYS-20")
@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ("- - A A A", "enter E 1 2"),
        ("A - A A A", "enter E 1 2"),
        ("B A A A A", "enter E 1 2"),
        ("x A A A A", "enter E 1 2"),
        ("- A A A A", "unlock 1 for 1"),
        ("K A A A A", "unlock 1 for 1"),
    ],
)
def test_the_table_watches_the_dice(dice: str, text: str) -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: dice, FRANK: "B B - - -"})
    assert s.code(ANI, text) in ("DIE_STATE", "COST")
    assert (s.at(ANI), s.dice(ANI)) == ("START", dice)


@pytest.mark.rule("ESC-PHYS-20", "ESC-RT-54")
def test_the_same_die_does_not_pay_twice() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A - - - -"})
    with pytest.raises(ValueError):
        s.do(ANI, "enter E 1 1")
    assert s.at(ANI) == "START"


@pytest.mark.rule("ESC-PHYS-26")
def test_who_cannot_keep_a_hand_up_says_so_before_the_game() -> None:
    s = begun(2, options={"curses": True})
    s.do(ANI, "ease on")
    told = s.told(events.EaseSwitched)[0]
    assert (told.seat, told.on) == (ANI, True)
    assert [player.eased for player in s.game.view(FRANK).players] == [True, False]
    s.do(ANI, "ease off")
    assert not s.game.view(FRANK).players[ANI].eased
    s.tick(0)
    s.refused(ANI, "ease on")


@pytest.mark.rule("ESC-PHYS-26", "ESC-PHYS-02")
def test_instead_of_the_hand_on_the_head_their_rolls_are_slower() -> None:
    s = scene(curses={ANI: ["hand"]}, eased=[ANI])
    s.do(ANI, "roll 1", t=10_000)
    assert s.code(ANI, "roll 2", t=11_399) == "RATE"
    s.do(ANI, "roll 2", t=11_400)


@pytest.mark.rule("ESC-PHYS-26")
def test_they_lift_the_cursed_hand_and_are_as_fast_as_all_again() -> None:
    s = scene(curses={ANI: ["hand"]}, eased=[ANI], dice={ANI: "K T T - -"})
    s.do(ANI, "lift hand 1 2 3")
    s.do(ANI, "roll 1", t=10_000)
    assert s.code(ANI, "roll 2", t=10_699) == "RATE"
    s.do(ANI, "roll 2", t=10_700)


@pytest.mark.rule("ESC-PHYS-26", "ESC-PHYS-02")
def test_with_the_hand_on_the_head_rolls_are_no_slower() -> None:
    s = scene(curses={ANI: ["hand"]})
    s.do(ANI, "hand on")
    s.do(ANI, "roll 1", t=10_000)
    s.do(ANI, "roll 2", t=10_700)


@pytest.mark.rule("ESC-PHYS-26", "ESC-PHYS-19")
def test_without_the_curse_all_are_equally_fast() -> None:
    s = scene(eased=[ANI])
    s.do(ANI, "roll 1", t=10_000)
    s.do(ANI, "roll 2", t=10_700)
    assert s.dice(ANI).split()[1] == "*"


@pytest.mark.rule("ESC-PHYS-26")
def test_rules_are_eased_or_not_and_nothing_else() -> None:
    s = begun(2)
    for on in (0, 1):
        assert (s.game.check(ANI, m.command(EASE, on)) is None) == bool(on)
    refusal = s.game.check(ANI, m.command(EASE, 2))
    assert refusal is not None
    assert refusal.key == "on-or-off"


@pytest.mark.rule("ESC-PHYS-18")
def test_nobody_points_at_a_room_that_is_not_there() -> None:
    s = scene(rooms={"B10": (1, 0, 1)}, pile=["B01", "EXIT"])
    s.do(ANI, "ping B10")
    for room in ("B01", "EXIT"):
        assert s.code(ANI, f"ping {room}") == "NO_TARGET"


@pytest.mark.rule("ESC-PHYS-01", "ESC-RT-31")
def test_the_silenced_do_not_speak_from_an_adopted_seat_either() -> None:
    s = scene(seats=3, curses={ANI: ["silence"]})
    s.do(REFEREE, f"away {FRANK}")
    s.wait(11_000)
    s.do(ANI, "propose adopt 1")
    s.do(MICHA, "vote adopt yes")
    assert s.told(events.SeatAdopted)
    assert s.code(FRANK, "call keys") == "CURSED"
    assert s.code(FRANK, "ping START") == "CURSED"
