"""Chapter WAKE: hearts on the mummy pile, and what happens at the fifth."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active, the_foe
from mastaba.games.run_run_run.box import CARD_HEARTS
from mastaba.games.run_run_run.drawing import return_torches
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import ADD_HEART, FOES_MOVE, PLACE_MUMMY, Q_PLACE_MUMMY
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.questions import Question, Step

BY_SYMBOL: Final = 0
BY_DARKNESS: Final = 1
"""Why a heart is added; a symbol also moves the foes."""


def hearts_left(x: Expedition) -> int:
    """RRR-WAKE-12: hearts never run out, unless the house plays with the pieces of the box."""
    return x.box.heart_tokens - x.hearts_in_use() if x.house.heart_limit else CARD_HEARTS * 99


def add_heart(x: Expedition, cause: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-WAKE-01, RRR-WAKE-03, RRR-WAKE-10: a heart for the top card, and the fifth wakes it.

    A further heart goes on the next card, as hearts come one by one (RRR-WAKE-09).
    """
    if x.boss_is_out():
        return  # RRR-WAKE-13, RRR-BOSS-10
    if not x.mummy_pile:
        x.tell((told.HeartLost, "RRR-WAKE-11"))
        _lost_heart_advances(x)
        return
    if hearts_left(x) <= 0:
        x.tell((told.HeartLost, "RRR-WAKE-12"))
        if cause == BY_SYMBOL:
            _lost_heart_advances(x)
        return
    x.hearts_on_pile += 1
    rule = "RRR-MUMMY-04" if cause == BY_SYMBOL else "RRR-LIGHT-03"
    x.tell((told.HeartAdded, rule, x.hearts_on_pile))
    if x.hearts_on_pile == CARD_HEARTS:
        wake_top_mummy(x, "RRR-WAKE-03" if cause == BY_SYMBOL else "RRR-LIGHT-04")


STEP_ADD_HEART: Final[Step[Expedition]] = Step(ADD_HEART, "add-heart", add_heart, h.HEART_CAUSE)


def _lost_heart_advances(x: Expedition) -> None:
    """House rule lostHeartAdvances: a die heart that cannot be placed brings all foes closer."""
    if x.house.lost_heart_advances and x.foes:
        x.tell((told.FoesAdvance, "RRR-WAKE-11"))
        x.push(FOES_MOVE, BY_SYMBOL, 0, x.foes)


def wake_top_mummy(x: Expedition, rule: str) -> None:
    """RRR-WAKE-04, RRR-FOE-09: the top card turns up with its five hearts."""
    missing = min(CARD_HEARTS - x.hearts_on_pile, hearts_left(x))
    mummy = x.mummy_pile[-1]
    x.foe_hearts[mummy] = max(1, x.hearts_on_pile + missing)  # nothing walks without a heart
    x.mummy_pile = x.mummy_pile[:-1]
    x.hearts_on_pile = 0
    x.foes = (*x.foes, mummy)
    x.foe_cells[mummy] = NOWHERE
    x.newcomers |= 1 << mummy
    x.reveals += 1
    x.tell((told.MummyWoke, rule, mummy, x.foe_hearts[mummy]))
    _eat_torches(x, mummy)
    x.push(PLACE_MUMMY, mummy)


def _eat_torches(x: Expedition, mummy: int) -> None:
    """RRR-FOE-08, RRR-FOE-16: Snuff takes two torches each time it appears."""
    eaten = min(x.box.foe_eats[mummy], x.stock)
    if eaten:
        return_torches(x, eaten)
        x.tell((told.TorchesEaten, "RRR-FOE-08", mummy, eaten, x.stock))


def place_mummy(x: Expedition, mummy: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-WAKE-05: the active player puts the figure on any Room Card.

    Without a Room Card it waits for the first one (RRR-WAKE-14).
    """
    rooms = x.maze.room_cells()
    if len(rooms) == 1:
        x.tell((told.ForcedChoice, "RRR-WAKE-05", x.active, "place-mummy"))
        _put(x, mummy, rooms[0], "RRR-WAKE-05")
    elif rooms:
        x.push(Q_PLACE_MUMMY, mummy)


STEP_PLACE_MUMMY: Final[Step[Expedition]] = Step(PLACE_MUMMY, "place-mummy", place_mummy, h.FOE)


def place_waiting_mummies(x: Expedition) -> None:
    """RRR-WAKE-14: a mummy that found no Room Card stands on the first one added."""
    for foe in x.foes:
        if x.foe_cells[foe] == NOWHERE:
            _put(x, foe, x.fresh, "RRR-WAKE-14")


def _put(x: Expedition, mummy: int, cell: int, rule: str) -> None:
    """RRR-WAKE-07, RRR-WAKE-08: cats may stand there, and being placed is not entering."""
    x.foe_cells[mummy] = cell
    x.tell((told.MummyPlaced, rule, mummy, cell))


def placement_moves(x: Expedition, _seat: int) -> list[int]:
    return [m.with_cell(m.WAKE, cell) for cell in x.maze.room_cells()]


def check_placement(x: Expedition, _seat: int, move: int) -> Refusal | None:
    cell = m.cell_of(move)
    if cell not in x.maze.cards:
        return no("RRR-WAKE-05", "not-in-maze", cell=axial(cell))
    if not x.maze.is_room_card(cell):
        return no("RRR-WAKE-06", "mummy-needs-room-card", cell=axial(cell))
    return None


def answer_placement(x: Expedition, _seat: int, move: int) -> None:
    _kind, mummy, _b, _cells = x.pop()
    _put(x, mummy, m.cell_of(move), "RRR-WAKE-05")


ASK_PLACE_MUMMY: Final[Question[Expedition]] = Question(
    Q_PLACE_MUMMY,
    "place-mummy",
    rule="RRR-WAKE-05",
    holds=(h.FOE,),
    verbs=(m.WAKE,),
    seats=the_active,
    moves=placement_moves,
    check=check_placement,
    answer=answer_placement,
    facts=the_foe,
)
