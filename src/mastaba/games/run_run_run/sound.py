"""What is true of every expedition between two moves: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.box import BOSSES, EXIT_DOOR, FOES, MUMMIES, PASSAGE, VAULT
from mastaba.games.run_run_run.expedition import PLAYING, Expedition
from mastaba.games.run_run_run.mechanisms import torch_mechanisms_left
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, ORIGIN
from mastaba.kernel.soundness import Invariant

MOST_OWED: Final = 1_000
"""Torches beyond those of the box, where they are endless: far more than any game has."""


def each_seat_has_all_that_belongs_to_it(x: Expedition) -> bool:
    return all(len(one) == x.seats for one in (x.hands, x.tokens, x.kinds, x.cats))


def those_who_are_named_sit_there(x: Expedition) -> bool:
    named = [x.active, *[seat for seat, _cell in x.marks]]
    return all(seat < x.seats for seat in named) and not (x.partners | x.pending) >> x.seats


def every_room_card_is_there_once(x: Expedition) -> bool:
    """In the draw pile, the discard pile, a hand, the pool or the maze."""
    in_maze = [card for card in x.maze.cards.values() if card < VAULT]
    cards = [*x.deck[x.drawn :], *x.discard, *chain(*x.hands), *x.pool, *in_maze]
    return sorted(cards) == list(range(len(x.box.room_exits)))


def every_torch_is_there_once(x: Expedition) -> bool:
    """With endless torches the bank owes the rest."""
    whole = x.bank + x.stock + len(x.torchlit) == x.box.torches
    owed = -x.bank <= (MOST_OWED if x.house.endless_torches else 0)
    return whole and owed and x.stock >= 0 and len(set(x.torchlit)) == len(x.torchlit)


def the_maze_is_connected(x: Expedition) -> bool:
    """Every tile is linked to the Vault, and the distances are those of the links."""
    maze = x.maze
    distance = {ORIGIN: 0}
    ring = [ORIGIN]
    while ring:
        ring = list({beside for cell in ring for beside in maze.links(cell)} - set(distance))
        distance.update(dict.fromkeys(ring, max(distance.values()) + 1))
    tiles = set(maze.cards)
    linked = distance == maze.steps and set(distance) == tiles
    if not linked or set(maze.exits) != tiles or set(maze.ways) != tiles:
        return False
    both = [cell in maze.ways[beside] for cell in maze.ways for beside in maze.links(cell)]
    return all(both) and all(len(set(ways)) == len(ways) for ways in maze.ways.values())


def corridors_meet(x: Expedition) -> bool:
    """Exit meets exit and wall meets wall, but for passages and the Exit Door; links say so."""
    maze = x.maze
    for cell, exits in maze.exits.items():
        for side in range(6):
            beside = cell + DELTA[side]
            if beside not in maze.exits:
                continue
            mine, theirs = exits >> side & 1, maze.exits[beside] >> OPPOSITE[side] & 1
            linked = beside in maze.ways[cell]
            if (min(cell, beside), max(cell, beside)) in maze.passages:
                meet = linked
            elif EXIT_DOOR in (maze.cards[cell], maze.cards[beside]):
                # RRR-DOOR-08 blocks exits, RRR-DOOR-09 breaks through a wall: the door decides.
                meet = linked == bool(mine if maze.cards[cell] == EXIT_DOOR else theirs)
            else:
                meet = mine == theirs and linked == bool(mine)
            if not meet:
                return False
    return True


def the_edge_of_the_maze_is_known(x: Expedition) -> bool:
    """Every empty hex beside the maze, with the edges that touch a tile and the exits there."""
    expected: dict[int, int] = {}
    mouths: dict[int, set[int]] = {cell: set() for cell in x.maze.cards}
    for cell, exits in x.maze.exits.items():
        for side in range(6):
            beside = cell + DELTA[side]
            if beside not in x.maze.cards:
                there = 1 << OPPOSITE[side]
                expected[beside] = expected.get(beside, 0) | there << 6
                if exits >> side & 1:
                    expected[beside] |= there
                    mouths[cell].add(beside)
    open_ways = {
        cell: {beside for beside in ways if beside not in x.maze.cards}
        for cell, ways in x.maze.ways.items()
    }
    return x.maze.frontier == expected and open_ways == mouths


def every_mummy_sleeps_or_is_awake(x: Expedition) -> bool:
    """When the Boss is out, nobody sleeps any more."""
    awake = [foe for foe in x.foes if foe in MUMMIES]
    if x.boss_is_out():
        return not x.mummy_pile and len(set(awake)) == len(awake)
    return sorted([*x.mummy_pile, *awake]) == list(MUMMIES)


def power_and_hearts_on_the_pile_are_within_bounds(x: Expedition) -> bool:
    return 1 <= power(x) <= 4 and 0 <= x.hearts_on_pile <= 4


def every_awake_foe_has_hearts(x: Expedition) -> bool:
    """A mummy five at most; whoever appears when all are out still gets one."""
    for foe in x.foes:
        most = 5 if foe in MUMMIES else x.box.foe_hearts[foe]
        if not 1 <= x.foe_hearts[foe] <= most:
            return False
    return not x.house.heart_limit or x.hearts_in_use() <= x.box.heart_tokens + len(x.foes)


def nobody_acts_with_an_empty_hand(x: Expedition) -> bool:
    """Whenever an action is chosen or a turn begins or ends, every hand holds a card."""
    if x.ending != PLAYING:
        return True
    kind, window, _b, _cells = x.question()
    at_the_edge = kind == steps.Q_WINDOW and window in (steps.W_START, steps.W_END)
    return all(x.hands) if kind == steps.Q_ACTION or at_the_edge else True


def a_card_serves_one_mechanism_of_a_kind(x: Expedition) -> bool:
    for corners in (x.torch_corners, x.door_corners):
        used = [cell for corner in corners for cell in corner if x.maze.is_room_card(cell)]
        if len(set(used)) < len(used):
            return False
    return torch_mechanisms_left(x) >= 0 and len(x.door_corners) <= x.box.door_tokens


def every_token_is_there_once(x: Expedition) -> bool:
    """In the pile, with a player, spent, or laid as a passage."""
    laid = [x.box.token_effect.index(PASSAGE)] * len(x.maze.passages)
    tokens = Counter([*x.token_pile, *chain(*x.tokens), *x.spent_tokens, *laid])
    return tokens == Counter(x.box.token_pile) and 0 <= x.regroup_tiles <= x.box.regroup_tiles


def the_boss_is_out_with_the_exit_door(x: Expedition) -> bool:
    """The last door token brings the Exit Door, and that the Boss."""
    being_placed = x.agenda is not None and x.question()[0] == steps.Q_EXIT
    placed = len(x.door_corners) == x.box.door_tokens and not being_placed
    is_there = EXIT_DOOR in x.maze.cards.values()
    bosses = [foe for foe in x.foes if foe in BOSSES]
    if bosses not in ([], [x.boss]) or not (x.boss_is_out() or not bosses):
        return False
    return is_there == placed and x.boss_is_out() == is_there


def everybody_stands_in_the_maze(x: Expedition) -> bool:
    """But a mummy whose place is being chosen; no cat is there twice."""
    known = [kind for kind in x.kinds if kind >= 0]
    waits = -1
    if x.agenda is not None and x.question()[0] == steps.Q_PLACE_MUMMY:
        waits = x.question()[1]
    rooms = x.maze.room_cells()
    foes = [x.foe_cells[foe] in x.maze.cards for foe in x.foes if rooms and foe != waits]
    at_home = all(foes) and all(cell in x.maze.cards for cell in x.cats)
    return at_home and len(set(known)) == len(known) and set(x.foes) <= set(range(len(FOES)))


def something_is_asked_until_the_end(x: Expedition) -> bool:
    return x.ending != PLAYING or x.question()[0] >= steps.FIRST_QUESTION


INVARIANTS: Final[tuple[Invariant, ...]] = (
    each_seat_has_all_that_belongs_to_it,
    those_who_are_named_sit_there,
    something_is_asked_until_the_end,
    every_room_card_is_there_once,
    every_torch_is_there_once,
    every_token_is_there_once,
    the_maze_is_connected,
    corridors_meet,
    the_edge_of_the_maze_is_known,
    every_mummy_sleeps_or_is_awake,
    power_and_hearts_on_the_pile_are_within_bounds,
    every_awake_foe_has_hearts,
    nobody_acts_with_an_empty_hand,
    a_card_serves_one_mechanism_of_a_kind,
    the_boss_is_out_with_the_exit_door,
    everybody_stands_in_the_maze,
)
