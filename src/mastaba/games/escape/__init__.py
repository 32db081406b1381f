"""Escape: The Curse of the Temple by Kristian Amundsen Østby: ten minutes, all at once, for 1-6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mastaba.games.escape import boxfile, voting
from mastaba.games.escape.box import Box
from mastaba.games.escape.cautions import cautions
from mastaba.games.escape.components import Components, components
from mastaba.games.escape.events import TELLING
from mastaba.games.escape.game import Escape, begin, loaded, restored
from mastaba.games.escape.house import CHOICES, House, complete
from mastaba.games.escape.insight import Insight, insight
from mastaba.games.escape.preview import preview
from mastaba.games.escape.vocabulary import VOCABULARY
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
from mastaba.kernel.telling import Told
from mastaba.kernel.verbs import ASIDE

__all__ = ["GAME", "Escape", "EscapeGame", "with_box"]


class EscapeGame:
    """The rules of the box, as the rest of the house sees them."""

    name = "escape"
    title = "Escape"
    prefix = "ESC"
    version = "1"
    edition = 2
    """Raised with every change of what a move leads to in any game."""
    retired: Mapping[str, Mapping[int, str]] = {"base": {1: "0.2.0"}, "curses": {1: "0.2.0"}}
    real_time = True
    """Time passes while nobody does anything."""
    clock: Clock = "played"
    """Ten minutes are ten minutes of play; no crash of a server eats them."""
    seats = range(1, 7)
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    unnamed: Mapping[str, Option] = {"pause": "free"}

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
        modules = House(options).modules
        return {BASE: self.edition, **{module.name: module.edition for module in modules}}

    def box_parts(self, options: Mapping[str, Option]) -> dict[str, str]:
        digests = boxfile.digests(self.box_path)
        return {part: digests[part] for part in self.editions(options)}

    def begin(self, seats: int, seed: int, options: Mapping[str, Option]) -> Escape:
        """ESC-SETUP-01, ESC-SIX-01: one to six players."""
        if seats not in self.seats:
            raise UnknownOption(f"{self.title} is for 1 to 6 players, not {seats}")
        if not 0 <= seed < 1 << 64:
            raise UnknownOption(f"seed {seed} is not a number from 0 to 2**64 - 1")
        return begin(self.box, House(options), seats, seed)

    def opening(self, state: Escape) -> Sequence[Event]:
        return tuple(state.told)

    def load(self, data: bytes, options: Mapping[str, Option]) -> Escape:
        return loaded(data, self.box, dict(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> Escape:
        return restored(facts, self.box, House(options))

    def is_aside(self, move: Move) -> bool:
        return bool(VOCABULARY.verb(move).marks & ASIDE)

    def is_formal(self, move: Move) -> bool:
        return voting.is_formal(move)

    def text(self, move: Move) -> str:
        return VOCABULARY.text(move, self.box)

    def parse(self, text: str) -> Move:
        return VOCABULARY.parse(text, self.box)

    def preview(self, state: Escape, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: Escape, seat: Seat | None) -> Insight:
        return insight(state)

    def cautions(self, state: Escape, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)

    def tell(self, event: Event, seat: Seat | None) -> Told:
        return TELLING.tell(event, seat, self.box)

    def insiders(self, event: Event) -> Sequence[Seat]:
        return TELLING.insiders(event)


GAME = EscapeGame()


def with_box(path: Path) -> EscapeGame:
    """The same rules with the components of another box, such as an owner of the real one has."""
    boxfile.read(path)
    return EscapeGame(path)
