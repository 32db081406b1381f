"""The steps of a turn, as entries of the agenda: what happens next, and what is being asked.

Steps below `FIRST_QUESTION` happen by themselves; the others wait for a seat or the referee.
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

FIRST_QUESTION: Final = 64

Q_PAWN: Final = 64
Q_VOTE: Final = 65
Q_EXPLORE: Final = 66
Q_PULL: Final = 67
Q_HEAP: Final = 68
Q_MOVE: Final = 69
Q_EXTRA: Final = 70

QUESTIONS: Final = ("choose-pawn", "vote", "explore", "pull", "heap", "move", "explore-again")

ASKED_BY: Final = (
    "TOMB-SETUP-08", "TOMB-SETUP-12", "TOMB-EXPLORE-02", "TOMB-TRAP-07", "TOMB-DT-52",
    "TOMB-MOVE-02", "TOMB-TRAP-26",
)  # fmt: skip
"""The rule behind each question, in the order of QUESTIONS."""

NO_PULL: Final = 0
FOR_A_MOVE: Final = 1
FIRST_TOMB_STONE: Final = 2
SECOND_TOMB_STONE: Final = 3
STAGES: Final = ("", "move", "first-tomb-stone", "second-tomb-stone")
"""What a pull is for."""
