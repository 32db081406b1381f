"""The modules, one file each; which moments they join in is told in `moments.py`."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape.modules.curses import Curses
from mastaba.games.escape.modules.treasures import Treasures
from mastaba.games.escape.moments import Module

ALL: Final[tuple[type[Module], ...]] = (Curses, Treasures)
"""In the order in which they are asked; a new module goes to the end."""
