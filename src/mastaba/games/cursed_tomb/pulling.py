"""What follows from a stone that was pulled, and how the abstract trap decides a pull."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS
from mastaba.games.cursed_tomb.chamber import second_stone
from mastaba.games.cursed_tomb.descent import Descent, the_active
from mastaba.games.cursed_tomb.ending import free_mummy
from mastaba.games.cursed_tomb.heap import (
    PULL,
    RUMMAGE,
    check_heap,
    class_of,
    first_faller,
    heap_moves,
    pull_chance,
    push_aside,
    roll,
)
from mastaba.games.cursed_tomb.slide import rockfall
from mastaba.games.cursed_tomb.steps import (
    AFTER_MOVE,
    AFTER_PULL,
    FIRST_TOMB_STONE,
    OFFER_MOVE,
    Q_HEAP,
    SECOND_TOMB_STONE,
    STAGES,
)
from mastaba.games.cursed_tomb.trap import take_stone
from mastaba.games.cursed_tomb.verdicts import time_out_pull
from mastaba.kernel.questions import Question, Step


def after_pull(x: Descent) -> None:
    """TOMB-TRAP-25, TOMB-CHAMBER-07, TOMB-CHAMBER-08: the stone earns its move, the second try in
    the tomb, or the victory."""
    if x.stage == FIRST_TOMB_STONE:
        second_stone(x)
    elif x.stage == SECOND_TOMB_STONE:
        free_mummy(x)
    else:
        x.plan(OFFER_MOVE, AFTER_MOVE)


STEP_AFTER_PULL: Final[Step[Descent]] = Step(AFTER_PULL, "after-pull", after_pull)


def answer_heap(x: Descent, _seat: int, move: int) -> None:
    """TOMB-DT-52, TOMB-DT-57: patience is spent, chance decides, and all else is as ever."""
    if PULL.says(move):
        _risk_pull(x, m.first_of(move), m.second_of(move))
    else:
        _rummage(x, m.first_of(move), m.second_of(move))


def _risk_pull(x: Descent, stone: int, pace: int) -> None:
    chance = pull_chance(x, stone, pace)
    x.patience -= x.box.pace_costs[pace]
    drawn = roll(x)
    lies = class_of(x, stone)
    x.tell(told.PullRisked, "TOMB-DT-53", x.active, stone, lies, pace, chance, drawn)
    if drawn < chance:
        take_stone(x, stone)
    else:
        rockfall(x, first_faller(x))


def _rummage(x: Descent, cover: int, stone: int) -> None:
    x.patience -= x.box.rummage_cost
    x.touched = True
    drawn = roll(x)
    chance = x.box.rummage_chance
    x.tell(told.Rummaged, "TOMB-DT-52", x.active, cover, stone, chance, drawn)
    if drawn < chance:
        push_aside(x, cover, stone)
    else:
        rockfall(x, first_faller(x))


def heap_facts(x: Descent) -> dict[str, Any]:
    stage = STAGES[x.stage]
    return {"colour": COLOURS[x.demanded], "stage": stage, "patience": x.patience}


ASK_HEAP: Final[Question[Descent]] = Question(
    Q_HEAP,
    "heap",
    rule="TOMB-DT-52",
    verbs=(PULL, RUMMAGE),
    seats=the_active,
    moves=heap_moves,
    check=check_heap,
    answer=answer_heap,
    facts=heap_facts,
    late=time_out_pull,
)
