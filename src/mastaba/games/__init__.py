"""The rules of the games, one package each; games never import each other."""

from __future__ import annotations

from collections.abc import Mapping
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


def boxes_in_use() -> dict[str, Path]:
    """Where this process has the components of each game from."""
    return {name: game_named(name).box_path for name in NAMES}


def use_boxes(boxes: Mapping[str, Path]) -> None:
    """Play with the same components as the process that has started this one."""
    for name, path in boxes.items():
        game_named(name).box_path = path
