"""What a player calls out: what it goes for, and what it needs (ESC-PHYS-18)."""

from __future__ import annotations

from typing import Final

from mastaba.bots.escape.plans import EXPLORE, GEMS, HELP, LEAVE, START, Plan
from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import T
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.lobby import CALL, PING, forbids_talk
from mastaba.games.escape.spelling import CALLS
from mastaba.kernel.contract import Move, Seat

BREATH: Final = 300
"""Milliseconds that a call takes: hands go on almost at once."""

_ON_THE_WAY: Final = {START: "go-back", LEAVE: "to-exit", HELP: "coming"}


def call_out(x: Flight, seat: Seat, aim: Plan) -> Move | None:
    """One call or ping; none where nobody listens, or under Silence."""
    if x.seats == 1 or forbids_talk(x, seat) is not None:
        return None
    if 2 * len(d.locked_dice(x, seat)) > len(d.owned(x, seat)):
        return _call("golden-mask")
    if aim.room != x.at(seat):
        if aim.goal in _ON_THE_WAY:
            return _call(_ON_THE_WAY[aim.goal])
        return m.command(PING, aim.room) if aim.goal in (GEMS, EXPLORE) else None
    if aim.goal == GEMS:
        return _call(_need(x, seat))
    if aim.goal == LEAVE and len(x.insiders()) > len(x.together(aim.room)):
        return _call("to-exit")
    return None


def _need(x: Flight, seat: Seat) -> str:
    """Together it is the symbol that is wanted; alone, somebody who comes."""
    room = x.at(seat)
    if len(x.together(room)) == 1 and x.may_cooperate():
        return "gems-here"
    return "torches" if x.box.rooms[room].gem_face == T else "keys"


def _call(name: str) -> Move:
    return m.command(CALL, CALLS.index(name))
