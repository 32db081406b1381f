"""Cautions: moves that are legal, but that a table asks about once more before they are made."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.game import CursedTomb
from mastaba.games.cursed_tomb.moving import BACKWARD, FORWARD
from mastaba.games.cursed_tomb.preview import preview
from mastaba.games.cursed_tomb.turn import DECLINE
from mastaba.kernel.contract import Caution, Move, Seat


def cautions(state: CursedTomb, seat: Seat, move: Move) -> list[Caution]:
    """Why a player may want to take back this legal move."""
    if DECLINE.says(move):
        return [Caution("TOMB-TRAP-26", "gives-up-exploration")]
    if not (FORWARD.says(move) or BACKWARD.says(move)):
        return []
    for event in preview(state, seat, move).events:
        if event[0] == told.SentBack and event[2] == seat:
            return [Caution("TOMB-CURSE-11", "sends-you-back")]
    return []
