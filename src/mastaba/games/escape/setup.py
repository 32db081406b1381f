"""Setting up (spec §2.1, §9.2): one way for every combination of modules."""

from __future__ import annotations

from typing import Any

from mastaba.games.escape import clock, dice
from mastaba.games.escape import events as told
from mastaba.games.escape.box import BALLOTS, EAST, LEVELS, WEST, Box
from mastaba.games.escape.flight import (
    EXIT_STREAM,
    LOBBY,
    NEVER,
    NO_ROOM,
    NOBODY,
    NOWHERE,
    ROOM_STREAM,
    STREAMS,
    TRACK_STREAM,
    Flight,
)
from mastaba.games.escape.house import House
from mastaba.games.escape.moments import RoomPlan
from mastaba.games.escape.temple import CENTRE, attach, lay, position

_FEW = 2
"""Up to so many players, the Exit lies in the middle of the pile."""


def opening_fields(box: Box, house: House, seats: int, seed: int) -> list[Any]:
    """ESC-SETUP-08 to ESC-SETUP-14, ESC-SETUP-19, ESC-SIX-02: gems, spare gems, dice not yet
    rolled, pawns; for any number of players alike."""
    rooms = len(box.rooms)
    return [
        box, house, seats, seed, [0] * STREAMS,
        0, -box.introduction, 0, [], LOBBY, NEVER, NEVER,
        {}, [NOWHERE] * rooms, [0] * rooms, (), [-1] * rooms,
        box.depot[seats - 1] + box.level_gems[house.level], box.spare if house.fate else 0,
        list(range(seats)), 0, 0,
        [box.start] * seats, list(range(seats)), 0,
        [[dice.NEW] * box.dice_for(seats) for _ in range(seats)],
        [box.pace.power] * seats, [0] * seats, [NEVER] * seats,
        {}, [NO_ROOM] * seats, 0,
        [(NEVER, 0, NEVER)] * len(BALLOTS), [NEVER] * seats, [NOBODY] * seats, NOBODY, 0,
        0, 0, 0, {}, 0,
    ]  # fmt: skip


def prepare(x: Flight) -> None:
    """ESC-SETUP-02, ESC-SETUP-03, ESC-DATA-07: Start and Exit apart, the other main rooms and the
    base rooms, or what modules put in their place, shuffled into the pile; and everything else on
    the table."""
    level = LEVELS[x.house.level]
    x.tell(told.GameBegan, "ESC-SETUP-08", x.seats, level, x.depot, x.spare)
    for module in x.house.hear.prepare:
        module.prepare(x)
    plan = RoomPlan([*x.box.group("main"), *x.box.group("base")])
    plan.mixed = [room for room in plan.mixed if room not in (x.box.start, x.box.exit)]
    for module in x.house.hear.choose_rooms:
        module.choose_rooms(x, plan)
    x.pile = x.shuffle(ROOM_STREAM, tuple(plan.mixed))
    lay_first_rooms(x)
    if plan.late:
        x.pile = x.shuffle(ROOM_STREAM, (*x.pile, *plan.late))
    hide_exit(x)
    choose_track(x)


def lay_first_rooms(x: Flight) -> None:
    """ESC-SETUP-04, ESC-SETUP-05: Start in the middle, a room to its east and one to its west."""
    lay(x, x.box.start, CENTRE, 0)
    _tell_laid(x, x.box.start)
    for side in (EAST, WEST):
        room = _draw_for_setup(x)
        attach(x, room, x.box.start, side)
        _tell_laid(x, room)
        for module in x.house.hear.laid_in_setup:
            module.laid_in_setup(x, room)


def _draw_for_setup(x: Flight) -> int:
    """The top room; one that must not lie here goes back into the middle of the pile."""
    while True:
        room, x.pile = x.pile[0], x.pile[1:]
        if not any(module.returns_in_setup(x, room) for module in x.house.hear.returns_in_setup):
            return room
        middle = len(x.pile) // 2
        x.pile = (*x.pile[:middle], room, *x.pile[middle:])


def _tell_laid(x: Flight, room: int) -> None:
    east, south = position(x.where[room])
    x.tell(told.RoomLaid, "ESC-SETUP-05", room, east, south, x.turned[room])


def hide_exit(x: Flight) -> None:
    """ESC-SETUP-06: among the last five; with one or two players, roughly in the middle
    (ESC-SETUP-07)."""
    if x.seats <= _FEW:
        stray = x.box.exit_stray
        below = len(x.pile) // 2 + x.chance(EXIT_STREAM, 2 * stray + 1) - stray
        x.pile = (*x.pile[:below], x.box.exit, *x.pile[below:])
        return
    with_exit = x.box.exit_last - 1
    last = x.shuffle(EXIT_STREAM, (*x.pile[:with_exit], x.box.exit))
    x.pile = (*x.pile[with_exit:], *last)


def choose_track(x: Flight) -> None:
    """ESC-SETUP-15, ESC-SETUP-16: by choice or at random; it changes no rule."""
    if x.house.track in x.box.track_names:
        x.track = x.box.track_names.index(x.house.track)
    else:
        x.track = x.chance(TRACK_STREAM, len(x.box.tracks))
    clock.plan_track(x, x.track)
