"""Chapter CHAMBER: entering the tomb, and the two stones in a row that free the mummy."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.steps import FIRST_TOMB_STONE, SECOND_TOMB_STONE
from mastaba.games.cursed_tomb.trap import demand
from mastaba.kernel.contract import Refusal


def entry_squares(x: Descent) -> range:
    """TOMB-CHAMBER-03, HO-04: the square before the tomb, or the last three."""
    return range(x.box.tomb - x.house.entry_squares, x.box.tomb)


def scarabs_needed(x: Descent) -> int:
    """TOMB-CHAMBER-02, TOMB-V2-05."""
    return 0 if x.house.full_speed else x.box.entry


def may_enter(x: Descent) -> bool:
    """TOMB-CHAMBER-03, TOMB-CHAMBER-05, TOMB-CHAMBER-15, TOMB-CHAMBER-16, TOMB-V2-08."""
    return x.at() in entry_squares(x) and x.scarabs[x.active] >= scarabs_needed(x)


def check_enter(x: Descent) -> Refusal | None:
    if x.at() not in entry_squares(x):
        squares = [x.box.squares[square] for square in entry_squares(x)]
        return no("TOMB-CHAMBER-03", "not-before-the-tomb", squares=squares)
    if x.scarabs[x.active] < scarabs_needed(x):
        owned, needed = x.scarabs[x.active], scarabs_needed(x)
        return no("TOMB-CHAMBER-02", "too-few-scarabs", scarabs=owned, needed=needed)
    return None


def enter_tomb(x: Descent) -> None:
    """TOMB-CHAMBER-04, TOMB-CHAMBER-06, TOMB-CHAMBER-12: the scarabs are only shown, and every
    attempt begins with the first tile."""
    x.pawns[x.active] = x.box.tomb
    x.tell(told.TombEntered, "TOMB-CHAMBER-02", x.active, x.scarabs[x.active])
    _demand_of_bay(x, 0, FIRST_TOMB_STONE)


def second_stone(x: Descent) -> None:
    """TOMB-CHAMBER-07, TOMB-CHAMBER-13: at once, from a fresh trap if the first stone was the last
    of its colour; that is all it earns."""
    x.bonus = False
    _demand_of_bay(x, 1, SECOND_TOMB_STONE)


def _demand_of_bay(x: Descent, bay: int, stage: int) -> None:
    """TOMB-CHAMBER-11: a tomb tile is turned over once and stays so for those who follow."""
    tile = x.bays[bay]
    colour = x.box.tile_colours[tile]
    if bay >= x.bays_turned:
        x.bays_turned = bay + 1
        x.reveals += 1
        rule = "TOMB-CHAMBER-06" if bay == 0 else "TOMB-CHAMBER-07"
        x.tell(told.TileTurned, rule, x.active, bay_name(bay), tile, colour)
    demand(x, colour, stage)


def bay_name(bay: int) -> str:
    return f"T{bay + 1}"
