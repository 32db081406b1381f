"""Run Run Run! for the conformance suite: its options, its secrets, and a taste for long games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mastaba.games.run_run_run import GAME, RunRunRun, steps
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import FOES, card_name
from mastaba.games.run_run_run.house import CHOICES
from mastaba.kernel.contract import Move, Option, Seat
from tests.conformance.subject import Dice, Subject

_FACE_DOWN = (steps.Q_JOIN, steps.Q_OFFER, steps.Q_TORCHES)


def choices(seats: int) -> Mapping[str, Sequence[Option]]:
    return {**CHOICES, "first": ("random", *range(seats))}


def shortlist(state: RunRunRun, moves: Sequence[Move], dice: Dice) -> Sequence[Move]:
    """Mummies wake far from the Vault and are fought; tokens are mostly kept.

    Moves at random lose most games within a few turns and see half of the rules.
    """
    question = state.question()[0]
    if question == steps.Q_PLACE_MUMMY:
        farthest = max(state.maze.steps[m.cell_of(move)] for move in moves)
        return [move for move in moves if state.maze.steps[m.cell_of(move)] == farthest]
    wanted = {
        steps.Q_ACTION: (m.FIGHT, m.EXPLORE, m.EXPLORE, m.EXPLORE)[dice.below(4)],
        steps.Q_COMMIT: m.COMMIT,
        steps.Q_HIT: m.HIT,
        steps.Q_WINDOW: m.HOLD,
    }.get(question)
    if wanted is None or not dice.below(4):
        return moves
    return [move for move in moves if wanted.says(move)] or moves


def secrets(state: RunRunRun, seat: Seat | None) -> set[str]:
    """Every card that the seat has not seen, the Boss before it appears, and the seed."""
    hidden = set(state.deck[state.drawn :])
    face_down = state.agenda is not None and state.question()[0] in _FACE_DOWN
    for other in range(state.seats):
        if other != seat:
            hidden.update(state.hands[other])
            if face_down and state.offers:
                hidden.update(state.offers[other])
    words = {f'"{card_name(card)}"' for card in hidden - set(state.shown)}
    if not state.boss_is_out():
        words.add(f'"{FOES[state.boss]}"')
    words.add(str(state.seed))
    return words


def swap_hidden(state: RunRunRun, seat: Seat, seed: int) -> RunRunRun:
    other = state.imagine(seat, seed)
    other.seed = state.seed
    return other


SUBJECT = Subject(GAME, choices, shortlist, secrets, swap_hidden)
