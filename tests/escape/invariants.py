"""What is true of every flight between two commands: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from mastaba.games.escape import Escape
from mastaba.games.escape import dice as d
from mastaba.games.escape.box import B
from mastaba.games.escape.flight import NEVER, NO_ROOM, NOWHERE
from mastaba.games.escape.modules import curses, treasures
from mastaba.games.escape.pools import die_item, is_tile, seat_of, thing


def dice_are_never_created_or_lost(x: Escape) -> None:
    """Whoever gets a die has it from somebody who gave it; lost dice are still counted."""
    whole = [die for dice in x.dice for die in dice]
    given = [die for die in whole if d.state(die) == d.GIVEN]
    assert len(whole) - len(given) == x.seats * x.box.dice_for(x.seats)
    assert len(given) == x.gifted.bit_count()


def faces_fit_states(x: Escape) -> None:
    for dice in x.dice:
        for die in dice:
            state, face = d.state(die), d.face(die)
            assert (state == d.LOCKED) == (face == B and state not in (d.ROLLING, d.LAID))
            if state in (d.SHOWN, d.COMMITTED):
                assert face in range(5)


def pools_and_dice_agree(x: Escape) -> None:
    """Every committed die lies in the pool of its owner's room, and nothing else does."""
    for room, (aim, items) in x.pools.items():
        assert items
        assert x.box.rooms[room].price_of(aim)
        for item in items:
            assert x.at(seat_of(item)) == room
            if not is_tile(item):
                assert d.state(x.dice[seat_of(item)][thing(item)]) == d.COMMITTED
    laid = [item for _aim, items in x.pools.values() for item in items]
    for seat, dice in enumerate(x.dice):
        for number, die in enumerate(dice):
            if d.state(die) == d.COMMITTED:
                assert die_item(seat, number) in laid


def rooms_are_somewhere_once(x: Escape) -> None:
    """In the temple, in the pile or in a hand; grid and places agree."""
    laid = [room for room, at in enumerate(x.where) if at != NOWHERE]
    held = [room for room in x.held if room != NO_ROOM]
    everywhere = [*laid, *x.pile, *held]
    assert len(set(everywhere)) == len(everywhere) == 19
    assert {room: at for at, room in x.squares.items()} == {room: x.where[room] for room in laid}
    assert x.box.start in laid


def gems_are_never_created_or_lost(x: Escape) -> None:
    placed = sum(gems for gems in x.gems if gems > 0) + sum(x.shelf.get(treasures.RESOLVED, ()))
    spare = x.box.spare if x.house.fate else 0
    level = x.box.level_gems[x.house.level]
    assert x.depot + x.spare + placed == x.box.depot[x.seats - 1] + level + spare
    assert x.depot >= 0
    assert 0 <= x.spare <= spare


def pawns_stand_in_rooms(x: Escape) -> None:
    for seat in range(x.seats):
        assert x.inside(seat) == (x.at(seat) != NO_ROOM)
        if x.inside(seat):
            assert x.where[x.at(seat)] != NOWHERE
        else:
            assert x.held[seat] == NO_ROOM
    assert sorted(x.leads) == list(range(x.seats))
    assert len(set(x.colours)) == x.seats


def tiles_are_never_created(x: Escape) -> None:
    if curses.PILE in x.shelf:
        most = 14 + x.house.extra_tiles
        assert len(x.shelf[curses.PILE]) + sum(map(len, x.shelf[curses.HELD])) <= most
        assert all(len(set(held)) == len(held) for held in x.shelf[curses.HELD])
    if treasures.PILE in x.shelf:
        most = 12 + x.house.extra_tiles
        lying = len(x.shelf[treasures.PILE]) + len(x.shelf[treasures.ON])
        owned = sum(map(len, x.shelf[treasures.HELD])) + sum(x.shelf[treasures.RESOLVED])
        assert lying + owned <= most


def time_is_in_order(x: Escape) -> None:
    assert x.agenda == sorted(x.agenda)
    if x.running() and x.agenda:
        assert x.agenda[0][0] >= x.t
    assert (x.paused == NEVER) or x.running()


INVARIANTS: tuple[Callable[[Escape], None], ...] = (
    dice_are_never_created_or_lost,
    faces_fit_states,
    pools_and_dice_agree,
    rooms_are_somewhere_once,
    gems_are_never_created_or_lost,
    pawns_stand_in_rooms,
    tiles_are_never_created,
    time_is_in_order,
)


def check_all(x: Escape) -> None:
    for invariant in INVARIANTS:
        invariant(x)
