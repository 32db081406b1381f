"""Reading `box.toml`: the file's shape, what must be true of it, and the Box made from it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from mastaba.games.escape.box import (
    COLLAPSE,
    FACES,
    GONG,
    NO_STAIRS,
    SETS,
    SLAM,
    START_WORD,
    TICK,
    B,
    Box,
    Pace,
    Room,
    Track,
)
from mastaba.games.escape.manifests import MANIFESTS
from mastaba.games.escape.printed import read_cost, read_gems, read_openings
from mastaba.kernel.boxes import Added, BoxError, BoxFiles

Source = Literal["rulebook", "designed"]

DEFAULT = Path(__file__).with_name("box.toml")

SECTIONS = {one.name: one.tables for one in MANIFESTS}
"""What of the box belongs to a module and not to the base."""

ONE_PAUSE = 60_000
ADDED: tuple[Added, ...] = (("pace.one_pause", ONE_PAUSE),)
"""Keys that the first boxes did not have."""

SEATS = 6
CURSES = ("trapped", "debris", "mask", "silence", "lostdice", "hand", "soulswap")
TREASURES = ("healing", "2torch", "2key", "teleport", "gem", "passage", "greattorch")
_TICKS = 10
_SECOND = 1000


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class DiceFile(_Part, frozen=True):
    """ESC-COMP-03, ESC-DICE-01: what a die shows, and how many dice each player gets, the sixth too
    (ESC-COMP-12)."""

    source: Source
    faces: list[Literal["A", "K", "T", "B", "G"]]
    each: int
    solo: int


class Colours(_Part, frozen=True):
    """ESC-COMP-04, ESC-COMP-05: a pawn and a marker of each colour, the sixth player's last."""

    source: Source
    names: list[str]


class Depot(_Part, frozen=True):
    """ESC-COMP-06, ESC-SETUP-09, ESC-SETUP-10, ESC-LEVEL-02, ESC-LEVEL-03: gems by number of
    players, what the levels add, and those beside the depot. Gems are numbers, so they never run
    out (ESC-COMP-07)."""

    source: Source
    gems: list[int]
    veteran: int
    expert: int
    spare: int


class Exit(_Part, frozen=True):
    source: Source
    last: int
    stray: int


class Tile(_Part, frozen=True):
    id: str
    openings: str
    cost: str
    gems: str = ""
    mask: bool = False
    treasure: bool = False


class Tiles(_Part, frozen=True):
    """ESC-COMP-01, ESC-COMP-02, ESC-COMP-11, ESC-DATA-01, ESC-GEM-08: a set of rooms, each with its
    openings, its cost and its gem prices."""

    source: Source
    tiles: list[Tile]


class CurseTile(_Part, frozen=True):
    kind: str
    count: int
    lift: str
    extra: bool = False


class Curses(_Part, frozen=True):
    """ESC-COMP-09, ESC-COMP-13, ESC-DATA-05: how many of each, and what lifts them; Soul swap is
    extra."""

    source: Source
    tiles: list[CurseTile]


class TreasureTile(_Part, frozen=True):
    kind: str
    count: int
    extra: bool = False


class Treasures(_Part, frozen=True):
    """ESC-COMP-10, ESC-COMP-14, ESC-DATA-05: how many there are of each; Great torch is extra."""

    source: Source
    price: str
    tiles: list[TreasureTile]


class Prices(_Part, frozen=True):
    source: Source
    discover: str


class PaceFile(_Part, frozen=True):
    source: Source
    roll_least: int
    settle_most: int
    settle_per_power: int
    settle_gap: int
    powers: list[int]
    power: int
    safe_power: int
    command_least: int
    eased_roll_least: int
    place: int
    vote: int
    vote_again: int
    choice: int
    away: int
    pause_most: int
    lead_in: int
    round: int
    one_pause: int = ONE_PAUSE


class TrackFile(_Part, frozen=True):
    stroke: int
    gongs: list[int]
    ticks: list[int]
    slams: list[int]
    collapse: int


class Tracks(_Part, frozen=True, rename={"one": "1", "two": "2"}):
    """ESC-COMP-08: two soundtracks."""

    source: Source
    introduction: int
    one: TrackFile
    two: TrackFile

    def each(self) -> dict[str, TrackFile]:
        return {"1": self.one, "2": self.two}


class BoxFile(_Part, frozen=True):
    game: Literal["escape"]
    name: str
    dice: DiceFile
    colours: Colours
    depot: Depot
    exit: Exit
    rooms: dict[str, Tiles]
    curses: Curses
    treasures: Treasures
    prices: Prices
    pace: PaceFile
    tracks: Tracks


# --- what must be true ---


def _check(file: BoxFile) -> None:
    """Whatever the types cannot say; each complaint names its entry and what would be right."""
    if not file.name.strip():
        raise BoxError("name", "is empty; logs name the box they were played with")
    _check_counts(file)
    _check_rooms(file)
    _check_tiles(file)
    _check_pace(file.pace)
    for name, track in file.tracks.each().items():
        _check_track(f"tracks.{name}", track)
    if file.tracks.introduction < 0:
        raise BoxError("tracks.introduction", "is below 0")
    make_box(file)


def _check_counts(file: BoxFile) -> None:
    if not file.dice.faces or FACES[B] == file.dice.faces[0]:
        raise BoxError("dice.faces", "must begin with a face that is no black mask")
    if not (1 <= file.dice.each <= 8 and 1 <= file.dice.solo <= 8):
        raise BoxError("dice", "are 1 to 8 for each player")
    names = file.colours.names
    if len(names) != SEATS or len(set(names)) != SEATS:
        raise BoxError("colours.names", f"must be {SEATS} different names")
    if len(file.depot.gems) != SEATS or min(file.depot.gems) < 0:
        raise BoxError("depot.gems", f"must be {SEATS} numbers, for one to six players")
    if min(file.depot.veteran, file.depot.expert, file.depot.spare) < 0:
        raise BoxError("depot", "has a number below 0")
    if file.exit.last < 1 or file.exit.stray < 0:
        raise BoxError("exit", "must lie among at least the last 1 tile")


def _check_rooms(file: BoxFile) -> None:
    """ESC-GEO-05: every room has stairs but Start, which is open on all sides."""
    names = [tile.id for tiles in file.rooms.values() for tile in tiles.tiles]
    if len(set(names)) != len(names):
        raise BoxError("rooms", "name a room twice")
    for name in names:
        if not re.fullmatch(r"[A-Z][A-Z0-9.]*", name):
            raise BoxError(f"rooms {name!r}", "must be a name like B01")
    for needed in SETS:
        if needed not in file.rooms:
            raise BoxError("rooms", f"lack the set {needed!r}")
    if not set(list(file.rooms)[: len(SETS)]) == set(SETS):
        raise BoxError("rooms", f"must begin with the sets {', '.join(SETS)}")
    main = {tile.id: tile for tile in file.rooms["main"].tiles}
    for needed in ("START", "EXIT"):
        if needed not in main:
            raise BoxError("rooms.main", f"lacks {needed}")
    for group, tiles in file.rooms.items():
        for tile in tiles.tiles:
            stairs = read_openings(tile.openings, f"rooms.{group}.{tile.id}.openings")[1]
            if (stairs == NO_STAIRS) != (tile.id == "START"):
                raise BoxError(
                    f"rooms.{group}.{tile.id}.openings", "need stairs (S*), but for START"
                )
    read_openings(main["START"].openings, "rooms.main.START.openings")
    if main["START"].openings.split() != ["N", "E", "S", "W"]:
        raise BoxError("rooms.main.START.openings", "must be N E S W")


def _check_tiles(file: BoxFile) -> None:
    for entry, found, known in (
        ("curses", [tile.kind for tile in file.curses.tiles], CURSES),
        ("treasures", [tile.kind for tile in file.treasures.tiles], TREASURES),
    ):
        if tuple(found) != known:
            raise BoxError(f"{entry}.tiles", f"must be {', '.join(known)}, in this order")
    counts = {tile.kind: tile.count for tile in file.curses.tiles}
    counts |= {tile.kind: tile.count for tile in file.treasures.tiles}
    for kind, count in counts.items():
        if count < 0:
            raise BoxError(f"{kind}.count", "is below 0")


def _check_pace(pace: PaceFile) -> None:
    for field in PaceFile.__struct_fields__:
        value = getattr(pace, field)
        if isinstance(value, int) and value < 0:
            raise BoxError(f"pace.{field}", f"is {value}; it must not be below 0")
    powers = pace.powers
    if sorted(set(powers)) != powers or not powers or not 0 <= powers[0] <= powers[-1] <= 100:
        raise BoxError("pace.powers", "must rise, from 0 to at most 100")
    if pace.power not in powers:
        raise BoxError("pace.power", f"is {pace.power}; it must be one of pace.powers")
    if pace.settle_most - pace.settle_per_power * powers[-1] < 1:
        raise BoxError("pace.settle_per_power", "lets the hardest throw settle before it is made")
    if pace.round < 1:
        raise BoxError("pace.round", "must be at least 1")


def _check_track(entry: str, track: TrackFile) -> None:
    """ESC-CLOCK-03: three countdowns; two end in a slam, the third in the collapse."""
    ends = [*track.slams, track.collapse]
    if not len(track.gongs) == len(track.ticks) == len(ends) == 3:
        raise BoxError(entry, "needs three gongs, three ticks, two slams and a collapse")
    before = 0
    for number, (gong, tick, end) in enumerate(zip(track.gongs, track.ticks, ends, strict=True)):
        strokes = gong + track.stroke * number
        if not before < gong <= strokes <= tick <= end - _TICKS * _SECOND:
            raise BoxError(entry, f"is out of order in countdown {number + 1}")
        before = end


# --- the box ---


def _cues(track: TrackFile) -> tuple[tuple[int, int, int], ...]:
    """ESC-CLOCK-04 to ESC-CLOCK-06: one, two and three strokes, and what ends each countdown."""
    cues = [(0, START_WORD, 0)]
    for number, (gong, tick) in enumerate(zip(track.gongs, track.ticks, strict=True), 1):
        cues += [(gong + track.stroke * stroke, GONG, number) for stroke in range(number)]
        cues += [(tick + _SECOND * count, TICK, _TICKS - count) for count in range(_TICKS)]
    cues += [(slam, SLAM, number) for number, slam in enumerate(track.slams, 1)]
    cues.append((track.collapse, COLLAPSE, 0))
    return tuple(sorted(cues))


def _room(group: str, tile: Tile) -> Room:
    entry = f"rooms.{group}.{tile.id}"
    openings, stairs = read_openings(tile.openings, f"{entry}.openings")
    face, prices = read_gems(tile.gems, f"{entry}.gems")
    cost = read_cost(tile.cost, f"{entry}.cost")
    return Room(tile.id, group, openings, stairs, cost, face, prices, tile.mask, tile.treasure)


def make_box(file: BoxFile) -> Box:
    """The box as the rules read it."""
    pace = {field: getattr(file.pace, field) for field in PaceFile.__struct_fields__[1:]}
    curses = file.curses.tiles
    return Box(
        name=file.name,
        faces=tuple(FACES.index(face) for face in file.dice.faces),
        dice_each=file.dice.each,
        dice_solo=file.dice.solo,
        colours=tuple(file.colours.names),
        depot=tuple(file.depot.gems),
        level_gems=(0, file.depot.veteran, file.depot.expert),
        spare=file.depot.spare,
        exit_last=file.exit.last,
        exit_stray=file.exit.stray,
        rooms=tuple(
            _room(group, tile) for group, some in file.rooms.items() for tile in some.tiles
        ),
        curses=tuple(
            (one.kind, one.count, read_cost(one.lift, f"curses.{one.kind}.lift"), one.extra)
            for one in curses
        ),
        treasures=tuple((one.kind, one.count, one.extra) for one in file.treasures.tiles),
        treasure_price=read_cost(file.treasures.price, "treasures.price"),
        discover_price=read_cost(file.prices.discover, "prices.discover"),
        pace=Pace(**{**pace, "powers": tuple(file.pace.powers)}),
        introduction=file.tracks.introduction,
        tracks=tuple(Track(name, _cues(track)) for name, track in file.tracks.each().items()),
    )


PARTS: Final = {one.name: file for one in MANIFESTS if (file := one.folder / "box.toml").exists()}
"""The box files of modules, each in its folder."""

FILES: Final[BoxFiles[BoxFile]] = BoxFiles(BoxFile, _check, SECTIONS, ADDED, PARTS)


@cache
def load_box(path: Path = DEFAULT) -> Box:
    return make_box(FILES.read(path))
