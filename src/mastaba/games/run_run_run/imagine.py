"""What a seat cannot know, dealt anew: for bots that think ahead without peeking."""

from __future__ import annotations

from mastaba.games.run_run_run.box import BOSSES
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.moving import ALLOWANCE
from mastaba.games.run_run_run.steps import Q_JOIN, Q_OFFER, Q_STRIDE, Q_TORCHES
from mastaba.kernel.chance import below, shuffled

_ROOMS = 0
_TOKENS = 1
_MUMMIES = 2
_BOSS = 3
_HANDS = 4

_OFFERS_HIDDEN = (Q_JOIN, Q_OFFER, Q_TORCHES)


def redeal(x: Expedition, seat: int, seed: int) -> None:
    """Shuffle everything hidden from the seat and give the game a fresh future.

    Cards that a regroup showed to all stay with whoever took them (RRR-TABLE-09). If their owner
    has offered cards face down since, nobody knows whether they were among them.
    """
    hidden = x.agenda is not None and x.agenda[0][0] in _OFFERS_HIDDEN and bool(x.offers)
    others = [other for other in range(x.seats) if other != seat]
    held = [x.hands[other] + (x.offers[other] if hidden else ()) for other in others]
    known = [[card for card in cards if card in x.shown] for cards in held]
    unknown = list(x.deck[x.drawn :])
    for cards in held:
        unknown += [card for card in cards if card not in x.shown]
    # In a fixed order before it is mixed, or the true order would shine through.
    dealt = list(shuffled(sorted(unknown), seed, _ROOMS, 0))
    _pay_strider(x, seat, others, known, dealt)
    for other, cards, certain in zip(others, held, known, strict=True):
        hand = sorted(certain) + [dealt.pop() for _ in range(len(cards) - len(certain))]
        mixed = shuffled(hand, seed, _HANDS + other, 0)
        in_hand = len(x.hands[other])
        x.hands[other] = mixed[:in_hand]
        if hidden:
            x.offers = (*x.offers[:other], mixed[in_hand:], *x.offers[other + 1 :])
    if hidden:
        x.pool = tuple([card for cards in x.offers for card in cards])
    x.deck = tuple(dealt)
    x.drawn = 0
    x.token_pile = shuffled(sorted(x.token_pile), seed, _TOKENS, 0)
    x.mummy_pile = shuffled(sorted(x.mummy_pile), seed, _MUMMIES, 0)
    if not x.boss_is_out():
        x.boss = BOSSES[below(seed, _BOSS, 0, len(BOSSES))]
    x.seed = below(seed, _BOSS, 1, 1 << 63)
    x.seen = None
    x.known_moves = None


def _pay_strider(
    x: Expedition, seat: int, others: list[int], known: list[list[int]], dealt: list[int]
) -> None:
    """Who has placed a card too far away for a plain walk must hold what it takes to get there.

    RRR-EXPLORE-09: without a token that is a card with enough exits; give one to the strider.
    """
    if x.agenda is None or x.agenda[0][0] != Q_STRIDE:
        return
    if x.active == seat or x.tokens[x.active]:
        return
    needed = x.agenda[0][1] - ALLOWANCE
    if needed <= 0:
        return
    certain = known[others.index(x.active)]
    if any(x.box.room_value[card] >= needed for card in certain):
        return
    for card in dealt:
        if x.box.room_value[card] >= needed:
            dealt.remove(card)
            certain.append(card)
            return
