"""Moves as packed ints: the verb in the low six bits, two words of six bits each above it.

The chapters declare their verbs and `spelling.py` the words; the rules only pack and unpack.
"""

from __future__ import annotations

from typing import Final

from mastaba.kernel.verbs import Verb

FIRST_AT: Final = 6
SECOND_AT: Final = 12
WIDTH: Final = 6
"""How many bits a word has."""

_WORD: Final = (1 << WIDTH) - 1


def bare(verb: Verb) -> int:
    """A move that is its verb alone."""
    return verb.number


def with_one(verb: Verb, number: int) -> int:
    """A verb with a seat, a pawn, a colour, a stone or a clock factor."""
    return verb.number | number << FIRST_AT


def first_of(move: int) -> int:
    return move >> FIRST_AT & _WORD


def second_of(move: int) -> int:
    return move >> SECOND_AT & _WORD
