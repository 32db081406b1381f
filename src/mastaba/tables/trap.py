"""Tables with a trap of stones, where physics judges what a hand does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.kernel.contract import Game, Option

_TRAP: Final = "trap"


def has_trap(game: Game, options: Mapping[str, Option]) -> bool:
    """Whether the game with these options needs a referee who knows physics."""
    return _TRAP in game.choices and game.options(options)[_TRAP] == "physics"
