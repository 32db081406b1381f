"""What a seat cannot know, dealt anew: for bots that think ahead without peeking."""

from __future__ import annotations

from mastaba.games.run_run_run.box import BOSSES
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.steps import Q_JOIN, Q_OFFER, Q_TORCHES
from mastaba.kernel.chance import below, shuffled

_ROOMS = 0
_TOKENS = 1
_MUMMIES = 2
_BOSS = 3


def redeal(x: Expedition, seat: int, seed: int) -> None:
    """Shuffle everything hidden from the seat and give the game a fresh future.

    Cards that a regroup showed to all stay with whoever took them (RRR-TABLE-09).
    """
    hidden_pool = x.agenda is not None and x.agenda[0][0] in (Q_JOIN, Q_OFFER, Q_TORCHES)
    unknown = list(x.deck[x.drawn :])
    for other in range(x.seats):
        if other != seat:
            unknown += [card for card in x.hands[other] if card not in x.shown]
            if hidden_pool and x.offers:
                unknown += x.offers[other]
    # Which of the cards once shown were offered face down is not known either.
    shuffled_cards = list(shuffled(unknown, seed, _ROOMS, 0))
    pool: tuple[int, ...] = ()
    for other in range(x.seats):
        if other != seat:
            x.hands[other] = tuple(
                [card if card in x.shown else shuffled_cards.pop() for card in x.hands[other]]
            )
        if hidden_pool and x.offers:
            offer = x.offers[other]
            if other != seat:
                offer = tuple([shuffled_cards.pop() for _ in offer])
                x.offers = (*x.offers[:other], offer, *x.offers[other + 1 :])
            pool += offer
    if hidden_pool:
        x.pool = pool
    x.deck = x.deck[: x.drawn] + tuple(shuffled_cards)
    x.token_pile = shuffled(x.token_pile, seed, _TOKENS, 0)
    x.mummy_pile = shuffled(x.mummy_pile, seed, _MUMMIES, 0)
    if not x.boss_is_out():
        x.boss = BOSSES[below(seed, _BOSS, 0, len(BOSSES))]
    x.seed = below(seed, _BOSS, 1, 1 << 63)
    x.seen = None
    x.known_moves = None
