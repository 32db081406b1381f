"""Moves as packed ints: the verb in the low six bits, its words above it.

`notation.py` turns them into text and back; the rules only pack and unpack.
"""

from __future__ import annotations

from typing import Final

CHOOSE_PAWN: Final = 0
VOTE: Final = 1
TURN_TILE: Final = 2
NAME: Final = 3
ENTER: Final = 4
FORWARD: Final = 5
BACKWARD: Final = 6
STAY: Final = 7
EXPLORE: Final = 8
DECLINE: Final = 9
RUMMAGE: Final = 10
PULL: Final = 11
TOUCH: Final = 12
PULLED: Final = 13
FELL: Final = 14
LATE: Final = 15
VOID: Final = 16
RESTART: Final = 17
SLIPPED: Final = 18
REMOVE: Final = 19
STUCK: Final = 20
UNSTUCK: Final = 21
CLOCK: Final = 22
BEGIN: Final = 23

VERBS: Final = (
    "pawn", "vote", "turn", "name", "enter", "forward", "backward", "stay", "explore", "decline",
    "rummage", "pull", "touch", "pulled", "fell", "late", "void", "restart", "slipped", "remove",
    "stuck", "unstuck", "clock", "begin",
)  # fmt: skip

REFEREES: Final = (TOUCH, PULLED, FELL, LATE, VOID, RESTART, SLIPPED, REMOVE, BEGIN)
"""What only the referee says (TOMB-DT-01)."""

PLAYERS: Final = tuple(sorted(word for verb, word in enumerate(VERBS) if verb not in REFEREES))
"""The verbs of players, for somebody who has mistyped one."""

REFEREE_ASIDES: Final = (SLIPPED, REMOVE, BEGIN)
SEAT_ASIDES: Final = (STUCK, UNSTUCK, CLOCK)
ASIDES: Final = REFEREE_ASIDES + SEAT_ASIDES
"""What may be done without being asked."""

FACTORS: Final = ("x1", "x2", "x3", "off")
"""How much longer a seat's clocks run (TOMB-DT-32)."""

_VERB: Final = 63
_FIRST_AT: Final = 6
_SECOND_AT: Final = 12
_FIRST: Final = 63 << _FIRST_AT
_SECOND: Final = 63 << _SECOND_AT


def verb(move: int) -> int:
    return move & _VERB


def bare(kind: int) -> int:
    """A move that is its verb alone."""
    return kind


def with_one(kind: int, number: int) -> int:
    """A verb with a seat, a pawn, a colour, a stone or a clock factor."""
    return kind | number << _FIRST_AT


def first_of(move: int) -> int:
    return move >> _FIRST_AT & 63


def with_two(kind: int, first: int, second: int) -> int:
    return kind | first << _FIRST_AT | second << _SECOND_AT


def second_of(move: int) -> int:
    return move >> _SECOND_AT & 63


def rummage(cover: int, stone: int) -> int:
    """Push one stone off another."""
    return with_two(RUMMAGE, cover, stone)


def pull(stone: int, pace: int) -> int:
    return with_two(PULL, stone, pace)


_WORDS: Final = {
    CHOOSE_PAWN: _FIRST,
    VOTE: _FIRST,
    NAME: _FIRST,
    RUMMAGE: _FIRST | _SECOND,
    PULL: _FIRST | _SECOND,
    PULLED: _FIRST,
    FELL: _FIRST,
    SLIPPED: _FIRST,
    REMOVE: _FIRST,
    CLOCK: _FIRST,
}
"""The bits that each verb's words may take; the other verbs stand alone."""


def is_written(move: int) -> bool:
    """Whether a number can stand for a move at all: a verb, and no bits beside its words."""
    kind = move & _VERB
    return move >= 0 and kind < len(VERBS) and not move & ~(_WORDS.get(kind, 0) | _VERB)
