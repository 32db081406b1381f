"""Module 1: curses. When they are drawn, and when each of them is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape.asking import Question
from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.modules.curses import events as told
from mastaba.games.escape.modules.curses.commands import COMMANDS, choose_by_default
from mastaba.games.escape.modules.curses.souls import SWAPS, end_swap
from mastaba.games.escape.modules.curses.tiles import (
    CHOICE_ENDS,
    CHOOSING,
    HANDS,
    HELD,
    MANIFEST,
    PILE,
    active,
    draw,
    remove,
    set_held,
    stop_choosing,
    tiles_of,
)
from mastaba.games.escape.moments import Happening, Module, Planned, RoomPlan
from mastaba.games.escape.naming import SEAT, curse_form
from mastaba.kernel.chance import shuffled
from mastaba.kernel.contract import Refusal
from mastaba.kernel.facts import Fields, Form, Many, Some
from mastaba.kernel.soundness import Invariant
from mastaba.kernel.verbs import Verb

STREAM: Final = MANIFEST.streams["curses"]

CHOOSE: Final[Question] = Question("choose", rule="ESC-RT-36")


def every_curse_is_there_once_at_most(x: Flight) -> bool:
    """Nobody holds two of a kind, and those that were lifted are gone."""
    held = x.shelf[HELD]
    seen = Counter([*x.shelf[PILE], *[kind for kinds in held for kind in kinds]])
    alike = any(len(set(kinds)) < len(kinds) for kinds in held)
    return seen <= Counter(tiles_of(x)) and not alike and len(held) == x.seats


def those_who_are_cursed_sit_there(x: Flight) -> bool:
    named = [seat for swap in x.shelf[SWAPS] for seat in swap]
    masks = x.shelf[HANDS] | x.shelf[CHOOSING]
    return all(seat < x.seats for seat in named) and not masks >> x.seats


class Curses(Module):
    """Purple masks draw curses."""

    manifest = MANIFEST
    edition = 2
    retired: Mapping[int, str] = {1: "0.2.0"}
    commands = COMMANDS
    unforetold = (told.CurseDrawn,)

    def happenings(self) -> Mapping[int, Happening]:
        return {CHOICE_ENDS: choose_by_default}

    def planned(self) -> Mapping[int, Planned]:
        return {CHOICE_ENDS: Planned("choice-ends", clock.ORDER_TIMEOUT, SEAT)}

    def kept(self, box: Box) -> Mapping[str, Form]:
        kinds = Many(curse_form(box))
        return {
            PILE: kinds,
            HELD: Many(kinds),
            HANDS: Some(SEAT),
            CHOOSING: Some(SEAT),
            SWAPS: Many(Fields({"owner": SEAT, "partner": SEAT})),
        }

    def invariants(self) -> Sequence[Invariant]:
        return (every_curse_is_there_once_at_most, those_who_are_cursed_sit_there)

    def question(self, x: Flight, seat: int) -> Question | None:
        return CHOOSE if x.shelf[CHOOSING] >> seat & 1 else None

    def choose_rooms(self, x: Flight, plan: RoomPlan) -> None:
        """ESC-M1-01: the 13 Curse and Treasure rooms in place of the 13 base rooms."""
        plan.exchange(x.box.group("base"), x.box.group("curse-treasure"))

    def prepare(self, x: Flight) -> None:
        """ESC-M1-02: the pile, face down. Masks of rooms laid in set-up do nothing (ESC-M1-09)."""
        x.shelf[PILE] = x.shuffle(STREAM, tuple(tiles_of(x)))
        x.shelf[HELD] = ((),) * x.seats
        x.shelf[HANDS] = x.shelf[CHOOSING] = 0
        x.shelf[SWAPS] = ()

    def discovers(self, x: Flight, seat: int, room: int) -> None:
        if x.box.rooms[room].mask:
            draw(x, seat)

    def forbids(self, x: Flight, seat: int, verb: Verb) -> Refusal | None:
        for curse in active(x, seat):
            refusal = curse.forbids(x, seat, verb)
            if refusal is not None:
                return refusal
        return None

    def forbids_talk(self, x: Flight, seat: int) -> Refusal | None:
        for curse in active(x, seat):
            refusal = curse.forbids_talk(x, seat)
            if refusal is not None:
                return refusal
        return None

    def forbids_self_move(self, x: Flight, seat: int, to: int) -> Refusal | None:
        return self.forbids_discovery(x, seat)

    def forbids_discovery(self, x: Flight, seat: int) -> Refusal | None:
        for curse in active(x, seat):
            refusal = curse.forbids_walking(x, seat)
            if refusal is not None:
                return refusal
        return None

    def roll_gap(self, x: Flight, seat: int, gap: int) -> int:
        for curse in active(x, seat):
            gap = curse.roll_gap(x, seat, gap)
        return gap

    def leaves_tray(self, x: Flight, seat: int, power: int) -> bool:
        return any(curse.leaves_tray(x, seat, power) for curse in active(x, seat))

    def releases(self, x: Flight, seat: int, most: int) -> int:
        for curse in active(x, seat):
            most = curse.releases(most)
        return most

    def escapes(self, x: Flight, seat: int) -> None:
        """ESC-EXIT-10: no curse follows anybody out. A swap with somebody who is out stays as it
        is, and its tile goes."""
        stop_choosing(x, seat)
        set_held(x, seat, ())
        for owner, partner in x.shelf[SWAPS]:
            if seat in (owner, partner):
                remove(x, owner, x.box.curse_names.index("soulswap"))
                end_swap(x, owner)
                x.tell(told.SoulsParted, "ESC-CURSE-SOULSWAP-02", owner, partner)
        for other in x.insiders():
            if x.shelf[CHOOSING] >> other & 1 and not x.may_cooperate():
                stop_choosing(x, other)
                swap = x.box.curse_names.index("soulswap")
                remove(x, other, swap)
                x.tell(told.CurseDiscarded, "ESC-CURSE-SOLO", other, swap)

    def imagine(self, x: Flight, seat: int, seed: int) -> None:
        x.shelf[PILE] = shuffled(sorted(x.shelf[PILE]), seed, STREAM, 0)


MODULE: Final = Curses
