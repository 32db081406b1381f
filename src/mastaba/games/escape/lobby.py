"""Before the start word: colours, who is ready, eased physical rules; and talk at any time."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import NEVER, NOBODY, NOWHERE, Flight
from mastaba.games.escape.refusing import BLOCKED, NO_TARGET, USED, no
from mastaba.games.escape.spelling import CALLED, CALLS, ROOM, STRENGTH, SWITCH, WHICH_COLOUR, WHOM
from mastaba.games.escape.voting import end_adoptions
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb

COLOUR: Final[Verb] = Verb(
    0, "colour", WHICH_COLOUR, rule="ESC-SETUP-11", marks=m.LOBBY | m.UNHURRIED
)
READY: Final[Verb] = Verb(1, "ready", rule="ESC-CLOCK-01", marks=m.LOBBY | m.UNHURRIED)
EASE: Final[Verb] = Verb(2, "ease", SWITCH, rule="ESC-PHYS-26", marks=m.LOBBY | m.UNHURRIED)
CALL: Final[Verb] = Verb(20, "call", CALLED, rule="ESC-PHYS-18", marks=ASIDE | m.TALK)
PING: Final[Verb] = Verb(21, "ping", ROOM, rule="ESC-PHYS-18", marks=ASIDE | m.TALK)
POWER: Final[Verb] = Verb(
    22, "power", STRENGTH, rule="ESC-RT-13", marks=ASIDE | m.ANY_TIME | m.UNHURRIED | m.IN_HAND
)
AWAY: Final[Verb] = Verb(23, "away", WHOM, rule="ESC-RT-31", marks=ASIDE | REFEREES)
BACK: Final[Verb] = Verb(24, "back", WHOM, rule="ESC-RT-31", marks=ASIDE | REFEREES)

ASIDES: Final = (CALL, PING, POWER, AWAY, BACK)
"""The last two the table reports: who has lost the line, and who is back (ESC-RT-31)."""

_SIX = 6


def colours_of(box: Box, seats: int) -> range:
    """ESC-SIX-01: the sixth colour comes with the sixth player."""
    return range(len(box.colours) if seats == _SIX else len(box.colours) - 1)


# --- colour, ready, ease ---


def lobby_moves(x: Flight, seat: int) -> list[int]:
    """ESC-SETUP-11: a free colour; and not to wait for the end of the introduction."""
    if x.ready >> seat & 1:
        return []
    free = [colour for colour in colours_of(x.box, x.seats) if colour not in x.colours]
    eased = x.eased >> seat & 1
    return [
        m.command(READY),
        *[m.command(COLOUR, colour) for colour in free],
        m.command(EASE, 1 - eased),
    ]


def check_lobby(x: Flight, seat: int, move: int) -> Refusal | None:
    number = m.first(move)
    if x.ready >> seat & 1:
        return no("ESC-SETUP-11", "is-ready", code=USED)
    if COLOUR.says(move):
        if number not in colours_of(x.box, x.seats):
            names = [x.box.colours[colour] for colour in colours_of(x.box, x.seats)]
            return no("ESC-SETUP-11", "no-such-colour", code=NO_TARGET, colours=names)
        if number in x.colours:
            colour = x.box.colours[number]
            return no("ESC-SETUP-11", "colour-taken", code=USED, colour=colour)
    if EASE.says(move) and number == (x.eased >> seat & 1):
        return no("ESC-PHYS-26", "already-so", code=USED)
    if EASE.says(move) and number > 1:
        return no("ESC-PHYS-26", "on-or-off", code=NO_TARGET)
    return None


def make_lobby(x: Flight, seat: int, move: int) -> None:
    number = m.first(move)
    if COLOUR.says(move):
        x.colours[seat] = number
        x.tell(told.ColourTaken, "ESC-SETUP-11", seat, number)
    elif EASE.says(move):
        x.eased ^= 1 << seat
        x.tell(told.EaseSwitched, "ESC-PHYS-26", seat, bool(number))
    else:
        x.ready |= 1 << seat
        x.tell(told.SeatReady, "ESC-CLOCK-01", seat)


# --- asides ---


def seat_asides(x: Flight, seat: int) -> list[int]:
    """ESC-PHYS-18: calls and pings; and how hard one throws."""
    found: list[int] = []
    if forbids_talk(x, seat) is None:
        found += [m.command(CALL, call) for call in range(len(CALLS))]
        rooms = [] if clock.is_covered(x) else sorted(x.squares.values())
        found += [m.command(PING, room) for room in rooms]
    if x.inside(seat):
        powers = [power for power in x.box.pace.powers if power != x.powers[seat]]
        found += [m.command(POWER, power) for power in powers]
    return found


def forbids_talk(x: Flight, seat: int) -> Refusal | None:
    """ESC-PHYS-01: who must not talk does not talk from an adopted seat either."""
    mouths = [one for one in (seat, x.adopters[seat]) if one != NOBODY and x.inside(one)]
    for mouth in mouths:
        for module in x.house.hear.forbids_talk:
            refusal = module.forbids_talk(x, mouth)
            if refusal is not None:
                return refusal
    return None


def check_aside(x: Flight, seat: int, move: int) -> Refusal | None:
    number = m.first(move)
    if POWER.says(move):
        if not x.inside(seat):
            return no("ESC-EXIT-10", "you-have-escaped", code="OUT")
        if number not in x.box.pace.powers:
            powers = list(x.box.pace.powers)
            return no("ESC-RT-13", "no-such-power", code=NO_TARGET, powers=powers)
        if number == x.powers[seat]:
            return no("ESC-RT-13", "already-so", code=USED)
        return None
    if CALL.says(move) and number >= len(CALLS):
        return no("ESC-PHYS-18", "no-such-call", code=NO_TARGET)
    if PING.says(move) and clock.is_covered(x):
        return no("ESC-PAUSE-03", "temple-covered", code=BLOCKED)
    if PING.says(move) and (number >= len(x.where) or x.where[number] == NOWHERE):
        return no("ESC-PHYS-18", "room-not-in-temple", code=NO_TARGET)
    return forbids_talk(x, seat)


def make_aside(x: Flight, seat: int, move: int) -> None:
    number = m.first(move)
    x.talks += 1
    if POWER.says(move):
        x.powers[seat] = number
        x.tell(told.PowerSet, "ESC-RT-13", seat, number)
    elif CALL.says(move):
        x.tell(told.Called, "ESC-PHYS-18", seat, CALLS[number])
    else:
        x.tell(told.Pinged, "ESC-PHYS-18", seat, number)


# --- what the table reports ---


def referee_asides(x: Flight) -> list[int]:
    return [m.command(AWAY if x.aways[seat] == NEVER else BACK, seat) for seat in range(x.seats)]


def check_referee(x: Flight, move: int) -> Refusal | None:
    seat = m.first(move)
    if seat >= x.seats:
        return no("ESC-RT-31", "no-such-player", code=NO_TARGET)
    if AWAY.says(move) == (x.aways[seat] != NEVER):
        return no("ESC-RT-31", "already-so", code=BLOCKED)
    return None


def make_referee(x: Flight, move: int) -> None:
    """ESC-RT-31, ESC-PHYS-27: who is away for long is not counted in votes."""
    seat = m.first(move)
    x.talks += 1
    end_adoptions(x, seat)
    if AWAY.says(move):
        x.aways[seat] = x.now
        due = max(0, x.t) + x.box.pace.away
        x.plan(due, clock.ORDER_TIMEOUT, clock.AWAY_COUNTS, seat)
        x.tell(told.LineLost, "ESC-RT-31", seat)
    else:
        x.aways[seat] = NEVER
        x.cancel(clock.AWAY_COUNTS, seat)
        x.tell(told.LineBack, "ESC-RT-31", seat)
