"""The words of moves. Each owns some bits of the packed int, and says how they are written and
read. A game makes its words of these, and its verbs of words (`verbs.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mastaba.kernel.contract import UnreadableMove

Names = Callable[[Any], Sequence[str]]
"""What can be named, by number; the box tells."""


def read_number(word: str, least: int, most: int, what: str, longest: int = 0) -> int:
    """A number in ASCII digits: no more of them than the highest has, or than `longest`."""
    if word.isascii() and word.isdigit() and len(word) <= (longest or len(str(most))):
        number = int(word)
        if least <= number <= most:
            return number
    raise UnreadableMove(f"{word!r} is no {what} from {least} to {most}")


def read_name(word: str, names: Sequence[str], what: str) -> int:
    try:
        return names.index(word)
    except ValueError:
        raise UnreadableMove(f"{word!r} is no {what}; they are: {', '.join(names)}") from None


class Part(NamedTuple):
    """What a word says, for those who read and write moves without its code: from this the readers
    and writers of the browser are generated."""

    name: str
    """What it is called; unique in a verb."""
    says: str = "name"
    """A `name`, a `number`, a `hex` (two numbers with a comma), or `numbers` with commas."""
    before: str = " "
    """What stands before it in the text."""
    many: bool = False
    """It may be said again, or not at all; each time with what stands before it."""
    may: bool = False
    """It may be left out."""


class Word:
    """A part of a move, on bits of its own."""

    least = 1
    """How many words of the text it takes, divided by spaces."""
    most = 1
    takes_any_bits = True
    """Whether its bits can stand for a text whatever they are; if not, `is_written` says it."""

    def __init__(self, name: str, form: str, at: int, width: int) -> None:
        self.name = name
        """What it is called where moves are read into their parts."""
        self.form = form
        """How it is written, by an example; what may be left out stands in brackets."""
        self.at = at
        """The lowest of its bits."""
        self.mask = (1 << width) - 1
        self.bits = self.mask << at

    def of(self, move: int) -> int:
        """What the move says here."""
        return move >> self.at & self.mask

    def parts(self) -> tuple[Part, ...]:
        """What it says; a word is one name unless it tells otherwise."""
        return (Part(self.name, may=self.least == 0),)

    def is_written(self, move: int) -> bool:
        """Whether its bits can stand for a text."""
        return True

    def write(self, move: int, box: Any) -> str:
        """Its text; empty if it is left out."""
        raise NotImplementedError

    def read(self, words: list[str], move: int, box: Any) -> int:
        """The bits of the words that it takes off the front, of which there are `least` at least;
        `move` is what was read before."""
        raise NotImplementedError


class Name(Word):
    """One of some names, such as a side or a colour: those of the box, or always the same."""

    def __init__(
        self, name: str, names: Names | tuple[str, ...], form: str, at: int, width: int
    ) -> None:
        super().__init__(name, form, at, width)
        self.always = () if callable(names) else names
        """What can be named whatever the box is; empty if the box tells."""
        self.names: Names = names if callable(names) else lambda _box: names

    def write(self, move: int, box: Any) -> str:
        return self.names(box)[move >> self.at & self.mask]

    def read(self, words: list[str], move: int, box: Any) -> int:
        return read_name(words.pop(0), self.names(box), self.name) << self.at


class Count(Word):
    """A number, such as a seat or how many."""

    def __init__(
        self, name: str, span: range, form: str, at: int, width: int, longest: int = 0
    ) -> None:
        super().__init__(name, form, at, width)
        self.least_number, self.most_number = span[0], span[-1]
        self.longest = longest or len(str(span[-1]))

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.name, "number"),)

    def write(self, move: int, box: Any) -> str:
        return str(move >> self.at & self.mask)

    def read(self, words: list[str], move: int, box: Any) -> int:
        word, least, most = words.pop(0), self.least_number, self.most_number
        return read_number(word, least, most, self.name, self.longest) << self.at


class Joint(Word):
    """A word that only joins others: `gift 2 to 1`."""

    def __init__(self, form: str) -> None:
        super().__init__("", form, 0, 0)

    def parts(self) -> tuple[Part, ...]:
        return ()

    def write(self, move: int, box: Any) -> str:
        return self.form

    def read(self, words: list[str], move: int, box: Any) -> int:
        word = words.pop(0)
        if word != self.form:
            raise UnreadableMove(f"{word!r} stands where `{self.form}` should")
        return 0
