"""Walking: what a long way costs, and what pays for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.moving import ALLOWANCE
from mastaba.kernel.contract import Move

NOTHING: Final = -1

_SPENT_FIRST: Final = (b.TORCHES, b.DRAW, b.PASSAGE, b.SHIELD, b.DOUBLE)
"""Which token pays for a teleport: the first of these that is held."""


def stride_card(x: Expedition, hand: tuple[int, ...], distance: int, keep: int) -> int:
    """The least card of the hand that carries so far and leaves `keep` others, or NOTHING."""
    far_enough = [card for card in hand if ALLOWANCE + x.box.room_value[card] >= distance]
    if len(hand) <= keep or not far_enough:
        return NOTHING
    return min(far_enough, key=lambda card: x.box.room_value[card])


def cheapest_token(x: Expedition, seat: int) -> int:
    """The held token that is missed least, or NOTHING."""
    held = x.tokens[seat]
    order = _SPENT_FIRST.index
    return min(held, key=lambda token: order(x.box.token_effect[token]), default=NOTHING)


def walks(cards: int, tokens: int) -> bool:
    """Whether a card pays for a long way rather than a token."""
    return not tokens or cards > w.ENOUGH_CARDS


def stride(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """None for a short way; else the least card that carries far enough, or a token."""
    x, seat = outlook.x, outlook.seat
    if m.bare(m.HOLD) in moves:
        return m.bare(m.HOLD)
    cards = [move for move in moves if m.STRIDE.says(move)]
    if cards and walks(len(x.hands[seat]), len(x.tokens[seat])):
        return min(cards, key=lambda move: x.box.room_value[m.card_of(move)])
    goal = x.question()[3][-1]
    return m.teleport(cheapest_token(x, seat), goal)
