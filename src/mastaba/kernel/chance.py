"""Seeded, counter-based chance: a value depends only on (seed, stream, how many were drawn).

SplitMix64 as published by Steele, Lea and Flood (2014). No hidden state, so a game's whole future
chance is one seed and a few counters: cheap to copy, to store and to replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15
_STREAM_GAP: Final = 0xD1342543DE82EF95


def scramble(value: int) -> int:
    """A well-mixed 64-bit value for any 64-bit value."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def word(seed: int, stream: int, count: int) -> int:
    """The `count`-th 64-bit word of a numbered stream."""
    start = seed + (stream + 1) * _STREAM_GAP
    return scramble((start + (count + 1) * _GAMMA) & _MASK)


def below(seed: int, stream: int, count: int, limit: int) -> int:
    """A value in 0..limit-1; the bias is below limit / 2**64."""
    start = seed + (stream + 1) * _STREAM_GAP
    return (scramble((start + (count + 1) * _GAMMA) & _MASK) * limit) >> 64


def shuffled(items: Sequence[int], seed: int, stream: int, count: int) -> tuple[int, ...]:
    """The items in random order (Fisher-Yates, last index down).

    One word serves two swaps, 32 bits each: a shuffle of n items draws n // 2 words.
    """
    order = list(items)
    start = seed + (stream + 1) * _STREAM_GAP + count * _GAMMA
    last = len(order) - 1
    while last > 0:
        start += _GAMMA
        value = scramble(start & _MASK)
        other = ((value >> 32) * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
        last -= 1
        if last > 0:
            other = ((value & 0xFFFFFFFF) * (last + 1)) >> 32
            order[last], order[other] = order[other], order[last]
            last -= 1
    return tuple(order)
