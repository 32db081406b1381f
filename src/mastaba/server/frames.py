"""Frames as in RFC 6455, 5.2: what they are, their size and mask, and what they carry."""

from __future__ import annotations

from struct import Struct
from typing import Final

WHOLE_TEXT: Final = 0x81
WHOLE_BINARY: Final = 0x82
MASKED: Final = 0x80
KEY: Final = 4
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_head: Final = Struct("!BB").pack
_longer_head: Final = Struct("!BBH").pack
_longest_head: Final = Struct("!BBQ").pack


class Binary(bytes):
    """A message that is no text."""


def framed(message: bytes) -> bytes:
    """A message in its frame: a server masks nothing."""
    kind = WHOLE_BINARY if type(message) is Binary else WHOLE_TEXT
    size = len(message)
    if size < _TWO_BYTES:
        return _head(kind, size) + message
    if size < 1 << 16:
        return _longer_head(kind, _TWO_BYTES, size) + message
    return _longest_head(kind, _EIGHT_BYTES, size) + message


def frame_ends(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the payload of the frame at a place begins and where it ends; (0, 0) if that is not
    there yet."""
    if len(data) < at + 2:
        return 0, 0
    begin, size = at + 2, data[at + 1] & 0x7F
    if size >= _TWO_BYTES:
        begin = at + (4 if size == _TWO_BYTES else 10)
        if len(data) < begin:
            return 0, 0
        size = int.from_bytes(data[at + 2 : begin], "big")
    if data[at + 1] & MASKED:
        begin += KEY
    return begin, begin + size
