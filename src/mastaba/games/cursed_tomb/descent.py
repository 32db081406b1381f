"""A descent into the tomb: everything there is to know about one game in progress.

Every field is an int, something that is never changed in place, or a short list of such things.
That makes a clone a handful of copied references, and no clone can reach into another.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.house import House
from mastaba.games.cursed_tomb.steps import NO_PULL
from mastaba.kernel.chance import below, shuffled

DESERT_STREAM: Final = 0
PYRAMID_STREAM: Final = 1
TOMB_STREAM: Final = 2
FIRST_STREAM: Final = 3
HEAP_STREAM: Final = 4
PULL_STREAM: Final = 5
STREAMS: Final = 6

PLAYING: Final = 0
FREED: Final = 1
CAPPED: Final = 2
ABANDONED: Final = 3

GONE: Final = -1
"""Where somebody is who is not on the board."""
NO_PAWN: Final = -1
NO_COLOUR: Final = -1


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Descent:
    """The state that the chapters of the rules work on.

    Its fields stand here only, with what they are when a game begins; digests have them in this
    order, so new ones come last.
    """

    box: Box
    house: House
    seats: int
    seed: int
    draws: list[int]
    tiles: tuple[int, ...]
    """By tile square in the order of the track: which tile lies there."""
    bays: tuple[int, ...]
    """The tiles of the tomb, T1 and T2."""
    surplus: tuple[int, ...]
    """Tiles that went back into the box unseen."""
    turned: int = 0
    """How many tiles of the track are face up: always the first ones."""
    bays_turned: int = 0
    kinds: list[int]
    """By seat: which pawn; NO_PAWN until it is chosen."""
    pawns: list[int]
    """By seat: the square of its adventurer, or GONE."""
    scarabs: list[int]
    supply: int
    mummy: int
    """Her square, or GONE in the variant without her."""
    facing: int
    bowl: int = 0
    """The stones in the bowl, a bit for each; the others are in the bag."""
    covers: tuple[tuple[int, ...], ...] = ()
    """By stone: what lies on it in the abstract trap."""
    hours: tuple[int, ...] = ()
    """By stone: where it lies in the abstract trap, as on a clock face."""
    builds: int = 0
    first: int
    active: int
    turn: int = 0
    lap: int = 0
    agenda: tuple[int, ...] = ()
    pending: int = 0
    """In a vote: the seats that are still to be heard, a bit for each."""
    votes: tuple[int, ...] = ()
    demanded: int = NO_COLOUR
    stage: int = NO_PULL
    bonus: bool = False
    """An extra exploration is due (TOMB-TRAP-23)."""
    touched: bool = False
    voids: int = 0
    stuck: int = 0
    """The seats that call the pull under way stuck, a bit for each."""
    patience: int = 0
    """Of the abstract trap, in units. Else how fast the clock of the pull under way runs: its
    factor and 1 (TOMB-DT-32), 0 while it stands."""
    pulls: int = 0
    time_outs: list[int]
    """By seat: time-outs in a row."""
    reserve: list[int]
    """By seat: milliseconds left beside the pull clock."""
    factors: list[int]
    since: int = 0
    """When what is asked now was asked, in milliseconds."""
    ending: int = PLAYING
    winner: int = GONE
    reveals: int = 0
    told: list[tuple[Any, ...]] = field(init=False, default_factory=list)
    """The events of what happens just now; no part of the game."""
    now: int = field(init=False, default=0)
    """When it happens, in milliseconds; no part of the game either."""

    # --- what happens next ---

    def plan(self, *steps: int) -> None:
        """Do these, in this order, before anything else on the agenda."""
        self.agenda = steps + self.agenda

    def pop(self) -> int:
        step, *rest = self.agenda
        self.agenda = tuple(rest)
        return step

    def question(self) -> int:
        """What is being asked now."""
        return self.agenda[0]

    # --- what is told ---

    def tell(self, *event: Any) -> None:
        self.told.append(event)

    # --- chance ---

    def chance(self, stream: int, limit: int) -> int:
        count = self.draws[stream]
        self.draws[stream] = count + 1
        self.reveals += 1
        return below(self.seed, stream, count, limit)

    def shuffle(self, stream: int, items: tuple[int, ...]) -> tuple[int, ...]:
        count = self.draws[stream]
        self.draws[stream] = count + len(items) // 2
        self.reveals += 1
        return shuffled(items, self.seed, stream, count)

    # --- small questions ---

    def plays(self, seat: int) -> bool:
        """Whether the seat's adventurer is still in the game."""
        return self.pawns[seat] != GONE

    def players(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.plays(seat)]

    def players_from_active(self) -> list[int]:
        """In turn order, the active player first (TOMB-SETUP-13)."""
        order = [(self.active + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.plays(seat)]

    def at(self) -> int:
        """The square of the active player's adventurer."""
        return self.pawns[self.active]

    def all_turned(self) -> bool:
        return self.turned == len(self.tiles)

    def colour_at(self, square: int) -> int:
        """The colour of a square: that of its tile once it is face up."""
        place = self.box.tile_squares.index(square) if square in self.box.tile_squares else -1
        if not 0 <= place < self.turned:
            return NO_COLOUR
        return self.box.tile_colours[self.tiles[place]]

    def heads_at(self, square: int) -> int:
        """TOMB-MUMMY-12: the mummy heads that show there: printed on the square; or, in a box that
        has them on its tiles, on the tile once it is face up."""
        heads = self.box.heads[square]
        if heads or square not in self.box.tile_squares:
            return heads
        place = self.box.tile_squares.index(square)
        return self.box.tile_heads[self.tiles[place]] if place < self.turned else 0

    def face_up(self) -> list[tuple[int, int]]:
        """Squares and colours of the face-up tiles, from START on."""
        box = self.box
        return [
            (box.tile_squares[place], box.tile_colours[self.tiles[place]])
            for place in range(self.turned)
        ]

    def next_square(self, start: int, colour: int, direction: int) -> int:
        """TOMB-MOVE-03, TOMB-MOVE-04, TOMB-MOVE-05, TOMB-MOVE-10: the nearest face-up square of the
        colour that way, beyond the own one; GONE if there is none."""
        squares = [square for square, its in self.face_up() if its == colour]
        if direction > 0:
            return min([square for square in squares if square > start], default=GONE)
        return max([square for square in squares if square < start], default=GONE)

    def round(self) -> int:
        return self.lap


def the_active(x: Descent) -> list[int]:
    """Most questions are asked of the active player."""
    return [x.active]
