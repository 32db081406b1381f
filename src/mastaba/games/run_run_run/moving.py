"""Chapter MOVE: how far a cat walks, and the card that buys a longer walk."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.maze import FAR, Maze, Survey, survey, way
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import Q_STRIDE
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.questions import Question

ALLOWANCE: Final = 3
"""RRR-MOVE-01: the basic walk is up to three rooms."""

LONGEST: Final = 9
"""Three rooms and a six-exit card (RRR-MOVE-04, RRR-MOVE-05)."""

FOR_ROOM: Final = 0
FOR_FIGHT: Final = 1


def look_around(x: Expedition) -> Survey:
    """What the active cat can walk to this turn, worked out once per decision."""
    seen = x.seen
    if seen is None:
        start = x.cats[x.active]
        foes = x.foe_rooms()
        limit = LONGEST if len(x.hands[x.active]) >= 2 else ALLOWANCE
        if x.house.pinned and start in foes:
            limit = 0
        seen = x.seen = survey(x.maze, start, foes, limit)
    return seen


def cards_needed_after_stride(x: Expedition, purpose: int) -> int:
    """RRR-MOVE-06: a paid walk leaves one card; a fight must still discard one (RRR-FIGHT-08)."""
    return 2 if purpose == FOR_FIGHT and not x.house.zero_dice_fight else 1


def in_reach(x: Expedition, distance: int, purpose: int, played: int = -1) -> bool:
    """RRR-EXPLORE-09, RRR-FIGHT-04: within three rooms, or farther for one card.

    `played`: the hand card that is being placed, which cannot pay for the walk.
    """
    if distance <= ALLOWANCE:
        return True
    left = [card for card in x.hands[x.active] if card != played]
    if len(left) <= cards_needed_after_stride(x, purpose):
        return False
    return distance <= ALLOWANCE + max([x.box.room_value[card] for card in left])


def distance_to(x: Expedition, maze: Maze, start: int, goal: int) -> int:
    """Links on the active cat's shortest walk, or a large number if no walk leads there."""
    foes = x.foe_rooms()
    if x.house.pinned and start in foes and start != goal:
        return FAR
    path = way(maze, start, goal, foes)
    return len(path) - 1 if path else FAR


def walk(x: Expedition, goal: int, purpose: int, path: tuple[int, ...] = ()) -> None:
    """Walk the active cat to the goal, or ask how to get so far (RRR-MOVE-02, RRR-MOVE-03).

    `path`: the way, if it is known already.
    """
    seat = x.active
    start = x.cats[seat]
    if start == goal:
        return
    path = path or way(x.maze, start, goal, x.foe_rooms())
    pinned = x.house.pinned and start in x.foe_rooms()
    if path and len(path) - 1 <= ALLOWANCE and not pinned:
        if x.house.stride_anytime and len(x.hands[seat]) > cards_needed_after_stride(x, purpose):
            x.push(Q_STRIDE, len(path) - 1, purpose, path)
            return
        x.cats[seat] = goal
        x.tell((told.CatWalked, "RRR-MOVE-01", seat, path))
        return
    distance = FAR if pinned or not path else len(path) - 1
    x.push(Q_STRIDE, distance, purpose, path or (goal,))


def stride_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-MOVE-04, RRR-MOVE-05: one card whose exits carry far enough, or a token to teleport.

    Asked only when three rooms do not suffice (RRR-MOVE-06, RRR-MOVE-07); with house rule
    strideDiscard always, and then a short walk needs no card.
    """
    _kind, distance, purpose, cells = x.question()
    seat = x.active
    out = [m.bare(m.HOLD)] if distance <= ALLOWANCE else []
    if len(x.hands[seat]) > cards_needed_after_stride(x, purpose):
        for card in x.hands[seat]:
            if ALLOWANCE + x.box.room_value[card] >= distance:
                out.append(m.with_card(m.STRIDE, card))
    for token in sorted(set(x.tokens[seat])):
        out.append(m.teleport(token, cells[-1]))
    return out


def check_stride(x: Expedition, _seat: int, move: int) -> Refusal | None:
    _kind, distance, purpose, cells = x.question()
    seat = x.active
    if m.HOLD.says(move):
        too_far = no("RRR-MOVE-04", "too-far-to-hold", cell=axial(cells[-1]))
        return None if distance <= ALLOWANCE else too_far
    if m.TELEPORT.says(move):
        token = m.small_of(move)
        if token not in x.tokens[seat]:
            return no("RRR-SARC-06", "token-not-held", token=token)
        if m.cell_of(move) != cells[-1]:
            rule = "RRR-FIGHT-04" if purpose == FOR_FIGHT else "RRR-EXPLORE-12"
            return no(rule, "must-reach", cell=axial(cells[-1]))
        return None
    card = m.card_of(move)
    if card not in x.hands[seat]:
        return no("RRR-MOVE-04", "card-not-held", card=card)
    if len(x.hands[seat]) <= cards_needed_after_stride(x, purpose):
        rule = "RRR-FIGHT-08" if purpose == FOR_FIGHT else "RRR-MOVE-06"
        return no(rule, "stride-keeps-card", keep=cards_needed_after_stride(x, purpose))
    reach = ALLOWANCE + x.box.room_value[card]
    if reach < distance:
        steps = distance if distance < FAR else -1  # no walk leads there at all
        return no("RRR-MOVE-04", "stride-too-short", card=card, reach=reach, distance=steps)
    return None


def answer_stride(x: Expedition, _seat: int, move: int) -> None:
    """RRR-MOVE-12, RRR-MOVE-13: the card goes to the discard pile and gives no dice."""
    _kind, _distance, _purpose, path = x.pop()
    seat, goal = x.active, path[-1]
    if m.TELEPORT.says(move):
        token = m.small_of(move)
        x.spend_token(seat, token)
        x.cats[seat] = goal
        x.tell((told.CatTeleported, "RRR-SARC-11", seat, token, goal))
        return
    if m.HOLD.says(move):
        x.cats[seat] = goal
        x.tell((told.CatWalked, "RRR-MOVE-01", seat, path))
        return
    card = m.card_of(move)
    x.discard_from_hand(seat, card)
    x.tell((told.StridePaid, "RRR-MOVE-04", seat, card, ALLOWANCE + x.box.room_value[card]))
    x.cats[seat] = goal
    x.tell((told.CatWalked, "RRR-MOVE-04", seat, path))


def stride_facts(x: Expedition) -> dict[str, Any]:
    _kind, links, _purpose, path = x.question()
    distance = links if links < FAR else -1
    return {"distance": distance, "to": axial(path[-1]), "near": links <= ALLOWANCE}


ASK_STRIDE: Final[Question[Expedition]] = Question(
    Q_STRIDE,
    "stride",
    rule="RRR-MOVE-04",
    holds=(h.DISTANCE, h.PURPOSE, h.PATH),
    verbs=(m.HOLD, m.STRIDE, m.TELEPORT),
    seats=the_active,
    moves=stride_moves,
    check=check_stride,
    answer=answer_stride,
    facts=stride_facts,
)
