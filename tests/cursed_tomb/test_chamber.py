"""Chapter CHAMBER: in the tomb."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import events as told
from tests.cursed_tomb.scene import JULIE, MAX, Scene, scene


def inside(**facts: object) -> Scene:
    """Max has entered the tomb with two scarabs."""
    s = scene(["P12", "P12"], scarabs=[2, 3], **facts)  # type: ignore[arg-type]
    s.do("enter")
    return s


@pytest.mark.rule("TOMB-CHAMBER-02", "TOMB-CHAMBER-16")
def test_it_takes_two_scarabs() -> None:
    s = scene(["P12", "START"], scarabs=[1])
    assert "enter" not in s.options
    refusal = s.refused("enter")
    assert (refusal.rule, refusal.key) == ("TOMB-CHAMBER-02", "too-few-scarabs")
    assert refusal.facts == {"scarabs": 1, "needed": 2}
    assert s.at[MAX] == "P12"
    assert "enter" in scene(["P12", "START"], scarabs=[2]).options


@pytest.mark.rule("TOMB-CHAMBER-03")
def test_it_is_entered_from_the_last_square_without_a_stone() -> None:
    s = scene(["P11", "START"], scarabs=[4])
    refusal = s.refused("enter")
    assert (refusal.rule, refusal.key) == ("TOMB-CHAMBER-03", "not-before-the-tomb")
    assert refusal.facts == {"squares": ["P12"]}
    s = inside()
    assert s.at[MAX] == "TOMB"
    assert s.bowl == 20


@pytest.mark.rule("TOMB-CHAMBER-03")
def test_the_house_may_open_the_door_wider() -> None:
    for at in ("P10", "P11", "P12"):
        s = scene([at, "START"], scarabs=[2], options={"tombEntry": "last-three"})
        assert s.options[-1] == "enter"
    s = scene(["P9", "START"], scarabs=[2], options={"tombEntry": "last-three"})
    assert s.refused("enter").facts == {"squares": ["P10", "P11", "P12"]}


@pytest.mark.rule("TOMB-CHAMBER-04")
def test_the_scarabs_are_only_shown() -> None:
    s = inside()
    assert s.scarabs[MAX] == 2
    assert s.told(told.TombEntered)[0].scarabs == 2


@pytest.mark.rule("TOMB-CHAMBER-05")
def test_nobody_has_to_enter() -> None:
    s = scene(["P12", "START"], scarabs=[4])
    names = ["name red", "name blue", "name yellow", "name green", "name purple"]
    assert s.options == [*names, "enter"]


@pytest.mark.rule("TOMB-CHAMBER-06", "TOMB-CHAMBER-07")
def test_two_tiles_are_turned_one_after_the_other() -> None:
    s = inside()
    (turned,) = s.told(told.TileTurned)
    assert (turned.square, turned.colour, turned.rule) == ("T1", "green", "TOMB-CHAMBER-06")
    assert s.game.waiting()[0].facts["stage"] == "first-tomb-stone"
    s.pull("green")
    (turned,) = s.told(told.TileTurned)
    assert (turned.square, turned.colour, turned.rule) == ("T2", "yellow", "TOMB-CHAMBER-07")
    assert s.question == "pull"
    assert s.game.waiting()[0].facts["stage"] == "second-tomb-stone"


@pytest.mark.rule("TOMB-CHAMBER-08")
def test_the_second_stone_frees_the_mummy() -> None:
    s = inside()
    s.pull("green")
    s.pull("yellow")
    assert s.told(told.MummyFreed)[0].seat == MAX
    assert s.game.outcome() is not None


@pytest.mark.rule("TOMB-CHAMBER-09", "TOMB-CHAMBER-10")
@pytest.mark.parametrize("stones", [0, 1])
def test_a_rockfall_ends_the_attempt(stones: int) -> None:
    s = inside()
    if stones:
        s.pull("green")
    s.fall()
    (sent,) = s.told(told.SentBack)
    assert (sent.start, sent.to, sent.rule) == ("TOMB", "GATE", "TOMB-CHAMBER-10")
    assert s.bowl == 20
    assert (s.question, s.asked) == ("explore", JULIE)
    assert s.scarabs[MAX] == 2


@pytest.mark.rule("TOMB-CHAMBER-11", "TOMB-CHAMBER-12")
def test_whoever_follows_pulls_the_same_colours_from_the_first_on() -> None:
    s = inside()
    s.pull("green")
    s.fall()
    s.do("enter")
    assert not s.told(told.TileTurned)
    assert s.game.waiting()[0].facts["colour"] == "green"
    s.pull("green")
    assert not s.told(told.TileTurned)
    assert s.game.waiting()[0].facts["colour"] == "yellow"
    s.pull("yellow")
    outcome = s.game.outcome()
    assert outcome is not None
    assert outcome.winners == (JULIE,)


@pytest.mark.rule("TOMB-CHAMBER-13")
def test_a_last_stone_in_the_tomb_brings_a_fresh_trap_and_no_more() -> None:
    s = inside(bowl={"green": 1})
    s.pull("green")
    assert s.told(told.LastStone)
    assert s.bowl == 20
    assert not s.game.bonus
    assert s.game.waiting()[0].facts["colour"] == "yellow"
    s.do("touch", "late")
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-CHAMBER-14")
@pytest.mark.parametrize("stones", [[], ["green"]], ids=["first", "second"])
def test_nobody_stays_in_the_tomb(stones: list[str]) -> None:
    s = inside()
    for stone in stones:
        s.pull(stone)
    s.do("touch", "late")
    (sent,) = s.told(told.SentBack)
    assert (sent.to, sent.rule) == ("GATE", "TOMB-CHAMBER-14")
    assert s.at[MAX] == "GATE"
    assert s.game.view(JULIE).players[MAX].at == "GATE"
    assert s.bowl == 20 - len(stones)
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-CHAMBER-15")
def test_it_may_be_entered_with_an_extra_exploration() -> None:
    s = scene(["P7", "START"], scarabs=[2], mummy="P3e", bowl={"blue": 1})
    s.succeed("blue")
    assert s.at[MAX] == "P12"
    s.do("explore")
    assert "enter" in s.options
    s.do("enter")
    assert s.at[MAX] == "TOMB"
