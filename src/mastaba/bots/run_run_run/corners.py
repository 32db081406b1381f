"""Corners: where three rooms meet, and which symbol a corner still waits for."""

from __future__ import annotations

from functools import cache

from mastaba.bots.run_run_run import weights as w
from mastaba.games.run_run_run.box import VAULT, Box
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.mechanisms import torch_mechanisms_left
from mastaba.kernel.hexgrid import DELTA, OPPOSITE

ALL_SYMBOLS = 6
"""Eye, scarab and ankh add up to this: what is missing from a pair of different ones."""


@cache
def _cards_that_fit(box: Box, border: int) -> tuple[int, int, int, int]:
    """How many cards of the box fit there, by symbol."""
    counts = [0, 0, 0, 0]
    for moves, symbol in zip(box.fits[border], box.room_symbol, strict=True):
        if moves:
            counts[symbol] += 1
    return counts[0], counts[1], counts[2], counts[3]


class Corners:
    """The symbols in the maze that are still free, and the empty hexes that wait for one."""

    def __init__(self, x: Expedition, hand: tuple[int, ...]) -> None:
        self.x = x
        self.hand = hand
        symbols = {
            cell: x.box.room_symbol[card]
            for cell, card in x.maze.cards.items()
            if card < VAULT and x.box.room_symbol[card]
        }
        for_doors = {cell for corner in x.door_corners for cell in corner}
        for_torches = {cell for corner in x.torch_corners for cell in corner}
        self.doors = {cell: sign for cell, sign in symbols.items() if cell not in for_doors}
        self.torches = {cell: sign for cell, sign in symbols.items() if cell not in for_torches}
        self.doors_needed = x.box.door_tokens - len(x.door_corners)
        self.torches_left = torch_mechanisms_left(x)
        self.waiting = 0.0
        for cell, border in x.maze.frontier.items():
            for symbol in door_symbols(self.ring(self.doors, cell)):
                self.waiting += self.filled(border, symbol, -1)

    def ring(self, signs: dict[int, int], cell: int) -> list[int]:
        """The free symbols around a hex, by side."""
        return [signs.get(cell + step, 0) for step in DELTA]

    def filled(self, border: int, symbol: int, played: int) -> float:
        """The chance that a card with the symbol soon lies on a hex with that border."""
        x = self.x
        if not border & 63:
            return w.WALLED_IN
        for card in self.hand:
            if card != played and x.box.room_symbol[card] == symbol and x.box.fits[border][card]:
                return w.IN_HAND
        share = _cards_that_fit(x.box, border)[symbol] / len(x.box.room_exits)
        cards = w.CARDS_SEEN_SOON + w.CARDS_PER_FRIEND * x.seats
        return float(w.IN_PASSING * (1 - (1 - share) ** cards))

    def corner(self) -> float:
        """What one more waiting corner is worth."""
        if self.doors_needed <= 0:
            return 0.0
        return w.CORNER if self.waiting < self.doors_needed else w.CORNER * w.SPARE_CORNER


def door_symbols(ring: list[int]) -> list[int]:
    """The symbols that would make a door with two different ones side by side."""
    found: list[int] = []
    before = ring[5]
    for symbol in ring:
        if before and symbol and before != symbol:
            found.append(ALL_SYMBOLS - before - symbol)
        before = symbol
    return found


def torch_symbols(ring: list[int]) -> list[int]:
    """The symbols that would make a torch mechanism with two of the same side by side."""
    return [symbol for side, symbol in enumerate(ring) if symbol and symbol == ring[side - 1]]


EdgeGains = list[tuple[int, float, float]]
"""Of a side of the new card that faces an empty hex: its bit, gain as wall, gain as exit."""


def edge_gains(corners: Corners, cell: int, symbol: int, played: int, built: bool) -> EdgeGains:
    """What each free side of a card with that symbol would bring, as a wall and as an exit.

    `built`: the card itself completes a door, so it can serve in no other.
    """
    maze = corners.x.maze
    doors = corners.ring(corners.doors, cell)
    torches = corners.ring(corners.torches, cell)
    corner = corners.corner()
    gains: EdgeGains = []
    for edge in range(6):
        hex = cell + DELTA[edge]
        if hex in maze.cards:
            continue
        known = maze.frontier.get(hex, 0)
        there = 1 << OPPOSITE[edge]
        as_wall = known | there << 6
        as_exit = as_wall | there
        wall, exit = 0.0, w.MEETING_EXIT if known & 63 else 0.0
        if symbol:
            for beside in (edge - 1, edge - 5):
                other = doors[beside]
                if other and other != symbol and corner and not built:
                    missing = ALL_SYMBOLS - other - symbol
                    wall += corner * corners.filled(as_wall, missing, played)
                    exit += corner * corners.filled(as_exit, missing, played)
                if torches[beside] == symbol and corners.torches_left > 0:
                    wall += w.TORCH_CORNER * corners.filled(as_wall, symbol, played)
                    exit += w.TORCH_CORNER * corners.filled(as_exit, symbol, played)
        gains.append((1 << edge, wall, exit))
    return gains
