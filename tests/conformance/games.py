"""The games that must pass the conformance suite. A new game is added here, and nowhere else."""

from __future__ import annotations

from tests.conformance.subject import Subject
from tests.cursed_tomb.subject import SUBJECT as CURSED_TOMB
from tests.escape.subject import SUBJECT as ESCAPE
from tests.run_run_run.subject import SUBJECT as RUN_RUN_RUN

SUBJECTS: tuple[Subject, ...] = (RUN_RUN_RUN, CURSED_TOMB, ESCAPE)
