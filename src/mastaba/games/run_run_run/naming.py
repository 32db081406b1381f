"""What the numbers of an expedition are called outside of it."""

from __future__ import annotations

from functools import cache
from typing import Final

from mastaba.games.run_run_run.box import CATS, EXIT_DOOR, FOES, VAULT, Box, card_name
from mastaba.games.run_run_run.expedition import NO_CAT, NOWHERE
from mastaba.games.run_run_run.steps import WINDOWS
from mastaba.kernel.facts import CHAIR, COUNT, Form, Many, Maybe, Name, Text
from mastaba.kernel.hexgrid import axial, cell, on_grid

STREAMS: Final = (
    "rooms", "tokens", "mummies", "boss", "cats", "first", "mummy-dice", "combat-dice", "losses",
    "regroup",
)  # fmt: skip
"""What chance decides, in the order of its streams."""


def _write_cell(at: int) -> str:
    q, r = axial(at)
    return f"{q},{r}"


def _parse_cell(text: str) -> int:
    q, r = (int(part) for part in text.split(","))
    if not on_grid(q, r):
        raise ValueError("off the table")
    return cell(q, r)


_CARDS: Final = tuple([card_name(card) for card in range(VAULT)])

SEAT: Final[Form] = CHAIR
CARD: Final = Name("a Room Card", _CARDS)
TILE: Final = Name("a tile", {**dict(enumerate(_CARDS)), VAULT: "Vault", EXIT_DOOR: "Exit Door"})
CELL: Final = Text("a hex, such as 2,-1", _write_cell, _parse_cell)
PLACE: Final = Maybe(CELL, NOWHERE)
CAT: Final = Maybe(Name("a cat", CATS), NO_CAT)
FOE: Final = Name("a foe", FOES)
WINDOW: Final = Name("a token window", WINDOWS)
CAUSE: Final = Name(
    "a cause of a foe's move",
    ("symbol", "swiftness", "nobody-asleep", "after-boss", "empty-trap"),
)
HEART_CAUSE: Final = Name("a cause of a heart", ("symbol", "darkness"))
PURPOSE: Final = Name("a purpose of a walk", ("room", "fight"))
ENDING: Final = Name("an ending", ("playing", "won", "lost-vault", "lost-hand", "lost-last-card"))
SHARES: Final = Many(COUNT)
"""Damage by seat."""


@cache
def token_form(box: Box) -> Name:
    return Name("a sarcophagus token", box.token_names)
