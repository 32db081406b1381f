"""How fast the trap runs: the bare engine, whole pulls, and many pulls at once in real time."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from mastaba.referee.building import build
from mastaba.referee.engine_thread import on_engine_thread
from mastaba.referee.hand_input import HandInput
from mastaba.referee.model import engine, load
from mastaba.referee.pull import Pull
from mastaba.referee.trap import Trap
from mastaba.referee.world import World

SECRET: Final = b"bench"
LATE: Final = 0.050
"""A frame is late when it is ready so many seconds after its time."""
ENOUGH: Final = 0.99
"""The share of frames that have to be in time."""


class Speed(msgspec.Struct, frozen=True):
    """Steps per second of CPU time, and how much faster than real time that is."""

    steps_per_second: float
    real_time_factor: float


class AtOnce(msgspec.Struct, frozen=True):
    """So many pulls at once: how many frames were in time, and how busy the workers were."""

    pulls: int
    in_time: float
    frames_per_second: float
    busy: float


class Figures(msgspec.Struct, frozen=True):
    engine: str
    model: str
    cores: int
    build_seconds: float
    bare: Speed
    pull: Speed
    pulls_per_core: float
    """By CPU time: pulls with hands that never rest, on one core that does nothing else."""
    at_once: list[AtOnce]
    most_at_once: int


def bench(
    ladder: tuple[int, ...], seconds: float, tell: Callable[[str], None] = lambda _: None
) -> Figures:
    """All figures; `ladder` are the numbers of pulls at once to try."""
    tell("Building a trap")
    start = time.process_time()
    trap = build(SECRET, 1).trap
    built = time.process_time() - start
    tell("The bare engine")
    bare = bare_speed(trap, seconds)
    tell("A pull")
    pull = pull_speed(trap, seconds)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    at_once = []
    for pulls in ladder:
        tell(f"{pulls} pulls at once")
        at_once.append(many_at_once(trap, pulls, cores or 1, seconds))
        if at_once[-1].in_time < ENOUGH:
            break
    most = max([one.pulls for one in at_once if one.in_time >= ENOUGH], default=0)
    return Figures(
        engine=engine(),
        model=load().digest(),
        cores=cores or 1,
        build_seconds=round(built, 2),
        bare=bare,
        pull=pull,
        pulls_per_core=round(pull.real_time_factor, 1),
        at_once=at_once,
        most_at_once=most,
    )


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


class Stirring:
    """A pull that never ends: the hand stirs gently in the heap, and begins anew if need be."""

    def __init__(self, trap: Trap, phase: float = 0.0) -> None:
        self._trap = trap
        self._pull = Pull(trap, 0)
        self._time = phase

    def step(self) -> None:
        if self._pull.verdict is not None:
            self._pull = Pull(self._trap, 0)
        self._time += 1 / 60
        angle = self._time
        wish = HandInput.of(
            30 * math.cos(angle), 30 * math.sin(angle), 52 + 4 * math.sin(3 * angle), 30 * angle
        )
        self._pull.step(wish)
        self._pull.frame()


def many_at_once(trap: Trap, pulls: int, workers: int, seconds: float) -> AtOnce:
    """TOMB-DT-36: that many pulls in real time, shared among workers."""
    shares = [pulls // workers + (number < pulls % workers) for number in range(workers)]
    data = trap.snapshot()
    with ProcessPoolExecutor(workers) as pool:
        told = list(pool.map(_pace, [data] * workers, shares, [seconds] * workers))
    frames = sum(done for done, _, _, _ in told)
    in_time = sum(good for _, good, _, _ in told) / max(1, frames)
    busiest = max(busy for _, _, busy, _ in told)
    slowest = min(rate for _, _, _, rate in told)
    return AtOnce(pulls, round(in_time, 4), round(slowest, 1), round(busiest, 3))


def _pace(data: bytes, pulls: int, seconds: float) -> tuple[int, int, float, float]:
    return on_engine_thread(lambda: _paced(data, pulls, seconds))


def _paced(data: bytes, pulls: int, seconds: float) -> tuple[int, int, float, float]:
    """Frames, frames in time, the share of time at work, frames per second and pull."""
    if not pulls:
        return 0, 0, 0.0, 60.0
    stirring = [Stirring(Trap.restore(data), number) for number in range(pulls)]
    for one in stirring:
        one.step()
    begun = time.perf_counter()
    frames = good = 0
    worked = 0.0
    number = 0
    while (due := begun + number / 60) < begun + seconds:
        now = time.perf_counter()
        if now < due:
            time.sleep(due - now)
        start = time.perf_counter()
        for one in stirring:
            one.step()
        ready = time.perf_counter()
        worked += ready - start
        frames += pulls
        good += pulls if ready - due < LATE else 0
        number += 1
    lasted = time.perf_counter() - begun
    return frames, good, worked / lasted, number / lasted
