"""Chapter FIGHT, first half: walking to a foe, and cards that become dice."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.expedition import COMBAT_DICE_STREAM, NOWHERE, Expedition
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
    FIGHT_ROLL,
    FOOTPRINTS,
    HEXES,
    Q_COMMIT,
    STRIKE,
    W_BEFORE_FOOTPRINTS,
    WALK_TO_FIGHT,
    WINDOW,
)
from mastaba.games.run_run_run.tokens import (
    TOKEN_VERBS,
    add_token_moves,
    check_token_move,
    use_token,
)
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.questions import Question, Step

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
    x.tell((told.FightBegan, "RRR-FIGHT-01", x.active, cell))


def walk_to_fight(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    walk(x, cell, FOR_FIGHT)


STEP_WALK_TO_FIGHT: Final[Step[Expedition]] = Step(
    WALK_TO_FIGHT, "walk-to-fight", walk_to_fight, h.CELL
)


# --- discarding for dice ---


def commit_cards(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    x.push(Q_COMMIT)


STEP_COMMIT_CARDS: Final[Step[Expedition]] = Step(COMMIT_CARDS, "commit-cards", commit_cards)


KEPT_CARDS: Final = 1
"""RRR-FIGHT-08: so many cards are never discarded for dice."""


def dice_for(x: Expedition, cards: tuple[int, ...]) -> int:
    """RRR-FIGHT-06, RRR-FIGHT-07, RRR-SETUP-16: one die per exit, six at most."""
    value = sum([x.box.room_value[card] for card in cards])
    return min(value, x.box.combat_dice)


def commit_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-FIGHT-05, RRR-FIGHT-08: cards one by one, then the roll; tokens at any time before it."""
    _kind, _a, _b, committed = x.question()
    hand = x.hands[x.active]
    out: list[int] = []
    if len(hand) > KEPT_CARDS:
        out = [m.with_card(m.COMMIT, card) for card in hand]
    if committed or x.house.zero_dice_fight:
        out.append(m.bare(m.ROLL))
    if x.tokens[x.active]:
        add_token_moves(x, out)
        # RRR-FIGHT-04: who has begun a fight may teleport only to where there is one.
        out = [move for move in out if not m.TELEPORT.says(move) or x.foes_at(m.cell_of(move))]
    return out


def check_commit(x: Expedition, _seat: int, move: int) -> Refusal | None:
    _kind, _a, _b, committed = x.question()
    if m.ROLL.says(move):
        if committed or x.house.zero_dice_fight:
            return None
        return no("RRR-FIGHT-05", "discard-at-least-one")
    if m.COMMIT.says(move):
        if m.card_of(move) not in x.hands[x.active]:
            return no("RRR-FIGHT-05", "card-not-held", card=m.card_of(move))
        if len(x.hands[x.active]) <= KEPT_CARDS:
            return no("RRR-FIGHT-08", "keep-one-card")
        return None
    refusal = check_token_move(x, move)
    if refusal is None and m.TELEPORT.says(move) and not x.foes_at(m.cell_of(move)):
        return no("RRR-FIGHT-04", "teleport-keeps-fight", cell=axial(m.cell_of(move)))
    return refusal


def answer_commit(x: Expedition, _seat: int, move: int) -> None:
    if m.COMMIT.says(move):
        _kind, _a, _b, committed = x.pop()
        card = m.card_of(move)
        x.discard_from_hand(x.active, card)
        cards = (*committed, card)
        x.push(Q_COMMIT, 0, 0, cards)
        x.tell((told.CardCommitted, "RRR-FIGHT-06", x.active, card, dice_for(x, cards)))
    elif m.ROLL.says(move):
        _kind, _a, _b, committed = x.pop()
        x.push(FIGHT_ROLL, dice_for(x, committed))
    else:
        use_token(x, move)


def commit_facts(x: Expedition) -> dict[str, Any]:
    cards = x.question()[3]
    names = [b.card_name(card) for card in cards]
    dice = dice_for(x, cards)
    return {"committed": len(cards), "discarded": names, "dice": dice, "doubled": x.doubles}


ASK_COMMIT: Final[Question[Expedition]] = Question(
    Q_COMMIT,
    "commit-cards",
    rule="RRR-FIGHT-05",
    holds=(None, None, h.CARDS),
    verbs=(m.COMMIT, m.ROLL, *TOKEN_VERBS),
    seats=the_active,
    moves=commit_moves,
    check=check_commit,
    answer=answer_commit,
    facts=commit_facts,
)


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
    x.tell((told.CombatRolled, "RRR-FIGHT-09", seat, dice, hits, abilities, hexes, footprints))
    if abilities and silenced(x):
        x.tell((told.AbilitySilenced, "RRR-FOE-13", seat, abilities))
        abilities = 0
    damage = hits
    if x.kinds[seat] == b.SCRATCH and abilities:
        # RRR-CAT-03
        damage += abilities
        x.tell((told.AbilityUsed, "RRR-CAT-03", seat, b.SCRATCH, abilities))
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


STEP_FIGHT_ROLL: Final[Step[Expedition]] = Step(FIGHT_ROLL, "fight-roll", roll_combat_dice, h.DICE)
