"""The abstract trap: stones on stones, patience and chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import BOLD, COLOURS, GENTLE, NORMAL
from mastaba.games.cursed_tomb.heap import class_of, covers_on, pour
from mastaba.kernel.chance import below
from mastaba.kernel.contract import REFEREE
from tests.cursed_tomb.scene import BOX, JULIE, MAX, Scene, scene


def heap(
    colour: str = "red", covers: Mapping[str, tuple[str, ...]] | None = None, **facts: Any
) -> Scene:
    """Max is about to pull; nothing covers anything but what is said."""
    options = {"trap": "abstract", **facts.pop("options", {})}
    s = scene(facts.pop("at", ["D3", "START"]), options=options, **facts)
    number = BOX.stone_names.index
    s.game.covers = tuple(
        tuple(number(cover) for cover in (covers or {}).get(stone, ())) for stone in BOX.stone_names
    )
    s.do(f"name {colour}")
    return s


def lucky(s: Scene, success: bool, text: str) -> None:
    """Play the move in a future in which it succeeds, or does not."""
    for seed in range(2000):
        branch = s.game.clone()
        branch.seed = seed
        events = branch.play(s.asked, GAME.parse(text))
        failed = any(event[0] == told.Rockfall for event in events)
        if failed != success:
            s.game, s.events = branch, list(events)
            return
    raise AssertionError("no such future")


@pytest.mark.rule("TOMB-DT-50")
def test_eight_on_top_five_in_the_middle_seven_below() -> None:
    for seed in range(30):
        game = scene(options={"trap": "abstract"}, seed=seed).game
        classes = Counter(class_of(game, stone) for stone in range(20))
        assert classes == {0: 8, 1: 5, 2: 7}
        top = {stone for stone in range(20) if not game.covers[stone]}
        middle = {stone for stone in range(20) if len(game.covers[stone]) == 1}
        for stone, covers in enumerate(game.covers):
            if stone in middle:
                assert set(covers) <= top
            elif stone not in top:
                assert len(set(covers)) == 2
                assert set(covers) <= top | middle
        assert all(1 <= hour <= 12 for hour in game.hours)


@pytest.mark.rule("TOMB-DT-50")
def test_every_build_is_another() -> None:
    s = scene(options={"trap": "abstract"})
    before = s.game.covers
    pour(s.game)
    assert s.game.covers != before


@pytest.mark.rule("TOMB-DT-51")
def test_a_stone_that_leaves_covers_nothing_any_more() -> None:
    s = heap(covers={"blue1": ("red1", "red2"), "blue2": ("red1",)})
    stone = BOX.stone_names.index
    assert [class_of(s.game, stone(name)) for name in ("blue1", "blue2", "red1")] == [2, 1, 0]
    lucky(s, True, "pull red1 normal")
    assert covers_on(s.game, stone("blue1")) == (stone("red2"),)
    assert class_of(s.game, stone("blue2")) == 0


@pytest.mark.rule("TOMB-DT-52")
def test_what_can_be_done_and_what_it_costs() -> None:
    s = heap(covers={"red1": ("blue1",), "green1": ("blue2",)}, bowl={"red": 1})
    assert s.question == "heap"
    assert s.asked == MAX
    assert s.options == [
        "pull red1 gentle",
        "pull red1 normal",
        "pull red1 bold",
        "rummage blue1 off red1",
    ]
    assert s.game.patience == 45
    lucky(s, True, "rummage blue1 off red1")
    assert s.game.patience == 35
    assert s.options == ["pull red1 gentle", "pull red1 normal", "pull red1 bold"]
    lucky(s, True, "pull red1 gentle")
    assert s.question == "move"


@pytest.mark.rule("TOMB-DT-52")
def test_patience_limits_what_is_left() -> None:
    covers = {"red1": ("blue1", "blue2"), "red2": ("blue3", "blue4"), "red3": ("green1",)}
    s = heap(covers=covers, bowl={"red": 3})
    for text in ("rummage blue1 off red1", "rummage blue2 off red1", "rummage blue3 off red2"):
        lucky(s, True, text)
    assert s.game.patience == 15
    refusal = s.refused("pull red1 gentle")
    assert (refusal.rule, refusal.key) == ("TOMB-DT-52", "too-little-patience")
    assert refusal.facts == {"patience": 15, "cost": 20}
    lucky(s, True, "rummage blue4 off red2")
    assert s.game.patience == 5
    refusal = s.refused("rummage green1 off red3")
    assert (refusal.rule, refusal.key) == ("TOMB-DT-52", "no-patience-to-rummage")
    assert s.options == ["pull red1 bold", "pull red2 bold", "pull red3 bold"]


@pytest.mark.rule("TOMB-DT-52")
@pytest.mark.parametrize("text", ["pull red1 gentle", "rummage blue1 off red1"])
def test_what_fails_is_a_rockfall(text: str) -> None:
    s = heap(covers={"red1": ("blue1",)})
    lucky(s, False, text)
    assert s.at[MAX] == "START"
    assert s.bowl == 20
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-DT-52")
def test_only_stones_of_the_demanded_colour() -> None:
    s = heap(covers={"blue1": ("red1",)})
    assert s.refused("pull blue1 gentle").key == "other-colour-demanded"
    assert s.refused("rummage red1 off blue1").key == "other-colour-demanded"
    refusal = s.refused("rummage blue1 off red1")
    assert (refusal.rule, refusal.key) == ("TOMB-DT-51", "not-on-that-stone")
    assert refusal.facts == {"stone": "red1", "covers": []}


CHANCES = {
    "red1": (90, 86, 78),
    "red2": (70, 62, 45),
    "red3": (30, 20, 8),
}


@pytest.mark.rule("TOMB-DT-52", "TOMB-DT-53")
@pytest.mark.parametrize("stone", CHANCES)
@pytest.mark.parametrize("pace", ["gentle", "normal", "bold"])
def test_the_chance_is_shown_and_is_what_it_says(stone: str, pace: str) -> None:
    s = heap(covers={"red2": ("blue1",), "red3": ("blue1", "blue2")})
    chance = CHANCES[stone][("gentle", "normal", "bold").index(pace)]
    move = GAME.parse(f"pull {stone} {pace}")
    foreseen = GAME.preview(s.game, MAX, move)
    assert foreseen.chances is not None
    assert foreseen.chances.success == chance  # type: ignore[attr-defined]
    good = 0
    for seed in range(1000):
        branch = s.game.clone()
        branch.seed = seed
        events = branch.play(MAX, move)
        risked = next(GAME.tell(event, None) for event in events if event[0] == told.PullRisked)
        assert risked.chance == chance  # type: ignore[attr-defined]
        pulled = any(event[0] == told.StonePulled for event in events)
        assert pulled == (risked.drawn < chance)  # type: ignore[attr-defined]
        good += pulled
    assert abs(good / 10 - chance) < 5


@pytest.mark.rule("TOMB-DT-53")
def test_the_chance_of_rummaging_is_shown_too() -> None:
    s = heap(covers={"red1": ("blue1",)})
    foreseen = GAME.preview(s.game, MAX, GAME.parse("rummage blue1 off red1"))
    assert foreseen.chances is not None
    assert foreseen.chances.success == 88  # type: ignore[attr-defined]
    assert foreseen.chances.patience == 35  # type: ignore[attr-defined]


@pytest.mark.rule("TOMB-DT-54")
def test_the_sceptre_falls_first_in_a_quarter_of_all_cases() -> None:
    s = heap(covers={"red1": ("blue1", "blue2")}, options={"variant": "mad-rockfall"})
    fallen = Counter[str]()
    for seed in range(3000):
        branch = s.game.clone()
        branch.seed = seed
        events = branch.play(MAX, GAME.parse("pull red1 bold"))
        fallen.update(
            GAME.tell(event, None).thing  # type: ignore[attr-defined]
            for event in events
            if event[0] == told.Rockfall
        )
    share = fallen["sceptre"] / fallen.total()
    assert 0.22 < share < 0.28
    stones = [fallen[name] for name in BOX.stone_names]
    assert min(stones) > 60  # about 100 each
    assert max(stones) < 150


@pytest.mark.rule("TOMB-DT-54")
def test_a_mad_rockfall_goes_by_what_fell() -> None:
    s = heap("purple", {"purple1": ("blue1", "blue2")}, at=["P8", "START"],
             options={"variant": "mad-rockfall"})  # fmt: skip
    lucky(s, False, "pull purple1 bold")
    (fall,) = s.told(told.Rockfall)
    colour = "purple" if fall.thing == "sceptre" else fall.thing.rstrip("0123456789")
    behind = {"red": "P6", "blue": "P7", "yellow": "P3", "green": "P4", "purple": "P5"}
    assert s.at[MAX] == behind[colour]


def success_rate(policy: str, traps: int = 600) -> float:
    """Pulls of random colours until a rockfall or a last stone, as the specification measures."""
    good = pulls = 0
    game = scene(options={"trap": "abstract"}).game
    for number in range(traps):
        game.bowl = BOX.full_bowl
        pour(game)
        going = True
        while going:
            colour = below(number, 7, pulls, len(COLOURS))
            stone = min(BOX.stones_in(game.bowl, colour), key=lambda one: class_of(game, one))
            pulls += 1
            going = _pull(game, stone, policy)
            if going:
                good += 1
                game.bowl &= ~(1 << stone)
                going = bool(BOX.stones_in(game.bowl, colour))
    return 100 * good / pulls


def _pull(game: Any, stone: int, policy: str) -> bool:
    pace = {"best": GENTLE, "normal": NORMAL, "bold": BOLD}[policy]
    game.patience, game.demanded = BOX.patience, BOX.stone_colours[stone]
    if policy == "best":
        while covers_on(game, stone) and game.patience >= BOX.rummage_cost + 20:
            game.patience -= BOX.rummage_cost
            if game.chance(5, 100) >= BOX.rummage_chance:
                return False
            cover = covers_on(game, stone)[0]
            rest = tuple(one for one in game.covers[stone] if one != cover)
            game.covers = (*game.covers[:stone], rest, *game.covers[stone + 1 :])
    chance = BOX.pull_chances[pace][class_of(game, stone)]
    return bool(game.chance(5, 100) < chance)


@pytest.mark.rule("TOMB-DT-55")
@pytest.mark.parametrize(("policy", "rate"), [("best", 87), ("normal", 80), ("bold", 71)])
def test_the_chances_are_calibrated(policy: str, rate: int) -> None:
    assert abs(success_rate(policy) - rate) < 2.5


@pytest.mark.rule("TOMB-DT-56")
def test_the_decision_clock_runs_for_pulls_too() -> None:
    s = heap(options={"decisionClock": 90})
    assert s.game.timer() == 90_000
    s.events = list(s.game.tick(90_000))
    assert s.told(told.TimedOut)[0].question == "pull"
    assert s.at[MAX] == "D3"
    assert s.asked == JULIE
    assert heap().game.timer() is None


@pytest.mark.rule("TOMB-DT-57")
def test_all_else_is_the_same_and_nothing_falls_by_itself() -> None:
    s = heap("purple", at=["D5", "START"], bowl={"purple": 1})
    refusal = s.refused("slipped sceptre", seat=REFEREE)
    assert (refusal.rule, refusal.key) == ("TOMB-DT-57", "nothing-falls-by-itself")
    assert [GAME.text(move) for move in s.game.asides(REFEREE)] == ["remove 0", "remove 1"]
    assert s.refused("touch", seat=REFEREE).key == "not-your-decision"
    lucky(s, True, "pull purple1 gentle")
    assert s.told(told.LastStone)
    s.do("forward")
    assert s.question == "explore-again"


def test_whoever_is_active_may_be_removed_in_the_middle_of_a_pull() -> None:
    s = heap(at=["D3", "START", "START"])
    s.play(REFEREE, "remove 0")
    assert (s.question, s.asked) == ("explore", JULIE)
