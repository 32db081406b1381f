"""The rules of the games, one package each; games never import each other."""

from __future__ import annotations

from importlib import import_module

from mastaba.kernel.contract import Game

_PACKAGES = {"run-run-run": "mastaba.games.run_run_run"}

NAMES = tuple(_PACKAGES)


class UnknownGame(ValueError):
    """A name that no game has."""


def game_named(name: str) -> Game:
    """The game of that name, loaded when first asked for."""
    if name not in _PACKAGES:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
    game: Game = import_module(_PACKAGES[name]).GAME
    return game
