"""How a hand that no person moves goes from place to place: paths, pace and tremor."""

from __future__ import annotations

import math
from typing import Final

from mastaba.referee.frames import Vector
from mastaba.referee.hand_input import HandInput
from mastaba.referee.luck import Luck
from mastaba.referee.model import Model
from mastaba.referee.sight import Sight
from mastaba.referee.space import add, norm, scale, sub

FRAME: Final = 1 / 60
HOVER: Final = 50.0
"""How far above a stone the fingers stop before they go down, in millimetres."""
RING: Final = 140.0
"""The hand goes round the bowl at this distance, clear of the sceptre."""
INSIDE: Final = 100.0
"""Nearer than this the hand is over the bowl, and goes straight to the next stone."""
TRANSIT: Final = 300.0
"""The least speed in free air, in mm/s."""
TREMOR_RATES: Final = (7.1, 8.3, 9.7)


class Motion:
    """A point that follows a path, picks up speed gently, and trembles."""

    def __init__(self, tremor: float, luck: Luck) -> None:
        self.at: Vector | None = None
        self.yaw = 0.0
        self.path: list[Vector] = []
        self._tremor = tremor
        self._phases = [2 * math.pi * luck.even() for _ in TREMOR_RATES]
        self._pace = 0.0
        self._time = 0.0

    def here(self, sight: Sight) -> Vector:
        if self.at is None:
            self.at = sight.hand
        return self.at

    def rest(self) -> None:
        """The next path begins slowly."""
        self._pace = 0.0

    def follow(self, sight: Sight, speed: float) -> bool:
        """One frame along the path; is its end reached?"""
        at = self.here(sight)
        self._pace = min(speed, self._pace + max(250.0, 5 * speed) * FRAME)
        left = self._pace * FRAME
        while self.path:
            step = sub(self.path[0], at)
            length = norm(step)
            if length > left:
                self.at = add(at, scale(step, left / length))
                return False
            at = self.at = self.path.pop(0)
            left -= length
        return True

    def wish(self, sight: Sight, grip: bool) -> HandInput:
        """Where the hand wants to be in this frame, tremor and all."""
        self._time += FRAME
        x, y, z = (
            part + self._tremor * math.sin(2 * math.pi * rate * self._time + phase)
            for part, rate, phase in zip(self.here(sight), TREMOR_RATES, self._phases, strict=True)
        )
        return HandInput.of(x, y, z, self.yaw, grip)


def way_in(here: Vector, to: Vector) -> list[Vector]:
    """Round the bowl to the side of the stone and above it, so that the sceptre is not in the way;
    from over the bowl straight up and across."""
    height = to[2] + HOVER
    if math.hypot(here[0], here[1]) < INSIDE:
        return [(here[0], here[1], max(here[2], height)), (to[0], to[1], height)]
    start = math.atan2(here[1], here[0])
    turn = (math.atan2(to[1], to[0]) - start + math.pi) % (2 * math.pi) - math.pi
    steps = max(1, math.ceil(abs(turn) / (math.pi / 6)))
    ring: list[Vector] = []
    for step in range(steps + 1):
        angle = start + turn * step / steps
        high = height if step == steps else max(here[2], height)
        ring.append((RING * math.cos(angle), RING * math.sin(angle), high))
    return [*ring, (to[0], to[1], height)]


def way_to_bag(model: Model, start: Vector, way: Vector, yaw: float) -> list[Vector]:
    """TOMB-DT-43: out along the way, up, and over the rim into the bag zone."""
    rim = model.bowl.rim
    drawn = add(start, scale(way, 50.0))
    lifted = (drawn[0], drawn[1], max(drawn[2], rim + 70))
    out = math.hypot(lifted[0], lifted[1])
    if out > 10:
        aside = (lifted[0] / out, lifted[1] / out)
    else:
        aside = (math.cos(math.radians(yaw)), math.sin(math.radians(yaw)))
    return [drawn, lifted, (aside[0] * 150, aside[1] * 150, rim + 80)]
