"""How snapshots and films are packed into bytes: MessagePack, compressed."""

from __future__ import annotations

import zlib
from typing import Any, Final, TypeVar

import msgspec

LEVEL: Final = 6
LARGEST: Final = 256 * 1024 * 1024
"""Bytes that a body may have when it is unpacked; those of ours have a hundredth of that."""

_Body = TypeVar("_Body", bound=msgspec.Struct)

_encode: Final = msgspec.msgpack.Encoder().encode


class Unreadable(ValueError):
    """A snapshot or a film that cannot be read; the message says why."""


class _AnyFormat(msgspec.Struct):
    format: int


def pack(body: msgspec.Struct) -> bytes:
    return zlib.compress(_encode(body), LEVEL)


def unpack(packed: bytes, kind: type[_Body], format: int, most: int = LARGEST) -> _Body:
    """What `pack` has packed; Unreadable says what is wrong with other bytes."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, most)
    except zlib.error as error:
        raise Unreadable(f"it is not packed as ours are: {error}") from error
    if unpacker.unconsumed_tail:
        raise Unreadable(f"it has more than {most} bytes when it is unpacked")
    if not unpacker.eof:
        raise Unreadable("it is torn off")
    try:
        found = msgspec.msgpack.decode(data, type=_AnyFormat).format
        if found != format:
            raise Unreadable(f"it has format {found}; this version reads format {format}")
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def plain(value: Any) -> Any:
    """The value as it is when it comes out of a pack: dicts, lists, texts, numbers and bytes."""
    return msgspec.msgpack.decode(_encode(value))
