"""What a careful onlooker can work out: ways back, what a roll promises, what is left to gain.

Only from what lies open; worked out when somebody asks.
"""

from __future__ import annotations

from collections import deque

import msgspec

from mastaba.games.escape import dice as d
from mastaba.games.escape.box import FACES, SYMBOLS
from mastaba.games.escape.clock import is_covered
from mastaba.games.escape.flight import NO_ROOM, NOWHERE, Flight
from mastaba.games.escape.gems import UNUSED
from mastaba.games.escape.temple import free_sides, leads_to


class SeatInsight(msgspec.Struct, frozen=True):
    """`steps` are the rooms to enter on the way to Start and to the Exit, -1 if there is no way;
    `chance`: how likely each symbol shows if all free dice are rolled, in percent."""

    seat: int
    steps_to_start: int
    steps_to_exit: int
    chance: dict[str, int]


class Insight(msgspec.Struct, frozen=True):
    """`gems_open`: what the gem rooms that lie there can still give at most; `openings`: sides
    where rooms can be discovered."""

    seats: list[SeatInsight]
    gems_open: int
    openings: int
    exit_found: bool


def insight(x: Flight) -> Insight:
    """The same for every seat and for a spectator; nothing of a temple that is covered."""
    if is_covered(x):
        return Insight(seats=[], gems_open=0, openings=0, exit_found=False)
    laid = [room for room, at in enumerate(x.where) if at != NOWHERE]
    return Insight(
        seats=[_of_seat(x, seat) for seat in x.insiders()],
        gems_open=sum(
            max((gems for gems, _price in x.box.rooms[room].gem_prices), default=0)
            for room in laid
            if x.gems[room] == UNUSED
        ),
        openings=sum(len(free_sides(x, room)) for room in laid),
        exit_found=x.where[x.box.exit] != NOWHERE,
    )


def distances(x: Flight, goal: int) -> dict[int, int]:
    """How many rooms must be entered from each room to the goal, if there is a way."""
    if x.where[goal] == NOWHERE:
        return {}
    found = {goal: 0}
    due = deque([goal])
    while due:
        room = due.popleft()
        for side in range(4):
            other = leads_to(x, room, side)
            if other != NO_ROOM and other not in found:
                found[other] = found[room] + 1
                due.append(other)
    return found


def _of_seat(x: Flight, seat: int) -> SeatInsight:
    free, faces = len(d.free_dice(x, seat)), x.box.faces
    chance = {
        FACES[symbol]: round(100 * (1 - (1 - faces.count(symbol) / len(faces)) ** free))
        for symbol in SYMBOLS
    }
    here = x.at(seat)
    return SeatInsight(
        seat,
        distances(x, x.box.start).get(here, -1),
        distances(x, x.box.exit).get(here, -1),
        chance,
    )
