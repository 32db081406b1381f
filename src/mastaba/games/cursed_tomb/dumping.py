"""A descent as bytes: for other processes, and for a digest of everything."""

from __future__ import annotations

import hashlib
from dataclasses import fields
from operator import attrgetter
from typing import Any, get_type_hints

import msgspec

from mastaba.games.cursed_tomb.descent import Descent

_KNOWN = ("box", "house")
"""What whoever loads a game has already."""
_TYPES = get_type_hints(Descent)
_NAMES = [one.name for one in fields(Descent) if one.init and one.name not in _KNOWN]
_Dump = msgspec.defstruct("_Dump", [(name, _TYPES[name]) for name in _NAMES], array_like=True)
_values = attrgetter(*_NAMES)


def dump(x: Descent) -> bytes:
    """Its fields, in their order."""
    return msgspec.msgpack.encode(_values(x))


def loaded_fields(data: bytes) -> dict[str, Any]:
    """What `dump` wrote, by name."""
    return msgspec.structs.asdict(msgspec.msgpack.decode(data, type=_Dump))


def digest(x: Descent) -> str:
    return hashlib.blake2b(dump(x), digest_size=16).hexdigest()
