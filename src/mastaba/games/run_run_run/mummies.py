"""Chapter MUMMY: the Mummies' step, from the roll to the last attack."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active, the_foe
from mastaba.games.run_run_run.box import CARD_HEARTS, FOES
from mastaba.games.run_run_run.ending import lose_by_vault
from mastaba.games.run_run_run.expedition import MUMMY_DICE_STREAM, NOWHERE, Agenda, Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ADD_HEART,
    ADVANCE_ALL,
    ATTACK,
    CHOOSE_ACTION,
    END_ATTACKS,
    END_MUMMY_STEP,
    FOES_MOVE,
    Q_FOE_ORDER,
    Q_ROUTE,
    ROLL_MUMMY_DICE,
    SWIFT_MOVES,
    SYMBOL,
    TURN_END,
    W_ROLL,
    W_SYMBOL,
    WINDOW,
)
from mastaba.games.run_run_run.waking import BY_SYMBOL, add_heart
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import ORIGIN, axial
from mastaba.kernel.questions import Question, Step

BY_SWIFTNESS: Final = 1
NOBODY_ASLEEP: Final = 2
AFTER_BOSS: Final = 3
EMPTY_TRAP: Final = 4
MOVED_BY: Final = ("RRR-MUMMY-07", "RRR-FOE-17", "RRR-LIGHT-05", "RRR-LIGHT-06", "RRR-SARC-22")
"""The rule behind each cause of a foe's move; from NOBODY_ASLEEP on it is an advance."""


AFTER_MUMMIES: Final[Agenda] = ((CHOOSE_ACTION, 0, 0, ()), ((TURN_END, 0, 0, ()), None))
"""RRR-TURN-03: what every Mummies' step is followed by; nothing outlasts a turn."""


def power(x: Expedition) -> int:
    """RRR-MUMMY-02: one die, and the bonus dice in the maze (RRR-FOE-02, RRR-FOE-05).

    A Boss adds none, a fallen mummy no more, four are the most (RRR-FOE-15, RRR-FOE-20,
    RRR-FOE-21).
    """
    dice = 1
    for foe in x.foes:
        dice += x.box.foe_dice[foe]
    return dice


def roll_mummy_dice(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-MUMMY-01, RRR-MUMMY-03, RRR-MUMMY-06, RRR-MUMMY-21: the roll fixes the whole step."""
    dice = power(x)
    symbols = 0
    for _ in range(dice):
        if x.box.mummy_die[x.chance(MUMMY_DICE_STREAM, 6)]:
            symbols += 1
    x.halted = x.attacked = x.newcomers = 0
    x.tell((told.MummiesRolled, "RRR-MUMMY-01", x.active, dice, symbols))
    x.agenda = AFTER_MUMMIES
    if x.foes or x.hearts_on_pile + symbols >= CARD_HEARTS:
        x.plan(((SWIFT_MOVES, symbols, 0, ()), (END_ATTACKS, 0, 0, ()), (END_MUMMY_STEP, 0, 0, ())))
    windows = bool(x.tokens[x.active])  # none can be gained before the action
    for number in range(symbols, 0, -1):
        if windows:
            x.push(WINDOW, W_SYMBOL)
        x.push(SYMBOL, number, symbols)
    if windows:
        x.push(WINDOW, W_ROLL)


STEP_ROLL_MUMMY_DICE: Final[Step[Expedition]] = Step(
    ROLL_MUMMY_DICE, "roll-mummy-dice", roll_mummy_dice
)


def resolve_symbol(x: Expedition, number: int, symbols: int, _cells: tuple[int, ...]) -> None:
    """RRR-MUMMY-04, RRR-MUMMY-05: all foes move, then one heart; each symbol completely.

    A mummy woken by one symbol moves with the next (RRR-MUMMY-17).
    """
    x.tell((told.SymbolResolved, "RRR-MUMMY-05", number, symbols))
    if x.foes:
        x.push(ADD_HEART, BY_SYMBOL)
        x.push(FOES_MOVE, BY_SYMBOL, 0, x.foes)
    else:
        add_heart(x, BY_SYMBOL, 0, ())


STEP_SYMBOL: Final[Step[Expedition]] = Step(SYMBOL, "symbol", resolve_symbol, h.NUMBER, h.SYMBOLS)


def swift_moves(x: Expedition, symbols: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FOE-17, RRR-FOE-18, RRR-FOE-19: one room more than the roll, unless just arrived."""
    if not symbols and not x.house.swift_on_zero:
        return
    swift = [
        foe
        for foe in x.foes
        if x.box.foe_swift[foe] and not x.newcomers >> foe & 1 and not x.halted >> foe & 1
    ]
    if swift:
        x.push(FOES_MOVE, BY_SWIFTNESS, 0, tuple(swift))


STEP_SWIFT_MOVES: Final[Step[Expedition]] = Step(SWIFT_MOVES, "swift-moves", swift_moves, h.SYMBOLS)


def advance_all(x: Expedition, cause: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-LIGHT-05, RRR-LIGHT-07: every foe, the Boss included, comes one room closer.

    No swift move and no end of a step belong to it (RRR-LIGHT-08).
    """
    x.tell((told.FoesAdvance, MOVED_BY[cause]))
    if x.foes:
        x.push(FOES_MOVE, cause, 0, x.foes)


STEP_ADVANCE_ALL: Final[Step[Expedition]] = Step(ADVANCE_ALL, "advance-all", advance_all, h.CAUSE)


def foes_move(x: Expedition, cause: int, _b: int, waiting: tuple[int, ...]) -> None:
    """RRR-MUMMY-16: the foes that are due move in the order in which they entered the maze."""
    if x.house.active_orders_foes and len(waiting) > 1:
        movable = tuple([foe for foe in waiting if not x.halted >> foe & 1])
        if len(movable) > 1:
            x.push(Q_FOE_ORDER, cause, 0, movable)
            return
        waiting = movable
    for index, foe in enumerate(waiting):
        if not _move_foe(x, foe, cause, waiting[index + 1 :]):
            return


STEP_FOES_MOVE: Final[Step[Expedition]] = Step(
    FOES_MOVE, "foes-move", foes_move, h.CAUSE, None, h.FOES
)


def _move_foe(x: Expedition, foe: int, cause: int, later: tuple[int, ...]) -> bool:
    """Move one foe; False if something else must happen before the later ones move."""
    cell = x.foe_cells[foe]
    if cell == NOWHERE or x.halted >> foe & 1:
        return True
    if x.house.held_by_cat and cell in x.cats:
        return _hold_foe(x, foe, cell, cause, later)
    rooms = x.maze.closer(cell)
    if not rooms:
        return True
    if len(rooms) > 1:
        if later:
            x.push(FOES_MOVE, cause, 0, later)
        x.push(Q_ROUTE, foe, cause, tuple(rooms))
        return False
    return _enter(x, foe, rooms[0], cause, later)


def _hold_foe(x: Expedition, foe: int, cell: int, cause: int, later: tuple[int, ...]) -> bool:
    """House rule heldByCat, against RRR-MUMMY-14: a foe that starts with a cat stays, attacks."""
    x.tell((told.FoeHeld, "RRR-MUMMY-14", foe, cell))
    return _meet_cats(x, foe, cause, later)


def _meet_cats(x: Expedition, foe: int, cause: int, later: tuple[int, ...]) -> bool:
    """RRR-MUMMY-11, RRR-MUMMY-12, RRR-MUMMY-19: halted for this step, and one attack.

    An advance is no Mummies' step: nobody is halted by it, and the attack comes at once.
    """
    if cause < NOBODY_ASLEEP:
        x.halted |= 1 << foe
        if x.attacked >> foe & 1 or not x.house.attack_on_enter:
            return True
    if later:
        x.push(FOES_MOVE, cause, 0, later)
    x.push(ATTACK, foe)
    return False


def _enter(x: Expedition, foe: int, cell: int, cause: int, later: tuple[int, ...]) -> bool:
    """RRR-MUMMY-10, RRR-MUMMY-11, RRR-MUMMY-12: a cat halts the foe and is attacked at once.

    In the Vault all is lost before that (RRR-MUMMY-13).
    """
    left = x.foe_cells[foe]
    x.foe_cells[foe] = cell
    x.tell((told.FoeMoved, MOVED_BY[cause], foe, left, cell))
    if cell == ORIGIN:
        lose_by_vault(x, foe)
        return False
    if cell not in x.cats:
        return True
    if cause < NOBODY_ASLEEP:
        x.tell((told.FoeHalted, "RRR-MUMMY-11", foe, cell))
    return _meet_cats(x, foe, cause, later)


def end_attacks(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-MUMMY-18, RRR-MUMMY-19: who shares a room with cats and has not attacked does so now.

    In foe order, each attack on its own (RRR-MUMMY-20, RRR-ATTACK-07).
    """
    if not x.house.attack_at_end:
        return
    attackers = [foe for foe in x.foes if x.foe_cells[foe] in x.cats and not x.attacked >> foe & 1]
    x.plan(tuple([(ATTACK, foe, 0, ()) for foe in attackers]))


STEP_END_ATTACKS: Final[Step[Expedition]] = Step(END_ATTACKS, "end-attacks", end_attacks)


def end_mummy_step(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-MUMMY-15: nobody stays halted beyond the step."""
    x.halted = x.attacked = 0


STEP_END_MUMMY_STEP: Final[Step[Expedition]] = Step(
    END_MUMMY_STEP, "end-mummy-step", end_mummy_step
)


# --- the active player's choices ---


def route_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-MUMMY-08: on several shortest ways the active player chooses."""
    return [m.with_cell(m.ROUTE, cell) for cell in x.question()[3]]


def check_route(x: Expedition, _seat: int, move: int) -> Refusal | None:
    rooms = x.question()[3]
    if m.cell_of(move) not in rooms:
        return no(
            "RRR-MUMMY-08",
            "not-on-shortest-way",
            cell=axial(m.cell_of(move)),
            rooms=[axial(room) for room in rooms],
        )
    return None


def answer_route(x: Expedition, _seat: int, move: int) -> None:
    _kind, foe, cause, _rooms = x.pop()
    _enter(x, foe, m.cell_of(move), cause, ())


ASK_ROUTE: Final[Question[Expedition]] = Question(
    Q_ROUTE,
    "foe-route",
    rule="RRR-MUMMY-08",
    holds=(h.FOE, h.CAUSE, h.ROOMS),
    verbs=(m.ROUTE,),
    seats=the_active,
    moves=route_moves,
    check=check_route,
    answer=answer_route,
    facts=the_foe,
)


def order_moves(x: Expedition, _seat: int) -> list[int]:
    return [m.with_small(m.ORDER, foe) for foe in x.question()[3]]


def check_order(x: Expedition, _seat: int, move: int) -> Refusal | None:
    if m.small_of(move) not in x.question()[3]:
        return no("RRR-MUMMY-16", "foe-not-due", foe=m.small_of(move))
    return None


def answer_order(x: Expedition, _seat: int, move: int) -> None:
    _kind, cause, _b, waiting = x.pop()
    foe = m.small_of(move)
    later = tuple([other for other in waiting if other != foe])
    if _move_foe(x, foe, cause, later):
        x.push(FOES_MOVE, cause, 0, later)


def order_facts(x: Expedition) -> dict[str, Any]:
    return {"due": [FOES[foe] for foe in x.question()[3]]}


ASK_FOE_ORDER: Final[Question[Expedition]] = Question(
    Q_FOE_ORDER,
    "foe-order",
    rule="RRR-MUMMY-16",
    holds=(h.CAUSE, None, h.FOES),
    verbs=(m.ORDER,),
    seats=the_active,
    moves=order_moves,
    check=check_order,
    answer=answer_order,
    facts=order_facts,
)
