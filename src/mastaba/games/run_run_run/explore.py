"""Chapter EXPLORE: a card becomes a room, and the cat walks into it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.fits import distinct_turns
from mastaba.games.run_run_run.layout import CELL_AT
from mastaba.games.run_run_run.marks import clear_marks
from mastaba.games.run_run_run.maze import FAR, has_corner, survey
from mastaba.games.run_run_run.mechanisms import symbol_triangles
from mastaba.games.run_run_run.moving import ALLOWANCE, FOR_ROOM, in_reach, look_around, walk
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
from mastaba.kernel.questions import Step

# --- what is legal ---


def explore_moves(x: Expedition) -> list[int]:
    """RRR-EXPLORE-02, RRR-GEO-09: every card, hex and turn that fits and can be reached.

    RRR-EXPLORE-03, RRR-EXPLORE-04, RRR-EXPLORE-05, RRR-EXPLORE-06, RRR-EXPLORE-07, RRR-EXPLORE-08
    and RRR-GEO-15 are in the table of fits; RRR-EXPLORE-09 and RRR-EXPLORE-10 in the survey.
    """
    if x.tokens[x.active]:
        # RRR-SARC-11: with a token to teleport by, distance does not matter.
        out = _placements(x, dict.fromkeys(x.maze.frontier, 0))
        passages = passages_held(x)
        if passages:
            _add_moves_with_passages(x, passages, out)
    else:
        out = _placements(x, look_around(x).spots)
    if x.house.forbid_sealing and not x.boss_is_out():
        out = [move for move in out if not seals_maze(x, move)]
    return out


def _placements(x: Expedition, spots: dict[int, int]) -> list[int]:
    """Every way to put a hand card on one of these hexes; `spots`: their distances, ascending."""
    frontier, fits = x.maze.frontier, x.box.fits
    cards = x.hands[x.active]
    reach = ALLOWANCE
    out: list[int] = []
    for cell, distance in spots.items():
        if distance > reach:
            reach, cards = _cards_for_far_hexes(x, distance)
            if not cards:
                break
        here = m.EXPLORE.number | cell << CELL_AT
        fits_here = fits[frontier[cell]]
        for card in cards:
            for way in fits_here[card]:
                out.append(way + here)
    return out


def _cards_for_far_hexes(x: Expedition, distance: int) -> tuple[int, tuple[int, ...]]:
    """The cards that may be placed so far away, and how much farther the same ones may be.

    RRR-MOVE-04, RRR-MOVE-06: another card must carry the rest of the way, and one must be left.
    """
    hand, values = x.hands[x.active], x.box.room_value
    if len(hand) < 3:
        return FAR, ()
    second, best = sorted([values[card] for card in hand])[-2:]
    if distance <= ALLOWANCE + second:
        return ALLOWANCE + second, hand
    if distance <= ALLOWANCE + best:
        return ALLOWANCE + best, tuple([card for card in hand if values[card] != best])
    return FAR, ()


def _add_moves_with_passages(x: Expedition, passages: int, out: list[int]) -> None:
    """RRR-SARC-24, RRR-SARC-26: each passage exempts one edge towards a Room Card."""
    looks = [
        (card, turns, turned(x.box.room_exits[card], turns))
        for card in x.hands[x.active]
        for turns in distinct_turns(x.box.room_exits[card])
    ]
    for cell, border in x.maze.frontier.items():
        care, must = border >> 6, border & 63
        sides = [1 << side for side in range(6) if x.maze.is_room_card(cell + DELTA[side])]
        for count in range(1, passages + 1):
            for chosen in combinations(sides, count):
                edges = sum(chosen)
                # RRR-SARC-25: not where exit meets exit anyway; the other edges must agree.
                watched, wanted = care & ~edges | must & edges, must & ~edges
                for card, turns, exits in looks:
                    if exits & watched == wanted:
                        move = m.explore(card, cell, turns, edges)
                        if _reachable(x, move):
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
        mine, theirs = exits >> side & 1, must >> side & 1
        if passages >> side & 1:
            if mine and theirs:
                return no("RRR-SARC-25", "passage-not-needed", cell=beside)
        elif mine and not theirs:
            return no(
                "RRR-EXPLORE-04", "exit-meets-wall",
                cell=beside, side=side, passage=_passage_there(x, move, side),
                turns=_fits_in_some_turn(exits, care, must),
            )  # fmt: skip
        elif theirs and not mine:
            return no(
                "RRR-EXPLORE-05", "closes-corridor",
                cell=beside, side=side, passage=_passage_there(x, move, side),
                turns=_fits_in_some_turn(exits, care, must),
            )  # fmt: skip
    if not (exits & must) | passages:
        return no("RRR-EXPLORE-08", "no-link")
    return None


def _passage_there(x: Expedition, move: int, side: int) -> str:
    """Whether to advise a secret passage: to nobody who has none left, nor where none can lie."""
    if passages_held(x) <= m.passages_of(move).bit_count():
        return "none"
    return "held" if x.maze.is_room_card(m.cell_of(move) + DELTA[side]) else "never"  # RRR-SARC-28


def _fits_in_some_turn(exits: int, care: int, must: int) -> bool:
    """Whether turning the card helps, so that nobody is advised to do so in vain."""
    return any((exits << by | exits >> (6 - by)) & care == must for by in range(6))


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
    """RRR-EXPLORE-09: on foot, or by a token that is not laid as a passage."""
    if len(x.tokens[x.active]) > m.passages_of(move).bit_count():
        return True
    return in_reach(x, _walking_distance(x, move), FOR_ROOM, m.card_of(move))


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
    border = x.maze.frontier[cell]
    links = (exits & border & 63 | passages).bit_count()
    # Without a token nothing can happen before the walk, so the way is known now.
    path = () if x.tokens[seat] else look_around(x).path(cell)
    x.leave_hand(seat, card)
    x.own_maze().add_tile(cell, card, exits, passages)
    x.fresh = cell
    x.links_made = 0
    if x.marks:
        clear_marks(x, cell=cell)
    x.tell((told.RoomPlaced, "RRR-EXPLORE-02", seat, card, cell, exits, links))
    if passages:
        _lay_passages(x, seat, cell, passages)
    if has_corner(border >> 6) and symbol_triangles(x, cell):
        x.push(DOOR_MECHANISM, cell)
        x.push(TORCH_MECHANISM, cell)
    if x.box.room_tomb[card]:
        x.push(DRAW_TOKEN, W_BEFORE_MECHANISMS)
    if x.tokens[seat]:
        _plan_steps_and_windows(x, cell, links)
    else:
        x.push(DRAW_FOR_LINKS, links)
        x.push(LIGHT, cell)
        walk(x, cell, FOR_ROOM, path)


def _plan_steps_and_windows(x: Expedition, cell: int, links: int) -> None:
    """RRR-SARC-04: who holds a token may use it before each step."""
    x.plan(
        (
            (WINDOW, W_BEFORE_MOVE, 0, ()),
            (WALK_TO_ROOM, cell, 0, ()),
            (WINDOW, W_BEFORE_LIGHT, 0, ()),
            (LIGHT, cell, 0, ()),
            (WINDOW, W_BEFORE_DRAW, 0, ()),
            (DRAW_FOR_LINKS, links, 0, ()),
            (WINDOW, W_BEFORE_EFFECTS, 0, ()),
        )
    )


def _lay_passages(x: Expedition, seat: int, cell: int, passages: int) -> None:
    """RRR-SARC-24: the tokens now lie on the edges of the new card."""
    for side in range(6):
        if passages >> side & 1:
            x.spend_token(seat, passage_token(x), kept_on_board=True)
            x.tell((told.PassageLaid, "RRR-SARC-24", seat, cell, cell + DELTA[side]))


def walk_to_room(x: Expedition, cell: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-EXPLORE-12: the cat must move onto the new card."""
    walk(x, cell, FOR_ROOM)


STEP_WALK_TO_ROOM: Final[Step[Expedition]] = Step(
    WALK_TO_ROOM, "walk-to-room", walk_to_room, h.CELL
)
