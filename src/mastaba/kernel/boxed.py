"""What is the same for all games that are played with a box and house options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from mastaba.kernel.boxes import BoxFiles
from mastaba.kernel.contract import BASE, Clock, Event, Move, Option, Seat
from mastaba.kernel.options import check_start
from mastaba.kernel.telling import Telling, Told
from mastaba.kernel.verbs import Vocabulary


class HouseOptions(Protocol):
    """The options of a table as the rules read them."""

    options: dict[str, Option]


class Storyteller(Protocol):
    told: list[Event]


B = TypeVar("B")
H = TypeVar("H", bound=HouseOptions)
S = TypeVar("S", bound=Storyteller)


class BoxedGame(ABC, Generic[S, B, H]):
    """The rules of one box, as the rest of the house sees them: a `Game` whose package says what is
    its own. `S` is its state, `B` its box and `H` its house."""

    name: str
    title: str
    prefix: str
    version: str = "1"
    edition: int
    """Raised with every change of what a move leads to in any game."""
    retired: Mapping[str, Mapping[int, str]] = {}
    seats: range
    clock: Clock = "wall"
    real_time: bool = False
    folder: Path
    choices: Mapping[str, Sequence[Option]]
    unnamed: Mapping[str, Option] = {}
    boxes: BoxFiles[Any]
    vocabulary: Vocabulary
    telling: Telling[Any]

    def __init__(self, box_path: Path | None = None) -> None:
        self.box_path = box_path or self.folder / "box.toml"
        self._houses: dict[str, H] = {}
        self._any: tuple[Path, B] | None = None

    @classmethod
    def with_box(cls, path: Path) -> Self:
        """The same rules with the components of another box, such as an owner of the real one has;
        BoxError names the entry that is wrong."""
        cls.boxes.read(path)
        return cls(path)

    # --- what each game says for itself ---

    @abstractmethod
    def box_for(self, options: Mapping[str, Option]) -> B:
        """The box as it is played with by these options, all of them."""

    @abstractmethod
    def new_house(self, options: Mapping[str, Option]) -> H:
        """The options as rules; UnknownOption says which is wrong."""

    @abstractmethod
    def start(self, box: B, house: H, seats: int, seed: int) -> S:
        """A new game, before its first decision; `told` holds what happened."""

    # --- options and components ---

    def house(self, options: Mapping[str, Option]) -> H:
        """The options as rules, made once for each different choice of them."""
        key = repr(sorted(options.items()))  # `True == 1`, but not in words
        if key not in self._houses:
            self._houses[key] = self.new_house(options)
        return self._houses[key]

    def options(self, given: Mapping[str, Option]) -> dict[str, Option]:
        return dict(self.house(given).options)

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        return {BASE: self.edition}

    def box_parts(self, options: Mapping[str, Option]) -> dict[str, str]:
        digests = self.boxes.digests(self.box_path)
        return {part: digests[part] for part in self.parts(self.house(options))}

    def parts(self, house: H) -> Sequence[str]:
        """The parts of the box that are in play."""
        return tuple(self.editions(house.options))

    def any_box(self) -> B:
        """For names, which are the same with all options."""
        if self._any is None or self._any[0] != self.box_path:
            self._any = self.box_path, self.box_for(self.options({}))
        return self._any[1]

    # --- games ---

    def begin(self, seats: int, seed: int, options: Mapping[str, Option]) -> S:
        check_start(self.title, self.seats, seats, seed)
        house = self.house(options)
        return self.start(self.box_for(house.options), house, seats, seed)

    def opening(self, state: S) -> Sequence[Event]:
        return tuple(state.told)

    def is_formal(self, move: Move) -> bool:
        """Where nobody can give up or ask for a pause, every answer is a move of the game."""
        return False

    # --- moves ---

    def is_aside(self, move: Move) -> bool:
        return self.vocabulary.is_aside(move)

    def text(self, move: Move) -> str:
        return self.vocabulary.text(move, self.any_box())

    def parse(self, text: str) -> Move:
        return self.vocabulary.parse(text, self.any_box())

    # --- events ---

    def tell(self, event: Event, seat: Seat | None) -> Told:
        return self.telling.tell(event, seat, self.any_box())

    def insiders(self, event: Event) -> Sequence[Seat]:
        return self.telling.insiders(event)
