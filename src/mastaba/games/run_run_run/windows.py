"""Token windows in which something hangs in the balance: an attack, the Vault, darkness, a card."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run.box import CARD_HEARTS
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.steps import (
    SYMBOL,
    W_BEFORE_DRAW,
    W_BEFORE_LIGHT,
    W_END,
    W_ROLL,
    W_SYMBOL,
)
from mastaba.games.run_run_run.tokens import passages_held
from mastaba.kernel.hexgrid import DELTA, ORIGIN

WHOLE_WAY: Final = 99
"""More rooms than any way to the Vault has."""


def window_matters(x: Expedition, window: int) -> bool:
    """Whether a token used now (RRR-SARC-04) could change what comes before the next window.

    Every window stays open by the rules; this only tells players who want to be asked less.
    """
    if window in (W_ROLL, W_SYMBOL):
        return _mummies_threaten(x)
    if window == W_BEFORE_LIGHT:
        return not x.stock and not x.box.room_torch[x.maze.cards[x.fresh]]
    if window == W_BEFORE_DRAW:
        return not x.hands[x.active] or (passages_held(x) > 0 and _walled_neighbour(x))
    if window == W_END:
        return x.seats > 1 and any(
            x.cats[x.active] in _rooms_ahead(x, foe, WHOLE_WAY) for foe in x.foes
        )
    return False


def _mummies_threaten(x: Expedition) -> bool:
    """An attack, the Vault or a waking mummy is possible in what is left of the Mummies' step."""
    symbols = _symbols_left(x)
    if symbols and x.mummy_pile and x.hearts_on_pile + symbols >= CARD_HEARTS:
        return True
    aims = {ORIGIN, *x.cats}
    for foe in x.foes:
        rooms = 0 if x.halted >> foe & 1 else symbols + x.box.foe_swift[foe]
        ahead = _rooms_ahead(x, foe, rooms)
        if x.attacked >> foe & 1:
            ahead.discard(x.foe_cells[foe])
        if not aims.isdisjoint(ahead):
            return True
    return False


def _symbols_left(x: Expedition) -> int:
    left = 0
    agenda = x.agenda
    while agenda is not None:
        step, agenda = agenda
        left += step[0] == SYMBOL
    return left


def _rooms_ahead(x: Expedition, foe: int, rooms: int) -> set[int]:
    """Where a foe is and where its next so many moves may take it (RRR-MUMMY-07)."""
    ahead = {x.foe_cells[foe]} & x.maze.cards.keys()
    edge = ahead
    for _ in range(rooms):
        edge = {beside for cell in edge for beside in x.maze.closer(cell)}
        if not edge:
            break
        ahead = ahead | edge
    return ahead


def _walled_neighbour(x: Expedition) -> bool:
    """A secret passage could still link the new room to one more room (RRR-SARC-25)."""
    return any(
        x.maze.is_room_card(x.fresh + step) and x.fresh + step not in x.maze.ways[x.fresh]
        for step in DELTA
    )
