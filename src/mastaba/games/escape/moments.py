"""The named moments at which modules join in.

A module is a folder in `modules/` with a class that overrides the moments it cares about. The rules
of the base game ask at each moment those modules in play that do, in the order that manifests give.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from mastaba.games.escape.asking import Question
from mastaba.games.escape.box import Box, Cost
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.manifests import Manifest
from mastaba.kernel.contract import Caution, Refusal
from mastaba.kernel.facts import Form
from mastaba.kernel.soundness import Invariant
from mastaba.kernel.telling import Told
from mastaba.kernel.verbs import Verb


class Command(NamedTuple):
    """A command of the catalogue: its verb, which are legal now, why one is not, and what it
    does."""

    verb: Verb
    moves: Callable[[Flight, int], Sequence[int]]
    check: Callable[[Flight, int, int], Refusal | None]
    make: Callable[[Flight, int, int], None]


Happening = Callable[[Flight, int], None]
"""Something that happens by itself, to a seat or a room or nobody in particular."""


class Planned(NamedTuple):
    """How something that will happen by itself is told: its name, when it comes among others of the
    same time (ESC-RT-05), and whom it concerns."""

    name: str
    order: int
    whom: Form


class RoomPlan:
    """Which rooms are played with (spec §9.2): `mixed` from the beginning, `late` after two of them
    are laid beside Start."""

    def __init__(self, mixed: list[int]) -> None:
        self.mixed = mixed
        self.late: list[int] = []

    def exchange(self, rooms: Sequence[int], others: Sequence[int]) -> None:
        """Put a set of rooms in the place of another, once."""
        if any(room in rooms for room in self.mixed):
            self.mixed = [*[room for room in self.mixed if room not in rooms], *others]


class Module:
    """What a module may do. Every moment does nothing unless it is overridden."""

    manifest: ClassVar[Manifest] = Manifest("", 0, "")
    edition = 1
    """Raised with every change of what a move leads to in games with the module."""
    retired: Mapping[int, str] = {}
    """Its earlier editions, each with the last version that played it."""
    commands: tuple[Command, ...] = ()
    """Commands that come with the module."""
    unforetold: tuple[type[Told], ...] = ()
    """Events by which something turns up that lay face down."""

    @property
    def name(self) -> str:
        return self.manifest.name

    # --- components ---

    def happenings(self) -> Mapping[int, Happening]:
        """What of the module happens by itself."""
        return {}

    def cautions(self, x: Flight, seat: int, move: int) -> Sequence[Caution]:
        """Why a player may want to take back this legal command."""
        return ()

    # --- set-up ---

    def choose_rooms(self, x: Flight, plan: RoomPlan) -> None:
        """Exchange or add rooms before they are shuffled."""

    def returns_in_setup(self, x: Flight, room: int) -> bool:
        """Whether the room must not lie beside Start from the beginning."""
        return False

    def prepare(self, x: Flight) -> None:
        """Lay out piles and tokens, before the first rooms are laid."""

    def laid_in_setup(self, x: Flight, room: int) -> None:
        """A room was laid beside Start before the game."""

    # --- every command ---

    def forbids(self, x: Flight, seat: int, verb: Verb) -> Refusal | None:
        """Forbid a kind of command to a seat."""
        return None

    def question(self, x: Flight, seat: int) -> Question | None:
        """What a player is asked before anything else."""
        return None

    def forbids_talk(self, x: Flight, seat: int) -> Refusal | None:
        return None

    # --- roll ---

    def roll_gap(self, x: Flight, seat: int, gap: int) -> int:
        """How long until the next roll."""
        return gap

    def joins_roll(self, x: Flight, seat: int, mask: int) -> int:
        """Dice that must be part of a roll."""
        return mask

    def leaves_tray(self, x: Flight, seat: int, power: int) -> bool:
        """Whether a die that is thrown now is lost; asked once for each die."""
        return False

    # --- lock and release ---

    def releases(self, x: Flight, seat: int, most: int) -> int:
        """How many dice a golden mask of the seat releases."""
        return most

    def forbids_release(self, x: Flight, seat: int) -> Refusal | None:
        return None

    # --- pay ---

    def worth(self, x: Flight, seat: int, face: int, worth: tuple[Cost, ...]) -> tuple[Cost, ...]:
        """What a die of the seat that shows a face counts as."""
        return worth

    def paying_tiles(self, x: Flight, seat: int) -> Sequence[int]:
        """Kinds of tiles that the seat can pay with, once for each."""
        return ()

    def tile_worth(self, x: Flight, kind: int) -> Cost:
        return ()

    def spend_tile(self, x: Flight, seat: int, kind: int) -> None:
        """A tile has helped to pay."""

    # --- move ---

    def connects(self, x: Flight, room: int, other: int) -> bool:
        """Whether there is a way between two rooms on adjacent squares all the same."""
        return False

    def forbids_passing(self, x: Flight, seat: int, room: int, side: int) -> Refusal | None:
        """Forbid leaving a room on one side."""
        return None

    def closes_outwards(self, x: Flight, room: int, side: int) -> bool:
        """Whether an opening leads only inwards, so that no room is laid there (ESC-GEO-07)."""
        return False

    def forbids_self_move(self, x: Flight, seat: int, to: int) -> Refusal | None:
        """Forbid an arrival that the player initiates (ESC-ACT-05)."""
        return None

    def entry_costs(self, x: Flight, seat: int, room: int, costs: list[Cost]) -> list[Cost]:
        """What an entry may be paid with."""
        return costs

    def leaves(self, x: Flight, seat: int, room: int) -> None:
        """A pawn is about to leave a room."""

    def arrives(self, x: Flight, seat: int, room: int) -> None:
        """A pawn has arrived, by whatever means (ESC-ACT-04)."""

    # --- discover ---

    def forbids_discovery(self, x: Flight, seat: int) -> Refusal | None:
        return None

    def waits_to_place(self, x: Flight, seat: int) -> bool:
        """Whether a drawn room waits for its player although it fits in one place only."""
        return False

    def lays_itself(self, x: Flight, seat: int, room: int, side: int) -> bool:
        """Lay a discovered room in its own way; True if that is done."""
        return False

    def discovers(self, x: Flight, seat: int, room: int) -> None:
        """A seat has discovered a room, and it lies in the temple."""

    def grid_changes(self, x: Flight) -> None:
        """Rooms were laid, moved or taken away (ESC-GEO-25)."""

    # --- activate ---

    def forbids_goal(self, x: Flight, goal: int) -> Refusal | None:
        """Forbid adding to a pool."""
        return None

    def holds_fire(self, x: Flight, goal: int) -> bool:
        """Whether a full pool must wait (ESC-RT-28)."""
        return False

    def activates(self, x: Flight, room: int, gems: int) -> None:
        """Gems were activated."""

    # --- escape ---

    def forbids_escape(self, x: Flight, seat: int) -> Refusal | None:
        return None

    def exit_price(self, x: Flight, seat: int, keys: int) -> int:
        return keys

    def escapes(self, x: Flight, seat: int) -> None:
        """A seat has left the temple for good."""

    # --- slam (ESC-RT-42) ---

    def before_slam(self, x: Flight) -> None:
        """Step 1: what may end the game."""

    def is_safe(self, x: Flight, seat: int) -> bool:
        """Whether the seat is as safe as in Start (ESC-RT-43)."""
        return False

    def losses(self, x: Flight, seat: int, safe: bool, count: int) -> int:
        """Step 2: how many dice the seat loses."""
        return count

    def after_losses(self, x: Flight) -> None:
        """Steps 3 and 4: bars, rooms that vanish."""

    def after_slam(self, x: Flight) -> None:
        """Steps 5 to 7: what is over with the countdown, what turns up again."""

    # --- end ---

    def spoils_escape(self, x: Flight) -> str:
        """The rule by which the team loses although all have escaped, or nothing."""
        return ""

    # --- facts ---

    def kept(self, box: Box) -> Mapping[str, Form]:
        """What it keeps on the shelf under its own name, each in its form."""
        return {}

    def planned(self) -> Mapping[int, Planned]:
        """The `happenings`, as they are told."""
        return {}

    def invariants(self) -> Sequence[Invariant]:
        """What is true of it between two moves."""
        return ()

    def gems_beside(self, x: Flight) -> int:
        """Gems that it has activated, beside those in rooms."""
        return 0

    # --- what may be known ---

    def imagine(self, x: Flight, seat: int, seed: int) -> None:
        """Deal what the seat cannot know anew."""


Heard = tuple[Module, ...]


class Hearers:
    """By moment: the modules that do something then, in the order in which they are asked. Those
    that do nothing are not asked, and cost nothing."""

    cautions: Heard
    choose_rooms: Heard
    returns_in_setup: Heard
    prepare: Heard
    laid_in_setup: Heard
    forbids: Heard
    question: Heard
    forbids_talk: Heard
    roll_gap: Heard
    joins_roll: Heard
    leaves_tray: Heard
    releases: Heard
    forbids_release: Heard
    worth: Heard
    paying_tiles: Heard
    tile_worth: Heard
    spend_tile: Heard
    connects: Heard
    forbids_passing: Heard
    closes_outwards: Heard
    forbids_self_move: Heard
    entry_costs: Heard
    leaves: Heard
    arrives: Heard
    forbids_discovery: Heard
    waits_to_place: Heard
    lays_itself: Heard
    discovers: Heard
    grid_changes: Heard
    forbids_goal: Heard
    holds_fire: Heard
    activates: Heard
    forbids_escape: Heard
    exit_price: Heard
    escapes: Heard
    before_slam: Heard
    is_safe: Heard
    losses: Heard
    after_losses: Heard
    after_slam: Heard
    spoils_escape: Heard
    imagine: Heard

    def __init__(self, modules: Sequence[Module]) -> None:
        for moment in MOMENTS:
            heard = tuple([module for module in modules if _overrides(module, moment)])
            setattr(self, moment, heard)


MOMENTS: Final[tuple[str, ...]] = tuple(Hearers.__annotations__)


def _overrides(module: Module, moment: str) -> bool:
    """Also of a single object, such as a double in a test."""
    return moment in vars(module) or getattr(type(module), moment) is not getattr(Module, moment)
