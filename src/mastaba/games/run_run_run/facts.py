"""An expedition told by names: for snapshots, which later versions read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from mastaba.games.run_run_run.agenda import StepsForm
from mastaba.games.run_run_run.box import FOES, Box
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.maze import Maze
from mastaba.games.run_run_run.naming import (
    CARD,
    CAT,
    CELL,
    ENDING,
    FOE,
    PLACE,
    SEAT,
    STREAMS,
    TILE,
    token_form,
)
from mastaba.kernel.facts import (
    COUNT,
    NUMBER,
    Fields,
    Form,
    Many,
    Name,
    Some,
    Text,
    each,
    read,
    tell,
)
from mastaba.kernel.hexgrid import DELTA, EDGES, OPPOSITE, ORIGIN

_CARDS = Many(CARD)
_CORNERS = Many(Many(CELL))
_SEAT_BITS = 3


class MazeForm(Form):
    """The tiles in the order in which they were laid; what follows from them is worked out."""

    _tiles = Many(
        Fields(
            {
                "cell": CELL,
                "tile": TILE,
                "exits": Some(Name("an edge", EDGES)),
                "ways": Many(CELL),
            }
        )
    )
    _all = Fields(
        {
            "tiles": _tiles,
            "edge": Many(CELL),
            "passages": Many(Many(CELL)),
        }
    )

    def tell(self, value: Maze) -> dict[str, Any]:
        tiles = [
            (cell, card, value.exits[cell], value.ways[cell]) for cell, card in value.cards.items()
        ]
        return self._all.tell((tiles, value.frontier, value.passages))

    def read(self, told: Any, where: str) -> Maze:
        tiles, edge, passages = self._all.read(told, where)
        exits = {cell: its for cell, _card, its, _ways in tiles}
        ways = {cell: its for cell, _card, _exits, its in tiles}
        return Maze(
            {cell: card for cell, card, _exits, _ways in tiles},
            exits,
            ways,
            {cell: _border(cell, exits) for cell in edge},
            _distances(ways),
            passages,
        )


def _border(cell: int, exits: dict[int, int]) -> int:
    """What tiles add to the border of an empty hex, as `Maze.add_tile` does one by one."""
    border = 0
    for side in range(6):
        its = exits.get(cell + DELTA[side])
        if its is not None:
            border |= 1 << side << 6 | (its >> OPPOSITE[side] & 1) << side
    return border


def _distances(ways: dict[int, tuple[int, ...]]) -> dict[int, int]:
    """RRR-GEO-10: links from the Vault to each tile."""
    found = {ORIGIN: 0}
    ring = [ORIGIN] if ORIGIN in ways else []
    while ring:
        beside = [(cell, way) for cell in ring for way in ways[cell] if way in ways]
        ring = []
        for cell, way in beside:
            if way not in found:
                found[way] = found[cell] + 1
                ring.append(way)
    return {cell: found[cell] for cell in ways if cell in found}


def _write_promise(dealt: int) -> str:
    return f"{CARD.tell(dealt >> _SEAT_BITS)} {dealt & 7}"


def _parse_promise(text: str) -> int:
    card, seat = text.split()
    if not 0 <= int(seat) <= 3:
        raise ValueError("no seat")
    found: int = CARD.read(card, "dealt") << _SEAT_BITS | int(seat)
    return found


_PROMISE = Text("a card and a seat, such as R17 2", _write_promise, _parse_promise)


@cache
def forms(box: Box) -> dict[str, Form]:
    """The fields of an expedition, in the order of its constructor after box and house."""
    token = token_form(box)
    return {
        "seats": COUNT,
        "seed": NUMBER,
        "draws": each(STREAMS, NUMBER),
        "maze": MazeForm(),
        "deck": _CARDS,
        "drawn": COUNT,
        "discard": _CARDS,
        "hands": Many(_CARDS, list),
        "shown": _CARDS,
        "token_pile": Many(token),
        "tokens": Many(Many(token), list),
        "spent_tokens": Many(token),
        "mummy_pile": Many(FOE),
        "hearts_on_pile": COUNT,
        "foes": Many(FOE),
        "foe_cells": each(FOES, PLACE),
        "foe_hearts": each(FOES, COUNT),
        "halted": Some(FOE),
        "attacked": Some(FOE),
        "newcomers": Some(FOE),
        "boss": FOE,
        "door_cell": PLACE,
        "kinds": Many(CAT, list),
        "cats": Many(CELL, list),
        "stock": COUNT,
        "bank": NUMBER,
        "torchlit": Many(CELL),
        "dark": Many(CELL),
        "torch_corners": _CORNERS,
        "door_corners": _CORNERS,
        "regroup_tiles": COUNT,
        "active": SEAT,
        "turn": NUMBER,
        "agenda": StepsForm(box),
        "fresh": PLACE,
        "links_made": COUNT,
        "doubles": COUNT,
        "pool": _CARDS,
        "offers": Many(_CARDS),
        "partners": Some(SEAT),
        "pending": Some(SEAT),
        "dealt": Many(_PROMISE),
        "marks": Many(Fields({"seat": SEAT, "cell": CELL})),
        "ending": ENDING,
        "reveals": NUMBER,
    }


def facts(x: Expedition) -> dict[str, Any]:
    its = forms(x.box)
    return tell({name: getattr(x, name) for name in its}, its)


def restored(facts: Mapping[str, Any], box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `facts` told."""
    return [box, house, *read(facts, forms(box)).values()]
