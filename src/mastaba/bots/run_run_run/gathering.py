"""Gathering: when to regroup, and what to give and take."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.fighting import double_held
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.regroup import CARDS_PER_TORCH, FREE_CARDS, most_torches, partners_of
from mastaba.games.run_run_run.sharing import has_been_refused, undealt
from mastaba.kernel.contract import Move


def torches_to_burn(outlook: Outlook) -> int:
    """In the finale all of them; before it, what is over if hands are poor."""
    x = outlook.x
    spare = x.stock if outlook.finale else max(0, x.stock - w.TORCH_RESERVE)
    return min(spare, most_torches(x))


def regroup_worth(outlook: Outlook) -> float:
    """Cards for the active player, and for those who come."""
    x, seat = outlook.x, outlook.seat
    torches = torches_to_burn(outlook)
    found = min(FREE_CARDS + CARDS_PER_TORCH * torches, len(x.discard))
    hands = sorted([len(hand) for hand in x.hands])
    worth = 0.0
    for _ in range(found):
        worth += outlook.hand(hands[0] + 1) - outlook.hand(hands[0])
        hands[0] += 1
        hands.sort()
    if not outlook.finale:
        worth -= w.REGROUP_TILE * x.seats
    return worth - outlook.peril(x.cats[seat], len(x.hands[seat]), x.seats)


def join(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    """Come if it is safe there, unless the cat is needed where it is."""
    x, seat = outlook.x, outlook.seat
    cards = len(x.hands[seat])
    turns = outlook.turns_until(seat)
    there = outlook.peril(x.cats[x.active], cards, turns, len(x.hands[x.active]) - 1)
    here = outlook.peril(x.cats[seat], cards, turns)
    worth = here - there + w.JOINING
    ways = outlook.pressing()
    if ways:
        worth -= w.NEEDED_HERE * (ways[x.cats[x.active]] - ways[x.cats[seat]])
    return m.bare(m.JOIN if worth > 0 else m.STAY)


def offer(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    """What is over goes to those who have less."""
    x, seat = outlook.x, outlook.seat
    hand = x.hands[seat]
    poorest = min([len(x.hands[other]) for other in partners_of(x)])
    count = max(0, min(2, (len(hand) - poorest) // 2))
    cards = sorted(hand, key=lambda card: -x.box.room_value[card])[:count]
    return m.offer(tuple(cards))


def burn(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    return m.with_small(m.BURN, torches_to_burn(outlook))


def share(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """The best card left to the poorest hand; whoever plays sooner comes first."""
    x = outlook.x
    best = max(undealt(x), key=lambda card: x.box.room_value[card])
    order = partners_of(x)
    soonest = order[1:] + order[:1]

    def cards(seat: int) -> int:
        dealt = sum([1 for entry in x.dealt if entry & 7 == seat])
        return len(x.hands[seat]) + dealt

    for seat in sorted(soonest, key=cards):
        move = m.give(best, seat)
        if move in moves:
            return move
    return moves[0]


def trade(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Double damage to whoever has the cards to make the most of it; the rest stays."""
    x, seat = outlook.x, outlook.seat
    if has_been_refused(x, seat):
        return m.bare(m.DONE)
    for token in double_held(x, seat):
        richest = max(partners_of(x), key=lambda other: len(x.hands[other]))
        richer = len(x.hands[richest]) >= len(x.hands[seat]) + w.CLEARLY_RICHER
        move = m.trade(token, richest, NOTHING)
        if richer and not double_held(x, richest) and move in moves:
            return move
    return m.bare(m.DONE)
