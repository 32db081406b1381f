"""A descent into the tomb: everything there is to know about one game in progress.

Every field is an int, something that is never changed in place, or a short list of such things.
That makes a clone a handful of copied references, and no clone can reach into another.
"""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.house import House
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


class Descent:
    """The state that the chapters of the rules work on."""

    __slots__ = (
        "active",
        "agenda",
        "bays",
        "bays_turned",
        "bonus",
        "bowl",
        "box",
        "builds",
        "covers",
        "demanded",
        "draws",
        "ending",
        "facing",
        "factors",
        "first",
        "hours",
        "house",
        "kinds",
        "lap",
        "mummy",
        "now",
        "patience",
        "pawns",
        "pending",
        "pulls",
        "reserve",
        "reveals",
        "scarabs",
        "seats",
        "seed",
        "since",
        "stage",
        "stuck",
        "supply",
        "surplus",
        "tiles",
        "time_outs",
        "told",
        "touched",
        "turn",
        "turned",
        "voids",
        "votes",
        "winner",
    )

    def __init__(
        self,
        box: Box,
        house: House,
        seats: int,
        seed: int,
        draws: list[int],
        tiles: tuple[int, ...],
        bays: tuple[int, ...],
        surplus: tuple[int, ...],
        turned: int,
        bays_turned: int,
        kinds: list[int],
        pawns: list[int],
        scarabs: list[int],
        supply: int,
        mummy: int,
        facing: int,
        bowl: int,
        covers: tuple[tuple[int, ...], ...],
        hours: tuple[int, ...],
        builds: int,
        first: int,
        active: int,
        turn: int,
        lap: int,
        agenda: tuple[int, ...],
        pending: int,
        votes: tuple[int, ...],
        demanded: int,
        stage: int,
        bonus: bool,
        touched: bool,
        voids: int,
        stuck: int,
        patience: int,
        pulls: int,
        time_outs: list[int],
        reserve: list[int],
        factors: list[int],
        since: int,
        ending: int,
        winner: int,
        reveals: int,
    ) -> None:
        self.box = box
        self.house = house
        self.seats = seats
        self.seed = seed
        self.draws = draws
        self.tiles = tiles
        """By tile square in the order of the track: which tile lies there."""
        self.bays = bays
        """The tiles of the tomb, T1 and T2."""
        self.surplus = surplus
        """Tiles that went back into the box unseen."""
        self.turned = turned
        """How many tiles of the track are face up: always the first ones."""
        self.bays_turned = bays_turned
        self.kinds = kinds
        """By seat: which pawn; NO_PAWN until it is chosen."""
        self.pawns = pawns
        """By seat: the square of its adventurer, or GONE."""
        self.scarabs = scarabs
        self.supply = supply
        self.mummy = mummy
        """Her square, or GONE in the variant without her."""
        self.facing = facing
        self.bowl = bowl
        """The stones in the bowl, a bit for each; the others are in the bag."""
        self.covers = covers
        """By stone: what lies on it in the abstract trap."""
        self.hours = hours
        """By stone: where it lies in the abstract trap, as on a clock face."""
        self.builds = builds
        self.first = first
        self.active = active
        self.turn = turn
        self.lap = lap
        self.agenda = agenda
        self.pending = pending
        """In a vote: the seats that are still to be heard, a bit for each."""
        self.votes = votes
        self.demanded = demanded
        self.stage = stage
        self.bonus = bonus
        """An extra exploration is due (TOMB-TRAP-23)."""
        self.touched = touched
        self.voids = voids
        self.stuck = stuck
        """The seats that call the pull under way stuck, a bit for each."""
        self.patience = patience
        """Of the abstract trap, in units. Else how fast the clock of the pull under way runs: its
        factor and 1 (TOMB-DT-32), 0 while it stands."""
        self.pulls = pulls
        self.time_outs = time_outs
        """By seat: time-outs in a row."""
        self.reserve = reserve
        """By seat: milliseconds left beside the pull clock."""
        self.factors = factors
        self.since = since
        """When what is asked now was asked, in milliseconds."""
        self.ending = ending
        self.winner = winner
        self.reveals = reveals
        self.told: list[tuple[Any, ...]] = []
        self.now = 0
        """When what happens just now happens, in milliseconds."""

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
