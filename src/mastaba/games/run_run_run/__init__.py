"""Run Run Run! by Bruno Cathala and Anthony Perone: a cooperative hex maze for 1-4 cats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from mastaba.games.run_run_run import boxfile
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.cautions import cautions
from mastaba.games.run_run_run.components import Components, components
from mastaba.games.run_run_run.events import TELLING
from mastaba.games.run_run_run.game import RunRunRun, begin, loaded, restored
from mastaba.games.run_run_run.house import CHOICES, TITLE, UNNAMED, House
from mastaba.games.run_run_run.insight import Insight, insight
from mastaba.games.run_run_run.preview import preview
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.boxed import BoxedGame
from mastaba.kernel.contract import (
    BASE,
    Caution,
    Foresight,
    Move,
    Option,
    Seat,
)
from mastaba.kernel.options import check_first

__all__ = ["GAME", "RunRunRun", "RunRunRunGame", "with_box"]


class RunRunRunGame(BoxedGame[RunRunRun, Box, House]):
    """The rules of the box, as the rest of the house sees them."""

    name = "run-run-run"
    title = TITLE
    prefix = "RRR"
    edition = 2
    retired: Mapping[str, Mapping[int, str]] = {BASE: {1: "0.2.0"}}
    seats = range(1, 5)
    """RRR-SETUP-20, RRR-SOLO-01: one to four players, one cat each, by the same rules."""
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    boxes = boxfile.FILES
    vocabulary = VOCABULARY
    telling = TELLING
    unnamed: Mapping[str, Option] = UNNAMED

    def __init__(self, box_path: Path | None = None) -> None:
        super().__init__(box_path)
        # The same few thousand moves are written out over and over at every table.
        self._text = lru_cache(maxsize=1 << 15)(super().text)

    def box(self, options: Mapping[str, Option]) -> Box:
        return boxfile.load_box(str(self.options(options)["level"]), self.box_path)

    def box_for(self, options: Mapping[str, Option]) -> Box:
        return boxfile.load_box(str(options["level"]), self.box_path)

    def components(self) -> Components:
        return components(self.box_path)

    def parts(self, house: House) -> tuple[str, ...]:
        return BASE, str(house.options["level"])

    def new_house(self, options: Mapping[str, Option]) -> House:
        return House(options)

    def start(self, box: Box, house: House, seats: int, seed: int) -> RunRunRun:
        check_first(house.options["first"], seats)
        return begin(box, house, seats, seed)

    def load(self, data: bytes, options: Mapping[str, Option]) -> RunRunRun:
        return loaded(data, self.box(options), self.house(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> RunRunRun:
        return restored(facts, self.box(options), self.house(options))

    def text(self, move: Move) -> str:
        return self._text(move)

    def preview(self, state: RunRunRun, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: RunRunRun, seat: Seat | None) -> Insight:
        return insight(state, seat)

    def cautions(self, state: RunRunRun, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)


GAME = RunRunRunGame()
with_box = RunRunRunGame.with_box
