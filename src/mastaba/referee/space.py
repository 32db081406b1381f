"""Vectors, rotations and distances in plain Python."""

from __future__ import annotations

import math

from mastaba.referee.frames import Quaternion, Vector


def add(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def sub(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scale(a: Vector, by: float) -> Vector:
    return (a[0] * by, a[1] * by, a[2] * by)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def norm(a: Vector) -> float:
    return math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])


def unit(a: Vector) -> Vector:
    length = norm(a)
    return scale(a, 1 / length) if length > 1e-12 else (0.0, 0.0, 1.0)


def bounded(a: Vector, most: float) -> Vector:
    """The vector, no longer than that."""
    length = norm(a)
    return scale(a, most / length) if length > most else a


def up_of(turned: Quaternion) -> Vector:
    """Where the body's own z points."""
    x, y, z, w = turned
    return (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))


def tilt(turned: Quaternion) -> float:
    """How far the body's own z leans from upright, in degrees."""
    return math.degrees(math.acos(max(-1.0, min(1.0, up_of(turned)[2]))))


def segment_gap(a0: Vector, a1: Vector, b0: Vector, b1: Vector) -> float:
    """The shortest distance between two segments."""
    u, v, w = sub(a1, a0), sub(b1, b0), sub(a0, b0)
    uu, uv, vv, uw, vw = dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)
    steep = uu * vv - uv * uv
    s = min(1.0, max(0.0, (uv * vw - vv * uw) / steep)) if steep > 1e-12 else 0.0
    t = (uv * s + vw) / vv if vv > 1e-12 else 0.0
    if not 0.0 <= t <= 1.0:
        t = min(1.0, max(0.0, t))
        s = min(1.0, max(0.0, (uv * t - uw) / uu)) if uu > 1e-12 else 0.0
    return norm(sub(add(a0, scale(u, s)), add(b0, scale(v, t))))
