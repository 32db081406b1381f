"""The facts of refusals by the names that are used outside the rules."""

from __future__ import annotations

from collections.abc import Callable

from mastaba.games.run_run_run.box import CATS, FOES, Box, card_name
from mastaba.kernel.contract import Refusal

_NAMES: dict[str, Callable[[int, Box], str]] = {
    "card": lambda card, _box: card_name(card),
    "cat": lambda cat, _box: CATS[cat],
    "foe": lambda foe, _box: FOES[foe] if foe < len(FOES) else "",
    "token": lambda token, box: box.token_names[token] if token < len(box.token_names) else "",
}


def spoken(refusal: Refusal, box: Box) -> Refusal:
    """The refusal with cards, tokens, cats and foes by name."""
    facts = {
        name: _NAMES[name](fact, box) if name in _NAMES else fact
        for name, fact in refusal.facts.items()
    }
    return Refusal(refusal.rule, refusal.key, facts)
