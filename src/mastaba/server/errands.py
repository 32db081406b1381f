"""What takes long: a few errands at a time, and one for each client, so that nobody waits for all
that somebody else has asked for; each in a process that may take only so much."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Final

from mastaba.server.errors import Rejected
from mastaba.tables.errand_runner import ErrandRunner

TRY_AGAIN: Final = 5
"""Seconds; most errands take less."""
LAST_SECONDS: Final = 2.0
"""What is under way when the server stops may take so long; it hears 503 then."""


class _Line:
    """Those who wait for the errands of one client."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class Lines:
    """Each client has a line; only the first of it waits among those of all others.

    At most `at_once` have their turn together: they share the threads with the files that pages
    load.
    """

    def __init__(self, at_once: int, most: int) -> None:
        self._most = most
        self._free = asyncio.Semaphore(at_once)
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def turn_of(
        self, client: str, after: AbstractAsyncContextManager[object] | None = None
    ) -> AsyncIterator[None]:
        """Wait until it is the client's turn, `after` something else; one whose line is too long is
        sent away."""
        line = self._lines.setdefault(client, _Line())
        if line.length >= self._most:
            raise Rejected(429, "still-busy", seconds=TRY_AGAIN)
        line.length += 1
        try:
            async with line.turn, after or nullcontext(), self._free:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[client]


class Errands:
    """The lines for the processes in which errands run, at most `at_once` of them."""

    def __init__(self, at_once: int, most: int, seconds: float, megabytes: int) -> None:
        self._lines = Lines(at_once, most)
        self._runners = [ErrandRunner(seconds, megabytes) for _ in range(at_once)]
        self._idle = list(self._runners)
        self._a_strangers = asyncio.Lock()

    @asynccontextmanager
    async def turn_of(self, client: str, brought: bool = False) -> AsyncIterator[ErrandRunner]:
        """Wait for the client's turn. What somebody has `brought` may be made to take as long as it
        can, so only one of these runs at a time, and the other places are for all else."""
        async with self._lines.turn_of(client, self._a_strangers if brought else None):
            runner = self._idle.pop()
            try:
                yield runner
            finally:
                self._idle.append(runner)

    def stop_soon(self) -> None:
        """Give what is under way a moment to end, and all others none."""
        loop = asyncio.get_running_loop()
        for runner in self._runners:
            if runner in self._idle:
                runner.stop()
            else:
                loop.call_later(LAST_SECONDS, runner.stop)

    def stop(self) -> None:
        for runner in self._runners:
            runner.stop()
