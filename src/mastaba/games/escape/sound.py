"""What is true of every flight between two commands: nothing is lost, nothing is there twice."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape.box import B
from mastaba.games.escape.clock import turn_of
from mastaba.games.escape.flight import NEVER, NO_ROOM, NOBODY, NOWHERE, Flight
from mastaba.games.escape.pools import die_item, is_tile, seat_of
from mastaba.kernel.soundness import Invariant


def each_seat_has_all_that_belongs_to_it(x: Flight) -> bool:
    by_seat = (
        x.colours, x.pawns, x.leads, x.dice, x.powers, x.rollable, x.commanded, x.held, x.aways,
        x.adopters,
    )  # fmt: skip
    return all(len(one) == x.seats for one in by_seat)


def those_who_are_named_sit_there(x: Flight) -> bool:
    masks = x.ready | x.eased | x.out
    for _since, yes, _closed in x.ballots:
        masks |= yes
    asked = -1 if x.adopting == NOBODY else max(x.adopting >> 3, x.adopting & 7)
    named = [x.roller, asked, *x.adopters]
    return not masks >> x.seats and all(seat < x.seats for seat in named)


def no_die_is_created_or_lost(x: Flight) -> bool:
    """Whoever gets a die has it from somebody who gave it; lost dice are still counted."""
    every = [die for dice in x.dice for die in dice]
    given = [die for die in every if d.state(die) == d.GIVEN]
    whole = len(every) - len(given) == x.seats * x.box.dice_for(x.seats)
    return whole and len(given) == x.gifted.bit_count()


def faces_fit_the_states_of_dice(x: Flight) -> bool:
    for die in [die for dice in x.dice for die in dice]:
        state, face = d.state(die), d.face(die)
        if (state == d.LOCKED) != (face == B and state not in (d.ROLLING, d.LAID)):
            return False
        if state in (d.SHOWN, d.COMMITTED) and face not in range(5):
            return False
    return True


def pools_hold_what_is_committed(x: Flight) -> bool:
    """Every committed die lies in the pool of its owner's room, and nothing else does."""
    laid = [item for _aim, items in x.pools.values() for item in items]
    if len(set(laid)) < len(laid):
        return False
    for room, (aim, items) in x.pools.items():
        if not items or not x.box.rooms[room].price_of(aim):
            return False
        if any(x.at(seat_of(item)) != room for item in items):
            return False
    committed = [
        die_item(seat, number)
        for seat, dice in enumerate(x.dice)
        for number, die in enumerate(dice)
        if d.state(die) == d.COMMITTED
    ]
    return sorted(committed) == sorted([item for item in laid if not is_tile(item)])


def every_room_is_somewhere_once(x: Flight) -> bool:
    """In the temple, in the pile or in a hand; squares and rooms agree."""
    laid = [room for room, at in enumerate(x.where) if at != NOWHERE]
    everywhere = [*laid, *x.pile, *[room for room in x.held if room != NO_ROOM]]
    by_square = {room: at for at, room in x.squares.items()}
    agree = by_square == {room: x.where[room] for room in laid}
    rooms = len(x.box.group("main")) + len(x.box.group("base"))
    once = len(set(everywhere)) == len(everywhere) == rooms
    return agree and once and x.box.start in laid


def rooms_are_turned_by_quarters(x: Flight) -> bool:
    return all(0 <= turned < 4 for turned in x.turned)


def no_gem_is_created_or_lost(x: Flight) -> bool:
    placed = sum([gems for gems in x.gems if gems > 0])
    placed += sum([module.gems_beside(x) for module in x.house.modules])
    spare = x.box.spare if x.house.fate else 0
    level = x.box.level_gems[x.house.level]
    whole = x.depot + x.spare + placed == x.box.depot[x.seats - 1] + level + spare
    return whole and x.depot >= 0 and 0 <= x.spare <= spare


def pawns_stand_in_the_temple_until_they_escape(x: Flight) -> bool:
    for seat in range(x.seats):
        if x.inside(seat) != (x.at(seat) != NO_ROOM):
            return False
        if x.inside(seat) and x.where[x.at(seat)] == NOWHERE:
            return False
        if not x.inside(seat) and x.held[seat] != NO_ROOM:
            return False
    return True


def everybody_leads_one_pawn_of_their_own_colour(x: Flight) -> bool:
    return sorted(x.leads) == list(range(x.seats)) and len(set(x.colours)) == x.seats


def what_happens_by_itself_lies_ahead(x: Flight) -> bool:
    if x.running() and x.agenda and x.agenda[0][0] < x.t:
        return False
    return x.agenda == sorted(x.agenda, key=turn_of) and (x.paused == NEVER or x.running())


INVARIANTS: Final[tuple[Invariant, ...]] = (
    each_seat_has_all_that_belongs_to_it,
    those_who_are_named_sit_there,
    no_die_is_created_or_lost,
    faces_fit_the_states_of_dice,
    everybody_leads_one_pawn_of_their_own_colour,
    pools_hold_what_is_committed,
    every_room_is_somewhere_once,
    rooms_are_turned_by_quarters,
    no_gem_is_created_or_lost,
    pawns_stand_in_the_temple_until_they_escape,
    what_happens_by_itself_lies_ahead,
)


def invariants(x: Flight) -> tuple[Invariant, ...]:
    """Those of the base game, and of the modules in play."""
    return (*INVARIANTS, *[one for module in x.house.modules for one in module.invariants()])
