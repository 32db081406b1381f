"""The finale: where the Exit Door goes, and whether the team is ready for the Boss."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.guarding import survives
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.exit_door import exit_places
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.kernel.contract import Move
from mastaba.kernel.hexgrid import DELTA


def place_exit(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """As far from the Vault as can be, and not before the noses of weak cats."""
    return max(moves, key=lambda move: exit_worth(outlook, m.cell_of(move), m.side_of(move)))


def exit_worth(outlook: Outlook, cell: int, side: int) -> float:
    """The Boss may be any of the three; its first step leads through the room behind the door."""
    x = outlook.x
    behind = cell + DELTA[side]
    cost = 0.0
    for boss in b.BOSSES:
        damage = x.box.foe_strength[boss]
        cost += outlook.team_blows(behind, True, damage)
        if x.has_cat(behind) and not survives(x, behind, damage):
            cost += w.LOSS
    return w.PLACED_FARTHER * (x.maze.steps[behind] + 1) - cost / len(b.BOSSES)


def last_door(outlook: Outlook) -> float:
    """What it is worth to let the Boss in now; less than nothing while the team is too weak.

    The longer the game has lasted, the less strength is waited for.
    """
    wanted = w.CAUTION - w.IMPATIENCE * max(0, outlook.x.round() - w.PATIENT_ROUNDS)
    return w.LAST_DOOR * (min(readiness(outlook), w.READY_ENOUGH) - wanted)


def readiness(outlook: Outlook) -> float:
    """Damage that we can do before the Boss is in the Vault, beside the hearts of all foes."""
    x = outlook.x
    far = max([exit_worth(outlook, *place) for place in exit_places(x)])
    fights = far / w.PLACED_FARTHER / (1 + outlook.pace())
    cards = sum([len(hand) - 1 for hand in x.hands])
    damage = min(fights * w.DAMAGE_PER_FIGHT, cards * w.DAMAGE_WITH_REFUND)
    hearts = w.BOSS_HEARTS + sum([x.foe_hearts[foe] for foe in x.foes])
    return (damage + w.DAMAGE_PER_FIGHT * _doubles(x)) / hearts


def _doubles(x: Expedition) -> int:
    """Double-damage tokens in the team."""
    return sum([1 for held in x.tokens for t in held if x.box.token_effect[t] == b.DOUBLE])
