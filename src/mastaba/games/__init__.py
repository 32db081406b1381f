"""The rules of the games, one package each; games never import each other."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from mastaba.kernel.contract import Game

_PACKAGES = {
    "run-run-run": "mastaba.games.run_run_run",
    "cursed-tomb": "mastaba.games.cursed_tomb",
    "escape": "mastaba.games.escape",
}

NAMES = tuple(_PACKAGES)


class UnknownGame(ValueError):
    """A name that no game has."""


def game_named(name: str, box: Path | None = None) -> Game:
    """The game of that name, with its own box or with one from a file (BoxError: what is wrong)."""
    if name not in _PACKAGES:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
    package = import_module(_PACKAGES[name])
    game: Game = package.GAME if box is None else package.with_box(box)
    return game
