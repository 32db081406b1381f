"""What several questions have in common: whom they are put to, what is answered, what about."""

from __future__ import annotations

from typing import Any

from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import FOES
from mastaba.games.run_run_run.expedition import Expedition


def the_active(x: Expedition) -> list[int]:
    return [x.active]


def the_pending(x: Expedition) -> list[int]:
    """Everybody who has not answered yet, in any order."""
    return [seat for seat in range(x.seats) if x.pending >> seat & 1]


def agree_or_object(_x: Expedition, _seat: int) -> list[int]:
    return [m.bare(m.AGREE), m.bare(m.OBJECT)]


def the_foe(x: Expedition) -> dict[str, Any]:
    return {"foe": FOES[x.question()[1]]}


def how_many_left(x: Expedition) -> dict[str, Any]:
    return {"left": x.question()[1]}
