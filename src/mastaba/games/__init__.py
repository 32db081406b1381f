"""The rules of the games, one package each; games never import each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path

from mastaba.kernel.boxes import BoxError, named_in
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


def boxes_by_game(files: Iterable[Path]) -> dict[str, Path]:
    """Owners' boxes by the game that each of them names, checked (BoxError: what is wrong)."""
    boxes: dict[str, Path] = {}
    for file in files:
        try:
            name = named_in(file)
            if name not in _PACKAGES:
                raise BoxError("game", f"is {name!r}; it must be one of: {', '.join(NAMES)}")
            if name in boxes:
                raise BoxError("game", f"is {name!r} here and in {boxes[name].name}; name one box")
            game_named(name, file)
        except BoxError as error:
            raise BoxError(f"{file}: {error.entry}", error.problem) from error
        boxes[name] = file.resolve()
    return boxes


def boxes_in_use() -> dict[str, Path]:
    """Where this process has the components of each game from."""
    return {name: game_named(name).box_path for name in NAMES}


def use_boxes(boxes: Mapping[str, Path]) -> None:
    """Play with the same components as the process that has started this one."""
    for name, path in boxes.items():
        game_named(name).box_path = path
