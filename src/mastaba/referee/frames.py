"""What everybody sees of a pull: binary pose frames, 60 a second (TOMB-DT-37).

A frame is 22 bytes and then 10 bytes for each body that changed, little endian; at most 232 bytes.

====== ==== =====================================================================================
offset type meaning
====== ==== =====================================================================================
0      u8   1, the version of this layout
1      u8   flags: 1 full (every body in the world is here; one that is not is in the bag),
            2 the hand grips, 4 the server has opened or moved the hand, 8 the world is frozen,
            16 the pulled stone is in the bag and grace runs, 32 the trap is being built
2      u32  tick: 240 a second since the pull was armed
6      u24  mask of the bodies that follow: bits 0 to 19 the stones, bit 20 the sceptre
9      i16  hand x, y, z (as positions below): the point between the fingertips
15     u16  hand yaw in half degrees, 0 to 719
17     u8   the gripped stone, 255 none
18     u8   the demanded colour, 0 red, 1 blue, 2 yellow, 3 green, 4 purple; 255 none
19     u16  what is left of the clock in tenths of a second, 65535 no clock
21     u8   how far the grip is stretched, 255 where it slips
22     ...  for each bit of the mask, lowest first: i16 x, y, z and u32 rotation
====== ==== =====================================================================================

Positions: millimetres = value * 450 / 32767, from the point of the board below the bowl's middle;
x to the right, y away, z up. A stone's point is its centre and its long axis is its own z; the
sceptre's point is the end of its pommel, and its own z goes up to the wooden head.

Rotations, "smallest three": of the unit quaternion (x, y, z, w), the largest component (by size) is
left out and made positive by turning all signs if needed. Bits 30-31 tell which one (0 x, 1 y, 2 z,
3 w); the others follow in the order x, y, z, w in bits 20-29, 10-19 and 0-9, each as
component = (value / 1023 - 0.5) * sqrt(2). The one left out is sqrt(1 - the sum of their squares).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping
from typing import Final, NamedTuple

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
"""x, y, z, w."""

HEAD: Final = struct.Struct("<BBI3shhhHBBHB")
BODY: Final = struct.Struct("<hhhI")
_pack_body: Final = BODY.pack
VERSION: Final = 1
FULL: Final = 1
GRIPS: Final = 2
OPENED: Final = 4
FROZEN: Final = 8
GRACE: Final = 16
REBUILT: Final = 32
NONE: Final = 255
NO_CLOCK: Final = 65_535
SCEPTRE_BIT: Final = 20
_BIT: Final = tuple(1 << bit for bit in range(SCEPTRE_BIT + 1))
FARTHEST: Final = 450.0
_STEPS: Final = 32_767
_PARTS: Final = 1023
_ROOT: Final = math.sqrt(2)
_HALF: Final = _PARTS / 2
_SCALE: Final = _PARTS / _ROOT * (1 - 1e-6)
"""A little less than the whole range, so that rounding never leaves it."""


class UnreadableFrame(ValueError):
    """Bytes that are no frame."""


class Pose(NamedTuple):
    """Where a body is, in millimetres, and how it is turned."""

    at: Vector
    turned: Quaternion


class Frame(NamedTuple):
    """One frame, as it is sent and as it is read back; bodies by bit of the mask."""

    tick: int
    flags: int
    hand: Vector
    yaw: float
    gripped: int
    colour: int
    clock: int
    strain: int
    bodies: Mapping[int, Pose]


def pack_pose(pose: Pose) -> bytes:
    # Written out, as it runs 21 times a frame.
    at, (x, y, z, w) = pose
    xx, yy, zz, ww = abs(x), abs(y), abs(z), abs(w)
    if ww > zz and ww > yy and ww > xx:
        largest, left_out, a, b, c = 3 << 30, w, x, y, z
    elif zz > yy and zz > xx:
        largest, left_out, a, b, c = 2 << 30, z, x, y, w
    elif yy > xx:
        largest, left_out, a, b, c = 1 << 30, y, x, z, w
    else:
        largest, left_out, a, b, c = 0, x, y, z, w
    scale = -_SCALE if left_out < 0 else _SCALE
    turned = (
        largest
        | round(scale * a + _HALF) << 20
        | round(scale * b + _HALF) << 10
        | round(scale * c + _HALF)
    )
    x, y, z = at
    if -FARTHEST < x < FARTHEST and -FARTHEST < y < FARTHEST and -FARTHEST < z < FARTHEST:
        return _pack_body(
            round(x * _STEPS / FARTHEST),
            round(y * _STEPS / FARTHEST),
            round(z * _STEPS / FARTHEST),
            turned,
        )
    return _pack_body(_position(x), _position(y), _position(z), turned)


def pack(
    tick: int,
    flags: int,
    hand: Vector,
    yaw: float,
    gripped: int,
    colour: int,
    clock: int,
    strain: int,
    bodies: Mapping[int, bytes],
) -> bytes:
    """The bytes of a frame; bodies are poses that `pack_pose` has packed."""
    mask = sum(map(_BIT.__getitem__, bodies))
    head = HEAD.pack(
        VERSION,
        flags,
        tick,
        mask.to_bytes(3, "little"),
        _position(hand[0]),
        _position(hand[1]),
        _position(hand[2]),
        round(yaw * 2) % 720,
        gripped,
        colour,
        clock,
        strain,
    )
    return head + b"".join(map(bodies.__getitem__, sorted(bodies)))


def unpack(data: bytes) -> Frame:
    if len(data) < HEAD.size:
        raise UnreadableFrame(f"a frame has at least {HEAD.size} bytes, not {len(data)}")
    version, flags, tick, mask_bytes, *hand, yaw, gripped, colour, clock, strain = HEAD.unpack_from(
        data
    )
    if version != VERSION:
        raise UnreadableFrame(f"a frame begins with {VERSION}, not {version}")
    mask = int.from_bytes(mask_bytes, "little")
    bits = [bit for bit in range(SCEPTRE_BIT + 1) if mask >> bit & 1]
    if len(data) != HEAD.size + BODY.size * len(bits):
        raise UnreadableFrame(f"{len(bits)} bodies do not fill {len(data)} bytes")
    bodies = {}
    for place, bit in enumerate(bits):
        x, y, z, rotation = BODY.unpack_from(data, HEAD.size + place * BODY.size)
        bodies[bit] = Pose((_millimetres(x), _millimetres(y), _millimetres(z)), turn(rotation))
    at = (_millimetres(hand[0]), _millimetres(hand[1]), _millimetres(hand[2]))
    return Frame(tick, flags, at, yaw / 2, gripped, colour, clock, strain, bodies)


def turn(packed: int) -> Quaternion:
    largest = packed >> 30
    small = [((packed >> shift & _PARTS) / _PARTS - 0.5) * _ROOT for shift in (20, 10, 0)]
    left = math.sqrt(max(0.0, 1.0 - sum(part * part for part in small)))
    small.insert(largest, left)
    return (small[0], small[1], small[2], small[3])


def _position(millimetres: float) -> int:
    return max(-_STEPS, min(_STEPS, round(millimetres * _STEPS / FARTHEST)))


def _millimetres(position: int) -> float:
    return position * FARTHEST / _STEPS
