"""An expedition as bytes: for other processes, and for a digest of everything."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.expedition import Agenda, Expedition
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.maze import Maze
from mastaba.games.run_run_run.steps import Entry

Numbers = tuple[int, ...]


class MazeData(msgspec.Struct, frozen=True, array_like=True):
    cards: dict[int, int]
    exits: dict[int, int]
    ways: dict[int, Numbers]
    frontier: dict[int, int]
    steps: dict[int, int]
    passages: tuple[tuple[int, int], ...]


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """The fields of an Expedition in the order of its constructor, after box and house."""

    seats: int
    seed: int
    draws: list[int]
    maze: MazeData
    deck: Numbers
    drawn: int
    discard: Numbers
    hands: list[Numbers]
    shown: Numbers
    token_pile: Numbers
    tokens: list[Numbers]
    spent_tokens: Numbers
    mummy_pile: Numbers
    hearts_on_pile: int
    foes: Numbers
    foe_cells: list[int]
    foe_hearts: list[int]
    halted: int
    attacked: int
    newcomers: int
    boss: int
    door_cell: int
    kinds: list[int]
    cats: list[int]
    stock: int
    bank: int
    torchlit: Numbers
    dark: Numbers
    torch_corners: tuple[tuple[int, int, int], ...]
    door_corners: tuple[tuple[int, int, int], ...]
    regroup_tiles: int
    active: int
    turn: int
    agenda: tuple[Entry, ...]
    fresh: int
    links_made: int
    doubles: int
    pool: Numbers
    offers: tuple[Numbers, ...]
    partners: int
    pending: int
    dealt: Numbers
    marks: tuple[tuple[int, int], ...]
    ending: int
    reveals: int


_NAMES = Dump.__struct_fields__


def _agenda_list(agenda: Agenda | None) -> tuple[Entry, ...]:
    steps: list[Entry] = []
    while agenda is not None:
        steps.append(agenda[0])
        agenda = agenda[1]
    return tuple(steps)


def dump(x: Expedition) -> bytes:
    fields = {name: getattr(x, name) for name in _NAMES}
    maze = x.maze
    fields["maze"] = MazeData(
        maze.cards, maze.exits, maze.ways, maze.frontier, maze.steps, maze.passages
    )
    fields["agenda"] = _agenda_list(x.agenda)
    return msgspec.msgpack.encode(Dump(**fields))


def fields(data: bytes, box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `dump` wrote."""
    dumped = msgspec.msgpack.decode(data, type=Dump)
    arguments: list[Any] = [box, house]
    for name in _NAMES:
        value = getattr(dumped, name)
        if name == "maze":
            value = Maze(*[getattr(value, field) for field in MazeData.__struct_fields__])
        elif name == "agenda":
            agenda: Agenda | None = None
            for step in reversed(value):
                agenda = (step, agenda)
            value = agenda
        arguments.append(value)
    return arguments


def digest(x: Expedition) -> str:
    return hashlib.blake2b(dump(x), digest_size=16).hexdigest()
