"""Errands in a process of their own: what they may take, and what ends them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from mastaba.kernel.log import LogError
from mastaba.tables.errand_runner import (
    ErrandRunner,
    Stopped,
    TakesTooLong,
    TakesTooMuchMemory,
)
from tests.tables.event_loop import in_event_loop

SECONDS = 0.5
MEGABYTES = 512


def work_for(seconds: float) -> str:
    until = time.process_time() + seconds
    while time.process_time() < until:
        # What handles errors of its own must not take the end of its time for one of them.
        with suppress(Exception):
            sum(range(1000))
    return "done"


def hold(megabytes: int) -> int:
    return sum(len(part) for part in [bytes(1 << 20) for _ in range(megabytes)])


def refuse(line: int) -> None:
    raise LogError(line, "is torn off")


def say_and_work(sign: str, seconds: float) -> None:
    Path(sign).write_text(str(os.getpid()))
    work_for(seconds)


@asynccontextmanager
async def running() -> AsyncIterator[ErrandRunner]:
    runner = ErrandRunner(SECONDS, MEGABYTES)
    try:
        yield runner
    finally:
        runner.stop()


async def at_work(sign: Path) -> int:
    """The process that has given the sign."""
    async with asyncio.timeout(60):
        while not (sign.exists() and sign.read_text()):
            await asyncio.sleep(0.01)
    return int(sign.read_text())


async def is_gone(process: int) -> None:
    async with asyncio.timeout(60):
        with suppress(ProcessLookupError):
            while Path(f"/proc/{process}/stat").read_text().split()[2] != "Z":
                await asyncio.sleep(0.01)


@in_event_loop
async def test_the_process_stays_for_the_next_errand() -> None:
    async with running() as runner:
        first = await runner.run(os.getpid)
        assert first != os.getpid()
        assert await runner.run(work_for, SECONDS / 5) == "done"
        with pytest.raises(LogError) as refused:
            await runner.run(refuse, 7)
        assert (refused.value.line, str(refused.value)) == (7, "line 7: is torn off")
        assert "in refuse" in str(refused.value.__notes__)
        assert await runner.run(os.getpid) == first


@in_event_loop
async def test_what_works_too_long_is_ended_and_the_next_errand_is_done() -> None:
    async with running() as runner:
        await runner.run(os.getpid)
        began = time.monotonic()
        with pytest.raises(TakesTooLong) as ended:
            await runner.run(work_for, 600)
        assert time.monotonic() - began < 60
        assert ended.value.seconds == 1
        assert await runner.run(work_for, SECONDS / 5) == "done"


@in_event_loop
async def test_what_only_waits_is_ended_too_but_later() -> None:
    async with running() as runner:
        await runner.run(time.sleep, 2 * SECONDS)
        with pytest.raises(TakesTooLong):
            await runner.run(time.sleep, 600)
        assert await runner.run(work_for, SECONDS / 5) == "done"


@in_event_loop
async def test_what_takes_too_much_memory_is_ended_and_the_next_errand_is_done() -> None:
    async with running() as runner:
        assert await runner.run(hold, 100) == 100 << 20
        with pytest.raises(TakesTooMuchMemory) as ended:
            await runner.run(hold, MEGABYTES)
        assert ended.value.megabytes == MEGABYTES
        with pytest.raises(TakesTooMuchMemory):
            await runner.run(bytes, 100 << 20)
        assert await runner.run(hold, 100) == 100 << 20


@in_event_loop
async def test_a_process_that_was_ended_while_idle_is_started_anew() -> None:
    async with running() as runner:
        first = await runner.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await runner.run(os.getpid) != first
        with pytest.raises(TakesTooMuchMemory):
            await runner.run(os.abort)


@in_event_loop
async def test_who_goes_away_takes_the_process_with_them(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    async with running() as runner:
        asked = asyncio.create_task(runner.run(say_and_work, str(sign), 600))
        process = await at_work(sign)
        asked.cancel()
        await asyncio.wait([asked])
        await is_gone(process)
        assert await runner.run(os.getpid) != process


@in_event_loop
async def test_a_stop_waits_for_nothing(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    async with running() as runner:
        asked = asyncio.create_task(runner.run(say_and_work, str(sign), 600))
        process = await at_work(sign)
        runner.stop()
        with pytest.raises(Stopped):
            await asked
        with pytest.raises(Stopped):
            await runner.run(os.getpid)
        await is_gone(process)
