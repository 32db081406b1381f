"""Cautions: moves that are legal, but that a table asks about once more before they are made."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.game import CursedTomb
from mastaba.games.cursed_tomb.preview import preview
from mastaba.kernel.contract import Caution, Move, Seat


def cautions(state: CursedTomb, seat: Seat, move: Move) -> list[Caution]:
    """Why a player may want to take back this legal move."""
    verb = m.verb(move)
    if verb == m.DECLINE:
        return [Caution("TOMB-TRAP-26", "gives-up-exploration")]
    if verb not in (m.FORWARD, m.BACKWARD):
        return []
    for event in preview(state, seat, move).events:
        if event[0] == told.SentBack and event[2] == seat:
            return [Caution("TOMB-CURSE-11", "sends-you-back")]
    return []
