"""Whether the server can work: found out by trying, and at most once a second, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

FRESH: Final = 1.0
"""Seconds for which an answer counts."""


class Readiness:
    """`find_out` may take a while, so all who ask meanwhile wait for the same answer."""

    def __init__(self, find_out: Callable[[], Awaitable[bool]]) -> None:
        self._find_out = find_out
        self._found: asyncio.Future[bool] | None = None
        self._until = 0.0

    async def now(self) -> bool:
        time = asyncio.get_running_loop().time()
        if self._found is None or (self._found.done() and time >= self._until):
            self._found = asyncio.ensure_future(self._find_out())
            self._until = time + FRESH
        return await asyncio.shield(self._found)
