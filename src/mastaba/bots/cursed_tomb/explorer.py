"""The explorer: looks one move ahead, gathers scarabs, and enters the tomb when it may.

TOMB-DT-45 describes the play on the board; the levels, from child to surgeon, differ in their hands
(TOMB-DT-44), and a child also follows its whims. Before it chooses a colour it looks into the bowl.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mastaba.bots.cursed_tomb.skill import CHANCES, HAND_OF_BOT, Lies, Look
from mastaba.games.cursed_tomb import CursedTomb, steps
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import BOLD, DEEP, GENTLE, NORMAL, SCEPTRE
from mastaba.games.cursed_tomb.descent import GONE
from mastaba.games.cursed_tomb.explore import ENTER, NAME
from mastaba.games.cursed_tomb.heap import class_of, covers_on, pull, rummage
from mastaba.games.cursed_tomb.moving import BACKWARD, FORWARD, STAY, arrive, destination
from mastaba.games.cursed_tomb.slide import way_back
from mastaba.games.cursed_tomb.turn import EXPLORE
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.chance import below, word
from mastaba.kernel.contract import Move, Seat, State
from mastaba.kernel.verbs import Verb

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

    def __init__(self) -> None:
        self.hand = CHANCES[HAND_OF_BOT.get(self.name, "medium")]
        self.look: Look | None = None
        """How it sees the stones in a bowl that the rules know nothing of; None: it cannot."""

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        assert isinstance(seen, CursedTomb)
        return _ANSWERS[seen.question()](self, seen, seat, moves, luck)

    def any_of(self, _x: CursedTomb, _seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        return moves[luck * len(moves) >> 64]

    # --- the board ---

    def explore(self, x: CursedTomb, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        if m.bare(ENTER) in moves:
            return m.bare(ENTER)
        lies = self.look(x) if self.look is not None and not x.house.abstract else {}
        worth = [
            self._promise(x, seat, move, lies) + self.whims * whim(luck, number)
            for number, move in enumerate(moves)
        ]
        return moves[worth.index(max(worth))]

    def _promise(self, x: CursedTomb, seat: Seat, move: Move, lies: Lies) -> float:
        if NAME.says(move):
            other = _demanding(x, m.first_of(move))
            best = max(worth_of(other, seat, way) for way in (FORWARD, BACKWARD))
            return self._risked(other, other.demanded, best, lies)
        gain = NEW_TILE + NEW_TILE_AHEAD * (x.box.tile_squares[x.turned] - x.pawns[seat])
        unseen = colours_unseen(x)
        worth = {
            colour: self._risked(
                _demanding(x, colour) if x.house.mad_rockfall else x, colour, gain, lies
            )
            for colour in dict.fromkeys(unseen)
        }
        return sum(worth[colour] for colour in unseen) / len(unseen)

    def _risked(self, x: CursedTomb, colour: int, gain: float, lies: Lies) -> float:
        """What the pull is worth that comes before the gain: a rockfall leads back."""
        chance = self._chance(x, colour, lies)
        lost = way_back(x, SCEPTRE)[1] - x.at()
        return chance * gain + (1 - chance) * lost

    def _chance(self, x: CursedTomb, colour: int, lies: Lies) -> float:
        """That it gets a stone of the colour out of the bowl as it lies."""
        stones = x.box.stones_in(x.bowl, colour)
        if x.house.abstract:
            return self._chance_in_heap(x, min(len(covers_on(x, stone)) for stone in stones))
        return self.hand.of(lies, stones, x.box.stones - x.bowl.bit_count())

    def _chance_in_heap(self, x: CursedTomb, covers: int) -> float:
        """As it would pull in the abstract trap, where all chances are known."""
        chance, patience = 1.0, x.box.patience - x.box.pace_costs[self.pace]
        while self.rummages and covers and patience >= x.box.rummage_cost:
            chance *= x.box.rummage_chance / 100
            covers, patience = covers - 1, patience - x.box.rummage_cost
        return chance * x.box.pull_chances[self.pace][min(covers, DEEP)] / 100

    def move(self, x: CursedTomb, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        """The better way; staying only where there is no other."""
        worth = [
            (worth_of(x, seat, VOCABULARY.verb(move)) + self.whims * whim(luck, number), move)
            for number, move in enumerate(moves)
        ]
        return max(worth)[1]

    def again(self, _x: CursedTomb, _seat: Seat, _moves: Sequence[Move], _luck: int) -> Move:
        return m.bare(EXPLORE)

    # --- the abstract trap ---

    def pull(self, x: CursedTomb, _seat: Seat, moves: Sequence[Move], _luck: int) -> Move:
        """The stone that lies most open; a strong hand clears it first and takes its time."""
        stones = x.box.stones_in(x.bowl, x.demanded)
        stone = min(stones, key=lambda one: class_of(x, one))
        covers = covers_on(x, stone)
        spare = x.patience - x.box.rummage_cost - x.box.pace_costs[self.pace]
        if self.rummages and covers and spare >= 0:
            return rummage(covers[0], stone)
        paces = [pace for pace in range(self.pace, BOLD + 1) if pull(stone, pace) in moves]
        return pull(stone, paces[0])


def colours_unseen(x: CursedTomb) -> list[int]:
    """The colours of all tiles that may be the next one: those of its kind that nobody has seen."""
    box = x.box
    kind = box.square_tiles[box.tile_squares[x.turned]]
    seen = x.tiles[: x.turned]
    return [box.tile_colours[tile] for tile in box.tiles_of(kind) if tile not in seen]


def _demanding(x: CursedTomb, colour: int) -> CursedTomb:
    """As if that colour had been chosen; only a mad rockfall asks for it before the move."""
    other = x.clone()
    other.demanded = colour
    return other


def worth_of(x: CursedTomb, seat: Seat, verb: Verb) -> float:
    """How much better off the seat is after that move, the mummy's walk included, in squares."""
    if verb is STAY:
        return STANDSTILL
    to = destination(x, verb)
    if to == GONE:
        return 2 * STANDSTILL
    after = x.clone()
    arrive(after, to, verb is FORWARD)
    gained = after.pawns[seat] - x.pawns[seat]
    if x.house.full_speed:
        return float(gained)
    had, have = x.scarabs[seat], after.scarabs[seat]
    worth = gained + SCARAB_WORTH[have] - SCARAB_WORTH[had] - HEAD_COST * x.heads_at(to)
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
