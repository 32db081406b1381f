"""Lifting a curse, the hand on the head, and with whom to swap souls."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.modules.curses import events as told
from mastaba.games.escape.modules.curses.souls import swap_souls
from mastaba.games.escape.modules.curses.tiles import (
    CHOOSING,
    HANDS,
    active,
    get_rid_of,
    held,
    stop_choosing,
)
from mastaba.games.escape.moments import Command
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.refusing import NO_TARGET, USED, no
from mastaba.games.escape.spelling import CURSE, DICE, SWITCH, TILES, WHOM
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

LIFT: Final[Verb] = Verb(14, "lift", CURSE, DICE, TILES, rule="ESC-M1-05")
HAND: Final[Verb] = Verb(
    17, "hand", SWITCH, rule="ESC-PHYS-02",
    marks=m.UNHURRIED | m.IN_PAUSE | m.IN_HAND | m.NEVER_CURSED,
)  # fmt: skip
CHOOSE: Final[Verb] = Verb(18, "choose", WHOM, rule="ESC-CURSE-SOULSWAP", marks=m.IN_HAND)


def lift_moves(x: Flight, seat: int) -> list[int]:
    return [
        m.command(LIFT, kind, dice=dice, tiles=tiles)
        for kind in held(x, seat)
        for dice, tiles in payments(x, seat, [x.box.curses[kind][2]])
    ]


def check_lift(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-M1-05, ESC-M1-06, ESC-M1-15: the owner's own dice, in any room."""
    kind = m.first(move)
    if kind not in held(x, seat):
        return no("ESC-M1-05", "not-your-curse", code=NO_TARGET)
    return check_payment(x, seat, move, [x.box.curses[kind][2]], "ESC-M1-05")


def lift(x: Flight, seat: int, move: int) -> None:
    """ESC-M1-07, ESC-M1-13: it leaves the game; the dice must be rolled again."""
    kind = m.first(move)
    pay(x, seat, move)
    x.tell(told.CurseLifted, "ESC-M1-07", seat, kind)
    get_rid_of(x, seat, kind)


def _under_hand(x: Flight, seat: int) -> bool:
    return any(curse.name == "hand" for curse in active(x, seat)) and not x.eased >> seat & 1


def hand_moves(x: Flight, seat: int) -> list[int]:
    if not _under_hand(x, seat):
        return []
    return [m.command(HAND, 1 - (x.shelf[HANDS] >> seat & 1))]


def check_hand(x: Flight, seat: int, move: int) -> Refusal | None:
    if not _under_hand(x, seat):
        return no("ESC-PHYS-02", "hand-not-cursed", code=NO_TARGET)
    if m.first(move) > 1:
        return no("ESC-PHYS-02", "on-or-off", code=NO_TARGET)
    if m.first(move) == (x.shelf[HANDS] >> seat & 1):
        return no("ESC-PHYS-02", "already-so", code=USED)
    return None


def put_hand(x: Flight, seat: int, move: int) -> None:
    x.shelf[HANDS] ^= 1 << seat
    x.tell(told.HandOnHead, "ESC-PHYS-02", seat, bool(m.first(move)))


def choose_moves(x: Flight, seat: int) -> list[int]:
    if not x.shelf[CHOOSING] >> seat & 1:
        return []
    return [m.command(CHOOSE, other) for other in x.insiders() if other != seat]


def check_choose(x: Flight, seat: int, move: int) -> Refusal | None:
    other = m.first(move)
    if not x.shelf[CHOOSING] >> seat & 1:
        return no("ESC-CURSE-SOULSWAP", "nothing-to-choose", code=NO_TARGET)
    if other >= x.seats or not x.inside(other) or other == seat:
        return no("ESC-CURSE-SOULSWAP-06", "not-a-partner", code=NO_TARGET)
    return None


def choose(x: Flight, seat: int, move: int) -> None:
    stop_choosing(x, seat)
    swap_souls(x, seat, m.first(move))


def choose_by_default(x: Flight, seat: int) -> None:
    """ESC-CURSE-SOULSWAP-06: the next seat inside."""
    if x.shelf[CHOOSING] >> seat & 1 and x.may_cooperate():
        order = [(seat + step) % x.seats for step in range(1, x.seats)]
        stop_choosing(x, seat)
        swap_souls(x, seat, next(other for other in order if x.inside(other)))


COMMANDS: Final = (
    Command(LIFT, lift_moves, check_lift, lift),
    Command(HAND, hand_moves, check_hand, put_hand),
    Command(CHOOSE, choose_moves, check_choose, choose),
)
