"""Cautions: commands that are legal, but that a table may ask about once more."""

from __future__ import annotations

from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import CONCEDE, FATE, G
from mastaba.games.escape.game import Escape
from mastaba.games.escape.rolling import ROLL
from mastaba.games.escape.voting import PROPOSE
from mastaba.kernel.contract import Caution, Move, Seat


def cautions(state: Escape, seat: Seat, move: Move) -> list[Caution]:
    """Why a player may want to take back this legal command."""
    found = _of_the_base_game(state, seat, move)
    for module in state.house.hear.cautions:
        found += module.cautions(state, seat, move)
    return found


def _of_the_base_game(state: Escape, seat: Seat, move: Move) -> list[Caution]:
    if PROPOSE.says(move) and m.first(move) == CONCEDE:
        return [Caution("ESC-END-05", "gives-up")]
    if PROPOSE.says(move) and m.first(move) == FATE and not _anything_locked(state):
        return [Caution("ESC-FATE-05", "nothing-locked")]
    if ROLL.says(move) and d.locked_dice(state, seat):
        golden = [die for die in d.showing(state, seat, G) if m.dice(move) >> die & 1]
        if golden:
            return [Caution("ESC-DICE-08", "rolls-golden-mask")]
    return []


def _anything_locked(state: Escape) -> bool:
    return any(d.locked_dice(state, seat) for seat in state.insiders())
