"""The facts of questions and refusals by the names that are used outside the rules."""

from __future__ import annotations

from typing import Any

from mastaba.games.escape import steps
from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.leaving import exit_price
from mastaba.kernel.contract import Refusal


def spoken(refusal: Refusal, box: Box) -> Refusal:
    """The refusal with rooms by name."""
    facts = {
        name: box.room_names[fact] if name == "room" else fact
        for name, fact in refusal.facts.items()
    }
    return Refusal(refusal.rule, refusal.key, facts)


def question_facts(x: Flight, seat: int, kind: int) -> dict[str, Any]:
    """What a seat is asked about, as everybody may know it."""
    names = x.box.room_names
    if kind == steps.PLACE:
        return {"room": names[x.held[seat]]}
    if kind == steps.ACT:
        return {"room": names[x.at(seat)], "depot": x.depot, "keys": len(exit_price(x, seat))}
    return {}
