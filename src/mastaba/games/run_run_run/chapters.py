"""The chapters of the rules that ask or do something, and all that they declare."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import (
    attack,
    drawing,
    exit_door,
    explore,
    fight,
    lighting,
    mechanisms,
    moving,
    mummies,
    regroup,
    results,
    setup,
    sharing,
    tokens,
    turn,
    waking,
    windows,
)
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.kernel.questions import Course

COURSE: Final[Course[Expedition]] = Course(
    setup,
    turn,
    mummies,
    waking,
    attack,
    explore,
    moving,
    lighting,
    drawing,
    mechanisms,
    exit_door,
    fight,
    results,
    tokens,
    windows,
    regroup,
    sharing,
)
