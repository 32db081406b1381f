"""How many pulls run at once in real time: a real hall, with hands that never rest.

Everything but the sockets is as at a table: worker processes, wishes that come in 60 times a second
and pull, frames that come back. One more hand hangs in the air and moves now and then, to see how
long it takes from its wish to the frame that shows it.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from mastaba.referee import HandInput, Trap, build, engine
from mastaba.referee.benchmark import Speed, bare_speed, pull_speed, stirring
from mastaba.referee.frames import Vector, unpack
from mastaba.referee.model import load
from mastaba.tables import hall_words as words
from mastaba.tables.hall import FRAME, Hall

SECRET: Final = b"bench"
LATE: Final = 0.050
"""A frame is late when it is here so many seconds after its time."""
ENOUGH: Final = 0.99
"""The share of frames that have to be in time."""
WARM_UP: Final = 1.5
"""Seconds in which workers start and all hands get into the heap."""
AFTER: Final = 12
"""Frames that a hand in the air waits before it moves again."""
SEEN: Final = 0.5
"""Millimetres by which a hand must have moved to be seen moving."""


class AtOnce(msgspec.Struct, frozen=True):
    """So many pulls at once: how many frames were in time, and how busy the workers were; and the
    milliseconds from a wish of the hand to the frame that shows it, of 50 and of 99 in 100."""

    pulls: int
    in_time: float
    frames_per_second: float
    busy: float
    seen_after: float
    seen_after_99: float


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
        at_once.append(asyncio.run(many_at_once(trap, pulls, cores or 1, seconds)))
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


async def many_at_once(trap: Trap, pulls: int, workers: int, seconds: float) -> AtOnce:
    """TOMB-DT-36: that many pulls in real time, shared among workers."""
    hall = Hall(workers, places=pulls + 1)
    data = trap.snapshot()
    stirrers = [Stirrer(hall, data, number) for number in range(pulls)]
    waver = Waver(hall, data)
    hands: list[Stirrer | Waver] = [*stirrers, waver]
    try:
        for hand in hands:
            hand.seat.come()
        await asyncio.sleep(WARM_UP)
        for hand in hands:
            hand.measure()
        await asyncio.sleep(seconds)
        frames = sum(one.frames for one in stirrers)
        good = sum(one.in_time for one in stirrers)
        return AtOnce(
            pulls,
            round(good / frames, 4) if frames else 0.0,
            round(min(one.frames for one in stirrers) / seconds, 1),
            round(max(hall.busy()), 3),
            *(round(1000 * _share(waver.took, share), 1) for share in (0.5, 0.99)),
        )
    finally:
        hall.close()


def _share(waits: Sequence[float], share: float) -> float:
    return sorted(waits)[int(len(waits) * share)] if waits else 0.0


class Seat:
    """Has a pull in the hall, and another one when that is over; `sees` takes its frames."""

    def __init__(self, hall: Hall, trap: bytes, sees: Callable[[bytes], None]) -> None:
        self._hall = hall
        self._trap = trap
        self._sees = sees
        self._id = 0

    def come(self) -> None:
        self._id = self._hall.next_id()
        enter = words.Enter(self._id, self._trap, 0, None, b"", "", bytes(32))
        self._place = self._hall.come(enter, self)

    def wish(self, hand: HandInput) -> None:
        self._place.say(words.Wish(self._id, hand.pack()))

    def hears(self, word: words.FromWorker) -> None:
        if isinstance(word, words.Shown):
            self._sees(word.frame)
        elif isinstance(word, words.Ended):
            self.come()

    def waits(self, ahead: int) -> None:
        """There is a place for everybody."""

    def begins(self) -> None:
        """Nobody is to be told."""

    def is_dropped(self) -> None:
        self.come()


class Stirrer:
    """Stirs without rest, and looks whether its frames come in time."""

    def __init__(self, hall: Hall, trap: bytes, phase: float) -> None:
        self.seat = Seat(hall, trap, self._see)
        self._loop = asyncio.get_running_loop()
        self._time = phase
        self._begun = 0.0
        self.frames = 0
        self.in_time = 0

    def measure(self) -> None:
        """From the next frame on."""
        self._begun, self.frames, self.in_time = 0.0, 0, 0

    def _see(self, frame: bytes) -> None:
        now = self._loop.time()
        self._begun = self._begun or now
        due = self._begun + self.frames * FRAME / 1000
        self.frames += 1
        self.in_time += now - due < LATE
        self._time += FRAME / 1000
        self.seat.wish(stirring(self._time))


class Waver:
    """Hangs in the air, moves now and then, and looks how long it takes until that is seen."""

    def __init__(self, hall: Hall, trap: bytes) -> None:
        self.seat = Seat(hall, trap, self._see)
        self._loop = asyncio.get_running_loop()
        self._still = 0
        self._at: Vector = load().hand.home
        self._asked: float | None = None
        self._side = 1
        self.took: list[float] = []

    def measure(self) -> None:
        self.took = []

    def _see(self, frame: bytes) -> None:
        before, self._at = self._at, unpack(frame).hand
        if math.dist(before, self._at) > SEEN:
            self._still = 0
            if self._asked is not None:
                self.took.append(self._loop.time() - self._asked)
                self._asked = None
            return
        self._still += 1
        if self._still == AFTER:
            # Wishes come at any moment of a frame.
            self._loop.call_later(random.random() * FRAME / 1000, self._move)

    def _move(self) -> None:
        self._side = -self._side
        x, y, z = load().hand.home
        self._asked = self._loop.time()
        self.seat.wish(HandInput.of(x + 20 * self._side, y, z))
