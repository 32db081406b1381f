"""Guarding: where foes go, where they appear, and who takes their blows."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.attack import shield_of
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.kernel.contract import Move


def symbols_to_come(x: Expedition) -> int:
    """Mummy symbols of this roll that are still to be resolved."""
    count = 0
    agenda = x.agenda
    while agenda is not None:
        if agenda[0][0] == steps.SYMBOL:
            count += 1
        agenda = agenda[1]
    return count


def in_mummies_step(x: Expedition) -> bool:
    agenda = x.agenda
    while agenda is not None:
        if agenda[0][0] == steps.SWIFT_MOVES:
            return True
        agenda = agenda[1]
    return False


def moves_to_come(x: Expedition, foe: int) -> int:
    """Rooms the foe will still walk in this Mummies' step if nothing halts it."""
    if x.halted >> foe & 1 or not in_mummies_step(x):
        return 0
    swift = x.box.foe_swift[foe] and not x.newcomers >> foe & 1
    return symbols_to_come(x) + int(swift)


def survives(x: Expedition, cell: int, damage: int) -> bool:
    """Whether the cats there can share so much damage and live."""
    cats = x.cats_at(cell)
    if any(shield_of(x, seat) >= 0 for seat in cats):
        return True
    return sum([len(x.hands[seat]) - 1 for seat in cats]) >= damage


def route(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Around the cats, unless a cat must stop the foe before the Vault."""
    x = outlook.x
    _kind, foe, _cause, _rooms = x.question()
    needs_stopping = moves_to_come(x, foe) + 1 >= outlook.steps_left(foe)

    def worth(move: Move) -> float:
        cell = m.cell_of(move)
        if not x.has_cat(cell):
            return _cat_further_on(x, cell, needs_stopping)
        if not survives(x, cell, x.box.foe_strength[foe]):
            return -w.LOSS
        return w.LOSS if needs_stopping else -float(x.box.foe_strength[foe])

    return max(moves, key=worth)


def _cat_further_on(x: Expedition, cell: int, wanted: bool) -> float:
    """Whether the shortest ways on from there meet a cat."""
    maze = x.maze
    ring = {cell}
    while ring:
        following: set[int] = set()
        for room in ring:
            following.update(maze.closer(room))
        if any(room in x.cats for room in following if maze.steps[room]):
            return 1.0 if wanted else -0.5
        ring = following
    return 0.0


def place_mummy(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """As far from the Vault as can be, and not where it strikes at once."""
    x = outlook.x
    mummy = x.question()[1]
    swift, damage = x.box.foe_swift[mummy], x.box.foe_strength[mummy]

    def worth(move: Move) -> float:
        cell = m.cell_of(move)
        far = w.PLACED_FARTHER * x.maze.steps[cell] - outlook.team_blows(cell, swift, damage)
        if in_mummies_step(x) and x.has_cat(cell) and not survives(x, cell, damage):
            far -= w.LOSS
        return far

    return max(moves, key=worth)


def split(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """So that all live, at the least cost; a shield takes it all."""
    x = outlook.x

    def worth(move: Move) -> float:
        total = 0.0
        for seat, share in enumerate(m.shares_of(move, x.seats)):
            if share:
                total += _share_worth(outlook, seat, share)
        return total

    return max([move for move in moves if m.SPLIT.says(move)], key=worth)


def agree_to_split(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    """To whatever the others like, but for a split that loses where another would not.

    After a round of objections it agrees to that too, so that it never holds up the table.
    """
    x = outlook.x
    _kind, foe, objections, shares = x.question()
    room = x.foe_cells[foe]
    worth = sum([_share_worth(outlook, seat, share) for seat, share in enumerate(shares) if share])
    stubborn = objections < len(x.cats_at(room))
    if worth <= -w.LOSS and survives(x, room, sum(shares)) and stubborn:
        return m.bare(m.OBJECT)
    return m.bare(m.AGREE)


def _share_worth(outlook: Outlook, seat: int, share: int) -> float:
    x = outlook.x
    if shield_of(x, seat) >= 0 and not (x.house.shield_own_turn and seat != x.active):
        return -w.TOKEN
    cards = len(x.hands[seat])
    if share >= cards:
        return -w.LOSS
    return outlook.hand(cards - share) - outlook.hand(cards)


def shield(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    """A shield is for blows that would hurt."""
    x, seat = outlook.x, outlook.seat
    share = x.question()[3][seat]
    cards = len(x.hands[seat])
    lost = w.LOSS if share >= cards else outlook.hand(cards) - outlook.hand(cards - share)
    return m.bare(m.SHIELD if lost > w.TOKEN else m.SUFFER)
