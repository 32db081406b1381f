"""The box of a game as an owner of the real one may have it: in one file."""

from __future__ import annotations

from mastaba.kernel.contract import Game
from mastaba.kernel.parts import folders_of


def whole_box(game: Game) -> str:
    """All tables of the game's own box, with those that lie in folders of their own."""
    files = [folder / "box.toml" for folder in folders_of(game.folder)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
