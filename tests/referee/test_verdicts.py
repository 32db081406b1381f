"""How contacts become a verdict: rockfall, success, grace, the clock, and falls of nobody's."""

from __future__ import annotations

import math

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.boxfile import load_box
from mastaba.referee import Pull, Trap, Verdict, settle
from mastaba.referee.frames import Vector
from tests.referee.scenes import (
    MODEL,
    RED,
    RIM,
    SKY,
    built,
    changed,
    colour_of,
    hand_at,
    kinds,
    most_open,
    run,
    state,
    take,
    tipped,
    trap,
    wish,
)

LOW: Vector = (0.0, 0.0, 19.0)
BOX = load_box()


def with_stone_in_the_sky(
    others: Trap, limit: int | None = None, **changes: dict[str, object]
) -> Pull:
    """The hand has red1 in its fingers in the bag zone: the first frame puts it into the bag."""
    made = Trap({**others.bodies, 0: state(SKY)})
    return Pull(made, RED, limit, changed(hand={"home": SKY}, **changes))


def thrown_sceptre(up: float) -> Trap:
    """It flies up beside the bowl and comes down on the board."""
    return trap({1: state(LOW)}, state((150.0, 150.0, 30.0), tipped(90), (0.0, 0.0, up)))


@pytest.mark.rule("TOMB-DT-21", "TOMB-DT-24", "TOMB-DT-23")
def test_a_stone_out_of_the_bowl_counts_when_all_is_quiet() -> None:
    made = built().trap
    stone = most_open(made)
    pull = Pull(made, colour_of(stone))
    take(pull, stone)
    assert pull.gripped == stone
    x, y, z = pull.sight().poses[stone].at
    for height in range(0, 100, 2):
        run(pull, wish((x, y, z + height), grip=True), 2)
    assert pull.verdict is None
    out = 130 / max(1.0, math.hypot(x, y))
    told = run(pull, wish((x * out, y * out, RIM + 90), grip=True), 120)
    bagged = next(event.tick for event in told if event.kind == "in-the-bag")
    assert pull.verdict is not None
    assert (pull.verdict.kind, pull.verdict.stone) == ("pulled", stone)
    assert pull.verdict.tick - bagged >= MODEL.ticks(MODEL.rest.time)
    assert pull.verdict.report(BOX) == f"pulled {BOX.stone_names[stone]}"
    assert pull.finished
    assert pull.trap().bowl == tuple(one for one in range(20) if one != stone)


@pytest.mark.rule("TOMB-DT-21")
@pytest.mark.parametrize(
    "at", [(99.0, 0.0, RIM + 60), (120.0, 0.0, RIM + 25)], ids=["too near", "too low"]
)
def test_the_bag_zone_has_borders(at: Vector) -> None:
    pull = Pull(trap({0: state(at)}), RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 60)
    assert pull.gripped == 0
    assert pull.verdict is None


@pytest.mark.rule("TOMB-DT-24")
def test_gs_37_what_falls_in_the_grace_time_is_a_rockfall() -> None:
    pull = with_stone_in_the_sky(thrown_sceptre(3500.0))
    told = run(pull, wish(SKY, grip=True), 600)
    assert kinds(told)[:3] == ["gripped", "in-the-bag", "fell"]
    assert pull.verdict is not None
    assert pull.verdict.report(BOX) == "fell sceptre"
    assert pull.verdict.stone == -1
    assert pull.verdict.tick > 100


@pytest.mark.rule("TOMB-DT-24", "TOMB-DT-26")
def test_ec_37_what_falls_after_the_grace_time_fell_by_itself() -> None:
    pull = with_stone_in_the_sky(thrown_sceptre(3500.0), rest={"grace": 0.3})
    run(pull, wish(SKY, grip=True), 600)
    assert pull.verdict is not None
    assert pull.verdict.kind == "pulled"
    settled = settle(pull.trap())
    assert settled.fallen == (SCEPTRE,)


@pytest.mark.rule("TOMB-DT-25")
def test_a_fall_on_the_tick_of_the_success_is_a_rockfall() -> None:
    pull = with_stone_in_the_sky(thrown_sceptre(3500.0))
    run(pull, wish(SKY, grip=True), 600)
    assert pull.verdict is not None
    bagged, fell = 1, pull.verdict.tick
    frame_end = -(-fell // 4) * 4
    same = (frame_end - bagged) / 240
    for grace, kind in ((same, "fell"), (same - 4 / 240, "pulled")):
        again = with_stone_in_the_sky(thrown_sceptre(3500.0), rest={"grace": grace})
        run(again, wish(SKY, grip=True), 600)
        assert again.verdict is not None
        assert again.verdict.kind == kind


@pytest.mark.rule("TOMB-DT-20", "TOMB-DT-22")
def test_before_the_first_touch_nothing_is_the_players_rockfall() -> None:
    falling = Trap({**built().trap.bodies, 3: state((90.0, 0.0, 60.0), speed=(0, 0, -10))})
    pull = Pull(falling, RED)
    told = run(pull, wish(MODEL.hand.home), 120)
    assert "fell" in kinds(told)
    assert not pull.touched
    assert pull.verdict is not None
    assert (pull.verdict.kind, pull.verdict.report(BOX)) == ("slipped", "slipped red4")


@pytest.mark.rule("TOMB-DT-20")
def test_all_fallers_are_recorded_with_their_ticks() -> None:
    made = trap({0: state(LOW), 5: state((90.0, 0.0, 60.0)), 6: state((90.0, 60.0, 120.0)),
                 17: state((90.0, 120.0, 60.0))})  # fmt: skip
    pull = Pull(made, RED, model=hand_at(LOW))
    run(pull, wish(LOW, grip=True), 200)
    assert pull.verdict is not None
    things = [thing for _, thing in pull.verdict.fallers]
    assert sorted(things) == [5, 6, 17]
    assert things[-1] == 6
    assert pull.verdict.first_faller in (5, 17)
    assert pull.finished


def test_the_sceptre_goes_before_stones_of_the_same_tick() -> None:
    verdict = Verdict("fell", 9, fallers=((9, 4), (9, SCEPTRE), (12, 1)))
    assert verdict.report(BOX) == "fell sceptre"


@pytest.mark.rule("TOMB-DT-03")
def test_who_leaves_the_play_volume_has_touched_the_ground() -> None:
    made = trap({0: state(LOW), 5: state((440.0, 0.0, 200.0), speed=(3000.0, 0.0, 0.0))})
    pull = Pull(made, RED, model=hand_at(LOW))
    told = run(pull, wish(LOW, grip=True), 5)
    assert ("fell", 5) in [(event.kind, event.thing) for event in told]


@pytest.mark.rule("TOMB-DT-03")
def test_ec_36_the_outer_wall_is_no_ground_but_the_board_below_is() -> None:
    """A stone that hops over the rim slides down the outside of the bowl."""
    outside = state((66.0, 0.0, RIM + 6))
    pull = Pull(trap({0: state(LOW), 5: outside}), RED, model=hand_at(LOW))
    told = run(pull, wish(LOW, grip=True), 120)
    fell = [event for event in told if event.kind == "fell"]
    assert [event.thing for event in fell] == [5]
    assert fell[0].tick > 10
    assert pull.verdict is not None
    assert pull.verdict.kind == "fell"


def test_gs_39_a_stone_dropped_outside_is_a_rockfall() -> None:
    at = (95.0, 0.0, RIM + 40)
    pull = Pull(trap({0: state(at)}), RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 10)
    assert pull.gripped == 0
    run(pull, wish(at), 60)
    assert pull.verdict is not None
    assert pull.verdict.report(BOX) == "fell red1"


@pytest.mark.rule("TOMB-DT-21", "TOMB-DT-23")
def test_gs_40_a_leaning_sceptre_is_no_rockfall() -> None:
    leaning = settle(trap({1: state(LOW)}, state((-35.0, 0.0, 12.0), tipped(50)))).trap
    assert leaning.tilt > 40
    pull = with_stone_in_the_sky(leaning)
    run(pull, wish(SKY, grip=True), 300)
    assert pull.verdict is not None
    assert pull.verdict.kind == "pulled"


@pytest.mark.rule("TOMB-TRAP-14")
def test_ec_33_a_sceptre_across_the_rim_is_none_either() -> None:
    lying = settle(trap({1: state(LOW)}))
    assert lying.fallen == ()
    assert lying.trap.tilt > 80
    pull = with_stone_in_the_sky(lying.trap)
    run(pull, wish(SKY, grip=True), 300)
    assert pull.verdict is not None
    assert pull.verdict.kind == "pulled"


def test_ec_34_a_stone_outside_the_bowl_has_fallen_before_anything_leans_on_it() -> None:
    made = trap({0: state(LOW), 5: state((95.0, 0.0, 30.0))},
                state((30.0, 0.0, 40.0), tipped(75)))  # fmt: skip
    pull = Pull(made, RED, model=hand_at(LOW))
    run(pull, wish(LOW, grip=True), 120)
    assert pull.verdict is not None
    assert pull.verdict.first_faller == 5


def test_ec_40_a_stone_of_another_colour_pushed_over_the_rim_is_a_rockfall() -> None:
    made = built().trap
    top = max(made.bowl, key=lambda stone: made.pose(stone).at[2])
    other = next(colour for colour in range(5) if colour != colour_of(top))
    x, y, z = made.pose(top).at
    out = math.hypot(x, y)
    ux, uy = x / out, y / out
    behind = MODEL.hand.finger_gap / 2 + MODEL.hand.finger_radius + 14
    yaw = math.degrees(math.atan2(uy, ux))
    start = (x - ux * behind, y - uy * behind, z + 3)
    pull = Pull(made, other, model=hand_at((start[0], start[1], z + 60)))
    run(pull, wish((start[0], start[1], z + 60), yaw), 60)
    run(pull, wish(start, yaw), 60)
    for step in range(120):
        run(pull, wish((start[0] + ux * step, start[1] + uy * step, z + 3), yaw), 1)
    run(pull, None, 60)
    assert pull.verdict is not None
    assert pull.verdict.kind == "fell"
    assert top in [thing for _, thing in pull.verdict.fallers]


# --- the clock ---


@pytest.mark.rule("TOMB-DT-29")
def test_gs_41_a_time_out_leaves_the_trap_as_it_lies() -> None:
    pull = Pull(built().trap, RED, limit=240)
    told = run(pull, wish(MODEL.hand.home), 100)
    assert kinds(told)[-2:] == ["clock-ended", "verdict"]
    assert pull.verdict is not None
    assert (pull.verdict.report(BOX), pull.verdict.tick) == ("late", 240)
    assert pull.trap() == built().trap


@pytest.mark.rule("TOMB-DT-29")
def test_ec_42_a_gripped_stone_over_the_bowl_is_let_go() -> None:
    at = (0.0, 0.0, 60.0)
    pull = Pull(trap({0: state(at)}), RED, 120, hand_at(at))
    told = run(pull, wish(at, grip=True), 400)
    assert "let-go" in kinds(told)
    assert pull.verdict is not None
    assert pull.verdict.kind == "late"
    assert pull.verdict.tick > 120
    assert pull.trap().pose(0).at[2] < RIM


@pytest.mark.rule("TOMB-DT-29")
def test_ec_42_what_falls_on_the_board_then_is_a_rockfall() -> None:
    at = (95.0, 0.0, RIM + 40)
    pull = Pull(trap({0: state(at)}), RED, 120, hand_at(at))
    run(pull, wish(at, grip=True), 400)
    assert pull.verdict is not None
    assert pull.verdict.report(BOX) == "fell red1"


@pytest.mark.rule("TOMB-DT-29")
def test_ec_43_a_stone_in_the_bag_counts_after_the_clock() -> None:
    pull = with_stone_in_the_sky(trap({1: state(LOW)}), limit=4)
    run(pull, wish(SKY, grip=True), 300)
    assert pull.verdict is not None
    assert pull.verdict.kind == "pulled"
    assert pull.verdict.tick > 4


@pytest.mark.rule("TOMB-DT-31")
def test_ec_44_a_lost_hand_holds_for_five_seconds_and_then_opens() -> None:
    at = (95.0, 0.0, RIM + 40)
    pull = Pull(trap({0: state(at)}), RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 10)
    pull.lose_hand()
    run(pull, wish(at), 298)
    assert pull.gripped == 0, "the hand holds its pose, whatever still arrives"
    run(pull, None, 120)
    assert pull.verdict is not None
    assert pull.verdict.report(BOX) == "fell red1"


@pytest.mark.rule("TOMB-DT-31")
def test_who_is_back_in_time_goes_on() -> None:
    at = (0.0, 0.0, 60.0)
    pull = Pull(trap({0: state(at)}), RED, model=hand_at(at))
    run(pull, wish(at, grip=True), 10)
    pull.lose_hand()
    run(pull, None, 290)
    pull.find_hand()
    run(pull, None, 60)
    assert pull.gripped == 0
    assert pull.verdict is None
    run(pull, wish(at), 5)
    assert pull.gripped == -1


@pytest.mark.rule("TOMB-DT-33")
def test_a_void_pull_says_so_and_its_trap_can_be_had_again() -> None:
    made = built().trap
    pull = Pull(made, RED)
    run(pull, wish((0.0, -40.0, 60.0)), 60)
    pull.void()
    assert pull.verdict is not None
    assert pull.verdict.report(BOX) == "void"
    assert pull.finished
    assert pull.step(wish(LOW)) == ()


@pytest.mark.rule("TOMB-DT-33")
def test_ec_45_numbers_that_are_none_make_a_pull_void() -> None:
    broken = trap({0: state(LOW), 5: state((0.0, 0.0, 40.0), speed=(math.nan, 0.0, 0.0))})
    pull = Pull(broken, RED, model=hand_at(LOW))
    run(pull, wish(LOW, grip=True), 5)
    assert pull.verdict is not None
    assert pull.verdict.kind == "void"
