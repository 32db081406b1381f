"""Reading `box.toml`: the file's shape, what must be true of it, and the Box made from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from mastaba.games.cursed_tomb.box import (
    BAYS,
    CLASSES,
    COLOURS,
    DESERT,
    KINDS,
    NO_TILE,
    PACES,
    PYRAMID,
    TO_ENTRANCE,
    TOMB,
    Box,
)
from mastaba.games.cursed_tomb.mummy import legs_from, mummy_states
from mastaba.kernel.boxes import Added, BoxError, BoxFiles

Source = Literal["rulebook", "designed"]

DEFAULT = Path(__file__).with_name("box.toml")

SECTIONS = {"heap": ("heap",), "hands": ("hands",)}
"""What is not in every game: the abstract trap; and what no rule reads."""

ADDED: tuple[Added, ...] = (("mummy.heads_on", "squares"), ("tiles.*.heads", {}))
"""Keys that the first boxes did not have."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Square(_Part, frozen=True):
    name: str
    tile: Literal["", "desert", "pyramid", "tomb"] = ""
    scarab: bool = False
    heads: int = 0


class Track(_Part, frozen=True):
    source: Source
    snake: str
    squares: list[Square]


class Tiles(_Part, frozen=True):
    source: Source
    back: str
    red: int
    blue: int
    yellow: int
    green: int
    purple: int
    heads: dict[str, list[int]] = {}
    """By colour: the mummy heads on the first tiles of it, where they are on tiles."""

    def counts(self) -> tuple[int, ...]:
        return self.red, self.blue, self.yellow, self.green, self.purple

    def heads_of_each(self) -> list[int]:
        """Tile by tile, in the order of colours."""
        return [
            heads
            for colour, count in zip(COLOURS, self.counts(), strict=True)
            for heads in [*self.heads.get(colour, []), *[0] * count][:count]
        ]


class TileKinds(_Part, frozen=True):
    desert: Tiles
    pyramid: Tiles
    tomb: Tiles

    def each(self) -> tuple[Tiles, Tiles, Tiles]:
        return self.desert, self.pyramid, self.tomb


class Stones(_Part, frozen=True):
    source: Source
    count: int
    glyph: str


class Scarabs(_Part, frozen=True):
    source: Source
    supply: int
    limit: int
    mad_limit: int
    entry: int


class Mummy(_Part, frozen=True):
    source: Source
    facing: Literal["entrance"]
    heads_on: Literal["squares", "tiles"] = "squares"
    """Where mummy heads are printed; either way only in the pyramid."""


class Chains(_Part, frozen=True):
    source: Source
    most_legs: int


class Pawns(_Part, frozen=True):
    source: Source
    names: list[str]


class Clocks(_Part, frozen=True):
    source: Source
    reserve: int
    warnings: list[int]
    time_outs_before_bot: int
    void_pulls_before_rebuild: int


class Pace(_Part, frozen=True):
    cost: int
    open: int
    half: int
    deep: int

    def chances(self) -> tuple[int, int, int]:
        return self.open, self.half, self.deep


class Heap(_Part, frozen=True):
    source: Source
    top: int
    middle: int
    patience: int
    rummage_cost: int
    rummage_chance: int
    sceptre_first: int
    paces: dict[str, Pace]


class BoxFile(_Part, frozen=True):
    game: Literal["cursed-tomb"]
    name: str
    track: Track
    tiles: TileKinds
    stones: dict[str, Stones]
    scarabs: Scarabs
    mummy: Mummy
    chains: Chains
    pawns: Pawns
    clocks: Clocks
    heap: Heap
    hands: dict[str, Any] = {}
    """Where earlier boxes told how skilled the hands of bots are; no rule has ever read it."""


_STONES = 20
_TILES = (8, 16, 8)
_PLAYERS = 6
_MOST_HEADS = 3


def _check(box: BoxFile) -> None:
    """Whatever the types cannot say; each complaint names its entry and what would be right."""
    if not box.name.strip():
        raise BoxError("name", "is empty; logs name the box they were played with")
    _check_track(box.track.squares)
    _check_tiles(box)
    _check_heads(box)
    _check_stones(box)
    _check_counts(box)
    _check_heap(box.heap)
    _check_chains(make_box(box))


def _check_track(squares: list[Square]) -> None:
    names = [square.name for square in squares]
    if len(set(names)) != len(names):
        raise BoxError("track.squares", "name a square twice")
    if not names or names[0] != "START" or names[-1] != "TOMB" or "GATE" not in names:
        raise BoxError("track.squares", "must begin with START, pass GATE and end with TOMB")
    gate = names.index("GATE")
    for at, square in enumerate(squares):
        entry = f"track.squares[{at}] ({square.name})"
        wanted = (
            ""
            if square.name in ("START", "GATE")
            else "tomb"
            if at == len(squares) - 1
            else "desert"
            if at < gate
            else "pyramid"
        )
        if square.tile != wanted:
            raise BoxError(f"{entry}.tile", f"is {square.tile!r}; there it must be {wanted!r}")
        if not 0 <= square.heads <= _MOST_HEADS:
            raise BoxError(f"{entry}.heads", f"is {square.heads}; it must be from 0 to 3")
        if square.heads and (wanted != "pyramid" or square.scarab):
            raise BoxError(f"{entry}.heads", "stand only on pyramid squares without a scarab")
        if square.scarab and wanted not in ("desert", "pyramid"):
            raise BoxError(f"{entry}.scarab", "is only for tile squares of desert and pyramid")
    if len(names) - gate < 4:
        raise BoxError("track.squares", "need at least two pyramid squares for the mummy to walk")


def _check_tiles(box: BoxFile) -> None:
    used = [[square.tile for square in box.track.squares].count(kind) for kind in KINDS]
    used[TOMB] = BAYS
    for kind, tiles, total, needed in zip(KINDS, box.tiles.each(), _TILES, used, strict=True):
        counts = tiles.counts()
        if min(counts) < 0:
            raise BoxError(f"tiles.{kind}", "has a negative number of tiles of a colour")
        if sum(counts) != total:
            raise BoxError(f"tiles.{kind}", f"make {sum(counts)} tiles; there must be {total}")
        if needed > total:
            raise BoxError(f"tiles.{kind}", f"are {total}, but the track has {needed} squares")


def _check_heads(box: BoxFile) -> None:
    """TOMB-MUMMY-12: they are on the squares or on the tiles, not on both."""
    if box.mummy.heads_on == "tiles":
        for at, square in enumerate(box.track.squares):
            if square.heads:
                entry = f"track.squares[{at}] ({square.name}).heads"
                raise BoxError(entry, "are on a square, but mummy.heads_on says: on tiles")
    for kind, tiles in zip(KINDS, box.tiles.each(), strict=True):
        entry = f"tiles.{kind}.heads"
        if tiles.heads and (box.mummy.heads_on != "tiles" or kind != "pyramid"):
            raise BoxError(entry, "need mummy.heads_on to be 'tiles', and are for pyramid tiles")
        for colour, heads in tiles.heads.items():
            if colour not in COLOURS:
                raise BoxError(entry, f"name {colour}; colours are {', '.join(COLOURS)}")
            there = tiles.counts()[COLOURS.index(colour)]
            if len(heads) > there:
                raise BoxError(f"{entry}.{colour}", f"are for {len(heads)} tiles of {there}")
            if not all(0 <= one <= _MOST_HEADS for one in heads):
                raise BoxError(f"{entry}.{colour}", "must each be from 0 to 3")


def _check_stones(box: BoxFile) -> None:
    if tuple(box.stones) != COLOURS:
        raise BoxError("stones", f"are {', '.join(box.stones)}; they must be {', '.join(COLOURS)}")
    for colour, stones in box.stones.items():
        if stones.count < 1:
            raise BoxError(f"stones.{colour}.count", f"is {stones.count}; it must be at least 1")
    total = sum(stones.count for stones in box.stones.values())
    if total != _STONES:
        raise BoxError("stones", f"make {total} stones; there must be {_STONES}")


def _check_counts(box: BoxFile) -> None:
    scarabs = box.scarabs
    # TOMB-SCARAB-07: so it never runs out.
    if scarabs.supply < _PLAYERS * max(scarabs.limit, scarabs.mad_limit):
        raise BoxError("scarabs.supply", "must be enough for six players at their limit")
    if not 0 <= scarabs.entry <= min(scarabs.limit, scarabs.mad_limit):
        raise BoxError("scarabs.entry", "cannot exceed what a player may own")
    if box.chains.most_legs < 1:
        raise BoxError("chains.most_legs", "must be at least 1")
    names = box.pawns.names
    if len(names) != _PLAYERS or len(set(names)) != _PLAYERS:
        raise BoxError("pawns.names", "must be six different names")
    if box.clocks.reserve < 0 or min(box.clocks.warnings, default=0) < 0:
        raise BoxError("clocks", "has a time below 0")
    for field in ("time_outs_before_bot", "void_pulls_before_rebuild"):
        if getattr(box.clocks, field) < 1:
            raise BoxError(f"clocks.{field}", "must be at least 1")


def _check_heap(heap: Heap) -> None:
    if heap.top < 2 or heap.middle < 0 or heap.top + heap.middle > _STONES:
        raise BoxError("heap", "needs at least 2 stones on top, and no more than 20 in all layers")
    if tuple(heap.paces) != PACES:
        raise BoxError("heap.paces", f"must be {', '.join(PACES)}, in this order")
    _check_percent(
        "heap", {"rummage_chance": heap.rummage_chance, "sceptre_first": heap.sceptre_first}
    )
    for name, pace in heap.paces.items():
        chances = dict(zip(CLASSES, pace.chances(), strict=True))
        _check_percent(f"heap.paces.{name}", chances)
        if pace.cost < 1:
            raise BoxError(f"heap.paces.{name}.cost", "must be at least 1")
    if min(pace.cost for pace in heap.paces.values()) > heap.patience:
        raise BoxError("heap.patience", "does not even allow the quickest pull")
    if heap.rummage_cost < 1:
        raise BoxError("heap.rummage_cost", "must be at least 1")


def _check_percent(entry: str, chances: dict[str, int]) -> None:
    for name, chance in chances.items():
        if not 0 <= chance <= 100:
            raise BoxError(f"{entry}.{name}", f"is {chance}; it must be from 0 to 100 percent")


def _check_chains(box: Box) -> None:
    """TOMB-MUMMY-16: from every square, either way, every activation must end by itself."""
    for square, facing in mummy_states(box):
        for heads in range(1, _MOST_HEADS + 1):
            if legs_from(box, square, facing, heads) > box.most_legs:
                raise BoxError(
                    "track.squares",
                    f"send the mummy from {box.squares[square]} on without end; "
                    "take heads off a square",
                )


def make_box(file: BoxFile) -> Box:
    """The box as the rules read it."""
    squares = file.track.squares
    kinds = {"": NO_TILE, "desert": DESERT, "pyramid": PYRAMID, "tomb": TOMB}
    heap = file.heap
    return Box(
        name=file.name,
        squares=tuple(square.name for square in squares),
        square_tiles=tuple(kinds[square.tile] for square in squares),
        scarab_squares=tuple(square.scarab for square in squares),
        heads=tuple(square.heads for square in squares),
        snake=file.track.snake,
        tile_counts=tuple(tiles.counts() for tiles in file.tiles.each()),
        stone_counts=tuple(stones.count for stones in file.stones.values()),
        supply=file.scarabs.supply,
        limit=file.scarabs.limit,
        mad_limit=file.scarabs.mad_limit,
        entry=file.scarabs.entry,
        facing=TO_ENTRANCE,
        most_legs=file.chains.most_legs,
        pawns=tuple(file.pawns.names),
        reserve=file.clocks.reserve,
        warnings=tuple(file.clocks.warnings),
        time_outs_before_bot=file.clocks.time_outs_before_bot,
        void_pulls_before_rebuild=file.clocks.void_pulls_before_rebuild,
        top=heap.top,
        middle=heap.middle,
        patience=heap.patience,
        rummage_cost=heap.rummage_cost,
        rummage_chance=heap.rummage_chance,
        sceptre_first=heap.sceptre_first,
        pace_costs=tuple(pace.cost for pace in heap.paces.values()),
        pull_chances=tuple(pace.chances() for pace in heap.paces.values()),
        tile_heads=tuple(heads for tiles in file.tiles.each() for heads in tiles.heads_of_each()),
    )


FILES: Final[BoxFiles[BoxFile]] = BoxFiles(BoxFile, _check, SECTIONS, ADDED)


@cache
def load_box(path: Path = DEFAULT) -> Box:
    return make_box(FILES.read(path))
