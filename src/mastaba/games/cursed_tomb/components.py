"""What is printed on the components, for those who draw them: nothing here is ever hidden."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mastaba.games.cursed_tomb import boxfile
from mastaba.games.cursed_tomb.box import BAYS, CLASSES, COLOURS, KINDS, PACES
from mastaba.games.cursed_tomb.chamber import bay_name


class SquareSpace(msgspec.Struct, frozen=True):
    """A square of the track, START first. `tile`: the kind of tile that lies there, or nothing."""

    name: str
    tile: str
    scarab: bool
    heads: int


class TileFace(msgspec.Struct, frozen=True):
    """A tile: its kind (which its back tells), and the colour and mummy heads on its face."""

    name: str
    kind: str
    colour: str
    heads: int


class StoneColour(msgspec.Struct, frozen=True):
    """The stones of one colour, with the glyph that doubles it (TOMB-DT-58)."""

    colour: str
    glyph: str
    stones: list[str]


class PaceOdds(msgspec.Struct, frozen=True):
    """A pace of the abstract trap: its cost in patience, and its chances in percent by how a stone
    lies."""

    pace: str
    cost: int
    chances: dict[str, int]


class Components(msgspec.Struct, frozen=True):
    """The box: every component with what is printed on it."""

    box: str
    track: list[SquareSpace]
    bays: list[str]
    snake: str
    backs: dict[str, str]
    tiles: list[TileFace]
    stones: list[StoneColour]
    pawns: list[str]
    scarabs: int
    scarab_limit: int
    mad_scarab_limit: int
    scarabs_to_enter: int
    paces: list[PaceOdds]
    patience: int
    rummage_cost: int
    rummage_chance: int
    clock_reserve: int
    clock_warnings: list[int]


def components(path: Path) -> Components:
    """The components of the box in a file."""
    file, box = boxfile.FILES.read(path), boxfile.load_box(path)
    backs = dict(zip(KINDS, (tiles.back for tiles in file.tiles.each()), strict=True))
    return Components(
        box=box.name,
        track=[
            SquareSpace(square.name, square.tile, square.scarab, square.heads)
            for square in file.track.squares
        ],
        bays=[bay_name(bay) for bay in range(BAYS)],
        snake=box.snake,
        backs=backs,
        tiles=[
            TileFace(name, KINDS[kind], COLOURS[colour], heads)
            for name, kind, colour, heads in zip(
                box.tile_names, box.tile_kinds, box.tile_colours, box.tile_heads, strict=True
            )
        ],
        stones=[
            StoneColour(
                colour,
                file.stones[colour].glyph,
                [
                    name
                    for name, its in zip(box.stone_names, box.stone_colours, strict=True)
                    if its == number
                ],
            )
            for number, colour in enumerate(COLOURS)
        ],
        pawns=list(box.pawns),
        scarabs=box.supply,
        scarab_limit=box.limit,
        mad_scarab_limit=box.mad_limit,
        scarabs_to_enter=box.entry,
        paces=[
            PaceOdds(pace, cost, dict(zip(CLASSES, chances, strict=True)))
            for pace, cost, chances in zip(PACES, box.pace_costs, box.pull_chances, strict=True)
        ],
        patience=box.patience,
        rummage_cost=box.rummage_cost,
        rummage_chance=box.rummage_chance,
        clock_reserve=box.reserve,
        clock_warnings=list(box.warnings),
    )
