"""Who leads whose pawn while souls are swapped (spec §2.12)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape.entering import leave_behind
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.modules.curses import events as told

SWAPS: Final = "curses.swaps"
"""Pairs of owner and partner."""


def swap_souls(x: Flight, owner: int, partner: int) -> None:
    """ESC-CURSE-SOULSWAP-02, ESC-CURSE-SOULSWAP-03, ESC-CURSE-SOULSWAP-04, ESC-CURSE-SOULSWAP-05:
    pawns stay where they are, everything else stays with the people."""
    _lead(x, _exchanged(x.leads, (owner, partner)))
    x.shelf[SWAPS] = (*x.shelf[SWAPS], (owner, partner))
    x.tell(told.SoulsSwapped, "ESC-CURSE-SOULSWAP-02", owner, partner)


def undo_swap(x: Flight, owner: int, partner: int) -> None:
    """ESC-CURSE-SOULSWAP-02: everybody leads whom they would lead if it had never been; so once all
    swaps are undone, in whatever order, everybody leads their own pawn."""
    left = tuple([swap for swap in x.shelf[SWAPS] if swap != (owner, partner)])
    before = _exchanged(x.leads, *reversed(x.shelf[SWAPS]))
    _lead(x, _exchanged(before, *left))
    x.shelf[SWAPS] = left


def _exchanged(leads: list[int], *swaps: tuple[int, int]) -> list[int]:
    """Who leads whom after these have exchanged pawns, one pair after the other."""
    leads = leads[:]
    for one, other in swaps:
        leads[one], leads[other] = leads[other], leads[one]
    return leads


def _lead(x: Flight, leads: list[int]) -> None:
    """Whoever gets another pawn leaves things behind; rooms in hands go back at the same instant,
    that of the highest seat first (ESC-RT-35)."""
    for seat in reversed(range(x.seats)):
        if leads[seat] != x.leads[seat] and x.inside(seat):
            leave_behind(x, seat)
    x.leads = leads


def end_swap(x: Flight, owner: int) -> None:
    x.shelf[SWAPS] = tuple([pair for pair in x.shelf[SWAPS] if pair[0] != owner])
