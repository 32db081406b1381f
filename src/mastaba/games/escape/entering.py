"""Action 1: enter a room; and how a pawn gets from one room to another by any means (spec §2.4)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import SIDES, Cost
from mastaba.games.escape.discovering import return_held
from mastaba.games.escape.flight import NO_ROOM, Flight
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.pools import withdraw_all
from mastaba.games.escape.refusing import BLOCKED, no
from mastaba.games.escape.spelling import DICE, SIDE, TILES
from mastaba.games.escape.temple import beside, leads_to
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

ENTER: Final[Verb] = Verb(4, "enter", SIDE, DICE, TILES, rule="ESC-ENTER-02")


def entry_costs(x: Flight, seat: int, room: int) -> list[Cost]:
    """ESC-ENTER-02, ESC-ENTER-05, ESC-ENTER-06: the cost belongs to the room that is entered, each
    time; leaving costs nothing."""
    costs = [x.box.rooms[room].cost]
    for module in x.house.hear.entry_costs:
        costs = module.entry_costs(x, seat, room, costs)
    return costs


def forbids_self_move(x: Flight, seat: int, to: int) -> Refusal | None:
    """ESC-ACT-05: what the player initiates can be forbidden; forced moves cannot."""
    for module in x.house.hear.forbids_self_move:
        refusal = module.forbids_self_move(x, seat, to)
        if refusal is not None:
            return refusal
    return None


def check_way(x: Flight, seat: int, side: int) -> Refusal | None:
    """ESC-ENTER-01, ESC-ENTER-03, ESC-ENTER-04: whether there is a way on that side."""
    here = x.at(seat)
    if side >= len(SIDES):
        return no("ESC-ENTER-01", "no-such-side", code=BLOCKED)
    to = leads_to(x, here, side)
    if to == NO_ROOM:
        if beside(x, here, side) == NO_ROOM:
            return no("ESC-ENTER-04", "no-room-there", code=BLOCKED, side=SIDES[side])
        return no("ESC-ENTER-03", "wall-there", code=BLOCKED, side=SIDES[side])
    for module in x.house.hear.forbids_passing:
        refusal = module.forbids_passing(x, seat, here, side)
        if refusal is not None:
            return refusal
    return forbids_self_move(x, seat, to)


def enter_moves(x: Flight, seat: int) -> list[int]:
    found: list[int] = []
    for side in range(len(SIDES)):
        if check_way(x, seat, side) is None:
            to = leads_to(x, x.at(seat), side)
            found += [
                m.command(ENTER, side, dice=dice, tiles=tiles)
                for dice, tiles in payments(x, seat, entry_costs(x, seat, to))
            ]
    return found


def check_enter(x: Flight, seat: int, move: int) -> Refusal | None:
    side = m.first(move)
    refusal = check_way(x, seat, side)
    if refusal is not None:
        return refusal
    to = leads_to(x, x.at(seat), side)
    return check_payment(x, seat, move, entry_costs(x, seat, to), "ESC-ENTER-02")


def enter(x: Flight, seat: int, move: int) -> None:
    """ESC-ENTER-02, ESC-ENTER-07: pay, and stand there with whoever is there already."""
    to = leads_to(x, x.at(seat), m.first(move))
    pay(x, seat, move)
    x.tell(told.RoomEntered, "ESC-ENTER-02", seat, x.at(seat), to)
    move_pawn(x, seat, to)


def move_pawn(x: Flight, seat: int, to: int) -> None:
    """ESC-ACT-04: every arrival counts as entering; what lay in the old room's pools comes back,
    and a room in the hand goes back (ESC-RT-23, ESC-RT-35)."""
    leave_behind(x, seat)
    x.pawns[x.leads[seat]] = to
    for module in x.house.hear.arrives:
        module.arrives(x, seat, to)


def leave_behind(x: Flight, seat: int) -> None:
    """What a player cannot take along out of a room."""
    here = x.at(seat)
    withdraw_all(x, seat)
    return_held(x, seat)
    for module in x.house.hear.leaves:
        module.leaves(x, seat, here)
