"""Which turns of a Room Card obey the corridors around an empty hex.

A border says what lies around a hex: `edges that touch a tile << 6 | exits there that must be met`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mastaba.games.run_run_run.layout import CARD_AT, TURN_AT
from mastaba.kernel.hexgrid import turned

BORDERS: Final = tuple(
    [care << 6 | must for care in range(64) for must in range(64) if not must & ~care]
)
"""Every border there can be."""

Fits = tuple[tuple[int, ...], ...]
"""For one border, by card: the ways to lay it that fit there, packed as a move that explores has
them, without its verb and hex."""


def distinct_turns(exits: int) -> tuple[int, ...]:
    """RRR-EXPLORE-03: the orientations of a card that look different (no mirroring)."""
    seen: dict[int, int] = {}
    for turns in range(6):
        seen.setdefault(turned(exits, turns), turns)
    return tuple(seen.values())


def smallest_turn(exits: int, turns: int) -> int:
    """Of all turns that look the same, the one that moves are written with."""
    wanted = turned(exits, turns)
    return next(other for other in range(6) if turned(exits, other) == wanted)


@cache
def _fitting_turns(exits: int) -> list[tuple[int, ...]]:
    """For each border, every distinct turn of a card that obeys it.

    RRR-EXPLORE-04, RRR-EXPLORE-05 and RRR-EXPLORE-07: on every edge that touches a tile exit meets
    exit and wall meets wall. RRR-EXPLORE-08: one link at least.
    """
    looks = [(turned(exits, turns), turns) for turns in distinct_turns(exits)]
    return [
        tuple([turns for look, turns in looks if look & border >> 6 == border & 63])
        if border & 63
        else ()
        for border in BORDERS
    ]


def all_fits(room_exits: tuple[int, ...]) -> tuple[Fits, ...]:
    """The fits for every border there can be, with the border as index."""
    columns: list[list[tuple[int, ...]]] = []
    for card, exits in enumerate(room_exits):
        fitting = _fitting_turns(exits)
        packed = {
            turns: tuple([card << CARD_AT | turn << TURN_AT for turn in turns])
            for turns in set(fitting)
        }
        columns.append([packed[turns] for turns in fitting])
    rows: list[Fits] = [()] * (64 << 6)
    for border, row in zip(BORDERS, zip(*columns, strict=True), strict=True):
        rows[border] = row
    return tuple(rows)
