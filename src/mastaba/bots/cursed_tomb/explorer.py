"""The explorer: looks one move ahead, gathers scarabs, and enters the tomb when it may.

TOMB-DT-45 describes the play on the board; the levels, from child to surgeon, differ in their hands
(TOMB-DT-44), and a child also follows its whims.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mastaba.games.cursed_tomb import CursedTomb, steps
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import BOLD, GENTLE, NORMAL
from mastaba.games.cursed_tomb.descent import GONE
from mastaba.games.cursed_tomb.heap import class_of, covers_on
from mastaba.games.cursed_tomb.moving import arrive, destination
from mastaba.kernel.chance import below, word
from mastaba.kernel.contract import Move, Seat, State

SCARAB_WORTH: Final = (0.0, 3.0, 5.5, 7.0, 7.5)
"""What it is worth to own so many, in squares: two open the tomb, the third is a reserve."""

NEW_TILE: Final = 1.5
NEW_TILE_AHEAD: Final = 0.4
"""What a new tile promises, and more for each square that it lies ahead."""

HEAD_COST: Final = 0.15
EARLY_DOOR_COST: Final = 5.0
"""Standing before the tomb with too few scarabs is a dead end."""

STANDSTILL: Final = -50.0
"""Waiting gets nobody anywhere, and might go on for ever."""

WHIM: Final = 1.0
"""How much a decision may be off, in squares: nobody weighs things exactly."""

Answer = Callable[["Explorer", CursedTomb, Seat, Sequence[Move], int], Move]


class Explorer:
    """A player with a hand of some skill."""

    name = "explorer"
    pace = NORMAL
    rummages = False
    whims = WHIM

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        assert isinstance(seen, CursedTomb)
        return _ANSWERS[seen.question()](self, seen, seat, moves, luck)

    def any_of(self, _x: CursedTomb, _seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        return moves[luck * len(moves) >> 64]

    # --- the board ---

    def explore(self, x: CursedTomb, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        if m.bare(m.ENTER) in moves:
            return m.bare(m.ENTER)
        worth = [
            self._promise(x, seat, move) + self.whims * whim(luck, number)
            for number, move in enumerate(moves)
        ]
        return moves[worth.index(max(worth))]

    def _promise(self, x: CursedTomb, seat: Seat, move: Move) -> float:
        if m.verb(move) == m.TURN_TILE:
            ahead = x.box.tile_squares[x.turned] - x.pawns[seat]
            return NEW_TILE + NEW_TILE_AHEAD * ahead
        other = x.clone()
        other.demanded = m.first_of(move)
        return max(worth_of(other, seat, way) for way in (m.FORWARD, m.BACKWARD))

    def move(self, x: CursedTomb, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        """The better way; staying only where there is no other."""
        worth = [
            (worth_of(x, seat, m.verb(move)) + self.whims * whim(luck, number), move)
            for number, move in enumerate(moves)
        ]
        return max(worth)[1]

    def again(self, _x: CursedTomb, _seat: Seat, _moves: Sequence[Move], _luck: int) -> Move:
        return m.bare(m.EXPLORE)

    # --- the abstract trap ---

    def pull(self, x: CursedTomb, _seat: Seat, moves: Sequence[Move], _luck: int) -> Move:
        """The stone that lies most open; a strong hand clears it first and takes its time."""
        stones = x.box.stones_in(x.bowl, x.demanded)
        stone = min(stones, key=lambda one: class_of(x, one))
        covers = covers_on(x, stone)
        spare = x.patience - x.box.rummage_cost - x.box.pace_costs[self.pace]
        if self.rummages and covers and spare >= 0:
            return m.rummage(covers[0], stone)
        paces = [pace for pace in range(self.pace, BOLD + 1) if m.pull(stone, pace) in moves]
        return m.pull(stone, paces[0])


def worth_of(x: CursedTomb, seat: Seat, verb: int) -> float:
    """How much better off the seat is after that move, the mummy's walk included, in squares."""
    if verb == m.STAY:
        return STANDSTILL
    to = destination(x, verb)
    if to == GONE:
        return 2 * STANDSTILL
    after = x.clone()
    arrive(after, to, verb == m.FORWARD)
    gained = after.pawns[seat] - x.pawns[seat]
    if x.house.full_speed:
        return float(gained)
    had, have = x.scarabs[seat], after.scarabs[seat]
    worth = gained + SCARAB_WORTH[have] - SCARAB_WORTH[had] - HEAD_COST * x.box.heads[to]
    if after.pawns[seat] == x.box.last_room and have < x.box.entry:
        worth -= EARLY_DOOR_COST
    return worth


def whim(luck: int, number: int) -> float:
    """About normal around 0, with a spread of 1: the sum of twelve even throws less six."""
    throws = [below(word(luck, number, 0), 0, count, 1 << 16) for count in range(12)]
    return sum(throws) / (1 << 16) - 6


class Surgeon(Explorer):
    name = "surgeon"
    pace = GENTLE
    rummages = True


class Strong(Explorer):
    name = "strong"
    pace = GENTLE
    rummages = True


class Medium(Explorer):
    name = "medium"
    pace = NORMAL


class Weak(Explorer):
    name = "weak"
    pace = BOLD


class Child(Explorer):
    name = "child"
    pace = BOLD
    whims = 3 * WHIM


_ANSWERS: Final[dict[int, Answer]] = {
    steps.Q_PAWN: Explorer.any_of,
    steps.Q_VOTE: Explorer.any_of,
    steps.Q_EXPLORE: Explorer.explore,
    steps.Q_HEAP: Explorer.pull,
    steps.Q_MOVE: Explorer.move,
    steps.Q_EXTRA: Explorer.again,
}
