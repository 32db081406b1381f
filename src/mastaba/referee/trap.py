"""A trap as a value: how the stones of the bowl and the sceptre lie (TOMB-DT-35).

A live world is always built anew from a trap. So a trap that was stored, sent or restored behaves
exactly as the one it was taken from, and nothing of the engine's inner state has to travel.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from typing import Final

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee.frames import Pose, Quaternion, Vector
from mastaba.referee.space import tilt

UNIT: Final = 100.0
"""Millimetres in one length unit of the engine, a decimetre."""

NUMBERS: Final = 13
State = tuple[float, ...]
"""Of one body, in the engine's units: place (3), rotation x y z w (4), speed (3), spin (3)."""

_HEAD: Final = struct.Struct("<4sBI")
_MARK: Final = b"trap"
_VERSION: Final = 1
_BODY: Final = struct.Struct(f"<{NUMBERS}f")


class UnreadableTrap(ValueError):
    """Bytes that are no snapshot of a trap."""


class Trap:
    """Stones and sceptre, each with its place and speed. Never changed."""

    def __init__(self, bodies: Mapping[int, State]) -> None:
        self.bodies = dict(sorted(bodies.items()))

    @property
    def bowl(self) -> tuple[int, ...]:
        """The stones that are not in the bag."""
        return tuple(thing for thing in self.bodies if thing != SCEPTRE)

    def pose(self, thing: int) -> Pose:
        return pose_of(self.bodies[thing])

    @property
    def tilt(self) -> float:
        """How far the sceptre leans, in degrees."""
        return tilt(self.pose(SCEPTRE).turned)

    def without(self, things: tuple[int, ...]) -> Trap:
        return Trap({thing: state for thing, state in self.bodies.items() if thing not in things})

    def still(self) -> Trap:
        """The same, with nothing moving: what is at rest is frozen (TOMB-DT-26)."""
        return Trap({thing: (*state[:7], *(0.0,) * 6) for thing, state in self.bodies.items()})

    def snapshot(self) -> bytes:
        """TOMB-DT-35: all of it, for the log and the store."""
        mask = sum(1 << (thing if thing != SCEPTRE else 20) for thing in self.bodies)
        packed = [_BODY.pack(*state) for state in self.bodies.values()]
        return _HEAD.pack(_MARK, _VERSION, mask) + b"".join(packed)

    @classmethod
    def restore(cls, data: bytes) -> Trap:
        if len(data) < _HEAD.size:
            raise UnreadableTrap(f"a snapshot has at least {_HEAD.size} bytes, not {len(data)}")
        mark, version, mask = _HEAD.unpack_from(data)
        if (mark, version) != (_MARK, _VERSION):
            raise UnreadableTrap(f"a snapshot begins with {_MARK!r} and version {_VERSION}")
        things = [bit if bit < 20 else SCEPTRE for bit in range(21) if mask >> bit & 1]
        if len(data) != _HEAD.size + _BODY.size * len(things):
            raise UnreadableTrap(f"{len(things)} bodies do not fill {len(data)} bytes")
        return cls(
            {
                thing: _BODY.unpack_from(data, _HEAD.size + place * _BODY.size)
                for place, thing in enumerate(things)
            }
        )

    def digest(self) -> str:
        return hashlib.sha256(self.snapshot()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trap) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())


def pose_of(state: State) -> Pose:
    at: Vector = (state[0] * UNIT, state[1] * UNIT, state[2] * UNIT)
    turned: Quaternion = (state[3], state[4], state[5], state[6])
    return Pose(at, turned)
