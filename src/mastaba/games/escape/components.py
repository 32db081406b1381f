"""What is printed on the components, for those who draw them: nothing here is ever hidden."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mastaba.games.escape import boxfile
from mastaba.games.escape.box import COLLAPSE, FACES, GONG, SIDES, SLAM, START_WORD, TICK, Box
from mastaba.games.escape.payments import written

_CUES = {START_WORD: "start", GONG: "gong", TICK: "tick", SLAM: "slam", COLLAPSE: "collapse"}


class GemSymbol(msgspec.Struct, frozen=True):
    """So many symbols activate so many gems."""

    gems: int
    price: int
    face: str


class RoomFace(msgspec.Struct, frozen=True):
    """A room with its stairs in the south: openings, cost of entry, gem symbols."""

    room: str
    group: str
    openings: list[str]
    stairs: bool
    cost: str
    gems: list[GemSymbol]
    mask: bool
    treasure: bool


class CurseFace(msgspec.Struct, frozen=True):
    curse: str
    count: int
    lift: str
    extra: bool


class TreasureFace(msgspec.Struct, frozen=True):
    treasure: str
    count: int
    extra: bool


class Cue(msgspec.Struct, frozen=True):
    """What is heard when, in milliseconds after the start word."""

    t: int
    cue: str
    number: int


class Components(msgspec.Struct, frozen=True):
    """The box: every component with what is printed on it, and the timings."""

    box: str
    faces: list[str]
    dice: int
    dice_solo: int
    colours: list[str]
    rooms: list[RoomFace]
    curses: list[CurseFace]
    treasures: list[TreasureFace]
    treasure_price: str
    discover_price: str
    depot: list[int]
    spare: int
    introduction: int
    tracks: dict[str, list[Cue]]
    pace: dict[str, int]
    powers: list[int]


def components(path: Path) -> Components:
    """The components of the box in a file; with the cues of the soundtracks, so that devices let
    them be heard, seen and felt at their moment (ESC-PHYS-23, ESC-RT-39)."""
    file, box = boxfile.FILES.read(path), boxfile.load_box(path)
    pace = {name: getattr(file.pace, name) for name in boxfile.PaceFile.__struct_fields__}
    return Components(
        box=box.name,
        faces=[FACES[face] for face in box.faces],
        dice=box.dice_each,
        dice_solo=box.dice_solo,
        colours=list(box.colours),
        rooms=_rooms(box),
        curses=[CurseFace(name, count, written(lift), extra)
                for name, count, lift, extra in box.curses],
        treasures=[TreasureFace(*treasure) for treasure in box.treasures],
        treasure_price=written(box.treasure_price),
        discover_price=written(box.discover_price),
        depot=list(box.depot),
        spare=box.spare,
        introduction=box.introduction,
        tracks={
            track.name: [Cue(t, _CUES[cue], number) for t, cue, number in track.cues]
            for track in box.tracks
        },
        pace={name: value for name, value in pace.items() if isinstance(value, int)},
        powers=list(box.pace.powers),
    )  # fmt: skip


def _rooms(box: Box) -> list[RoomFace]:
    return [
        RoomFace(
            room=room.name,
            group=room.group,
            openings=[name for name, is_open in zip(SIDES, room.openings, strict=True) if is_open],
            stairs=room.stairs >= 0,
            cost=written(room.cost),
            gems=[GemSymbol(gems, price, FACES[room.gem_face]) for gems, price in room.gem_prices],
            mask=room.mask,
            treasure=room.treasure,
        )
        for room in box.rooms
    ]
