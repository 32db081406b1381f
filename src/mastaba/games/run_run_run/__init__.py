"""Run Run Run! by Bruno Cathala and Anthony Perone: a cooperative hex maze for 1-4 cats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from mastaba.games.run_run_run import boxfile, notation
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.cautions import cautions
from mastaba.games.run_run_run.components import Components, components
from mastaba.games.run_run_run.events import TELLING
from mastaba.games.run_run_run.game import RunRunRun, begin, loaded, restored
from mastaba.games.run_run_run.house import CHOICES, UNNAMED, House, complete
from mastaba.games.run_run_run.insight import Insight, insight
from mastaba.games.run_run_run.preview import preview
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

__all__ = ["GAME", "RunRunRun", "RunRunRunGame", "with_box"]


class RunRunRunGame:
    """The rules of the box, as the rest of the house sees them."""

    name = "run-run-run"
    title = "Run Run Run!"
    prefix = "RRR"
    version = "1"
    edition = 2
    """Raised with every change of what a move leads to in any game."""
    retired: Mapping[str, Mapping[int, str]] = {BASE: {1: "0.2.0"}}
    seats = range(1, 5)
    clock: Clock = "wall"
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    unnamed: Mapping[str, Option] = UNNAMED

    def __init__(self, box_path: Path = boxfile.DEFAULT) -> None:
        self.box_path = box_path
        self._houses: dict[str, House] = {}
        # The same few thousand moves are written out over and over at every table.
        self._text = lru_cache(maxsize=1 << 15)(self._write)

    def box(self, options: Mapping[str, Option]) -> Box:
        return boxfile.load_box(str(complete(options)["level"]), self.box_path)

    def house(self, options: Mapping[str, Option]) -> House:
        """The options as rules, made once for each different choice of them."""
        key = repr(sorted(options.items()))  # `True == 1`, but not in words
        if key not in self._houses:
            self._houses[key] = House(options)
        return self._houses[key]

    def components(self) -> Components:
        return components(self.box_path)

    def options(self, given: Mapping[str, Option]) -> dict[str, Option]:
        return complete(given)

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        return {BASE: self.edition}

    def box_parts(self, options: Mapping[str, Option]) -> dict[str, str]:
        digests = boxfile.digests(self.box_path)
        return {part: digests[part] for part in (BASE, str(complete(options)["level"]))}

    def begin(self, seats: int, seed: int, options: Mapping[str, Option]) -> RunRunRun:
        """RRR-SETUP-20, RRR-SOLO-01: one to four players, one cat each, by the same rules."""
        if seats not in self.seats:
            raise UnknownOption(f"{self.title} is for 1 to 4 players, not {seats}")
        if not 0 <= seed < 1 << 64:
            raise UnknownOption(f"seed {seed} is not a number from 0 to 2**64 - 1")
        house = self.house(options)
        first = house.options["first"]
        if isinstance(first, int) and first >= seats:
            raise UnknownOption(f"option 'first' is seat {first}, but there are {seats} seats")
        box = boxfile.load_box(str(house.options["level"]), self.box_path)
        return begin(box, house, seats, seed)

    def opening(self, state: RunRunRun) -> Sequence[Event]:
        return tuple(state.told)

    def load(self, data: bytes, options: Mapping[str, Option]) -> RunRunRun:
        return loaded(data, self.box(options), self.house(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> RunRunRun:
        return restored(facts, self.box(options), self.house(options))

    @cached_property
    def _any_box(self) -> Box:
        """For names, which are the same at every level."""
        return self.box({})

    def is_aside(self, move: Move) -> bool:
        return m.is_aside(move)

    def is_formal(self, move: Move) -> bool:
        """Who proposes a split, or agrees to it, plays."""
        return False

    def text(self, move: Move) -> str:
        return self._text(move)

    def _write(self, move: Move) -> str:
        return notation.text(move, self._any_box)

    def parse(self, text: str) -> Move:
        return notation.parse(text, self._any_box)

    def preview(self, state: RunRunRun, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: RunRunRun, seat: Seat | None) -> Insight:
        return insight(state, seat)

    def cautions(self, state: RunRunRun, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)

    def tell(self, event: Event, seat: Seat | None) -> Told:
        return TELLING.tell(event, seat, self._any_box)

    def insiders(self, event: Event) -> Sequence[Seat]:
        return TELLING.insiders(event)


GAME = RunRunRunGame()


def with_box(path: Path) -> RunRunRunGame:
    """The same rules with the components of another box, such as an owner of the real one has."""
    boxfile.read(path)
    return RunRunRunGame(path)
