"""The words of moves: `explore R17@2,-1 r3`, `hit Howl 3`, `lay 1,0/1,1`."""

from __future__ import annotations

import re
from typing import Any, Final

from mastaba.games.run_run_run import layout as at
from mastaba.games.run_run_run.box import CATS, FOES, card_name
from mastaba.games.run_run_run.fits import smallest_turn
from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, axial, cell, on_grid
from mastaba.kernel.spelling import Count, Name, Names, Part, Word, read_name, read_number

CALLS: Final = ("build", "fight", "cards", "leave", "regroup", "yes", "no", "wait")
"""RRR-TABLE-01: what can be said without a word of one's own. None of it names a card."""

_HEX: Final = re.compile(r"-?[0-9]{1,3},-?[0-9]{1,3}")
_CARD: Final = re.compile("R[0-9]{2}")
_TURN: Final = re.compile("r[0-5]")
_SIDES: Final = re.compile("[0-5](,[0-5])*")


def _write_hex(where: int) -> str:
    q, r = axial(where)
    return f"{q},{r}"


def _read_hex(word: str) -> int:
    if not _HEX.fullmatch(word):
        raise UnreadableMove(f"{word!r} is no hex")
    q, r = (int(part) for part in word.split(","))
    if not on_grid(q, r):
        raise UnreadableMove(f"{word!r} lies off the table")
    return cell(q, r)


def _read_card(word: str, box: Any) -> int:
    cards = len(box.room_exits)
    if _CARD.fullmatch(word) and 0 < int(word[1:]) <= cards:
        return int(word[1:]) - 1
    raise UnreadableMove(f"{word!r} is no Room Card; they are R01 to R{cards}")


class Card(Word):
    """A Room Card."""

    def __init__(self) -> None:
        super().__init__("card", "R17", at.CARD_AT, at.CARD)

    def write(self, move: int, box: Any) -> str:
        return card_name(self.of(move))

    def read(self, words: list[str], move: int, box: Any) -> int:
        return _read_card(words.pop(0), box) << self.at


class Hex(Word):
    """A hex of the table; 0 lies off the table and stands for none, where it may be left out."""

    def __init__(self, form: str, least: int = 1) -> None:
        super().__init__("at", form, at.CELL_AT, at.CELL)
        self.least = least

    def parts(self) -> tuple[Part, ...]:
        return (Part("at", "hex", may=not self.least),)

    def write(self, move: int, box: Any) -> str:
        where = self.of(move)
        return _write_hex(where) if where or self.least else ""

    def read(self, words: list[str], move: int, box: Any) -> int:
        return _read_hex(words.pop(0)) << self.at if words or self.least else 0


class Edge(Word):
    """A hex and one of its sides; either hex may come first, unless their order has a meaning."""

    def __init__(self, form: str, ordered: bool) -> None:
        super().__init__("edge", form, at.TURN_AT, at.TURN + at.CELL)
        self.ordered = ordered

    def parts(self) -> tuple[Part, ...]:
        return (Part("at", "hex"), Part("other", "hex", "/"))

    def write(self, move: int, box: Any) -> str:
        one, side = move >> at.CELL_AT & (1 << at.CELL) - 1, move >> at.TURN_AT & (1 << at.TURN) - 1
        return f"{_write_hex(one)}/{_write_hex(one + DELTA[side % 6])}"

    def read(self, words: list[str], move: int, box: Any) -> int:
        word = words.pop(0)
        ends = [_read_hex(end) for end in word.split("/")]
        if len(ends) != 2 or ends[1] - ends[0] not in DELTA:
            raise UnreadableMove(f"{word!r} is no edge between two neighbouring hexes")
        one, side = ends[0], DELTA.index(ends[1] - ends[0])
        if side > 2 and not self.ordered:
            one, side = ends[1], OPPOSITE[side]
        return one << at.CELL_AT | side << at.TURN_AT


class Corner(Word):
    """Two hexes with one corner between them, in either order."""

    least = most = 2

    def __init__(self) -> None:
        super().__init__("corner", "0,1 1,0", at.CELL_AT, 2 * at.CELL)

    def parts(self) -> tuple[Part, ...]:
        return (Part("at", "hex"), Part("other", "hex"))

    def write(self, move: int, box: Any) -> str:
        one, other = move >> at.CELL_AT & (1 << at.CELL) - 1, move >> at.EDGES_AT
        return f"{_write_hex(one)} {_write_hex(other)}"

    def read(self, words: list[str], move: int, box: Any) -> int:
        one, other = sorted([_read_hex(words.pop(0)), _read_hex(words.pop(0))])
        return one << at.CELL_AT | other << at.EDGES_AT


class Placement(Word):
    """A card on a hex, and how far it is turned: of turns that look the same, the smallest."""

    least = most = 2

    def __init__(self) -> None:
        width = at.CARD + at.TURN + at.CELL
        super().__init__("placement", "R17@2,-1 r3", at.CARD_AT, width)

    def parts(self) -> tuple[Part, ...]:
        return (Part("card"), Part("at", "hex", "@"), Part("turns", "number", " r"))

    def write(self, move: int, box: Any) -> str:
        card, turns = move >> at.CARD_AT & (1 << at.CARD) - 1, move >> at.TURN_AT & 7
        where = move >> at.CELL_AT & (1 << at.CELL) - 1
        return f"{card_name(card)}@{_write_hex(where)} r{turns}"

    def read(self, words: list[str], move: int, box: Any) -> int:
        placed, turn = words.pop(0), words.pop(0)
        name, on, where = placed.partition("@")
        if not on:
            raise UnreadableMove(f"{placed!r} is no card on a hex")
        if not _TURN.fullmatch(turn):
            raise UnreadableMove(f"{turn!r} is no turn from r0 to r5")
        card = _read_card(name, box)
        turns = smallest_turn(box.room_exits[card], int(turn[1:]))
        return card << at.CARD_AT | turns << at.TURN_AT | _read_hex(where) << at.CELL_AT


class Passages(Word):
    """The sides of a new room that get a secret passage, a bit for each."""

    least, most = 0, 2

    def __init__(self) -> None:
        super().__init__("passages", "[via 0,4]", at.EDGES_AT, at.EDGES)

    def parts(self) -> tuple[Part, ...]:
        return (Part("passages", "numbers", " via ", may=True),)

    def write(self, move: int, box: Any) -> str:
        sides = [str(side) for side in range(6) if self.of(move) >> side & 1]
        return f"via {','.join(sides)}" if sides else ""

    def read(self, words: list[str], move: int, box: Any) -> int:
        if not words:
            return 0
        via, sides = words[0], words[-1]
        if len(words) != 2 or via != "via" or not _SIDES.fullmatch(sides):
            raise UnreadableMove("passages are written: via 0,4")
        words.clear()
        return sum(1 << side for side in {int(side) for side in sides.split(",")}) << self.at


class Shares(Word):
    """Damage by seat; who is not named takes none."""

    least, most = 1, 4

    def __init__(self) -> None:
        super().__init__("shares", "3 1 0 0", at.CARD_AT, 4 * at.SHARE)

    def parts(self) -> tuple[Part, ...]:
        return (Part("shares", "number", many=True),)

    def write(self, move: int, box: Any) -> str:
        most = (1 << at.SHARE) - 1
        return " ".join([str(self.of(move) >> at.SHARE * seat & most) for seat in range(4)])

    def read(self, words: list[str], move: int, box: Any) -> int:
        shares = [read_number(word, 0, 15, "number") for word in words]
        words.clear()
        return sum(share << at.SHARE * seat for seat, share in enumerate(shares)) << self.at


class Offered(Word):
    """Up to two cards for the pool, in either order; each as its number + 1."""

    least, most = 0, 2

    def __init__(self) -> None:
        super().__init__("cards", "[R01 [R02]]", at.CARD_AT, 2 * at.OFFERED)

    def parts(self) -> tuple[Part, ...]:
        return (Part("cards", many=True),)

    def write(self, move: int, box: Any) -> str:
        slots = self.of(move) & (1 << at.OFFERED) - 1, self.of(move) >> at.OFFERED
        return " ".join([card_name(slot - 1) for slot in slots if slot])

    def read(self, words: list[str], move: int, box: Any) -> int:
        slots = sorted([_read_card(word, box) + 1 for word in words])
        words.clear()
        return sum(slot << at.OFFERED * place for place, slot in enumerate(slots)) << self.at


class Back(Word):
    """The token that comes back in a trade, if one does."""

    least = 0

    def __init__(self) -> None:
        super().__init__("back", "[shield]", at.CELL_AT, at.BACK)

    def write(self, move: int, box: Any) -> str:
        token = self.of(move)
        return "" if token == at.NOTHING else str(box.token_names[token])

    def read(self, words: list[str], move: int, box: Any) -> int:
        token = read_name(words.pop(0), box.token_names, "token") if words else at.NOTHING
        return token << self.at


def _name(name: str, names: Names | tuple[str, ...], form: str) -> Word:
    return Name(name, names, form, at.CARD_AT, at.CARD)


CAT: Final = _name("cat", CATS, "Mapkin")
TOKEN: Final = _name("token", lambda box: box.token_names, "torch2")
TELEPORTING: Final = _name("token", lambda box: box.token_names, "draw2")
FOE: Final = _name("foe", FOES, "Howl")
CALLED: Final = _name("call", CALLS, "build")
HOW_MANY: Final[Word] = Count("count", range(64), "1", at.CARD_AT, at.CARD)
DAMAGE: Final[Word] = Count("damage", range(64), "3", at.TURN_AT, at.CARD)
SEAT: Final[Word] = Count("seat", range(4), "2", at.TURN_AT, at.TURN, longest=2)
CARD: Final[Word] = Card()
HEX: Final[Word] = Hex("2,0")
HEX_OR_NONE: Final[Word] = Hex("[2,-1]", least=0)
EDGE: Final[Word] = Edge("1,0/1,1", ordered=False)
OUTWARDS: Final[Word] = Edge("2,0/1,0", ordered=True)
CORNER: Final[Word] = Corner()
PLACEMENT: Final[Word] = Placement()
PASSAGES: Final[Word] = Passages()
SHARES: Final[Word] = Shares()
OFFERED: Final[Word] = Offered()
BACK: Final[Word] = Back()
