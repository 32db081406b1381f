"""Chapter EXPLORE: a card becomes a room, and the cat walks into it."""

from __future__ import annotations

from itertools import combinations

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.marks import clear_marks
from mastaba.games.run_run_run.maze import FAR, FITS, distinct_turns, survey, triangles
from mastaba.games.run_run_run.moves import CARD_AT, CELL_AT
from mastaba.games.run_run_run.moving import (
    ALLOWANCE,
    FOR_ROOM,
    best_other_value,
    look_around,
    walk,
)
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    DOOR_MECHANISM,
    DRAW_FOR_LINKS,
    DRAW_TOKEN,
    LIGHT,
    TORCH_MECHANISM,
    W_BEFORE_DRAW,
    W_BEFORE_EFFECTS,
    W_BEFORE_LIGHT,
    W_BEFORE_MECHANISMS,
    W_BEFORE_MOVE,
    WALK_TO_ROOM,
    WINDOW,
)
from mastaba.games.run_run_run.tokens import passage_token, passages_held
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import DELTA, axial, turned

# --- what is legal ---


def explore_moves(x: Expedition) -> list[int]:
    """RRR-EXPLORE-02, RRR-GEO-09: every card, hex and turn that fits and can be reached.

    RRR-EXPLORE-03, RRR-EXPLORE-04, RRR-EXPLORE-05, RRR-EXPLORE-06, RRR-EXPLORE-07, RRR-EXPLORE-08
    and RRR-GEO-15 are in the table of fits; RRR-EXPLORE-09 and RRR-EXPLORE-10 in the survey.
    """
    hand = x.hands[x.active]
    frontier = x.maze.frontier
    exits = x.box.room_exits
    cards = [(card << CARD_AT | m.EXPLORE, FITS[exits[card]]) for card in hand]
    if x.tokens[x.active]:
        # RRR-SARC-11: with a token to teleport by, distance does not matter.
        spots = [cell for cell, border in frontier.items() if border & 63]
        out = _fits_at(spots, frontier, cards)
        passages = passages_held(x)
        if passages:
            _add_moves_with_passages(x, passages, out)
    else:
        near = look_around(x).spots
        best, second = _best_two_values(x) if len(hand) > 2 else (0, 0)
        # RRR-MOVE-04: beyond the allowance another card must carry the rest of the way.
        for_any = ALLOWANCE + second
        spots = [cell for cell, distance in near.items() if distance <= for_any]
        out = _fits_at(spots, frontier, cards)
        if best > second:
            for_others = ALLOWANCE + best
            far = [cell for cell, distance in near.items() if for_any < distance <= for_others]
            if far:
                others = [
                    fit
                    for card, fit in zip(hand, cards, strict=True)
                    if x.box.room_value[card] != best
                ]
                out += _fits_at(far, frontier, others)
    if x.house.forbid_sealing and not x.boss_is_out():
        out = [move for move in out if not seals_maze(x, move)]
    return out


def _fits_at(
    spots: list[int],
    frontier: dict[int, int],
    cards: list[tuple[int, dict[int, tuple[int, ...]]]],
) -> list[int]:
    return [
        here | card | turn
        for cell in spots
        for here, border in ((cell << CELL_AT, frontier[cell]),)
        for card, fits in cards
        for turn in fits[border]
    ]


def _best_two_values(x: Expedition) -> tuple[int, int]:
    """The most exits on a hand card, and the most on another one."""
    best = second = 0
    for card in x.hands[x.active]:
        value = x.box.room_value[card]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best, second


def _add_moves_with_passages(x: Expedition, passages: int, out: list[int]) -> None:
    """RRR-SARC-24, RRR-SARC-26: each passage exempts one edge towards a Room Card."""
    for cell, border in x.maze.frontier.items():
        sides = [side for side in range(6) if x.maze.is_room_card(cell + DELTA[side])]
        for card in x.hands[x.active]:
            for turns in distinct_turns(x.box.room_exits[card]):
                for count in range(1, min(passages, len(sides)) + 1):
                    for chosen in combinations(sides, count):
                        edges = sum([1 << side for side in chosen])
                        move = m.explore(card, cell, turns, edges)
                        if _check_edges(x, move, border) is None and _reachable(x, move):
                            out.append(move)


def _new_exits(x: Expedition, move: int) -> int:
    return turned(x.box.room_exits[m.card_of(move)], m.turns_of(move))


def linked_edges(x: Expedition, move: int) -> int:
    """The edges on which the new card makes a link: exit meets exit, or a passage (RRR-GEO-08)."""
    must = x.maze.frontier[m.cell_of(move)] & 63
    return (_new_exits(x, move) & must) | m.passages_of(move)


def seals_maze(x: Expedition, move: int) -> bool:
    """RRR-EXPLORE-14: whether the placement closes the last open exit."""
    cell = m.cell_of(move)
    open_now = x.maze.open_exits() - (x.maze.frontier[cell] & 63).bit_count()
    exits = _new_exits(x, move)
    for side in range(6):
        if exits >> side & 1 and cell + DELTA[side] not in x.maze.cards:
            open_now += 1
    return open_now == 0


def check_explore(x: Expedition, move: int) -> Refusal | None:
    """Why this card cannot lie there like that."""
    card, cell = m.card_of(move), m.cell_of(move)
    if card not in x.hands[x.active]:
        return no("RRR-EXPLORE-02", "card-not-held", card=card)
    if cell in x.maze.cards:
        return no("RRR-EXPLORE-02", "hex-taken", cell=axial(cell))
    border = x.maze.frontier.get(cell, 0)
    if not border:
        return no("RRR-EXPLORE-02", "hex-not-beside-maze", cell=axial(cell))
    turns = m.turns_of(move)
    if turns > 5 or turns not in distinct_turns(x.box.room_exits[card]):
        return no("RRR-EXPLORE-03", "turn-looks-same", turns=turns)
    refusal = _check_passages(x, move) or _check_edges(x, move, border)
    if refusal is not None:
        return refusal
    if x.house.forbid_sealing and not x.boss_is_out() and seals_maze(x, move):
        return no("RRR-EXPLORE-14", "would-seal")
    return None if _reachable(x, move) else _why_out_of_reach(x, move)


def _check_passages(x: Expedition, move: int) -> Refusal | None:
    edges = m.passages_of(move)
    if edges.bit_count() > passages_held(x):
        return no("RRR-SARC-26", "too-few-passages", wanted=edges.bit_count())
    for side in range(6):
        beside = m.cell_of(move) + DELTA[side]
        if edges >> side & 1 and not x.maze.is_room_card(beside):
            return no("RRR-SARC-28", "passage-needs-room-cards", cell=axial(beside))
    return None


def _check_edges(x: Expedition, move: int, border: int) -> Refusal | None:
    """RRR-EXPLORE-04, RRR-EXPLORE-05, RRR-EXPLORE-08 and the table of RRR-GEO-08."""
    care, must = border >> 6, border & 63
    exits, passages = _new_exits(x, move), m.passages_of(move)
    for side in range(6):
        if not care >> side & 1:
            continue
        beside = axial(m.cell_of(move) + DELTA[side])
        passable = x.maze.is_room_card(m.cell_of(move) + DELTA[side])  # RRR-SARC-28
        mine, theirs = exits >> side & 1, must >> side & 1
        if passages >> side & 1:
            if mine and theirs:
                return no("RRR-SARC-25", "passage-not-needed", cell=beside)
        elif mine and not theirs:
            return no("RRR-EXPLORE-04", "exit-meets-wall", cell=beside, side=side, passage=passable)
        elif theirs and not mine:
            return no("RRR-EXPLORE-05", "closes-corridor", cell=beside, side=side, passage=passable)
    if not (exits & must) | passages:
        return no("RRR-EXPLORE-08", "no-link")
    return None


def _walking_distance(x: Expedition, move: int) -> int:
    """Rooms to walk to the new card through its links (RRR-EXPLORE-10, RRR-EXPLORE-11)."""
    seen = look_around(x)
    if not m.passages_of(move):
        return seen.spots.get(m.cell_of(move), FAR)
    foes = x.foe_rooms()
    if x.house.pinned and seen.start in foes:
        return FAR
    edges = linked_edges(x, move)
    best = FAR
    for side in range(6):
        beside = m.cell_of(move) + DELTA[side]
        if edges >> side & 1 and (beside == seen.start or beside not in foes):
            best = min(best, seen.distance(beside) + 1)
    return best


def _reachable(x: Expedition, move: int) -> bool:
    """RRR-EXPLORE-09: on foot, with one card for a longer walk (RRR-MOVE-06), or by token."""
    if len(x.tokens[x.active]) > m.passages_of(move).bit_count():
        return True
    distance = _walking_distance(x, move)
    if distance <= ALLOWANCE:
        return True
    if len(x.hands[x.active]) < 3:
        return False
    return distance <= ALLOWANCE + best_other_value(x, x.active, m.card_of(move))


def _why_out_of_reach(x: Expedition, move: int) -> Refusal:
    """What is in the way: a foe, the length of the walk, or the cards it would take."""
    cell = axial(m.cell_of(move))
    if x.house.pinned and x.foes_at(x.cats[x.active]):
        return no("RRR-EXPLORE-11", "pinned")
    x.seen = survey(x.maze, x.cats[x.active], x.foe_rooms(), FAR)
    distance = _walking_distance(x, move)
    x.seen = None  # that look went farther than a cat can walk
    if distance >= FAR:
        return no("RRR-EXPLORE-10", "foe-in-the-way", cell=cell)
    if len(x.hands[x.active]) < 3:
        return no("RRR-MOVE-06", "too-far-for-hand", cell=cell, distance=distance)
    return no("RRR-EXPLORE-09", "too-far-for-cards", cell=cell, distance=distance)


# --- what happens ---


def explore(x: Expedition, move: int) -> None:
    """RRR-EXPLORE-01, RRR-EXPLORE-16: place one card, move, light, draw, apply its effects.

    Before each step there is a token window (RRR-SARC-04).
    """
    card, cell, passages = m.card_of(move), m.cell_of(move), m.passages_of(move)
    seat = x.active
    exits = turned(x.box.room_exits[card], m.turns_of(move))
    edges = exits & x.maze.frontier[cell] & 63 | passages
    # Without a token nothing can happen before the walk, so the way is known now.
    path = () if x.tokens[seat] else look_around(x).path(cell)
    x.leave_hand(seat, card)
    x.maze = x.maze.with_tile(cell, card, exits, passages)
    x.fresh = cell
    x.links_made = 0
    if x.marks:
        clear_marks(x, cell=cell)
    links = edges.bit_count()
    x.tell((told.ROOM_PLACED, "RRR-EXPLORE-02", seat, card, cell, exits, links))
    if passages:
        _lay_passages(x, seat, cell, passages)
    _plan_steps(x, card, cell, links, path)


def _plan_steps(x: Expedition, card: int, cell: int, links: int, path: tuple[int, ...]) -> None:
    """The four steps after placing; only those that have something to do."""
    windows = bool(x.tokens[x.active])
    if x.box.room_symbol[card] and triangles(x.maze, cell):
        x.push(DOOR_MECHANISM, cell)
        x.push(TORCH_MECHANISM, cell)
    if x.box.room_tomb[card]:
        x.push(DRAW_TOKEN, W_BEFORE_MECHANISMS)
    if windows:
        x.push(WINDOW, W_BEFORE_EFFECTS)
    x.push(DRAW_FOR_LINKS, links)
    if windows:
        x.push(WINDOW, W_BEFORE_DRAW)
    x.push(LIGHT, cell)
    if windows:
        x.push(WINDOW, W_BEFORE_LIGHT)
    x.push(WALK_TO_ROOM, cell, 0, path)
    if windows:
        x.push(WINDOW, W_BEFORE_MOVE)


def _lay_passages(x: Expedition, seat: int, cell: int, passages: int) -> None:
    """RRR-SARC-24: the tokens now lie on the edges of the new card."""
    for side in range(6):
        if passages >> side & 1:
            x.spend_token(seat, passage_token(x), kept_on_board=True)
            x.tell((told.PASSAGE_LAID, "RRR-SARC-24", seat, cell, cell + DELTA[side]))


def walk_to_room(x: Expedition, cell: int, _b: int, path: tuple[int, ...]) -> None:
    """RRR-EXPLORE-12: the cat must move onto the new card."""
    walk(x, cell, FOR_ROOM, path)
