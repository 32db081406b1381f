"""Shared pools: what players lay down together for a goal (spec §3.5).

An item is a die or a tile of a seat: `seat << 8 | die`, or `seat << 8 | 128 | kind` for a tile.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape.flight import Flight

TILE: Final = 128


def die_item(seat: int, die: int) -> int:
    return seat << 8 | die


def tile_item(seat: int, kind: int) -> int:
    return seat << 8 | TILE | kind


def seat_of(item: int) -> int:
    return item >> 8


def is_tile(item: int) -> bool:
    return bool(item & TILE)


def thing(item: int) -> int:
    """The number of the die, or the kind of the tile."""
    return item & 127


def items_of(x: Flight, seat: int) -> list[int]:
    """Everything the seat has laid into pools."""
    return [item for _aim, items in x.pools.values() for item in items if item >> 8 == seat]


def tiles_in_pools(x: Flight, seat: int) -> list[int]:
    """Kinds of the tiles that the seat has laid into pools."""
    return [thing(item) for item in items_of(x, seat) if is_tile(item)]


def contributors(items: tuple[int, ...]) -> list[int]:
    """Who has something in the pool, in the order in which they came."""
    return list(dict.fromkeys([seat_of(item) for item in items]))


def take_out(x: Flight, gone: list[int]) -> None:
    """ESC-RT-24: items leave their pools; what becomes of the dice is another matter."""
    for goal, (aim, items) in list(x.pools.items()):
        left = tuple([item for item in items if item not in gone])
        if not left:
            del x.pools[goal]
        elif left != items:
            x.pools[goal] = (aim, left)


def take_out_tiles(x: Flight, seat: int, kinds: tuple[int, ...]) -> None:
    """Tiles of a kind are alike: the one that was laid down last goes first."""
    for kind in kinds:
        for goal, (aim, items) in list(x.pools.items()):
            item = tile_item(seat, kind)
            if item in items:
                last = len(items) - 1 - items[::-1].index(item)
                left = items[:last] + items[last + 1 :]
                if left:
                    x.pools[goal] = (aim, left)
                else:
                    del x.pools[goal]
                break


def hand_back(x: Flight, seat: int, dice: list[int]) -> None:
    """ESC-RT-23: dice come back as they show."""
    for die in dice:
        x.dice[seat][die] = d.shown(d.face(x.dice[seat][die]))
    take_out(x, [die_item(seat, die) for die in dice])


def withdraw_all(x: Flight, seat: int) -> None:
    """ESC-RT-23: whoever leaves the room takes everything back."""
    items = items_of(x, seat)
    if not items:
        return
    dice = [thing(item) for item in items if not is_tile(item)]
    kinds = [thing(item) for item in items if is_tile(item)]
    take_out(x, items)
    for die in dice:
        x.dice[seat][die] = d.shown(d.face(x.dice[seat][die]))
    x.tell(told.PoolLeft, "ESC-RT-23", seat, dice, kinds)
