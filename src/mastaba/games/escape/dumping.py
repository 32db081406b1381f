"""A flight as bytes: for other processes, and for a digest of everything."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import NOWHERE, Flight
from mastaba.games.escape.gems import UNUSED
from mastaba.games.escape.house import House


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """The fields of a Flight in the order of its constructor, after box and house."""

    seats: int
    seed: int
    draws: list[int]
    now: int
    t: int
    track: int
    agenda: list[tuple[int, int, int, int]]
    ending: int
    paused: int
    resuming: int
    squares: list[tuple[int, int]]
    where: list[int]
    turned: list[int]
    pile: tuple[int, ...]
    gems: list[int]
    depot: int
    spare: int
    colours: list[int]
    ready: int
    eased: int
    pawns: list[int]
    leads: list[int]
    out: int
    dice: list[list[int]]
    powers: list[int]
    rollable: list[int]
    commanded: list[int]
    pools: list[tuple[int, tuple[int, tuple[int, ...]]]]
    held: list[int]
    gifted: int
    ballots: list[tuple[int, int, int]]
    aways: list[int]
    adopters: list[int]
    adopting: int
    talks: int
    roller: int
    round_: int
    turn: int
    shelf: dict[str, Any]
    reveals: int


FIELDS: Final = Dump.__struct_fields__
_encoder = msgspec.msgpack.Encoder(order="deterministic")


_BY_ROOM: Final = {"where": NOWHERE, "turned": 0, "gems": UNUSED}
"""Lists with an entry for each room, and the entry of one that is not in the game."""


def _rooms_in(x: Flight) -> int:
    """How many rooms are told of. Those of modules come last and are left out as long as nothing is
    said of them, so that a box with more modules does not change games that are played without."""
    count = len(x.where)
    while count > x.box.usual_rooms and all(
        getattr(x, name)[count - 1] == nothing for name, nothing in _BY_ROOM.items()
    ):
        count -= 1
    return count


def dump(x: Flight) -> bytes:
    found = {name: getattr(x, name) for name in FIELDS}
    if len(x.where) > x.box.usual_rooms:
        found |= {name: found[name][: _rooms_in(x)] for name in _BY_ROOM}
    found["squares"] = sorted(x.squares.items())
    found["pools"] = sorted(x.pools.items())
    return _encoder.encode(Dump(**found))


def fields(data: bytes, box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `dump` wrote."""
    dumped = msgspec.msgpack.decode(data, type=Dump)
    found = {name: getattr(dumped, name) for name in FIELDS}
    found["squares"] = dict(dumped.squares)
    for name, nothing in _BY_ROOM.items():
        found[name] += [nothing] * (len(box.rooms) - len(found[name]))
    found["pools"] = dict(dumped.pools)
    found["shelf"] = {name: _tuples(kept) for name, kept in dumped.shelf.items()}
    return [box, house, *found.values()]


def _tuples(kept: Any) -> Any:
    """What a module keeps, as it kept it: lists come from the encoding only."""
    return tuple(_tuples(one) for one in kept) if isinstance(kept, list) else kept


def digest(x: Flight) -> str:
    return hashlib.blake2b(dump(x), digest_size=16).hexdigest()
