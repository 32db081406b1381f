"""Verbs: each is declared once, by the rules that own it. How moves with it are written, read and
told from mere numbers follows, and so does who may say it when.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from types import ModuleType
from typing import Any, Final

from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.spelling import Word

VERB_BITS: Final = 6
"""The lowest bits of a move; its words lie above them."""
_VERB: Final = (1 << VERB_BITS) - 1

ASIDE: Final = 1
"""Said at any time, without being asked; it answers nothing."""
REFEREES: Final = 2
"""Said by the referee only, who says nothing else."""
FIRST_OF_GAME: Final = 4
"""From here on a game has marks of its own."""


class Verb:
    """What can be said, with which words, and by which rule."""

    def __init__(
        self, number: int, name: str, *words: Word, rule: str, marks: int = 0, form: str = ""
    ) -> None:
        self.number = number
        """It stands in the lowest bits of its moves, and never changes."""
        self.name = name
        self.words = words
        """In the order in which they are written."""
        self.rule = rule
        self.marks = marks
        self.form = form or " ".join([name, *[word.form for word in words]])
        """How it is written, by an example, for somebody who has mistyped it."""
        self.picky = tuple([word for word in words if not word.takes_any_bits])
        self.bits = _VERB
        self.least = self.most = 0
        for word in words:
            if word.bits & self.bits:
                raise ValueError(f"{name}: two words share their bits")
            self.bits |= word.bits
            self.least += word.least
            self.most += word.most
        said = [part.name for word in words for part in word.parts()]
        if len(set(said)) < len(said):
            raise ValueError(f"{name}: two words have the same name among {', '.join(said)}")

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def says(self, move: int) -> bool:
        """Whether it is the verb of the move."""
        return move & _VERB == self.number


def declared(*chapters: ModuleType) -> set[Verb]:
    """The verbs that stand in some modules."""
    return {one for chapter in chapters for one in vars(chapter).values() if isinstance(one, Verb)}


class Vocabulary:
    """All verbs of a game."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: tuple[Verb, ...] = tuple(sorted(verbs, key=lambda verb: verb.number))
        self.by_name: dict[str, Verb] = {}
        if len(self.verbs) > _VERB + 1:
            raise ValueError(f"there are {len(self.verbs)} verbs, and room for {_VERB + 1}")
        for verb, other in pairwise(self.verbs):
            if verb.number == other.number:
                both = f"{verb.name} and {other.name}"
                raise ValueError(f"two verbs have the number {verb.number}: {both}")
        for number, verb in enumerate(self.verbs):
            if verb.number != number:
                numbers = [one.number for one in self.verbs]
                raise ValueError(f"the verbs are numbered {numbers}, not one after the other")
            if verb.name in self.by_name:
                raise ValueError(f"two verbs have the same name: {verb.name}")
            self.by_name[verb.name] = verb
        self._asides = tuple([verb.marks & ASIDE != 0 for verb in self.verbs])
        self._beside = tuple([~verb.bits for verb in self.verbs])
        """By verb: the bits that none of its words has."""

    def verb(self, move: int) -> Verb:
        """The verb of a move that is written."""
        return self.verbs[move & _VERB]

    def of_seats(self) -> list[Verb]:
        """What players say."""
        return [verb for verb in self.verbs if not verb.marks & REFEREES]

    def is_aside(self, move: int) -> bool:
        return self._asides[move & _VERB]

    def is_written(self, move: int) -> bool:
        """Whether a number can stand for a move at all: a verb, and no bits beside its words."""
        kind = move & _VERB
        if move < 0 or kind >= len(self._beside) or move & self._beside[kind]:
            return False
        picky = self.verbs[kind].picky
        return not picky or all(word.is_written(move) for word in picky)

    def text(self, move: int, box: Any) -> str:
        """The text form of a move; the box gives names."""
        verb = self.verbs[move & _VERB]
        text = verb.name
        for word in verb.words:
            said = word.write(move, box)
            if said:
                text = f"{text} {said}"
        return text

    def parse(self, line: str, box: Any) -> int:
        """The move that a text stands for; UnreadableMove says what was expected."""
        words = line.split() or [""]
        name = words.pop(0)
        verb = self.by_name.get(name)
        if verb is None:
            known = sorted([one.name for one in self.of_seats()])
            raise UnreadableMove(f"{name!r} is no verb; the verbs are: {', '.join(known)}")
        try:
            return _read(verb, words, box)
        except UnreadableMove as error:
            raise UnreadableMove(
                f"cannot read {line!r} ({error}); it is written like: {verb.form}"
            ) from None


def _read(verb: Verb, words: list[str], box: Any) -> int:
    count, move = len(words), verb.number
    if verb.least <= count <= verb.most:
        for word in verb.words:
            move |= word.read(words, move, box)
        if not words:
            return move
    raise UnreadableMove(f"{count} words follow the verb")
