"""A flight as bytes: for snapshots, for other processes, and for a digest of everything."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.house import House
from mastaba.kernel.facts import heard, told


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
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


_NAMES = Snapshot.__struct_fields__
_encoder = msgspec.msgpack.Encoder(order="deterministic")


def _fields(x: Flight) -> Snapshot:
    found = {name: getattr(x, name) for name in _NAMES}
    found["squares"] = sorted(x.squares.items())
    found["pools"] = sorted(x.pools.items())
    return Snapshot(**found)


def dump(x: Flight) -> bytes:
    return _encoder.encode(_fields(x))


def facts(x: Flight) -> dict[str, Any]:
    return told(_NAMES, _fields(x))


def fields(data: bytes, box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `dump` wrote."""
    return _arguments(msgspec.msgpack.decode(data, type=Snapshot), box, house)


def restored(facts: Mapping[str, Any], box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `facts` told."""
    return _arguments(heard(facts, Snapshot), box, house)


def _arguments(snapshot: Snapshot, box: Box, house: House) -> list[Any]:
    found = {name: getattr(snapshot, name) for name in _NAMES}
    found["squares"] = dict(snapshot.squares)
    found["pools"] = dict(snapshot.pools)
    found["shelf"] = {name: _tuples(kept) for name, kept in snapshot.shelf.items()}
    return [box, house, *found.values()]


def _tuples(kept: Any) -> Any:
    """What a module keeps, as it kept it: lists come from the encoding only."""
    return tuple(_tuples(one) for one in kept) if isinstance(kept, list) else kept


def digest(x: Flight) -> str:
    return hashlib.blake2b(dump(x), digest_size=16).hexdigest()
