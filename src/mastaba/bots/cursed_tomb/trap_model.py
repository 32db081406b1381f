"""A referee without physics, for simulations: stones lie in a heap, and chance decides by how open
they lie and by how skilled the hand is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from mastaba.bots.cursed_tomb.skill import CHANCES, HAND_OF_BOT, Chances, Lies
from mastaba.games.cursed_tomb import CursedTomb
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import DEEP, SCEPTRE, Box
from mastaba.games.cursed_tomb.heap import layers
from mastaba.games.cursed_tomb.verdicts import FELL, PULLED, TOUCH
from mastaba.kernel.chance import below, shuffled
from mastaba.kernel.contract import Move, Seat, State

Covers = tuple[tuple[int, ...], ...]


class TrapModel:
    """Sits on the referee's seat of one game. `hands` are those of the seats; the same `seed` pours
    the same heaps."""

    name = "trap model"

    def __init__(self, hands: Sequence[Chances], seed: int = 0) -> None:
        self.hands = tuple(hands)
        self._seed = seed
        self._poured: tuple[int, Covers] = (0, ())

    @classmethod
    def for_bots(cls, names: Sequence[str], seed: int = 0) -> TrapModel:
        """As often as hands of their level succeeded with real stones (TOMB-DT-44)."""
        return cls([CHANCES[HAND_OF_BOT.get(name, "strong")] for name in names], seed)

    def lies(self, x: CursedTomb) -> Lies:
        """How the stones lie that are left of what was poured last."""
        covers = self._heap(x.box, x.builds)
        return {
            stone: min(DEEP, sum(x.bowl >> cover & 1 for cover in covers[stone]))
            for stone in range(x.box.stones)
            if x.bowl >> stone & 1
        }

    def _heap(self, box: Box, builds: int) -> Covers:
        """As many stones lie open, half covered and deep as in the abstract trap: about a third of
        each, as real ones do (docs/physics.md)."""
        if self._poured[0] != builds:
            order = shuffled(tuple(range(box.stones)), self._seed, builds, 0)
            draws = count(box.stones)
            covers = layers(box, order, lambda most: below(self._seed, builds, next(draws), most))
            self._poured = (builds, covers)
        return self._poured[1]

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        assert isinstance(seen, CursedTomb)
        if not seen.touched:
            return m.bare(TOUCH)
        hand, lies = self.hands[seen.active], self.lies(seen)
        stones = seen.box.stones_in(seen.bowl, seen.demanded)
        stone = stones[below(luck, 0, 2, len(stones))]
        if hand.takes_most_open:
            stone = min(stones, key=lambda one: lies[one])
        out = seen.box.stones - seen.bowl.bit_count()
        if below(luck, 0, 0, 100) < hand.of_stone(lies[stone], out):
            return m.with_one(PULLED, stone)
        if below(luck, 0, 1, 100) < seen.box.sceptre_first:
            return m.with_one(FELL, SCEPTRE)
        falls = [move for move in moves if FELL.says(move) and m.first_of(move) != SCEPTRE]
        return falls[below(luck, 0, 3, len(falls))]
