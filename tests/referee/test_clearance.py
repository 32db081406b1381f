"""How far the fingers are from everything, worked out for all pairs at once."""

from __future__ import annotations

import math

import numpy as np
import pytest

from mastaba.referee.clearance import Clearance, segment_gaps
from mastaba.referee.frames import Vector
from mastaba.referee.luck import Luck
from mastaba.referee.space import segment_gap
from tests.referee.scenes import MODEL, RIM, built, state, trap

Segment = tuple[Vector, Vector]


def columns(places: list[Vector]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    x, y, z = np.array(places).T
    return x, y, z


def test_gaps_at_once_are_the_gaps_one_by_one_to_the_last_bit() -> None:
    luck = Luck(b"segments")

    def somewhere() -> Vector:
        return (100 * luck.even(), 100 * luck.even(), 100 * luck.even())

    some: list[Segment] = [(somewhere(), somewhere()) for _ in range(30)]
    point = somewhere()
    some += [(point, point), ((0.0, 0.0, 0.0), (0.0, 0.0, 9.0)), ((5.0, 0.0, 0.0), (5.0, 0.0, 9.0))]
    starts, ends = columns([start for start, _ in some]), columns([end for _, end in some])
    gaps = segment_gaps(starts, ends, starts, ends)
    for row, one in enumerate(some):
        for column, other in enumerate(some):
            assert gaps[row, column] == segment_gap(*one, *other)


@pytest.mark.rule("TOMB-DT-27")
def test_a_hand_above_a_single_stone_is_as_far_as_its_fingers_are() -> None:
    lone = trap({0: state((19.0, 0.0, 60.0))})
    poses = {thing: lone.pose(thing) for thing in lone.bodies}
    clearance = Clearance(MODEL)
    high, low = (clearance.of((0.0, 0.0, z), 0.0, poses) for z in (RIM + 150, RIM + 140))
    assert high - low == pytest.approx(10.0)
    beside = clearance.of((0.0, 0.0, RIM + 140), math.pi / 2, poses)
    assert beside > low
    assert clearance.of((0.0, 0.0, 0.0), 0.0, {}) == math.inf
    assert clearance.of((0.0, 0.0, 40.0), 0.0, {0: built().trap.pose(0)}) < low
