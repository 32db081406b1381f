"""What a careful onlooker can work out: where colours lead, where the mummy would walk, and which
colours the next tile may have. Only from what lies open; worked out when somebody asks.
"""

from __future__ import annotations

import msgspec

from mastaba.games.cursed_tomb.box import COLOURS, FACINGS, TO_ENTRANCE, TO_TOMB
from mastaba.games.cursed_tomb.descent import GONE, Descent
from mastaba.games.cursed_tomb.mummy import step_on

_MOST_HEADS = 3


class ColourWay(msgspec.Struct, frozen=True):
    """Where a stone of the colour would lead a seat's adventurer; empty if nowhere."""

    seat: int
    colour: str
    forward: str
    backward: str


class MummyWalk(msgspec.Struct, frozen=True):
    """The squares she would enter if so many heads woke her now, and how she would stand then."""

    heads: int
    path: list[str]
    facing: str


class Insight(msgspec.Struct, frozen=True):
    """`next_tile`: how many of the unseen tiles of its kind have each colour."""

    ways: list[ColourWay]
    walks: list[MummyWalk]
    next_tile: dict[str, int]


def insight(x: Descent) -> Insight:
    """The same for every seat and for a spectator."""
    return Insight(
        ways=[_way(x, seat, colour) for seat in x.players() for colour in _shown(x)],
        walks=[] if x.mummy == GONE else [_walk(x, heads) for heads in range(1, _MOST_HEADS + 1)],
        next_tile=_next_tile(x),
    )


def _shown(x: Descent) -> list[int]:
    return sorted({colour for _square, colour in x.face_up()})


def _way(x: Descent, seat: int, colour: int) -> ColourWay:
    forward = x.next_square(x.pawns[seat], colour, TO_TOMB)
    backward = GONE
    if not x.house.full_speed:
        backward = x.next_square(x.pawns[seat], colour, TO_ENTRANCE)
    return ColourWay(seat, COLOURS[colour], _name(x, forward), _name(x, backward))


def _name(x: Descent, square: int) -> str:
    return "" if square == GONE else x.box.squares[square]


def _walk(x: Descent, heads: int) -> MummyWalk:
    square, facing, left = x.mummy, x.facing, heads
    path: list[str] = []
    for _leg in range(x.box.most_legs):
        for _ in range(left):
            square, facing = step_on(x.box, square, facing)
            path.append(x.box.squares[square])
        left = x.heads_at(square)
    return MummyWalk(heads, path, FACINGS[facing])


def _next_tile(x: Descent) -> dict[str, int]:
    if x.all_turned():
        return {}
    box = x.box
    kind = box.square_tiles[box.tile_squares[x.turned]]
    seen = set(x.tiles[: x.turned])
    unseen = [box.tile_colours[tile] for tile in box.tiles_of(kind) if tile not in seen]
    return {COLOURS[colour]: unseen.count(colour) for colour in sorted(set(unseen))}
