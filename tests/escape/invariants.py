"""What is true of every flight between two commands: nothing is created, nothing is lost."""

from __future__ import annotations

from mastaba.games.escape import Escape
from mastaba.games.escape.modules.curses import tiles as curses
from mastaba.games.escape.modules.treasures import tiles as treasures
from mastaba.games.escape.sound import invariants


def numbers_are_those_of_the_box(x: Escape) -> None:
    laid = [room for room in x.where if room >= 0]
    held = [room for room in x.held if room >= 0]
    assert len(laid) + len(x.pile) + len(held) == 19
    more = x.house.extra_tiles
    if curses.PILE in x.shelf:
        assert len(curses.tiles_of(x)) <= 14 + more
    if treasures.PILE in x.shelf:
        assert len(treasures.tiles_of(x)) <= 12 + more


def check_all(x: Escape) -> None:
    numbers_are_those_of_the_box(x)
    for invariant in invariants(x):
        assert invariant(x), invariant.__name__
