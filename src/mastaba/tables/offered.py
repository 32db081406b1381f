"""Which games a table can be opened for: those whose every part is there."""

from __future__ import annotations

from typing import Final

from mastaba.games import UnknownGame, game_named
from mastaba.kernel.contract import Game

OFFERED: Final = ("run-run-run", "cursed-tomb", "escape")


def offered_game(name: str) -> Game:
    """The game of that name, if tables offer it."""
    if name not in OFFERED:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(OFFERED)}")
    return game_named(name)
