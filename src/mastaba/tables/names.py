"""Names that look alike: nobody can pass for a neighbour, or for the server."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

MOST_MARKS: Final = 3
"""So many may stand on one letter; some scripts need that, none needs more."""

_PLAIN: Final = "LNS"
"""Letters, digits and signs such as emoji: what a name is known by."""

_VOWELS: Final = ("\u0590", "\u1ab0")
"""Among the marks of these scripts are vowels; all others are accents."""


_FILE: Final = Path(__file__).with_name("lookalikes.toml")


class _Lookalikes:
    """What looks like which Latin letter, as lookalikes.toml has it."""

    def __init__(self) -> None:
        known = tomllib.loads(_FILE.read_text("utf-8"))
        self.capitals = _by_letter(known["capitals"])
        self.letters = _by_letter(known["letters"])
        self.pairs: dict[str, str] = {pair: one for one, pair in known["pairs"].items()}
        self.official: list[str] = known["official"]["names"]


def _by_letter(table: dict[str, str]) -> dict[int, str]:
    return {ord(other): latin for latin, others in table.items() for other in others}


@cache
def _lookalikes() -> _Lookalikes:
    return _Lookalikes()


def skeleton(name: str) -> str:
    """What is left of a name for who looks at it in passing; equal for names that look alike."""
    known = _lookalikes()
    bare = unicodedata.normalize("NFKD", name).translate(known.capitals).casefold()
    seen = unicodedata.normalize("NFKD", bare).translate(known.letters)
    for pair, one in known.pairs.items():
        seen = seen.replace(pair, one)
    return "".join(one for one in seen if _is_plain(one)) or seen


def _is_plain(one: str) -> bool:
    kind = unicodedata.category(one)[0]
    return kind in _PLAIN or (kind == "M" and _VOWELS[0] <= one < _VOWELS[1])


def told_apart(name: str, others: Iterable[str], longest: int) -> str:
    """The name as it is shown beside others: with a number if it looks like one of them."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(numbered := _numbered(name, number, longest)) in taken:
        number += 1
    return numbered


def _numbered(name: str, number: int, longest: int) -> str:
    mark = f" ({number})"
    return name[: longest - len(mark)].rstrip() + mark


def is_official(name: str) -> bool:
    """Whether it seems to be the server's own: what stands around it, or for a letter of it, does
    not make it another."""
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(one for one in plain if unicodedata.category(one)[0] in "LM")
    words = "".join(one for one in plain if unicodedata.category(one)[0] in "LMN")
    return bool({skeleton(letters), skeleton(words)} & _official())


@cache
def _official() -> frozenset[str]:
    return frozenset(skeleton(name) for name in _lookalikes().official)


def has_heaps(name: str) -> bool:
    """Whether marks are heaped on a letter, so that they run into the lines of others."""
    heap = 0
    for one in unicodedata.normalize("NFD", name):
        heap = heap + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if heap > MOST_MARKS:
            return True
    return False
