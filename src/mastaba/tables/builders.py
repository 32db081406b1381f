"""Traps are built, settled and looked at in a process of its own, which gives way to all others."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from mastaba.games import boxes_in_use, use_boxes
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
from mastaba.tables.stage import lying
from mastaba.tables.thinking import leave_with_parent

_Result = TypeVar("_Result")

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


def _begin(boxes: Mapping[str, Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    leave_with_parent()
    use_boxes(boxes)


class Builders:
    """One worker process, started when first needed and again if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def build(self, secret: bytes, number: int) -> Made:
        return await self._do(_build, secret, number)

    async def settle(self, trap: bytes) -> Calm:
        return await self._do(_settle, trap)

    async def replant(self, trap: bytes, things: tuple[int, ...]) -> Made:
        return await self._do(_replant, trap, things, secrets.token_bytes(32))

    async def lay_anew(self, trap: bytes, stones: tuple[int, ...]) -> Anew:
        return await self._do(_lay_anew, trap, stones, secrets.token_bytes(32))

    async def still(self, trap: bytes, colour: int | None) -> Still:
        return await self._do(_still, trap, colour)

    async def _do(self, work: Callable[..., _Result], *facts: Any) -> _Result:
        for _ in range(TRIES - 1):
            try:
                return await self._submit(work, *facts)
            except BrokenExecutor:
                self.close()
        return await self._submit(work, *facts)

    def _submit(self, work: Callable[..., _Result], *facts: Any) -> asyncio.Future[_Result]:
        if self._pool is None:
            # A fork of a process with threads may hang, so workers start afresh.
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_begin, initargs=(boxes_in_use(),)
            )
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *facts)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
