"""How a stone lies: how open, how firmly held, under what, and which ways lead out.

Worked out from poses alone, so that a screen, a bot and a screen reader know the same (TOMB-DT-42,
TOMB-DT-43, TOMB-DT-47).
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, Literal, NamedTuple

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

FINGER_WIDTH: Final = 18.0


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
    at = sight.poses[stone].at
    width = (CORRIDOR * stone_sizes(sight.model)[stone].radius) ** 2
    others = [space.sub(sight.poses[other].at, at) for other in sight.stones if other != stone]
    free = 0
    for way in _dome(DIRECTIONS):
        for x, y, z in others:
            along = x * way[0] + y * way[1] + z * way[2]
            if along > 0 and x * x + y * y + z * z - along * along < width:
                break
        else:
            free += 1
    return free / DIRECTIONS


def covers_of(sight: Sight, stone: int) -> tuple[int, ...]:
    """The stones that lie on it, nearest to the top first."""
    at = sight.poses[stone].at
    radius = stone_sizes(sight.model)[stone].radius
    found = []
    for other in sight.stones:
        x, y, z = space.sub(sight.poses[other].at, at)
        near = radius + stone_sizes(sight.model)[other].radius
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
    others = [space.sub(sight.poses[other].at, at) for other in sight.stones if other != stone]
    foot, head = sight.sceptre()
    line = [space.sub(_between(foot, head, part / 17), at) for part in range(18)]
    clear = size.radius + sight.model.sceptre.shaft_radius + 4
    rated = []
    for way in _dome(96):
        if way[2] < 0.25:
            continue
        stones = min(_clearance(others, way) / (2 * size.radius), 1.2)
        sceptre = min(_clearance(line, way) / clear, 1.2)
        rated.append((stones + 0.8 * sceptre + 0.25 * way[2], way))
    rated.sort(reverse=True)
    chosen: list[Way] = []
    for room, way in rated:
        if all(space.dot(way, other.towards) < 0.8 for other in chosen):
            chosen.append(Way(way, clock_of(way), room))
        if len(chosen) == WAYS:
            break
    return tuple(chosen)


def finger_angle(sight: Sight, stone: int) -> float:
    """TOMB-DT-43: the yaw in degrees at which the fingers have most room around the stone."""
    model = sight.model
    at = sight.poses[stone].at
    others = [
        (sight.poses[other].at, stone_sizes(model)[other].radius)
        for other in sight.stones
        if other != stone
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


def _clearance(points: list[Vector], way: Vector) -> float:
    nearest = 1000.0
    for x, y, z in points:
        along = x * way[0] + y * way[1] + z * way[2]
        if along > 0:
            nearest = min(nearest, math.sqrt(max(0.0, x * x + y * y + z * z - along * along)))
    return nearest


def _between(a: Vector, b: Vector, part: float) -> Vector:
    return space.add(a, space.scale(space.sub(b, a), part))


@cache
def _dome(count: int) -> tuple[Vector, ...]:
    """Directions spread evenly over the upper half of a sphere."""
    ways = []
    for number in range(count):
        z = (number + 0.5) / count
        angle = math.pi * (1 + math.sqrt(5)) * (number + 0.5)
        out = math.sqrt(1 - z * z)
        ways.append((out * math.cos(angle), out * math.sin(angle), z))
    return tuple(ways)
