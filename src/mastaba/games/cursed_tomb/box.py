"""The components of The Cursed Tomb as the rules read them: plain tuples, indexed by small ints.

A square is its place on the track, 0 being START; a stone is a number from 0, colour by colour; a
tile is a number from 0, Desert before Pyramid before Tomb, each kind colour by colour.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "yellow", "green", "purple")

DESERT: Final = 0
PYRAMID: Final = 1
TOMB: Final = 2
KINDS: Final = ("desert", "pyramid", "tomb")
NO_TILE: Final = -1

START: Final = 0
BAYS: Final = 2
"""TOMB-CHAMBER-01: the tomb holds two tiles, T1 and T2."""

TO_ENTRANCE: Final = -1
TO_TOMB: Final = 1
FACINGS: Final = {TO_ENTRANCE: "entrance", TO_TOMB: "tomb"}

OPEN: Final = 0
HALF: Final = 1
DEEP: Final = 2
CLASSES: Final = ("open", "half", "deep")
"""How a stone lies in the abstract trap (TOMB-DT-51)."""

GENTLE: Final = 0
NORMAL: Final = 1
BOLD: Final = 2
PACES: Final = ("gentle", "normal", "bold")

SCEPTRE: Final = 63
"""Among things that can fall, next to the numbers of the stones."""
NOTHING: Final = 62
"""Nothing fell: a time-out that the house counts as a rockfall (HO-08)."""


class Box:
    """One box, shared by every clone of every game played with it; never changed."""

    def __init__(
        self,
        name: str,
        squares: tuple[str, ...],
        square_tiles: tuple[int, ...],
        scarab_squares: tuple[bool, ...],
        heads: tuple[int, ...],
        snake: str,
        tile_counts: tuple[tuple[int, ...], ...],
        stone_counts: tuple[int, ...],
        supply: int,
        limit: int,
        mad_limit: int,
        entry: int,
        facing: int,
        most_legs: int,
        pawns: tuple[str, ...],
        reserve: int,
        warnings: tuple[int, ...],
        time_outs_before_bot: int,
        void_pulls_before_rebuild: int,
        top: int,
        middle: int,
        patience: int,
        rummage_cost: int,
        rummage_chance: int,
        sceptre_first: int,
        pace_costs: tuple[int, ...],
        pull_chances: tuple[tuple[int, ...], ...],
        tile_heads: tuple[int, ...],
    ) -> None:
        self.name = name
        self.squares = squares
        self.square_tiles = square_tiles
        self.scarab_squares = scarab_squares
        self.heads = heads
        """By square: the mummy heads that are printed on it; none where they are on the tiles."""
        self.tile_heads = tile_heads
        """By tile: the mummy heads on its face; none where they are on the squares."""
        self.snake = snake
        self.gate = squares.index("GATE")
        self.tomb = len(squares) - 1
        self.first_room = self.gate + 1
        """P1, the square behind the entrance."""
        self.last_room = self.tomb - 1
        """P12, the square before the tomb."""
        self.tile_squares = tuple(
            [at for at, kind in enumerate(square_tiles) if kind in (DESERT, PYRAMID)]
        )
        self.tile_colours, self.tile_names, self.tile_kinds = _tiles(tile_counts)
        self.stone_counts = stone_counts
        self.stone_colours = tuple(
            [colour for colour, count in enumerate(stone_counts) for _ in range(count)]
        )
        self.stone_names = tuple(
            [
                f"{COLOURS[colour]}{number}"
                for colour, count in enumerate(stone_counts)
                for number in range(1, count + 1)
            ]
        )
        self.stones = len(self.stone_colours)
        self.full_bowl = (1 << self.stones) - 1
        self.colour_masks = tuple(
            [
                sum([1 << stone for stone, its in enumerate(self.stone_colours) if its == colour])
                for colour in range(len(COLOURS))
            ]
        )
        self.supply = supply
        self.limit = limit
        self.mad_limit = mad_limit
        self.entry = entry
        self.facing = facing
        self.most_legs = most_legs
        self.pawns = pawns
        self.reserve = reserve
        self.warnings = warnings
        self.time_outs_before_bot = time_outs_before_bot
        self.void_pulls_before_rebuild = void_pulls_before_rebuild
        self.top = top
        self.middle = middle
        self.patience = patience
        self.rummage_cost = rummage_cost
        self.rummage_chance = rummage_chance
        self.sceptre_first = sceptre_first
        self.pace_costs = pace_costs
        self.pull_chances = pull_chances

    def tiles_of(self, kind: int) -> tuple[int, ...]:
        """All tiles of a kind, told apart by their backs (TOMB-SETUP-02)."""
        return tuple([tile for tile, its in enumerate(self.tile_kinds) if its == kind])

    def stones_in(self, bowl: int, colour: int) -> tuple[int, ...]:
        """The stones of a colour that lie in the bowl."""
        mask = bowl & self.colour_masks[colour]
        return tuple([stone for stone in range(self.stones) if mask >> stone & 1])

    def thing(self, number: int) -> str:
        """What can fall, by name."""
        if number == SCEPTRE:
            return "sceptre"
        return "" if number == NOTHING else self.stone_names[number]

    def in_pyramid(self, square: int) -> bool:
        return self.first_room <= square <= self.last_room


_NAMES: Final = ("DES", "PYR", "TMB")


def _tiles(
    counts: tuple[tuple[int, ...], ...],
) -> tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]:
    """Colour, name and kind of every tile: DES-01…, PYR-01…, TMB-01…, in the order of colours."""
    colours: list[int] = []
    names: list[str] = []
    kinds: list[int] = []
    for kind, by_colour in enumerate(counts):
        number = 0
        for colour, count in enumerate(by_colour):
            for _ in range(count):
                number += 1
                colours.append(colour)
                names.append(f"{_NAMES[kind]}-{number:02d}")
                kinds.append(kind)
    return tuple(colours), tuple(names), tuple(kinds)
