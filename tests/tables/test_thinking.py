"""Bots think in worker processes: those at tables first, and hints one after the other."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import active_children
from typing import Final

from mastaba.games import game_named
from mastaba.tables.thinking import Thinkers, think
from tests.tables.event_loop import in_event_loop

GAME: Final = "run-run-run"
LUCK: Final = 3


def beginning() -> bytes:
    state: bytes = game_named(GAME).begin(2, 1, {"first": 0}).dump()
    return state


@asynccontextmanager
async def thinking(budget: float = 20.0) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1, budget)
    try:
        yield thinkers
    finally:
        thinkers.close()


@in_event_loop
async def test_a_bot_does_not_wait_behind_a_queue_of_hints() -> None:
    answered: list[str] = []

    async with thinking() as thinkers:

        async def hint() -> None:
            await thinkers.hint(GAME, "random", beginning(), {}, 0, LUCK)
            answered.append("hint")

        async def move() -> None:
            await thinkers.move(GAME, "random", beginning(), {}, 0, LUCK)
            answered.append("move")

        hints = [asyncio.create_task(hint()) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(*hints, asyncio.create_task(move()))
    assert answered == ["hint", "move", "hint", "hint", "hint", "hint"]


@in_event_loop
async def test_a_hint_that_nobody_waits_for_does_not_use_up_the_time_of_a_bot() -> None:
    state = beginning()
    others = {child.pid for child in active_children()}
    async with thinking(budget=1.0) as thinkers:
        await thinkers.hint(GAME, "random", state, {}, 0, LUCK)
        (worker,) = [child for child in active_children() if child.pid not in others]
        assert worker.pid is not None
        # As if it thought for very long.
        os.kill(worker.pid, signal.SIGSTOP)
        try:
            hint = asyncio.create_task(thinkers.hint(GAME, "scout", state, {}, 0, LUCK))
            await asyncio.sleep(0.1)
            hint.cancel()
            move = await thinkers.move(GAME, "scout", state, {}, 0, LUCK)
        finally:
            os.kill(worker.pid, signal.SIGKILL)
    wanted, at_random = (think(GAME, bot, state, {}, 0, LUCK) for bot in ("scout", "random"))
    assert move == wanted != at_random
