"""The facts of events, questions, refusals and moves, in the form in which messages take them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mastaba.cli.show import Facts
from mastaba.kernel.words import Words

NO_NAME = "none"


def yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


class FactWords:
    """Turns facts into what messages name, with the pawns that sit at this table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.pawns: list[str] = []

    def of(self, facts: Mapping[str, Any]) -> Facts:
        """All facts of an event, a question or a refusal."""
        said: Facts = {}
        for name, fact in facts.items():
            said |= self._of_one(name, fact)
        return said

    def _of_one(self, name: str, fact: Any) -> Facts:
        by_name: dict[str, Callable[[Any], Facts]] = {
            "seat": self.seat,
            "seats": self._seats,
            "choice": lambda seat: {"choice": self.player(seat)},
            "stone": lambda stone: {"stone": self.stone(stone)},
            "cover": lambda stone: {"cover": self.stone(stone)},
            "covers": self._covers,
            "thing": self._thing,
            "colours": lambda names: {"colours": self.listing(map(self.colour, names))},
            "forward": self._way("forward"),
            "backward": self._way("backward"),
        }
        if name in by_name:
            return by_name[name](fact)
        if isinstance(fact, bool):
            return {name: yes_or_no(fact)}
        if isinstance(fact, list):
            return {name: self.listing(fact)}
        return {name: fact}

    def _way(self, name: str) -> Callable[[bool | str], Facts]:
        """Whether a move went that way, or where it leads."""
        return lambda to: {name: yes_or_no(to) if isinstance(to, bool) else to or NO_NAME}

    # --- seats ---

    def seat(self, seat: int) -> Facts:
        pawn = self.pawns[seat] if 0 <= seat < len(self.pawns) else ""
        return {"seat": seat, "pawn": pawn or NO_NAME}

    def player(self, seat: int) -> str:
        """What a seat is called in the middle of a sentence."""
        return self.words.say("player", **self.seat(seat))

    def _seats(self, seats: int | Sequence[int]) -> Facts:
        """How many players there are, or which of them."""
        if isinstance(seats, int):
            return {"players": seats}
        return {"names": self.listing(self.player(seat) for seat in seats)}

    # --- stones and colours ---

    def colour(self, colour: str) -> str:
        return self.words.say("colour", colour=colour)

    def stone(self, name: str) -> str:
        """`red2` as the second red stone."""
        colour, number = re.fullmatch(r"([a-z]+)(\d+)", name).groups()  # type: ignore[union-attr]
        return self.words.say("stone", colour=colour, number=int(number))

    def _covers(self, covers: Sequence[str]) -> Facts:
        return {"covers": self.listing(map(self.stone, covers)), "count": len(covers)}

    def _thing(self, thing: str) -> Facts:
        if thing in ("", "sceptre"):
            return {"thing": thing or NO_NAME, "fallen": ""}
        return {"thing": "stone", "fallen": self.stone(thing)}

    def listing(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c` in the words of the language."""
        *most, last = [*items] or [""]
        return self.words.say("listing", most=", ".join(most), last=last) if most else last
