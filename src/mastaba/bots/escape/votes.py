"""What others have asked and wait for."""

from __future__ import annotations

from collections.abc import Iterator

from mastaba.games.escape import Escape
from mastaba.games.escape.flight import NEVER
from mastaba.games.escape.voting import is_gone, stands_still
from mastaba.kernel.contract import Seat


def votes_to_answer(x: Escape, seat: Seat) -> Iterator[int]:
    """The open ballots on which the seat counts and has not agreed yet, and can answer now."""
    if x.inside(seat) and not is_gone(x, seat):
        for ballot, (since, yes, _closed) in enumerate(x.ballots):
            if since != NEVER and not yes >> seat & 1 and not stands_still(x, ballot):
                yield ballot
