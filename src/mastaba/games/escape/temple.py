"""The temple as a grid of squares: sides, connections, and where a drawn room may go (spec §4)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape.flight import NO_ROOM, NOWHERE, Flight

_WIDTH: Final = 1024
_MIDDLE: Final = 512
CENTRE: Final = _MIDDLE * _WIDTH + _MIDDLE
"""Square (0,0)."""

STEPS: Final = (-_WIDTH, 1, _WIDTH, -1)
"""ESC-GEO-01: what leads north, east, south, west; x grows east, y grows south."""


def square(x: int, y: int) -> int:
    return CENTRE + y * _WIDTH + x


def position(at: int) -> tuple[int, int]:
    """x and y of a square."""
    return at % _WIDTH - _MIDDLE, at // _WIDTH - _MIDDLE


def opposite(side: int) -> int:
    return (side + 2) % 4


def open_at(x: Flight, room: int, side: int) -> bool:
    """ESC-GEO-02, ESC-GEO-03, ESC-GEO-04: whether the room as it lies has an opening there."""
    return x.box.rooms[room].turned[x.turned[room]][side]


def beside(x: Flight, room: int, side: int) -> int:
    """The room on that side, doors irrelevant (ESC-GEO-39), or NO_ROOM."""
    at = x.where[room]
    return NO_ROOM if at == NOWHERE else x.squares.get(at + STEPS[side], NO_ROOM)


def leads_to(x: Flight, room: int, side: int) -> int:
    """ESC-ENTER-01, ESC-ENTER-03, ESC-ENTER-04, ESC-GEO-16: the room that can be walked into on
    that side, or NO_ROOM; computed anew each time (ESC-GEO-22)."""
    other = beside(x, room, side)
    if other == NO_ROOM:
        return NO_ROOM
    if open_at(x, room, side) and open_at(x, other, opposite(side)):
        return other
    for module in x.house.hear.connects:
        if module.connects(x, room, other):
            return other
    return NO_ROOM


def free_sides(x: Flight, room: int) -> list[int]:
    """ESC-GEO-07, ESC-DISCOVER-01, ESC-GEO-10: openings outwards, towards empty squares."""
    at, valves = x.where[room], x.house.hear.closes_outwards
    if at == NOWHERE:
        return []
    return [
        side
        for side in range(4)
        if open_at(x, room, side)
        and at + STEPS[side] not in x.squares
        and not (valves and any(module.closes_outwards(x, room, side) for module in valves))
    ]


def lay(x: Flight, room: int, at: int, turn: int) -> None:
    """Put a room on an empty square."""
    x.squares[at] = room
    x.where[room] = at
    x.turned[room] = turn


def attach(x: Flight, room: int, to: int, side: int) -> None:
    """ESC-GEO-08, ESC-GEO-09, ESC-DISCOVER-04: stairs against that side, which fixes the rotation;
    other sides may meet what they will (ESC-GEO-11, ESC-GEO-12, ESC-DISCOVER-10)."""
    lay(x, room, x.where[to] + STEPS[side], side)
