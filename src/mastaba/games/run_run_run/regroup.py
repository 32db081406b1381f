"""Chapter COOP: a break, an exchange of cards, and new courage from the discard pile."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active, the_pending
from mastaba.games.run_run_run.drawing import return_torches
from mastaba.games.run_run_run.expedition import REGROUP_STREAM, Expedition
from mastaba.games.run_run_run.maze import way
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ASK_TORCHES,
    COLLECT_OFFERS,
    Q_JOIN,
    Q_OFFER,
    Q_TORCHES,
    REVEAL_POOL,
    SHARE_POOL,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step

FREE_CARDS: Final = 2
CARDS_PER_TORCH: Final = 2
MOST_OFFERED: Final = 2


def partners_of(x: Expedition) -> list[int]:
    """Who takes part, in turn order from the active player."""
    return [seat for seat in x.seats_from_active() if x.partners >> seat & 1]


# --- joining ---


def can_join(x: Expedition, seat: int) -> bool:
    """RRR-COOP-05, RRR-COOP-06: along links at any distance, but through no room with a foe.

    Being there already, leaving a foe's room or entering one is fine (RRR-COOP-07, RRR-COOP-08).
    """
    return bool(way(x.maze, x.cats[seat], x.cats[x.active], x.foe_rooms()))


def check_regroup(x: Expedition) -> Refusal | None:
    """RRR-COOP-02: three tiles, three breaks."""
    if not x.regroup_tiles:
        return no("RRR-COOP-02", "no-regroup-tile")
    return None


def regroup(x: Expedition) -> None:
    """RRR-COOP-01, RRR-COOP-03, RRR-COOP-21: a tile is spent; others may come, or nobody."""
    x.regroup_tiles -= 1
    x.tell((told.RegroupBegan, "RRR-COOP-01", x.active, x.regroup_tiles))
    x.pool = x.dealt = ()
    x.offers = ((),) * x.seats
    x.partners = 1 << x.active
    x.pending = 0
    for seat in range(x.seats):
        if seat != x.active and can_join(x, seat):
            x.pending |= 1 << seat
    x.push(COLLECT_OFFERS)
    if x.pending:
        x.push(Q_JOIN)


def join_moves(_x: Expedition, _seat: int) -> list[int]:
    return [m.bare(m.JOIN), m.bare(m.STAY)]


def answer_join(x: Expedition, seat: int, move: int) -> None:
    """RRR-COOP-04, RRR-COOP-20: each decides alone; who stays away neither gives nor gets."""
    x.pending &= ~(1 << seat)
    if m.JOIN.says(move):
        path = way(x.maze, x.cats[seat], x.cats[x.active], x.foe_rooms())
        x.partners |= 1 << seat
        x.cats[seat] = x.cats[x.active]
        x.tell((told.CatJoined, "RRR-COOP-05", seat, path))
    else:
        x.tell((told.CatStayedAway, "RRR-COOP-04", seat))
    if not x.pending:
        x.pop()


ASK_JOIN: Final[Question[Expedition]] = Question(
    Q_JOIN,
    "join",
    rule="RRR-COOP-04",
    verbs=(m.JOIN, m.STAY),
    seats=the_pending,
    moves=join_moves,
    answer=answer_join,
)


# --- offering ---


def collect_offers(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-09: everybody who takes part, at once and hidden.

    Alone there is nobody to exchange with: what you put in, you would take back.
    """
    x.push(ASK_TORCHES)
    if x.partners != 1 << x.active:
        x.pending = x.partners
        x.push(Q_OFFER)


STEP_COLLECT_OFFERS: Final[Step[Expedition]] = Step(
    COLLECT_OFFERS, "collect-offers", collect_offers
)


def offer_moves(x: Expedition, seat: int) -> list[int]:
    hand = sorted(x.hands[seat])
    out: list[int] = []
    for count in range(MOST_OFFERED + 1):
        out += [m.offer(cards) for cards in combinations(hand, count)]
    return out


def check_offer(x: Expedition, seat: int, move: int) -> Refusal | None:
    cards = m.offered_by(move)
    for card in cards:
        if card not in x.hands[seat]:
            return no("RRR-COOP-09", "card-not-held", card=card)
    if len(set(cards)) != len(cards) or m.offer(cards) != move:
        return no("RRR-COOP-09", "offer-twice")
    return None


def answer_offer(x: Expedition, seat: int, move: int) -> None:
    cards = m.offered_by(move)
    # `shown` stays as it is: that a known card left the hand is a secret until the reveal.
    x.hands[seat] = tuple([card for card in x.hands[seat] if card not in cards])
    x.pool += cards
    x.offers = (*x.offers[:seat], cards, *x.offers[seat + 1 :])
    x.tell((told.CardsOffered, "RRR-COOP-09", seat, cards))
    x.pending &= ~(1 << seat)
    if not x.pending:
        x.pop()


ASK_OFFER: Final[Question[Expedition]] = Question(
    Q_OFFER,
    "offer",
    rule="RRR-COOP-09",
    verbs=(m.OFFER,),
    seats=the_pending,
    moves=offer_moves,
    check=check_offer,
    answer=answer_offer,
)


# --- torches for cards ---


def most_torches(x: Expedition) -> int:
    """RRR-COOP-14: only torches that bring at least one card."""
    beyond_free = max(0, len(x.discard) - FREE_CARDS)
    return min(x.stock, (beyond_free + CARDS_PER_TORCH - 1) // CARDS_PER_TORCH)


def ask_torches(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-11, RRR-COOP-12, RRR-COOP-13: the active player fixes the number unseen."""
    if most_torches(x):
        x.push(Q_TORCHES)
    else:
        x.push(REVEAL_POOL, 0)


STEP_ASK_TORCHES: Final[Step[Expedition]] = Step(ASK_TORCHES, "ask-torches", ask_torches)


def torch_moves(x: Expedition, _seat: int) -> list[int]:
    return [m.with_small(m.BURN, count) for count in range(most_torches(x) + 1)]


def check_torches(x: Expedition, _seat: int, move: int) -> Refusal | None:
    count = m.small_of(move)
    if count > x.stock:
        return no("RRR-COOP-11", "too-few-torches", stock=x.stock)
    if count > most_torches(x):
        return no("RRR-COOP-14", "torch-brings-no-card", most=most_torches(x))
    return None


def answer_torches(x: Expedition, _seat: int, move: int) -> None:
    x.pop()
    count = m.small_of(move)
    if count:
        return_torches(x, count)
        x.tell((told.TorchesBurnt, "RRR-COOP-11", x.active, count, x.stock))
    x.push(REVEAL_POOL, count)


ASK_BURN: Final[Question[Expedition]] = Question(
    Q_TORCHES,
    "burn-torches",
    rule="RRR-COOP-13",
    verbs=(m.BURN,),
    seats=the_active,
    moves=torch_moves,
    check=check_torches,
    answer=answer_torches,
)


def reveal_pool(x: Expedition, torches: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-10, RRR-COOP-15, RRR-COOP-23, RRR-TABLE-09: random discards join, all is shown.

    The draw pile may be empty (RRR-DRAW-11).
    """
    found: list[int] = []
    for _ in range(min(FREE_CARDS + CARDS_PER_TORCH * torches, len(x.discard))):
        at = x.chance(REGROUP_STREAM, len(x.discard))
        found.append(x.discard[at])
        x.discard = x.discard[:at] + x.discard[at + 1 :]
    offered = x.pool
    x.pool += tuple(found)
    x.shown = tuple([card for card in x.shown if card not in offered])
    x.reveals += 1
    x.tell((told.PoolRevealed, "RRR-COOP-10", offered, tuple(found)))
    x.push(SHARE_POOL)


STEP_REVEAL_POOL: Final[Step[Expedition]] = Step(REVEAL_POOL, "reveal-pool", reveal_pool, h.TORCHES)
