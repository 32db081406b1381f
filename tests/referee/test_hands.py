"""Bots' hands: the same door as people's, and levels from clumsy to steady."""

from __future__ import annotations

import inspect

import pytest

from mastaba.bots.cursed_tomb import hands
from mastaba.bots.cursed_tomb.hands import SKILLS, BotHand, hand_for
from mastaba.referee import HandInput, Luck, Pull, PullEvent, Sight
from mastaba.referee.lying import OPEN_FROM, openness, sceptre_gap
from tests.referee.scenes import RED, built, colour_of, most_open


def pull_with(hand: BotHand, pull: Pull) -> list[PullEvent]:
    events: tuple[PullEvent, ...] = ()
    told: list[PullEvent] = []
    while not pull.finished and pull.tick < 240 * 40:
        events = pull.step(hand.next(pull.sight(), events))
        told += events
    return told


@pytest.mark.rule("TOMB-DT-43", "TOMB-DT-42")
def test_a_steady_hand_takes_the_most_open_stone_out() -> None:
    made = built(2).trap
    stone = most_open(made)
    pull = Pull(made, colour_of(stone))
    told = pull_with(hand_for("surgeon", Luck(b"1")), pull)
    kinds = [event.kind for event in told]
    assert kinds.index("gripped") < kinds.index("in-the-bag") < kinds.index("verdict")
    assert pull.verdict is not None
    assert (pull.verdict.kind, pull.verdict.stone) == ("pulled", stone)


@pytest.mark.rule("TOMB-DT-42")
def test_a_bots_hand_sees_poses_and_gives_wishes_and_nothing_else() -> None:
    """It gets a Sight and gives a HandInput: no world, no trap, so it cannot simulate ahead."""
    told = inspect.get_annotations(BotHand.next, eval_str=True)
    assert told["sight"] is Sight
    assert told["return"] is HandInput
    known = set(vars(hands))
    assert not known & {"World", "Pull", "Trap", "build", "settle"}


@pytest.mark.rule("TOMB-DT-42")
def test_a_bots_hand_is_no_faster_than_its_level() -> None:
    pull = Pull(built().trap, RED)
    hand = hand_for("strong", Luck(b"1"))
    before = hand.next(pull.sight()).point
    for _ in range(200):
        now = hand.next(pull.sight()).point
        assert sum((a - b) ** 2 for a, b in zip(now, before, strict=True)) ** 0.5 < 320 / 60 + 1
        before = now


@pytest.mark.rule("TOMB-DT-44")
def test_levels_go_from_clumsy_to_steady() -> None:
    assert list(SKILLS) == ["child", "weak", "medium", "strong", "surgeon"]
    speeds = [skill.speed for skill in SKILLS.values()]
    tremors = [skill.tremor for skill in SKILLS.values()]
    assert speeds == sorted(speeds, reverse=True)
    assert tremors == sorted(tremors, reverse=True)
    with pytest.raises(ValueError, match="child, weak, medium, strong, surgeon"):
        hand_for("giant", Luck(b"1"))


@pytest.mark.rule("TOMB-DT-44")
def test_a_surgeon_keeps_away_from_the_sceptre() -> None:
    shunned = 0
    for number in range(3):
        made = built(number).trap
        for colour in range(5):
            sight = Sight.of(made, colour)
            free = [stone for stone in sight.wanted if openness(sight, stone) >= OPEN_FROM]
            strong, surgeon = hand_for("strong", Luck(b"1")), hand_for("surgeon", Luck(b"1"))
            strong.next(sight)
            surgeon.next(sight)
            if free:
                farthest = max(free, key=lambda stone: sceptre_gap(sight, stone))
                assert surgeon.stone == farthest
                shunned += surgeon.stone != strong.stone
            else:
                assert surgeon.stone == strong.stone
    assert shunned


@pytest.mark.rule("TOMB-DT-44")
def test_a_child_drags_its_stones_more_sideways_than_a_weak_hand() -> None:
    sight = Sight.of(built().trap, RED)

    def rise(level: str, seed: int) -> float:
        hand = hand_for(level, Luck(str(seed).encode()))
        return hand._direction(sight, sight.wanted[0])[2]

    assert max(rise("child", seed) for seed in range(9)) < min(rise("weak", n) for n in range(9))


@pytest.mark.rule("TOMB-DT-44", "TOMB-DT-43")
def test_strong_hands_choose_the_most_open_stone_and_weak_ones_any() -> None:
    made = built().trap
    sight = Sight.of(made, RED)
    best = max(sight.wanted, key=lambda stone: openness(sight, stone))

    def chosen(level: str, seed: int) -> int:
        hand = hand_for(level, Luck(str(seed).encode()))
        hand.next(sight)
        return hand.stone

    assert {chosen("strong", seed) for seed in range(8)} == {best}
    assert len({chosen("weak", seed) for seed in range(12)}) > 1


@pytest.mark.rule("TOMB-DT-44")
def test_haste_brings_things_down_where_care_does_not() -> None:
    """The same stones, gently and wildly; the tables in docs/physics.md have the rates."""
    made = built(2).trap
    sight = Sight.of(made, RED)
    stones = sorted(made.bowl, key=lambda stone: openness(sight, stone))[8:14]
    came_out = {}
    for level in ("strong", "child"):
        came_out[level] = 0
        for stone in stones:
            pull = Pull(made, colour_of(stone))
            pull_with(BotHand(SKILLS[level], Luck(bytes([stone])), stone), pull)
            came_out[level] += pull.verdict is not None and pull.verdict.kind == "pulled"
    assert came_out["strong"] > came_out["child"]
