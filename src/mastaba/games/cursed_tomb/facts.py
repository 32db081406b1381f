"""A descent told by names: for snapshots, which later versions read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from mastaba.games.cursed_tomb import steps as s
from mastaba.games.cursed_tomb.box import COLOURS, FACINGS, Box
from mastaba.games.cursed_tomb.chapters import COURSE
from mastaba.games.cursed_tomb.descent import GONE, NO_COLOUR, NO_PAWN, Descent
from mastaba.games.cursed_tomb.house import House
from mastaba.games.cursed_tomb.spelling import FACTORS
from mastaba.kernel.facts import (
    CHAIR,
    COUNT,
    NUMBER,
    TRUTH,
    Form,
    Many,
    Maybe,
    Name,
    Number,
    Some,
    each,
    read,
    tell,
)

STREAMS: Final = ("desert", "pyramid", "tomb", "first", "heap", "pulls")
"""What chance decides, in the order of its streams."""

STEPS: Final = {
    **{number: step.name for number, step in COURSE.steps.items()},
    **{number: f"ask {question.name}" for number, question in COURSE.questions.items()},
}

_SEAT: Final = CHAIR
_BY_THE_CLOCK: Final = Number(least=0)
"""What a clock counts on and on, where nobody plays and no round ends the game."""
_COLOUR: Final = Maybe(Name("a colour", COLOURS), NO_COLOUR)
_STAGE: Final = Maybe(Name("a stage of a pull", s.STAGES), s.NO_PULL)
_FACTOR: Final = Name("a clock", FACTORS)
_PULL_CLOCK: Final = Maybe(Name("a clock", dict(enumerate(FACTORS, 1))), 0)
_ENDING: Final = Name("an ending", ("playing", "freed", "capped", "abandoned"))


@cache
def forms(box: Box) -> dict[str, Form]:
    """The fields of a descent, in the order of its constructor after box and house; and beside
    `patience`, which is that of the abstract trap, the clock of a pull in the real one."""
    tiles = Many(Name("a tile", box.tile_names))
    square = Maybe(Name("a square", box.squares), GONE)
    stone = Name("a stone", box.stone_names)
    return {
        "seats": COUNT,
        "seed": NUMBER,
        "draws": each(STREAMS, NUMBER),
        "tiles": tiles,
        "bays": tiles,
        "surplus": tiles,
        "turned": COUNT,
        "bays_turned": COUNT,
        "kinds": Many(Maybe(Name("a pawn", box.pawns), NO_PAWN), list),
        "pawns": Many(square, list),
        "scarabs": Many(COUNT, list),
        "supply": COUNT,
        "mummy": square,
        "facing": Name("a facing", FACINGS),
        "bowl": Some(stone),
        "covers": Maybe(each(box.stone_names, Many(stone), tuple), ()),
        "hours": Maybe(each(box.stone_names, COUNT, tuple), ()),
        "builds": NUMBER,
        "first": _SEAT,
        "active": _SEAT,
        "turn": NUMBER,
        "lap": NUMBER,
        "agenda": Many(Name("a step", STEPS)),
        "pending": Some(_SEAT),
        "votes": Many(Maybe(_SEAT, GONE)),
        "demanded": _COLOUR,
        "stage": _STAGE,
        "bonus": TRUTH,
        "touched": TRUTH,
        "voids": COUNT,
        "stuck": Some(_SEAT),
        "patience": COUNT,
        "pulls": NUMBER,
        "time_outs": Many(_BY_THE_CLOCK, list),
        "reserve": Many(NUMBER, list),
        "factors": Many(_FACTOR, list),
        "since": NUMBER,
        "ending": _ENDING,
        "winner": Maybe(_SEAT, GONE),
        "reveals": NUMBER,
        "pull_clock": _PULL_CLOCK,
    }


def facts(x: Descent) -> dict[str, Any]:
    its = forms(x.box)
    values = {name: getattr(x, name) for name in its if name != "pull_clock"}
    other = "pull_clock" if x.house.abstract else "patience"
    return tell({**values, "pull_clock": x.patience, other: 0}, its)


def restored(told: Mapping[str, Any], box: Box, house: House) -> dict[str, Any]:
    """The fields, but for box and house, from what `facts` told."""
    values = read(told, forms(box))
    pull_clock = values.pop("pull_clock")
    values["patience"] = values["patience"] if house.abstract else pull_clock
    return values
