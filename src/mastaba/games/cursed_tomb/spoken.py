"""The facts of refusals by the names that are used outside the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mastaba.games.cursed_tomb.box import COLOURS, Box
from mastaba.kernel.contract import Refusal

_NAMES: dict[str, Callable[[Any, Box], Any]] = {
    "colour": lambda colour, _box: COLOURS[colour],
    "stone": lambda stone, box: box.stone_names[stone],
    "covers": lambda covers, box: [box.stone_names[cover] for cover in covers],
    "pawn": lambda pawn, box: box.pawns[pawn],
}


def spoken(refusal: Refusal, box: Box) -> Refusal:
    """The refusal with colours, stones and pawns by name."""
    facts = {
        name: _NAMES[name](fact, box) if name in _NAMES else fact
        for name, fact in refusal.facts.items()
    }
    return Refusal(refusal.rule, refusal.key, facts)
