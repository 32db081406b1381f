"""Commands inside the rules: a verb and its words, packed into one int.

From the lowest bit: the verb (6), three numbers (7 each: a side, a seat, a room, a kind …), the
dice that are named (16, a bit for each) and up to four treasure tiles that help to pay (5 each).
"""

from __future__ import annotations

from typing import Final

COLOUR: Final = 0
READY: Final = 1
EASE: Final = 2
ROLL: Final = 3
ENTER: Final = 4
DISCOVER: Final = 5
PLACE: Final = 6
COMMIT: Final = 7
WITHDRAW: Final = 8
ESCAPE: Final = 9
GIFT: Final = 10
PROPOSE: Final = 11
VOTE: Final = 12
UNLOCK: Final = 13
LIFT: Final = 14
TAKE: Final = 15
USE: Final = 16
HAND: Final = 17
CHOOSE: Final = 18
PASS: Final = 19
CALL: Final = 20
PING: Final = 21
POWER: Final = 22
AWAY: Final = 23
BACK: Final = 24

VERBS: Final = (
    "colour", "ready", "ease", "roll", "enter", "discover", "place", "commit", "withdraw", "escape",
    "gift", "propose", "vote", "unlock", "lift", "take", "use", "hand", "choose", "pass", "call",
    "ping", "power", "away", "back",
)  # fmt: skip

LOBBY: Final = (COLOUR, READY, EASE)
"""Before the start word (ESC-RT-40)."""
TALK: Final = (CALL, PING)
SEAT_ASIDES: Final = (CALL, PING, POWER)
REFEREE_ASIDES: Final = (AWAY, BACK)
"""What the table reports: who has lost the line, and who is back (ESC-RT-31)."""
ASIDES: Final = SEAT_ASIDES + REFEREE_ASIDES

UNHURRIED: Final = (WITHDRAW, VOTE, HAND, CALL, PING, POWER, COLOUR, READY, EASE)
"""Commands that no pause must go before (ESC-RT-17)."""
NEVER_CURSED: Final = (HAND, VOTE)
"""ESC-PHYS-33: what no curse refuses; talk is refused by Silence only."""
IN_PAUSE: Final = (VOTE, PROPOSE, HAND)
"""ESC-RT-46: what is possible in a pause, beside talk."""
WITH_TILE_IN_HAND: Final = (PLACE, CHOOSE, WITHDRAW, VOTE, HAND, CALL, PING, POWER)
"""ESC-RT-32: what is possible while a drawn room is in the hand."""

CALLS: Final = (
    "golden-mask", "torches", "keys", "gems-here", "go-back", "to-exit", "wait", "coming", "yes",
    "no",
)  # fmt: skip
"""ESC-PHYS-18: what can be called out with one key."""

MOST_TILES: Final = 4

_A: Final = 6
_B: Final = 13
_C: Final = 20
_DICE: Final = 27
_TILES: Final = 43
_END: Final = 63

_NUMBER: Final = 127
_MASK: Final = 0xFFFF

NUMBERS: Final = (
    1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 2, 2, 1, 1, 0, 3, 1, 1, 0, 1, 1, 1, 1, 1,
)  # fmt: skip
"""By verb: how many numbers it has."""
WITH_DICE: Final = (ROLL, ENTER, DISCOVER, COMMIT, WITHDRAW, ESCAPE, GIFT, UNLOCK, LIFT, TAKE)
WITH_TILES: Final = (ENTER, DISCOVER, COMMIT, WITHDRAW, ESCAPE, LIFT, TAKE)


def command(
    verb: int, a: int = 0, b: int = 0, c: int = 0, dice: int = 0, tiles: tuple[int, ...] = ()
) -> int:
    """A command; `tiles` are kinds of treasures."""
    packed = 0
    for kind in sorted(tiles, reverse=True):
        packed = packed << 5 | kind + 1
    return verb | a << _A | b << _B | c << _C | dice << _DICE | packed << _TILES


def verb(move: int) -> int:
    return move & 63


def first(move: int) -> int:
    return move >> _A & _NUMBER


def second(move: int) -> int:
    return move >> _B & _NUMBER


def third(move: int) -> int:
    return move >> _C & _NUMBER


def dice(move: int) -> int:
    """The dice that are named, a bit for each."""
    return move >> _DICE & _MASK


def tiles(move: int) -> tuple[int, ...]:
    """The kinds of the treasure tiles that are named."""
    packed = move >> _TILES
    kinds: list[int] = []
    while packed:
        kinds.append((packed & 31) - 1)
        packed >>= 5
    return tuple(kinds)


def is_written(move: int) -> bool:
    """Whether a number can stand for a command at all: a verb, and nothing beside its words."""
    kind = move & 63
    if move < 0 or move >> _END or kind >= len(VERBS):
        return False
    numbers = NUMBERS[kind]
    if (numbers < 1 and first(move)) or (numbers < 2 and second(move)):
        return False
    if (numbers < 3 and third(move)) or (kind not in WITH_DICE and dice(move)):
        return False
    named = tiles(move)
    wrong = kind not in WITH_TILES or -1 in named or list(named) != sorted(named)
    return not (named and wrong)
