"""INV-01 to INV-12 of the specification: what is true of every expedition between two decisions.

Each takes the state after a move and what happened in that move, and asserts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mastaba.games.run_run_run import RunRunRun, sound
from mastaba.games.run_run_run import events as told
from mastaba.kernel.contract import Event

Invariant = Callable[[RunRunRun, Sequence[Event]], None]


def inv_01_sixty_four_room_cards(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Draw pile, discard pile, hands, pool and maze hold each Room Card exactly once."""
    assert len(x.box.room_exits) == 64
    assert sound.every_room_card_is_there_once(x)


def inv_02_thirty_nine_torches(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Bank, stock and rooms hold all torches; with endless torches the bank owes the rest."""
    assert x.box.torches == 39
    assert sound.every_torch_is_there_once(x)


def inv_03_one_connected_maze(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Every tile is linked to the Vault, and the distances are those of the links."""
    assert sound.the_maze_is_connected(x)


def inv_04_corridors_meet(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Exit meets exit and wall meets wall, but for passages and the Exit Door; links say so."""
    assert sound.corridors_meet(x)


def inv_05_four_mummies(x: RunRunRun, _events: Sequence[Event]) -> None:
    """The four mummies sleep or are awake; when the Boss is out, nobody sleeps any more."""
    assert sound.every_mummy_sleeps_or_is_awake(x)


def inv_06_power_and_hearts_on_the_pile(x: RunRunRun, _events: Sequence[Event]) -> None:
    assert sound.power_and_hearts_on_the_pile_are_within_bounds(x)


def inv_07_hearts_of_the_foes(x: RunRunRun, _events: Sequence[Event]) -> None:
    """An awake foe has a heart at least, a mummy five at most."""
    assert x.box.heart_tokens == 20
    assert sound.every_awake_foe_has_hearts(x)


def inv_08_nobody_acts_with_an_empty_hand(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Whenever an action is chosen or a turn begins or ends, every hand holds a card."""
    assert sound.nobody_acts_with_an_empty_hand(x)


def inv_09_a_card_serves_once(x: RunRunRun, _events: Sequence[Event]) -> None:
    """No Room Card is in two torch mechanisms, nor in two door mechanisms."""
    assert sound.a_card_serves_one_mechanism_of_a_kind(x)


def inv_10_seventeen_tokens(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Pile, players, spent tokens and laid passages hold all sarcophagus tokens."""
    assert len(x.box.token_pile) == 17
    assert sound.every_token_is_there_once(x)


def inv_11_the_door_and_the_boss(x: RunRunRun, events: Sequence[Event]) -> None:
    """The third door token brings the Exit Door, and the Exit Door the Boss."""
    assert sound.the_boss_is_out_with_the_exit_door(x)
    kinds = [event[0] for event in events]
    assert kinds.count(told.ExitOpened) == kinds.count(told.BossAppeared)


def inv_12_a_move_is_one_step_closer(x: RunRunRun, events: Sequence[Event]) -> None:
    """Each move of a foe brings it exactly one link closer to the Vault."""
    for event in events:
        if event[0] == told.FoeMoved:
            _kind, _rule, _foe, start, goal = event
            assert goal in x.maze.ways[start]
            assert x.maze.steps[start] - x.maze.steps[goal] == 1


def everybody_stands_in_the_maze(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Cats and foes stand on tiles, no cat is there twice, and three regroup tiles are enough."""
    assert sound.everybody_stands_in_the_maze(x)
    assert 0 <= x.regroup_tiles <= 3
    assert len(x.torch_corners) <= 5 or x.house.options["torchMechanisms"] == "unlimited"


def the_edge_of_the_maze_is_known(x: RunRunRun, _events: Sequence[Event]) -> None:
    """Every empty hex beside the maze, with the edges that touch a tile and the exits there."""
    assert sound.the_edge_of_the_maze_is_known(x)


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
