"""Positions for tests: layout A of the specification, everybody where they are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mastaba.games.cursed_tomb import GAME, CursedTomb
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import COLOURS, TO_ENTRANCE, TO_TOMB
from mastaba.games.cursed_tomb.descent import GONE
from mastaba.kernel.contract import Event, IllegalMove, Option, Refusal
from mastaba.kernel.telling import Told

MAX: Final = 0
JULIE: Final = 1
ANNA: Final = 2
BEN: Final = 3

LAYOUT_A: Final = (
    "red", "blue", "yellow", "red", "green", "purple",
    "blue", "red", "yellow", "green", "purple", "red",
    "blue", "yellow", "green", "red", "purple", "blue",
)  # fmt: skip
TOMB_A: Final = ("green", "yellow")

FACINGS: Final = {"e": TO_ENTRANCE, "t": TO_TOMB}
BOX: Final = GAME.box


def square(name: str) -> int:
    return BOX.squares.index(name)


class Scene:
    """A game in the middle of nowhere, with short words for what players and referee do."""

    def __init__(self, game: CursedTomb) -> None:
        self.game = game
        self.events: list[Event] = []

    # --- doing ---

    def play(self, seat: int, text: str, at: int = 0) -> list[Event]:
        self.events = list(self.game.play(seat, GAME.parse(text), at))
        return self.events

    def do(self, *texts: str) -> None:
        """Moves of the active player, or of the referee where he is asked."""
        happened: list[Event] = []
        for text in texts:
            seat = self.game.waiting_seats()[0]
            happened += self.play(seat, text)
        self.events = happened

    def pull(self, colour: str) -> None:
        """`pull(red) ok` of the scenarios: the first stone of the colour that lies in the bowl."""
        stone = self.stones(colour)[0]
        self.do("touch", f"pulled {stone}")

    def fall(self, thing: str = "sceptre") -> None:
        self.do("touch", f"fell {thing}")

    def succeed(self, colour: str, then: str = "forward") -> None:
        """Name the colour, pull a stone of it, and move."""
        self.do(f"name {colour}")
        self.pull(colour)
        earned = self.events
        self.do(then)
        self.events = earned + self.events

    def refused(self, text: str, seat: int | None = None) -> Refusal:
        """Why a move is not possible; it changes nothing."""
        who = self.game.waiting_seats()[0] if seat is None else seat
        digest = self.game.digest()
        try:
            self.game.play(who, GAME.parse(text))
        except IllegalMove as error:
            assert self.game.digest() == digest
            return error.refusal
        raise AssertionError(f"{text} was possible")

    # --- looking ---

    @property
    def question(self) -> str:
        return self.game.waiting()[0].question

    @property
    def asked(self) -> int:
        return self.game.waiting_seats()[0]

    @property
    def options(self) -> list[str]:
        """What can be done now, in words."""
        return [GAME.text(move) for move in self.game.moves(self.asked)]

    def stones(self, colour: str) -> list[str]:
        found = BOX.stones_in(self.game.bowl, COLOURS.index(colour))
        return [BOX.stone_names[stone] for stone in found]

    @property
    def at(self) -> list[str]:
        return ["" if pawn == GONE else BOX.squares[pawn] for pawn in self.game.pawns]

    @property
    def scarabs(self) -> list[int]:
        return list(self.game.scarabs)

    @property
    def mummy(self) -> str:
        """Square and facing: `P12e`."""
        facing = "e" if self.game.facing == TO_ENTRANCE else "t"
        return f"{BOX.squares[self.game.mummy]}{facing}"

    @property
    def bowl(self) -> int:
        return self.game.bowl.bit_count()

    def told(self, *kinds: type[Told]) -> list[Any]:
        """The events of these kinds since the last move, as everybody hears of them."""
        return [GAME.tell(event, None) for event in self.events if event[0] in kinds]

    def rules(self) -> set[str]:
        """The rules that made something happen since the last move."""
        return {event[1] for event in self.events}

    def walked(self) -> list[str]:
        return [event.to for event in self.told(told.MummyStepped)]


def scene(
    at: Sequence[str] = ("START", "START", "START", "START"),
    scarabs: Sequence[int] = (),
    face_up: int = len(LAYOUT_A),
    mummy: str = "P12e",
    bowl: Mapping[str, int] | None = None,
    options: Mapping[str, Option] | None = None,
    tomb: Sequence[str] = TOMB_A,
    seed: int = 1,
) -> Scene:
    """Layout A with so many tiles face up; the first seat is about to explore.

    `bowl` says how many stones of some colours are left; all others are there.
    """
    choices: dict[str, Option] = {"first": 0, "pawns": "dealt", **(options or {})}
    game = GAME.begin(len(at), seed, choices)
    track, bays, surplus = _lay(LAYOUT_A, tomb)
    game.tiles, game.bays, game.surplus = track, bays, surplus
    game.turned = face_up
    game.pawns = [square(name) for name in at]
    game.scarabs = [*scarabs, *[0] * (len(at) - len(scarabs))]
    game.supply = BOX.supply - sum(game.scarabs)
    if not game.house.full_speed:
        game.mummy, game.facing = square(mummy[:-1]), FACINGS[mummy[-1]]
    for colour, left in (bowl or {}).items():
        for stone in BOX.stones_in(game.bowl, COLOURS.index(colour))[left:]:
            game.bowl &= ~(1 << stone)
    return Scene(game)


def _lay(
    track: Sequence[str], tomb: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Real tiles with these colours on the track and in the tomb; the rest is surplus."""
    left = list(range(len(BOX.tile_colours)))

    def take(kind: int, colour: str) -> int:
        number = COLOURS.index(colour)
        tile = next(
            one for one in left if BOX.tile_kinds[one] == kind and BOX.tile_colours[one] == number
        )
        left.remove(tile)
        return tile

    kinds = [BOX.square_tiles[at] for at in BOX.tile_squares]
    tiles = tuple(take(kind, colour) for kind, colour in zip(kinds, track, strict=True))
    bays = tuple(take(2, colour) for colour in tomb)
    return tiles, bays, tuple(left)


def begun(seats: int = 4, seed: int = 1, options: Mapping[str, Option] | None = None) -> Scene:
    """A new game before its first decision; `events` tell its opening."""
    game = GAME.begin(seats, seed, options or {})
    found = Scene(game)
    found.events = list(GAME.opening(game))
    return found
