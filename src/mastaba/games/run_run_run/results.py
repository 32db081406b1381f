"""Chapters FIGHT and CAT, second half: what a roll brings, all of it if you like (RRR-FIGHT-16)."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import how_many_left, the_active
from mastaba.games.run_run_run.drawing import draw_cards, gain_torches
from mastaba.games.run_run_run.ending import check_victory
from mastaba.games.run_run_run.expedition import MUMMY_STREAM, NOWHERE, Expedition
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.stakes import usual_hit
from mastaba.games.run_run_run.steps import (
    ABILITIES,
    DRAW_TOKEN,
    FOOTPRINTS,
    HEXES,
    Q_ABILITY,
    Q_FOOTPRINT,
    Q_HEXES,
    Q_HIT,
    Q_LOOT,
    STRIKE,
    W_AFTER_LOOT,
)
from mastaba.games.run_run_run.tokens import token_pile_ready
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.questions import Question, Step

# --- damage ---


def strike(x: Expedition, damage: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-10, RRR-FIGHT-11, RRR-FIGHT-12: damage for the foes in the room.

    They do not strike back (RRR-FIGHT-24), and nothing else removes them (RRR-FIGHT-26). None of it
    has to be dealt (RRR-FIGHT-16).
    """
    if damage and x.foes_at(x.cats[x.active]):
        x.push(Q_HIT, damage)


STEP_STRIKE: Final[Step[Expedition]] = Step(STRIKE, "strike", strike, h.DAMAGE)


def hit_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-FIGHT-11, RRR-FIGHT-16: any foe here, any part of the damage, or none."""
    _kind, damage, _b, _cells = x.question()
    out = [m.bare(m.SPARE)]
    for foe in x.foes_at(x.cats[x.active]):
        for part in range(1, min(damage, x.foe_hearts[foe]) + 1):
            out.append(m.hit(foe, part))
    return out


def check_hit(x: Expedition, _seat: int, move: int) -> Refusal | None:
    _kind, damage, _b, _cells = x.question()
    if m.SPARE.says(move):
        return None
    foe, part = m.small_of(move), m.damage_of(move)
    if foe not in x.foes_at(x.cats[x.active]):
        return no("RRR-FIGHT-10", "foe-not-here", foe=foe)
    most = min(damage, x.foe_hearts[foe])
    if not 0 < part <= most:
        return no("RRR-FIGHT-12", "damage-out-of-range", most=most, given=part)
    return None


def answer_hit(x: Expedition, _seat: int, move: int) -> None:
    _kind, damage, _b, _cells = x.pop()
    if m.SPARE.says(move):
        return
    part = m.damage_of(move)
    x.push(STRIKE, damage - part)
    _hurt(x, m.small_of(move), part)


def hit_facts(x: Expedition) -> dict[str, Any]:
    foes = x.foes_at(x.cats[x.active])
    return {"foe": b.FOES[foes[0]] if len(foes) == 1 else "", **how_many_left(x)}


ASK_HIT: Final[Question[Expedition]] = Question(
    Q_HIT,
    "assign-hits",
    rule="RRR-FIGHT-10",
    holds=(h.DAMAGE,),
    verbs=(m.HIT, m.SPARE),
    seats=the_active,
    moves=hit_moves,
    check=check_hit,
    answer=answer_hit,
    facts=hit_facts,
    usual=usual_hit,
)


def _hurt(x: Expedition, foe: int, damage: int) -> None:
    """RRR-FIGHT-10, RRR-FIGHT-19, RRR-FIGHT-23: hearts are lost for good; the last one fells."""
    x.foe_hearts[foe] -= damage
    x.tell((told.FoeHit, "RRR-FIGHT-10", foe, damage, x.foe_hearts[foe]))
    if not x.foe_hearts[foe]:
        _eliminate(x, foe)


def _eliminate(x: Expedition, foe: int) -> None:
    """RRR-FIGHT-20, RRR-FIGHT-22: its card is shuffled back, and it may wake again.

    The hearts on the pile stay (RRR-FIGHT-21). Once the Boss is out it is gone (RRR-BOSS-07,
    RRR-BOSS-12).
    """
    x.foes = tuple([other for other in x.foes if other != foe])
    x.foe_cells[foe] = NOWHERE
    returns = not x.boss_is_out()
    gone = "RRR-BOSS-12" if foe in b.BOSSES else "RRR-BOSS-07"
    x.tell((told.FoeFell, "RRR-FIGHT-20" if returns else gone, foe, returns))
    if returns:
        x.mummy_pile = x.shuffle(MUMMY_STREAM, (*x.mummy_pile, foe))
    check_victory(x)


# --- abilities and hexes ---


def use_abilities(x: Expedition, times: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-13, RRR-FIGHT-16, RRR-CAT-05, RRR-CAT-06: asked, unless there is nothing to get.

    Scratch's damage is among the hits already.
    """
    if not times:
        return
    cat = x.kinds[x.active]
    if cat == b.PILFER:
        if token_pile_ready(x):
            x.push(Q_LOOT, times)
    elif most_by_ability(x, times):
        x.push(Q_ABILITY, times)
    else:
        _use_ability(x, times)


STEP_ABILITIES: Final[Step[Expedition]] = Step(ABILITIES, "abilities", use_abilities, h.TIMES)


def most_by_ability(x: Expedition, times: int) -> int:
    """RRR-CAT-01, RRR-CAT-04: the cards or torches that so many faces bring."""
    if x.kinds[x.active] == b.MAPKIN:
        return min(times, x.pile_size())
    return times if x.house.endless_torches else min(times, x.bank)


def ability_moves(x: Expedition, _seat: int) -> list[int]:
    return _take_moves(most_by_ability(x, x.question()[1]))


def check_ability(x: Expedition, _seat: int, move: int) -> Refusal | None:
    rule = "RRR-CAT-01" if x.kinds[x.active] == b.MAPKIN else "RRR-CAT-04"
    return _check_take(move, most_by_ability(x, x.question()[1]), rule)


def answer_ability(x: Expedition, _seat: int, move: int) -> None:
    """RRR-CAT-06: who has taken some is asked about the rest."""
    _kind, times, _b, _cells = x.pop()
    if m.TAKE.says(move):
        x.push(ABILITIES, times - m.small_of(move))
        _use_ability(x, m.small_of(move))


def ability_facts(x: Expedition) -> dict[str, Any]:
    return {**how_many_left(x), "cat": b.CATS[x.kinds[x.active]]}


ASK_ABILITY: Final[Question[Expedition]] = Question(
    Q_ABILITY,
    "use-ability",
    rule="RRR-FIGHT-13",
    holds=(h.TIMES,),
    verbs=(m.TAKE, m.DECLINE),
    seats=the_active,
    moves=ability_moves,
    check=check_ability,
    answer=answer_ability,
    facts=ability_facts,
)


def _use_ability(x: Expedition, times: int) -> None:
    seat, cat = x.active, x.kinds[x.active]
    rule = "RRR-CAT-01" if cat == b.MAPKIN else "RRR-CAT-04"
    x.tell((told.AbilityUsed, rule, seat, cat, times))
    if cat == b.MAPKIN:
        draw_cards(x, seat, times, rule)
    else:
        gain_torches(x, times, rule)


def loot_moves(_x: Expedition, _seat: int) -> list[int]:
    """RRR-CAT-06: each ability face may be used or ignored; a token may be a trap."""
    return [m.bare(m.LOOT), m.bare(m.DECLINE)]


def answer_loot(x: Expedition, _seat: int, move: int) -> None:
    """RRR-CAT-02: one token for each face; who leaves one alone is asked about the next."""
    _kind, times, _b, _cells = x.pop()
    x.push(ABILITIES, times - 1)
    if m.LOOT.says(move):
        x.tell((told.AbilityUsed, "RRR-CAT-02", x.active, b.PILFER, 1))
        x.push(DRAW_TOKEN, W_AFTER_LOOT)


ASK_LOOT: Final[Question[Expedition]] = Question(
    Q_LOOT,
    "loot",
    rule="RRR-CAT-02",
    holds=(h.TIMES,),
    verbs=(m.LOOT, m.DECLINE),
    seats=the_active,
    moves=loot_moves,
    answer=answer_loot,
    facts=how_many_left,
)


def draw_hexes(x: Expedition, hexes: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-14, RRR-FIGHT-16: one card per hex face, if it is wanted and there is one."""
    if hexes and x.pile_size():
        x.push(Q_HEXES, hexes)
    elif hexes:
        draw_cards(x, x.active, hexes, "RRR-FIGHT-14")


STEP_HEXES: Final[Step[Expedition]] = Step(HEXES, "hexes", draw_hexes, h.TIMES)


def hex_moves(x: Expedition, _seat: int) -> list[int]:
    return _take_moves(min(x.question()[1], x.pile_size()))


def check_hexes(x: Expedition, _seat: int, move: int) -> Refusal | None:
    return _check_take(move, min(x.question()[1], x.pile_size()), "RRR-FIGHT-14")


def answer_hexes(x: Expedition, _seat: int, move: int) -> None:
    """RRR-FIGHT-14: who has seen a card may still want the next one."""
    _kind, hexes, _b, _cells = x.pop()
    if m.TAKE.says(move):
        x.push(HEXES, hexes - m.small_of(move))
        draw_cards(x, x.active, m.small_of(move), "RRR-FIGHT-14")


ASK_HEXES: Final[Question[Expedition]] = Question(
    Q_HEXES,
    "draw-hexes",
    rule="RRR-FIGHT-14",
    holds=(h.TIMES,),
    verbs=(m.TAKE, m.DECLINE),
    seats=the_active,
    moves=hex_moves,
    check=check_hexes,
    answer=answer_hexes,
    facts=how_many_left,
)


def _take_moves(most: int) -> list[int]:
    """RRR-FIGHT-16: all, fewer, or none."""
    return [*[m.with_small(m.TAKE, count) for count in range(most, 0, -1)], m.bare(m.DECLINE)]


def _check_take(move: int, most: int, rule: str) -> Refusal | None:
    if m.TAKE.says(move) and not 0 < m.small_of(move) <= most:
        return no(rule, "take-out-of-range", most=most, given=m.small_of(move))
    return None


# --- footprints ---


def footprints(x: Expedition, steps: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-15: one link per footprint face, after the fight."""
    if steps and x.maze.links(x.cats[x.active]):
        x.push(Q_FOOTPRINT, steps)


STEP_FOOTPRINTS: Final[Step[Expedition]] = Step(FOOTPRINTS, "footprints", footprints, h.TIMES)


def footprint_moves(x: Expedition, _seat: int) -> list[int]:
    out = [m.bare(m.STAY)]
    for cell in x.maze.links(x.cats[x.active]):
        out.append(m.with_cell(m.STEP, cell))
    return out


def check_footprint(x: Expedition, _seat: int, move: int) -> Refusal | None:
    if m.STAY.says(move):
        return None
    cell = m.cell_of(move)
    if cell not in x.maze.links(x.cats[x.active]):
        return no("RRR-FIGHT-15", "not-one-link-away", cell=axial(cell))
    return None


def answer_footprint(x: Expedition, _seat: int, move: int) -> None:
    """RRR-FIGHT-18: a step may leave the foe's room or enter another, but there it ends."""
    _kind, steps, _b, _cells = x.pop()
    if m.STAY.says(move):
        return
    seat, cell = x.active, m.cell_of(move)
    left = x.cats[seat]
    x.cats[seat] = cell
    x.tell((told.CatWalked, "RRR-FIGHT-15", seat, (left, cell)))
    if not x.foes_at(cell):
        x.push(FOOTPRINTS, steps - 1)


ASK_FOOTPRINT: Final[Question[Expedition]] = Question(
    Q_FOOTPRINT,
    "footprint",
    rule="RRR-FIGHT-15",
    holds=(h.TIMES,),
    verbs=(m.STEP, m.STAY),
    seats=the_active,
    moves=footprint_moves,
    check=check_footprint,
    answer=answer_footprint,
    facts=how_many_left,
)
