"""What the agenda of an expedition holds with the number of a step or a question: by which name and
in which form each of the two numbers and the tuple is told.
"""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import naming
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.maze import FAR
from mastaba.kernel.facts import COUNT, FLAG, Fields, Form, Many, Maybe, Some
from mastaba.kernel.questions import Part


def _tokens(box: Box) -> Form:
    token = naming.token_form(box)
    return Fields({"given": token, "back": Maybe(token, NOTHING)})


FOE: Final[Part] = ("foe", naming.FOE)
FOES: Final[Part] = ("foes", Many(naming.FOE))
CELL: Final[Part] = ("cell", naming.CELL)
ROOMS: Final[Part] = ("rooms", Many(naming.CELL))
PATH: Final[Part] = ("path", Many(naming.CELL))
CARDS: Final[Part] = ("cards", Many(naming.CARD))
TOKENS: Final[Part] = ("tokens", _tokens)
"""Of a trade; what they are called, the box tells."""

SEAT: Final[Part] = ("seat", naming.SEAT)
GIVER: Final[Part] = ("giver", naming.SEAT)
TAKER: Final[Part] = ("taker", naming.SEAT)
ATTACKED: Final[Part] = ("attacked", Many(naming.SEAT))
DONE: Final[Part] = ("done", Some(naming.SEAT))
REFUSED: Final[Part] = ("refused", Many(naming.SEAT))

CAUSE: Final[Part] = ("cause", naming.CAUSE)
HEART_CAUSE: Final[Part] = ("cause", naming.HEART_CAUSE)
PURPOSE: Final[Part] = ("purpose", naming.PURPOSE)
WINDOW: Final[Part] = ("window", naming.WINDOW)
WINDOW_OVER: Final[Part] = ("window-over", FLAG)

DAMAGE: Final[Part] = ("damage", COUNT)
SHARES: Final[Part] = ("shares", naming.SHARES)
DICE: Final[Part] = ("dice", COUNT)
DISTANCE: Final[Part] = ("distance", Maybe(COUNT, FAR))
LINKS: Final[Part] = ("links", COUNT)
NUMBER: Final[Part] = ("number", COUNT)
OBJECTIONS: Final[Part] = ("objections", COUNT)
PLACE: Final[Part] = ("place", COUNT)
SYMBOLS: Final[Part] = ("symbols", COUNT)
TIMES: Final[Part] = ("times", COUNT)
TORCHES: Final[Part] = ("torches", COUNT)
