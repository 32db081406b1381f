"""The process in which chronicles are made: one for a server, and everybody else goes first."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from mastaba.games import boxes_in_use, use_boxes
from mastaba.tables import entries as e
from mastaba.tables.chronicle.making import Lacking, Made, States, Task, make
from mastaba.tables.chronicle.tasks import BEGINNING, task_of
from mastaba.tables.store import Stored
from mastaba.tables.table import LOBBY, Table
from mastaba.tables.thinking import leave_with_parent

NICE: Final = 19
TRIES: Final = 2
REMEMBERED: Final = 200
"""Of so many tables the last states are kept; others have to be told again by their snapshots."""

_Result = TypeVar("_Result")

_task: Final = msgspec.msgpack.Decoder(Task)
_known: OrderedDict[str, States] = OrderedDict()


class Answer(msgspec.Struct, frozen=True):
    """What became of a task: what was made, or why not; a task that lacks its snapshot may come
    again with it."""

    made: Made | None = None
    lacking: bool = False
    problem: str = ""
    refused: bool = False
    """The game does not go on from there as it was played."""


class Shown(msgspec.Struct, frozen=True):
    """The chronicle of a whole table: up to which entry, and whether its game is over."""

    seq: int
    over: bool
    made: Made


# --- in the process ---


def _make_all(tasks: Sequence[bytes]) -> list[Answer]:
    return [_make_one(_task.decode(task)) for task in tasks]


def _make_one(task: Task) -> Answer:
    known = _known.pop(task.table, {})
    try:
        made = make(task, known)
    except Lacking:
        return Answer(lacking=True)
    except Exception as error:
        return Answer(problem=f"{type(error).__name__}: {error}", refused=True)
    if not task.over:
        _known[task.table] = known
        if len(_known) > REMEMBERED:
            _known.popitem(last=False)
    return Answer(made)


def make_whole(id: str, stored: Sequence[Stored]) -> Shown | None:
    """The chronicle of a table from its entries alone; None: its game has not begun."""
    table = Table(id)
    for entry in stored:
        table.take(e.entry_of(entry), entry.at)
    if table.phase == LOBBY:
        return None
    task = task_of(table, BEGINNING)
    made = make(task, {})
    if made.digests[len(table.moves)] != task.digest:
        raise ValueError("its film leads to another state than its entries")
    return Shown(table.seq, task.over, made)


def _begin(boxes: Mapping[str, Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    leave_with_parent()
    use_boxes(boxes)


# --- for the server ---


class Maker:
    """One worker process, started when first needed and again if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def make(self, tasks: Sequence[bytes]) -> list[Answer]:
        return await self._do(_make_all, tasks)

    async def make_last(self, tasks: Sequence[bytes]) -> list[Answer]:
        """The same when nobody plays any more: to start a process takes longer than most of it."""
        if self._pool is None:
            return await asyncio.to_thread(_make_all, tasks)
        return await self.make(tasks)

    async def whole(self, id: str, stored: Sequence[Stored]) -> Shown | None:
        return await self._do(make_whole, id, stored)

    async def _do(self, work: Callable[..., _Result], *facts: object) -> _Result:
        for _ in range(TRIES - 1):
            try:
                return await self._submit(work, *facts)
            except BrokenExecutor:
                self.close()
        return await self._submit(work, *facts)

    def _submit(self, work: Callable[..., _Result], *facts: object) -> asyncio.Future[_Result]:
        if self._pool is None:
            # A fork of a process with threads may hang, so workers start afresh.
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_begin, initargs=(boxes_in_use(),)
            )
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *facts)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
