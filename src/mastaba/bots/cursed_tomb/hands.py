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
from mastaba.referee.lying import OPEN_FROM, finger_angle, openness, sceptre_gap, ways_out
from mastaba.referee.motion import TRANSIT, Motion, way_in, way_to_bag
from mastaba.referee.sight import NOTHING_GRIPPED
from mastaba.referee.space import unit
from mastaba.referee.verdict import PullEvent

PATIENCE: Final = 60
"""Frames that the fingers wait for a grip before they try again."""


class Skill(NamedTuple):
    """How a hand moves and chooses."""

    speed: float
    """In mm/s, among stones."""
    tremor: float
    """In millimetres."""
    aim: float
    """How far the way out is missed: 0 exact, 0.35 about 20 degrees."""
    any_way: bool = False
    finds_angle: bool = True
    """Turns the fingers to where there is room."""
    finds_open: bool = True
    """Takes the most open stone, not any."""
    shuns_sceptre: bool = False
    """Of those that lie open it takes the one farthest from the sceptre."""
    steep: float = 0.8
    """How far up a hand that draws any way goes, for each step aside."""


SKILLS: Final = {
    "child": Skill(900.0, 9.0, 0.0, any_way=True, finds_angle=False, finds_open=False, steep=0.5),
    "weak": Skill(700.0, 4.0, 0.0, any_way=True, finds_angle=False, finds_open=False),
    "medium": Skill(250.0, 2.0, 0.35, finds_angle=False, finds_open=False),
    "strong": Skill(50.0, 0.3, 0.0),
    "surgeon": Skill(30.0, 0.1, 0.0, shuns_sceptre=True),
}
"""TOMB-DT-44: the levels, from clumsy to steady. Haste and tremor alone make little difference, so
a child also drags its stones through the others."""


class BotHand:
    """One pull of one bot; `next` gives the hand's wish for the next frame."""

    def __init__(self, skill: Skill, luck: Luck, stone: int | None = None) -> None:
        """With `stone` the hand tries only that one."""
        self.skill = skill
        self.slips = 0
        self._luck = luck
        self._only = stone
        self.stone = NOTHING_GRIPPED
        self._motion = Motion(skill.tremor, luck)
        self._doing = "choose"
        self._waited = 0

    def next(self, sight: Sight, events: Sequence[PullEvent] = ()) -> HandInput:
        """TOMB-DT-43: approach, grip, draw out, lift, carry to the bag."""
        if any(event.kind == "slipped" for event in events):
            self.slips += 1
            self._doing = "choose"
        self._carry_on(sight)
        return self._motion.wish(sight, self._doing in ("grip", "draw", "hold"))

    def _carry_on(self, sight: Sight) -> None:
        motion, speed = self._motion, self.skill.speed
        if self._doing == "choose":
            self._choose(sight)
        elif self._doing == "approach":
            if motion.follow(sight, max(speed, TRANSIT)):
                motion.rest()
                self._doing = "lower"
        elif self._doing == "lower":
            motion.path = [sight.poses[self.stone].at]
            if motion.follow(sight, speed):
                self._doing = "grip"
                self._waited = 0
        elif self._doing == "grip":
            self._grip(sight)
        elif self._doing == "draw" and motion.follow(sight, speed):
            self._doing = "hold"

    def _choose(self, sight: Sight) -> None:
        """TOMB-DT-43, TOMB-DT-44: the most open stone, or any."""
        stones = sight.wanted
        if self._only is not None:
            self.stone = self._only
        elif self.skill.finds_open:
            self.stone = max(stones, key=lambda stone: self._promise(sight, stone))
        else:
            self.stone = stones[self._luck.below(len(stones))]
        if self.skill.finds_angle:
            self._motion.yaw = finger_angle(sight, self.stone)
        else:
            self._motion.yaw = 180 * self._luck.even()
        self._motion.path = way_in(self._motion.here(sight), sight.poses[self.stone].at)
        self._doing = "approach"

    def _promise(self, sight: Sight, stone: int) -> tuple[float, float, int]:
        """How well a stone lies; the sceptre brings down most of what steady hands lose."""
        free = openness(sight, stone)
        if self.skill.shuns_sceptre and free >= OPEN_FROM:
            return 1.0, sceptre_gap(sight, stone), -stone
        return free, 0.0, -stone

    def _grip(self, sight: Sight) -> None:
        motion = self._motion
        if sight.gripped != NOTHING_GRIPPED:
            way = self._direction(sight, sight.gripped)
            start = sight.poses[sight.gripped].at
            motion.path = way_to_bag(sight.model, start, way, motion.yaw)
            motion.rest()
            self._doing = "draw"
            return
        motion.path = [sight.poses[self.stone].at]
        motion.follow(sight, self.skill.speed)
        self._waited += 1
        if self._waited > PATIENCE:
            self.slips += 1
            self._doing = "choose"

    def _direction(self, sight: Sight, stone: int) -> Vector:
        if self.skill.any_way:
            angle = 2 * math.pi * self._luck.even()
            return unit((math.cos(angle), math.sin(angle), self.skill.steep))
        way = ways_out(sight, stone)[0].towards
        if not self.skill.aim:
            return way
        x, y, z = (part + self.skill.aim * self._luck.normal() for part in way)
        return unit((x, y, abs(z) + 0.1))


def hand_for(level: str, luck: Luck) -> BotHand:
    if level not in SKILLS:
        raise ValueError(f"{level!r} is no level of hands; they are: {', '.join(SKILLS)}")
    return BotHand(SKILLS[level], luck)
