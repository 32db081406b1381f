"""Chapter LIGHT: the new room is lit, or darkness takes its price."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.mummies import AFTER_BOSS, NOBODY_ASLEEP
from mastaba.games.run_run_run.steps import ADD_HEART, ADVANCE_ALL, LIGHT
from mastaba.games.run_run_run.waking import BY_DARKNESS, place_waiting_mummies
from mastaba.kernel.questions import Step


def light(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-LIGHT-01, RRR-LIGHT-02, RRR-LIGHT-10: printed torch, else one from the stock."""
    place_waiting_mummies(x)
    if x.box.room_torch[x.maze.cards[cell]]:
        x.tell((told.RoomLit, "RRR-LIGHT-01", cell, False, x.stock))
    elif x.stock:
        x.stock -= 1
        x.torchlit = (*x.torchlit, cell)
        x.tell((told.RoomLit, "RRR-LIGHT-02", cell, True, x.stock))
    else:
        _darkness(x, cell)


STEP_LIGHT: Final[Step[Expedition]] = Step(LIGHT, "light", light, h.CELL)


def _darkness(x: Expedition, cell: int) -> None:
    """RRR-LIGHT-03, RRR-LIGHT-05, RRR-LIGHT-06, RRR-LIGHT-09: a heart, or every foe advances."""
    x.dark = (*x.dark, cell)
    x.tell((told.RoomDark, "RRR-LIGHT-03", cell))
    if x.boss_is_out():
        if x.house.dark_advances_after_boss:
            x.push(ADVANCE_ALL, AFTER_BOSS)
    elif x.mummy_pile:
        x.push(ADD_HEART, BY_DARKNESS)
    else:
        x.push(ADVANCE_ALL, NOBODY_ASLEEP)
