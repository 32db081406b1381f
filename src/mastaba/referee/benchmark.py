"""How fast the trap runs: the bare engine, and whole pulls with a hand that never rests."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import msgspec

from mastaba.referee.engine_thread import on_engine_thread
from mastaba.referee.hand_input import HandInput
from mastaba.referee.model import load
from mastaba.referee.pull import Pull
from mastaba.referee.trap import Trap
from mastaba.referee.world import World


class Speed(msgspec.Struct, frozen=True):
    """Steps per second of CPU time, and how much faster than real time that is."""

    steps_per_second: float
    real_time_factor: float


def bare_speed(trap: Trap, seconds: float) -> Speed:
    """The engine alone, everything awake, no hand and no control."""
    return on_engine_thread(lambda: _speed(World(load(), trap).bare_step, 1, seconds))


def pull_speed(trap: Trap, seconds: float) -> Speed:
    """A hand that stirs without rest, judged and filmed: all that a pull costs."""
    ticks = load().world.ticks_per_frame
    return on_engine_thread(lambda: _speed(Stirring(trap).step, ticks, seconds))


def _speed(step: Callable[[], None], ticks: int, seconds: float) -> Speed:
    for _ in range(60):
        step()
    start, count = time.process_time(), 0
    while time.process_time() - start < seconds:
        for _ in range(20):
            step()
        count += 20 * ticks
    rate = count / (time.process_time() - start)
    return Speed(round(rate), round(rate / load().world.ticks_per_second, 1))


def stirring(seconds: float) -> HandInput:
    """Where a hand that stirs gently in the heap wants to be at that time."""
    return HandInput.of(
        30 * math.cos(seconds),
        30 * math.sin(seconds),
        52 + 4 * math.sin(3 * seconds),
        30 * seconds,
    )


class Stirring:
    """A pull that never ends: it begins anew if need be."""

    def __init__(self, trap: Trap) -> None:
        self._trap = trap
        self._pull = Pull(trap, 0)
        self._time = 0.0

    def step(self) -> None:
        if self._pull.verdict is not None:
            self._pull = Pull(self._trap, 0)
        self._time += 1 / 60
        self._pull.step(stirring(self._time))
        self._pull.frame()
