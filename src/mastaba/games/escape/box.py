"""The components of Escape as the rules read them: plain tuples, indexed by small ints.

A room is a number from 0, in the order of the box file; so are curses and treasures by kind. Sides
are N, E, S, W from 0, clockwise (ESC-GEO-01).
"""

from __future__ import annotations

from typing import Final

A: Final = 0
K: Final = 1
T: Final = 2
B: Final = 3
G: Final = 4
BLANK: Final = 5
"""A die that shows nothing: it has not been rolled."""
FALLEN: Final = 6
"""A die in flight that will leave the tray."""
FACES: Final = ("A", "K", "T", "B", "G", "", "")
"""Adventurer, key, torch, black mask, golden mask."""
SYMBOLS: Final = (A, K, T, G)
"""What dice can pay with."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("N", "E", "S", "W")

NO_STAIRS: Final = -1

NORMAL: Final = 0
VETERAN: Final = 1
EXPERT: Final = 2
LEVELS: Final = ("normal", "veteran", "expert")

FATE: Final = 0
CONCEDE: Final = 1
PAUSE: Final = 2
RESUME: Final = 3
ADOPT: Final = 4
BALLOTS: Final = ("fate", "concede", "pause", "resume", "adopt")
"""What is decided by all players together."""

START_WORD: Final = 0
GONG: Final = 1
TICK: Final = 2
SLAM: Final = 3
COLLAPSE: Final = 4

Cost = tuple[int, ...]
"""The faces that are paid, sorted: (A, K) is one adventurer and one key."""


class Room:
    """What is printed on a tile, its stairs in the south."""

    def __init__(
        self,
        name: str,
        group: str,
        openings: tuple[bool, bool, bool, bool],
        stairs: int,
        cost: Cost,
        gem_face: int,
        gem_prices: tuple[tuple[int, int], ...],
        mask: bool,
        treasure: bool,
    ) -> None:
        self.name = name
        self.group = group
        self.openings = openings
        self.stairs = stairs
        self.cost = cost
        self.gem_face = gem_face
        self.gem_prices = gem_prices
        """(gems, price) for each gem symbol, cheapest first; empty without one."""
        self.mask = mask
        self.treasure = treasure
        self.turned = tuple(
            [tuple([openings[(side - turn) % 4] for side in range(4)]) for turn in range(4)]
        )
        """By rotation and world side: whether there is an opening (ESC-GEO-02)."""

    def price_of(self, gems: int) -> int:
        """The price of the symbol for so many gems; 0 if there is none."""
        for worth, price in self.gem_prices:
            if worth == gems:
                return price
        return 0


class Track:
    """A soundtrack: its cues in order, (time, what, number)."""

    def __init__(self, name: str, cues: tuple[tuple[int, int, int], ...]) -> None:
        self.name = name
        self.cues = cues


class Pace:
    """How fast things may be done, in milliseconds."""

    def __init__(
        self,
        roll_least: int,
        settle_most: int,
        settle_per_power: int,
        settle_gap: int,
        powers: tuple[int, ...],
        power: int,
        safe_power: int,
        command_least: int,
        eased_roll_least: int,
        place: int,
        vote: int,
        vote_again: int,
        choice: int,
        away: int,
        pause_most: int,
        lead_in: int,
        round: int,
        one_pause: int,
    ) -> None:
        self.roll_least = roll_least
        self.settle_most = settle_most
        self.settle_per_power = settle_per_power
        self.settle_gap = settle_gap
        self.powers = powers
        self.power = power
        self.safe_power = safe_power
        self.command_least = command_least
        self.eased_roll_least = eased_roll_least
        self.place = place
        self.vote = vote
        self.vote_again = vote_again
        self.choice = choice
        self.away = away
        self.pause_most = pause_most
        self.lead_in = lead_in
        self.round = round
        self.one_pause = one_pause

    def settle(self, power: int) -> int:
        """ESC-RT-14: how long dice thrown with so much power roll."""
        return self.settle_most - self.settle_per_power * power

    def between_rolls(self, power: int) -> int:
        """ESC-RT-15, ESC-PHYS-19: how soon a roll may follow one of so much power, for all."""
        return max(self.roll_least, self.settle(power) + self.settle_gap)


SETS: Final = ("main", "base", "curse-treasure")
"""The sets of rooms that every box has. Those that a module brings come behind them."""


class Box:
    """One box, shared by every clone of every game played with it; never changed."""

    def __init__(
        self,
        name: str,
        faces: tuple[int, ...],
        dice_each: int,
        dice_solo: int,
        colours: tuple[str, ...],
        depot: tuple[int, ...],
        level_gems: tuple[int, int, int],
        spare: int,
        exit_last: int,
        exit_stray: int,
        rooms: tuple[Room, ...],
        curses: tuple[tuple[str, int, Cost, bool], ...],
        treasures: tuple[tuple[str, int, bool], ...],
        treasure_price: Cost,
        discover_price: Cost,
        pace: Pace,
        introduction: int,
        tracks: tuple[Track, ...],
    ) -> None:
        self.name = name
        self.faces = faces
        self.dice_each = dice_each
        self.dice_solo = dice_solo
        self.colours = colours
        self.depot = depot
        self.level_gems = level_gems
        self.spare = spare
        self.exit_last = exit_last
        self.exit_stray = exit_stray
        self.rooms = rooms
        self.room_names = tuple([room.name for room in rooms])
        self.usual_rooms = len([room for room in rooms if room.group in SETS])
        self.start = self.room_names.index("START")
        self.exit = self.room_names.index("EXIT")
        self.curses = curses
        """By kind: its name, how many there are, what lifts it, whether it is an extra."""
        self.curse_names = tuple([curse[0] for curse in curses])
        self.treasures = treasures
        self.treasure_names = tuple([treasure[0] for treasure in treasures])
        self.treasure_price = treasure_price
        self.discover_price = discover_price
        self.pace = pace
        self.introduction = introduction
        self.tracks = tracks
        self.track_names = tuple([track.name for track in tracks])

    def group(self, name: str) -> tuple[int, ...]:
        """The rooms of a set, such as `base`."""
        return tuple([number for number, room in enumerate(self.rooms) if room.group == name])

    def dice_for(self, seats: int) -> int:
        """ESC-SETUP-12, ESC-SETUP-13: five dice each, seven for a solo player."""
        return self.dice_solo if seats == 1 else self.dice_each
