"""Pouring, planting, the audit, and putting back what fell by itself."""

from __future__ import annotations

import math

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import (
    Trap,
    UnreadableTrap,
    build,
    build_seed,
    building,
    frames,
    replant,
    repour,
    settle,
    stays,
)
from mastaba.referee.building import audit, pour
from mastaba.referee.luck import Luck
from mastaba.referee.space import up_of
from mastaba.referee.trap import State
from mastaba.referee.world import ON_GROUND, World
from tests.referee.scenes import MODEL, RIM, SECRET, built, changed, state, tipped, trap


@pytest.mark.rule("TOMB-DT-06")
def test_each_build_has_a_seed_of_its_own_from_the_secret() -> None:
    seeds = {build_seed(secret, number) for secret in (b"a", b"b") for number in range(50)}
    assert len(seeds) == 100
    assert built(1).seed == build_seed(SECRET, 1)
    assert built(1).trap != built(2).trap


@pytest.mark.rule("TOMB-DT-10")
def test_a_build_is_always_the_same_trap() -> None:
    again = build(SECRET, 1)
    assert again.trap.snapshot() == built(1).trap.snapshot()
    assert again.frames == built(1).frames


@pytest.mark.rule("TOMB-DT-10")
def test_a_build_is_watched_from_the_empty_bowl_to_the_planted_sceptre() -> None:
    shown: dict[int, frames.Pose] = {}
    counts = []
    for data in built(1).frames:
        assert frames.unpack(data).flags & frames.REBUILT
        shown |= frames.unpack(data).bodies
        counts.append(len(shown))
    assert counts[0] <= 3
    assert counts == sorted(counts)
    assert counts[-1] == 21
    for bit in range(20):
        assert shown[bit].at == pytest.approx(built(1).trap.pose(bit).at, abs=1.0)
    assert 60 < len(built(1).frames) < 30 * 12


@pytest.mark.rule("TOMB-TRAP-04", "TOMB-DT-08", "TOMB-DT-09")
@pytest.mark.parametrize("number", [1, 2])
def test_twenty_stones_lie_in_the_bowl_and_the_sceptre_stands_wooden_end_up(number: int) -> None:
    made = built(number).trap
    assert made.bowl == tuple(range(20))
    for stone in made.bowl:
        x, y, z = made.pose(stone).at
        assert math.hypot(x, y) < MODEL.bowl.radius + 10
        assert z > MODEL.bowl.floor
    foot, turned = made.pose(SCEPTRE)
    assert up_of(turned)[2] > math.cos(math.radians(MODEL.audit.tilt))
    assert foot[2] < MODEL.bowl.floor + MODEL.plant.highest + 5
    world = World(MODEL, made)
    assert not any(touch.by == ON_GROUND for _ in range(480) for touch in world.tick())


@pytest.mark.rule("TOMB-DT-07")
def test_stones_leave_the_bag_one_by_one_in_random_order() -> None:
    orders = []
    for number in (1, 2):
        order: list[int] = []
        for data in built(number).frames:
            order += sorted(set(frames.unpack(data).bodies) - set(order))
        orders.append(order)
    assert orders[0] != orders[1]
    assert sorted(orders[0][:20]) == list(range(20))


@pytest.mark.rule("TOMB-DT-07")
def test_without_the_guard_on_the_rim_stones_may_spill_and_the_pour_does_not_count() -> None:
    wild = changed(pour={"spout_radius": 200.0})
    assert pour(wild, Luck(b"1")) is None


@pytest.mark.rule("TOMB-DT-09")
def test_the_audit_refuses_what_leans_moves_or_falls() -> None:
    made = built().trap
    assert audit(made, MODEL, MODEL.audit.tilt)
    falling = {**made.bodies, SCEPTRE: state((0.0, 0.0, RIM + 30), tipped(5))}
    assert not audit(Trap(falling), MODEL, MODEL.audit.tilt)
    leaning = {**made.bodies, SCEPTRE: state((-60.0, 0.0, RIM + 20), tipped(60))}
    assert not audit(Trap(leaning), MODEL, MODEL.audit.tilt)


@pytest.mark.rule("TOMB-DT-35")
def test_a_snapshot_is_small_and_gives_the_same_trap() -> None:
    made = built().trap
    data = made.snapshot()
    assert len(data) < 1200
    restored = Trap.restore(data)
    assert restored == made
    assert restored.digest() == made.digest()
    less = made.without((3, 17))
    assert Trap.restore(less.snapshot()).bowl == less.bowl
    for bad in (b"", data[:-1], b"part" + data[4:]):
        with pytest.raises(UnreadableTrap):
            Trap.restore(bad)


@pytest.mark.rule("TOMB-DT-26")
def test_what_is_at_rest_stays_and_nothing_has_fallen() -> None:
    settled = settle(built().trap)
    assert settled.fallen == ()
    for thing in built().trap.bodies:
        assert settled.trap.pose(thing).at == pytest.approx(built().trap.pose(thing).at, abs=0.5)


@pytest.mark.rule("TOMB-DT-26", "TOMB-DT-03")
def test_gs_36_what_falls_by_itself_is_put_back_and_no_stone_comes_or_goes() -> None:
    made = built().trap
    loose = Trap(
        {
            **made.bodies,
            SCEPTRE: state((80.0, 0.0, 60.0), tipped(80)),
            4: state((-75.0, 0.0, 60.0)),
        }
    )
    settled = settle(loose)
    assert settled.fallen == (4, SCEPTRE)
    back = replant(settled.trap, settled.fallen, b"seed")
    assert back.trap.bowl == made.bowl
    assert back.trap.tilt <= MODEL.audit.tilt
    assert settle(back.trap).fallen == ()
    assert back.frames


@pytest.mark.rule("TOMB-DT-26", "TOMB-SLIDE-06")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
@pytest.mark.parametrize("stones", [(0, 5, 8, 12, 15, 17, 19), tuple(range(20))], ids=len)
def test_the_sceptre_stands_again_even_if_the_bowl_must_be_poured_for_it(
    stones: tuple[int, ...], seed: bytes
) -> None:
    """With seven stones the first planting often fails; it is tried again and never laid down."""
    less = built().trap.without(tuple(set(range(20)) - set(stones)))
    heap = settle(less.without((SCEPTRE,))).trap
    back = replant(heap, (SCEPTRE,), seed)
    assert back.trap.bowl == stones
    assert back.trap.tilt <= MODEL.audit.tilt
    assert settle(back.trap).fallen == ()


@pytest.mark.rule("TOMB-DT-26")
def test_where_the_heap_never_holds_the_sceptre_its_stones_are_poured_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(building, "UPRIGHT_ROUNDS", 0)
    made = built().trap
    poured = replant(made, (SCEPTRE,), b"seed")
    assert poured.trap == repour(made.bowl, b"seed").trap
    assert poured.trap.tilt <= MODEL.audit.tilt


@pytest.mark.rule("TOMB-DT-26")
def test_on_a_heap_too_low_to_hold_it_the_sceptre_is_laid_across_the_rim() -> None:
    low = trap({0: state((-15.0, 0.0, 25.0)), 1: state((15.0, 0.0, 25.0))})
    settled = settle(low.without((SCEPTRE,)))
    back = replant(settled.trap, (SCEPTRE,), b"seed")
    assert back.trap.bowl == (0, 1)
    assert back.trap.tilt > 60
    assert settle(back.trap).fallen == ()


@pytest.mark.rule("TOMB-DT-26", "TOMB-SLIDE-07")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
@pytest.mark.parametrize("stones", [(0,), (4,), (19,), (4, 9), (0, 1)], ids=str)
def test_the_last_stones_keep_their_sceptre(stones: tuple[int, ...], seed: bytes) -> None:
    """They cannot hold it, and hardly any pour of so few comes to rest."""
    last = built().trap.without(tuple(set(range(20)) - set(stones)))
    back = replant(settle(last.without((SCEPTRE,))).trap, (SCEPTRE,), seed)
    assert back.trap.bowl == stones
    assert SCEPTRE in back.trap.bodies
    assert settle(back.trap).fallen == ()


@pytest.mark.parametrize("number", [1, 2])
def test_a_trap_of_another_physics_stays_if_hardly_anything_moves(number: int) -> None:
    made = built(number).trap
    nudged = Trap(
        {one: (*lies[:2], lies[2] + 0.01, *lies[3:]) for one, lies in made.bodies.items()}
    )
    for before in (made, nudged):
        calm = stays(before)
        assert calm is not None
        assert calm.bowl == made.bowl
        assert max(math.dist(calm.pose(one).at, before.pose(one).at) for one in made.bodies) <= 3
        # At rest it is: nothing moves any more.
        assert stays(calm) is not None


@pytest.mark.parametrize(
    "stone",
    [state((0.0, 0.0, RIM + 30.0)), state((150.0, 0.0, 20.0))],
    ids=["it falls into the heap", "it lies outside"],
)
def test_a_trap_of_another_physics_in_which_a_stone_moves_does_not_stay(stone: State) -> None:
    made = built(1).trap
    assert stays(Trap({**made.bodies, 3: stone})) is None


@pytest.mark.parametrize("stones", [tuple(range(20)), (0, 3, 7, 8, 12, 13, 19), (4,)], ids=len)
def test_the_stones_that_are_left_are_poured_anew(stones: tuple[int, ...]) -> None:
    made = repour(stones, b"a seed")
    assert made.trap.bowl == stones
    assert SCEPTRE in made.trap.bodies
    assert settle(made.trap).fallen == ()
    assert made.frames
    assert repour(stones, b"a seed").trap == made.trap
