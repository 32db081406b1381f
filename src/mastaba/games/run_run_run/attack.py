"""Chapter ATTACK: a foe strikes the cats in its room."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import agree_or_object, the_pending
from mastaba.games.run_run_run.ending import lose_by_hand
from mastaba.games.run_run_run.expedition import LOSS_STREAM, Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ASK_SHIELDS,
    ATTACK,
    LOSE_CARDS,
    Q_SHIELD,
    Q_SPLIT,
    Q_SPLIT_AGREED,
    Q_SPLIT_DEADLOCK,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step


def attack(x: Expedition, foe: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-ATTACK-01, RRR-ATTACK-03, RRR-FOE-14: one total for the room; a lone cat takes it all.

    Nobody moves by it, and no foe is hurt (RRR-ATTACK-17).
    """
    cell = x.foe_cells[foe]
    attacked = x.cats_at(cell)
    if not attacked:
        return
    damage = x.box.foe_strength[foe]
    x.attacked |= 1 << foe
    x.tell((told.FoeAttacked, "RRR-ATTACK-01", foe, cell, damage, tuple(sorted(attacked))))
    if len(attacked) == 1:
        shares = [0] * x.seats
        shares[attacked[0]] = damage
        x.push(ASK_SHIELDS, foe, 0, tuple(shares))
    else:
        x.push(Q_SPLIT, foe, 0, tuple(attacked))


STEP_ATTACK: Final[Step[Expedition]] = Step(ATTACK, "attack", attack, h.FOE)


# --- sharing the damage ---


def proposer(x: Expedition) -> list[int]:
    """RRR-ATTACK-04: the first attacked seat proposes; after each objection it is the next one."""
    _kind, _foe, objections, attacked = x.question()
    return [attacked[objections % len(attacked)]]


def split_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-ATTACK-04, RRR-ATTACK-05: any split in whole cards, survivable or not."""
    _kind, foe, objections, attacked = x.question()
    splits: list[tuple[int, ...]] = [(0,) * x.seats]
    left = [x.box.foe_strength[foe]]
    for position, seat in enumerate(attacked):
        last = position == len(attacked) - 1
        grown: list[tuple[int, ...]] = []
        remaining: list[int] = []
        for shares, rest in zip(splits, left, strict=True):
            for share in range(rest if last else 0, rest + 1):
                grown.append((*shares[:seat], share, *shares[seat + 1 :]))
                remaining.append(rest - share)
        splits, left = grown, remaining
    out = [m.split(shares) for shares in splits]
    if objections:
        out.append(m.bare(m.DEADLOCK))
    return out


def check_split(x: Expedition, _seat: int, move: int) -> Refusal | None:
    _kind, foe, objections, attacked = x.question()
    damage = x.box.foe_strength[foe]
    if m.DEADLOCK.says(move):
        return None if objections else no("RRR-ATTACK-06", "nobody-objected")
    shares = m.shares_of(move, x.seats)
    if m.split(shares) != move:
        return no("RRR-ATTACK-04", "split-seats", seats=list(attacked))
    for seat, share in enumerate(shares):
        if share and seat not in attacked:
            return no("RRR-ATTACK-04", "split-not-attacked", seat=seat, seats=list(attacked))
    if sum(shares) != damage:
        return no("RRR-ATTACK-04", "split-sum", damage=damage, given=sum(shares))
    return None


def answer_split(x: Expedition, seat: int, move: int) -> None:
    """RRR-ATTACK-04: one proposes, and every other attacked player must agree.

    To say that the table cannot agree is a proposal like any other (RRR-ATTACK-06).
    """
    _kind, foe, objections, attacked = x.pop()
    x.pending = sum([1 << other for other in attacked if other != seat])
    if m.DEADLOCK.says(move):
        x.tell((told.DeadlockCalled, "RRR-ATTACK-06", seat))
        shares = _fallback_split(x, attacked, x.box.foe_strength[foe])
        x.push(Q_SPLIT_DEADLOCK, foe, objections, shares)
    else:
        shares = m.shares_of(move, x.seats)
        x.tell((told.SplitProposed, "RRR-ATTACK-04", seat, shares))
        x.push(Q_SPLIT_AGREED, foe, objections, shares)


def split_facts(x: Expedition) -> dict[str, Any]:
    kind, foe, objections, cells = x.question()
    shares = [] if kind == Q_SPLIT else list(cells)
    damage = x.box.foe_strength[foe]
    return {"foe": b.FOES[foe], "damage": damage, "shares": shares, "objected": objections > 0}


ASK_SPLIT: Final[Question[Expedition]] = Question(
    Q_SPLIT,
    "split-damage",
    rule="RRR-ATTACK-04",
    holds=(h.FOE, h.OBJECTIONS, h.ATTACKED),
    verbs=(m.SPLIT, m.DEADLOCK),
    seats=proposer,
    moves=split_moves,
    check=check_split,
    answer=answer_split,
    facts=split_facts,
)


def answer_split_agreed(x: Expedition, seat: int, move: int) -> None:
    """RRR-ATTACK-04, RRR-ATTACK-06: an objection brings another proposal, by the next in turn."""
    kind, foe, objections, shares = x.question()
    if m.OBJECT.says(move):
        x.pop()
        x.pending = 0
        x.push(Q_SPLIT, foe, objections + 1, tuple(x.cats_at(x.foe_cells[foe])))
        x.tell((told.Objected, "RRR-ATTACK-04", seat, proposer(x)[0]))
        return
    x.pending &= ~(1 << seat)
    if not x.pending:
        x.pop()
        rule = "RRR-ATTACK-04" if kind == Q_SPLIT_AGREED else "RRR-ATTACK-06"
        x.tell((told.SplitFixed, rule, shares))
        x.push(ASK_SHIELDS, foe, 0, shares)


ASK_SPLIT_AGREED: Final[Question[Expedition]] = Question(
    Q_SPLIT_AGREED,
    "agree-split",
    rule="RRR-ATTACK-04",
    holds=(h.FOE, h.OBJECTIONS, h.SHARES),
    verbs=(m.AGREE, m.OBJECT),
    seats=the_pending,
    moves=agree_or_object,
    answer=answer_split_agreed,
    facts=split_facts,
)

ASK_SPLIT_DEADLOCK: Final[Question[Expedition]] = Question(
    Q_SPLIT_DEADLOCK,
    "split-deadlock",
    rule="RRR-ATTACK-06",
    holds=(h.FOE, h.OBJECTIONS, h.SHARES),
    verbs=(m.AGREE, m.OBJECT),
    seats=the_pending,
    moves=agree_or_object,
    answer=answer_split_agreed,
    facts=split_facts,
)


def _fallback_split(x: Expedition, attacked: tuple[int, ...], damage: int) -> tuple[int, ...]:
    """RRR-ATTACK-06: point by point to the attacked cat with most cards left."""
    shares = [0] * x.seats
    for _ in range(damage):
        worst = attacked[0]
        for seat in attacked:
            if len(x.hands[seat]) - shares[seat] > len(x.hands[worst]) - shares[worst]:
                worst = seat
        shares[worst] += 1
    return tuple(shares)


# --- shields ---


def shield_of(x: Expedition, seat: int) -> int:
    """The seat's shield token, or -1."""
    for token in x.tokens[seat]:
        if x.box.token_effect[token] == b.SHIELD:
            return token
    return -1


def ask_shields(x: Expedition, foe: int, position: int, shares: tuple[int, ...]) -> None:
    """RRR-ATTACK-10, RRR-ATTACK-12, RRR-SARC-17: after the split, before cards are drawn.

    On anybody's turn (RRR-ATTACK-11).
    """
    order = x.seats_from_active()
    for place in range(position, x.seats):
        seat = order[place]
        if not shares[seat] or shield_of(x, seat) < 0:
            continue
        if x.house.shield_own_turn and seat != x.active:
            continue
        x.push(ASK_SHIELDS, foe, place + 1, shares)
        x.push(Q_SHIELD, foe, seat, shares)
        return
    x.push(LOSE_CARDS, foe, 0, shares)


STEP_ASK_SHIELDS: Final[Step[Expedition]] = Step(
    ASK_SHIELDS, "ask-shields", ask_shields, h.FOE, h.PLACE, h.SHARES
)


def answer_shield(x: Expedition, seat: int, move: int) -> None:
    """RRR-ATTACK-13, RRR-ATTACK-14: a shield cancels its owner's share of this one attack."""
    x.pop()
    if m.SUFFER.says(move):
        return
    _kind, foe, position, shares = x.pop()
    x.spend_token(seat, shield_of(x, seat))
    x.tell((told.ShieldRaised, "RRR-ATTACK-13", seat, foe, shares[seat]))
    spared = (*shares[:seat], 0, *shares[seat + 1 :])
    x.push(ASK_SHIELDS, foe, position, spared)


def owner(x: Expedition) -> list[int]:
    return [x.question()[2]]


def shield_moves(_x: Expedition, _seat: int) -> list[int]:
    return [m.bare(m.SHIELD), m.bare(m.SUFFER)]


def shield_facts(x: Expedition) -> dict[str, Any]:
    _kind, foe, seat, shares = x.question()
    return {"foe": b.FOES[foe], "damage": shares[seat]}


ASK_SHIELD: Final[Question[Expedition]] = Question(
    Q_SHIELD,
    "shield",
    rule="RRR-ATTACK-10",
    holds=(h.FOE, h.SEAT, h.SHARES),
    verbs=(m.SHIELD, m.SUFFER),
    seats=owner,
    moves=shield_moves,
    answer=answer_shield,
    facts=shield_facts,
)


# --- losing cards ---


def lose_cards(x: Expedition, foe: int, _b: int, shares: tuple[int, ...]) -> None:
    """RRR-ATTACK-02, RRR-ATTACK-08, RRR-ATTACK-09, RRR-ATTACK-15: random cards, face up."""
    for seat in x.seats_from_active():
        damage = shares[seat]
        if not damage:
            continue
        if damage >= len(x.hands[seat]):
            rule = "RRR-ATTACK-08" if x.hands[seat] else "RRR-ATTACK-09"
            lose_by_hand(x, seat, rule, foe)
            return
        lost: list[int] = []
        for _ in range(damage):
            hand = x.hands[seat]
            card = hand[x.chance(LOSS_STREAM, len(hand))]
            x.discard_from_hand(seat, card)
            lost.append(card)
        x.tell((told.CardsLost, "RRR-ATTACK-02", seat, foe, tuple(lost)))


STEP_LOSE_CARDS: Final[Step[Expedition]] = Step(
    LOSE_CARDS, "lose-cards", lose_cards, h.FOE, None, h.SHARES
)
