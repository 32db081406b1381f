"""The numbers of the trap, read from trap.toml and checked; and their fingerprint (TOMB-DT-05)."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final

import msgspec

DEFAULT: Final = Path(__file__).with_name("trap.toml")

Size = Annotated[float, msgspec.Meta(gt=0)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Some = Annotated[float, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class ModelError(ValueError):
    """A trap file that makes no trap; the text names the entry and what would be right."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the file."""


class World(Part, frozen=True):
    ticks_per_second: Count
    ticks_per_frame: Count
    gravity: Size
    reach: Size
    ground_friction: Some


class Solver(Part, frozen=True):
    iterations: Count
    length_unit: Size
    softness_frequency: Size
    softness_damping: Size


class Bowl(Part, frozen=True):
    radius: Size
    depth: Size
    floor: Size
    wall: Size
    curve: Size
    sectors: Annotated[int, msgspec.Meta(ge=8)]
    rings: Annotated[int, msgspec.Meta(ge=2)]
    friction: Some

    @property
    def rim(self) -> float:
        """The height of the rim above the board."""
        return self.floor + self.depth


class StoneShape(Part, frozen=True):
    radius: Size
    half_length: Some


class StoneShapes(Part, frozen=True):
    red: StoneShape
    blue: StoneShape
    yellow: StoneShape
    green: StoneShape
    purple: StoneShape

    def of(self, colour: int) -> StoneShape:
        return (self.red, self.blue, self.yellow, self.green, self.purple)[colour]


class Stones(Part, frozen=True):
    density: Size
    friction: Some
    spread: Share
    spin_damping: Some
    shapes: StoneShapes


class Sceptre(Part, frozen=True):
    length: Size
    shaft_radius: Size
    head_radius: Size
    pommel_radius: Size
    shaft_mass: Size
    head_mass: Size
    pommel_mass: Size
    friction: Some
    spin_damping: Some


class Hand(Part, frozen=True):
    finger_radius: Size
    finger_gap: Size
    finger_length: Size
    mass: Size
    friction: Some
    stiffness: Size
    damping: Size
    force: Size
    turning_stiffness: Size
    turning_damping: Size
    turning_force: Size
    workspace_radius: Size
    workspace_height: Size
    speed: Size
    turning_speed: Size
    smoothing: Size
    near: Size
    home: tuple[float, float, float]


class Grip(Part, frozen=True):
    reach: Size
    stiffness: Size
    damping: Some
    force: Size
    slip: Size
    spin_damping: Some


class Guard(Part, frozen=True):
    hold: Size
    lift: Size
    ghost: Size


class Bag(Part, frozen=True):
    distance: Size
    height: Some


class Rest(Part, frozen=True):
    speed: Size
    turning: Size
    time: Size
    grace: Size
    display: Some


class Pour(Part, frozen=True):
    interval: Size
    spout_radius: Size
    spout_low: Size
    spout_high: Size
    sideways: Some
    down: Some
    spin: Some
    settle: Size
    attempts: Count


class Plant(Part, frozen=True):
    radius: Some
    circle: Some
    turn: Some
    speed: Size
    deepest: Some
    highest: Size
    hold: Some
    force: Size
    attempts: Count


class Audit(Part, frozen=True):
    time: Size
    tilt: Size
    drift: Size


class Lost(Part, frozen=True):
    hold: Size


class Model(Part, frozen=True):
    """The whole file."""

    source: Annotated[str, msgspec.Meta(pattern="^designed$")]
    world: World
    solver: Solver
    bowl: Bowl
    stones: Stones
    sceptre: Sceptre
    hand: Hand
    grip: Grip
    guard: Guard
    bag: Bag
    rest: Rest
    pour: Pour
    plant: Plant
    audit: Audit
    lost: Lost

    def ticks(self, seconds: float) -> int:
        return round(seconds * self.world.ticks_per_second)

    @property
    def dt(self) -> float:
        return 1 / self.world.ticks_per_second

    def digest(self) -> str:
        """TOMB-DT-05: a fingerprint of all numbers."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


def read(text: str, where: str) -> Model:
    """The model in a file's text; ModelError if it is none."""
    try:
        model = msgspec.convert(tomllib.loads(text), Model)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ModelError(f"{where}: {error}") from None
    _check(model, where)
    return model


@cache
def load(path: Path = DEFAULT) -> Model:
    return read(path.read_text(encoding="utf-8"), path.name)


def _check(model: Model, where: str) -> None:
    if model.pour.spout_low > model.pour.spout_high:
        raise ModelError(f"{where}: pour.spout_low must not be above pour.spout_high")
    if model.bag.distance <= model.bowl.radius:
        raise ModelError(f"{where}: bag.distance must lie outside bowl.radius")
    if model.bowl.wall >= model.bowl.floor:
        raise ModelError(f"{where}: bowl.wall must be thinner than bowl.floor is high")


def engine() -> str:
    """TOMB-DT-05: the engine and its version."""
    return f"rapier3d {version('rapier3d')}"
