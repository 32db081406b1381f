"""Escape's players: what they call out, how they vote, and whom they give their last die."""

from __future__ import annotations

import pytest

from mastaba.bots.escape.player import Steady
from mastaba.games.escape import GAME
from mastaba.kernel.chance import word
from mastaba.kernel.contract import REFEREE
from tests.escape.scene import ANI, FRANK, MICHA, Scene, scene


class Talkative(Steady):
    """Says at every look what it goes for."""

    words = 1000


class Taciturn(Steady):
    """Says nothing, and never errs."""

    words = 0
    slips = 0


def wish(s: Scene, seat: int, player: Steady, luck: int = 1) -> str:
    """What the player wants now, in words; it must be legal, or nothing."""
    move, _wait = player.act(s.game.imagine(seat, 1), seat, luck)
    if move is None:
        return ""
    assert s.game.check(seat, move) is None
    return GAME.text(move)


# --- calling ---


def test_who_has_most_dice_locked_calls_for_a_golden_mask() -> None:
    s = scene(dice={ANI: "B B B A -"})
    assert wish(s, ANI, Talkative()) == "call golden-mask"


def test_who_goes_back_for_the_gong_calls_the_others() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, t=220_000)
    assert wish(s, ANI, Talkative()) == "call go-back"


def test_who_goes_for_gems_points_at_their_room_and_then_names_the_symbol() -> None:
    s = scene(rooms={"GT1": (1, 0, 1)}, pile=["EXIT"], depot=12)
    assert wish(s, ANI, Talkative()) == "ping GT1"
    for seat in (ANI, FRANK):
        s.set_at(seat, "GT1")
    assert wish(s, ANI, Talkative()) == "call torches"
    s.set_at(FRANK, "START")
    assert wish(s, ANI, Talkative()) == "call gems-here"


def test_who_leaves_calls_the_others_to_the_exit() -> None:
    s = scene(rooms={"EXIT": (1, 0, 1)}, depot=0)
    assert wish(s, ANI, Talkative()) == "call to-exit"
    s.set_at(ANI, "EXIT")
    assert wish(s, ANI, Talkative()) == "call to-exit"


@pytest.mark.rule("ESC-PHYS-01")
def test_under_silence_a_player_does_not_even_try() -> None:
    s = scene(dice={ANI: "B B B A -"}, curses={ANI: ["silence"]})
    assert not wish(s, ANI, Talkative()).startswith(("call", "ping"))


def test_alone_nobody_listens() -> None:
    s = scene(seats=1, dice={ANI: "B B B B B B -"})
    assert not wish(s, ANI, Talkative()).startswith(("call", "ping"))


def test_a_steady_player_mostly_plays() -> None:
    s = scene(dice={ANI: "B B B A -"})
    wishes = [wish(s, ANI, Steady(), word(1, 2, count)) for count in range(400)]
    calls = wishes.count("call golden-mask")
    assert 0 < calls < len(wishes) / 10


# --- deciding together ---


@pytest.mark.parametrize("ballot", ["pause", "concede"])
def test_players_follow_what_people_wish(ballot: str) -> None:
    s = scene()
    assert not wish(s, FRANK, Taciturn()).startswith("propose")
    s.do(ANI, f"propose {ballot}")
    assert wish(s, FRANK, Taciturn()) == f"vote {ballot} yes"


def test_who_wanted_a_pause_ends_it() -> None:
    s = scene()
    s.do(ANI, "propose pause")
    s.do(FRANK, "vote pause yes")
    assert wish(s, FRANK, Taciturn()) == ""
    s.do(ANI, "propose resume")
    assert wish(s, FRANK, Taciturn()) == "vote resume yes"


@pytest.mark.parametrize(("dice", "answer"), [("A A A A B", "no"), ("A B B B B", "yes")])
def test_fate_is_worth_its_gem_where_dice_are_locked(dice: str, answer: str) -> None:
    s = scene(dice={ANI: dice})
    s.do(ANI, "propose fate")
    assert wish(s, FRANK, Taciturn()) == f"vote fate {answer}"


# --- the last die ---


@pytest.mark.rule("ESC-EXIT-06")
def test_outside_a_player_waits_until_somebody_needs_the_die() -> None:
    s = scene(
        seats=3,
        rooms={"EXIT": (1, 0, 1)},
        out=[ANI],
        dice={FRANK: "A A A A A", MICHA: "A A A A -"},
        depot=2,
    )
    assert wish(s, ANI, Taciturn()) == ""
    s.set_at(FRANK, "EXIT")
    assert wish(s, ANI, Taciturn()) == "gift 1 to 1"


@pytest.mark.rule("ESC-EXIT-06")
@pytest.mark.parametrize(
    ("needy", "depot"), [("B B B B B", 0), ("A A x x x", 2)], ids=["stuck", "too few for the Exit"]
)
def test_the_die_goes_to_who_cannot_do_without(needy: str, depot: int) -> None:
    s = scene(
        seats=3,
        rooms={"EXIT": (1, 0, 1)},
        out=[ANI],
        at={FRANK: "EXIT"},
        dice={FRANK: "A A A A A", MICHA: needy},
        depot=depot,
    )
    assert wish(s, ANI, Taciturn()) == "gift 1 to 2"


# --- pools, curses and votes of others ---


@pytest.mark.rule("ESC-RT-23")
def test_who_goes_back_for_the_gong_takes_the_dice_out_of_the_pool() -> None:
    s = scene(
        rooms={"GT1": (1, 0, 1)}, at={ANI: "GT1", FRANK: "GT1"}, dice={ANI: "T A A - -"}, depot=12
    )
    s.do(ANI, "commit g2 1")
    s.tick(220_000)
    assert wish(s, ANI, Taciturn()) == "withdraw 1"


@pytest.mark.rule("ESC-PHYS-02")
def test_the_cursed_hand_goes_up_before_anything_else() -> None:
    s = scene(curses={ANI: ["mask", "hand"]}, dice={ANI: "K K K - -"})
    assert wish(s, ANI, Taciturn()) == "hand on"


@pytest.mark.rule("ESC-RT-31")
def test_a_stand_in_for_somebody_long_away_answers_no_vote() -> None:
    s = scene(seats=3, dice={ANI: "- - - - -"}, depot=9)
    s.do(REFEREE, f"away {FRANK}")
    s.wait(11_000)
    s.do(ANI, "propose fate")
    assert not wish(s, FRANK, Taciturn()).startswith("vote")
