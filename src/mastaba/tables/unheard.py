"""What a host may refuse only because a ring went unheard: the table has gone on at another one."""

from __future__ import annotations

from typing import Final

from mastaba.tables.table import NotPossible

OF_STANDING: Final = frozenset(
    {
        "a-bot-plays-here",
        "already-yours",
        "game-has-begun",
        "game-has-not-begun",
        "game-is-not-over",
        "game-is-over",
        "no-rematch-yet",
        "nobody-plays",
        "not-asked",
        "not-your-pull",
        "not-your-seat",
        "nothing-to-take-back",
        "only-the-host",
        "seat-is-free",
        "seat-taken",
        "seats-are-free",
        "sit-down-first",
        "table-is-full",
    }
)
"""Refusals for who sits where, and how far the game is."""


def may_be_outdated(error: Exception) -> bool:
    """Whether the newest entries could make a difference to what was refused."""
    return isinstance(error, NotPossible) and error.key in OF_STANDING
