"""What can be seen of a text that others are shown."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""They shape the letters around them in some scripts, and put emoji together."""

_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, as far as Unicode is concerned, of which nothing is seen."""

_FIRST_CURSIVE: Final = "\u0590"
"""From here on come scripts and emoji that joiners are for; Latin letters look alike with them."""


def can_be_seen(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(one)[0] in "LNPS" and one not in _BLANKS for one in text)


def has_hidden(text: str) -> bool:
    """Whether something in it cannot be seen, or turns the rest around."""
    return any(_is_hidden(one) and not _joins(text, place) for place, one in enumerate(text))


def without_hidden(text: str) -> str:
    """What is left when nothing is hidden any more, in one line."""
    line = " ".join(text.split())
    kept = (one for place, one in enumerate(line) if not _is_hidden(one) or _joins(line, place))
    return " ".join("".join(kept).split())


def _is_hidden(one: str) -> bool:
    return not one.isprintable() or one in _BLANKS


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands there between two that can be joined."""
    if text[place] not in JOINERS or not 0 < place < len(text) - 1:
        return False
    around = text[place - 1], text[place + 1]
    return all(one >= _FIRST_CURSIVE and one.isprintable() for one in around)
