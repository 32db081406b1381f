"""Treasures: when to use a sarcophagus token, and how to pay for a long way."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run.guarding import moves_to_come
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.kernel.contract import Move

_KEPT_LONGEST = (b.TORCHES, b.DRAW, b.PASSAGE, b.SHIELD, b.DOUBLE)
"""Which token pays for a teleport: the first of these that is held."""

ENOUGH_CARDS = 4


def window(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Save the Vault if it must be saved now; else light and cards when they are short."""
    x, seat = outlook.x, outlook.seat
    kind = x.question()[1]
    if kind in (steps.W_ROLL, steps.W_SYMBOL):
        return save_vault(outlook, moves)
    useful = use_token(outlook, kind)
    if useful is not None and useful in moves:
        return useful
    return m.bare(m.HOLD)


def use_token(outlook: Outlook, window: int) -> Move | None:
    x, seat = outlook.x, outlook.seat
    for token in x.tokens[seat]:
        effect = x.box.token_effect[token]
        if effect == b.TORCHES and _torches_wanted(x, window):
            return m.with_small(m.USE, token)
        if effect == b.DRAW and _cards_wanted(x, seat, window):
            return m.with_small(m.USE, token)
    return None


def _torches_wanted(x: Expedition, window: int) -> bool:
    """Before a dark room takes its price, and at the end of a turn for those who follow."""
    if window == steps.W_BEFORE_LIGHT:
        return x.stock == 0 and not x.box.room_torch[x.maze.cards[x.fresh]]
    return window == steps.W_END and x.stock <= 1 and x.seats > 1


def _cards_wanted(x: Expedition, seat: int, window: int) -> bool:
    if window not in (steps.W_END, steps.W_START) or not x.pile_size():
        return False
    return len(x.hands[seat]) < ENOUGH_CARDS or x.pile_size() <= ENOUGH_CARDS


def save_vault(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """A foe would reach the Vault in this step: teleport into its way."""
    x, seat = outlook.x, outlook.seat
    for foe in x.foes:
        if x.foe_cells[foe] == NOWHERE or moves_to_come(x, foe) < outlook.steps_left(foe):
            continue
        way = _ways_on(x, x.foe_cells[foe])
        if any([cell in x.cats for cell in way]):
            continue
        if len(x.hands[seat]) <= x.box.foe_strength[foe]:
            continue
        token = cheapest_token(x, seat)
        for cell in way:
            move = m.teleport(token, cell)
            if move in moves:
                return move
    return m.bare(m.HOLD)


def _ways_on(x: Expedition, cell: int) -> list[int]:
    """The rooms of one shortest way from the cell to the Vault, without the ends."""
    way: list[int] = []
    maze = x.maze
    while maze.steps[cell] > 1:
        closer = maze.steps[cell] - 1
        cell = next(beside for beside in maze.links[cell] if maze.steps[beside] == closer)
        way.append(cell)
    return way


def cheapest_token(x: Expedition, seat: int) -> int:
    held = x.tokens[seat]
    return min(held, key=lambda token: _KEPT_LONGEST.index(x.box.token_effect[token]))


def stride(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """The least card that carries far enough; a token if the cards are needed."""
    x, seat = outlook.x, outlook.seat
    cards = [move for move in moves if m.verb(move) == m.STRIDE]
    if cards and (not x.tokens[seat] or len(x.hands[seat]) > ENOUGH_CARDS):
        return min(cards, key=lambda move: x.box.room_value[m.card_of(move)])
    if not x.tokens[seat]:
        return cards[0]
    goal = x.question()[3][0]
    return m.teleport(cheapest_token(x, seat), goal)
