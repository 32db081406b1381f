"""Seeded, counter-based chance: a value depends only on (seed, stream, how many were drawn).

SplitMix64 as published by Steele, Lea and Flood (2014). No hidden state, so a game's whole future
chance is one seed and a few counters: cheap to copy, to store and to replay.

Compiled, a word is a machine's signed integer and loses what does not fit; uncompiled it grows.
Sums and products agree in their low 64 bits all the same, and nothing here looks at more: whatever
is shifted down is cut to the bits that came from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_HALF: Final = 0xFFFFFFFF


def _joined(high: i64, low: i64) -> i64:
    """The word of two halves: compiled, its highest bit becomes the sign."""
    return high << 32 | low


_GAMMA: Final = _joined(0x9E3779B9, 0x7F4A7C15)
_FIRST: Final = _joined(0xBF58476D, 0x1CE4E5B9)
_SECOND: Final = _joined(0x94D049BB, 0x133111EB)
_STREAM_GAP: Final = _joined(0xD1342543, 0xDE82EF95)


def _before(seed: int, stream: i64, count: i64) -> i64:
    """What the generator has counted up to before it draws the `count`-th word of a stream."""
    high: i64 = seed >> 32
    return (high << 32) + (seed & _HALF) + (stream + 1) * _STREAM_GAP + count * _GAMMA


def _mixed(value: i64) -> i64:
    """A word whose low 64 bits are well mixed, for any low 64 bits."""
    value = (value ^ value >> 30 & 0x3FFFFFFFF) * _FIRST
    value = (value ^ value >> 27 & 0x1FFFFFFFFF) * _SECOND
    return value ^ value >> 31 & 0x1FFFFFFFF


def _unsigned(value: i64) -> int:
    """The low 64 bits as a number from 0."""
    high: int = value >> 32 & _HALF
    low: int = value & _HALF  # or compiled, both would be joined as a signed word
    return high << 32 | low


def scramble(value: int) -> int:
    """A well-mixed 64-bit value for any 64-bit value."""
    return _unsigned(_mixed(_joined(value >> 32 & _HALF, value & _HALF)))


def word(seed: int, stream: int, count: int) -> int:
    """The `count`-th 64-bit word of a numbered stream."""
    return _unsigned(_mixed(_before(seed, stream, count + 1)))


def below(seed: int, stream: int, count: int, limit: int) -> int:
    """A value in 0..limit-1; the bias is below limit / 2**64."""
    value = _mixed(_before(seed, stream, count + 1))
    high: int = value >> 32 & _HALF
    low: int = value & _HALF
    return high * limit + (low * limit >> 32) >> 32


def shuffled(items: Sequence[int], seed: int, stream: int, count: int) -> tuple[int, ...]:
    """The items in random order (Fisher-Yates, last index down).

    One word serves two swaps, 32 bits each: a shuffle of n items draws n // 2 words.
    """
    order = list(items)
    start = _before(seed, stream, count)
    last: i64 = len(order) - 1
    while last > 0:
        start += _GAMMA
        value = _mixed(start)
        other = (value >> 32 & _HALF) * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
        last -= 1
        if last > 0:
            other = (value & _HALF) * (last + 1) >> 32
            order[last], order[other] = order[other], order[last]
            last -= 1
    return tuple(order)
