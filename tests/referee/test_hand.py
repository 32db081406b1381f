"""What a hand may do in the bowl, and what keeps it from doing more; hostile hands, too."""

from __future__ import annotations

import math

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import HandInput, Pull, Trap
from mastaba.referee.frames import Vector
from mastaba.referee.hand import Hand
from mastaba.referee.luck import Luck
from mastaba.referee.space import add, norm, scale, sub, up_of
from tests.referee.scenes import (
    BLUE,
    MODEL,
    RED,
    RIM,
    SKY,
    built,
    changed,
    colour_of,
    hand_at,
    kinds,
    run,
    state,
    take,
    trap,
    wish,
)


def lone_stone(at: Vector = (0.0, 0.0, 19.0), stone: int = 0) -> Trap:
    return trap({stone: state(at)})


@pytest.mark.rule("TOMB-TRAP-08", "TOMB-DT-11", "TOMB-DT-12")
@pytest.mark.parametrize("far", [3000.0, 400.0], ids=["far away", "just outside"])
def test_one_hand_follows_its_wish_within_workspace_and_speed(far: float) -> None:
    hand = Hand(MODEL)
    hand.wish(wish((far, 0.0, far), yaw=170))
    before = hand.at
    for _ in range(2400):
        hand.advance()
        assert norm(sub(hand.at, before)) <= MODEL.hand.speed * MODEL.dt * 1.0001
        before = hand.at
    assert hand.at == pytest.approx(
        (MODEL.hand.workspace_radius, 0.0, MODEL.hand.workspace_height), abs=0.1
    )
    assert math.degrees(hand.yaw) == pytest.approx(170, abs=0.1)
    hand.wish(wish((0.0, 0.0, -500.0)))
    for _ in range(2400):
        hand.advance()
    assert hand.at[2] >= MODEL.bowl.floor


@pytest.mark.rule("TOMB-DT-12")
def test_every_device_gets_the_same_low_pass() -> None:
    """A trembling of 30 Hz hardly arrives, one of 1 Hz does."""

    def swing(rate: float) -> float:
        hand = Hand(MODEL)
        x, y, z = MODEL.hand.home
        reached = []
        for frame in range(240):
            hand.wish(wish((x + 5 * math.sin(2 * math.pi * rate * frame / 60), y, z)))
            for _ in range(4):
                hand.advance()
            reached.append(abs(hand.at[0] - x))
        return max(reached[120:])

    assert swing(1.0) > 4.5
    assert swing(14.0) < 3.0


@pytest.mark.rule("TOMB-DT-11")
def test_a_teleporting_hand_is_still_bounded_by_speed_and_force() -> None:
    pull = Pull(built().trap, RED)
    luck = Luck(b"hostile")
    before = pull.sight().hand
    for _ in range(240):
        if pull.finished:
            break
        far = [(luck.even() - 0.5) * 6000 for _ in range(3)]
        pull.step(HandInput.of(far[0], far[1], far[2], 720 * luck.even(), luck.even() < 0.5))
        now = pull.sight().hand
        assert math.dist(now, before) <= MODEL.hand.speed / 60 * 1.3 + 2
        assert math.hypot(now[0], now[1]) < MODEL.hand.workspace_radius + 10
        before = now


@pytest.mark.rule("TOMB-DT-11", "TOMB-TRAP-20")
def test_any_inputs_at_all_end_in_a_verdict_that_the_rules_know() -> None:
    pull = Pull(built(2).trap, BLUE, limit=240 * 6)
    luck = Luck(b"flood")
    while not pull.finished:
        pull.step(
            HandInput.of(
                120 * (luck.even() - 0.5),
                120 * (luck.even() - 0.5),
                100 * luck.even(),
                360 * luck.even(),
                luck.even() < 0.8,
            )
        )
        assert pull.gripped == -1 or colour_of(pull.gripped) == BLUE
    assert pull.verdict is not None
    assert pull.verdict.kind in ("fell", "late", "pulled")


@pytest.mark.rule("TOMB-DT-13", "TOMB-TRAP-09", "TOMB-TRAP-10", "TOMB-DT-22")
def test_an_open_hand_pushes_stones_about() -> None:
    pull = Pull(trap({0: state((0.0, 0.0, 19.0))}), RED, model=hand_at((-60.0, 0.0, 80.0)))
    run(pull, wish((-45.0, 0.0, 22.0)), 60)
    assert not pull.touched
    start = pull.sight().poses[0].at
    run(pull, wish((-15.0, 0.0, 22.0)), 90)
    assert pull.touched
    assert pull.gripped == -1
    assert pull.sight().poses[0].at[0] > start[0] + 5
    assert pull.verdict is None


@pytest.mark.rule("TOMB-DT-14", "TOMB-TRAP-11")
def test_only_a_stone_of_the_demanded_colour_near_the_fingertips_can_be_gripped() -> None:
    at = (0.0, 0.0, 25.0)
    blue = Pull(trap({5: state((0.0, 0.0, 19.0)), 0: state((35.0, 0.0, 30.0))}), RED,
                model=hand_at(at))  # fmt: skip
    run(blue, wish(at, grip=True), 30)
    assert blue.gripped == -1
    red = Pull(lone_stone(), RED, model=hand_at(at))
    assert kinds(run(red, wish(at, grip=True), 2)) == ["gripped"]
    assert red.gripped == 0
    far = Pull(lone_stone(), RED, model=hand_at((0.0, 0.0, 45.0)))
    run(far, wish((0.0, 0.0, 45.0), grip=True), 20)
    assert far.gripped == -1


@pytest.mark.rule("TOMB-TRAP-15", "TOMB-DT-14")
def test_the_sceptre_can_never_be_gripped() -> None:
    foot = built().trap.pose(SCEPTRE).at
    at = (foot[0], foot[1], foot[2] + 120)
    pull = Pull(built().trap, RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 20)
    assert pull.gripped == -1


@pytest.mark.rule("TOMB-DT-15")
def test_a_gripped_stone_follows_the_hand_on_a_spring() -> None:
    at = (0.0, 0.0, 25.0)
    pull = Pull(lone_stone(), RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 3)
    for height in range(25, 100, 2):
        run(pull, wish((0.0, 0.0, float(height)), grip=True), 3)
    run(pull, None, 60)
    sight = pull.sight()
    assert math.dist(sight.poses[0].at, sight.hand) < 5
    assert sight.poses[0].at[2] > 90


@pytest.mark.rule("TOMB-DT-15")
def test_gs_38_ec_35_a_grip_that_is_stretched_too_far_slips_and_the_stone_stays() -> None:
    at = (0.0, 0.0, 20.0)
    weak = changed(hand={"home": at}, grip={"force": 0.01})
    pull = Pull(trap({0: state((0.0, 0.0, 19.0)), 5: state((0.0, 20.0, 35.0))}), RED,
                limit=240 * 30, model=weak)  # fmt: skip
    told = run(pull, wish(at, grip=True), 2)
    told += run(pull, wish((0.0, 0.0, 150.0), grip=True), 120)
    assert kinds(told).count("slipped") == 1
    assert pull.gripped == -1
    assert pull.verdict is None
    assert pull.sight().poses[0].at[2] < RIM
    run(pull, wish(at, grip=True), 60)
    assert pull.gripped == -1, "the fingers open before they grip again"
    take(pull, 0)
    assert pull.gripped == 0


@pytest.mark.rule("TOMB-TRAP-19", "TOMB-DT-15")
def test_a_stone_may_be_let_go_and_another_tried() -> None:
    at = (0.0, 0.0, 25.0)
    two = trap({0: state((0.0, 0.0, 19.0)), 1: state((0.0, 30.0, 22.0))})
    pull = Pull(two, RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 3)
    assert pull.gripped == 0
    assert kinds(run(pull, wish(at), 3)) == ["let-go"]
    take(pull, 1, yaw=90)
    assert pull.gripped == 1
    assert pull.verdict is None


@pytest.mark.rule("TOMB-DT-16")
def test_a_gripped_stone_and_the_fingers_push_others_out_of_their_way() -> None:
    at = (0.0, 0.0, 19.0)
    pull = Pull(trap({0: state(at), 5: state((26.0, 0.0, 22.0))}), RED, model=hand_at(at))
    run(pull, wish(at, yaw=90, grip=True), 30)
    before = pull.sight().poses[5].at
    run(pull, wish((30.0, 0.0, 25.0), yaw=90, grip=True), 60)
    assert math.dist(pull.sight().poses[5].at, before) > 5


@pytest.mark.rule("TOMB-TRAP-13", "TOMB-TRAP-14")
def test_the_fingers_may_touch_the_sceptre_and_that_alone_is_harmless() -> None:
    pull, at = beside_sceptre()
    for step in range(30):
        run(pull, wish((at[0] - step * 0.5, at[1], at[2])), 1)
    assert pull.touched
    run(pull, wish((at[0] + 40, at[1], at[2])), 60)
    assert pull.verdict is None


def beside_sceptre() -> tuple[Pull, Vector]:
    """The hand stands beside the sceptre, one finger towards it, above the heap."""
    foot = built().trap.pose(SCEPTRE).at
    at = (foot[0] + 36.0, foot[1], 110.0)
    return Pull(built().trap, RED, model=hand_at(at)), at


@pytest.mark.rule("TOMB-DT-17", "TOMB-TRAP-15", "TOMB-TRAP-16", "TOMB-TRAP-17")
def test_ec_41_a_hand_that_holds_the_sceptre_is_opened_and_lifted() -> None:
    """The wooden head gets caught where the fingers lean towards each other."""
    foot, turned = built().trap.pose(SCEPTRE)
    head = add(foot, scale(up_of(turned), MODEL.sceptre.length - MODEL.sceptre.head_radius))
    at = (head[0], head[1], head[2] - 42)
    pull = Pull(built().trap, RED, model=hand_at(at))
    told: list[str] = []
    while "not-the-sceptre" not in told:
        told += kinds(run(pull, wish((at[0], at[1], at[2] - 4)), 1))
        assert pull.tick < 240
    opened = pull.sight().hand[2]
    assert max(_heights(pull, 30)) > opened + MODEL.guard.lift / 2
    assert pull.verdict is None, "there is no other penalty"
    run(pull, wish((0.0, -120.0, 150.0)), 90)
    assert pull.sight().hand == pytest.approx((0.0, -120.0, 150.0), abs=2), "it obeys again"


def _heights(pull: Pull, frames: int) -> list[float]:
    heights = []
    for _ in range(frames):
        run(pull, wish((0.0, 0.0, 120.0)), 1)
        heights.append(pull.sight().hand[2])
    return heights


@pytest.mark.rule("TOMB-DT-18", "TOMB-TRAP-11", "TOMB-TRAP-12")
def test_a_stone_that_lies_on_the_fingers_above_the_rim_slides_off() -> None:
    """Two fingers set close together make a shelf; a blue stone is laid on it."""
    at = (0.0, 0.0, 40.0)
    shelf = changed(hand={"home": at, "finger_gap": 16.0, "finger_length": 20.5})
    high = at[2] + 20 + MODEL.hand.finger_radius + 12
    pull = Pull(trap({0: state((0.0, 40.0, 30.0)), 5: state((0.0, 0.0, high))}), RED, model=shelf)
    told = run(pull, wish(at), 90)
    assert ("not-that-stone", 5) in [(event.kind, event.thing) for event in told]
    run(pull, wish(at), 30)
    assert pull.sight().poses[5].at[2] < RIM + 5, "it fell through the fingers"


@pytest.mark.rule("TOMB-DT-19")
def test_there_is_one_wish_at_a_time_and_nothing_else_moves_the_trap() -> None:
    """A second pointer has no way in: an input holds one point, and nothing about a camera."""
    assert HandInput._fields == ("x", "y", "z", "yaw", "grip")
    one, other = Pull(built().trap, RED), Pull(built().trap, RED)
    for pull in (one, other):
        run(pull, wish((0.0, -100.0, 100.0)), 30)
    assert one.frame(full=True) == other.frame(full=True)


@pytest.mark.rule("TOMB-DT-27")
def test_a_hovering_hand_freezes_the_world_and_an_approach_wakes_it() -> None:
    made = built().trap
    foot = made.pose(SCEPTRE).at
    stone = max(made.bowl, key=lambda one: math.dist(made.pose(one).at[:2], foot[:2]))
    x, y, z = made.pose(stone).at
    above = (x, y, 90.0)
    pull = Pull(made, colour_of(stone), model=hand_at(above))
    run(pull, wish(above, yaw=math.degrees(math.atan2(y, x)) + 90), 600)
    assert pull.frozen
    assert pull.trap() == made.still(), "hours of hovering change nothing"
    assert pull.tick == 2400
    run(pull, wish((x, y, z)), 20)
    assert not pull.frozen


def test_the_bag_takes_the_stone_that_is_in_the_fingers_only() -> None:
    pull = Pull(trap({0: state(SKY)}), RED, model=hand_at(SKY))
    told = run(pull, wish(SKY, grip=True), 1)
    assert kinds(told)[:2] == ["gripped", "in-the-bag"]
    assert 0 not in pull.sight().poses


def test_a_pull_needs_a_stone_of_its_colour() -> None:
    with pytest.raises(ValueError, match="no stone of colour"):
        Pull(lone_stone(), BLUE)
