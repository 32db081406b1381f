"""Chapters SLIDE and V1: what a rockfall is, and where it sends the adventurer."""

from __future__ import annotations

from collections.abc import Iterable

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import NOTHING, SCEPTRE, START, TO_ENTRANCE
from mastaba.games.cursed_tomb.descent import GONE, Descent
from mastaba.games.cursed_tomb.steps import TURN_END
from mastaba.games.cursed_tomb.trap import build_trap, end_pull


def first_to_fall(contacts: Iterable[tuple[int, int]]) -> int:
    """TOMB-V1-11, TOMB-DT-20, TOMB-SLIDE-18: of (tick, thing) pairs, the thing that decides: the
    earliest, at the same tick the sceptre before stones, then the lowest stone."""
    return min(contacts, key=lambda contact: (contact[0], contact[1] != SCEPTRE, contact[1]))[1]


def rockfall(x: Descent, faller: int) -> None:
    """TOMB-SLIDE-09, TOMB-SLIDE-14 to TOMB-SLIDE-19: no move, no stone, the adventurer goes back
    (TOMB-SLIDE-17: without arriving), the trap is rebuilt; TOMB-SLIDE-15, TOMB-CHAMBER-09,
    TOMB-V1-14: the turn ends; TOMB-SLIDE-16: nobody else is touched by it."""
    x.pop()
    x.tell(told.Rockfall, _cause(faller), x.active, faller)
    start = x.at()
    rule, to = way_back(x, faller)
    x.pawns[x.active] = to
    x.tell(told.SentBack, rule, x.active, start, to)
    end_pull(x)
    build_trap(x, x.active)
    x.plan(TURN_END)


def _cause(faller: int) -> str:
    """TOMB-SLIDE-01, TOMB-SLIDE-02, TOMB-SLIDE-03: sceptre or stone, also the one being pulled."""
    if faller == NOTHING:
        return "TOMB-DT-29"
    return "TOMB-SLIDE-01" if faller == SCEPTRE else "TOMB-SLIDE-02"


def way_back(x: Descent, faller: int) -> tuple[str, int]:
    """The square an adventurer goes back to, and the rule that says so.

    TOMB-V1-13: out of the tomb always to GATE. TOMB-V2-07: at full speed too the way leads back.
    """
    if x.at() == x.box.tomb:
        return "TOMB-CHAMBER-10", x.box.gate
    if x.house.mad_rockfall and faller != NOTHING:
        return _mad_way_back(x, faller)
    return _plain_way_back(x)


def _plain_way_back(x: Descent) -> tuple[str, int]:
    """TOMB-SLIDE-10 to TOMB-SLIDE-13: from the pyramid to GATE, from outside to START."""
    here = x.at()
    if x.box.in_pyramid(here):
        return "TOMB-SLIDE-11", x.box.gate
    if here == START:
        return "TOMB-SLIDE-13", START
    if here == x.box.gate:
        return "TOMB-SLIDE-12", here if x.house.stay_on_gate else START
    return "TOMB-SLIDE-10", START


def _mad_way_back(x: Descent, faller: int) -> tuple[str, int]:
    """TOMB-V1-04, TOMB-V1-05, TOMB-V1-09, TOMB-V1-12: to the nearest face-up square behind, of the
    announced colour or of the fallen stone's; TOMB-V1-06, TOMB-V1-07, TOMB-V1-08: nothing
    happens there."""
    sceptre = faller == SCEPTRE
    colour = x.demanded if sceptre else x.box.stone_colours[faller]
    behind = x.next_square(x.at(), colour, TO_ENTRANCE)
    if behind != GONE:
        return "TOMB-V1-04" if sceptre else "TOMB-V1-05", behind
    if x.house.nothing_behind_is_start:
        return "TOMB-V1-10", START
    return "TOMB-V1-10", _plain_way_back(x)[1]
