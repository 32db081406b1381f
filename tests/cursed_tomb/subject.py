"""The Cursed Tomb for the conformance suite: its options, its secrets, lucky hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mastaba.games.cursed_tomb import GAME, CursedTomb
from mastaba.games.cursed_tomb.house import CHOICES
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.contract import Move, Option, Seat
from tests.conformance.subject import Dice, Subject

_WANTED = {"enter", "pulled", "touch", "forward", "pull"}


def choices(seats: int) -> Mapping[str, Sequence[Option]]:
    """Without a round cap, play at random may go on and on."""
    return {**CHOICES, "first": ("random", "vote", *range(seats)), "rounds": (20, 40)}


def shortlist(state: CursedTomb, moves: Sequence[Move], dice: Dice) -> Sequence[Move]:
    """Most pulls succeed and most moves go forward, or nobody would ever see the pyramid."""
    if not dice.below(6):
        return moves
    return [move for move in moves if VOCABULARY.verb(move).name in _WANTED] or moves


def secrets(state: CursedTomb, seat: Seat | None) -> set[str]:
    """Every tile that lies face down or in the box, and the seed."""
    hidden = (*state.tiles[state.turned :], *state.bays[state.bays_turned :], *state.surplus)
    return {f'"{state.box.tile_names[tile]}"' for tile in hidden} | {str(state.seed)}


def swap_hidden(state: CursedTomb, seat: Seat, seed: int) -> CursedTomb:
    other = state.imagine(seat, seed)
    other.seed = state.seed
    return other


SUBJECT = Subject(GAME, choices, shortlist, secrets, swap_hidden, games=2)
