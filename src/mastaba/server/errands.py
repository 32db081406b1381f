"""What takes long: a few errands at a time, and one for each client, so that nobody waits for all
that somebody else has asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from mastaba.server.errors import Rejected

TRY_AGAIN: Final = 5
"""Seconds; most errands take less."""


class _Line:
    """Those who wait for the errands of one client."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class Errands:
    """Each client has a line; only the first of it waits among those of all others.

    At most `at_once` run together: they share the threads with the files that pages load.
    """

    def __init__(self, at_once: int, most: int) -> None:
        self._most = most
        self._free = asyncio.Semaphore(at_once)
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def turn_of(self, client: str) -> AsyncIterator[None]:
        """Wait until it is the client's turn; one whose line is too long is sent away."""
        line = self._lines.setdefault(client, _Line())
        if line.length >= self._most:
            raise Rejected(429, "still-busy", seconds=TRY_AGAIN)
        line.length += 1
        try:
            async with line.turn, self._free:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[client]
