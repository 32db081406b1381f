"""Dice that are given up: lost at a slam, laid under rubble."""

from __future__ import annotations

from mastaba.games.escape import dice as d
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.pools import die_item, take_out


def take_from_hand(x: Flight, seat: int) -> int:
    """ESC-CLOCK-14: the die that the player gives up, out of any pool (ESC-RT-24); -1 if there is
    none at hand (ESC-CLOCK-17)."""
    die = d.to_give_up(x, seat)
    if die >= 0:
        take_out(x, [die_item(seat, die)])
    return die


def give_up(x: Flight, seat: int, rule: str) -> None:
    """Lose a die for the rest of the game, if there is one to lose."""
    die = take_from_hand(x, seat)
    if die >= 0:
        d.lose(x, seat, die, rule)
