"""Treasures: when to use a sarcophagus token."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.guarding import moves_to_come
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.bots.run_run_run.walking import cheapest_token
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.kernel.contract import Move


def window(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Save the Vault if it must be saved now; else light and cards when they are short."""
    kind = outlook.x.question()[1]
    if kind in (steps.W_ROLL, steps.W_SYMBOL):
        return save_vault(outlook)
    for move in moves:
        if m.USE.says(move) and _wanted(outlook, m.small_of(move), kind):
            return move
    return m.bare(m.HOLD)


def _wanted(outlook: Outlook, token: int, window: int) -> bool:
    x, seat = outlook.x, outlook.seat
    effect = x.box.token_effect[token]
    if effect == b.TORCHES:
        return _torches_wanted(x, window)
    return effect == b.DRAW and _cards_wanted(x, seat, window)


def _torches_wanted(x: Expedition, window: int) -> bool:
    """Before a dark room takes its price, and at the end of a turn for those who follow."""
    if window == steps.W_BEFORE_LIGHT:
        return x.stock == 0 and not x.box.room_torch[x.maze.cards[x.fresh]]
    return window == steps.W_END and x.stock <= 1 and x.seats > 1


def _cards_wanted(x: Expedition, seat: int, window: int) -> bool:
    if window not in (steps.W_END, steps.W_START) or not x.pile_size():
        return False
    return len(x.hands[seat]) < w.ENOUGH_CARDS or x.pile_size() <= w.ENOUGH_CARDS


def save_vault(outlook: Outlook) -> Move:
    """A foe would reach the Vault in this step: teleport into its way."""
    x, seat = outlook.x, outlook.seat
    for foe in x.foes:
        if x.foe_cells[foe] == NOWHERE or moves_to_come(x, foe) < outlook.steps_left(foe):
            continue
        way = _way_on(x, x.foe_cells[foe])
        if not way or any(cell in x.cats for cell in way):
            continue
        if len(x.hands[seat]) > x.box.foe_strength[foe]:
            return m.teleport(cheapest_token(x, seat), way[0])
    return m.bare(m.HOLD)


def _way_on(x: Expedition, cell: int) -> list[int]:
    """The rooms of one shortest way from the cell to the Vault, without the ends."""
    way: list[int] = []
    maze = x.maze
    while maze.steps[cell] > 1:
        cell = maze.closer(cell)[0]
        way.append(cell)
    return way
