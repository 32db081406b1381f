"""Action 4: escape, and the die that the escaped leave behind (spec §2.7, §2.10)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Cost, K
from mastaba.games.escape.entering import leave_behind
from mastaba.games.escape.flight import ESCAPED, LOST, NO_ROOM, Flight
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.refusing import BLOCKED, COST, DIE_STATE, NOT_HERE, OUT, USED, no
from mastaba.games.escape.spelling import DICE, DIE, TILES, TO, WHOM
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

ESCAPE: Final[Verb] = Verb(9, "escape", DICE, TILES, rule="ESC-EXIT-02")
GIFT: Final[Verb] = Verb(10, "gift", DIE, TO, WHOM, rule="ESC-EXIT-06", marks=m.OUTSIDE)


def exit_price(x: Flight, seat: int) -> Cost:
    """ESC-EXIT-02, ESC-EXIT-04, ESC-FATE-07: a key for each gem on the depot, and one more."""
    keys = x.depot + 1
    for module in x.house.hear.exit_price:
        keys = module.exit_price(x, seat, keys)
    return (K,) * keys


def forbids_escape(x: Flight, seat: int) -> Refusal | None:
    """ESC-EXIT-01: only from the Exit."""
    if x.at(seat) != x.box.exit:
        return no("ESC-EXIT-01", "not-in-exit", code=NOT_HERE)
    for module in x.house.hear.forbids_escape:
        refusal = module.forbids_escape(x, seat)
        if refusal is not None:
            return refusal
    return None


def escape_moves(x: Flight, seat: int) -> list[int]:
    if forbids_escape(x, seat) is not None:
        return []
    return [
        m.command(ESCAPE, dice=dice, tiles=tiles)
        for dice, tiles in payments(x, seat, [exit_price(x, seat)])
    ]


def check_escape(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-EXIT-03: with keys of one's own."""
    refusal = forbids_escape(x, seat)
    if refusal is not None:
        return refusal
    return check_payment(x, seat, move, [exit_price(x, seat)], "ESC-EXIT-02")


def escape(x: Flight, seat: int, move: int) -> None:
    """ESC-EXIT-05, ESC-EXIT-10: out for good, with no further part in anything but talk."""
    pay(x, seat, move)
    leave_behind(x, seat)
    x.pawns[x.leads[seat]] = NO_ROOM
    x.out |= 1 << seat
    left = x.insiders()
    x.tell(told.Escaped, "ESC-EXIT-05", seat, len(left))
    for module in x.house.hear.escapes:
        module.escapes(x, seat)
    if not left:
        end_well(x)


def end_well(x: Flight) -> None:
    """ESC-END-03, ESC-END-04: all have escaped, and the game ends at once."""
    for module in x.house.hear.spoils_escape:
        if module.spoils_escape(x):
            x.ending = LOST
            return
    x.ending = ESCAPED
    x.tell(told.AllEscaped, "ESC-END-03", x.t)


# --- the gift ---


def gift_moves(x: Flight, seat: int) -> list[int]:
    if x.inside(seat) or x.gifted >> seat & 1:
        return []
    return [
        m.command(GIFT, other, dice=1 << die)
        for die in d.in_state(x, seat, *d.AT_HAND)
        for other in x.insiders()
    ]


def check_gift(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-EXIT-06, ESC-EXIT-08, ESC-EXIT-09: one die that one still had, once, to one inside."""
    dice, other = d.numbers(m.dice(move)), m.first(move)
    if x.inside(seat):
        return no("ESC-EXIT-06", "still-inside", code=BLOCKED)
    if x.gifted >> seat & 1:
        return no("ESC-EXIT-08", "has-given", code=USED)
    if len(dice) != 1:
        return no("ESC-EXIT-06", "one-die", code=COST)
    if dice[0] not in d.in_state(x, seat, *d.AT_HAND):
        return no("ESC-EXIT-09", "not-your-die", code=DIE_STATE, die=dice[0] + 1)
    if other >= x.seats or not x.inside(other):
        return no("ESC-EXIT-06", "not-inside", code=OUT, seat=other)
    return None


def gift(x: Flight, seat: int, move: int) -> None:
    """ESC-EXIT-07, ESC-PHYS-15: it arrives ready to be rolled, beside the new owner's dice."""
    die, other = d.numbers(m.dice(move))[0], m.first(move)
    x.dice[seat][die] = d.GIVEN | d.NEW
    x.dice[other].append(d.NEW)
    x.gifted |= 1 << seat
    x.tell(told.DieGiven, "ESC-EXIT-06", seat, other, len(x.dice[other]) - 1)
