"""Moves as packed ints: the verb in the low six bits, its words above it.

`notation.py` turns them into text and back; the rules only pack and unpack.
"""

from __future__ import annotations

from typing import Final

CHOOSE_CAT: Final = 0
HOLD: Final = 1
USE: Final = 2
LAY: Final = 3
TELEPORT: Final = 4
ROUTE: Final = 5
ORDER: Final = 6
WAKE: Final = 7
SPLIT: Final = 8
AGREE: Final = 9
OBJECT: Final = 10
SHIELD: Final = 11
SUFFER: Final = 12
EXPLORE: Final = 13
FIGHT: Final = 14
REGROUP: Final = 15
PASS: Final = 16
STRIDE: Final = 17
TRIANGLE: Final = 18
DECLINE: Final = 19
OPEN: Final = 20
COMMIT: Final = 21
ROLL: Final = 22
HIT: Final = 23
SPARE: Final = 24
LOOT: Final = 25
STEP: Final = 26
STAY: Final = 27
JOIN: Final = 28
OFFER: Final = 29
BURN: Final = 30
GIVE: Final = 31
TRADE: Final = 32
DONE: Final = 33
DEADLOCK: Final = 34
TAKE: Final = 35
MARK: Final = 36
UNMARK: Final = 37
CALL: Final = 38

VERBS: Final = (
    "cat", "hold", "use", "lay", "teleport", "route", "order", "wake", "split", "agree", "object",
    "shield", "suffer", "explore", "fight", "regroup", "pass", "stride", "triangle", "decline",
    "open", "commit", "roll", "hit", "spare", "loot", "step", "stay", "join", "offer", "burn",
    "give", "trade", "done", "deadlock", "take", "mark", "unmark", "call",
)  # fmt: skip

_VERB: Final = 63
CARD_AT: Final = 6
TURN_AT: Final = 12
CELL_AT: Final = 15
EDGES_AT: Final = 30

NOTHING: Final = 15
"""In a trade: no token comes back."""

CALLS: Final = ("build", "fight", "cards", "leave", "regroup", "yes", "no", "wait")
"""RRR-TABLE-01: what can be said without a word of one's own. None of it names a card."""


def verb(move: int) -> int:
    return move & _VERB


def is_aside(move: int) -> bool:
    """Whether it is what anybody may say at any time, asked or not: the last verbs."""
    return move & _VERB >= MARK


def bare(kind: int) -> int:
    """A move that is its verb alone."""
    return kind


def with_card(kind: int, card: int) -> int:
    return kind | card << CARD_AT


def card_of(move: int) -> int:
    return move >> CARD_AT & 63


def with_cell(kind: int, cell: int) -> int:
    return kind | cell << CELL_AT


def cell_of(move: int) -> int:
    return move >> CELL_AT & 0x7FFF


def with_small(kind: int, number: int) -> int:
    """A verb with one small number: a cat, a token, a foe, a count."""
    return kind | number << CARD_AT


def small_of(move: int) -> int:
    return move >> CARD_AT & 63


def explore(card: int, cell: int, turns: int, passages: int = 0) -> int:
    return EXPLORE | card << CARD_AT | turns << TURN_AT | cell << CELL_AT | passages << EDGES_AT


def turns_of(move: int) -> int:
    return move >> TURN_AT & 7


def passages_of(move: int) -> int:
    """Of an explore move: the edges that get a secret passage."""
    return move >> EDGES_AT & 63


def teleport(token: int, cell: int) -> int:
    return TELEPORT | token << CARD_AT | cell << CELL_AT


def call(saying: int, cell: int = 0) -> int:
    """One of the CALLS; cell 0 lies off the table and stands for no place."""
    return CALL | saying << CARD_AT | cell << CELL_AT


def edge(kind: int, cell: int, side: int) -> int:
    """A verb with one edge: a cell and one of its sides."""
    return kind | side << TURN_AT | cell << CELL_AT


def side_of(move: int) -> int:
    return move >> TURN_AT & 7


def triangle(one: int, other: int) -> int:
    """The corner shared by the new room and these two, in either order."""
    return TRIANGLE | min(one, other) << CELL_AT | max(one, other) << EDGES_AT


def other_cell_of(move: int) -> int:
    return move >> EDGES_AT & 0x7FFF


def split(shares: tuple[int, ...]) -> int:
    """Damage by seat, one digit of four bits each."""
    move = SPLIT
    for seat, share in enumerate(shares):
        move |= share << (CARD_AT + 4 * seat)
    return move


def shares_of(move: int, seats: int) -> tuple[int, ...]:
    return tuple([move >> (CARD_AT + 4 * seat) & 15 for seat in range(seats)])


def hit(foe: int, damage: int) -> int:
    return HIT | foe << CARD_AT | damage << TURN_AT


def damage_of(move: int) -> int:
    return move >> TURN_AT & 63


def offer(cards: tuple[int, ...]) -> int:
    """Up to two cards for the pool; a slot holds card + 1, so 0 is an empty slot."""
    if len(cards) == 2:
        return OFFER | min(cards) + 1 << CARD_AT | max(cards) + 1 << CARD_AT + 7
    return OFFER | cards[0] + 1 << CARD_AT if cards else OFFER


def offered_by(move: int) -> tuple[int, ...]:
    slots = (move >> CARD_AT & 127, move >> (CARD_AT + 7) & 127)
    return tuple([slot - 1 for slot in slots if slot])


def give(card: int, seat: int) -> int:
    return GIVE | card << CARD_AT | seat << TURN_AT


def trade(token: int, seat: int, back: int) -> int:
    return TRADE | token << CARD_AT | seat << TURN_AT | back << CELL_AT


def seat_of(move: int) -> int:
    return move >> TURN_AT & 7


def back_of(move: int) -> int:
    return move >> CELL_AT & 15


_CARD: Final = 63 << CARD_AT
_TURN: Final = 7 << TURN_AT
_CELL: Final = 0x7FFF << CELL_AT
_EDGE: Final = _CELL | _TURN

_WORDS: Final = {
    CHOOSE_CAT: _CARD,
    USE: _CARD,
    LAY: _EDGE,
    TELEPORT: _CARD | _CELL,
    ROUTE: _CELL,
    ORDER: _CARD,
    WAKE: _CELL,
    SPLIT: 0xFFFF << CARD_AT,
    EXPLORE: _CARD | _TURN | _CELL | 63 << EDGES_AT,
    FIGHT: _CELL,
    STRIDE: _CARD,
    TRIANGLE: _CELL | 0x7FFF << EDGES_AT,
    OPEN: _EDGE,
    COMMIT: _CARD,
    HIT: _CARD | 63 << TURN_AT,
    STEP: _CELL,
    OFFER: 0x3FFF << CARD_AT,
    BURN: _CARD,
    GIVE: _CARD | _TURN,
    TRADE: _CARD | _TURN | 15 << CELL_AT,
    TAKE: _CARD,
    MARK: _CELL,
    UNMARK: _CELL,
    CALL: _CARD | _CELL,
}
"""The bits that each verb's words may take; the other verbs stand alone."""


def is_written(move: int) -> bool:
    """Whether a number can stand for a move at all: no bits beside its verb and words."""
    return not move & ~(_WORDS.get(move & _VERB, 0) | _VERB)
