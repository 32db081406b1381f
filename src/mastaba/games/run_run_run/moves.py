"""What can be said: verbs with their words, packed into one int.

All verbs stand here, not in their chapters: most of them answer several questions in several
chapters, and chapters below the one that owns a verb use it as well.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run.layout import CARD_AT, CELL_AT, EDGES_AT, TURN_AT
from mastaba.games.run_run_run.spelling import (
    BACK,
    CALLED,
    CARD,
    CAT,
    CORNER,
    DAMAGE,
    EDGE,
    FOE,
    HEX,
    HEX_OR_NONE,
    HOW_MANY,
    OFFERED,
    OUTWARDS,
    PASSAGES,
    PLACEMENT,
    SEAT,
    SHARES,
    TELEPORTING,
    TOKEN,
)
from mastaba.kernel.verbs import ASIDE, Verb

CHOOSE_CAT: Final[Verb] = Verb(0, "cat", CAT, rule="RRR-SETUP-02")
HOLD: Final[Verb] = Verb(1, "hold", rule="RRR-SARC-04")
USE: Final[Verb] = Verb(2, "use", TOKEN, rule="RRR-SARC-04")
LAY: Final[Verb] = Verb(3, "lay", EDGE, rule="RRR-SARC-25")
TELEPORT: Final[Verb] = Verb(4, "teleport", TELEPORTING, HEX, rule="RRR-SARC-08")
ROUTE: Final[Verb] = Verb(5, "route", HEX, rule="RRR-MUMMY-08")
ORDER: Final[Verb] = Verb(6, "order", FOE, rule="RRR-MUMMY-16")
WAKE: Final[Verb] = Verb(7, "wake", HEX, rule="RRR-WAKE-05")
SPLIT: Final[Verb] = Verb(8, "split", SHARES, rule="RRR-ATTACK-04")
AGREE: Final[Verb] = Verb(9, "agree", rule="RRR-ATTACK-04")
OBJECT: Final[Verb] = Verb(10, "object", rule="RRR-ATTACK-04")
SHIELD: Final[Verb] = Verb(11, "shield", rule="RRR-ATTACK-10")
SUFFER: Final[Verb] = Verb(12, "suffer", rule="RRR-ATTACK-10")
EXPLORE: Final[Verb] = Verb(13, "explore", PLACEMENT, PASSAGES, rule="RRR-EXPLORE-02")
FIGHT: Final[Verb] = Verb(14, "fight", HEX, rule="RRR-FIGHT-01")
REGROUP: Final[Verb] = Verb(15, "regroup", rule="RRR-COOP-01")
PASS: Final[Verb] = Verb(16, "pass", rule="RRR-TURN-07")
STRIDE: Final[Verb] = Verb(17, "stride", CARD, rule="RRR-MOVE-04")
TRIANGLE: Final[Verb] = Verb(18, "triangle", CORNER, rule="RRR-MECH-10")
DECLINE: Final[Verb] = Verb(19, "decline", rule="RRR-TURN-08")
OPEN: Final[Verb] = Verb(20, "open", OUTWARDS, rule="RRR-DOOR-05")
COMMIT: Final[Verb] = Verb(21, "commit", CARD, rule="RRR-FIGHT-05")
ROLL: Final[Verb] = Verb(22, "roll", rule="RRR-FIGHT-09")
HIT: Final[Verb] = Verb(23, "hit", FOE, DAMAGE, rule="RRR-FIGHT-10")
SPARE: Final[Verb] = Verb(24, "spare", rule="RRR-FIGHT-10")
LOOT: Final[Verb] = Verb(25, "loot", rule="RRR-CAT-02")
STEP: Final[Verb] = Verb(26, "step", HEX, rule="RRR-FIGHT-15")
STAY: Final[Verb] = Verb(27, "stay", rule="RRR-TURN-08")
JOIN: Final[Verb] = Verb(28, "join", rule="RRR-COOP-04")
OFFER: Final[Verb] = Verb(29, "offer", OFFERED, rule="RRR-COOP-09")
BURN: Final[Verb] = Verb(30, "burn", HOW_MANY, rule="RRR-COOP-13")
GIVE: Final[Verb] = Verb(31, "give", CARD, SEAT, rule="RRR-COOP-16")
TRADE: Final[Verb] = Verb(32, "trade", TOKEN, SEAT, BACK, rule="RRR-COOP-18")
DONE: Final[Verb] = Verb(33, "done", rule="RRR-COOP-18")
DEADLOCK: Final[Verb] = Verb(34, "deadlock", rule="RRR-ATTACK-06")
TAKE: Final[Verb] = Verb(35, "take", HOW_MANY, rule="RRR-FIGHT-13")
MARK: Final[Verb] = Verb(36, "mark", HEX, rule="RRR-TABLE-02", marks=ASIDE)
UNMARK: Final[Verb] = Verb(37, "unmark", HEX, rule="RRR-TABLE-02", marks=ASIDE)
CALL: Final[Verb] = Verb(38, "call", CALLED, HEX_OR_NONE, rule="RRR-TABLE-01", marks=ASIDE)


def bare(verb: Verb) -> int:
    """A move that is its verb alone."""
    return verb.number


def with_card(verb: Verb, card: int) -> int:
    return verb.number | card << CARD_AT


def card_of(move: int) -> int:
    return move >> CARD_AT & 63


def with_cell(verb: Verb, cell: int) -> int:
    return verb.number | cell << CELL_AT


def cell_of(move: int) -> int:
    return move >> CELL_AT & 0x7FFF


def with_small(verb: Verb, number: int) -> int:
    """A verb with one small number: a cat, a token, a foe, a count."""
    return verb.number | number << CARD_AT


def small_of(move: int) -> int:
    return move >> CARD_AT & 63


def explore(card: int, cell: int, turns: int, passages: int = 0) -> int:
    return (
        EXPLORE.number | card << CARD_AT | turns << TURN_AT | cell << CELL_AT | passages << EDGES_AT
    )


def turns_of(move: int) -> int:
    return move >> TURN_AT & 7


def passages_of(move: int) -> int:
    """Of an explore move: the edges that get a secret passage."""
    return move >> EDGES_AT & 63


def teleport(token: int, cell: int) -> int:
    return TELEPORT.number | token << CARD_AT | cell << CELL_AT


def call(saying: int, cell: int = 0) -> int:
    """One of the CALLS; cell 0 lies off the table and stands for no place."""
    return CALL.number | saying << CARD_AT | cell << CELL_AT


def edge(verb: Verb, cell: int, side: int) -> int:
    """A verb with one edge: a cell and one of its sides."""
    return verb.number | side << TURN_AT | cell << CELL_AT


def side_of(move: int) -> int:
    return move >> TURN_AT & 7


def triangle(one: int, other: int) -> int:
    """The corner shared by the new room and these two, in either order."""
    return TRIANGLE.number | min(one, other) << CELL_AT | max(one, other) << EDGES_AT


def other_cell_of(move: int) -> int:
    return move >> EDGES_AT & 0x7FFF


def split(shares: tuple[int, ...]) -> int:
    """Damage by seat, one digit of four bits each."""
    move = SPLIT.number
    for seat, share in enumerate(shares):
        move |= share << (CARD_AT + 4 * seat)
    return move


def shares_of(move: int, seats: int) -> tuple[int, ...]:
    return tuple([move >> (CARD_AT + 4 * seat) & 15 for seat in range(seats)])


def hit(foe: int, damage: int) -> int:
    return HIT.number | foe << CARD_AT | damage << TURN_AT


def damage_of(move: int) -> int:
    return move >> TURN_AT & 63


def offer(cards: tuple[int, ...]) -> int:
    """Up to two cards for the pool; a slot holds card + 1, so 0 is an empty slot."""
    if len(cards) == 2:
        return OFFER.number | min(cards) + 1 << CARD_AT | max(cards) + 1 << CARD_AT + 7
    return OFFER.number | cards[0] + 1 << CARD_AT if cards else OFFER.number


def offered_by(move: int) -> tuple[int, ...]:
    slots = (move >> CARD_AT & 127, move >> (CARD_AT + 7) & 127)
    return tuple([slot - 1 for slot in slots if slot])


def give(card: int, seat: int) -> int:
    return GIVE.number | card << CARD_AT | seat << TURN_AT


def trade(token: int, seat: int, back: int) -> int:
    return TRADE.number | token << CARD_AT | seat << TURN_AT | back << CELL_AT


def seat_of(move: int) -> int:
    return move >> TURN_AT & 7


def back_of(move: int) -> int:
    return move >> CELL_AT & 15
