"""The trap as everybody sees it at one moment: poses, hand, demanded colour (TOMB-DT-38)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee.frames import Pose, Vector
from mastaba.referee.model import Model, load
from mastaba.referee.scene import stone_colours
from mastaba.referee.space import add, scale, tilt, up_of
from mastaba.referee.trap import Trap

NOTHING_GRIPPED = -1


class Sight(NamedTuple):
    """What bots and the commanded hand know (TOMB-DT-42): nothing but this."""

    model: Model
    tick: int
    poses: Mapping[int, Pose]
    colour: int
    hand: Vector
    yaw: float
    gripped: int = NOTHING_GRIPPED
    in_bag: bool = False

    @classmethod
    def of(cls, trap: Trap, colour: int, model: Model | None = None) -> Sight:
        """A trap before the pull, with the hand at home."""
        model = model or load()
        poses = {thing: trap.pose(thing) for thing in trap.bodies}
        return cls(model, 0, poses, colour, model.hand.home, 0.0)

    @property
    def stones(self) -> tuple[int, ...]:
        """All stones that are not in the bag."""
        return tuple(thing for thing in self.poses if thing != SCEPTRE)

    @property
    def wanted(self) -> tuple[int, ...]:
        """The stones of the demanded colour."""
        colours = stone_colours()
        return tuple(stone for stone in self.stones if colours[stone] == self.colour)

    @property
    def tilt(self) -> float:
        return tilt(self.poses[SCEPTRE].turned)

    def sceptre(self) -> tuple[Vector, Vector]:
        """Both ends of the sceptre's middle line."""
        foot, turned = self.poses[SCEPTRE]
        return foot, add(foot, scale(up_of(turned), self.model.sceptre.length))
