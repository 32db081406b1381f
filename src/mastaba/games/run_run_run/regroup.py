"""Chapter COOP: a break, an exchange of cards, and new courage from the discard pile."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.drawing import return_torches
from mastaba.games.run_run_run.expedition import REGROUP_STREAM, Expedition
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.maze import way
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ASK_TORCHES,
    COLLECT_OFFERS,
    Q_JOIN,
    Q_OFFER,
    Q_SHARE,
    Q_SHARE_AGREED,
    Q_SHARE_DEADLOCK,
    Q_TORCHES,
    Q_TRADE,
    Q_TRADE_AGREED,
    REVEAL_POOL,
    SHARE_POOL,
    TRADE_TOKENS,
)
from mastaba.kernel.contract import Refusal

FREE_CARDS: Final = 2
CARDS_PER_TORCH: Final = 2
MOST_OFFERED: Final = 2

_SEAT_BITS: Final = 3


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


def join_moves(_x: Expedition) -> list[int]:
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


# --- offering ---


def collect_offers(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-09: everybody who takes part, at once and hidden.

    Alone there is nobody to exchange with: what you put in, you would take back.
    """
    x.push(ASK_TORCHES)
    if x.partners != 1 << x.active:
        x.pending = x.partners
        x.push(Q_OFFER)


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


def torch_moves(x: Expedition) -> list[int]:
    return [m.with_small(m.BURN, count) for count in range(most_torches(x) + 1)]


def check_torches(x: Expedition, move: int) -> Refusal | None:
    count = m.small_of(move)
    if count > x.stock:
        return no("RRR-COOP-11", "too-few-torches", stock=x.stock)
    if count > most_torches(x):
        return no("RRR-COOP-14", "torch-brings-no-card", most=most_torches(x))
    return None


def answer_torches(x: Expedition, move: int) -> None:
    x.pop()
    count = m.small_of(move)
    if count:
        return_torches(x, count)
        x.tell((told.TorchesBurnt, "RRR-COOP-11", x.active, count, x.stock))
    x.push(REVEAL_POOL, count)


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


# --- sharing ---


def share_pool(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-16, RRR-SOLO-03: the pool is shared freely; a player alone takes it all."""
    x.push(TRADE_TOKENS)
    if not x.pool:
        return
    if x.partners == 1 << x.active:
        _hand_out(x, [(card, x.active) for card in x.pool], "RRR-COOP-16")
    else:
        x.push(Q_SHARE)


def dealt_shares(x: Expedition) -> list[tuple[int, int]]:
    """The cards of the pool that are promised already, and to which seats."""
    return [(entry >> _SEAT_BITS, entry & 7) for entry in x.dealt]


def undealt(x: Expedition) -> list[int]:
    gone = [entry >> _SEAT_BITS for entry in x.dealt]
    return [card for card in x.pool if card not in gone]


def _starving(x: Expedition) -> list[int]:
    """Partners who would still end with an empty hand (RRR-COOP-17)."""
    hungry = [seat for seat in partners_of(x) if not x.hands[seat]]
    if not hungry:
        return hungry
    fed = [seat for _card, seat in dealt_shares(x)]
    return [seat for seat in hungry if seat not in fed]


def sharer(x: Expedition) -> int:
    """RRR-COOP-16: the active player proposes a share; after each objection it is the next one."""
    _kind, objections, _b, _cells = x.question()
    order = partners_of(x)
    return order[objections % len(order)]


def share_moves(x: Expedition) -> list[int]:
    """RRR-COOP-16: any card for any partner, while enough are left for those without any."""
    cards, starving = undealt(x), _starving(x)
    seats = partners_of(x) if len(cards) > len(starving) else starving
    out = [m.give(card, seat) for card in cards for seat in seats]
    if x.question()[1]:
        out.append(m.bare(m.DEADLOCK))
    return out


def check_share(x: Expedition, move: int) -> Refusal | None:
    if m.DEADLOCK.says(move):
        return None if x.question()[1] else no("RRR-COOP-19", "nobody-objected")
    card, seat = m.card_of(move), m.seat_of(move)
    if card not in undealt(x):
        return no("RRR-COOP-16", "not-in-pool", card=card)
    if not x.partners >> seat & 1:
        return no("RRR-COOP-20", "not-a-partner", seat=seat)
    starving = _starving(x)
    if seat not in starving and len(undealt(x)) <= len(starving):
        return no("RRR-COOP-17", "everyone-needs-a-card", seats=starving)
    return None


def answer_share(x: Expedition, move: int) -> None:
    """RRR-COOP-16: card by card; then every other partner must agree.

    To say that the table cannot agree is a proposal like any other (RRR-COOP-19).
    """
    seat = sharer(x)
    others = x.partners & ~(1 << seat)
    if m.DEADLOCK.says(move):
        _kind, objections, _b, _cells = x.pop()
        x.tell((told.DeadlockCalled, "RRR-COOP-19", seat))
        x.dealt = tuple([card << _SEAT_BITS | to for card, to in _fallback_share(x)])
        x.pending = others
        x.push(Q_SHARE_DEADLOCK, objections)
        return
    card, seat = m.card_of(move), m.seat_of(move)
    x.dealt = (*x.dealt, card << _SEAT_BITS | seat)
    x.tell((told.CardShared, "RRR-COOP-16", card, seat))
    if undealt(x):
        return
    _kind, objections, _b, _cells = x.pop()
    x.pending = others
    x.push(Q_SHARE_AGREED, objections)


def answer_share_agreed(x: Expedition, seat: int, move: int) -> None:
    """RRR-COOP-16, RRR-COOP-19: an objection brings another proposal, by the next in turn."""
    kind, objections, _b, _cells = x.question()
    if m.OBJECT.says(move):
        x.pop()
        x.pending = 0
        x.dealt = ()
        x.push(Q_SHARE, objections + 1)
        x.tell((told.Objected, "RRR-COOP-16", seat, sharer(x)))
        return
    x.pending &= ~(1 << seat)
    if not x.pending:
        x.pop()
        rule = "RRR-COOP-16" if kind == Q_SHARE_AGREED else "RRR-COOP-19"
        _hand_out(x, dealt_shares(x), rule)


def _fallback_share(x: Expedition) -> list[tuple[int, int]]:
    """RRR-COOP-19: everybody takes back their own; the found cards go round from the active."""
    shares = [(card, seat) for seat in range(x.seats) for card in x.offers[seat]]
    offered = [card for card, _seat in shares]
    seats = partners_of(x)
    found = [card for card in x.pool if card not in offered]
    return shares + [(card, seats[place % len(seats)]) for place, card in enumerate(found)]


def _hand_out(x: Expedition, shares: list[tuple[int, int]], rule: str) -> None:
    """Everybody saw the pool, so everybody knows who holds these cards."""
    for card, seat in shares:
        x.hands[seat] += (card,)
    x.shown += tuple([card for card, _seat in shares])
    x.pool = x.dealt = ()
    x.offers = ()
    x.tell((told.PoolShared, rule, tuple(shares)))


# --- trading tokens ---


def trade_tokens(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-COOP-18, RRR-SARC-30: partners give and swap tokens in any order until all are done."""
    x.push(Q_TRADE)
    _end_trading_if_all_are_done(x)


def traders(x: Expedition) -> list[int]:
    """The partners who hold a token and have not said that they are done."""
    _kind, done, _b, _refused = x.question()
    if x.partners == 1 << x.active:
        return []
    left = x.partners & ~done
    return [seat for seat in range(x.seats) if left >> seat & 1 and x.tokens[seat]]


def has_been_refused(x: Expedition, seat: int) -> bool:
    """Whether somebody would rather not trade with the seat: good to know before it asks again."""
    return seat in x.question()[3]


def _end_trading_if_all_are_done(x: Expedition) -> None:
    if not traders(x):
        x.pop()
        x.partners = 0


def trade_moves(x: Expedition, trader: int) -> list[int]:
    out = [m.bare(m.DONE)]
    for token in sorted(set(x.tokens[trader])):
        for seat in partners_of(x):
            if seat != trader:
                out.append(m.trade(token, seat, NOTHING))
                for back in sorted(set(x.tokens[seat])):
                    if back != token:
                        out.append(m.trade(token, seat, back))
    return out


def check_trade(x: Expedition, trader: int, move: int) -> Refusal | None:
    if m.DONE.says(move):
        return None
    token, seat, back = m.small_of(move), m.seat_of(move), m.back_of(move)
    if token not in x.tokens[trader]:
        return no("RRR-COOP-18", "token-not-held", token=token)
    if seat == trader or not x.partners >> seat & 1:
        return no("RRR-COOP-20", "not-a-partner", seat=seat)
    if back == token:
        return no("RRR-COOP-18", "same-token-back", token=back)
    if back != NOTHING and back not in x.tokens[seat]:
        return no("RRR-COOP-18", "no-such-token-there", token=back, seat=seat)
    return None


def answer_trade(x: Expedition, trader: int, move: int) -> None:
    if m.DONE.says(move):
        _kind, done, _b, refused = x.pop()
        x.push(Q_TRADE, done | 1 << trader, 0, refused)
        _end_trading_if_all_are_done(x)
        return
    token, seat, back = m.small_of(move), m.seat_of(move), m.back_of(move)
    x.tell((told.TradeProposed, "RRR-COOP-18", trader, seat, token, back))
    x.push(Q_TRADE_AGREED, trader, seat, (token, back))


def answer_trade_agreed(x: Expedition, move: int) -> None:
    """RRR-COOP-18: who was done and gets a token is asked again, as it may be passed on."""
    _kind, trader, seat, (token, back) = x.pop()
    _kind, done, _b, refused = x.pop()
    if m.OBJECT.says(move):
        x.tell((told.TradeRefused, "RRR-COOP-18", trader, seat))
        x.push(Q_TRADE, done, 0, refused if trader in refused else (*refused, trader))
        return
    _pass_on(x, trader, seat, token)
    if back != NOTHING:
        _pass_on(x, seat, trader, back)  # who proposes a trade is not done
    x.tell((told.TokensTraded, "RRR-COOP-18", trader, seat, token, back))
    x.push(Q_TRADE, done & ~(1 << seat), 0, refused)
    _end_trading_if_all_are_done(x)


def _pass_on(x: Expedition, giver: int, taker: int, token: int) -> None:
    held = x.tokens[giver]
    at = held.index(token)
    x.tokens[giver] = held[:at] + held[at + 1 :]
    x.tokens[taker] = (*x.tokens[taker], token)
