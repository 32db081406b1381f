"""The facts of events, questions, refusals and moves, in the form in which messages take them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mastaba.cli.show import Facts
from mastaba.kernel.words import Words

NOTHING = "–"
_TREASURES = {"2torch": "double-torch", "2key": "double-key"}
"""Names that a message cannot select on, as they begin with a digit."""


def yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


def clock_face(ms: int) -> str:
    """Minutes and seconds: 3:45; before the start word −0:15."""
    sign, seconds = ("−" if ms < 0 else ""), abs(ms) // 1000
    return f"{sign}{seconds // 60}:{seconds % 60:02d}"


class FactWords:
    """Turns facts into what messages name, with the colours that are played at this table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.colours: list[str] = []

    def of(self, facts: Mapping[str, Any]) -> Facts:
        """All facts of an event, a question or a refusal."""
        said: Facts = {}
        for name, fact in facts.items():
            said |= self._of_one(name, fact)
        if "dice" in facts and "tiles" in facts:
            said["given"] = self.given(facts["dice"], facts["tiles"])
        return said

    def _of_one(self, name: str, fact: Any) -> Facts:
        by_name: dict[str, Callable[[Any], Facts]] = {
            "seat": self.seat,
            "seats": lambda count: {"players": count},
            "whose": lambda seat: {"whose": self.player(seat)},
            "partner": lambda seat: {"partner": self.player(seat)},
            "names": lambda seats: {"names": self.players(seats)},
            "safe": lambda seats: {"safe": self.players(seats)},
            "room": lambda room: {"room": self.room(room)},
            "start": lambda room: {"start": self.room(room)},
            "to": lambda room: {"to": self.room(room)},
            "other": lambda room: {"other": self.room(room)},
            "dice": self._dice,
            "faces": lambda faces: {"faces": self.symbols(faces)},
            "face": lambda face: {"face": self.symbol(face, 1)},
            "price": lambda price: {"price": self.price(price)},
            "treasure": lambda kind: {"treasure": _TREASURES.get(kind, kind)},
            "colours": lambda names: {"colours": self.listing(map(self.colour, names))},
            "t": lambda ms: {"clock": clock_face(ms)},
        }
        if name in by_name:
            return by_name[name](fact)
        if isinstance(fact, bool):
            return {name: yes_or_no(fact)}
        if isinstance(fact, list):
            return {name: self.listing(map(str, fact))}
        return {name: fact}

    # --- seats and rooms ---

    def seat(self, seat: int) -> Facts:
        """People count places from one."""
        colour = self.colours[seat] if seat < len(self.colours) else "red"
        return {"place": seat + 1, "colour": colour}

    def player(self, seat: int) -> str:
        """What a seat is called in the middle of a sentence."""
        return self.words.say("player", **self.seat(seat))

    def players(self, seats: Sequence[int]) -> str:
        return self.listing(map(self.player, seats)) if seats else self.words.say("nobody")

    def room(self, name: str) -> str:
        return self.words.say("room", name=name) if name else NOTHING

    def colour(self, colour: str) -> str:
        return self.words.say("colour", colour=colour)

    # --- dice ---

    def _dice(self, dice: Sequence[int]) -> Facts:
        return {"dice": self.listing(map(str, dice)), "count": len(dice)}

    def symbol(self, face: str, count: int) -> str:
        return self.words.say("symbol", face=face, count=count)

    def symbols(self, faces: Sequence[str]) -> str:
        """Two keys and a torch."""
        found = [face for face in "AKTGB" if face in faces]
        return self.listing(self.symbol(face, list(faces).count(face)) for face in found)

    def price(self, price: str) -> str:
        """`2A+K` in words."""
        faces = [
            face
            for count, face in re.findall(r"(\d*)([AKTGB])", price)
            for _ in range(int(count or 1))
        ]
        return self.symbols(faces)

    def treasure(self, kind: str) -> str:
        return self.words.say("treasure", treasure=_TREASURES.get(kind, kind))

    def given(self, dice: Sequence[int], tiles: Sequence[str]) -> str:
        """Dice by number, so that nobody takes a number for a count, and tiles by name."""
        numbers = self.words.say("numbered-dice", **self._dice(dice))
        return self.listing([*([numbers] if dice else []), *map(self.treasure, tiles)]) or NOTHING

    def listing(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c` in the words of the language."""
        *most, last = [*items] or [""]
        return self.words.say("listing", most=", ".join(most), last=last) if most else last
