"""Turns by name: one at a time for each name, first come, first served."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from mastaba.tables.live import Turn


class Turns:
    """What is counted first and added to then has to be done in turn."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[str, Turn] = WeakValueDictionary()

    @asynccontextmanager
    async def turn_of(self, name: str) -> AsyncIterator[None]:
        turn = self._turns.get(name)
        if turn is None:
            turn = self._turns[name] = Turn()
        async with turn:
            yield
