"""The facts of refusals by the names that are used outside the rules."""

from __future__ import annotations

from mastaba.games.escape.box import Box
from mastaba.kernel.contract import Refusal


def spoken(refusal: Refusal, box: Box) -> Refusal:
    """The refusal with rooms by name."""
    facts = {
        name: box.room_names[fact] if name == "room" else fact
        for name, fact in refusal.facts.items()
    }
    return Refusal(refusal.rule, refusal.key, facts)
