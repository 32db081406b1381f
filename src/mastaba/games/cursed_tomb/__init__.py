"""The Cursed Tomb by W. Kramer, J. P. K. Grunau and H. Raggan: a race past a mummy, for 2-6."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mastaba.games.cursed_tomb import boxfile
from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.cautions import cautions
from mastaba.games.cursed_tomb.components import Components, components
from mastaba.games.cursed_tomb.events import TELLING
from mastaba.games.cursed_tomb.game import CursedTomb, begin, loaded, restored
from mastaba.games.cursed_tomb.house import CHOICES, TITLE, UNNAMED, House
from mastaba.games.cursed_tomb.insight import Insight, insight
from mastaba.games.cursed_tomb.preview import preview
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.boxed import BoxedGame
from mastaba.kernel.contract import (
    BASE,
    Caution,
    Foresight,
    Move,
    Option,
    Seat,
)
from mastaba.kernel.editions import PHYSICS
from mastaba.kernel.options import check_first

__all__ = ["GAME", "CursedTomb", "CursedTombGame", "with_box"]

_PHYSICS = Path(__file__).with_name("physics.toml")


class CursedTombGame(BoxedGame[CursedTomb, Box, House]):
    """The rules of the box, as the rest of the house sees them."""

    name = "cursed-tomb"
    title = TITLE
    prefix = "TOMB"
    edition = 1
    physics: int = tomllib.loads(_PHYSICS.read_text(encoding="utf-8"))["edition"]
    seats = range(2, 7)
    """TOMB-SETUP-01: two to six players."""
    folder = Path(__file__).parent
    choices: Mapping[str, Sequence[Option]] = CHOICES
    boxes = boxfile.FILES
    vocabulary = VOCABULARY
    telling = TELLING
    unnamed: Mapping[str, Option] = UNNAMED

    @property
    def box(self) -> Box:
        return boxfile.load_box(self.box_path)

    def components(self) -> Components:
        return components(self.box_path)

    def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
        if self.house(options).abstract:
            return {BASE: self.edition}
        return {BASE: self.edition, PHYSICS: self.physics}

    def parts(self, house: House) -> tuple[str, ...]:
        return (BASE, "heap") if house.abstract else (BASE,)

    def box_for(self, options: Mapping[str, Option]) -> Box:
        return boxfile.load_box(self.box_path)

    def new_house(self, options: Mapping[str, Option]) -> House:
        return House(options)

    def start(self, box: Box, house: House, seats: int, seed: int) -> CursedTomb:
        check_first(house.options["first"], seats)
        return begin(box, house, seats, seed)

    def load(self, data: bytes, options: Mapping[str, Option]) -> CursedTomb:
        return loaded(data, self.box, self.house(options))

    def restore(self, facts: Mapping[str, Any], options: Mapping[str, Option]) -> CursedTomb:
        return restored(facts, self.box, self.house(options))

    def preview(self, state: CursedTomb, seat: Seat, move: Move) -> Foresight:
        return preview(state, seat, move)

    def insight(self, state: CursedTomb, seat: Seat | None) -> Insight:
        return insight(state)

    def cautions(self, state: CursedTomb, seat: Seat, move: Move) -> list[Caution]:
        return cautions(state, seat, move)


GAME = CursedTombGame()
with_box = CursedTombGame.with_box
