"""INV-01 to INV-12 of the specification: what is true of every expedition between two decisions.

Each takes the state after a move and what happened in that move, and asserts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain

from mastaba.games.run_run_run import RunRunRun, steps
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run.box import BOSSES, EXIT_DOOR, MUMMIES, PASSAGE, VAULT
from mastaba.games.run_run_run.expedition import PLAYING
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.contract import Event
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, ORIGIN

Invariant = Callable[[RunRunRun, Sequence[Event]], None]


def inv_01_sixty_four_room_cards(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Draw pile, discard pile, hands, pool and maze hold each Room Card exactly once."""
    in_maze = [card for card in x.maze.cards.values() if card < VAULT]
    cards = [*x.deck[x.drawn :], *x.discard, *chain(*x.hands), *x.pool, *in_maze]
    assert sorted(cards) == list(range(64))


def inv_02_thirty_nine_torches(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Bank, stock and rooms hold all torches; with endless torches the bank owes the rest."""
    assert x.bank + x.stock + len(x.torchlit) == 39
    assert x.stock >= 0
    assert x.bank >= 0 or x.house.endless_torches
    assert len(set(x.torchlit)) == len(x.torchlit)


def inv_03_one_connected_maze(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Every tile is linked to the Vault, and the distances are those of the links."""
    maze = x.maze
    distance = {ORIGIN: 0}
    ring = [ORIGIN]
    while ring:
        ring = [beside for cell in ring for beside in maze.links(cell) if beside not in distance]
        distance.update({cell: max(distance.values()) + 1 for cell in ring})
    assert distance == maze.steps
    assert set(distance) == set(maze.cards) == set(maze.exits) == set(maze.ways)
    for cell, ways in maze.ways.items():
        assert len(set(ways)) == len(ways)
        assert all(cell in maze.ways[beside] for beside in maze.links(cell))


def inv_04_corridors_meet(x: RunRunRun, _events: Sequence[Event]) -> None:
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
                assert linked
            elif EXIT_DOOR in (maze.cards[cell], maze.cards[beside]):
                # RRR-DOOR-08 blocks exits, RRR-DOOR-09 breaks through a wall: the door decides.
                assert linked == bool(mine if maze.cards[cell] == EXIT_DOOR else theirs)
            else:
                assert mine == theirs
                assert linked == bool(mine)


def inv_05_four_mummies(x: RunRunRun, _events: Sequence[Event]) -> None:
    """The four mummies sleep or are awake; when the Boss is out, nobody sleeps any more."""
    awake = [foe for foe in x.foes if foe in MUMMIES]
    assert len(set(awake)) == len(awake)
    if x.boss_is_out():
        assert x.mummy_pile == ()
    else:
        assert sorted([*x.mummy_pile, *awake]) == list(MUMMIES)


def inv_06_power_and_hearts_on_the_pile(x: RunRunRun, _events: Sequence[Event]) -> None:
    assert 1 <= power(x) <= 4
    assert 0 <= x.hearts_on_pile <= 4


def inv_07_hearts_of_the_foes(x: RunRunRun, _events: Sequence[Event]) -> None:
    """An awake foe has a heart at least, a mummy five at most."""
    for foe in x.foes:
        assert x.foe_hearts[foe] >= 1
        assert x.foe_hearts[foe] <= (5 if foe in MUMMIES else x.box.foe_hearts[foe])
    if x.house.heart_limit:
        # Whoever appears when all twenty are out still gets one: nothing walks without a heart.
        assert x.hearts_in_use() <= 20 + len(x.foes)


def inv_08_nobody_acts_with_an_empty_hand(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Whenever an action is chosen or a turn begins or ends, every hand holds a card."""
    if x.ending != PLAYING:
        return
    kind, window, _b, _cells = x.question()
    at_the_edge = kind == steps.Q_WINDOW and window in (steps.W_START, steps.W_END)
    if kind == steps.Q_ACTION or at_the_edge:
        assert all(x.hands)


def inv_09_a_card_serves_once(x: RunRunRun, _events: Sequence[Event]) -> None:
    """No Room Card is in two torch mechanisms, nor in two door mechanisms."""
    for corners in (x.torch_corners, x.door_corners):
        used = [cell for corner in corners for cell in corner if x.maze.is_room_card(cell)]
        assert len(set(used)) == len(used)


def inv_10_seventeen_tokens(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Pile, players, spent tokens and laid passages hold all sarcophagus tokens."""
    passage = x.box.token_effect.index(PASSAGE)
    laid = [passage] * len(x.maze.passages)
    tokens = Counter([*x.token_pile, *chain(*x.tokens), *x.spent_tokens, *laid])
    assert tokens == Counter(x.box.token_pile)
    assert tokens.total() == 17


def inv_11_the_door_and_the_boss(x: RunRunRun, events: Sequence[Event]) -> None:
    """The third door token brings the Exit Door, and the Exit Door the Boss."""
    placed = len(x.door_corners)
    assert placed <= 3
    being_placed = x.agenda is not None and x.question()[0] == steps.Q_EXIT
    assert (EXIT_DOOR in x.maze.cards.values()) == (placed == 3 and not being_placed)
    assert x.boss_is_out() == (EXIT_DOOR in x.maze.cards.values())
    kinds = [event[0] for event in events]
    assert kinds.count(told.EXIT_OPENED) == kinds.count(told.BOSS_APPEARED)
    assert [foe for foe in x.foes if foe in BOSSES] in ([], [x.boss])
    assert x.boss_is_out() or x.boss not in x.foes


def inv_12_a_move_is_one_step_closer(x: RunRunRun, events: Sequence[Event]) -> None:
    """Each move of a foe brings it exactly one link closer to the Vault."""
    for event in events:
        if event[0] == told.FOE_MOVED:
            _kind, _rule, _foe, start, goal = event
            assert goal in x.maze.ways[start]
            assert x.maze.steps[start] - x.maze.steps[goal] == 1


def everybody_stands_in_the_maze(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Cats and foes stand on tiles, no cat is there twice, and three regroup tiles are enough."""
    assert all(cell in x.maze.cards for cell in x.cats)
    rooms = x.maze.room_cells()
    assert all(x.foe_cells[foe] in x.maze.cards for foe in x.foes if rooms and _placed(x, foe))
    known = [kind for kind in x.kinds if kind >= 0]
    assert len(set(known)) == len(known)
    assert 0 <= x.regroup_tiles <= 3
    assert len(x.torch_corners) <= 5


def _placed(x: RunRunRun, foe: int) -> bool:
    """Whether the foe's figure is in the maze: not while its place is being chosen."""
    if x.agenda is None:
        return True
    kind, mummy, _b, _cells = x.question()
    return not (kind == steps.Q_PLACE_MUMMY and mummy == foe)


def the_edge_of_the_maze_is_known(x: RunRunRun, _events: Sequence[Event]) -> None:
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
    assert x.maze.frontier == expected
    for cell, ways in x.maze.ways.items():
        assert {beside for beside in ways if beside not in x.maze.cards} == mouths[cell]


INVARIANTS: tuple[Invariant, ...] = (
    inv_01_sixty_four_room_cards,
    inv_02_thirty_nine_torches,
    inv_03_one_connected_maze,
    inv_04_corridors_meet,
    inv_05_four_mummies,
    inv_06_power_and_hearts_on_the_pile,
    inv_07_hearts_of_the_foes,
    inv_08_nobody_acts_with_an_empty_hand,
    inv_09_a_card_serves_once,
    inv_10_seventeen_tokens,
    inv_11_the_door_and_the_boss,
    inv_12_a_move_is_one_step_closer,
    everybody_stands_in_the_maze,
    the_edge_of_the_maze_is_known,
)


def check_all(x: RunRunRun, events: Sequence[Event]) -> None:
    for invariant in INVARIANTS:
        invariant(x, events)
