"""The facts of questions and refusals by the names that are used outside the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.box import CATS, FOES, Box, card_name
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.fight import dice_for
from mastaba.games.run_run_run.maze import FAR
from mastaba.games.run_run_run.moving import ALLOWANCE
from mastaba.games.run_run_run.regroup import dealt_shares
from mastaba.games.run_run_run.stakes import usual_answer
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial

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


def question_facts(x: Expedition) -> dict[str, Any]:
    """What the question at hand is about, as everybody may know it."""
    kind, first, second, cells = x.question()
    if kind in (steps.Q_ROUTE, steps.Q_PLACE_MUMMY):
        return {"foe": FOES[first]}
    if kind in (steps.Q_SPLIT, steps.Q_SPLIT_AGREED, steps.Q_SPLIT_DEADLOCK):
        shares = [] if kind == steps.Q_SPLIT else list(cells)
        damage = x.box.foe_strength[first]
        return {"foe": FOES[first], "damage": damage, "shares": shares, "objected": second > 0}
    if kind == steps.Q_SHIELD:
        return {"foe": FOES[first], "damage": cells[second]}
    if kind == steps.Q_WINDOW:
        return {"window": steps.WINDOWS[first], **_at_stake(x)}
    if kind == steps.Q_STRIDE:
        distance = first if first < FAR else -1
        return {"distance": distance, "to": axial(cells[-1]), "near": first <= ALLOWANCE}
    if kind == steps.Q_HIT:
        foes = x.foes_at(x.cats[x.active])
        lone = FOES[foes[0]] if len(foes) == 1 else ""
        return {"foe": lone, "left": first, **_at_stake(x)}
    if kind == steps.Q_ABILITY:
        return {"left": first, "cat": CATS[x.kinds[x.active]]}
    if kind in (steps.Q_LOOT, steps.Q_HEXES, steps.Q_FOOTPRINT):
        return {"left": first}
    if kind == steps.Q_COMMIT:
        names = [card_name(card) for card in cells]
        dice = dice_for(x, cells)
        return {"committed": len(cells), "discarded": names, "dice": dice, "doubled": x.doubles}
    if kind in (steps.Q_TORCH_TRIANGLE, steps.Q_DOOR_TRIANGLE):
        return {"at": axial(first)}
    if kind == steps.Q_FOE_ORDER:
        return {"due": [FOES[foe] for foe in cells]}
    if kind == steps.Q_SHARE:
        return {"objected": first > 0}
    if kind in (steps.Q_SHARE_AGREED, steps.Q_SHARE_DEADLOCK):
        return {"dealt": [(card_name(card), seat) for card, seat in dealt_shares(x)]}
    if kind == steps.Q_TRADE_AGREED:
        names = [*x.box.token_names]
        token, back = cells
        return {
            "seat": first,
            "token": names[token],
            "back": names[back] if back < len(names) else "",
        }
    return {}


def _at_stake(x: Expedition) -> dict[str, Any]:
    """Whether the answer matters, and if not, the one that goes without asking."""
    usual = usual_answer(x)
    return (
        {"matters": True}
        if usual is None
        else {
            "matters": False,
            "usual": VOCABULARY.text(usual, x.box),
        }
    )
