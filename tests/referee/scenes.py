"""Traps and hands for the referee's tests: one real build, and bowls laid out by hand."""

from __future__ import annotations

import math
from functools import cache

import msgspec

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import HandInput, Pull, PullEvent, Sight, Trap, build
from mastaba.referee.building import Build
from mastaba.referee.frames import Quaternion, Vector
from mastaba.referee.lying import openness
from mastaba.referee.model import Model, Part, load
from mastaba.referee.scene import stone_colours
from mastaba.referee.trap import UNIT, State

MODEL = load()
SECRET = b"a secret of the tests"
RED, BLUE, YELLOW, GREEN, PURPLE = range(5)
UPRIGHT: Quaternion = (0.0, 0.0, 0.0, 1.0)
RIM = MODEL.bowl.rim
SKY: Vector = (110.0, 0.0, RIM + 60)
"""A place in the bag zone."""


@cache
def built(number: int = 1) -> Build:
    return build(SECRET, number)


def state(at: Vector, turned: Quaternion = UPRIGHT, speed: Vector = (0, 0, 0)) -> State:
    """Millimetres and mm/s, as the engine keeps them."""
    return (*(part / UNIT for part in at), *turned, *(part / UNIT for part in speed), 0.0, 0.0, 0.0)


def tipped(degrees: float) -> Quaternion:
    """The own z leans from upright towards x."""
    half = math.radians(degrees) / 2
    return (0.0, math.sin(half), 0.0, math.cos(half))


def trap(stones: dict[int, State], sceptre: State | None = None) -> Trap:
    """Stones as given; the sceptre lies across the near side of the rim unless told otherwise."""
    lying = state((-97.0, -44.0, RIM + 4.6), tipped(90))
    return Trap({**stones, SCEPTRE: sceptre or lying})


def changed(**parts: dict[str, object]) -> Model:
    """The model with other numbers: changed(grip={"force": 0.1})."""
    tables: dict[str, Part] = {
        name: msgspec.structs.replace(getattr(MODEL, name), **numbers)
        for name, numbers in parts.items()
    }
    return msgspec.structs.replace(MODEL, **tables)


def hand_at(at: Vector) -> Model:
    """A model whose hand begins there, so that a test need not bring it."""
    return changed(hand={"home": at})


def most_open(trap: Trap) -> int:
    sight = Sight.of(trap, RED)
    return max(sight.stones, key=lambda stone: (openness(sight, stone), -stone))


def colour_of(stone: int) -> int:
    return stone_colours()[stone]


def wish(at: Vector, yaw: float = 0.0, grip: bool = False) -> HandInput:
    return HandInput.of(*at, yaw, grip)


def run(pull: Pull, hand: HandInput | None, frames: int) -> list[PullEvent]:
    """The same wish for some frames, or until the pull is finished."""
    events: list[PullEvent] = []
    for _ in range(frames):
        if pull.finished:
            break
        events += pull.step(hand)
    return events


def take(pull: Pull, stone: int, yaw: float = 0.0) -> list[PullEvent]:
    """Brings the hand over a stone, lets the fingers down, and grips it."""
    events: list[PullEvent] = []
    for above in (60.0, 60.0, 30.0, 10.0, 0.0, 0.0):
        for _ in range(25):
            x, y, z = pull.sight().poses[stone].at
            events += pull.step(wish((x, y, z + above), yaw))
    for _ in range(30):
        if pull.gripped == stone:
            break
        events += pull.step(wish(pull.sight().poses[stone].at, yaw, grip=True))
    return events


def kinds(events: list[PullEvent]) -> list[str]:
    return [event.kind for event in events]
