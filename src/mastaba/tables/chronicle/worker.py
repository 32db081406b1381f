"""The process in which chronicles are made: one for a server, and everybody else goes first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from mastaba.tables import entries as e
from mastaba.tables.chronicle.making import Lacking, Made, States, Task, make
from mastaba.tables.chronicle.tasks import BEGINNING, task_of
from mastaba.tables.side_process import SideProcess
from mastaba.tables.store import Stored
from mastaba.tables.table import LOBBY, Table

NICE: Final = 19
TRIES: Final = 2
REMEMBERED: Final = 200
"""Of so many tables the last states are kept; others have to be told again by their snapshots."""

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


# --- for the server ---


class Maker:
    """Has them made in a process of its own."""

    def __init__(self) -> None:
        self._process = SideProcess(NICE, TRIES)

    async def make(self, tasks: Sequence[bytes]) -> list[Answer]:
        return await self._process.do(_make_all, tasks)

    async def make_last(self, tasks: Sequence[bytes]) -> list[Answer]:
        """The same when nobody plays any more: to start a process takes longer than most of it."""
        if not self._process.is_there:
            return await asyncio.to_thread(_make_all, tasks)
        return await self.make(tasks)

    async def whole(self, id: str, stored: Sequence[Stored]) -> Shown | None:
        return await self._process.do(make_whole, id, stored)

    def close(self) -> None:
        self._process.close()
