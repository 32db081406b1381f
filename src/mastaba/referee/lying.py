"""How a stone lies: how open, how firmly held, under what, and which ways lead out.

Worked out from poses alone, so that a screen, a bot and a screen reader know the same (TOMB-DT-42,
TOMB-DT-43, TOMB-DT-47).
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mastaba.referee import space
from mastaba.referee.frames import Vector
from mastaba.referee.scene import stone_sizes
from mastaba.referee.sight import Sight

Openness = Literal["open", "half", "deep"]
Place = Literal["middle", "between", "rim"]

OPEN_FROM: Final = 0.5
HALF_FROM: Final = 0.2
"""Shares of free ways from which a stone lies open, or half covered."""

DIRECTIONS: Final = 64
WAYS: Final = 3
CORRIDOR: Final = 1.55
"""A way is free if no other stone is nearer to its line than so many radii."""

LEAST_STEEP: Final = 0.25
"""Ways out go up at least that much."""

FARTHEST: Final = 1000.0
FINGER_WIDTH: Final = 18.0

Rows = NDArray[np.float64]


class Way(NamedTuple):
    """A direction in which a stone may be drawn, and the hour of the clock that it leads to."""

    towards: Vector
    clock: int
    room: float


class Lie(NamedTuple):
    """How one stone lies. The clock is seen from above, 12 lies away from the player."""

    stone: int
    openness: float
    lies: Openness
    firmness: float
    covers: tuple[int, ...]
    clock: int
    place: Place
    sceptre_gap: float
    """From surface to surface, in millimetres."""

    @property
    def finger_widths(self) -> int:
        """TOMB-DT-47: the gap to the sceptre as fingers count it."""
        return round(self.sceptre_gap / FINGER_WIDTH)


def lies(sight: Sight) -> tuple[Lie, ...]:
    """TOMB-DT-47: all stones of the demanded colour, most open first."""
    found = [lie(sight, stone) for stone in sight.wanted]
    return tuple(sorted(found, key=lambda one: (-one.openness, one.stone)))


def lie(sight: Sight, stone: int) -> Lie:
    at = sight.poses[stone].at
    share = openness(sight, stone)
    covers = covers_of(sight, stone)
    out = math.hypot(at[0], at[1]) / sight.model.bowl.radius
    return Lie(
        stone,
        share,
        class_of(share),
        min(1.0, 0.7 * (1 - share) + 0.15 * len(covers)),
        covers,
        clock_of(at),
        "middle" if out < 0.33 else "between" if out < 0.62 else "rim",
        sceptre_gap(sight, stone),
    )


def class_of(share: float) -> Openness:
    return "open" if share >= OPEN_FROM else "half" if share >= HALF_FROM else "deep"


def openness(sight: Sight, stone: int) -> float:
    """TOMB-DT-43: the share of upper directions along which the stone could leave freely."""
    width = CORRIDOR * stone_sizes(sight.model)[stone].radius
    clear = _clearance(_others(sight, stone), _dome(DIRECTIONS))
    return float((clear >= width).mean())


def covers_of(sight: Sight, stone: int) -> tuple[int, ...]:
    """The stones that lie on it, nearest to the top first."""
    at = sight.poses[stone].at
    sizes = stone_sizes(sight.model)
    radius = sizes[stone].radius
    found = []
    for other in sight.stones:
        x, y, z = space.sub(sight.poses[other].at, at)
        near = radius + sizes[other].radius
        if (
            other != stone
            and z > 6.0
            and math.hypot(x, y) < near
            and x * x + y * y + z * z < (near + 6.0) ** 2
        ):
            found.append((-z, other))
    return tuple(other for _, other in sorted(found))


def sceptre_gap(sight: Sight, stone: int) -> float:
    at = sight.poses[stone].at
    foot, head = sight.sceptre()
    apart = space.segment_gap(at, at, foot, head)
    radius = stone_sizes(sight.model)[stone].radius
    return max(0.0, apart - radius - sight.model.sceptre.shaft_radius)


def ways_out(sight: Sight, stone: int) -> tuple[Way, ...]:
    """TOMB-DT-48: up to three ways in which the stone may leave, the freest first, well apart."""
    at = sight.poses[stone].at
    size = stone_sizes(sight.model)[stone]
    foot, head = sight.sceptre()
    parts = np.linspace(0.0, 1.0, 18)[:, None]
    line = np.array(foot) + parts * (np.array(head) - np.array(foot)) - np.array(at)
    clear = size.radius + sight.model.sceptre.shaft_radius + 4
    steep = _dome(96)[_dome(96)[:, 2] >= LEAST_STEEP]
    stones = np.minimum(_clearance(_others(sight, stone), steep) / (2 * size.radius), 1.2)
    sceptre = np.minimum(_clearance(line, steep) / clear, 1.2)
    rooms = stones + 0.8 * sceptre + 0.25 * steep[:, 2]
    chosen: list[Way] = []
    for best in np.argsort(-rooms, kind="stable"):
        room, way = float(rooms[best]), _vector(steep[best])
        if all(space.dot(way, other.towards) < 0.8 for other in chosen):
            chosen.append(Way(way, clock_of(way), room))
        if len(chosen) == WAYS:
            break
    return tuple(chosen)


def finger_angle(sight: Sight, stone: int) -> float:
    """TOMB-DT-43: the yaw in degrees at which the fingers have most room around the stone."""
    model, sizes = sight.model, stone_sizes(sight.model)
    at = sight.poses[stone].at
    others = [
        (sight.poses[other].at, sizes[other].radius) for other in sight.stones if other != stone
    ]
    foot, head = sight.sceptre()
    best = (-math.inf, 0.0)
    for step in range(18):
        yaw = math.pi * step / 18
        room = math.inf
        for side in (1, -1):
            out = side * model.hand.finger_gap / 2
            x, y = at[0] + out * math.cos(yaw), at[1] + out * math.sin(yaw)
            low, high = (x, y, at[2]), (x, y, at[2] + 25)
            for other, radius in others:
                room = min(room, space.segment_gap(low, high, other, other) - radius)
            room = min(room, space.segment_gap(low, high, foot, head) - model.sceptre.shaft_radius)
            if at[2] < model.bowl.rim:
                room = min(room, model.bowl.radius - math.hypot(x, y))
        best = max(best, (room, math.degrees(yaw)))
    return best[1]


def clock_of(at: Vector) -> int:
    """The hour at which it lies, seen from above, 12 away from the player."""
    return round(math.degrees(math.atan2(at[0], at[1])) / 30) % 12 or 12


def towards(clock: int) -> Vector:
    """The direction in which that hour lies."""
    angle = math.radians(30 * clock)
    return (math.sin(angle), math.cos(angle), 0.0)


def _others(sight: Sight, stone: int) -> Rows:
    """Where the other stones are, seen from this one."""
    here = sight.poses[stone].at
    away = [space.sub(sight.poses[other].at, here) for other in sight.stones if other != stone]
    return np.array(away, dtype=np.float64).reshape(-1, 3)


def _clearance(points: Rows, ways: Rows) -> Rows:
    """For each way: how near its line comes to any of the points ahead."""
    if not len(points):
        return np.full(len(ways), FARTHEST)
    along = ways @ points.T
    aside = np.sqrt(np.maximum((points * points).sum(axis=1) - along * along, 0.0))
    nearest: Rows = np.where(along > 0, aside, FARTHEST).min(axis=1)
    return nearest


def _vector(row: Rows) -> Vector:
    return (float(row[0]), float(row[1]), float(row[2]))


@cache
def _dome(count: int) -> Rows:
    """Directions spread evenly over the upper half of a sphere."""
    number = np.arange(count) + 0.5
    z = number / count
    angle = math.pi * (1 + math.sqrt(5)) * number
    out = np.sqrt(1 - z * z)
    return np.stack([out * np.cos(angle), out * np.sin(angle), z], axis=1)
