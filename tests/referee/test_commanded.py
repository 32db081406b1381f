"""How stones lie, in words; the commanded hand; and what is said of a pull."""

from __future__ import annotations

import math

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import (
    Announcer,
    BadCommand,
    CommandedHand,
    Luck,
    Pull,
    Sight,
    lie,
    lies,
    list_stones,
    list_ways,
    ways_out,
)
from mastaba.referee.announcing import KEYS, Announcement, thing_name
from mastaba.referee.commanded import SPEEDS
from mastaba.referee.lying import clock_of, covers_of, towards
from mastaba.referee.space import add, scale, up_of
from tests.referee.scenes import RED, built, colour_of, most_open, state, trap, wish


def test_a_lone_stone_is_open_and_free() -> None:
    sight = Sight.of(trap({0: state((20.0, 0.0, 20.0))}), RED)
    one = lie(sight, 0)
    assert (one.openness, one.lies, one.firmness, one.covers) == (1.0, "open", 0.0, ())
    assert (one.clock, one.place) == (3, "between")


def test_a_stone_under_others_is_held() -> None:
    heap = {0: state((0.0, 0.0, 20.0))}
    for number in range(4):
        x, y, _ = towards(3 * number)
        heap[5 + number] = state((14 * x, 14 * y, 38.0))
    sight = Sight.of(trap(heap), RED)
    one = lie(sight, 0)
    assert one.lies == "deep"
    assert one.firmness > 0.8
    assert sorted(covers_of(sight, 0)) == [5, 6, 7, 8]
    assert lie(sight, 5).firmness < one.firmness


@pytest.mark.rule("TOMB-DT-47")
def test_the_stones_of_the_colour_are_listed_most_open_first() -> None:
    sight = Sight.of(built().trap, RED)
    found = lies(sight)
    assert sorted(one.stone for one in found) == [0, 1, 2, 3, 4]
    assert [one.openness for one in found] == sorted((one.openness for one in found), reverse=True)
    told = list_stones(sight)
    assert [one.facts["stone"] for one in told] == [thing_name(one.stone) for one in found]
    first = told[0]
    assert first.key == "trap-stone-lies"
    assert first.facts["lies"] in ("open", "half", "deep")
    assert first.facts["clock"] in range(1, 13)
    assert first.facts["place"] in ("middle", "between", "rim")
    assert first.facts["fingers"] == found[0].finger_widths
    assert first.facts["covers"] == len(found[0].covers)


def test_hours_are_read_as_on_a_clock() -> None:
    assert [clock_of(towards(hour)) for hour in range(1, 13)] == list(range(1, 13))
    assert clock_of((0.0, -10.0, 0.0)) == 6
    assert clock_of((10.0, 0.0, 0.0)) == 3


@pytest.mark.rule("TOMB-DT-48")
def test_up_to_three_ways_lead_out_and_the_freest_comes_first() -> None:
    sight = Sight.of(built().trap, RED)
    for stone in sight.stones:
        ways = ways_out(sight, stone)
        assert 1 <= len(ways) <= 3
        assert [way.room for way in ways] == sorted((way.room for way in ways), reverse=True)
        assert all(math.isclose(math.hypot(*way.towards), 1) for way in ways)
        assert len(list_ways(sight, stone)) == len(ways)


def obey(pull: Pull, hand: CommandedHand, said: list[Announcement]) -> None:
    """Until the hand has done what it was told."""
    announcer = Announcer(pull.sight())
    events = pull.step(hand.next(pull.sight()))
    for _ in range(60 * 30):
        said += announcer.next(pull.sight(), events, pull.verdict)
        if pull.finished or not hand.busy:
            return
        events = pull.step(hand.next(pull.sight(), events))
    raise AssertionError("the hand never finished")


@pytest.mark.rule("TOMB-DT-48", "TOMB-DT-49")
def test_a_stone_is_pulled_by_words_alone_and_each_step_is_told() -> None:
    made = built().trap
    stone = most_open(made)
    pull, hand = Pull(made, colour_of(stone)), CommandedHand(Luck(b"1"))
    said: list[Announcement] = []
    hand.command(f"choose {thing_name(stone)}", pull.sight())
    obey(pull, hand, said)
    assert not pull.touched
    hand.command("way 1", pull.sight())
    hand.command("pace gentle", pull.sight())
    hand.command("pull", pull.sight())
    obey(pull, hand, said)
    assert pull.verdict is not None
    assert pull.verdict.kind == "pulled"
    keys = [one.key for one in said]
    for earlier, later in (("trap-gripped", "trap-lifting"), ("trap-lifting", "trap-in-the-bag"),
                           ("trap-in-the-bag", "trap-success")):  # fmt: skip
        assert keys.index(earlier) < keys.index(later)
    assert set(keys) <= set(KEYS)
    assert next(one for one in said if one.key == "trap-success").facts["thing"] == thing_name(
        stone
    )


@pytest.mark.rule("TOMB-DT-48", "TOMB-TRAP-10")
def test_a_stone_is_pushed_towards_an_hour() -> None:
    pull = Pull(trap({0: state((0.0, -20.0, 22.0)), 5: state((0.0, 0.0, 19.0))}), RED)
    hand = CommandedHand(Luck(b"1"))
    said: list[Announcement] = []
    hand.command("push blue1 3", pull.sight())
    obey(pull, hand, said)
    assert pull.touched
    assert pull.verdict is None
    rolls = [one.facts for one in said if one.key == "trap-stone-rolls"]
    assert any(facts["thing"] == "blue1" and facts["clock"] in (2, 3, 4) for facts in rolls)


@pytest.mark.rule("TOMB-DT-48")
def test_a_commanded_hand_lets_go_when_told() -> None:
    made = built().trap
    stone = most_open(made)
    pull, hand = Pull(made, colour_of(stone)), CommandedHand(Luck(b"1"))
    hand.command(f"choose {thing_name(stone)}", pull.sight())
    hand.command("pull", pull.sight())
    while pull.gripped == -1:
        pull.step(hand.next(pull.sight()))
    with pytest.raises(BadCommand, match="let go"):
        hand.command(f"choose {thing_name(stone)}", pull.sight())
    hand.command("let-go", pull.sight())
    obey(pull, hand, [])
    assert pull.gripped == -1
    assert not hand.busy


@pytest.mark.rule("TOMB-DT-48")
@pytest.mark.parametrize(
    ("text", "said", "why"),
    [
        ("", "no command", ""),
        ("dance", "they are: choose", ""),
        ("choose", "1 words", ""),
        ("choose red9", "no stone", ""),
        ("choose blue1", "demanded colour", "not-demanded"),
        ("push blue1 13", "from 1 to 12", ""),
        ("push purple1 3", "lies in the bowl", "not-in-bowl"),
        ("way 1", "choose a stone", "choose-before-way"),
        ("pull", "choose a stone", "choose-before-pull"),
        ("pace wild", "gentle, normal, bold", ""),
    ],
)
def test_a_command_that_makes_no_sense_is_explained(text: str, said: str, why: str) -> None:
    sight = Sight.of(built().trap.without((17,)), RED)
    hand = CommandedHand(Luck(b"1"))
    with pytest.raises(BadCommand, match=said) as bad:
        hand.command(text, sight)
    assert bad.value.why == why
    assert not hand.busy
    assert hand.stone is None


@pytest.mark.rule("TOMB-DT-48")
def test_paces_are_those_of_the_rules() -> None:
    assert SPEEDS == {"gentle": 50.0, "normal": 150.0, "bold": 400.0}


@pytest.mark.rule("TOMB-DT-49")
def test_a_tilting_sceptre_and_a_rockfall_are_told() -> None:
    made = built().trap
    foot, turned = made.pose(SCEPTRE)
    x, y, z = add(foot, scale(up_of(turned), 130.0))
    pull = Pull(made, RED)
    announcer = Announcer(pull.sight())
    said: list[Announcement] = []
    run_up = [(150.0, -100.0, z)] * 40 + [(x + 60, y, z)] * 60
    sweep = [(x + 60 - step, y, z) for step in range(160)]
    for at in [*run_up, *sweep]:
        said += announcer.next(pull.sight(), pull.step(wish(at)), pull.verdict)
    keys = [one.key for one in said]
    assert "trap-sceptre-tilts" in keys
    tilt = next(one for one in said if one.key == "trap-sceptre-tilts")
    assert int(tilt.facts["degrees"]) > 5
    assert set(keys) <= set(KEYS)
