"""Module 1: curses. Each curse is a small declaration of what it does (spec §2.12, §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.escape import clock, steps
from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import TRAY_STREAM, Flight
from mastaba.games.escape.losing import take_from_hand
from mastaba.games.escape.moments import Command, Happening, Module, Planned, RoomPlan
from mastaba.games.escape.naming import SEAT, curse_form
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.refusing import CURSED, NO_TARGET, USED, no
from mastaba.games.escape.souls import SWAPS, end_swap, swap_souls, undo_swap
from mastaba.games.escape.spelling import CURSE, DICE, SWITCH, TILES, WHOM
from mastaba.kernel.chance import shuffled
from mastaba.kernel.contract import Refusal
from mastaba.kernel.facts import Fields, Form, Many, Some
from mastaba.kernel.soundness import Invariant
from mastaba.kernel.verbs import Verb

LIFT: Final[Verb] = Verb(14, "lift", CURSE, DICE, TILES, rule="ESC-M1-05")
HAND: Final[Verb] = Verb(
    17, "hand", SWITCH, rule="ESC-PHYS-02",
    marks=m.UNHURRIED | m.IN_PAUSE | m.IN_HAND | m.NEVER_CURSED,
)  # fmt: skip
CHOOSE: Final[Verb] = Verb(18, "choose", WHOM, rule="ESC-CURSE-SOULSWAP", marks=m.IN_HAND)

PILE: Final = "curses.pile"
HELD: Final = "curses.held"
HANDS: Final = "curses.hands"
"""Whose hand is on the head, a bit for each."""
CHOOSING: Final = "curses.choosing"
"""Who has to choose a partner, a bit for each."""

UNDER_RUBBLE: Final = 1
"""The place of a die that Debris has buried."""

CHOICE_ENDS: Final = clock.FIRST_OF_MODULES


class Curse:
    """What a curse does to its owner; nothing, unless it says so."""

    name = ""

    def strikes(self, x: Flight, seat: int) -> bool:
        """It is drawn; False if it is discarded at once."""
        return True

    def ends(self, x: Flight, seat: int) -> None:
        """ESC-M1-16: its owner is rid of it, by whatever means."""

    def forbids(self, x: Flight, seat: int, verb: Verb) -> Refusal | None:
        return None

    def forbids_walking(self, x: Flight, seat: int) -> Refusal | None:
        """Forbid self-moves and discoveries."""
        return None

    def forbids_talk(self, x: Flight, seat: int) -> Refusal | None:
        return None

    def roll_gap(self, x: Flight, seat: int, gap: int) -> int:
        return gap

    def leaves_tray(self, x: Flight, seat: int, power: int) -> bool:
        return False

    def releases(self, most: int) -> int:
        return most


class Trapped(Curse):
    """ESC-CURSE-TRAPPED: neither enters nor discovers rooms, nor teleports."""

    name = "trapped"

    def forbids_walking(self, x: Flight, seat: int) -> Refusal | None:
        return no("ESC-CURSE-TRAPPED", "trapped", code=CURSED)


class Debris(Curse):
    """ESC-CURSE-DEBRIS: a die lies under rubble until the curse is lifted."""

    name = "debris"

    def strikes(self, x: Flight, seat: int) -> bool:
        die = take_from_hand(x, seat)
        if die >= 0:
            seen = d.as_seen(x.dice[seat][die])
            x.dice[seat][die] = d.laid(x.dice[seat][die], UNDER_RUBBLE)
            x.tell(told.DieBuried, "ESC-CURSE-DEBRIS", seat, die, *seen)
        return True

    def ends(self, x: Flight, seat: int) -> None:
        """ESC-CURSE-DEBRIS-02: it comes back with its face, a black mask locked."""
        for die in d.in_state(x, seat, d.LAID):
            if d.place(x.dice[seat][die]) == UNDER_RUBBLE:
                x.dice[seat][die] = d.taken_back(x.dice[seat][die])
                x.tell(told.DieDugOut, "ESC-CURSE-DEBRIS-02", seat, die)


class Mask(Curse):
    """ESC-CURSE-MASK: a golden mask of the owner releases one die instead of two."""

    name = "mask"

    def releases(self, most: int) -> int:
        return 1


class Silence(Curse):
    """ESC-CURSE-SILENCE, ESC-PHYS-01: no talk, no calls, no pings."""

    name = "silence"

    def forbids_talk(self, x: Flight, seat: int) -> Refusal | None:
        return no("ESC-PHYS-01", "silenced", code=CURSED)


class LostDice(Curse):
    """ESC-CURSE-LOSTDICE, ESC-PHYS-06: hard throws may leave the tray."""

    name = "lostdice"

    def leaves_tray(self, x: Flight, seat: int, power: int) -> bool:
        value = x.chance(TRAY_STREAM + seat, 1000)
        return value < max(0, power - x.box.pace.safe_power)


class Hand(Curse):
    """ESC-CURSE-HAND, ESC-PHYS-02, ESC-PHYS-33: a symbol must be held down during every command but
    votes and talk; with eased rules the owner rolls more slowly instead (ESC-PHYS-26)."""

    name = "hand"

    def forbids(self, x: Flight, seat: int, verb: Verb) -> Refusal | None:
        if verb.marks & (m.NEVER_CURSED | m.TALK) or x.eased >> seat & 1:
            return None
        if x.shelf[HANDS] >> seat & 1:
            return None
        return no("ESC-PHYS-02", "hand-not-on-head", code=CURSED)

    def strikes(self, x: Flight, seat: int) -> bool:
        """ESC-PHYS-33: the hand is off the head when the curse is drawn."""
        x.shelf[HANDS] &= ~(1 << seat)
        return True

    def roll_gap(self, x: Flight, seat: int, gap: int) -> int:
        return max(gap, x.box.pace.eased_roll_least) if x.eased >> seat & 1 else gap


class SoulSwap(Curse):
    """ESC-CURSE-SOULSWAP: the owner and another player lead each other's pawn."""

    name = "soulswap"

    def strikes(self, x: Flight, seat: int) -> bool:
        """ESC-CURSE-SOLO, ESC-CURSE-SOULSWAP-06: somebody else must be inside."""
        others = [other for other in x.insiders() if other != seat]
        if not others:
            return False
        if len(others) == 1:
            swap_souls(x, seat, others[0])
            return True
        x.shelf[CHOOSING] |= 1 << seat
        if not x.house.turns:
            due = x.t + x.house.stretch(x.box.pace.choice)
            x.plan(due, clock.ORDER_TIMEOUT, CHOICE_ENDS, seat)
        return True

    def ends(self, x: Flight, seat: int) -> None:
        """Nobody moves."""
        stop_choosing(x, seat)
        for owner, partner in x.shelf[SWAPS]:
            if owner == seat:
                undo_swap(x, owner, partner)
                x.tell(told.SoulsReturned, "ESC-CURSE-SOULSWAP-02", owner, partner)


def stop_choosing(x: Flight, seat: int) -> None:
    x.shelf[CHOOSING] &= ~(1 << seat)
    x.cancel(CHOICE_ENDS, seat)


CURSES: Final[dict[str, Curse]] = {
    curse.name: curse
    for curse in (Trapped(), Debris(), Mask(), Silence(), LostDice(), Hand(), SoulSwap())
}


# --- what lies before a seat ---


def held(x: Flight, seat: int) -> tuple[int, ...]:
    """Kinds of the curses before a seat; the escaped have none."""
    kinds: tuple[int, ...] = x.shelf[HELD][seat]
    return kinds


def active(x: Flight, seat: int) -> list[Curse]:
    """ESC-M1-04, ESC-M1-12: all of them work at once."""
    return [CURSES[x.box.curse_names[kind]] for kind in x.shelf[HELD][seat]]


def set_held(x: Flight, seat: int, kinds: tuple[int, ...]) -> None:
    every = x.shelf[HELD]
    x.shelf[HELD] = (*every[:seat], kinds, *every[seat + 1 :])


def draw(x: Flight, seat: int) -> None:
    """ESC-M1-03, ESC-M1-08, ESC-M1-11, ESC-M1-14: the top curse works at once, unless the same lies
    there already; an empty pile curses nobody."""
    if not x.shelf[PILE]:
        return
    kind, *rest = x.shelf[PILE]
    x.shelf[PILE] = tuple(rest)
    x.reveals += 1
    x.tell(told.CurseDrawn, "ESC-M1-03", seat, kind, len(rest))
    if kind in held(x, seat):
        x.tell(told.CurseDiscarded, "ESC-M1-08", seat, kind)
        return
    set_held(x, seat, (*held(x, seat), kind))
    if not CURSES[x.box.curse_names[kind]].strikes(x, seat):
        _remove(x, seat, kind)
        x.tell(told.CurseDiscarded, "ESC-CURSE-SOLO", seat, kind)


def get_rid_of(x: Flight, seat: int, kind: int) -> None:
    """ESC-M1-07, ESC-M1-16: lifted, countered or exchanged, a curse ends in the same way and leaves
    the game."""
    _remove(x, seat, kind)
    CURSES[x.box.curse_names[kind]].ends(x, seat)


def _remove(x: Flight, seat: int, kind: int) -> None:
    set_held(x, seat, tuple([one for one in held(x, seat) if one != kind]))


# --- commands ---


def lift_moves(x: Flight, seat: int) -> list[int]:
    return [
        m.command(LIFT, kind, dice=dice, tiles=tiles)
        for kind in held(x, seat)
        for dice, tiles in payments(x, seat, [x.box.curses[kind][2]])
    ]


def check_lift(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-M1-05, ESC-M1-06, ESC-M1-15: the owner's own dice, in any room."""
    kind = m.first(move)
    if kind not in held(x, seat):
        return no("ESC-M1-05", "not-your-curse", code=NO_TARGET)
    return check_payment(x, seat, move, [x.box.curses[kind][2]], "ESC-M1-05")


def lift(x: Flight, seat: int, move: int) -> None:
    """ESC-M1-07, ESC-M1-13: it leaves the game; the dice must be rolled again."""
    kind = m.first(move)
    pay(x, seat, move)
    x.tell(told.CurseLifted, "ESC-M1-07", seat, kind)
    get_rid_of(x, seat, kind)


def _under_hand(x: Flight, seat: int) -> bool:
    return any(curse.name == "hand" for curse in active(x, seat)) and not x.eased >> seat & 1


def hand_moves(x: Flight, seat: int) -> list[int]:
    if not _under_hand(x, seat):
        return []
    return [m.command(HAND, 1 - (x.shelf[HANDS] >> seat & 1))]


def check_hand(x: Flight, seat: int, move: int) -> Refusal | None:
    if not _under_hand(x, seat):
        return no("ESC-PHYS-02", "hand-not-cursed", code=NO_TARGET)
    if m.first(move) > 1:
        return no("ESC-PHYS-02", "on-or-off", code=NO_TARGET)
    if m.first(move) == (x.shelf[HANDS] >> seat & 1):
        return no("ESC-PHYS-02", "already-so", code=USED)
    return None


def put_hand(x: Flight, seat: int, move: int) -> None:
    x.shelf[HANDS] ^= 1 << seat
    x.tell(told.HandOnHead, "ESC-PHYS-02", seat, bool(m.first(move)))


def choose_moves(x: Flight, seat: int) -> list[int]:
    if not x.shelf[CHOOSING] >> seat & 1:
        return []
    return [m.command(CHOOSE, other) for other in x.insiders() if other != seat]


def check_choose(x: Flight, seat: int, move: int) -> Refusal | None:
    other = m.first(move)
    if not x.shelf[CHOOSING] >> seat & 1:
        return no("ESC-CURSE-SOULSWAP", "nothing-to-choose", code=NO_TARGET)
    if other >= x.seats or not x.inside(other) or other == seat:
        return no("ESC-CURSE-SOULSWAP-06", "not-a-partner", code=NO_TARGET)
    return None


def choose(x: Flight, seat: int, move: int) -> None:
    stop_choosing(x, seat)
    swap_souls(x, seat, m.first(move))


def choose_by_default(x: Flight, seat: int) -> None:
    """ESC-CURSE-SOULSWAP-06: the next seat inside."""
    if x.shelf[CHOOSING] >> seat & 1 and x.may_cooperate():
        order = [(seat + step) % x.seats for step in range(1, x.seats)]
        stop_choosing(x, seat)
        swap_souls(x, seat, next(other for other in order if x.inside(other)))


def tiles_of(x: Flight) -> list[int]:
    """ESC-M1-02: the curses that are in play, by kind."""
    return [
        kind
        for kind, (_name, count, _lift, extra) in enumerate(x.box.curses)
        if x.house.extra_tiles or not extra
        for _ in range(count)
    ]


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

    name = "curses"
    edition = 2
    sections = ("curses", "rooms.curse-treasure")
    places: Mapping[int, str] = {UNDER_RUBBLE: "rubble"}
    streams = ("curses",)
    commands = (
        Command(LIFT, lift_moves, check_lift, lift),
        Command(HAND, hand_moves, check_hand, put_hand),
        Command(CHOOSE, choose_moves, check_choose, choose),
    )

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

    def question(self, x: Flight, seat: int) -> int | None:
        return steps.CHOOSE if x.shelf[CHOOSING] >> seat & 1 else None

    def choose_rooms(self, x: Flight, plan: RoomPlan) -> None:
        """ESC-M1-01: the 13 Curse and Treasure rooms in place of the 13 base rooms."""
        play_with_masks(x, plan)

    def prepare(self, x: Flight) -> None:
        """ESC-M1-02: the pile, face down. Masks of rooms laid in set-up do nothing (ESC-M1-09)."""
        x.shelf[PILE] = x.shuffle(self.stream, tuple(tiles_of(x)))
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
                _remove(x, owner, x.box.curse_names.index("soulswap"))
                end_swap(x, owner)
                x.tell(told.SoulsParted, "ESC-CURSE-SOULSWAP-02", owner, partner)
        for other in x.insiders():
            if x.shelf[CHOOSING] >> other & 1 and not x.may_cooperate():
                stop_choosing(x, other)
                swap = x.box.curse_names.index("soulswap")
                _remove(x, other, swap)
                x.tell(told.CurseDiscarded, "ESC-CURSE-SOLO", other, swap)

    def imagine(self, x: Flight, seat: int, seed: int) -> None:
        x.shelf[PILE] = shuffled(sorted(x.shelf[PILE]), seed, self.stream, 0)


def play_with_masks(x: Flight, plan: RoomPlan) -> None:
    """ESC-M1-01: with module 1, module 2 or both, the base rooms stay in the box. Symbols of a
    module that is not in play do nothing, as nobody asks for them (ESC-M1-10, ESC-M2-07)."""
    base = x.box.group("base")
    if any(room in base for room in plan.mixed):
        plan.mixed = [room for room in plan.mixed if room not in base]
        plan.mixed += x.box.group("curse-treasure")
