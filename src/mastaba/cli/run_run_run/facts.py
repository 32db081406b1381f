"""The facts of events, questions, refusals and moves, in the form in which messages take them.

Inside the rules a fact may be a number, a place or a list; a message gets raw names and numbers,
so that each language can build its own sentence around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mastaba.cli.show import Facts
from mastaba.games.run_run_run.box import CATS, FOES, SYMBOLS, Box, card_name
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.kernel.hexgrid import canonical
from mastaba.kernel.words import Words

Place = tuple[int, int]

NO_NAME = "none"
_NO_WALK = 1000
"""From here on a distance means that no walk leads there; messages know it as -1."""


def place(at: Place) -> str:
    return f"({at[0]},{at[1]})"


def yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


class FactWords:
    """Turns facts into what messages name, with the cats that sit at this table."""

    def __init__(self, words: Words, box: Box) -> None:
        self.words = words
        self.box = box
        self.cats: list[str] = []

    def of(self, facts: Mapping[str, Any]) -> Facts:
        """All facts of an event, a question or a refusal."""
        said: Facts = {}
        for name, fact in facts.items():
            said |= self._of_one(name, fact)
        if "hits" in facts:
            said["results"] = self._results(facts)
        return said

    def _of_one(self, name: str, fact: Any) -> Facts:
        by_name: dict[str, Callable[[Any], Facts]] = {
            "seat": self.seat,
            "first": self.seat,
            "partner": lambda seat: {"partner": self.cat_of(seat)},
            "cat": lambda cat: {"cat": cat if isinstance(cat, str) else CATS[cat]},
            "seats": self._seats,
            "card": self.card,
            "foe": lambda foe: {"foe": _named(foe, FOES)},
            "token": lambda token: {"token": self._token(token)},
            "back": lambda token: {"back": self._token(token)},
            "path": lambda path: {"steps": len(path) - 1, "to": place(path[-1])},
            "shares": self._shares,
            "cards": self._cards,
            "offered": lambda cards: self._counted("offered", cards),
            "found": lambda cards: self._counted("found", cards),
            "verbs": lambda verbs: {"verbs": self.answers(verbs)},
            "distance": lambda steps: {"distance": steps if steps < _NO_WALK else -1},
        }
        if name in by_name:
            return by_name[name](fact)
        if isinstance(fact, bool):
            return {name: yes_or_no(fact)}
        if isinstance(fact, tuple):
            return {name: place((fact[0], fact[1]))}
        if isinstance(fact, list):
            return {name: self.listing(one if isinstance(one, str) else place(one) for one in fact)}
        return {name: fact}

    def _results(self, facts: Mapping[str, Any]) -> str:
        """The faces of a combat roll that came up."""
        faces = [
            self.words.say(f"face-{face}", count=facts[face])
            for face in ("hits", "abilities", "hexes", "footprints")
            if facts[face]
        ]
        return self.listing(faces)

    # --- seats ---

    def cat_of(self, seat: int) -> str:
        return self.cats[seat] if 0 <= seat < len(self.cats) and self.cats[seat] else NO_NAME

    def seat(self, seat: int) -> Facts:
        return {"seat": seat, "cat": self.cat_of(seat)}

    def cat(self, seat: int) -> str:
        """What a seat is called in the middle of a sentence."""
        return self.words.say("cat", **self.seat(seat))

    def _seats(self, seats: int | Sequence[int]) -> Facts:
        """How many players there are, or which of them."""
        if isinstance(seats, int):
            return {"players": seats}
        return {"cats": self.listing(self.cat(seat) for seat in seats)}

    def answers(self, verbs: Iterable[str]) -> str:
        """What somebody may do, as a sentence lists it."""
        return self.listing(self.words.say("answer", verb=verb) for verb in verbs)

    # --- cards and tokens ---

    def card(self, card: int | str) -> Facts:
        """A card with everything printed on it."""
        number = card if isinstance(card, int) else int(card[1:]) - 1
        return {
            "card": card_name(number),
            "shape": canonical(self.box.room_exits[number]),
            "symbol": SYMBOLS[self.box.room_symbol[number]],
            "torch": yes_or_no(self.box.room_torch[number]),
            "tomb": yes_or_no(self.box.room_tomb[number]),
        }

    def _cards(self, cards: int | Sequence[str]) -> Facts:
        """How many cards, or which; an empty list may also mean that they are hidden."""
        if isinstance(cards, int):
            return {"cards": cards}
        return {
            "cards": self.listing(cards),
            "count": len(cards),
            "seen": yes_or_no(bool(cards)),
        }

    def _counted(self, name: str, cards: Sequence[str]) -> Facts:
        return {name: self.listing(cards), f"{name}_count": len(cards)}

    def _token(self, token: int | str) -> str:
        if isinstance(token, str):
            return token or NO_NAME
        return NO_NAME if token == NOTHING else self.box.token_names[token]

    # --- lists ---

    def _shares(self, shares: Sequence[Any]) -> Facts:
        """Damage by seat, or (card, seat) pairs of a pool."""
        if shares and not isinstance(shares[0], int):
            return {"shares": self.pool_shares(shares)}
        return {"shares": self.damage_shares(shares)}

    def damage_shares(self, shares: Sequence[int]) -> str:
        parts = [
            self.words.say("share-of-damage", damage=damage, **self.seat(seat))
            for seat, damage in enumerate(shares)
            if damage
        ]
        return ", ".join(parts)

    def pool_shares(self, shares: Sequence[tuple[str, int]]) -> str:
        by_seat: dict[int, list[str]] = {}
        for card, seat in shares:
            by_seat.setdefault(seat, []).append(card)
        parts = [
            self.words.say("share-of-cards", cards=" ".join(cards), **self.seat(seat))
            for seat, cards in by_seat.items()
        ]
        return ", ".join(parts)

    def listing(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c` in the words of the language."""
        *most, last = [*items] or [""]
        return self.words.say("listing", most=", ".join(most), last=last) if most else last


def _named(fact: int | str, names: Sequence[str]) -> str:
    if isinstance(fact, str):
        return fact or NO_NAME
    return names[fact] if 0 <= fact < len(names) else NO_NAME
