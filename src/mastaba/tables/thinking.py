"""Bots at tables: they think in worker processes, so that nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

from mastaba.bots import bot_named, decide
from mastaba.bots.policy import quick
from mastaba.games import boxes_in_use, game_named, use_boxes
from mastaba.kernel.chance import scramble
from mastaba.kernel.contract import Millis, Option

_Answer = TypeVar("_Answer")

START: Final = 20.0
"""Seconds that worker processes may take to start, beside what they may take to think."""


def think(
    game_name: str,
    bot_name: str,
    state: bytes,
    options: Mapping[str, Option],
    seat: int,
    luck: int,
    trap: bytes = b"",
) -> str:
    """The bot's move in its text form; runs in a worker process. `trap` is how the stones lie in a
    bowl that it may look into."""
    game = game_named(game_name)
    bot = bot_named(bot_name, game_name)
    if trap:
        from mastaba.bots.cursed_tomb.looking import look_into

        look_into(bot, trap)
    return game.text(decide(bot, game.load(state, options), seat, luck))


Look = tuple[str, Millis]
"""What a bot does in real time, "" if nothing, and after how long it looks again."""
LOST: Final[Look] = ("", 1000)
"""A look that has come to nothing."""


def look(
    game_name: str,
    bot_name: str,
    state: bytes,
    options: Mapping[str, Option],
    seat: int,
    luck: int,
    at: Millis,
) -> Look:
    """What the bot does at that time of the table; runs in a worker process."""
    game = game_named(game_name)
    seen = game.load(state, options).imagine(seat, scramble(luck))
    seen.tick(at)
    move, wait = quick(bot_named(bot_name, game_name)).act(seen, seat, luck)
    if move is None or seen.check(seat, move) is not None:
        return "", wait
    return game.text(move), wait


def _work_for_parent(boxes: Mapping[str, Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    use_boxes(boxes)


def leave_with_parent() -> None:
    """A worker leaves when its server does, also when the server is killed, and not before."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinkers:
    """A pool of worker processes, started when first needed and again if one of them dies."""

    def __init__(self, workers: int = 1, budget: float = 5.0) -> None:
        self._workers = workers
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None
        # Who waits for a worker does not use up the budget, and no timeout cancels others' work.
        self._free = asyncio.Semaphore(workers)
        # One hint at a time wants a worker, so bots at tables never wait behind a queue of hints.
        self._hints = asyncio.Semaphore(1)

    async def move(
        self,
        game: str,
        bot: str,
        state: bytes,
        options: Mapping[str, Option],
        seat: int,
        luck: int,
        trap: bytes = b"",
    ) -> str:
        """The bot's move; one that does not answer within the budget moves at random."""
        async with self._free:
            patience = self._budget + (START if self._pool is None else 0)
            try:
                return await asyncio.wait_for(
                    self._submit(think, game, bot, state, options, seat, luck, trap), patience
                )
            except (TimeoutError, BrokenExecutor):
                self.close()
                return await asyncio.to_thread(think, game, "random", state, options, seat, luck)

    async def hint(
        self,
        game: str,
        bot: str,
        state: bytes,
        options: Mapping[str, Option],
        seat: int,
        luck: int,
        trap: bytes = b"",
    ) -> str:
        """The move that a bot would make, for somebody who may be gone before it is found."""
        await self._hints.acquire()
        thinking = asyncio.ensure_future(self.move(game, bot, state, options, seat, luck, trap))
        # The worker thinks on when nobody waits for it any more, so its place stays taken.
        thinking.add_done_callback(lambda _: self._hints.release())
        return await asyncio.shield(thinking)

    async def look(
        self,
        game: str,
        bot: str,
        state: bytes,
        options: Mapping[str, Option],
        seat: int,
        luck: int,
        at: Millis,
    ) -> Look:
        """What a bot does in real time; one that does not answer has lost the moment."""
        async with self._free:
            patience = self._budget + (START if self._pool is None else 0)
            try:
                return await asyncio.wait_for(
                    self._submit(look, game, bot, state, options, seat, luck, at), patience
                )
            except (TimeoutError, BrokenExecutor):
                self.close()
                return LOST

    def _submit(self, work: Callable[..., _Answer], *facts: object) -> asyncio.Future[_Answer]:
        if self._pool is None:
            # A fork of a process with threads may hang, so workers start afresh.
            self._pool = ProcessPoolExecutor(
                self._workers,
                get_context("spawn"),
                initializer=_work_for_parent,
                initargs=(boxes_in_use(),),
            )
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._pool, work, *facts)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
