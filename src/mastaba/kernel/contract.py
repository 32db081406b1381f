"""The contract between a game's rules and everything around them.

One shape fits a turn-based game with hidden hands, a game judged by physics and a real-time game:
several seats may be asked at once (`waiting`), a referee answers like a seat (`REFEREE`), and time
only ever arrives as an argument (`at`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, Self

import msgspec

if TYPE_CHECKING:
    from mastaba.kernel.verbs import Vocabulary

Seat = int
Millis = int
Move = int
"""A move inside the rules: fields packed into one int. Outside it travels as its text form."""

Event = tuple[Any, ...]
"""What happened: (kind, rule ID, *facts). Leaves a state only through `Game.tell`, redacted."""

BASE: Final = "base"
"""The part of a game, and of its box, that is always in play; modules are the others."""

Option = bool | int | str | None

REFEREE: Final = -1
"""The seat whose moves are the verdicts of physics."""

CLOCK: Final = -2
"""The seat whose log entries are ticks."""

Clock = Literal["wall", "played"]
"""What a table's time is: the time on the wall, which goes on while no server runs; or the time
that was really played, which stands still meanwhile."""

EVERYBODY: Final = -3
"""Eyes that see all hands at once, for the replay of a finished game; never for a seat in play."""


class Decision(msgspec.Struct, frozen=True):
    """What the game waits for, and from whom."""

    seat: Seat
    question: str
    rule: str
    facts: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the rule that forbids it, and a message that says what would do."""

    rule: str
    key: str
    facts: dict[str, Any] = {}


class Caution(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a player may want to think again about a legal move: the rule that makes it costly, and a
    message that says what it costs."""

    rule: str
    key: str
    facts: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, one seat, or all of them together), and by which rule."""

    winners: tuple[Seat, ...]
    cause: str
    rule: str


class Foresight(msgspec.Struct, frozen=True):
    """What can be known of a move beforehand.

    `events` are certain if the seat then answers with the moves that are `assumed`; `chances` tells
    of the dice that may follow, as the game words it. Tell the events as to a spectator, because
    hidden cards in them are made up and only their number is sure.
    """

    events: list[Event]
    assumed: list[Move] = []
    chances: msgspec.Struct | None = None


class IllegalMove(ValueError):
    """A move was played that `check` refuses; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {refusal.facts}")
        self.refusal = refusal


class UnreadableMove(ValueError):
    """A text that is not a move of this game; the message says what was expected."""


class UnreadableFacts(ValueError):
    """Facts that make no state of this game; the message names the field and what is wrong."""


class UnknownOption(ValueError):
    """A table option that the game does not have, or a value it does not take."""


def as_typed(value: Option) -> str:
    """The value of an option as people write it: `none`, `true`, `20`, `kitten`."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


class State(Protocol):
    """A game in progress. Mutable, cheap to clone; no I/O, no clock, no global randomness."""

    reveals: int
    """Grows whenever something hidden or random becomes known; while it stands still, the moves
    made since can be taken back without anybody having learnt anything."""

    @property
    def adopters(self) -> Sequence[Seat]:
        """By seat, the seat whose player plays it too, or -1; empty where nobody ever does."""
        ...

    def hushed(self, seat: Seat) -> Refusal | None:
        """Why the seat must not even chat now, or None; most games leave talk alone."""
        ...

    def waiting_seats(self) -> Sequence[Seat]:
        """The seats of `waiting`, for those who need no more."""
        ...

    def waiting(self) -> Sequence[Decision]:
        """Who is asked what; several seats in a game where everybody acts at once."""
        ...

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal answer of the seat to what it is asked now."""
        ...

    def asides(self, seat: Seat) -> Sequence[Move]:
        """What the seat may do at any time without being asked, such as pointing at a hex."""
        ...

    def check(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the move is not legal, or None."""
        ...

    def play(self, seat: Seat, move: Move, at: Millis = 0) -> Sequence[Event]:
        """Make a legal move; raises IllegalMove, unchanged, if `check` refuses it."""
        ...

    def apply(self, seat: Seat, move: Move, at: Millis = 0) -> Sequence[Event]:
        """Make a move that is known to be legal: one of `moves`, or one that `check` allows."""
        ...

    def round(self) -> int:
        """Which round is being played, for those who only count; 0 before the first."""
        ...

    def timer(self) -> Millis | None:
        """When the state next changes by itself."""
        ...

    def tick(self, at: Millis) -> Sequence[Event]:
        """Let time pass up to `at`, or as far as one tick may go: then `timer` says what is due."""
        ...

    def calm(self) -> bool:
        """Whether nothing is under way that rules of a later edition could see otherwise: a good
        moment for a snapshot of a game in real time."""
        ...

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """Everything the seat (None: a spectator) may see, and nothing more."""
        ...

    def changes(self, since: Self) -> tuple[dict[str, Any], dict[Seat, dict[str, Any]]]:
        """How views differ from those of another state of the same game: the changed fields that
        everybody sees, and by seat those that only it sees. A field that is an object may be given
        without what has not changed in it."""
        ...

    def outcome(self) -> Outcome | None: ...

    def clone(self) -> Self: ...

    def imagine(self, seat: Seat, seed: int) -> Self:
        """A random state that fits what the seat knows, with fresh chance: for thinking ahead."""
        ...

    def digest(self) -> str:
        """A fingerprint of the whole state, hidden parts included."""
        ...

    def dump(self) -> bytes:
        """The whole state as bytes, for another process of the same version; `Game.load` reads it
        back."""
        ...

    def facts(self) -> dict[str, Any]:
        """The whole state by names and as plain values, for a snapshot that later versions can read
        too; `Game.restore` reads it back."""
        ...


class Game(Protocol):
    """The rules of one box."""

    name: str
    title: str
    prefix: str
    version: str
    edition: int
    """Of the rules of the base game; see `editions`."""
    retired: Mapping[str, Mapping[int, str]]
    """By part, also of modules that are no more, the editions that are not played any more, each
    with the last version that did."""
    seats: range
    clock: Clock
    real_time: bool
    """Whether time passes while nobody does anything."""
    folder: Path
    """Where the game's data lies: rulebook/, words/ and its own box.toml, and below modules/ that
    of its parts."""
    box_path: Path
    """The box it is played with: its own, or that of an owner of the real one."""
    choices: Mapping[str, Sequence[Option]]
    """Every option with the values it can have; the first is the default."""
    unnamed: Mapping[str, Option]
    """Options that there were not from the beginning, with what was played while there was no
    choice: games that write down all their options but these were played so."""

    vocabulary: Vocabulary
    """All that can be said, as it is written."""

    def components(self) -> msgspec.Struct:
        """What is printed on the components of the box, for those who draw them."""
        ...

    def options(self, given: Mapping[str, Option]) -> Mapping[str, Option]:
        """All options with their values; raises UnknownOption."""
        ...

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        """The editions in play, by part: of the base game and of each module that is on."""
        ...

    def box_parts(self, options: Mapping[str, Option]) -> dict[str, str]:
        """The parts of the box in play, each with a digest of its values."""
        ...

    def begin(self, seats: int, seed: int, options: Mapping[str, Option]) -> Any:
        """A new game (a State), before its first decision."""
        ...

    def opening(self, state: Any) -> Sequence[Event]:
        """What happened while the game was set up; ask right after `begin`."""
        ...

    def load(self, data: bytes, options: Mapping[str, Option]) -> Any:
        """The state that `State.dump` wrote down."""
        ...

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> Any:
        """The state that `State.facts` told; UnreadableFacts names what is missing or strange, or
        what should be true of every state and is not: nothing is lost, or there twice."""
        ...

    def is_aside(self, move: Move) -> bool:
        """Whether the move is one that states list as `asides`, not as an answer."""
        ...

    def is_formal(self, move: Move) -> bool:
        """Whether the move is about the table instead of a move of the game: to propose, or to vote
        on, giving up or a pause. States list it among `moves`; random play leaves it out."""
        ...

    def text(self, move: Move) -> str:
        """The text form of a move, which `parse` reads back."""
        ...

    def parse(self, text: str) -> Move:
        """The move that a text stands for; raises UnreadableMove."""
        ...

    def preview(self, state: Any, seat: Seat, move: Move) -> Foresight:
        """What a legal move would surely do, as far as the seat can know it beforehand."""
        ...

    def insight(self, state: Any, seat: Seat | None) -> msgspec.Struct:
        """What the seat (None: a spectator) could work out from what it sees, if it took the time;
        shown on demand only."""
        ...

    def cautions(self, state: Any, seat: Seat, move: Move) -> Sequence[Caution]:
        """Why a player may want to think again about a legal move."""
        ...

    def tell(self, event: Event, seat: Seat | None) -> msgspec.Struct:
        """The event as the seat (None: a spectator) may hear of it; it has a field `rule`."""
        ...

    def insiders(self, event: Event) -> Sequence[Seat]:
        """The seats that hear more of it than everybody does."""
        ...
