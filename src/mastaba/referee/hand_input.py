"""What a player's hand wants: where to be, how to be turned, and whether to grip (TOMB-DT-12).

On the wire an input is 10 bytes, little endian:

====== ==== =========================================================
offset type meaning
====== ==== =========================================================
0      u8   1, the version of this layout
1      u8   bit 0: grip; the other bits are 0
2      i16  x in tenths of a millimetre, to the right of the bowl's axis
4      i16  y in tenths of a millimetre, away from the player
6      i16  z in tenths of a millimetre, above the board
8      i16  yaw in half degrees, counter-clockwise from above
====== ==== =========================================================

The point is the one between the fingertips. With yaw 0 the fingertips lie along x.
"""

from __future__ import annotations

import math
import struct
from typing import Final, NamedTuple

LAYOUT: Final = struct.Struct("<BBhhhh")
VERSION: Final = 1
PER_MILLIMETRE: Final = 10
PER_DEGREE: Final = 2
FULL_TURN: Final = 360 * PER_DEGREE
_GRIP: Final = 1
_FARTHEST: Final = 32_767


class UnreadableInput(ValueError):
    """Bytes or numbers that are no hand input; the text says what was wrong."""


class HandInput(NamedTuple):
    """One wish of the hand, in whole quanta; `of` makes it from millimetres and degrees."""

    x: int
    y: int
    z: int
    yaw: int
    grip: bool

    @classmethod
    def of(cls, x: float, y: float, z: float, yaw: float = 0.0, grip: bool = False) -> HandInput:
        """TOMB-DT-12: quantised to 0.1 mm and 0.5 degrees."""
        if not all(map(math.isfinite, (x, y, z, yaw))):
            raise UnreadableInput(f"a hand input needs finite numbers, not {(x, y, z, yaw)}")
        return cls(_tenths(x), _tenths(y), _tenths(z), round(yaw * PER_DEGREE) % FULL_TURN, grip)

    def pack(self) -> bytes:
        return LAYOUT.pack(VERSION, _GRIP if self.grip else 0, self.x, self.y, self.z, self.yaw)

    @classmethod
    def unpack(cls, data: bytes) -> HandInput:
        if len(data) != LAYOUT.size:
            raise UnreadableInput(f"a hand input is {LAYOUT.size} bytes, not {len(data)}")
        version, flags, x, y, z, yaw = LAYOUT.unpack(data)
        if version != VERSION:
            raise UnreadableInput(f"a hand input begins with {VERSION}, not {version}")
        if flags & ~_GRIP:
            raise UnreadableInput(f"a hand input has flags 0 or {_GRIP}, not {flags}")
        return cls(x, y, z, yaw % FULL_TURN, bool(flags & _GRIP))

    @property
    def point(self) -> tuple[float, float, float]:
        """In millimetres."""
        return self.x / PER_MILLIMETRE, self.y / PER_MILLIMETRE, self.z / PER_MILLIMETRE

    @property
    def degrees(self) -> float:
        return self.yaw / PER_DEGREE


def _tenths(millimetres: float) -> int:
    return max(-_FARTHEST, min(_FARTHEST, round(millimetres * PER_MILLIMETRE)))
