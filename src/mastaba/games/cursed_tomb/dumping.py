"""A descent as bytes: for other processes, and for a digest of everything."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.house import House


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """The fields of a Descent in the order of its constructor, after box and house."""

    seats: int
    seed: int
    draws: list[int]
    tiles: tuple[int, ...]
    bays: tuple[int, ...]
    surplus: tuple[int, ...]
    turned: int
    bays_turned: int
    kinds: list[int]
    pawns: list[int]
    scarabs: list[int]
    supply: int
    mummy: int
    facing: int
    bowl: int
    covers: tuple[tuple[int, ...], ...]
    hours: tuple[int, ...]
    builds: int
    first: int
    active: int
    turn: int
    lap: int
    agenda: tuple[int, ...]
    pending: int
    votes: tuple[int, ...]
    demanded: int
    stage: int
    bonus: bool
    touched: bool
    voids: int
    stuck: int
    patience: int
    pulls: int
    time_outs: list[int]
    reserve: list[int]
    factors: list[int]
    since: int
    ending: int
    winner: int
    reveals: int


_NAMES = Dump.__struct_fields__


def dump(x: Descent) -> bytes:
    return msgspec.msgpack.encode(Dump(*[getattr(x, name) for name in _NAMES]))


def fields(data: bytes, box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `dump` wrote."""
    dumped = msgspec.msgpack.decode(data, type=Dump)
    return [box, house, *[getattr(dumped, name) for name in _NAMES]]


def digest(x: Descent) -> str:
    return hashlib.blake2b(dump(x), digest_size=16).hexdigest()
