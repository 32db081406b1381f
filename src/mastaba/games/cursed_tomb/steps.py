"""The steps of a turn, as entries of the agenda: what happens next, and what is being asked.

The numbers below 64 happen by themselves; the others wait for a seat or the referee. Each is
declared in its chapter; others plan it by its number.
"""

from __future__ import annotations

from typing import Final

BEGIN_PLAY: Final = 0
TURN_START: Final = 1
ARM_PULL: Final = 2
AFTER_PULL: Final = 3
OFFER_MOVE: Final = 4
AFTER_MOVE: Final = 5
TURN_END: Final = 6

Q_PAWN: Final = 64
Q_VOTE: Final = 65
Q_EXPLORE: Final = 66
Q_PULL: Final = 67
Q_HEAP: Final = 68
Q_MOVE: Final = 69
Q_EXTRA: Final = 70

NO_PULL: Final = 0
FOR_A_MOVE: Final = 1
FIRST_TOMB_STONE: Final = 2
SECOND_TOMB_STONE: Final = 3
STAGES: Final = ("", "move", "first-tomb-stone", "second-tomb-stone")
"""What a pull is for."""
