"""Token windows in which keeping the tokens costs a chance that the next window does not give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.mechanisms import REFILL, door_triangles, torch_triangles
from mastaba.games.run_run_run.moving import ALLOWANCE, LONGEST, distance_to
from mastaba.games.run_run_run.steps import (
    ABILITIES,
    DOOR_MECHANISM,
    DRAW_FOR_LINKS,
    DRAW_TOKEN,
    FOOTPRINTS,
    HEXES,
    Q_WINDOW,
    SWIFT_MOVES,
    SYMBOL,
    TORCH_MECHANISM,
    W_AFTER_LOOT,
    W_BEFORE_DRAW,
    W_BEFORE_EFFECTS,
    W_BEFORE_FOOTPRINTS,
    W_BEFORE_LIGHT,
    W_BEFORE_MECHANISMS,
    W_BEFORE_MOVE,
    W_END,
    W_ROLL,
    W_START,
    W_SYMBOL,
    WINDOWS,
)
from mastaba.games.run_run_run.tokens import (
    TOKEN_VERBS,
    answer_window,
    check_hold,
    open_walls,
    passages_held,
    window_moves,
)
from mastaba.kernel.hexgrid import DELTA
from mastaba.kernel.questions import Question


def window_matters(x: Expedition, window: int) -> bool:
    """Whether a token used now (RRR-SARC-04) may be worth more than the same token used at the
    next chance: it changes what comes before that, or advises a choice that comes before it.

    Every window stays open by the rules; this only tells players who want to be asked less.
    """
    return _MATTERS[window](x)


def _the_roll_asks_for_no_token(_x: Expedition) -> bool:
    return False


def _before_symbol(x: Expedition) -> bool:
    """The next symbol moves foes or wakes a mummy; after the last one, some move on and attack."""
    if _due(x, SYMBOL):
        moving = [foe for foe in x.foes if not x.halted >> foe & 1]
        wakes = x.hearts_on_pile == b.CARD_HEARTS - 1 and bool(x.mummy_pile)
        return bool(moving) or (wakes and _cards_may_advise(x))
    return _swift_foe_moves(x) or _attack_to_come(x)


def _swift_foe_moves(x: Expedition) -> bool:
    """RRR-FOE-17, RRR-FOE-18, RRR-FOE-19."""
    symbols = _first(x, SWIFT_MOVES)
    if symbols < 0 or not (symbols or x.house.swift_on_zero):
        return False
    still = x.newcomers | x.halted
    return any(x.box.foe_swift[foe] and not still >> foe & 1 for foe in x.foes)


def _attack_to_come(x: Expedition) -> bool:
    """RRR-MUMMY-18: a cat that is not there yet would only make a foe attack that does not."""
    if not x.house.attack_at_end:
        return False
    return any(x.has_cat(x.foe_cells[foe]) and not x.attacked >> foe & 1 for foe in x.foes)


def _before_move(x: Expedition) -> bool:
    """RRR-MOVE-04: cards drawn now may pay for a long walk, a passage may make it shorter.

    With house rule strideDiscard a card may be discarded for a short walk too (RRR-MOVE-07).
    """
    distance = distance_to(x, x.maze, x.cats[x.active], x.fresh)
    if distance <= ALLOWANCE:
        return x.house.stride_anytime and _cards_may_advise(x)
    return (distance <= LONGEST and _cards_may_advise(x)) or _passage_fits(x)


def _before_light(x: Expedition) -> bool:
    """RRR-LIGHT-03, RRR-LIGHT-05: the room stays dark unless a torch comes; foes may advance."""
    if x.stock or x.box.room_torch[x.maze.cards[x.fresh]]:
        return False
    if _torches_held(x):
        return True
    if x.mummy_pile and not x.boss_is_out():
        return x.hearts_on_pile == b.CARD_HEARTS - 1 and _cards_may_advise(x)
    return bool(x.foes) and (not x.boss_is_out() or x.house.dark_advances_after_boss)


def _before_draw(x: Expedition) -> bool:
    """RRR-DRAW-03: another link of the new room, and a card to be drawn for it."""
    if x.pile_size() <= _first(x, DRAW_FOR_LINKS) + x.links_made or not passages_held(x):
        return False
    return _walled_neighbour(x) or (x.house.passage_draws_anywhere and bool(open_walls(x)))


def _before_effects(x: Expedition) -> bool:
    """The new room's token and mechanisms."""
    return (_due(x, DRAW_TOKEN) and _tomb_matters(x)) or _before_mechanisms(x)


def _before_mechanisms(x: Expedition) -> bool:
    """With enough torches a house may use no mechanism up (RRR-MECH-13); there may be a choice."""
    if _due(x, TORCH_MECHANISM):
        found = torch_triangles(x, x.fresh)
        spared = x.stock + _torches_held(x) >= REFILL and not x.house.full_stock_triggers
        if found and spared and not x.house.optional_mechanisms:
            return True
        if _is_choice(x, len(found)) and _cards_may_advise(x):
            return True
    if not _due(x, DOOR_MECHANISM):
        return False
    found = door_triangles(x, x.fresh)
    opens = bool(found) and len(x.door_corners) == x.box.door_tokens - 1
    return (opens or _is_choice(x, len(found))) and _cards_may_advise(x)


def _is_choice(x: Expedition, triangles: int) -> bool:
    return triangles > 1 or (triangles == 1 and x.house.optional_mechanisms)


def _after_loot(x: Expedition) -> bool:
    """More faces of the roll are to be used or not."""
    tokens, hexes = _first(x, ABILITIES) > 0, _first(x, HEXES) > 0
    if tokens and _tomb_matters(x):
        return True
    return ((tokens and bool(x.token_pile)) or hexes) and _cards_may_advise(x)


def _tomb_matters(x: Expedition) -> bool:
    """A trap may have foes advance or a mummy wake; a token used now may be the one drawn."""
    if not x.token_pile and x.house.recycle_tokens:
        return True
    # What is left in the pile is known: every token that was drawn was shown.
    if not any(x.box.token_effect[token] == b.TRAP for token in x.token_pile):
        return False
    if x.mummy_pile and not x.boss_is_out():
        return _cards_may_advise(x)
    return bool(x.foes) and x.house.empty_trap_advances


def _before_footprints(x: Expedition) -> bool:
    """RRR-FIGHT-15: the steps are walked from where the cat then stands."""
    return _first(x, FOOTPRINTS) > 0


def _before_others_act(x: Expedition) -> bool:
    """Cards, light and places for the others' turns; alone, only if the next chance comes late."""
    return x.seats > 1 or x.house.windows_in_action_only


_MATTERS: Final[dict[int, Callable[[Expedition], bool]]] = {
    W_START: _the_roll_asks_for_no_token,
    W_ROLL: _before_symbol,
    W_SYMBOL: _before_symbol,
    W_BEFORE_MOVE: _before_move,
    W_BEFORE_LIGHT: _before_light,
    W_BEFORE_DRAW: _before_draw,
    W_BEFORE_EFFECTS: _before_effects,
    W_BEFORE_MECHANISMS: _before_mechanisms,
    W_AFTER_LOOT: _after_loot,
    W_BEFORE_FOOTPRINTS: _before_footprints,
    W_END: _before_others_act,
}


# --- what is to come, and what the tokens could do about it ---


def _first(x: Expedition, kind: int) -> int:
    """The number of the first such step that is to come, or -1."""
    agenda = x.agenda
    while agenda is not None:
        step, agenda = agenda
        if step[0] == kind:
            return int(step[1])
    return -1


def _due(x: Expedition, kind: int) -> bool:
    return _first(x, kind) >= 0


def _held(x: Expedition, effect: int) -> list[int]:
    return [token for token in x.tokens[x.active] if x.box.token_effect[token] == effect]


def _cards_may_advise(x: Expedition) -> bool:
    """RRR-SARC-16: cards could be drawn, and seen, before a choice is made."""
    return bool(x.pile_size() and _held(x, b.DRAW))


def _torches_held(x: Expedition) -> int:
    """RRR-SARC-12: how many torches all held tokens would bring."""
    torches = sum([x.box.token_number[token] for token in _held(x, b.TORCHES)])
    return torches if x.house.endless_torches else min(torches, x.bank)


def _passage_fits(x: Expedition) -> bool:
    return bool(passages_held(x) and open_walls(x))


def _walled_neighbour(x: Expedition) -> bool:
    """A secret passage could still link the new room to one more room (RRR-SARC-25)."""
    return any(
        x.maze.is_room_card(x.fresh + step) and x.fresh + step not in x.maze.ways[x.fresh]
        for step in DELTA
    )


def usual_at_window(x: Expedition) -> int | None:
    return None if window_matters(x, x.question()[1]) else m.bare(m.HOLD)


def window_facts(x: Expedition) -> dict[str, Any]:
    return {"window": WINDOWS[x.question()[1]]}


ASK_WINDOW: Final[Question[Expedition]] = Question(
    Q_WINDOW,
    "token-window",
    rule="RRR-SARC-04",
    holds=(h.WINDOW,),
    verbs=(m.HOLD, *TOKEN_VERBS),
    seats=the_active,
    moves=window_moves,
    check=check_hold,
    answer=answer_window,
    facts=window_facts,
    usual=usual_at_window,
)
