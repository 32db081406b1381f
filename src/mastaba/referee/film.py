"""Frames of a world as they are sent: only what has changed since the last one (TOMB-DT-37)."""

from __future__ import annotations

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import frames
from mastaba.referee.frames import Vector
from mastaba.referee.world import World


class Film:
    """Remembers what was sent last."""

    def __init__(self) -> None:
        self._sent: dict[int, bytes] = {}

    def is_even_with(self, other: Film) -> bool:
        """Have both sent the same last?"""
        return self._sent is other._sent

    def catch_up_with(self, other: Film) -> None:
        """What the other has sent was sent here too."""
        self._sent = other._sent

    def frame(
        self,
        poses: dict[int, bytes],
        tick: int,
        hand: Vector,
        yaw: float = 0.0,
        flags: int = 0,
        gripped: int = frames.NONE,
        colour: int = frames.NONE,
        clock: int = frames.NO_CLOCK,
        strain: int = 0,
        full: bool = False,
    ) -> bytes:
        now = poses
        gone = self._sent.keys() - now.keys()
        if full or not self._sent or gone:
            shown, flags = now, flags | frames.FULL
        else:
            before = self._sent.get
            shown = {bit: pose for bit, pose in now.items() if before(bit) != pose}
        self._sent = now
        return frames.pack(tick, flags, hand, yaw, gripped, colour, clock, strain, shown)


def packed_poses(world: World) -> dict[int, bytes]:
    """Every body of a world as frames hold it."""
    pack = frames.pack_pose
    return {bit_of(thing): pack(pose) for thing, pose in world.poses().items()}


def bit_of(thing: int) -> int:
    return frames.SCEPTRE_BIT if thing == SCEPTRE else thing


def thing_of(bit: int) -> int:
    return SCEPTRE if bit == frames.SCEPTRE_BIT else bit
