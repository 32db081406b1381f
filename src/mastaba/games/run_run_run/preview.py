"""What a move would surely do, up to the first thing that nobody can foretell."""

from __future__ import annotations

from itertools import takewhile

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.odds import Chances, chances
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import Event, Foresight, Move, Seat

_UNFORETOLD = frozenset(
    {
        told.BossAppeared,
        told.CardsLost,
        told.CombatRolled,
        told.MummiesRolled,
        told.MummyWoke,
        told.PoolRevealed,
        told.TokenRevealed,
        told.TurnBegan,
    }
)
"""Chance, hidden cards, or the next player's turn."""

_WHILE_EXPLORING = range(steps.W_BEFORE_MOVE, steps.W_BEFORE_MECHANISMS + 1)


def preview(state: RunRunRun, seat: Seat, move: Move) -> Foresight:
    """The certain part of the move's events, played out in an imagined game.

    Explore goes on for several questions: the preview keeps every token and pays for a long walk
    with the poorest card that will do, and says so.
    """
    seen = state.imagine(seat, 0)
    events: list[Event] = []
    assumed: list[Move] = []
    answer: Move | None = move
    while answer is not None:
        happened = seen.apply(seat, answer)
        certain = list(takewhile(lambda event: event[0] not in _UNFORETOLD, happened))
        events += certain
        if len(certain) < len(happened) or VOCABULARY.is_aside(move):
            break
        answer = _plain_answer(seen)
        if answer is not None:
            assumed.append(answer)
    return Foresight(events, assumed, _chances(state, seen, move))


def _plain_answer(x: RunRunRun) -> Move | None:
    """How the active player answers what is asked on the way to a new room, if nothing else is
    wanted; None where there is something to decide."""
    if x.agenda is None:
        return None
    kind, first, _second, _cells = x.question()
    if kind == steps.Q_WINDOW and first in _WHILE_EXPLORING:
        return m.bare(m.HOLD)
    if kind != steps.Q_STRIDE:
        return None
    ways = x.moves(x.active)
    if m.bare(m.HOLD) in ways:
        return m.bare(m.HOLD)
    strides = [way for way in ways if m.STRIDE.says(way)]
    return min(strides, key=lambda way: x.box.room_value[m.card_of(way)], default=ways[0])


def _chances(before: RunRunRun, after: RunRunRun, move: Move) -> Chances | None:
    """The dice of the fight that the move leads into, or that it rolls."""
    if m.ROLL.says(move):
        return chances(before)
    if not VOCABULARY.is_aside(move) and after.agenda and after.question()[0] == steps.Q_COMMIT:
        return chances(after)
    return None
