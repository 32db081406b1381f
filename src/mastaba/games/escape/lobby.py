"""Before the start word: colours, who is ready, eased physical rules; and talk at any time."""

from __future__ import annotations

from mastaba.games.escape import clock
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Box
from mastaba.games.escape.flight import NEVER, NOBODY, NOWHERE, Flight
from mastaba.games.escape.refusing import BLOCKED, NO_TARGET, USED, no
from mastaba.games.escape.voting import end_adoptions
from mastaba.kernel.contract import Refusal

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
        m.command(m.READY),
        *[m.command(m.COLOUR, colour) for colour in free],
        m.command(m.EASE, 1 - eased),
    ]


def check_lobby(x: Flight, seat: int, move: int) -> Refusal | None:
    verb, number = m.verb(move), m.first(move)
    if x.ready >> seat & 1:
        return no("ESC-SETUP-11", "is-ready", code=USED)
    if verb == m.COLOUR:
        if number not in colours_of(x.box, x.seats):
            names = [x.box.colours[colour] for colour in colours_of(x.box, x.seats)]
            return no("ESC-SETUP-11", "no-such-colour", code=NO_TARGET, colours=names)
        if number in x.colours:
            colour = x.box.colours[number]
            return no("ESC-SETUP-11", "colour-taken", code=USED, colour=colour)
    if verb == m.EASE and number == (x.eased >> seat & 1):
        return no("ESC-PHYS-26", "already-so", code=USED)
    if verb == m.EASE and number > 1:
        return no("ESC-PHYS-26", "on-or-off", code=NO_TARGET)
    return None


def make_lobby(x: Flight, seat: int, move: int) -> None:
    verb, number = m.verb(move), m.first(move)
    if verb == m.COLOUR:
        x.colours[seat] = number
        x.tell(told.COLOUR_TAKEN, "ESC-SETUP-11", seat, number)
    elif verb == m.EASE:
        x.eased ^= 1 << seat
        x.tell(told.EASE_SWITCHED, "ESC-PHYS-26", seat, bool(number))
    else:
        x.ready |= 1 << seat
        x.tell(told.SEAT_READY, "ESC-CLOCK-01", seat)


# --- asides ---


def seat_asides(x: Flight, seat: int) -> list[int]:
    """ESC-PHYS-18: calls and pings; and how hard one throws."""
    found: list[int] = []
    if forbids_talk(x, seat) is None:
        found += [m.command(m.CALL, call) for call in range(len(m.CALLS))]
        rooms = [] if clock.is_covered(x) else sorted(x.squares.values())
        found += [m.command(m.PING, room) for room in rooms]
    if x.inside(seat):
        powers = [power for power in x.box.pace.powers if power != x.powers[seat]]
        found += [m.command(m.POWER, power) for power in powers]
    return found


def forbids_talk(x: Flight, seat: int) -> Refusal | None:
    """ESC-PHYS-01: who must not talk does not talk from an adopted seat either."""
    mouths = [one for one in (seat, x.adopters[seat]) if one != NOBODY and x.inside(one)]
    for mouth in mouths:
        for module in x.house.modules:
            refusal = module.forbids_talk(x, mouth)
            if refusal is not None:
                return refusal
    return None


def check_aside(x: Flight, seat: int, move: int) -> Refusal | None:
    verb, number = m.verb(move), m.first(move)
    if verb == m.POWER:
        if not x.inside(seat):
            return no("ESC-EXIT-10", "you-have-escaped", code="OUT")
        if number not in x.box.pace.powers:
            powers = list(x.box.pace.powers)
            return no("ESC-RT-13", "no-such-power", code=NO_TARGET, powers=powers)
        if number == x.powers[seat]:
            return no("ESC-RT-13", "already-so", code=USED)
        return None
    if verb == m.CALL and number >= len(m.CALLS):
        return no("ESC-PHYS-18", "no-such-call", code=NO_TARGET)
    if verb == m.PING and clock.is_covered(x):
        return no("ESC-PAUSE-03", "temple-covered", code=BLOCKED)
    if verb == m.PING and (number >= len(x.where) or x.where[number] == NOWHERE):
        return no("ESC-PHYS-18", "room-not-in-temple", code=NO_TARGET)
    return forbids_talk(x, seat)


def make_aside(x: Flight, seat: int, move: int) -> None:
    verb, number = m.verb(move), m.first(move)
    x.talks += 1
    if verb == m.POWER:
        x.powers[seat] = number
        x.tell(told.POWER_SET, "ESC-RT-13", seat, number)
    elif verb == m.CALL:
        x.tell(told.CALLED, "ESC-PHYS-18", seat, m.CALLS[number])
    else:
        x.tell(told.PINGED, "ESC-PHYS-18", seat, number)


# --- what the table reports ---


def referee_asides(x: Flight) -> list[int]:
    return [
        m.command(m.AWAY if x.aways[seat] == NEVER else m.BACK, seat) for seat in range(x.seats)
    ]


def check_referee(x: Flight, move: int) -> Refusal | None:
    verb, seat = m.verb(move), m.first(move)
    if seat >= x.seats:
        return no("ESC-RT-31", "no-such-player", code=NO_TARGET)
    if (verb == m.AWAY) == (x.aways[seat] != NEVER):
        return no("ESC-RT-31", "already-so", code=BLOCKED)
    return None


def make_referee(x: Flight, move: int) -> None:
    """ESC-RT-31, ESC-PHYS-27: who is away for long is not counted in votes."""
    seat = m.first(move)
    x.talks += 1
    end_adoptions(x, seat)
    if m.verb(move) == m.AWAY:
        x.aways[seat] = x.now
        due = max(0, x.t) + x.box.pace.away
        x.plan(due, clock.ORDER_TIMEOUT, clock.AWAY_COUNTS, seat)
        x.tell(told.LINE_LOST, "ESC-RT-31", seat)
    else:
        x.aways[seat] = NEVER
        x.cancel(clock.AWAY_COUNTS, seat)
        x.tell(told.LINE_BACK, "ESC-RT-31", seat)
