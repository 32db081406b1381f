"""Traps are built, settled and looked at in a process of its own, which gives way to all others."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

import msgspec

from mastaba.referee import (
    Sight,
    Trap,
    UnreadableTrap,
    build,
    lies,
    on_engine_thread,
    replant,
    repour,
    settle,
    stays,
)
from mastaba.referee.film import Film, bit_of
from mastaba.referee.frames import NONE, REBUILT, pack_pose
from mastaba.tables.hall_words import Lying
from mastaba.tables.side_process import SideProcess
from mastaba.tables.stage import lying

NICE: Final = 5
"""How much the builder gives way to those who step pulls."""
TRIES: Final = 3


class Made(msgspec.Struct, frozen=True):
    """A trap, the seed of its build, and how it came to lie like that, 30 frames a second."""

    trap: bytes
    seed: bytes
    frames: tuple[bytes, ...]


class Calm(msgspec.Struct, frozen=True):
    """A trap at rest, and what fell by itself on the way."""

    trap: bytes
    fallen: tuple[int, ...]
    frames: tuple[bytes, ...]


class Anew(msgspec.Struct, frozen=True):
    """A trap of another physics, at rest by this one: as it lay, or poured anew (with a seed)."""

    trap: bytes
    seed: bytes = b""
    frames: tuple[bytes, ...] = ()


class Still(msgspec.Struct, frozen=True):
    """A trap as it is seen before a pull: a full frame, and how stones of the colour lie."""

    frame: bytes
    lies: list[Lying]


def _build(secret: bytes, number: int) -> Made:
    """TOMB-DT-06: the same secret and number always make the same trap."""
    made = on_engine_thread(lambda: build(secret, number))
    return Made(made.trap.snapshot(), made.seed, made.frames)


def _settle(trap: bytes) -> Calm:
    calm = on_engine_thread(lambda: settle(Trap.restore(trap)))
    return Calm(calm.trap.snapshot(), calm.fallen, calm.frames)


def _replant(trap: bytes, things: tuple[int, ...], seed: bytes) -> Made:
    """TOMB-DT-26: put back what fell by itself."""
    made = on_engine_thread(lambda: replant(Trap.restore(trap), things, seed))
    return Made(made.trap.snapshot(), made.seed, made.frames)


def _lay_anew(trap: bytes, stones: tuple[int, ...], seed: bytes) -> Anew:
    with suppress(UnreadableTrap):  # then nobody knows how it lay
        before = Trap.restore(trap)
        calm = on_engine_thread(lambda: stays(before))
        if calm is not None:
            return Anew(calm.snapshot())
    made = on_engine_thread(lambda: repour(stones, seed))
    return Anew(made.trap.snapshot(), made.seed, made.frames)


def _still(snapshot: bytes, colour: int | None) -> Still:
    trap = Trap.restore(snapshot)
    sight = Sight.of(trap, NONE if colour is None else colour)
    poses = {bit_of(thing): pack_pose(pose) for thing, pose in sight.poses.items()}
    frame = Film().frame(poses, 0, sight.hand, flags=REBUILT, colour=sight.colour, full=True)
    found = [] if colour is None else [lying(sight, one, with_ways=True) for one in lies(sight)]
    return Still(frame, found)


class Builders:
    """Has it done in a process of its own."""

    def __init__(self) -> None:
        self._process = SideProcess(NICE, TRIES)

    async def build(self, secret: bytes, number: int) -> Made:
        return await self._process.do(_build, secret, number)

    async def settle(self, trap: bytes) -> Calm:
        return await self._process.do(_settle, trap)

    async def replant(self, trap: bytes, things: tuple[int, ...]) -> Made:
        return await self._process.do(_replant, trap, things, secrets.token_bytes(32))

    async def lay_anew(self, trap: bytes, stones: tuple[int, ...]) -> Anew:
        return await self._process.do(_lay_anew, trap, stones, secrets.token_bytes(32))

    async def still(self, trap: bytes, colour: int | None) -> Still:
        return await self._process.do(_still, trap, colour)

    def close(self) -> None:
        self._process.close()
