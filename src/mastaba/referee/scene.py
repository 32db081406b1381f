"""What lies on the table, as shapes in millimetres: bowl, stones, sceptre, fingers (TOMB-DT-02)."""

from __future__ import annotations

import hashlib
import math
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.boxfile import DEFAULT, load_box
from mastaba.kernel.chance import word
from mastaba.referee.frames import Vector
from mastaba.referee.model import Bowl, Model, load


class Slab(NamedTuple):
    """One box of the bowl: its middle, half sizes, and the axes of its own x, y and z."""

    middle: Vector
    half: Vector
    axes: tuple[Vector, Vector, Vector]


class StoneSize(NamedTuple):
    radius: float
    half_length: float


class Capsule(NamedTuple):
    start: Vector
    end: Vector
    radius: float


def profile(bowl: Bowl) -> list[tuple[float, float]]:
    """The inner wall from the bottom to the rim: distance from the axis, height above the floor."""
    points = []
    for ring in range(bowl.rings + 1):
        angle = ring / bowl.rings * math.pi / 2
        out = bowl.radius * max(0.0, math.sin(angle)) ** (2 / bowl.curve)
        rise = bowl.depth * (1 - max(0.0, math.cos(angle)) ** (2 / bowl.curve))
        points.append((out, rise))
    return points


def bowl_slabs(bowl: Bowl) -> list[Slab]:
    """A lathe of boxes: rings of `sectors` boxes each along the profile."""
    slabs = []
    points = profile(bowl)
    for (r0, z0), (r1, z1) in pairwise(points):
        length = math.hypot(r1 - r0, z1 - z0)
        along = ((r1 - r0) / length, (z1 - z0) / length)
        outward = (along[1], -along[0])
        r = (r0 + r1) / 2 + outward[0] * bowl.wall / 2
        z = (z0 + z1) / 2 + outward[1] * bowl.wall / 2 + bowl.floor
        width = (r1 + bowl.wall) * math.tan(math.pi / bowl.sectors) * 1.02
        for sector in range(bowl.sectors):
            angle = 2 * math.pi * sector / bowl.sectors
            c, s = math.cos(angle), math.sin(angle)
            x_axis = (along[0] * c, along[0] * s, along[1])
            z_axis = (outward[0] * c, outward[0] * s, outward[1])
            y_axis = (
                z_axis[1] * x_axis[2] - z_axis[2] * x_axis[1],
                z_axis[2] * x_axis[0] - z_axis[0] * x_axis[2],
                z_axis[0] * x_axis[1] - z_axis[1] * x_axis[0],
            )
            slabs.append(
                Slab((r * c, r * s, z), (length / 2 * 1.03, width, bowl.wall / 2),
                     (x_axis, y_axis, z_axis))
            )  # fmt: skip
    return slabs


def box() -> Box:
    """The one that this process plays with: the game's own, or an owner's."""
    return GAME.box


def stone_colours() -> tuple[int, ...]:
    return box().stone_colours


def fingerprint(model: Model) -> str:
    """TOMB-DT-05: of all that a pull depends on: the numbers of the model, and in an owner's box
    how many stones there are of each colour."""
    colours = stone_colours()
    if colours == load_box(DEFAULT).stone_colours:
        return model.digest()
    return hashlib.sha256(f"{model.digest()} {colours}".encode()).hexdigest()[:16]


def stone_sizes(model: Model) -> tuple[StoneSize, ...]:
    """TOMB-DT-02: colours differ in size and shape, and each stone a little from the next."""
    return _stone_sizes(model, stone_colours())


@cache
def _stone_sizes(model: Model, colours: tuple[int, ...]) -> tuple[StoneSize, ...]:
    sizes = []
    for stone, colour in enumerate(colours):
        shape = model.stones.shapes.of(colour)
        luck = word(0, 0, stone) / (1 << 63) - 1
        larger = 1 + model.stones.spread * luck
        sizes.append(StoneSize(shape.radius * larger, shape.half_length * larger))
    return tuple(sizes)


def fingers(model: Model) -> tuple[tuple[Capsule, ...], tuple[Capsule, ...]]:
    """The two fingers in the hand's own frame: each a tip that stands and a part that leans in."""
    hand = model.hand
    out = hand.finger_gap / 2
    knuckle = 20.0
    both = []
    for side in (1, -1):
        x = side * out
        tip = Capsule((x, 0.0, 0.0), (x * 1.15, 0.0, knuckle), hand.finger_radius)
        rest = Capsule((x * 1.15, 0.0, knuckle), (x * 0.6, 0.0, hand.finger_length),
                       hand.finger_radius)  # fmt: skip
        both.append((tip, rest))
    return both[0], both[1]


def shapes(model: Model | None = None) -> dict[str, object]:
    """The sizes of everything for whoever draws it, in millimetres."""
    m = model or load()
    one, other = fingers(m)
    return {
        "bowl": {
            "radius": m.bowl.radius,
            "depth": m.bowl.depth,
            "floor": m.bowl.floor,
            "wall": m.bowl.wall,
            "profile": [[r, z + m.bowl.floor] for r, z in profile(m.bowl)],
        },
        "stones": [
            {"radius": size.radius, "halfLength": size.half_length} for size in stone_sizes(m)
        ],
        "sceptre": {
            "length": m.sceptre.length,
            "shaftRadius": m.sceptre.shaft_radius,
            "headRadius": m.sceptre.head_radius,
            "pommelRadius": m.sceptre.pommel_radius,
        },
        "fingers": [
            [{"start": part.start, "end": part.end, "radius": part.radius} for part in finger]
            for finger in (one, other)
        ],
        "hand": {
            "home": m.hand.home,
            "workspaceRadius": m.hand.workspace_radius,
            "workspaceHeight": m.hand.workspace_height,
            "speed": m.hand.speed,
        },
        "grip": {"reach": m.grip.reach, "slip": m.grip.slip},
        "bag": {"distance": m.bag.distance, "height": m.bag.height + m.bowl.rim},
    }
