"""Chance: the same for the same seed, fair, and without any tie between streams."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.kernel.chance import below, scramble, shuffled, word

SEEDS = st.integers(0, 2**64 - 1)
STREAMS = st.integers(0, 20)
COUNTS = st.integers(0, 10_000)


def is_plausible(counts: Counter[Any], kinds: int, each: int) -> bool:
    """Chi squared, by the approximation of Wilson and Hilferty: false once in ten thousand."""
    surprise = sum((count - each) ** 2 / each for count in counts.values())
    surprise += each * (kinds - len(counts))
    free = kinds - 1
    limit: float = free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3
    return surprise < limit


def test_known_values_never_change() -> None:
    """Stored games replay only as long as these stay as they are."""
    assert [scramble(value) for value in (0, 1, 2**64 - 1)] == [
        0,
        0x5692161D100B05E5,
        0xB4D055FCF2CBBD7B,
    ]
    assert [word(1, 0, count) for count in range(3)] == [
        8128655420063278861,
        4198397071345356669,
        13902905813808647220,
    ]
    assert [below(2**64 - 1, 7, count, 6) for count in range(12)] == [
        5, 3, 1, 5, 3, 0, 2, 2, 5, 1, 0, 2,
    ]  # fmt: skip
    assert shuffled(range(9), 42, 3, 5) == (0, 5, 2, 3, 8, 1, 6, 4, 7)


def test_it_is_the_published_generator() -> None:
    """SplitMix64 from seed 1234567, as printed with the reference implementations."""
    gamma = 0x9E3779B97F4A7C15
    states = [(1234567 + (count + 1) * gamma) % 2**64 for count in range(5)]
    assert [scramble(state) for state in states] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(SEEDS, STREAMS, COUNTS)
def test_a_word_depends_on_seed_stream_and_count_alone(seed: int, stream: int, count: int) -> None:
    first = word(seed, stream, count)
    assert 0 <= first < 2**64
    assert word(seed, stream, count) == first
    assert len({first, word(seed, stream, count + 1), word(seed, stream + 1, count)}) == 3


@given(SEEDS, STREAMS, COUNTS, st.integers(1, 1000))
def test_below_stays_below(seed: int, stream: int, count: int, limit: int) -> None:
    assert 0 <= below(seed, stream, count, limit) < limit
    assert below(seed, stream, count, 1) == 0


@given(SEEDS, STREAMS, COUNTS, st.lists(st.integers(), max_size=70))
def test_a_shuffle_keeps_every_item(seed: int, stream: int, count: int, items: list[int]) -> None:
    before = list(items)
    assert sorted(shuffled(items, seed, stream, count)) == sorted(items)
    assert items == before


@pytest.mark.parametrize("limit", [2, 3, 6, 17, 64])
def test_every_value_comes_up_about_equally_often(limit: int) -> None:
    throws = 600 * limit
    seen = Counter(below(99, 6, count, limit) for count in range(throws))
    assert is_plausible(seen, limit, 600)


def test_every_order_comes_up_about_equally_often() -> None:
    rounds = 4800
    seen = Counter(shuffled(range(4), seed, 2, 0) for seed in range(rounds))
    assert set(seen) == set(permutations(range(4)))
    assert is_plausible(seen, 24, 200)


def test_streams_and_neighbouring_seeds_are_independent() -> None:
    """Whether two sources agree on a throw of a die is itself a throw of one in six."""
    throws = 6000
    for seed, stream in ((7, 1), (8, 0)):
        agreed = sum(below(7, 0, n, 6) == below(seed, stream, n, 6) for n in range(throws))
        assert abs(agreed - throws / 6) < 4 * (throws * 5 / 36) ** 0.5


def test_consecutive_throws_are_independent() -> None:
    throws = 7200
    pairs = Counter(
        (below(3, 6, count, 6), below(3, 6, count + 1, 6)) for count in range(0, 2 * throws, 2)
    )
    assert is_plausible(pairs, 36, 200)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 16, 17, 64])
def test_a_shuffle_draws_half_as_many_words_as_items(size: int) -> None:
    """Swaps from the last item down, two of them by the halves of one word."""
    words = [word(5, 1, 10 + count) for count in range(size // 2)]
    halves = [half for value in words for half in (value >> 32, value & 0xFFFFFFFF)]
    order = list(range(size))
    for last, half in zip(range(size - 1, 0, -1), halves, strict=False):
        other = half * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
    assert len(halves) in (max(0, size - 1), size)
    assert shuffled(range(size), 5, 1, 10) == tuple(order)
