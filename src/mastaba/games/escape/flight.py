"""A flight from the temple: everything there is to know about one game in progress (ESC-RT-02).

Every field is an int, something that is never changed in place, or a short list or dict of such
things. That makes a clone a handful of copies, and no clone can reach into another.

Two times: `now` is the table's clock (`at` of the log), `t` the game's (ESC-RT-01), 0 at the start
word. `t` stands still in a pause, and without a clock it only moves on with the rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mastaba.games.escape.box import Box
from mastaba.kernel.chance import below, shuffled

if TYPE_CHECKING:
    from mastaba.games.escape.house import House

ROOM_STREAM: Final = 0
EXIT_STREAM: Final = 1
TRACK_STREAM: Final = 2
DICE_STREAM: Final = 16
"""One for each seat, so that nobody's rolls change another's (ESC-RT-08)."""
TRAY_STREAM: Final = 24
MODULE_STREAM: Final = 32
"""From here on, one for each stream that a module declares."""
STREAMS: Final = 64

LOBBY: Final = 0
PLAYING: Final = 1
ESCAPED: Final = 2
BURIED: Final = 3
CONCEDED: Final = 4
LOST: Final = 5
"""A module has ended the game."""

NOWHERE: Final = -1
NO_ROOM: Final = -1
NEVER: Final = -1
NOBODY: Final = -1

Due = tuple[int, int, int, int]
"""When, in which order among others at that time (ESC-RT-05), what, and for whom."""


@dataclass(slots=True, eq=False, repr=False)
class Flight:
    """The state that the chapters of the rules work on."""

    box: Box
    house: House
    seats: int
    seed: int
    draws: list[int]
    now: int
    t: int
    track: int
    """Which soundtrack is played."""
    agenda: list[Due]
    """What will happen by itself, next first."""
    ending: int
    paused: int
    """When the pause began, on the table's clock; NEVER while the game runs."""
    resuming: int
    """When the pause will be over, once that is known."""
    squares: dict[int, int]
    """The temple: which room lies on a square."""
    where: list[int]
    """By room: its square, or NOWHERE."""
    turned: list[int]
    """By room: quarter turns clockwise."""
    pile: tuple[int, ...]
    """Face-down rooms, the top one first."""
    gems: list[int]
    """By room: gems activated there; -1 while none of its symbols is used."""
    depot: int
    spare: int
    colours: list[int]
    ready: int
    """Who needs no introduction, a bit for each seat."""
    eased: int
    """Who plays with eased physical rules (ESC-PHYS-26), a bit for each."""
    pawns: list[int]
    """By pawn: its room, or NO_ROOM once it has escaped."""
    leads: list[int]
    """By seat: which pawn it leads, its own unless souls are swapped."""
    out: int
    """The seats that have escaped, a bit for each."""
    dice: list[list[int]]
    """By seat: its dice, see `dice.py`."""
    powers: list[int]
    """By seat: how hard it throws, 0 to 100 (ESC-RT-13)."""
    rollable: list[int]
    """By seat: when it may roll again."""
    commanded: list[int]
    """By seat: when it last gave a command other than a roll."""
    pools: dict[int, tuple[int, tuple[int, ...]]]
    """By goal: what it aims at, and the items in it in the order they came (ESC-RT-19)."""
    held: list[int]
    """By seat: the room in its hand, or NO_ROOM (ESC-RT-32)."""
    gifted: int
    ballots: list[tuple[int, int, int]]
    """By kind of vote: open since, or NEVER; who said yes, kept of the last one if it passed;
    when the last one was closed."""
    aways: list[int]
    """By seat: since when its line is lost, on the table's clock, or NEVER."""
    adopters: list[int]
    """By seat: which seat's player plays it too, or NOBODY (ESC-RT-31)."""
    adopting: int
    """What the last vote on adopting was about: the empty seat, and in three bits who asked."""
    talks: int
    roller: int
    """Without a clock: whose turn it is to roll."""
    round_: int
    """Without a clock: how many rounds of rolls are over."""
    turn: int
    """How many rolls were made."""
    shelf: dict[str, Any]
    """What modules keep, by name: ints and tuples, never changed in place."""
    reveals: int
    told: list[tuple[Any, ...]] = field(init=False, default_factory=list)
    """The events of what happens just now; no part of the game."""

    # --- what is told ---

    def tell(self, *event: Any) -> None:
        self.told.append(event)

    # --- what will happen ---

    def plan(self, due: int, order: int, what: int, whom: int = 0) -> None:
        """ESC-RT-05: let something happen by itself at game time `due`, after others of that time
        and order that were caused before it."""
        place = 0
        for time, class_, _what, _whom in self.agenda:
            if time > due or (time == due and class_ > order):
                break
            place += 1
        self.agenda.insert(place, (due, order, what, whom))

    def cancel(self, what: int, whom: int) -> None:
        """Let it not happen after all."""
        self.agenda = [due for due in self.agenda if due[2] != what or due[3] != whom]

    # --- chance ---

    def chance(self, stream: int, limit: int) -> int:
        """ESC-RT-07: each stream follows from the seed alone, whatever others have drawn."""
        count = self.draws[stream]
        self.draws[stream] = count + 1
        self.reveals += 1
        return below(self.seed, stream, count, limit)

    def shuffle(self, stream: int, items: tuple[int, ...]) -> tuple[int, ...]:
        """ESC-RT-09: Fisher-Yates from the last index down."""
        count = self.draws[stream]
        self.draws[stream] = count + len(items) // 2
        self.reveals += 1
        return shuffled(items, self.seed, stream, count)

    # --- small questions ---

    def running(self) -> bool:
        return self.ending <= PLAYING

    def inside(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def insiders(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def at(self, seat: int) -> int:
        """The room where the pawn stands that the seat leads, or NO_ROOM."""
        return NO_ROOM if self.out >> seat & 1 else self.pawns[self.leads[seat]]

    def together(self, room: int) -> list[int]:
        """The seats whose pawns are in the room."""
        return [seat for seat in range(self.seats) if self.at(seat) == room]

    def may_cooperate(self) -> bool:
        """Whether there is anybody to cooperate with (ESC-GEM-06)."""
        return self.seats > 1 and self.seats - self.out.bit_count() > 1

    def round(self) -> int:
        """Minutes of the game, as nobody takes turns; the first is 1."""
        return 0 if self.t < 0 else 1 + self.t // 60_000
