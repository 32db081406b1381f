"""The text form of every move, and back: `name red`, `pull red2 gentle`, `fell sceptre`."""

from __future__ import annotations

import re
from collections.abc import Callable

from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, PACES, SCEPTRE, Box
from mastaba.kernel.contract import Move, UnreadableMove

FORMS = {
    "pawn": "pawn hat",
    "vote": "vote 2",
    "name": "name red",
    "rummage": "rummage blue3 off red2",
    "pull": "pull red2 gentle",
    "pulled": "pulled red2",
    "fell": "fell sceptre, or fell blue3",
    "slipped": "slipped sceptre, or slipped blue3",
    "remove": "remove 2",
    "clock": "clock x2",
}
"""How each verb that needs more words is written; the other verbs stand alone."""

_SEATS = 6


# --- writing ---


def text(move: Move, box: Box) -> str:
    """The text form of a move."""
    kind = m.verb(move)
    words = _WRITE[kind](move, box) if kind in _WRITE else []
    return " ".join([m.VERBS[kind], *words])


def _stone(stone: int, box: Box) -> str:
    return box.stone_names[stone]


_WRITE: dict[int, Callable[[Move, Box], list[str]]] = {
    m.CHOOSE_PAWN: lambda move, box: [box.pawns[m.first_of(move)]],
    m.VOTE: lambda move, _box: [str(m.first_of(move))],
    m.NAME: lambda move, _box: [COLOURS[m.first_of(move)]],
    m.RUMMAGE: lambda move, box: [
        _stone(m.first_of(move), box),
        "off",
        _stone(m.second_of(move), box),
    ],
    m.PULL: lambda move, box: [_stone(m.first_of(move), box), PACES[m.second_of(move)]],
    m.PULLED: lambda move, box: [_stone(m.first_of(move), box)],
    m.FELL: lambda move, box: [box.thing(m.first_of(move))],
    m.SLIPPED: lambda move, box: [box.thing(m.first_of(move))],
    m.REMOVE: lambda move, _box: [str(m.first_of(move))],
    m.CLOCK: lambda move, _box: [m.FACTORS[m.first_of(move)]],
}


# --- reading ---


def parse(line: str, box: Box) -> Move:
    """The move that a text stands for; UnreadableMove says what was expected."""
    verb, *words = line.split() or [""]
    if verb not in m.VERBS:
        raise UnreadableMove(f"{verb!r} is no verb; the verbs are: {', '.join(m.PLAYERS)}")
    kind = m.VERBS.index(verb)
    try:
        return _read(kind, words, box)
    except UnreadableMove as error:
        form = FORMS.get(verb, verb)
        raise UnreadableMove(
            f"cannot read {line!r} ({error}); it is written like: {form}"
        ) from None


def _read(kind: int, words: list[str], box: Box) -> Move:
    if kind not in _READ:
        _expect(words, 0)
        return m.bare(kind)
    return _READ[kind](words, box)


def _expect(words: list[str], count: int) -> None:
    if len(words) != count:
        raise UnreadableMove(f"{len(words)} words follow the verb")


def _read_name(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise UnreadableMove(f"{word!r} is no {what}; they are: {', '.join(names)}")
    return names.index(word)


def _read_stone(word: str, box: Box) -> int:
    return _read_name(word, box.stone_names, "stone")


def _one_name(
    kind: int, names: Callable[[Box], tuple[str, ...]], what: str
) -> Callable[[list[str], Box], Move]:
    def read(words: list[str], box: Box) -> Move:
        _expect(words, 1)
        return m.with_one(kind, _read_name(words[0], names(box), what))

    return read


def _one_thing(kind: int) -> Callable[[list[str], Box], Move]:
    def read(words: list[str], box: Box) -> Move:
        _expect(words, 1)
        thing = SCEPTRE if words[0] == "sceptre" else _read_stone(words[0], box)
        return m.with_one(kind, thing)

    return read


def _one_seat(kind: int) -> Callable[[list[str], Box], Move]:
    def read(words: list[str], _box: Box) -> Move:
        _expect(words, 1)
        if not re.fullmatch(r"\d", words[0], re.ASCII) or int(words[0]) >= _SEATS:
            raise UnreadableMove(f"{words[0]!r} is no seat from 0 to {_SEATS - 1}")
        return m.with_one(kind, int(words[0]))

    return read


def _read_rummage(words: list[str], box: Box) -> Move:
    _expect(words, 3)
    if words[1] != "off":
        raise UnreadableMove(f"{words[1]!r} stands where `off` should")
    return m.rummage(_read_stone(words[0], box), _read_stone(words[2], box))


def _read_pull(words: list[str], box: Box) -> Move:
    _expect(words, 2)
    return m.pull(_read_stone(words[0], box), _read_name(words[1], PACES, "pace"))


_READ: dict[int, Callable[[list[str], Box], Move]] = {
    m.CHOOSE_PAWN: _one_name(m.CHOOSE_PAWN, lambda box: box.pawns, "pawn"),
    m.VOTE: _one_seat(m.VOTE),
    m.NAME: _one_name(m.NAME, lambda _box: COLOURS, "colour"),
    m.RUMMAGE: _read_rummage,
    m.PULL: _read_pull,
    m.PULLED: _one_name(m.PULLED, lambda box: box.stone_names, "stone"),
    m.FELL: _one_thing(m.FELL),
    m.SLIPPED: _one_thing(m.SLIPPED),
    m.REMOVE: _one_seat(m.REMOVE),
    m.CLOCK: _one_name(m.CLOCK, lambda _box: m.FACTORS, "clock factor"),
}
