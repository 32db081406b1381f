"""Chapter TURN: whose turn it is, what must be done in it, and when passing is allowed."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.explore import check_explore, explore, explore_moves
from mastaba.games.run_run_run.fight import check_fight, fight, fight_moves
from mastaba.games.run_run_run.marks import clear_marks
from mastaba.games.run_run_run.mummies import roll_mummy_dice
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.regroup import check_regroup, regroup
from mastaba.games.run_run_run.steps import (
    CHOOSE_ACTION,
    Q_ACTION,
    ROLL_MUMMY_DICE,
    TURN_END,
    TURN_START,
    W_END,
    W_START,
    WINDOW,
)
from mastaba.games.run_run_run.tokens import (
    TOKEN_VERBS,
    add_token_moves,
    check_token_move,
    use_token,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step


def begin_turn(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-TURN-03, RRR-TURN-04, RRR-SOLO-04: the Mummies' step, then the player's action."""
    x.turn += 1
    x.tell((told.TurnBegan, "RRR-TURN-02", x.active, x.turn, x.round()))
    if x.tokens[x.active]:
        x.plan(((WINDOW, W_START, 0, ()), (ROLL_MUMMY_DICE, 0, 0, ())))
    else:
        roll_mummy_dice(x, 0, 0, ())


STEP_TURN_START: Final[Step[Expedition]] = Step(TURN_START, "turn-start", begin_turn)


def end_turn(x: Expedition, window_over: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-TURN-02: clockwise, after a last token window (RRR-SARC-04).

    The player's paw marks have served (RRR-TABLE-05).
    """
    if x.tokens[x.active] and not window_over:
        x.plan(((WINDOW, W_END, 0, ()), (TURN_END, 1, 0, ())))
        return
    if x.marks:
        clear_marks(x, seat=x.active)
    x.active = (x.active + 1) % x.seats
    begin_turn(x, 0, 0, ())


STEP_TURN_END: Final[Step[Expedition]] = Step(TURN_END, "turn-end", end_turn, h.WINDOW_OVER)


# --- the action ---


def choose_action(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-TURN-05, RRR-TURN-07: one action; with none possible the action is skipped."""
    if x.regroup_tiles or x.tokens[x.active] or explore_moves(x) or fight_moves(x):
        x.push(Q_ACTION)
    else:
        _pass(x)
    x.seen = None


STEP_CHOOSE_ACTION: Final[Step[Expedition]] = Step(CHOOSE_ACTION, "choose-action", choose_action)


def action_moves(x: Expedition, _seat: int) -> list[int]:
    out = explore_moves(x)
    if x.foes:
        out += fight_moves(x)
    if x.regroup_tiles:
        out.append(m.bare(m.REGROUP))
    if not out or only_suicide_left(x):
        out.append(m.bare(m.PASS))
    if x.tokens[x.active]:
        add_token_moves(x, out)
    return out


def only_suicide_left(x: Expedition) -> bool:
    """RRR-TURN-07, house rule mercyPass: every legal action would empty the player's own hand."""
    if not x.house.mercy_pass or x.regroup_tiles or x.pile_size():
        return False
    return len(x.hands[x.active]) == 1 and not fight_moves(x)


def check_action(x: Expedition, _seat: int, move: int) -> Refusal | None:
    if m.EXPLORE.says(move):
        return check_explore(x, move)
    if m.FIGHT.says(move):
        return check_fight(x, move)
    if m.REGROUP.says(move):
        return check_regroup(x)
    if m.PASS.says(move):
        return _check_pass(x)
    return check_token_move(x, move)


def _check_pass(x: Expedition) -> Refusal | None:
    """RRR-TURN-06: no passing while an action is possible."""
    if only_suicide_left(x):
        return None
    if x.regroup_tiles or explore_moves(x) or fight_moves(x):
        return no("RRR-TURN-06", "may-not-pass")
    return None


def answer_action(x: Expedition, _seat: int, move: int) -> None:
    if m.EXPLORE.says(move):
        x.pop()
        explore(x, move)
    elif m.FIGHT.says(move):
        x.pop()
        fight(x, move)
    elif m.REGROUP.says(move):
        x.pop()
        regroup(x)
    elif m.PASS.says(move):
        x.pop()
        _pass(x)
    else:
        use_token(x, move)
        _skip_if_stuck(x)


ASK_ACTION: Final[Question[Expedition]] = Question(
    Q_ACTION,
    "action",
    rule="RRR-TURN-05",
    verbs=(m.EXPLORE, m.FIGHT, m.REGROUP, m.PASS, *TOKEN_VERBS),
    seats=the_active,
    moves=action_moves,
    check=check_action,
    answer=answer_action,
)


def _skip_if_stuck(x: Expedition) -> None:
    """Tokens spent and still nothing to do: the action is skipped, as in `choose_action`."""
    x.seen = None
    if action_moves(x, x.active) == [m.bare(m.PASS)]:
        x.pop()
        _pass(x)


def _pass(x: Expedition) -> None:
    x.tell((told.Passed, "RRR-TURN-07", x.active))
