"""The scout: a rule-of-thumb player who builds towards the doors and keeps foes off the Vault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mastaba.bots.run_run_run import fighting, finale, gathering, guarding, treasures, walking
from mastaba.bots.run_run_run.building import Builder, door_triangle
from mastaba.bots.run_run_run.fighting import best_fight
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.kernel.contract import Move, Seat, State

Answer = Callable[[Outlook, Sequence[Move]], Move]

FAVOURITE_CATS: Final = (b.SCRATCH, b.MAPKIN, b.PILFER, b.EMBER)


def choose_cat(_outlook: Outlook, moves: Sequence[Move]) -> Move:
    return min(moves, key=lambda move: FAVOURITE_CATS.index(m.small_of(move)))


def action(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Explore, fight or regroup: whatever is worth most."""
    explores = [move for move in moves if m.EXPLORE.says(move)]
    fights = [move for move in moves if m.FIGHT.says(move)]
    options: list[tuple[float, Move]] = []
    if explores:
        options.append(Builder(outlook).best(explores))
    if fights:
        options.append(best_fight(outlook, fights))
    if m.bare(m.REGROUP) in moves:
        options.append((gathering.regroup_worth(outlook), m.bare(m.REGROUP)))
    if m.bare(m.PASS) in moves:
        options.append((0.0, m.bare(m.PASS)))
    if not options:
        return moves[0]
    return max(options)[1]


def agree(_outlook: Outlook, _moves: Sequence[Move]) -> Move:
    return m.bare(m.AGREE)


def first(_outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Any answer will do."""
    return moves[0]


ANSWERS: Final[dict[int, Answer]] = {
    steps.Q_CAT: choose_cat,
    steps.Q_WINDOW: treasures.window,
    steps.Q_ROUTE: guarding.route,
    steps.Q_FOE_ORDER: first,
    steps.Q_PLACE_MUMMY: guarding.place_mummy,
    steps.Q_SPLIT: guarding.split,
    steps.Q_SPLIT_AGREED: guarding.agree_to_split,
    steps.Q_SPLIT_DEADLOCK: agree,
    steps.Q_SHIELD: guarding.shield,
    steps.Q_ACTION: action,
    steps.Q_STRIDE: walking.stride,
    steps.Q_TORCH_TRIANGLE: first,
    steps.Q_DOOR_TRIANGLE: door_triangle,
    steps.Q_EXIT: finale.place_exit,
    steps.Q_COMMIT: fighting.commit,
    steps.Q_HIT: fighting.hit,
    steps.Q_LOOT: fighting.loot,
    steps.Q_FOOTPRINT: fighting.footprint,
    steps.Q_JOIN: gathering.join,
    steps.Q_OFFER: gathering.offer,
    steps.Q_TORCHES: gathering.burn,
    steps.Q_SHARE: gathering.share,
    steps.Q_SHARE_AGREED: agree,
    steps.Q_SHARE_DEADLOCK: agree,
    steps.Q_TRADE: gathering.trade,
    steps.Q_TRADE_AGREED: agree,
    steps.Q_ABILITY: fighting.ability,
    steps.Q_HEXES: fighting.draw,
}


class Scout:
    """Sensible, helpful and quick; it looks one move ahead and knows the dice."""

    name = "scout"

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        assert isinstance(seen, Expedition), "the scout only plays Run Run Run!"
        return ANSWERS[seen.question()[0]](Outlook(seen, seat), moves)
