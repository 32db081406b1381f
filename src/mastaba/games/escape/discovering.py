"""Action 2: discover a room (spec §2.5, §3.6)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import SIDES
from mastaba.games.escape.flight import NO_ROOM, Flight
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.refusing import BLOCKED, NO_TILE, no
from mastaba.games.escape.spelling import DICE, SIDE, TILES
from mastaba.games.escape.temple import attach, free_sides, position
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

DISCOVER: Final[Verb] = Verb(5, "discover", DICE, TILES, rule="ESC-DISCOVER-02")
PLACE: Final[Verb] = Verb(6, "place", SIDE, rule="ESC-DISCOVER-04", marks=m.IN_HAND)


def forbids_discovery(x: Flight, seat: int) -> Refusal | None:
    """ESC-DISCOVER-01, ESC-DISCOVER-08: an open side with nothing behind it, and a room to draw."""
    for module in x.house.hear.forbids_discovery:
        refusal = module.forbids_discovery(x, seat)
        if refusal is not None:
            return refusal
    if not free_sides(x, x.at(seat)):
        return no("ESC-DISCOVER-01", "no-free-side", code=BLOCKED)
    if not x.pile:
        return no("ESC-DISCOVER-08", "pile-empty", code=NO_TILE)
    return None


def discover_moves(x: Flight, seat: int) -> list[int]:
    if forbids_discovery(x, seat) is not None:
        return []
    return [
        m.command(DISCOVER, dice=dice, tiles=tiles)
        for dice, tiles in payments(x, seat, [x.box.discover_price])
    ]


def check_discover(x: Flight, seat: int, move: int) -> Refusal | None:
    refusal = forbids_discovery(x, seat)
    if refusal is not None:
        return refusal
    return check_payment(x, seat, move, [x.box.discover_price], "ESC-DISCOVER-02")


def discover(x: Flight, seat: int, move: int) -> None:
    """ESC-DISCOVER-02, ESC-DISCOVER-03, ESC-DISCOVER-05: pay, draw, and see the room (the Exit like
    any other, ESC-DISCOVER-09) before choosing where it goes; with one place only it goes there at
    once (ESC-RT-33)."""
    pay(x, seat, move)
    room, x.pile = x.pile[0], x.pile[1:]
    x.reveals += 1
    x.held[seat] = room
    x.tell(told.RoomDrawn, "ESC-DISCOVER-03", seat, room, len(x.pile))
    sides = free_sides(x, x.at(seat))
    waits = any(module.waits_to_place(x, seat) for module in x.house.hear.waits_to_place)
    if len(sides) == 1 and not waits:
        place_held(x, seat, sides[0], "ESC-RT-33")
    elif not x.house.turns:
        due = x.t + x.house.stretch(x.box.pace.place)
        x.plan(due, clock.ORDER_TIMEOUT, clock.PLACE_ENDS, seat)


def place_moves(x: Flight, seat: int) -> list[int]:
    if x.held[seat] == NO_ROOM:
        return []
    return [m.command(PLACE, side) for side in free_sides(x, x.at(seat))]


def check_place(x: Flight, seat: int, move: int) -> Refusal | None:
    side = m.first(move)
    if x.held[seat] == NO_ROOM:
        return no("ESC-RT-32", "no-room-in-hand", code=NO_TILE)
    if side not in free_sides(x, x.at(seat)):
        sides = [SIDES[free] for free in free_sides(x, x.at(seat))]
        return no("ESC-GEO-08", "side-not-free", code=BLOCKED, sides=sides)
    return None


def place(x: Flight, seat: int, move: int) -> None:
    place_held(x, seat, m.first(move), "ESC-DISCOVER-04")


def place_by_default(x: Flight, seat: int) -> None:
    """ESC-RT-34: who takes too long gets the first side in the order N, E, S, W."""
    sides = free_sides(x, x.at(seat))
    if x.held[seat] != NO_ROOM and sides:
        place_held(x, seat, sides[0], "ESC-RT-34")


def place_held(x: Flight, seat: int, side: int, rule: str) -> None:
    """ESC-DISCOVER-06, ESC-DISCOVER-07: the room joins the temple, the pawn stays where it is."""
    room, x.held[seat] = x.held[seat], NO_ROOM
    x.cancel(clock.PLACE_ENDS, seat)
    hear = x.house.hear
    if not any(module.lays_itself(x, seat, room, side) for module in hear.lays_itself):
        attach(x, room, x.at(seat), side)
        east, south = position(x.where[room])
        x.tell(told.RoomPlaced, rule, seat, room, east, south, x.turned[room])
    for module in hear.discovers:
        module.discovers(x, seat, room)
    change_grid(x)


def change_grid(x: Flight) -> None:
    """ESC-GEO-25, ESC-RT-35: rooms in hands that fit nowhere any more go back, that of the highest
    seat first."""
    for seat in reversed(x.insiders()):
        if x.held[seat] != NO_ROOM and not free_sides(x, x.at(seat)):
            return_held(x, seat)
    for module in x.house.hear.grid_changes:
        module.grid_changes(x)


def return_held(x: Flight, seat: int) -> None:
    """ESC-RT-35: face down onto the pile; what was paid stays paid."""
    room = x.held[seat]
    if room == NO_ROOM:
        return
    x.held[seat] = NO_ROOM
    x.pile = (room, *x.pile)
    x.cancel(clock.PLACE_ENDS, seat)
    x.tell(told.RoomReturned, "ESC-RT-35", seat)
