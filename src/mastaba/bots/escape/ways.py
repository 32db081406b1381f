"""Ways through the temple, worked out once for each temple."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from mastaba.games.escape.flight import NO_ROOM, NOWHERE, Flight
from mastaba.games.escape.modules.treasures import tiles as treasures
from mastaba.games.escape.temple import free_sides, leads_to

FAR = 99


class Ways(NamedTuple):
    """By room: which sides lead where, how many rooms lie between, and how many sides are free."""

    sides: dict[int, dict[int, int]]
    distance: dict[int, dict[int, int]]
    free: dict[int, int]

    def between(self, room: int, goal: int) -> int:
        return self.distance.get(room, {}).get(goal, FAR)

    def side_towards(self, room: int, goal: int) -> int:
        """The side to leave a room by to come nearer; -1 if there is no way."""
        best, found = FAR, -1
        for side, other in self.sides[room].items():
            far = self.between(other, goal)
            if far < best:
                best, found = far, side
        return found


_MOST = 512
_KNOWN: dict[tuple[object, ...], Ways] = {}
"""Temples that were worked out lately: two that look alike have the same ways."""


def ways_in(x: Flight) -> Ways:
    key = (tuple(x.where), tuple(x.turned), x.shelf.get(treasures.PASSAGES, ()))
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        known = _KNOWN[key] = _work_out(x)
    return known


def _work_out(x: Flight) -> Ways:
    rooms = [room for room, at in enumerate(x.where) if at != NOWHERE]
    sides = {
        room: {side: other for side in range(4) if (other := leads_to(x, room, side)) != NO_ROOM}
        for room in rooms
    }
    return Ways(
        sides,
        {room: _distances(sides, room) for room in rooms},
        {room: len(free_sides(x, room)) for room in rooms},
    )


def _distances(sides: dict[int, dict[int, int]], start: int) -> dict[int, int]:
    found = {start: 0}
    due = deque([start])
    while due:
        room = due.popleft()
        for other in sides[room].values():
            if other not in found:
                found[other] = found[room] + 1
                due.append(other)
    return found
