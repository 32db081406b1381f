"""Whose turn it is, when it ends, and how rounds are counted."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.clocks import miss
from mastaba.games.cursed_tomb.descent import Descent, the_active
from mastaba.games.cursed_tomb.ending import end_by_rounds
from mastaba.games.cursed_tomb.steps import AFTER_MOVE, Q_EXPLORE, Q_EXTRA, TURN_END, TURN_START
from mastaba.games.cursed_tomb.trap import end_pull
from mastaba.kernel.questions import Question, Step
from mastaba.kernel.verbs import Verb

EXPLORE: Final[Verb] = Verb(8, "explore", rule="TOMB-TRAP-23")
DECLINE: Final[Verb] = Verb(9, "decline", rule="TOMB-TRAP-26")


def begin_turn(x: Descent) -> None:
    """TOMB-EXPLORE-01: explore first, then move."""
    x.turn += 1
    x.bonus = False
    x.tell(told.TurnBegan, "TOMB-SETUP-13", x.active, x.turn, x.lap)
    x.plan(Q_EXPLORE)


def after_move(x: Descent) -> None:
    """TOMB-MOVE-14, TOMB-TRAP-23, TOMB-TRAP-28: the turn ends, unless the last stone of a colour
    has earned another exploration; nothing that happened on the way takes it away."""
    end_pull(x)
    x.plan(Q_EXTRA if x.bonus else TURN_END)


def end_turn(x: Descent) -> None:
    """TOMB-SETUP-13, TOMB-END-05: the next seat, clockwise; a new round may be one too many."""
    end_pull(x)
    x.bonus = False
    steps = [step for step in range(1, x.seats + 1) if x.plays((x.active + step) % x.seats)]
    following = (x.active + steps[0]) % x.seats
    if (following - x.first) % x.seats <= (x.active - x.first) % x.seats:
        if x.house.round_cap and x.lap >= x.house.round_cap:
            end_by_rounds(x)
            return
        x.lap += 1
    x.active = following
    x.plan(TURN_START)


STEP_TURN_START: Final[Step[Descent]] = Step(TURN_START, "turn-start", begin_turn)
STEP_AFTER_MOVE: Final[Step[Descent]] = Step(AFTER_MOVE, "after-move", after_move)
STEP_TURN_END: Final[Step[Descent]] = Step(TURN_END, "turn-end", end_turn)


# --- the extra exploration ---


def extra_moves(_x: Descent, _seat: int) -> list[int]:
    """TOMB-TRAP-26: a right, not a duty."""
    return [m.bare(EXPLORE), m.bare(DECLINE)]


def answer_extra(x: Descent, _seat: int, move: int) -> None:
    """TOMB-TRAP-23, TOMB-TRAP-27: a complete exploration, which may earn yet another."""
    x.pop()
    x.bonus = False
    if EXPLORE.says(move):
        x.tell(told.ExtraTaken, "TOMB-TRAP-23", x.active)
        x.plan(Q_EXPLORE)
    else:
        x.tell(told.ExtraDeclined, "TOMB-TRAP-26", x.active)
        x.plan(TURN_END)


def late_extra(x: Descent) -> None:
    """It is not taken."""
    miss(x, ASK_EXTRA)
    answer_extra(x, x.active, m.bare(DECLINE))


ASK_EXTRA: Final[Question[Descent]] = Question(
    Q_EXTRA,
    "explore-again",
    rule="TOMB-TRAP-26",
    verbs=(EXPLORE, DECLINE),
    seats=the_active,
    moves=extra_moves,
    answer=answer_extra,
    late=late_extra,
)
