"""The curse tiles: what each does to its owner, and what lies before a seat (spec §2.12, §6)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import TRAY_STREAM, Flight
from mastaba.games.escape.losing import take_from_hand
from mastaba.games.escape.manifests import manifest
from mastaba.games.escape.modules.curses import events as told
from mastaba.games.escape.modules.curses.souls import SWAPS, swap_souls, undo_swap
from mastaba.games.escape.refusing import CURSED, no
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

MANIFEST: Final = manifest("curses")

PILE: Final = "curses.pile"
HELD: Final = "curses.held"
HANDS: Final = "curses.hands"
"""Whose hand is on the head, a bit for each."""
CHOOSING: Final = "curses.choosing"
"""Who has to choose a partner, a bit for each."""

UNDER_RUBBLE: Final = MANIFEST.places["rubble"]
"""The place of a die that Debris has buried."""

CHOICE_ENDS: Final = MANIFEST.happenings["choice-ends"]


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
        remove(x, seat, kind)
        x.tell(told.CurseDiscarded, "ESC-CURSE-SOLO", seat, kind)


def get_rid_of(x: Flight, seat: int, kind: int) -> None:
    """ESC-M1-07, ESC-M1-16: lifted, countered or exchanged, a curse ends in the same way and leaves
    the game."""
    remove(x, seat, kind)
    CURSES[x.box.curse_names[kind]].ends(x, seat)


def remove(x: Flight, seat: int, kind: int) -> None:
    set_held(x, seat, tuple([one for one in held(x, seat) if one != kind]))


def tiles_of(x: Flight) -> list[int]:
    """ESC-M1-02: the curses that are in play, by kind."""
    return [
        kind
        for kind, (_name, count, _lift, extra) in enumerate(x.box.curses)
        if x.house.extra_tiles or not extra
        for _ in range(count)
    ]
