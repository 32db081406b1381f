"""The text form of every move, and back: `explore R17@2,-1 r3`, `hit Howl 3`, `hold`."""

from __future__ import annotations

import re
from collections.abc import Callable

from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import CATS, FOES, Box, card_name
from mastaba.games.run_run_run.fits import smallest_turn
from mastaba.kernel.contract import Move, UnreadableMove
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, axial, cell, on_grid

_BARE = (
    m.HOLD, m.AGREE, m.OBJECT, m.SHIELD, m.SUFFER, m.REGROUP, m.PASS, m.DECLINE, m.ROLL, m.SPARE,
    m.LOOT, m.STAY, m.JOIN, m.DONE, m.DEADLOCK,
)  # fmt: skip
_WITH_CELL = (m.ROUTE, m.WAKE, m.FIGHT, m.STEP, m.MARK, m.UNMARK)
_WITH_CARD = (m.STRIDE, m.COMMIT)

FORMS = {
    "cat": "cat Mapkin",
    "use": "use torch2",
    "lay": "lay 1,0/1,1",
    "teleport": "teleport draw2 4,0",
    "route": "route 1,0",
    "order": "order Howl",
    "wake": "wake 4,0",
    "split": "split 3 1 0 0",
    "explore": "explore R17@2,-1 r3 [via 0,4]",
    "fight": "fight 2,0",
    "stride": "stride R05",
    "triangle": "triangle 1,0 0,1",
    "open": "open 2,0/1,0",
    "commit": "commit R05",
    "hit": "hit Howl 3",
    "step": "step 0,1",
    "offer": "offer [R01 [R02]]",
    "burn": "burn 1",
    "give": "give R17 2",
    "trade": "trade torch2 1 [shield]",
    "take": "take 2",
    "mark": "mark 2,-1",
    "unmark": "unmark 2,-1",
    "call": "call build 2,-1",
}
"""How each verb that needs more words is written; the other verbs stand alone."""


def _place(at: int) -> str:
    q, r = axial(at)
    return f"{q},{r}"


# --- writing ---


def text(move: Move, box: Box) -> str:
    """The text form of a move."""
    kind = m.verb(move)
    return " ".join([m.VERBS[kind], *_words(kind, move, box)])


def _words(kind: int, move: Move, box: Box) -> list[str]:
    if kind in _BARE:
        return []
    if kind in _WITH_CELL:
        return [_place(m.cell_of(move))]
    if kind in _WITH_CARD:
        return [card_name(m.card_of(move))]
    return _WRITE[kind](move, box)


def _write_explore(move: Move, _box: Box) -> list[str]:
    words = [f"{card_name(m.card_of(move))}@{_place(m.cell_of(move))}", f"r{m.turns_of(move)}"]
    sides = [str(side) for side in range(6) if m.passages_of(move) >> side & 1]
    return [*words, "via", ",".join(sides)] if sides else words


def _write_edge(move: Move, _box: Box) -> list[str]:
    one = m.cell_of(move)
    return [f"{_place(one)}/{_place(one + DELTA[m.side_of(move) % 6])}"]


def _write_trade(move: Move, box: Box) -> list[str]:
    words = [box.token_names[m.small_of(move)], str(m.seat_of(move))]
    back = m.back_of(move)
    return words if back == m.NOTHING else [*words, box.token_names[back]]


def _write_call(move: Move, _box: Box) -> list[str]:
    words = [m.CALLS[m.small_of(move) % len(m.CALLS)]]
    return [*words, _place(m.cell_of(move))] if m.cell_of(move) else words


_WRITE: dict[int, Callable[[Move, Box], list[str]]] = {
    m.CHOOSE_CAT: lambda move, _box: [CATS[m.small_of(move)]],
    m.USE: lambda move, box: [box.token_names[m.small_of(move)]],
    m.LAY: _write_edge,
    m.TELEPORT: lambda move, box: [
        box.token_names[m.small_of(move)],
        _place(m.cell_of(move)),
    ],
    m.ORDER: lambda move, _box: [FOES[m.small_of(move)]],
    m.SPLIT: lambda move, _box: [str(share) for share in m.shares_of(move, 4)],
    m.EXPLORE: _write_explore,
    m.TRIANGLE: lambda move, _box: [_place(m.cell_of(move)), _place(m.other_cell_of(move))],
    m.OPEN: _write_edge,
    m.HIT: lambda move, _box: [FOES[m.small_of(move)], str(m.damage_of(move))],
    m.OFFER: lambda move, _box: [card_name(card) for card in m.offered_by(move)],
    m.BURN: lambda move, _box: [str(m.small_of(move))],
    m.TAKE: lambda move, _box: [str(m.small_of(move))],
    m.GIVE: lambda move, _box: [card_name(m.card_of(move)), str(m.seat_of(move))],
    m.TRADE: _write_trade,
    m.CALL: _write_call,
}


# --- reading ---


def parse(line: str, box: Box) -> Move:
    """The move that a text stands for; UnreadableMove says what was expected."""
    verb, *words = line.split() or [""]
    if verb not in m.VERBS:
        raise UnreadableMove(f"{verb!r} is no verb; the verbs are: {', '.join(sorted(m.VERBS))}")
    kind = m.VERBS.index(verb)
    try:
        move = _read(kind, words, box)
    except (ValueError, IndexError) as error:
        reason = f" ({error})" if isinstance(error, UnreadableMove) else ""
        form = FORMS.get(verb, verb)
        raise UnreadableMove(f"cannot read {line!r}{reason}; it is written like: {form}") from None
    return move


def _read(kind: int, words: list[str], box: Box) -> Move:
    if kind in _BARE:
        _expect(words, 0)
        return m.bare(kind)
    if kind in _WITH_CELL:
        _expect(words, 1)
        return m.with_cell(kind, _read_cell(words[0]))
    if kind in _WITH_CARD:
        _expect(words, 1)
        return m.with_card(kind, _read_card(words[0], box))
    return _READ[kind](words, box)


def _expect(words: list[str], *counts: int) -> None:
    if len(words) not in counts:
        raise UnreadableMove(f"{len(words)} words follow the verb")


def _read_cell(word: str) -> int:
    if not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", word):
        raise UnreadableMove(f"{word!r} is no hex")
    q, r = (int(part) for part in word.split(","))
    if not on_grid(q, r):
        raise UnreadableMove(f"{word!r} lies off the table")
    return cell(q, r)


def _read_card(word: str, box: Box) -> int:
    if re.fullmatch(r"R\d\d", word) and 0 < int(word[1:]) <= len(box.room_exits):
        return int(word[1:]) - 1
    raise UnreadableMove(f"{word!r} is no Room Card; they are R01 to R{len(box.room_exits)}")


def _read_name(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise UnreadableMove(f"{word!r} is no {what}; they are: {', '.join(names)}")
    return names.index(word)


def _read_number(word: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,2}", word) or int(word) > most:
        raise UnreadableMove(f"{word!r} is no number from 0 to {most}")
    return int(word)


def _read_edge(words: list[str], kind: int, ordered: bool) -> Move:
    _expect(words, 1)
    ends = [_read_cell(word) for word in words[0].split("/")]
    if len(ends) != 2 or ends[1] - ends[0] not in DELTA:
        raise UnreadableMove(f"{words[0]!r} is no edge between two neighbouring hexes")
    side = DELTA.index(ends[1] - ends[0])
    if side > 2 and not ordered:
        return m.edge(kind, ends[1], OPPOSITE[side])
    return m.edge(kind, ends[0], side)


def _read_explore(words: list[str], box: Box) -> Move:
    _expect(words, 2, 4)
    card, at = words[0].split("@")
    if not re.fullmatch(r"r[0-5]", words[1]):
        raise UnreadableMove(f"{words[1]!r} is no turn from r0 to r5")
    passages = 0
    if len(words) == 4:
        if words[2] != "via" or not re.fullmatch(r"[0-5](,[0-5])*", words[3]):
            raise UnreadableMove("passages are written: via 0,4")
        passages = sum(1 << side for side in {int(side) for side in words[3].split(",")})
    number = _read_card(card, box)
    turns = smallest_turn(box.room_exits[number], int(words[1][1:]))
    return m.explore(number, _read_cell(at), turns, passages)


def _read_split(words: list[str], _box: Box) -> Move:
    _expect(words, 1, 2, 3, 4)
    return m.split(tuple(_read_number(word, 15) for word in words))


def _read_two(words: list[str]) -> tuple[str, str]:
    _expect(words, 2)
    return words[0], words[1]


def _read_hit(words: list[str], _box: Box) -> Move:
    foe, damage = _read_two(words)
    return m.hit(_read_name(foe, FOES, "foe"), _read_number(damage, 63))


def _read_offer(words: list[str], box: Box) -> Move:
    _expect(words, 0, 1, 2)
    return m.offer(tuple(_read_card(word, box) for word in words))


def _read_give(words: list[str], box: Box) -> Move:
    card, seat = _read_two(words)
    return m.give(_read_card(card, box), _read_number(seat, 3))


def _read_teleport(words: list[str], box: Box) -> Move:
    token, at = _read_two(words)
    return m.teleport(_read_name(token, box.token_names, "token"), _read_cell(at))


def _read_triangle(words: list[str], _box: Box) -> Move:
    one, other = _read_two(words)
    return m.triangle(_read_cell(one), _read_cell(other))


def _read_trade(words: list[str], box: Box) -> Move:
    _expect(words, 2, 3)
    back = _read_name(words[2], box.token_names, "token") if len(words) == 3 else m.NOTHING
    token = _read_name(words[0], box.token_names, "token")
    return m.trade(token, _read_number(words[1], 3), back)


def _read_call(words: list[str], _box: Box) -> Move:
    _expect(words, 1, 2)
    saying = _read_name(words[0], m.CALLS, "call")
    return m.call(saying, _read_cell(words[1]) if len(words) == 2 else 0)


def _read_one(
    kind: int, names: Callable[[Box], tuple[str, ...]], what: str
) -> Callable[[list[str], Box], Move]:
    def read(words: list[str], box: Box) -> Move:
        _expect(words, 1)
        return m.with_small(kind, _read_name(words[0], names(box), what))

    return read


def _read_count(kind: int) -> Callable[[list[str], Box], Move]:
    def read(words: list[str], _box: Box) -> Move:
        _expect(words, 1)
        return m.with_small(kind, _read_number(words[0], 63))

    return read


_READ: dict[int, Callable[[list[str], Box], Move]] = {
    m.CHOOSE_CAT: _read_one(m.CHOOSE_CAT, lambda _box: CATS, "cat"),
    m.USE: _read_one(m.USE, lambda box: box.token_names, "token"),
    m.LAY: lambda words, _box: _read_edge(words, m.LAY, ordered=False),
    m.TELEPORT: _read_teleport,
    m.ORDER: _read_one(m.ORDER, lambda _box: FOES, "foe"),
    m.SPLIT: _read_split,
    m.EXPLORE: _read_explore,
    m.TRIANGLE: _read_triangle,
    m.OPEN: lambda words, _box: _read_edge(words, m.OPEN, ordered=True),
    m.HIT: _read_hit,
    m.OFFER: _read_offer,
    m.BURN: _read_count(m.BURN),
    m.TAKE: _read_count(m.TAKE),
    m.GIVE: _read_give,
    m.TRADE: _read_trade,
    m.CALL: _read_call,
}
