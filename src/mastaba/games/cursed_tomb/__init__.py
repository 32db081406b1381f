"""The Cursed Tomb by W. Kramer, J. P. K. Grunau and H. Raggan: a race past a mummy, for 2-6."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mastaba.games.cursed_tomb import boxfile, notation
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.cautions import cautions
from mastaba.games.cursed_tomb.components import Components, components
from mastaba.games.cursed_tomb.events import TELLING
from mastaba.games.cursed_tomb.game import CursedTomb, begin, loaded, restored
from mastaba.games.cursed_tomb.house import CHOICES, UNNAMED, House, complete
from mastaba.games.cursed_tomb.insight import Insight, insight
from mastaba.games.cursed_tomb.preview import preview
from mastaba.kernel.contract import (
    BASE,
    Caution,
    Clock,
    Event,
    Foresight,
    Move,
    Option,
    Seat,
    UnknownOption,
)
from mastaba.kernel.editions import PHYSICS
from mastaba.kernel.telling import Told

__all__ = ["GAME", "CursedTomb", "CursedTombGame", "with_box"]

_PHYSICS = Path(__file__).with_name("physics.toml")


class CursedTombGame:
    """The rules of the box, as the rest of the house sees them."""

    name = "cursed-tomb"
    title = "The Cursed Tomb"
    prefix = "TOMB"
    version = "1"
    edition = 1
    """Raised with every change of what a move leads to in any game."""
    physics: int = tomllib.loads(_PHYSICS.read_text(encoding="utf-8"))["edition"]
    retired: Mapping[str, Mapping[int, str]] = {}
    seats = range(2, 7)
    clock: Clock = "wall"
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    unnamed: Mapping[str, Option] = UNNAMED

    def __init__(self, box_path: Path = boxfile.DEFAULT) -> None:
        self.box_path = box_path

    @property
    def box(self) -> Box:
        return boxfile.load_box(self.box_path)

    def components(self) -> Components:
        return components(self.box_path)

    def options(self, given: Mapping[str, Option]) -> dict[str, Option]:
        return complete(given)

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        if House(options).abstract:
            return {BASE: self.edition}
        return {BASE: self.edition, PHYSICS: self.physics}

    def box_parts(self, options: Mapping[str, Option]) -> dict[str, str]:
        digests = boxfile.digests(self.box_path)
        parts = (BASE, "heap") if House(options).abstract else (BASE,)
        return {part: digests[part] for part in parts}

    def begin(self, seats: int, seed: int, options: Mapping[str, Option]) -> CursedTomb:
        """TOMB-SETUP-01: two to six players."""
        if seats not in self.seats:
            raise UnknownOption(f"{self.title} is for 2 to 6 players, not {seats}")
        if not 0 <= seed < 1 << 64:
            raise UnknownOption(f"seed {seed} is not a number from 0 to 2**64 - 1")
        house = House(options)
        first = house.options["first"]
        if isinstance(first, int) and first >= seats:
            raise UnknownOption(f"option 'first' is seat {first}, but there are {seats} seats")
        return begin(self.box, house, seats, seed)

    def opening(self, state: CursedTomb) -> Sequence[Event]:
        return tuple(state.told)

    def load(self, data: bytes, options: Mapping[str, Option]) -> CursedTomb:
        return loaded(data, self.box, House(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> CursedTomb:
        return restored(facts, self.box, House(options))

    def is_aside(self, move: Move) -> bool:
        return m.verb(move) in m.ASIDES

    def is_formal(self, move: Move) -> bool:
        """The one vote among the answers decides who begins, and nobody goes on before it."""
        return False

    def text(self, move: Move) -> str:
        return notation.text(move, self.box)

    def parse(self, text: str) -> Move:
        return notation.parse(text, self.box)

    def preview(self, state: CursedTomb, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: CursedTomb, seat: Seat | None) -> Insight:
        return insight(state)

    def cautions(self, state: CursedTomb, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)

    def tell(self, event: Event, seat: Seat | None) -> Told:
        return TELLING.tell(event, seat, self.box)

    def insiders(self, event: Event) -> Sequence[Seat]:
        return TELLING.insiders(event)


GAME = CursedTombGame()


def with_box(path: Path) -> CursedTombGame:
    """The same rules with the components of another box, such as an owner of the real one has."""
    boxfile.read(path)
    return CursedTombGame(path)
