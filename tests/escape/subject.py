"""Escape for the conformance suite: its options, its secrets, and time that passes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mastaba.games.escape import GAME, Escape
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import CONCEDE
from mastaba.games.escape.flight import NEVER
from mastaba.games.escape.house import CHOICES
from mastaba.games.escape.rolling import ROLL
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.games.escape.voting import PROPOSE
from mastaba.kernel.contract import Millis, Move, Option, Seat
from tests.conformance.subject import Dice, Subject

_DOING = {
    "ready", "enter", "discover", "place", "commit", "escape", "gift", "unlock", "lift", "take",
    "use", "hand", "choose",
}  # fmt: skip

_GIVING_UP = m.command(PROPOSE, CONCEDE)


def choices(seats: int) -> Mapping[str, Sequence[Option]]:
    """Extra tiles with curses that are always on; without a clock play at random hardly ends."""
    return {**CHOICES, "clock": ("real", "three-quarters"), "curses": (True,)}


def shortlist(state: Escape, moves: Sequence[Move], dice: Dice) -> Sequence[Move]:
    """What gets on: few talk, vote or dawdle all the time, or nobody would ever see the Exit."""
    if state.paused != NEVER:
        return [move for move in moves if move != _GIVING_UP] or moves
    if not dice.below(8):
        return moves
    doing = [move for move in moves if VOCABULARY.verb(move).name in _DOING]
    if doing and dice.below(4):
        return doing
    rolls = [move for move in moves if ROLL.says(move)]
    return rolls[-1:] or doing or moves


def secrets(state: Escape, seat: Seat | None) -> set[str]:
    """Every room that lies face down, and the seed."""
    return {f'"{state.box.room_names[room]}"' for room in state.pile} | {str(state.seed)}


def swap_hidden(state: Escape, seat: Seat, seed: int) -> Escape:
    other = state.imagine(seat, seed)
    other.seed = state.seed
    return other


def pace(state: Escape, dice: Dice) -> Millis:
    """Sometimes right after one another, mostly with some seconds in between; while all take up
    their dice after a pause, nothing is done."""
    if state.resuming != NEVER:
        return state.resuming
    return state.now + (100 + dice.below(600) if not dice.below(4) else 1000 + dice.below(9000))


SUBJECT = Subject(
    GAME, choices, shortlist, secrets, swap_hidden, pace, lambda state: state.now, games=2
)
