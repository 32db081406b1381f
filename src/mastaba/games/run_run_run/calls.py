"""Chapter TABLE: the intent wheel. A few plans to tell with one gesture, in everybody's language.

None of the sayings names a shape, a symbol, a torch or a tomb (RRR-TABLE-04), and none binds
anybody: nothing in the game changes by one.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.spelling import CALLS
from mastaba.kernel.contract import Refusal

BUILD: Final = CALLS.index("build")
LEAVE: Final = CALLS.index("leave")


def call_moves(x: Expedition) -> list[int]:
    """RRR-TABLE-01: any player, at any time: where I can build, which foe is mine, or a word."""
    if x.seats == 1:
        return []
    here = [m.call(BUILD, cell) for cell in x.maze.frontier]
    this_foe = [m.call(LEAVE, cell) for cell in dict.fromkeys(x.foe_rooms()) if cell != NOWHERE]
    words = [m.call(saying) for saying in range(len(CALLS)) if saying not in (BUILD, LEAVE)]
    return here + this_foe + words


def check_call(x: Expedition, move: int) -> Refusal | None:
    saying, cell = m.small_of(move), m.cell_of(move)
    if x.seats == 1:
        return no("RRR-TABLE-01", "nobody-to-tell")
    if saying >= len(CALLS):
        return no("RRR-TURN-08", "not-a-move")
    if saying == BUILD and cell not in x.maze.frontier:
        return no("RRR-TABLE-01", "call-needs-hex")
    if saying == LEAVE and (cell == NOWHERE or cell not in x.foe_rooms()):
        return no("RRR-TABLE-01", "call-needs-foe")
    if saying not in (BUILD, LEAVE) and cell != NOWHERE:
        return no("RRR-TABLE-01", "call-without-place")
    return None


def make_call(x: Expedition, seat: int, move: int) -> None:
    """RRR-TABLE-01: everybody hears it, and that is all."""
    cell = m.cell_of(move)
    about = () if cell == NOWHERE else (cell,)
    x.tell((told.CatCalled, "RRR-TABLE-01", seat, m.small_of(move), about))
