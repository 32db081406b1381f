"""How far the fingers are from everything: all gaps between their parts and the bodies at once.

It may be asked for each tick while a hand hovers over a frozen heap, so it works on arrays; what
comes out is to the last bit what `space.segment_gap` gives for each pair.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import space
from mastaba.referee.frames import Pose, Vector
from mastaba.referee.model import Model
from mastaba.referee.scene import fingers, stone_sizes

Numbers = NDArray[np.float64]
Points = tuple[Numbers, Numbers, Numbers]
"""Their x, y and z."""

SHORT = 1e-12


class Clearance:
    """Remembers the bodies as lines with a radius as long as they lie still."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._parts = [part for finger in fingers(model) for part in finger]
        self._thick = np.array([[part.radius] for part in self._parts])
        self._poses: Mapping[int, Pose] = {}
        self._starts = self._ends = _points([])
        self._radii = np.array([])

    def of(self, at: Vector, yaw: float, poses: Mapping[int, Pose]) -> float:
        """How far a hand there is from having a finger on anything, in millimetres."""
        if poses is not self._poses:
            self._look_at(poses)
        turn = (math.cos(yaw), math.sin(yaw))
        starts = _points([_moved(part.start, at, turn) for part in self._parts])
        ends = _points([_moved(part.end, at, turn) for part in self._parts])
        gaps = segment_gaps(starts, ends, self._starts, self._ends) - self._radii - self._thick
        return float(gaps.min(initial=math.inf))

    def _look_at(self, poses: Mapping[int, Pose]) -> None:
        sizes, sceptre = stone_sizes(self._model), self._model.sceptre
        starts, ends, radii = [], [], []
        for thing, (at, turned) in poses.items():
            up = space.up_of(turned)
            if thing == SCEPTRE:
                starts.append(at)
                ends.append(space.add(at, space.scale(up, sceptre.length)))
                radii.append(sceptre.head_radius)
            else:
                half = space.scale(up, sizes[thing].half_length)
                starts.append(space.sub(at, half))
                ends.append(space.add(at, half))
                radii.append(sizes[thing].radius)
        self._poses = poses
        self._starts, self._ends, self._radii = _points(starts), _points(ends), np.array(radii)


def segment_gaps(a0: Points, a1: Points, b0: Points, b1: Points) -> Numbers:
    """The shortest distances: a row for each of the first segments, a column for the second."""
    a0, a1 = _in_rows(a0), _in_rows(a1)
    u, v, w = _sub(a1, a0), _sub(b1, b0), _sub(a0, b0)
    uu, uv, vv, uw, vw = _dot(u, u), _dot(u, v), _dot(v, v), _dot(u, w), _dot(v, w)
    s = _share(uv * vw - vv * uw, uu * vv - uv * uv)
    t = np.divide(uv * s + vw, vv, out=np.zeros_like(s), where=vv > SHORT)
    beyond = (t < 0.0) | (t > 1.0)
    t = np.minimum(1.0, np.maximum(0.0, t))
    s = np.where(beyond, _share(uv * t - uw, uu), s)
    (ax, ay, az), (ux, uy, uz), (bx, by, bz), (vx, vy, vz) = a0, u, b0, v
    x = (ax + ux * s) - (bx + vx * t)
    y = (ay + uy * s) - (by + vy * t)
    z = (az + uz * s) - (bz + vz * t)
    gaps: Numbers = np.sqrt(x * x + y * y + z * z)
    return gaps


def _share(part: Numbers, whole: Numbers) -> Numbers:
    """Between 0 and 1; 0 of next to nothing."""
    shares = np.divide(part, whole, out=np.zeros_like(part), where=whole > SHORT)
    return np.minimum(1.0, np.maximum(0.0, shares))


def _sub(a: Points, b: Points) -> Points:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _dot(a: Points, b: Points) -> Numbers:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _points(places: Sequence[Vector]) -> Points:
    x, y, z = np.array(places, dtype=np.float64).reshape(-1, 3).T
    return (x, y, z)


def _in_rows(points: Points) -> Points:
    x, y, z = points
    return (x[:, None], y[:, None], z[:, None])


def _moved(point: Vector, at: Vector, turn: tuple[float, float]) -> Vector:
    """A point of the hand; `turn` are cosine and sine of its yaw."""
    x, y, z = point
    c, s = turn
    return (at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z)
