"""Chapter COOP, second half: who gets which card of the pool, and which tokens change hands."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import agree_or_object, the_pending
from mastaba.games.run_run_run.box import card_name
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.regroup import partners_of
from mastaba.games.run_run_run.steps import (
    Q_SHARE,
    Q_SHARE_AGREED,
    Q_SHARE_DEADLOCK,
    Q_TRADE,
    Q_TRADE_AGREED,
    SHARE_POOL,
    TRADE_TOKENS,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step

_SEAT_BITS: Final = 3


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


STEP_SHARE_POOL: Final[Step[Expedition]] = Step(SHARE_POOL, "share-pool", share_pool)


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


def sharer(x: Expedition) -> list[int]:
    """RRR-COOP-16: the active player proposes a share; after each objection it is the next one."""
    _kind, objections, _b, _cells = x.question()
    order = partners_of(x)
    return [order[objections % len(order)]]


def share_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-COOP-16: any card for any partner, while enough are left for those without any."""
    cards, starving = undealt(x), _starving(x)
    seats = partners_of(x) if len(cards) > len(starving) else starving
    out = [m.give(card, seat) for card in cards for seat in seats]
    if x.question()[1]:
        out.append(m.bare(m.DEADLOCK))
    return out


def check_share(x: Expedition, _seat: int, move: int) -> Refusal | None:
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


def answer_share(x: Expedition, seat: int, move: int) -> None:
    """RRR-COOP-16: card by card; then every other partner must agree.

    To say that the table cannot agree is a proposal like any other (RRR-COOP-19).
    """
    others = x.partners & ~(1 << seat)
    if m.DEADLOCK.says(move):
        _kind, objections, _b, _cells = x.pop()
        x.tell((told.DeadlockCalled, "RRR-COOP-19", seat))
        x.dealt = tuple([card << _SEAT_BITS | to for card, to in _fallback_share(x)])
        x.pending = others
        x.push(Q_SHARE_DEADLOCK, objections)
        return
    card, to = m.card_of(move), m.seat_of(move)
    x.dealt = (*x.dealt, card << _SEAT_BITS | to)
    x.tell((told.CardShared, "RRR-COOP-16", card, to))
    if undealt(x):
        return
    _kind, objections, _b, _cells = x.pop()
    x.pending = others
    x.push(Q_SHARE_AGREED, objections)


def share_facts(x: Expedition) -> dict[str, Any]:
    return {"objected": x.question()[1] > 0}


ASK_SHARE: Final[Question[Expedition]] = Question(
    Q_SHARE,
    "share-pool",
    rule="RRR-COOP-16",
    holds=(h.OBJECTIONS,),
    verbs=(m.GIVE, m.DEADLOCK),
    seats=sharer,
    moves=share_moves,
    check=check_share,
    answer=answer_share,
    facts=share_facts,
)


def answer_share_agreed(x: Expedition, seat: int, move: int) -> None:
    """RRR-COOP-16, RRR-COOP-19: an objection brings another proposal, by the next in turn."""
    kind, objections, _b, _cells = x.question()
    if m.OBJECT.says(move):
        x.pop()
        x.pending = 0
        x.dealt = ()
        x.push(Q_SHARE, objections + 1)
        x.tell((told.Objected, "RRR-COOP-16", seat, sharer(x)[0]))
        return
    x.pending &= ~(1 << seat)
    if not x.pending:
        x.pop()
        rule = "RRR-COOP-16" if kind == Q_SHARE_AGREED else "RRR-COOP-19"
        _hand_out(x, dealt_shares(x), rule)


def proposed_facts(x: Expedition) -> dict[str, Any]:
    return {"dealt": [(card_name(card), seat) for card, seat in dealt_shares(x)]}


ASK_SHARE_AGREED: Final[Question[Expedition]] = Question(
    Q_SHARE_AGREED,
    "agree-share",
    rule="RRR-COOP-16",
    holds=(h.OBJECTIONS,),
    verbs=(m.AGREE, m.OBJECT),
    seats=the_pending,
    moves=agree_or_object,
    answer=answer_share_agreed,
    facts=proposed_facts,
)

ASK_SHARE_DEADLOCK: Final[Question[Expedition]] = Question(
    Q_SHARE_DEADLOCK,
    "share-deadlock",
    rule="RRR-COOP-19",
    holds=(h.OBJECTIONS,),
    verbs=(m.AGREE, m.OBJECT),
    seats=the_pending,
    moves=agree_or_object,
    answer=answer_share_agreed,
    facts=proposed_facts,
)


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


STEP_TRADE_TOKENS: Final[Step[Expedition]] = Step(TRADE_TOKENS, "trade-tokens", trade_tokens)


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


ASK_TRADE: Final[Question[Expedition]] = Question(
    Q_TRADE,
    "trade",
    rule="RRR-COOP-18",
    holds=(h.DONE, None, h.REFUSED),
    verbs=(m.TRADE, m.DONE),
    seats=traders,
    moves=trade_moves,
    check=check_trade,
    answer=answer_trade,
)


def answer_trade_agreed(x: Expedition, seat: int, move: int) -> None:
    """RRR-COOP-18: who was done and gets a token is asked again, as it may be passed on."""
    _kind, trader, _seat, (token, back) = x.pop()
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


def taker(x: Expedition) -> list[int]:
    return [x.question()[2]]


def trade_facts(x: Expedition) -> dict[str, Any]:
    _kind, trader, _taker, (token, back) = x.question()
    names = x.box.token_names
    there = names[back] if back < len(names) else ""
    return {"seat": trader, "token": names[token], "back": there}


ASK_TRADE_AGREED: Final[Question[Expedition]] = Question(
    Q_TRADE_AGREED,
    "agree-trade",
    rule="RRR-COOP-18",
    holds=(h.GIVER, h.TAKER, h.TOKENS),
    verbs=(m.AGREE, m.OBJECT),
    seats=taker,
    moves=agree_or_object,
    answer=answer_trade_agreed,
    facts=trade_facts,
)


def _pass_on(x: Expedition, giver: int, taker: int, token: int) -> None:
    held = x.tokens[giver]
    at = held.index(token)
    x.tokens[giver] = held[:at] + held[at + 1 :]
    x.tokens[taker] = (*x.tokens[taker], token)
