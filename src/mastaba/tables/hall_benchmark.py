"""How many pulls run at once in real time, in a real hall.

Everything but the sockets is as at a table: worker processes, wishes that come in 60 times a second
and pull, frames that come back, and places only for as many pulls as the workers can step. Hands
are of two kinds: people's, who pull one stone after the other, and, as the worst case, such that
stir without rest. If there are several, one of them only hangs in the air and moves now and then:
it tells how long it takes from a wish to the frame that shows it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from mastaba.referee import build, engine
from mastaba.referee.benchmark import Speed, bare_speed, pull_speed
from mastaba.referee.model import load
from mastaba.tables.hall import Hall
from mastaba.tables.hall_hands import Player, Seat, Stirrer, Waver

Hands = Literal["people", "restless"]

SECRET: Final = b"bench"
TRAPS: Final = 3
"""Fresh ones, for people who pull."""
ENOUGH: Final = 0.99
"""The share of frames that have to be in time."""
PULL: Final = 3.5
"""Seconds that a pull takes about: the hands begin evenly spread over them."""
WARM_UP: Final = 1.5
"""Seconds more until all hands are in the heap."""
SAMPLE: Final = 0.25
"""Seconds between two looks at how busy the workers are."""


class AtOnce(msgspec.Struct, frozen=True):
    """So many pulls at once: how many frames were in time of those that should have been there, the
    frames a second of the worst-off, the time that the busiest worker spends, the pulls that ended
    and those that had to wait for a place; the milliseconds from a wish of the hand to the frame
    that shows it, of 50 and of 99 in 100; and the share of its time that a core was kept from us by
    other guests of a shared machine."""

    pulls: int
    in_time: float
    frames_per_second: float
    busy: float
    ended: int
    waited: int
    seen_after: float
    seen_after_99: float
    stolen: float

    @property
    def holds(self) -> bool:
        """All in real time, and nobody was kept out."""
        return self.in_time >= ENOUGH and not self.waited


class Figures(msgspec.Struct, frozen=True):
    engine: str
    model: str
    cores: int
    build_seconds: float
    bare: Speed
    pull: Speed
    pulls_per_core: float
    """By CPU time: pulls with hands that never rest, on one core that does nothing else."""
    people: list[AtOnce]
    """By hands that pull one stone after the other."""
    most_people: int
    restless: list[AtOnce]
    """By hands that stir without rest."""
    most_restless: int


def bench(
    ladder: tuple[int, ...], seconds: float, tell: Callable[[str], None] = lambda _: None
) -> Figures:
    """All figures; `ladder` are the numbers of pulls at once to try, until two in a row fail."""
    tell("Building traps")
    start = time.process_time()
    traps = [build(SECRET, number).trap for number in range(1, TRAPS + 1)]
    built = (time.process_time() - start) / TRAPS
    tell("The bare engine")
    bare = bare_speed(traps[0], seconds)
    tell("A pull")
    pull = pull_speed(traps[0], seconds)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    data = [trap.snapshot() for trap in traps]
    climbed: dict[Hands, list[AtOnce]] = {"people": [], "restless": []}
    for hands, rungs in climbed.items():
        for pulls in ladder:
            tell(f"{pulls} pulls at once, {hands}")
            rungs.append(asyncio.run(many_at_once(hands, data, pulls, cores or 1, seconds)))
            if [rung.holds for rung in rungs[-2:]] == [False, False]:
                break
    return Figures(
        engine=engine(),
        model=load().digest(),
        cores=cores or 1,
        build_seconds=round(built, 2),
        bare=bare,
        pull=pull,
        pulls_per_core=round(pull.real_time_factor, 1),
        people=climbed["people"],
        most_people=_most(climbed["people"]),
        restless=climbed["restless"],
        most_restless=_most(climbed["restless"]),
    )


def _most(rungs: Sequence[AtOnce]) -> int:
    return max([one.pulls for one in rungs if one.holds], default=0)


async def many_at_once(
    hands: Hands, traps: Sequence[bytes], pulls: int, workers: int, seconds: float
) -> AtOnce:
    """TOMB-DT-36: that many pulls in real time, shared among workers."""
    hall = Hall(workers, places=pulls)
    wavers = [Waver(hall, traps[0])] if pulls > 1 else []
    seats: list[Seat] = [
        *wavers,
        *(
            Player(hall, traps, number) if hands == "people" else Stirrer(hall, traps[0], number)
            for number in range(pulls - len(wavers))
        ),
    ]
    try:
        for number, seat in enumerate(seats):
            await asyncio.sleep(PULL / pulls if number else 0)
            seat.come()
        await asyncio.sleep(WARM_UP)
        for seat in seats:
            seat.measure()
        stolen = _stolen()
        busy = await _busy(hall, seconds)
        for seat in seats:
            seat.stop()
        punctual = [seat.punctuality for seat in seats]
        took = [seconds for waver in wavers for seconds in waver.took]
        due = sum(one.frames + one.lost for one in punctual)
        return AtOnce(
            pulls=pulls,
            in_time=round(sum(one.in_time for one in punctual) / due, 4) if due else 0.0,
            frames_per_second=round(min(one.rate for one in punctual), 1),
            busy=round(busy, 3),
            ended=sum(seat.ended for seat in seats),
            waited=sum(seat.waited for seat in seats),
            seen_after=_milliseconds(took, 0.5),
            seen_after_99=_milliseconds(took, 0.99),
            stolen=round((_stolen() - stolen) / seconds, 3),
        )
    finally:
        hall.close()


async def _busy(hall: Hall, seconds: float) -> float:
    """The share of its time that the busiest worker spends on its pulls meanwhile."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    looks: list[list[float]] = []
    while (left := end - loop.time()) > 0:
        await asyncio.sleep(min(left, SAMPLE))
        looks.append(hall.busy())
    means = [sum(worker) / len(looks) for worker in zip(*looks, strict=True)]
    return max(means, default=0.0)


def _stolen() -> float:
    """Seconds that other guests have taken from a core of this one so far, as Linux counts them."""
    counts = Path("/proc/stat")
    if not counts.exists():
        return 0.0
    total = counts.read_text().split("\n", 1)[0].split()
    return int(total[8]) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


def _milliseconds(waits: Sequence[float], share: float) -> float:
    return round(1000 * sorted(waits)[int(len(waits) * share)], 1) if waits else 0.0
