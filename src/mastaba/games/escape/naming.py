"""What the numbers of a flight are called outside of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mastaba.games.escape.box import BALLOTS, BLANK, FACES, FALLEN, Box
from mastaba.games.escape.dice import STATES
from mastaba.games.escape.flight import NEVER, NOBODY
from mastaba.games.escape.temple import position, square
from mastaba.kernel.facts import CHAIR, NUMBER, Form, Maybe, Name, Text, strange

SEAT: Final[Form] = CHAIR
NO_SEAT: Final = Maybe(SEAT, NOBODY)
TIME: Final = Maybe(NUMBER, NEVER)
BALLOT: Final = Name("a vote", BALLOTS)
ENDING: Final = Name("an ending", ("lobby", "playing", "escaped", "buried", "conceded", "lost"))

_FACES: Final = Name("a face", {**dict(enumerate(FACES)), BLANK: "blank", FALLEN: "fallen"})
_STATES: Final = Name("a state of a die", STATES)


def _write_square(at: int) -> str:
    east, south = position(at)
    return f"{east},{south}"


def _parse_square(text: str) -> int:
    east, south = (int(part) for part in text.split(","))
    return square(east, south)


SQUARE: Final = Text("a square, such as -1,2", _write_square, _parse_square)


@cache
def room_form(box: Box) -> Name:
    return Name("a room", box.room_names)


@cache
def curse_form(box: Box) -> Name:
    return Name("a curse", box.curse_names)


@cache
def treasure_form(box: Box) -> Name:
    return Name("a treasure", box.treasure_names)


class DieForm(Form):
    """A die: its state, its face and, if it is laid somewhere, where: `laid K rubble`."""

    def __init__(self, places: dict[int, str]) -> None:
        self._places = Name("a place of a die", places)

    def tell(self, value: Any) -> str:
        words = [_STATES.tell(value & 15), _FACES.tell(value >> 4 & 15)]
        return " ".join([*words, self._places.tell(value >> 8)] if value >> 8 else words)

    def read(self, told: Any, where: str) -> int:
        words = told.split() if isinstance(told, str) else []
        if not 2 <= len(words) <= 3:
            strange(where, told, "a die, such as `shown K`")
        die = _STATES.read(words[0], where) | _FACES.read(words[1], where) << 4
        return die | self._places.read(words[2], where) << 8 if words[2:] else die


def _is_small(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 2


class ItemForm(Form):
    """What a seat has laid into a pool: `2 die 3`, or a treasure: `2 tile 2key`."""

    def __init__(self, box: Box) -> None:
        self._tiles = treasure_form(box)

    def tell(self, value: Any) -> str:
        thing = value & 127
        what = f"tile {self._tiles.tell(thing)}" if value & 128 else f"die {thing}"
        return f"{value >> 8} {what}"

    def read(self, told: Any, where: str) -> int:
        words = told.split() if isinstance(told, str) else []
        if len(words) == 3 and _is_small(words[0]):
            seat = int(words[0]) << 8
            if words[1] == "die" and _is_small(words[2]):
                return seat | int(words[2])
            if words[1] == "tile":
                return seat | 128 | self._tiles.read(words[2], where)
        strange(where, told, "a die or a tile of a seat, such as `2 die 3`")
