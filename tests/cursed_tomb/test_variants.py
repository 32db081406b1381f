"""Chapters V1 and V2: the mad rockfall, and full speed into the tomb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.house import CHOICES
from mastaba.kernel.contract import UnknownOption
from tests.cursed_tomb.scene import JULIE, MAX, Scene, scene


def mad(at: Sequence[str], **facts: Any) -> Scene:
    options = {"variant": "mad-rockfall", **facts.pop("options", {})}
    return scene(at, options=options, **facts)


def fast(at: Sequence[str], **facts: Any) -> Scene:
    options = {"variant": "full-speed", **facts.pop("options", {})}
    return scene(at, options=options, **facts)


# --- mad rockfall ---


@pytest.mark.rule("TOMB-V1-01")
def test_mad_all_else_is_as_in_the_base_game() -> None:
    s = mad(["P2", "P11", "P8"], scarabs=[0, 1, 0])
    s.succeed("red")
    assert s.at == ["P6", "P11", "GATE"]
    assert s.mummy == "P7e"


@pytest.mark.rule("TOMB-V1-02")
def test_mad_nobody_owns_more_than_three() -> None:
    s = mad(["START", "START"], scarabs=[3])
    s.succeed("blue")
    assert s.scarabs[MAX] == 3
    assert s.told(told.ScarabsFull)
    s = mad(["START", "START"], scarabs=[2])
    s.succeed("blue")
    assert s.scarabs[MAX] == 3


@pytest.mark.rule("TOMB-V1-03")
def test_mad_the_colour_is_announced_and_fixed() -> None:
    s = mad(["START", "START"], face_up=2)
    s.do("turn")
    (announced,) = s.told(told.ColourDemanded)
    assert (announced.colour, announced.rule) == ("yellow", "TOMB-V1-03")
    assert s.refused("name red", seat=MAX).key == "pull-under-way"
    # What is announced is as good as revealed: no table takes it back.
    s = mad(["START", "START"])
    reveals = s.game.reveals
    s.do("name red")
    assert s.game.reveals > reveals


@pytest.mark.rule("TOMB-V1-04")
def test_mad_a_fallen_sceptre_sends_to_the_announced_colour() -> None:
    s = mad(["P8", "START"], mummy="P5e")
    s.do("name purple")
    s.fall("sceptre")
    (sent,) = s.told(told.SentBack)
    assert (sent.to, sent.rule) == ("P5", "TOMB-V1-04")


@pytest.mark.rule("TOMB-V1-05", "TOMB-V1-12")
@pytest.mark.parametrize(("stone", "to"), [("red3", "P6"), ("green1", "P4"), ("purple1", "P5")])
def test_mad_a_fallen_stone_sends_to_its_own_colour(stone: str, to: str) -> None:
    s = mad(["P8", "START"])
    s.do("name purple")
    s.fall(stone)
    (sent,) = s.told(told.SentBack)
    assert (sent.to, sent.rule) == (to, "TOMB-V1-05")


@pytest.mark.rule("TOMB-V1-06", "TOMB-V1-07", "TOMB-V1-08")
def test_mad_the_square_gone_back_to_does_nothing() -> None:
    s = mad(["P8", "START"], scarabs=[1], mummy="P5t")
    s.do("name purple")
    s.fall()
    assert (s.at[MAX], s.scarabs[MAX], s.mummy) == ("P5", 1, "P5t")
    s = mad(["P8", "START"], scarabs=[1], mummy="P5t")
    s.do("name purple")
    s.fall("red1")  # P6 shows two heads
    assert (s.at[MAX], s.mummy) == ("P6", "P5t")


@pytest.mark.rule("TOMB-V1-09")
def test_mad_face_up_squares_only_not_the_own_one_also_beyond_the_gate() -> None:
    s = mad(["P2", "START"])
    s.do("name green")
    s.fall("green1")
    assert s.at[MAX] == "D5"
    s = mad(["P2", "START"])
    s.do("name red")
    s.fall()
    assert s.at[MAX] == "D4"  # P2 itself is red


@pytest.mark.rule("TOMB-V1-10")
@pytest.mark.parametrize(("at", "to"), [("D1", "START"), ("P1", "D5")])
def test_mad_with_nothing_behind_the_base_rule_holds(at: str, to: str) -> None:
    s = mad([at, "START"])
    s.do("name green")
    s.fall("green1")
    assert s.at[MAX] == to


@pytest.mark.rule("TOMB-V1-10")
@pytest.mark.parametrize(("house", "to"), [("base", "GATE"), ("start", "START")])
def test_mad_with_nothing_behind_from_the_pyramid(house: str, to: str) -> None:
    s = mad(["P1", "START"], options={"nothingBehind": house})
    s.do("name green")
    s.game.turned = 0  # nothing lies face up behind
    s.fall("purple1")
    assert s.at[MAX] == to
    assert s.told(told.SentBack)[0].rule == "TOMB-V1-10"


@pytest.mark.rule("TOMB-V1-13")
def test_mad_in_the_tomb_the_way_leads_to_the_gate() -> None:
    s = mad(["P12", "START"], scarabs=[2])
    s.do("enter")
    s.fall("purple1")
    assert s.at[MAX] == "GATE"


@pytest.mark.rule("TOMB-V1-14")
def test_mad_the_trap_is_rebuilt_and_the_turn_ends() -> None:
    s = mad(["P8", "START"], bowl={"red": 1})
    s.do("name purple")
    s.fall()
    assert s.bowl == 20
    assert (s.question, s.asked) == ("explore", JULIE)


def test_mad_a_time_out_that_counts_as_a_rockfall_has_no_faller() -> None:
    s = mad(["P8", "START"], options={"timeOut": "rockfall"})
    s.do("name purple", "touch", "late")
    assert s.at[MAX] == "GATE"
    (fall,) = s.told(told.Rockfall)
    assert (fall.thing, fall.rule) == ("", "TOMB-DT-29")


# --- full speed ---


@pytest.mark.rule("TOMB-V2-01")
def test_fast_all_else_is_as_in_the_base_game() -> None:
    s = fast(["START", "START"], face_up=3)
    assert s.options == ["turn", "name red", "name blue", "name yellow"]
    s.succeed("red")
    assert s.at[MAX] == "D1"
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-V2-02", "TOMB-V2-03", "TOMB-V2-06")
def test_fast_neither_mummy_nor_scarabs() -> None:
    s = fast(["GATE", "START"])
    view = s.game.view(None)
    assert view.mummy is None
    assert GAME.insight(s.game, None).walks == []
    s.succeed("yellow")  # P3 shows a head
    assert {event[0] for event in s.events} & {told.MummyWoke, told.ScarabGained} == set()
    s = fast(["START", "START"])
    s.succeed("blue")  # D2 shows a scarab
    assert s.scarabs == [0, 0]


@pytest.mark.rule("TOMB-V2-04")
def test_fast_only_forward() -> None:
    s = fast(["D3", "START"])
    s.do("name red")
    s.pull("red")
    assert s.options == ["forward", "stay"]
    refusal = s.refused("backward")
    assert (refusal.rule, refusal.key) == ("TOMB-V2-04", "only-forward")
    assert [way.backward for way in GAME.insight(s.game, None).ways] == [""] * 10


@pytest.mark.rule("TOMB-V2-05", "TOMB-V2-08")
def test_fast_the_tomb_needs_no_scarabs_but_both_stones() -> None:
    s = fast(["P12", "P11"])
    s.do("enter")
    s.pull("green")
    assert s.game.outcome() is None
    s.fall()
    assert s.at[MAX] == "GATE"
    assert s.refused("enter").key == "not-before-the-tomb"


@pytest.mark.rule("TOMB-V2-07")
@pytest.mark.parametrize(("at", "to"), [("D4", "START"), ("P4", "GATE")])
def test_fast_a_rockfall_still_sends_back(at: str, to: str) -> None:
    s = fast([at, "START"])
    s.do("name blue")
    s.fall()
    assert s.at[MAX] == to


@pytest.mark.rule("TOMB-V2-09")
@pytest.mark.parametrize("options", [{}, {"anyColour": True}])
def test_fast_before_the_tomb_there_is_nothing_else(options: dict[str, Any]) -> None:
    s = fast(["P12", "START"], options=options)
    assert s.options == ["enter"]
    refusal = s.refused("name red")
    assert (refusal.rule, refusal.key) == ("TOMB-V2-09", "no-colour-ahead")


@pytest.mark.rule("TOMB-V2-10")
def test_the_variants_exclude_each_other() -> None:
    assert CHOICES["variant"] == ("base", "mad-rockfall", "full-speed")
    with pytest.raises(UnknownOption, match="variant"):
        GAME.begin(2, 1, {"variant": "mad-rockfall+full-speed"})
