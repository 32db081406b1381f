"""Hands for bots: the same hand, limits and rates as people have, seeing only poses (TOMB-DT-42).

A hand chooses a stone of the demanded colour, goes round the sceptre to a place above it, lets the
fingers down, grips, draws the stone out along a way, lifts it over the rim and carries it to the
bag.
Levels differ in speed, tremor, how well they aim and how they choose.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from mastaba.referee import HandInput, Sight
from mastaba.referee.frames import Vector
from mastaba.referee.luck import Luck
from mastaba.referee.lying import finger_angle, openness, ways_out
from mastaba.referee.space import add, norm, scale, sub, unit
from mastaba.referee.verdict import PullEvent

FRAME: Final = 1 / 60
HOVER: Final = 50.0
"""How far above the stone the fingers stop before they go down, in millimetres."""
RING: Final = 140.0
"""The hand goes round the bowl at this distance, clear of the sceptre."""
TRANSIT: Final = 300.0
"""The least speed in free air, in mm/s."""
TREMOR_RATES: Final = (7.1, 8.3, 9.7)


class Skill(NamedTuple):
    """How a hand moves and chooses."""

    speed: float
    """In mm/s, among stones."""
    tremor: float
    """In millimetres."""
    aim: float
    """How far the way out is missed: 0 exact, 0.35 about 20 degrees, None any way at all."""
    any_way: bool = False
    finds_angle: bool = True
    """Turns the fingers to where there is room."""
    finds_open: bool = True
    """Takes the most open stone, not any."""


SKILLS: Final = {
    "child": Skill(700.0, 4.0, 0.0, any_way=True, finds_angle=False, finds_open=False),
    "weak": Skill(450.0, 3.0, 0.6, finds_angle=False, finds_open=False),
    "medium": Skill(250.0, 2.0, 0.35, finds_angle=False),
    "strong": Skill(50.0, 0.3, 0.0),
    "surgeon": Skill(30.0, 0.1, 0.0),
}
"""TOMB-DT-44: the levels, from clumsy to steady."""


class BotHand:
    """One pull of one bot; `next` gives the hand's wish for the next frame."""

    def __init__(self, skill: Skill, luck: Luck, stone: int | None = None) -> None:
        """With `stone` the hand tries only that one."""
        self.skill = skill
        self._luck = luck
        self._stone = stone
        self._only = stone
        self._time = 0.0
        self._phases = [2 * math.pi * luck.even() for _ in TREMOR_RATES]
        self._yaw = 0.0
        self._path: list[Vector] = []
        self._at: Vector | None = None
        self._pace = 0.0
        self._doing = "choose"
        self._waited = 0
        self.slips = 0

    def next(self, sight: Sight, events: Sequence[PullEvent] = ()) -> HandInput:
        """TOMB-DT-43: approach, grip, draw out, lift, carry to the bag."""
        self._time += FRAME
        if self._at is None:
            self._at = sight.hand
        if any(event.kind == "slipped" for event in events):
            self.slips += 1
            self._doing = "choose"
        getattr(self, f"_{self._doing}")(sight)
        grip = self._doing in ("grip", "draw", "hold")
        x, y, z = add(self._at, self._tremble())
        return HandInput.of(x, y, z, self._yaw, grip)

    # --- what it does ---

    def _choose(self, sight: Sight) -> None:
        stones = [self._only] if self._only in sight.poses else list(sight.wanted)
        if self._only is None and self.skill.finds_open:
            self._stone = max(
                stones, key=lambda stone: (openness(sight, stone or 0), -(stone or 0))
            )
        else:
            self._stone = stones[self._luck.below(len(stones))]
        stone = self._stone
        assert stone is not None
        self._yaw = (
            finger_angle(sight, stone) if self.skill.finds_angle else 180 * self._luck.even()
        )
        self._path = self._way_in(sight, sight.poses[stone].at)
        self._doing = "approach"

    def _approach(self, sight: Sight) -> None:
        if self._follow(max(self.skill.speed, TRANSIT)):
            self._doing = "lower"
            self._pace = 0.0

    def _lower(self, sight: Sight) -> None:
        """The eye follows the stone while the fingers go down."""
        assert self._stone is not None
        self._path = [sight.poses[self._stone].at]
        if self._follow(self.skill.speed):
            self._doing = "grip"
            self._waited = 0

    def _grip(self, sight: Sight) -> None:
        assert self._stone is not None
        if sight.gripped != -1:
            self._path = self._way_out(sight, sight.gripped)
            self._pace = 0.0
            self._doing = "draw"
            return
        self._path = [sight.poses[self._stone].at]
        self._follow(self.skill.speed)
        self._waited += 1
        if self._waited > 60:
            self.slips += 1
            self._doing = "choose"

    def _draw(self, sight: Sight) -> None:
        if self._follow(self.skill.speed):
            self._doing = "hold"

    def _hold(self, sight: Sight) -> None:
        """It is over the bag; nothing is left to do."""

    # --- how it moves ---

    def _follow(self, speed: float) -> bool:
        """One frame along the path, picking up speed; is the end reached?"""
        assert self._at is not None
        self._pace = min(speed, self._pace + max(250.0, 5 * speed) * FRAME)
        left = self._pace * FRAME
        while self._path:
            step = sub(self._path[0], self._at)
            length = norm(step)
            if length > left:
                self._at = add(self._at, scale(step, left / length))
                return False
            self._at = self._path.pop(0)
            left -= length
        return True

    def _tremble(self) -> Vector:
        x, y, z = (
            self.skill.tremor * math.sin(2 * math.pi * rate * self._time + phase)
            for rate, phase in zip(TREMOR_RATES, self._phases, strict=True)
        )
        return (x, y, z)

    def _way_in(self, sight: Sight, to: Vector) -> list[Vector]:
        """Up, round the bowl to the stone's side, and above it."""
        assert self._at is not None
        height = to[2] + HOVER
        here = math.atan2(self._at[1], self._at[0])
        there = math.atan2(to[1], to[0])
        turn = (there - here + math.pi) % (2 * math.pi) - math.pi
        steps = max(1, math.ceil(abs(turn) / (math.pi / 6)))
        high = max(self._at[2], height)
        ring = [
            (RING * math.cos(here + turn * step / steps), RING * math.sin(here + turn * step / steps),
             high if step < steps else height)
            for step in range(steps + 1)
        ]  # fmt: skip
        if math.hypot(self._at[0], self._at[1]) < 100.0:
            ring = [(self._at[0], self._at[1], height)]
        return [*ring, (to[0], to[1], height)]

    def _way_out(self, sight: Sight, stone: int) -> list[Vector]:
        start = sight.poses[stone].at
        rim = sight.model.bowl.rim
        way = self._direction(sight, stone)
        drawn = add(start, scale(way, 50.0))
        lifted = (drawn[0], drawn[1], max(drawn[2], rim + 70))
        out = math.hypot(lifted[0], lifted[1])
        if out > 10:
            aside = (lifted[0] / out, lifted[1] / out)
        else:
            aside = (math.cos(math.radians(self._yaw)), math.sin(math.radians(self._yaw)))
        return [drawn, lifted, (aside[0] * 150, aside[1] * 150, rim + 80)]

    def _direction(self, sight: Sight, stone: int) -> Vector:
        if self.skill.any_way:
            angle = 2 * math.pi * self._luck.even()
            return unit((math.cos(angle), math.sin(angle), 0.8))
        x, y, z = ways_out(sight, stone)[0].towards
        if not self.skill.aim:
            return (x, y, z)
        x, y, z = (part + self.skill.aim * self._luck.normal() for part in (x, y, z))
        return unit((x, y, abs(z) + 0.1))


def hand_for(level: str, luck: Luck) -> BotHand:
    if level not in SKILLS:
        raise ValueError(f"{level!r} is no level of hands; they are: {', '.join(SKILLS)}")
    return BotHand(SKILLS[level], luck)
