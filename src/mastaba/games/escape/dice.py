"""A die: its state, the face it shows and, if it is laid somewhere, where (spec §3.2).

One small int: four bits of state, four bits of face, and the place above them.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import events as told
from mastaba.games.escape.box import BLANK, FACES, B
from mastaba.games.escape.flight import Flight

READY: Final = 0
ROLLING: Final = 1
SHOWN: Final = 2
LOCKED: Final = 3
COMMITTED: Final = 4
LAID: Final = 5
LOST: Final = 6
GIVEN: Final = 7
STATES: Final = ("ready", "rolling", "shown", "locked", "committed", "laid", "lost", "given")

FREE: Final = (READY, SHOWN)
"""What may be rolled (ESC-DICE-03)."""
AT_HAND: Final = (LOCKED, READY, ROLLING, SHOWN, COMMITTED)
"""ESC-CLOCK-14: what a player would give up first, and so on; laid dice are not at hand."""

VISIBLE: Final = (SHOWN, LOCKED, COMMITTED, LAID)
"""Whose face is there to be seen."""

NEW: Final = READY | BLANK << 4


def state(die: int) -> int:
    return die & 15


def face(die: int) -> int:
    return die >> 4 & 15


def place(die: int) -> int:
    """Where a laid die lies, as the module that laid it counts places."""
    return die >> 8


def shown(showing: int) -> int:
    """A die that shows a face: a black mask is locked at once (ESC-DICE-04)."""
    return (LOCKED if showing == B else SHOWN) | showing << 4


def rolling(to: int) -> int:
    return ROLLING | to << 4


def committed(showing: int) -> int:
    return COMMITTED | showing << 4


def laid(die: int, where: int) -> int:
    """ESC-CURSE-DEBRIS-02, ESC-RT-55: a laid die keeps its face; one that was rolling has none."""
    return LAID | (BLANK if state(die) == ROLLING else face(die)) << 4 | where << 8


def taken_back(die: int) -> int:
    """A laid die comes back with its face; one that was not rolled comes back so."""
    return NEW if face(die) == BLANK else shown(face(die))


# --- questions about a seat's dice ---


def numbers(mask: int) -> list[int]:
    """The dice of a mask, lowest first."""
    return [die for die in range(16) if mask >> die & 1]


def in_state(x: Flight, seat: int, *states: int) -> list[int]:
    """The seat's dice in one of these states, by number."""
    return [die for die, its in enumerate(x.dice[seat]) if its & 15 in states]


def any_in_the_air(x: Flight) -> bool:
    return any(die & 15 == ROLLING for its in x.dice for die in its)


def free_dice(x: Flight, seat: int) -> list[int]:
    """ESC-DICE-03: neither locked nor committed nor laid on a tile nor in flight."""
    return in_state(x, seat, READY, SHOWN)


def locked_dice(x: Flight, seat: int) -> list[int]:
    return in_state(x, seat, LOCKED)


def owned(x: Flight, seat: int) -> list[int]:
    """The dice that are the seat's, also those laid somewhere."""
    return [die for die, its in enumerate(x.dice[seat]) if its & 15 not in (LOST, GIVEN)]


def showing(x: Flight, seat: int, wanted: int) -> list[int]:
    return [die for die, its in enumerate(x.dice[seat]) if its == SHOWN | wanted << 4]


def to_give_up(x: Flight, seat: int) -> int:
    """ESC-CLOCK-14, ESC-CLOCK-16, ESC-CLOCK-17: the die that a player gives up; -1 if there is
    none."""
    for wanted in AT_HAND:
        found = in_state(x, seat, wanted)
        if found:
            return found[0]
    return -1


# --- what happens to dice ---


def make_ready(x: Flight, seat: int, which: list[int]) -> None:
    """ESC-DICE-12, ESC-DICE-15, ESC-DICE-07: used and released dice must be rolled first."""
    for die in which:
        x.dice[seat][die] = NEW


def release(x: Flight, seat: int, most: int) -> list[int]:
    """ESC-RT-53: release the lowest locked dice, so many at most."""
    freed = locked_dice(x, seat)[:most]
    make_ready(x, seat, freed)
    return freed


def as_seen(its: int) -> tuple[str, str]:
    """How everybody saw a die before it went: its state, and the face if it showed one."""
    return STATES[state(its)], FACES[face(its)] if state(its) in VISIBLE else ""


def lose(x: Flight, seat: int, die: int, rule: str) -> None:
    """ESC-CLOCK-08: into the box, for the rest of the game."""
    seen = as_seen(x.dice[seat][die])
    x.dice[seat][die] = LOST | BLANK << 4
    x.tell(told.DieLost, rule, seat, die, len(owned(x, seat)), *seen)
