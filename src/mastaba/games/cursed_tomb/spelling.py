"""The words of moves: `name red`, `pull red2 gentle`, `fell sceptre`."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, PACES, SCEPTRE
from mastaba.kernel.spelling import Count, Joint, Name, Names, Word, read_name

FACTORS: Final = ("x1", "x2", "x3", "off")
"""How much longer a seat's clocks run (TOMB-DT-32)."""


class Thing(Word):
    """What can fall: the sceptre, or a stone."""

    def __init__(self) -> None:
        super().__init__("thing", "sceptre", m.FIRST_AT, m.WIDTH)

    def write(self, move: int, box: Any) -> str:
        name: str = box.thing(m.first_of(move))
        return name

    def read(self, words: list[str], move: int, box: Any) -> int:
        word = words.pop(0)
        thing = SCEPTRE if word == "sceptre" else read_name(word, box.stone_names, "stone")
        return thing << self.at


def _name(name: str, names: Names | tuple[str, ...], form: str, at: int = m.FIRST_AT) -> Word:
    return Name(name, names, form, at, m.WIDTH)


PAWN: Final = _name("pawn", lambda box: box.pawns, "hat")
COLOUR: Final = _name("colour", COLOURS, "red")
FACTOR: Final = _name("clock factor", FACTORS, "x2")
STONE: Final = _name("stone", lambda box: box.stone_names, "red2")
COVER: Final = _name("cover", lambda box: box.stone_names, "red2")
COVERED: Final = _name("stone", lambda box: box.stone_names, "red3", m.SECOND_AT)
PACE: Final = _name("pace", PACES, "gentle", m.SECOND_AT)
OFF: Final[Word] = Joint("off")
THING: Final[Word] = Thing()
SEAT: Final[Word] = Count("seat", range(6), "2", m.FIRST_AT, m.WIDTH)
