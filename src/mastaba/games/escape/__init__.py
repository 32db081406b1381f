"""Escape: The Curse of the Temple by Kristian Amundsen Østby: ten minutes, all at once, for 1-6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mastaba.games.escape import boxfile, voting
from mastaba.games.escape.box import Box
from mastaba.games.escape.cautions import cautions
from mastaba.games.escape.components import Components, components
from mastaba.games.escape.game import Escape, begin, loaded, restored
from mastaba.games.escape.house import CHOICES, TITLE, House
from mastaba.games.escape.insight import Insight, insight
from mastaba.games.escape.modules import ALL
from mastaba.games.escape.preview import preview
from mastaba.games.escape.telling import TELLING
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.boxed import BoxedGame
from mastaba.kernel.contract import (
    BASE,
    Caution,
    Clock,
    Foresight,
    Move,
    Option,
    Seat,
)

__all__ = ["GAME", "Escape", "EscapeGame", "with_box"]


class EscapeGame(BoxedGame[Escape, Box, House]):
    """The rules of the box, as the rest of the house sees them."""

    name = "escape"
    title = TITLE
    prefix = "ESC"
    edition = 2
    retired: Mapping[str, Mapping[int, str]] = {
        BASE: {1: "0.2.0"},
        **{kind.manifest.name: kind.retired for kind in ALL if kind.retired},
    }
    real_time = True
    clock: Clock = "played"
    """Ten minutes are ten minutes of play; no crash of a server eats them."""
    seats = range(1, 7)
    """ESC-SETUP-01, ESC-SIX-01: one to six players."""
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    boxes = boxfile.FILES
    vocabulary = VOCABULARY
    telling = TELLING
    unnamed: Mapping[str, Option] = {"pause": "free"}

    @property
    def box(self) -> Box:
        return boxfile.load_box(self.box_path)

    def components(self) -> Components:
        return components(self.box_path)

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        modules = self.house(options).modules
        return {BASE: self.edition, **{module.name: module.edition for module in modules}}

    def box_for(self, options: Mapping[str, Option]) -> Box:
        return boxfile.load_box(self.box_path)

    def new_house(self, options: Mapping[str, Option]) -> House:
        return House(options)

    def start(self, box: Box, house: House, seats: int, seed: int) -> Escape:
        return begin(box, house, seats, seed)

    def load(self, data: bytes, options: Mapping[str, Option]) -> Escape:
        return loaded(data, self.box, dict(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> Escape:
        return restored(facts, self.box, self.house(options))

    def is_formal(self, move: Move) -> bool:
        return voting.is_formal(move)

    def preview(self, state: Escape, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: Escape, seat: Seat | None) -> Insight:
        return insight(state)

    def cautions(self, state: Escape, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)


GAME = EscapeGame()
with_box = EscapeGame.with_box
