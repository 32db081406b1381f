"""Chapter TABLE: silent pointing. A paw mark asks that a hex be kept; it binds nobody.

Talk is free (RRR-TABLE-01), and every decision is one seat's own (RRR-TABLE-02); that hands are not
described (RRR-TABLE-04) is up to the players: nothing here can show a card to another seat.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial

MOST_MARKS: Final = 2


def marks_of(x: Expedition, seat: int) -> list[int]:
    return [cell for owner, cell in x.marks if owner == seat]


def clear_marks(x: Expedition, cell: int = -1, seat: int = -1) -> None:
    """RRR-TABLE-05: marks go when their hex is filled, or after their owner's action."""
    for mark in x.marks:
        if mark[1] == cell or mark[0] == seat:
            x.tell((told.HexUnmarked, "RRR-TABLE-05", mark[0], mark[1]))
    x.marks = tuple([mark for mark in x.marks if mark[1] != cell and mark[0] != seat])


def mark_moves(x: Expedition, seat: int) -> list[int]:
    """RRR-TABLE-05: any player, at any time, on an empty hex beside the maze."""
    mine = marks_of(x, seat)
    out = [m.with_cell(m.UNMARK, cell) for cell in mine]
    if len(mine) < MOST_MARKS and x.seats > 1:
        out += [m.with_cell(m.MARK, cell) for cell in x.maze.frontier if cell not in mine]
    return out


def check_mark(x: Expedition, seat: int, move: int) -> Refusal | None:
    cell, mine = m.cell_of(move), marks_of(x, seat)
    if m.UNMARK.says(move):
        return None if cell in mine else no("RRR-TABLE-05", "no-mark-there", cell=axial(cell))
    if x.seats == 1:
        return no("RRR-TABLE-05", "nobody-to-point-for")
    if cell not in x.maze.frontier:
        return no("RRR-TABLE-05", "mark-beside-maze", cell=axial(cell))
    if cell in mine:
        return no("RRR-TABLE-05", "marked-already", cell=axial(cell))
    if len(mine) >= MOST_MARKS:
        return no("RRR-TABLE-05", "two-marks-only", most=MOST_MARKS)
    return None


def make_mark(x: Expedition, seat: int, move: int) -> None:
    """RRR-TABLE-06: nothing but the mark changes."""
    cell = m.cell_of(move)
    if m.MARK.says(move):
        x.marks = (*x.marks, (seat, cell))
        x.tell((told.HexMarked, "RRR-TABLE-05", seat, cell))
    else:
        x.marks = tuple([mark for mark in x.marks if mark != (seat, cell)])
        x.tell((told.HexUnmarked, "RRR-TABLE-05", seat, cell))
