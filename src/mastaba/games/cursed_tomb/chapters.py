"""The chapters of the rules that say, ask or do something, and all that they declare."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import (
    explore,
    heap,
    moving,
    pulling,
    setup,
    table_talk,
    trap,
    turn,
    verdicts,
)
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.kernel.questions import Course

CHAPTERS: Final = (setup, turn, explore, trap, heap, pulling, verdicts, moving, table_talk)

COURSE: Final[Course[Descent]] = Course(*CHAPTERS)
