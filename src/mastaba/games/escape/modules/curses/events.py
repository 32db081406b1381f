"""What happens with curses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NewType

from mastaba.games.escape.box import Box
from mastaba.games.escape.events import Die
from mastaba.kernel.telling import Told

Curse = NewType("Curse", str)


class CurseDrawn(Told, frozen=True, tag="curse-drawn"):
    seat: int
    curse: Curse
    left: int


class CurseDiscarded(Told, frozen=True, tag="curse-discarded"):
    seat: int
    curse: Curse


class CurseLifted(Told, frozen=True, tag="curse-lifted"):
    seat: int
    curse: Curse


class DieBuried(Told, frozen=True, tag="die-buried"):
    """`was` is its state, `face` what it showed, if anything."""

    seat: int
    die: Die
    was: str
    face: str


class DieDugOut(Told, frozen=True, tag="die-dug-out"):
    seat: int
    die: Die


class HandOnHead(Told, frozen=True, tag="hand-on-head"):
    seat: int
    on: bool


class SoulsSwapped(Told, frozen=True, tag="souls-swapped"):
    seat: int
    partner: int


class SoulsReturned(Told, frozen=True, tag="souls-returned"):
    seat: int
    partner: int


class SoulsParted(Told, frozen=True, tag="souls-parted"):
    """One of two swapped souls has escaped: the other goes on with the pawn they lead."""

    seat: int
    partner: int


FACTS: Final[Mapping[Any, Callable[[Any, Box], Any]]] = {
    Curse: lambda fact, box: box.curse_names[fact]
}
