"""Soundness: what is true of every game between two moves, so that one which was restored from a
damaged snapshot, or from what other rules allowed, is refused before anybody plays on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mastaba.kernel.contract import EVERYBODY, UnreadableFacts

Invariant = Callable[[Any], bool]
"""Named after what is true."""


def check_sound(state: Any, invariants: Sequence[Invariant]) -> None:
    """UnreadableFacts names the first of them that does not hold."""
    for invariant in (*invariants, the_game_can_be_seen_and_goes_on):
        try:
            holds = invariant(state)
        except Exception:  # where nothing makes sense, anything may be missing
            holds = False
        if not holds:
            what = invariant.__name__.replace("_", " ")
            raise UnreadableFacts(f"the game makes no sense: it does not hold that {what}")


def the_game_can_be_seen_and_goes_on(state: Any) -> bool:
    """Somebody who is asked can answer, or time will tell."""
    state.view(EVERYBODY)
    if state.outcome() is not None:
        return True
    answers = [(seat, state.moves(seat)) for seat in state.waiting_seats()]
    can = any(moves and state.check(seat, moves[0]) is None for seat, moves in answers)
    return can or state.timer() is not None
