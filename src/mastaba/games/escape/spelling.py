"""The words of commands: `roll 1 2 3`, `enter N 1 4`, `commit g2 1 3 +2key`.

Dice are numbered from 1, sides are N E S W, rooms go by their names (`GK1`), treasure tiles that
help to pay stand behind a plus.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mastaba.games.escape import moves as m
from mastaba.games.escape.box import BALLOTS, SIDES
from mastaba.games.escape.dice import numbers
from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.spelling import Count, Joint, Name, Names, Part, Word, read_name, read_number

CALLS: Final = (
    "golden-mask", "torches", "keys", "gems-here", "go-back", "to-exit", "wait", "coming", "yes",
    "no",
)  # fmt: skip
"""ESC-PHYS-18: what can be called out with one key."""


class Dice(Word):
    """Dice, in any order; one at most where that says so."""

    def __init__(self, form: str, least: int = 0, most: int = m.MOST_DICE) -> None:
        super().__init__("dice", form, m.DICE_AT, m.MOST_DICE)
        self.least = least
        self.most = most

    def parts(self) -> tuple[Part, ...]:
        return (Part("dice", "number", many=True),)

    def write(self, move: int, box: Any) -> str:
        return " ".join([str(die + 1) for die in numbers(m.dice(move))])

    def read(self, words: list[str], move: int, box: Any) -> int:
        said = [word for word in words if not word.startswith("+")][: self.most]
        mask = 0
        for word in said:
            words.remove(word)
            bit = 1 << read_number(word, 1, m.MOST_DICE, "die") - 1
            if mask & bit:
                raise UnreadableMove(f"die {word} is named twice")
            mask |= bit
        return mask << m.DICE_AT


class Tiles(Word):
    """Treasure tiles that help to pay."""

    least = 0
    most = m.MOST_TILES
    takes_any_bits = False

    def __init__(self) -> None:
        super().__init__("tiles", "[+2key]", m.TILES_AT, m.TILE * m.MOST_TILES)

    def parts(self) -> tuple[Part, ...]:
        return (Part("tiles", before=" +", many=True),)

    def is_written(self, move: int) -> bool:
        kinds = m.tiles(move)
        return -1 not in kinds and list(kinds) == sorted(kinds)

    def write(self, move: int, box: Any) -> str:
        return " ".join([f"+{box.treasure_names[kind]}" for kind in m.tiles(move)])

    def read(self, words: list[str], move: int, box: Any) -> int:
        said = [word for word in words if word.startswith("+")]
        if len(said) > m.MOST_TILES:
            raise UnreadableMove(f"at most {m.MOST_TILES} tiles")
        for word in said:
            words.remove(word)
        kinds = [read_name(word[1:], box.treasure_names, "treasure") for word in said]
        return m.pack_tiles(tuple(kinds))


class Gems(Word):
    """Gems that a pool aims at; 0 leaves it as it is."""

    least = 0

    def __init__(self) -> None:
        super().__init__("gems", "[g2]", m.FIRST_AT, m.NUMBER)

    def parts(self) -> tuple[Part, ...]:
        return (Part("gems", "number", " g", may=True),)

    def write(self, move: int, box: Any) -> str:
        return f"g{m.first(move)}" if m.first(move) else ""

    def read(self, words: list[str], move: int, box: Any) -> int:
        if words and re.fullmatch("g[123]", words[0]):
            return int(words.pop(0)[1]) << self.at
        return 0


class Rooms(Word):
    """Up to two rooms, in any order; each as its number + 1."""

    least = 0
    most = 2

    def __init__(self) -> None:
        super().__init__("rooms", "[B01 [B04]]", m.SECOND_AT, 2 * m.NUMBER)

    def parts(self) -> tuple[Part, ...]:
        return (Part("rooms", many=True),)

    def write(self, move: int, box: Any) -> str:
        rooms = [room for room in (m.second(move), m.third(move)) if room]
        return " ".join([box.room_names[room - 1] for room in rooms])

    def read(self, words: list[str], move: int, box: Any) -> int:
        rooms = sorted([read_name(word, box.room_names, "room") + 1 for word in words[:2]])
        del words[:2]
        one, other = [*rooms, 0, 0][:2]
        return one << m.SECOND_AT | other << m.THIRD_AT


class Only(Word):
    """A word that is said after one meaning of the first word, and after no other."""

    least = 0

    def __init__(self, meaning: int, word: Word) -> None:
        super().__init__(word.name, f"[{word.form}]", word.at, m.NUMBER)
        self.meaning = meaning
        self.word = word

    def parts(self) -> tuple[Part, ...]:
        return tuple([part._replace(may=True) for part in self.word.parts()])

    def write(self, move: int, box: Any) -> str:
        return self.word.write(move, box) if m.first(move) == self.meaning else ""

    def read(self, words: list[str], move: int, box: Any) -> int:
        if m.first(move) != self.meaning:
            return 0
        if not words:
            raise UnreadableMove("a word is missing")
        return self.word.read(words, move, box)


def _first(name: str, names: Names | tuple[str, ...], form: str) -> Word:
    return Name(name, names, form, m.FIRST_AT, m.NUMBER)


def _seat(at: int) -> Word:
    return Count("seat", range(6), "2", at, m.NUMBER)


SIDE: Final = _first("side", SIDES, "N")
WHICH_COLOUR: Final = _first("colour", lambda box: box.colours, "red")
SWITCH: Final = _first("switch", ("off", "on"), "on")
BALLOT: Final = _first("vote", BALLOTS, "fate")
CALLED: Final = _first("call", CALLS, "golden-mask")
ROOM: Final = _first("room", lambda box: box.room_names, "GK1")
CURSE: Final = _first("curse", lambda box: box.curse_names, "debris")
TREASURE: Final = _first("treasure", lambda box: box.treasure_names, "healing")
STRENGTH: Final[Word] = Count("power", range(101), "40", m.FIRST_AT, m.NUMBER)
WHOM: Final = _seat(m.FIRST_AT)
GEMS: Final[Word] = Gems()
ANSWER: Final[Word] = Name("answer", ("no", "yes"), "yes", m.SECOND_AT, m.NUMBER)
WHOSE: Final = _seat(m.SECOND_AT)
ROOMS: Final[Word] = Rooms()
DIE: Final[Word] = Dice("4", 1, 1)
DICE: Final[Word] = Dice("1 2")
TILES: Final[Word] = Tiles()
TO: Final[Word] = Joint("to")
FOR: Final[Word] = Joint("for")
