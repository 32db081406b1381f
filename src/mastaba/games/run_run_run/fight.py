"""Chapters FIGHT and CAT: cards become dice, dice become hits, abilities, cards and steps."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.drawing import draw_cards, gain_torches
from mastaba.games.run_run_run.ending import check_victory
from mastaba.games.run_run_run.expedition import (
    COMBAT_DICE_STREAM,
    MUMMY_STREAM,
    NOWHERE,
    Expedition,
)
from mastaba.games.run_run_run.maze import FAR, survey
from mastaba.games.run_run_run.moving import (
    FOR_FIGHT,
    cards_needed_after_stride,
    in_reach,
    look_around,
    walk,
)
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ABILITIES,
    COMMIT_CARDS,
    DRAW_TOKEN,
    FIGHT_ROLL,
    FOOTPRINTS,
    HEXES,
    Q_COMMIT,
    Q_FOOTPRINT,
    Q_HIT,
    Q_LOOT,
    STRIKE,
    W_AFTER_LOOT,
    W_BEFORE_FOOTPRINTS,
    WALK_TO_FIGHT,
    WINDOW,
)
from mastaba.games.run_run_run.tokens import (
    add_token_moves,
    check_token_move,
    token_pile_ready,
    use_token,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial

# --- whom can I fight? ---


def fight_moves(x: Expedition) -> list[int]:
    """RRR-FIGHT-01, RRR-FIGHT-04: every foe's room the cat can get to and still fight in.

    Its own room too, or another one instead (RRR-FIGHT-02, RRR-FIGHT-03).
    """
    if not x.foes or len(x.hands[x.active]) < _cards_to_fight(x):
        return []
    rooms = sorted(set(x.foe_rooms()))
    return [m.with_cell(m.FIGHT, cell) for cell in rooms if _within_reach(x, cell)]


def _cards_to_fight(x: Expedition) -> int:
    """RRR-FIGHT-05, RRR-FIGHT-08: one card to discard and one to keep."""
    return 1 if x.house.zero_dice_fight else 2


def _within_reach(x: Expedition, cell: int) -> bool:
    if x.tokens[x.active] and cell != NOWHERE:
        return True
    return in_reach(x, look_around(x).prey.get(cell, FAR), FOR_FIGHT)


def check_fight(x: Expedition, move: int) -> Refusal | None:
    cell = m.cell_of(move)
    if not x.foes_at(cell):
        return no("RRR-FIGHT-01", "no-foe-there", cell=axial(cell))
    if len(x.hands[x.active]) < _cards_to_fight(x):
        return no("RRR-FIGHT-08", "fight-needs-two-cards", cards=len(x.hands[x.active]))
    if _within_reach(x, cell):
        return None
    if x.house.pinned and x.foes_at(x.cats[x.active]):
        return no("RRR-FIGHT-03", "pinned")
    distance = survey(x.maze, x.cats[x.active], x.foe_rooms(), FAR).prey.get(cell, FAR)
    if distance == FAR:
        return no("RRR-FIGHT-04", "foe-out-of-reach", cell=axial(cell))
    if len(x.hands[x.active]) <= cards_needed_after_stride(x, FOR_FIGHT):
        return no("RRR-MOVE-06", "foe-too-far-for-hand", cell=axial(cell), distance=distance)
    return no("RRR-FIGHT-04", "foe-too-far", cell=axial(cell), distance=distance)


def fight(x: Expedition, move: int) -> None:
    """RRR-FIGHT-27: one walk, one roll, one room."""
    cell = m.cell_of(move)
    x.doubles = 0
    x.plan(((WALK_TO_FIGHT, cell, 0, ()), (COMMIT_CARDS, 0, 0, ())))
    x.tell((told.FIGHT_BEGAN, "RRR-FIGHT-01", x.active, cell))


def walk_to_fight(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    walk(x, cell, FOR_FIGHT)


# --- discarding for dice ---


def commit_cards(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    x.push(Q_COMMIT)


KEPT_CARDS: Final = 1
"""RRR-FIGHT-08: so many cards are never discarded for dice."""


def dice_for(x: Expedition, cards: tuple[int, ...]) -> int:
    """RRR-FIGHT-06, RRR-FIGHT-07, RRR-SETUP-16: one die per exit, six at most."""
    value = sum([x.box.room_value[card] for card in cards])
    return min(value, x.box.combat_dice)


def commit_moves(x: Expedition) -> list[int]:
    """RRR-FIGHT-05, RRR-FIGHT-08: cards one by one, then the roll; tokens before the first card."""
    _kind, _a, _b, committed = x.question()
    hand = x.hands[x.active]
    out: list[int] = []
    if len(hand) > KEPT_CARDS:
        out = [m.with_card(m.COMMIT, card) for card in hand]
    if committed or x.house.zero_dice_fight:
        out.append(m.bare(m.ROLL))
    if not committed:
        add_token_moves(x, out)
        # RRR-FIGHT-04: who has begun a fight may teleport only to where there is one.
        out = [move for move in out if m.verb(move) != m.TELEPORT or x.foes_at(m.cell_of(move))]
    else:
        for token in sorted(set(x.tokens[x.active])):
            if x.box.token_effect[token] == b.DOUBLE and (not x.doubles or x.house.stack_double):
                out.append(m.with_small(m.USE, token))
    return out


def check_commit(x: Expedition, move: int) -> Refusal | None:
    _kind, _a, _b, committed = x.question()
    kind = m.verb(move)
    if kind == m.ROLL:
        if committed or x.house.zero_dice_fight:
            return None
        return no("RRR-FIGHT-05", "discard-at-least-one")
    if kind == m.COMMIT:
        if m.card_of(move) not in x.hands[x.active]:
            return no("RRR-FIGHT-05", "card-not-held", card=m.card_of(move))
        if len(x.hands[x.active]) <= KEPT_CARDS:
            return no("RRR-FIGHT-08", "keep-one-card")
        return None
    refusal = check_token_move(x, move)
    if refusal is None and kind == m.TELEPORT and not x.foes_at(m.cell_of(move)):
        return no("RRR-FIGHT-04", "teleport-keeps-fight", cell=axial(m.cell_of(move)))
    if refusal is None and committed:
        is_double = kind == m.USE and x.box.token_effect[m.small_of(move)] == b.DOUBLE
        if not is_double:
            return no("RRR-SARC-10", "token-before-cards")
    return refusal


def answer_commit(x: Expedition, move: int) -> None:
    kind = m.verb(move)
    if kind == m.COMMIT:
        _kind, _a, _b, committed = x.pop()
        card = m.card_of(move)
        x.discard_from_hand(x.active, card)
        cards = (*committed, card)
        x.push(Q_COMMIT, 0, 0, cards)
        x.tell((told.CARD_COMMITTED, "RRR-FIGHT-06", x.active, card, dice_for(x, cards)))
    elif kind == m.ROLL:
        _kind, _a, _b, committed = x.pop()
        x.push(FIGHT_ROLL, dice_for(x, committed))
    else:
        use_token(x, move)


# --- the roll ---


def silenced(x: Expedition) -> bool:
    """RRR-FOE-13, RRR-CAT-08: while Muzzlok is in the maze, no cat has its ability."""
    here = x.cats[x.active]
    for foe in x.foes:
        if x.box.foe_silences[foe]:
            return not x.house.silence_in_room or x.foe_cells[foe] == here
    return False


def roll_combat_dice(x: Expedition, dice: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-09, RRR-FIGHT-17, RRR-FIGHT-25: one roll, read in a fixed order."""
    counts = [0, 0, 0, 0]
    for _ in range(dice):
        counts[x.box.combat_die[x.chance(COMBAT_DICE_STREAM, 6)]] += 1
    hits, abilities, hexes, footprints = counts
    seat = x.active
    x.tell((told.COMBAT_ROLLED, "RRR-FIGHT-09", seat, dice, hits, abilities, hexes, footprints))
    if abilities and silenced(x):
        x.tell((told.ABILITY_SILENCED, "RRR-FOE-13", seat, abilities))
        abilities = 0
    damage = hits
    if x.kinds[seat] == b.SCRATCH and abilities:
        # RRR-CAT-03
        damage += abilities
        x.tell((told.ABILITY_USED, "RRR-CAT-03", seat, b.SCRATCH, abilities))
        abilities = 0
    # RRR-SARC-13, RRR-SARC-14: doubling covers the whole damage.
    damage <<= x.doubles
    if x.house.one_footprint:
        footprints = min(footprints, 1)
    x.plan(
        (
            (STRIKE, damage, 0, ()),
            (ABILITIES, abilities, 0, ()),
            (HEXES, hexes, 0, ()),
            (WINDOW, W_BEFORE_FOOTPRINTS, 0, ()),
            (FOOTPRINTS, footprints, 0, ()),
        )
    )


# --- damage ---


def strike(x: Expedition, damage: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-10, RRR-FIGHT-11, RRR-FIGHT-12: damage for the foes in the room.

    They do not strike back (RRR-FIGHT-24), and nothing else removes them (RRR-FIGHT-26). Where it
    makes a difference, none of it has to be dealt (RRR-FIGHT-16).
    """
    foes = x.foes_at(x.cats[x.active])
    if not damage or not foes:
        return
    if len(foes) == 1 and not _may_be_worth_sparing(x, foes[0], damage):
        _hurt(x, foes[0], min(damage, x.foe_hearts[foes[0]]))
    else:
        x.push(Q_HIT, damage)


def _may_be_worth_sparing(x: Expedition, foe: int, damage: int) -> bool:
    """RRR-FIGHT-16, RRR-FIGHT-22: a mummy that falls may wake again with five hearts."""
    return damage >= x.foe_hearts[foe] and not x.boss_is_out()


def hit_moves(x: Expedition) -> list[int]:
    """RRR-FIGHT-11, RRR-FIGHT-16: any foe here, any part of the damage, or none."""
    _kind, damage, _b, _cells = x.question()
    out = [m.bare(m.SPARE)]
    for foe in x.foes_at(x.cats[x.active]):
        for part in range(1, min(damage, x.foe_hearts[foe]) + 1):
            out.append(m.hit(foe, part))
    return out


def check_hit(x: Expedition, move: int) -> Refusal | None:
    _kind, damage, _b, _cells = x.question()
    if m.verb(move) == m.SPARE:
        return None
    foe, part = m.small_of(move), m.damage_of(move)
    if foe not in x.foes_at(x.cats[x.active]):
        return no("RRR-FIGHT-10", "foe-not-here", foe=foe)
    most = min(damage, x.foe_hearts[foe])
    if not 0 < part <= most:
        return no("RRR-FIGHT-12", "damage-out-of-range", most=most, given=part)
    return None


def answer_hit(x: Expedition, move: int) -> None:
    _kind, damage, _b, _cells = x.pop()
    if m.verb(move) == m.SPARE:
        return
    part = m.damage_of(move)
    x.push(STRIKE, damage - part)
    _hurt(x, m.small_of(move), part)


def _hurt(x: Expedition, foe: int, damage: int) -> None:
    """RRR-FIGHT-10, RRR-FIGHT-19, RRR-FIGHT-23: hearts are lost for good; the last one fells."""
    x.foe_hearts[foe] -= damage
    x.tell((told.FOE_HIT, "RRR-FIGHT-10", foe, damage, x.foe_hearts[foe]))
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
    x.tell((told.FOE_FELL, "RRR-FIGHT-20" if returns else gone, foe, returns))
    if returns:
        x.mummy_pile = x.shuffle(MUMMY_STREAM, (*x.mummy_pile, foe))
    check_victory(x)


# --- abilities, hexes, footprints ---


def use_abilities(x: Expedition, times: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-13, RRR-CAT-01, RRR-CAT-02, RRR-CAT-04, RRR-CAT-05."""
    if not times:
        return
    seat, cat = x.active, x.kinds[x.active]
    if cat == b.PILFER:
        if token_pile_ready(x):
            x.push(Q_LOOT, times)
        return
    rule = "RRR-CAT-01" if cat == b.MAPKIN else "RRR-CAT-04"
    x.tell((told.ABILITY_USED, rule, seat, cat, times))
    if cat == b.MAPKIN:
        draw_cards(x, seat, times, rule)
    else:
        gain_torches(x, times, rule)


def loot_moves(_x: Expedition) -> list[int]:
    """RRR-CAT-06: each ability face may be used or ignored; a token may be a trap."""
    return [m.bare(m.LOOT), m.bare(m.DECLINE)]


def answer_loot(x: Expedition, move: int) -> None:
    _kind, times, _b, _cells = x.pop()
    x.push(ABILITIES, times - 1)
    if m.verb(move) == m.LOOT:
        x.tell((told.ABILITY_USED, "RRR-CAT-02", x.active, b.PILFER, 1))
        x.push(DRAW_TOKEN, W_AFTER_LOOT)


def draw_hexes(x: Expedition, hexes: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-14: one card per hex face."""
    if hexes:
        draw_cards(x, x.active, hexes, "RRR-FIGHT-14")


def footprints(x: Expedition, steps: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-FIGHT-15: one link per footprint face, after the fight."""
    if steps and x.maze.links(x.cats[x.active]):
        x.push(Q_FOOTPRINT, steps)


def footprint_moves(x: Expedition) -> list[int]:
    out = [m.bare(m.STAY)]
    for cell in x.maze.links(x.cats[x.active]):
        out.append(m.with_cell(m.STEP, cell))
    return out


def check_footprint(x: Expedition, move: int) -> Refusal | None:
    if m.verb(move) == m.STAY:
        return None
    cell = m.cell_of(move)
    if cell not in x.maze.links(x.cats[x.active]):
        return no("RRR-FIGHT-15", "not-one-link-away", cell=axial(cell))
    return None


def answer_footprint(x: Expedition, move: int) -> None:
    """RRR-FIGHT-18: a step may leave the foe's room or enter another, but there it ends."""
    _kind, steps, _b, _cells = x.pop()
    if m.verb(move) == m.STAY:
        return
    seat, cell = x.active, m.cell_of(move)
    left = x.cats[seat]
    x.cats[seat] = cell
    x.tell((told.CAT_WALKED, "RRR-FIGHT-15", seat, (left, cell)))
    if not x.foes_at(cell):
        x.push(FOOTPRINTS, steps - 1)
