"""A process beside the server for what must not hold it up, and which gives way to it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from mastaba.games import boxes_in_use, use_boxes
from mastaba.tables.thinking import leave_with_parent

_Result = TypeVar("_Result")


def _begin(nice: int, boxes: Mapping[str, Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    leave_with_parent()
    use_boxes(boxes)


class SideProcess:
    """One worker process, started when first needed and again if it dies: `tries` times in all for
    the same work. `nice` says how much it gives way."""

    def __init__(self, nice: int, tries: int) -> None:
        self._nice = nice
        self._tries = tries
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_there(self) -> bool:
        """Whether it was needed yet; to start it takes a while."""
        return self._pool is not None

    async def do(self, work: Callable[..., _Result], *facts: object) -> _Result:
        for _ in range(self._tries - 1):
            try:
                return await self._submit(work, *facts)
            except BrokenExecutor:
                self.close()
        return await self._submit(work, *facts)

    def _submit(self, work: Callable[..., _Result], *facts: object) -> asyncio.Future[_Result]:
        if self._pool is None:
            # A fork of a process with threads may hang, so workers start afresh.
            self._pool = ProcessPoolExecutor(
                1,
                get_context("spawn"),
                initializer=_begin,
                initargs=(self._nice, boxes_in_use()),
            )
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *facts)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
