"""Chapters MECH and DOOR, first half: triangles of symbols and what they set off."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.drawing import gain_torches
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.maze import triangles
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    DOOR_MECHANISM,
    OPEN_EXIT,
    Q_DOOR_TRIANGLE,
    Q_TORCH_TRIANGLE,
    TORCH_MECHANISM,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.questions import Question, Step

REFILL = 5
"""RRR-MECH-06: a torch mechanism fills the stock up to five."""


def _symbol(x: Expedition, cell: int) -> int:
    """RRR-MECH-01: a Room Card shows one symbol at most."""
    return x.box.room_symbol[x.maze.cards[cell]]


def symbol_triangles(x: Expedition, cell: int) -> list[tuple[int, int, int]]:
    """The triangles around a cell whose three cards show a symbol."""
    if not _symbol(x, cell):
        return []
    return [
        (cell, one, other)
        for cell, one, other in triangles(x.maze, cell)
        if _symbol(x, one) and _symbol(x, other)
    ]


def _used(cell: int, corners: tuple[tuple[int, int, int], ...]) -> bool:
    return any(cell in corner for corner in corners)


def torch_mechanisms_left(x: Expedition) -> int:
    """RRR-MECH-14: as many as triangles are built; with house rule torchMechanisms, five."""
    if x.house.five_torch_mechanisms:
        return x.box.torch_tokens - len(x.torch_corners)
    return len(x.box.room_symbol)


def torch_triangles(x: Expedition, cell: int) -> list[tuple[int, int, int]]:
    """RRR-MECH-03, RRR-MECH-05, RRR-MECH-07: three identical symbols, not yet used for torches.

    With house rules, not for a full stock (RRR-MECH-13), nor without a token (RRR-MECH-14).
    """
    symbol = _symbol(x, cell)
    spent = x.torch_corners
    if _used(cell, spent) or torch_mechanisms_left(x) <= 0:
        return []
    if x.stock >= REFILL and not x.house.full_stock_triggers:
        return []
    return [
        (cell, one, other)
        for cell, one, other in symbol_triangles(x, cell)
        if _symbol(x, one) == symbol == _symbol(x, other)
        and not _used(one, spent)
        and not _used(other, spent)
    ]


def door_triangles(x: Expedition, cell: int) -> list[tuple[int, int, int]]:
    """RRR-MECH-05, RRR-DOOR-02, RRR-DOOR-12: three different symbols, not used for a door yet."""
    symbol = _symbol(x, cell)
    spent = x.door_corners
    if len(spent) >= x.box.door_tokens or _used(cell, spent):
        return []
    return [
        (cell, one, other)
        for cell, one, other in symbol_triangles(x, cell)
        if len({symbol, _symbol(x, one), _symbol(x, other)}) == 3
        and not _used(one, spent)
        and not _used(other, spent)
    ]


def torch_mechanism(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-MECH-10, RRR-MECH-12, RRR-MECH-15: at most one, by itself, before the door.

    Looked for only now, when its card is added (RRR-MECH-04, RRR-MECH-16).
    """
    found = torch_triangles(x, cell)
    if len(found) > 1 or (found and x.house.optional_mechanisms):
        x.push(Q_TORCH_TRIANGLE, cell)
    elif found:
        _trigger_torches(x, found[0])


STEP_TORCH_MECHANISM: Final[Step[Expedition]] = Step(
    TORCH_MECHANISM, "torch-mechanism", torch_mechanism, h.CELL
)


def door_mechanism(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-MECH-09, RRR-MECH-11, RRR-DOOR-03: at most one, beside a torch mechanism."""
    found = door_triangles(x, cell)
    if len(found) > 1 or (found and x.house.optional_mechanisms):
        x.push(Q_DOOR_TRIANGLE, cell)
    elif found:
        _trigger_door(x, found[0])


STEP_DOOR_MECHANISM: Final[Step[Expedition]] = Step(
    DOOR_MECHANISM, "door-mechanism", door_mechanism, h.CELL
)


def _trigger_torches(x: Expedition, corner: tuple[int, int, int]) -> None:
    """RRR-MECH-06, RRR-MECH-08: refill, and mark the three cards; a full stock stays as it is."""
    x.torch_corners = (*x.torch_corners, corner)
    left = max(0, x.box.torch_tokens - len(x.torch_corners))
    x.tell((told.MechanismTriggered, "RRR-MECH-05", "torch", corner, left))
    if x.stock < REFILL:
        gain_torches(x, REFILL - x.stock, "RRR-MECH-06")


def _trigger_door(x: Expedition, corner: tuple[int, int, int]) -> None:
    """RRR-DOOR-01, RRR-DOOR-04: a token on the corner; the third opens the exit."""
    x.door_corners = (*x.door_corners, corner)
    left = x.box.door_tokens - len(x.door_corners)
    x.tell((told.MechanismTriggered, "RRR-DOOR-01", "door", corner, left))
    if not left:
        x.push(OPEN_EXIT)


# --- choosing among several ---


def _choices(x: Expedition) -> list[tuple[int, int, int]]:
    kind, cell, _b, _cells = x.question()
    return torch_triangles(x, cell) if kind == Q_TORCH_TRIANGLE else door_triangles(x, cell)


def triangle_moves(x: Expedition, _seat: int) -> list[int]:
    out = [m.triangle(one, other) for _cell, one, other in _choices(x)]
    if x.house.optional_mechanisms:
        out.append(m.bare(m.DECLINE))
    return out


def check_triangle(x: Expedition, _seat: int, move: int) -> Refusal | None:
    rule = "RRR-MECH-10" if x.question()[0] == Q_TORCH_TRIANGLE else "RRR-DOOR-03"
    if m.DECLINE.says(move):
        if x.house.optional_mechanisms:
            return None
        return no("RRR-MECH-12", "mechanism-not-optional")
    if move not in [m.triangle(one, other) for _cell, one, other in _choices(x)]:
        corner = (m.cell_of(move), m.other_cell_of(move))
        return no(rule, "not-a-triangle", cells=[axial(cell) for cell in corner])
    return None


def answer_triangle(x: Expedition, _seat: int, move: int) -> None:
    kind, cell, _b, _cells = x.pop()
    torches = kind == Q_TORCH_TRIANGLE
    if m.DECLINE.says(move):
        x.tell((told.MechanismDeclined, "RRR-MECH-12", x.active, "torch" if torches else "door"))
        return
    corner = (cell, m.cell_of(move), m.other_cell_of(move))
    if torches:
        _trigger_torches(x, corner)
    else:
        _trigger_door(x, corner)


def triangle_facts(x: Expedition) -> dict[str, Any]:
    return {"at": axial(x.question()[1])}


ASK_TORCH_TRIANGLE: Final[Question[Expedition]] = Question(
    Q_TORCH_TRIANGLE,
    "torch-triangle",
    rule="RRR-MECH-10",
    holds=(h.CELL,),
    verbs=(m.TRIANGLE, m.DECLINE),
    seats=the_active,
    moves=triangle_moves,
    check=check_triangle,
    answer=answer_triangle,
    facts=triangle_facts,
)

ASK_DOOR_TRIANGLE: Final[Question[Expedition]] = Question(
    Q_DOOR_TRIANGLE,
    "door-triangle",
    rule="RRR-DOOR-03",
    holds=(h.CELL,),
    verbs=(m.TRIANGLE, m.DECLINE),
    seats=the_active,
    moves=triangle_moves,
    check=check_triangle,
    answer=answer_triangle,
    facts=triangle_facts,
)
