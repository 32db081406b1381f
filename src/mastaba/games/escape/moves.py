"""Commands inside the rules: a verb and its words, packed into one int.

From the lowest bit: the verb (6), three numbers (7 each: a side, a seat, a room, a kind …), the
dice that are named (16, a bit for each) and up to four treasure tiles that help to pay (5 each).
"""

from __future__ import annotations

from typing import Final

from mastaba.kernel.verbs import FIRST_OF_GAME, Verb

FIRST_AT: Final = 6
SECOND_AT: Final = 13
THIRD_AT: Final = 20
NUMBER: Final = 7
"""How many bits a number has."""
DICE_AT: Final = 27
MOST_DICE: Final = 16
TILES_AT: Final = 43
TILE: Final = 5
MOST_TILES: Final = 4

_NUMBER: Final = (1 << NUMBER) - 1
_DICE: Final = (1 << MOST_DICE) - 1
_TILE: Final = (1 << TILE) - 1

# Marks of verbs: when commands with them are possible beside what is usual.
LOBBY: Final = FIRST_OF_GAME
"""Before the start word, and not any more after it (ESC-RT-40)."""
ANY_TIME: Final = FIRST_OF_GAME << 1
"""Before the start word and after it."""
TALK: Final = FIRST_OF_GAME << 2
"""Nothing but Silence keeps anybody from it (ESC-PHYS-18)."""
UNHURRIED: Final = FIRST_OF_GAME << 3
"""No pause must go before it (ESC-RT-17); rolls have a pace of their own (ESC-RT-15)."""
IN_PAUSE: Final = FIRST_OF_GAME << 4
"""ESC-RT-46: possible in a pause."""
IN_HAND: Final = FIRST_OF_GAME << 5
"""ESC-RT-32: possible while a drawn room is in the hand."""
OUTSIDE: Final = FIRST_OF_GAME << 6
"""ESC-EXIT-10: possible after one's escape."""
NEVER_CURSED: Final = FIRST_OF_GAME << 7
"""ESC-PHYS-33: no curse refuses it."""


def command(
    verb: Verb, a: int = 0, b: int = 0, c: int = 0, dice: int = 0, tiles: tuple[int, ...] = ()
) -> int:
    """A command; `tiles` are kinds of treasures."""
    move = verb.number | a << FIRST_AT | b << SECOND_AT | c << THIRD_AT | dice << DICE_AT
    return move | pack_tiles(tiles) if tiles else move


def pack_tiles(kinds: tuple[int, ...]) -> int:
    packed = 0
    for kind in sorted(kinds, reverse=True):
        packed = packed << TILE | kind + 1
    return packed << TILES_AT


def first(move: int) -> int:
    return move >> FIRST_AT & _NUMBER


def second(move: int) -> int:
    return move >> SECOND_AT & _NUMBER


def third(move: int) -> int:
    return move >> THIRD_AT & _NUMBER


def dice(move: int) -> int:
    """The dice that are named, a bit for each."""
    return move >> DICE_AT & _DICE


def tiles(move: int) -> tuple[int, ...]:
    """The kinds of the treasure tiles that are named."""
    packed = move >> TILES_AT
    kinds: list[int] = []
    while packed:
        kinds.append((packed & _TILE) - 1)
        packed >>= TILE
    return tuple(kinds)
