"""Action 3: activate gems, alone or together (spec §2.6, §3.5). A pool's goal is its room."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import FACES
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.payments import (
    check_dice,
    check_tiles,
    tile_worth,
    tiles_at_hand,
    worth_of_die,
)
from mastaba.games.escape.pools import (
    contributors,
    die_item,
    hand_back,
    is_tile,
    items_of,
    seat_of,
    take_out_tiles,
    thing,
    tile_item,
    tiles_in_pools,
)
from mastaba.games.escape.refusing import BLOCKED, COST, NO_TARGET, NOT_HERE, USED, no
from mastaba.games.escape.spelling import DICE, GEMS, TILES
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

COMMIT: Final[Verb] = Verb(7, "commit", GEMS, DICE, TILES, rule="ESC-RT-19")
WITHDRAW: Final[Verb] = Verb(
    8, "withdraw", DICE, TILES, rule="ESC-RT-23", marks=m.UNHURRIED | m.IN_HAND
)

UNUSED = -1
AS_IT_IS = 0


def value(x: Flight, item: int, face: int) -> int:
    """How many symbols of the face an item gives to a pool."""
    if is_tile(item):
        return tile_worth(x, thing(item)).count(face)
    worth = worth_of_die(x, seat_of(item), thing(item))
    return max([bundle.count(face) for bundle in worth])


def forbids_goal(x: Flight, room: int) -> Refusal | None:
    """ESC-GEM-01, ESC-GEM-02, ESC-GEM-07, ESC-GEM-10, ESC-GEM-11: a room with a symbol, none of
    them used, and gems left to take."""
    if not x.box.rooms[room].gem_prices:
        return no("ESC-GEM-01", "no-gem-here", code=NOT_HERE, room=room)
    if x.gems[room] != UNUSED:
        return no("ESC-GEM-07", "gems-used", code=USED, room=room)
    if not x.depot:
        return no("ESC-GEM-10", "depot-empty", code=BLOCKED)
    for module in x.house.hear.forbids_goal:
        refusal = module.forbids_goal(x, room)
        if refusal is not None:
            return refusal
    return None


def aim_of(x: Flight, room: int) -> int:
    """ESC-RT-21: what the pool aims at; the smallest symbol unless somebody says otherwise."""
    if room in x.pools:
        return x.pools[room][0]
    return x.box.rooms[room].gem_prices[0][0]


# --- commit ---


def commit_moves(x: Flight, seat: int) -> list[int]:
    room = x.at(seat)
    if forbids_goal(x, room) is not None:
        return []
    tile = x.box.rooms[room]
    fitting = [
        die for die in d.in_state(x, seat, d.SHOWN) if value(x, die_item(seat, die), tile.gem_face)
    ]
    kinds = [kind for kind in tiles_at_hand(x, seat) if tile.gem_face in tile_worth(x, kind)]
    tile_sets = [
        some
        for count in range(min(len(kinds), m.MOST_TILES) + 1)
        for some in sorted(set(combinations(sorted(kinds), count)))
    ]
    masks = [0]
    for die in fitting:
        masks += [mask | 1 << die for mask in masks]
    aims = [AS_IT_IS, *[gems for gems, _price in tile.gem_prices]]
    found = [
        m.command(COMMIT, aim, dice=mask, tiles=tiles)
        for mask in masks
        for tiles in tile_sets
        for aim in aims
        if mask or tiles
    ]
    if any(item >> 8 == seat for item in x.pools.get(room, (0, ()))[1]):
        found += [m.command(COMMIT, aim) for aim in aims[1:] if aim != aim_of(x, room)]
    return found


def check_commit(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-RT-19, ESC-RT-21: fitting symbols, and a symbol of the room as the aim."""
    room, aim = x.at(seat), m.first(move)
    refusal = forbids_goal(x, room)
    if refusal is None:
        refusal = check_dice(x, seat, m.dice(move)) or check_tiles(x, seat, m.tiles(move))
    if refusal is not None:
        return refusal
    tile = x.box.rooms[room]
    if aim != AS_IT_IS and not tile.price_of(aim):
        aims = [gems for gems, _price in tile.gem_prices]
        return no("ESC-GEM-02", "no-such-symbol", code=NO_TARGET, gems=aim, aims=aims)
    items = [die_item(seat, die) for die in d.numbers(m.dice(move))]
    items += [tile_item(seat, kind) for kind in m.tiles(move)]
    for item in items:
        if not value(x, item, tile.gem_face):
            return no("ESC-GEM-01", "does-not-fit", code=COST, face=FACES[tile.gem_face])
    if not items:
        mine = any(item >> 8 == seat for item in x.pools.get(room, (0, ()))[1])
        if not mine or aim in (AS_IT_IS, aim_of(x, room)):
            return no("ESC-RT-21", "commits-nothing", code=COST)
    return None


def commit(x: Flight, seat: int, move: int) -> None:
    """ESC-RT-19, ESC-GEM-04, ESC-ACT-03: lay dice and tiles into the room's pool; that is all the
    consent."""
    room = x.at(seat)
    before = aim_of(x, room)
    aim = m.first(move) or before
    items = x.pools[room][1] if room in x.pools else ()
    dice = d.numbers(m.dice(move))
    for die in dice:
        x.dice[seat][die] = d.committed(d.face(x.dice[seat][die]))
    items += tuple([die_item(seat, die) for die in dice])
    items += tuple([tile_item(seat, kind) for kind in m.tiles(move)])
    x.pools[room] = (aim, items)
    if dice or m.tiles(move):
        x.tell(told.PoolJoined, "ESC-RT-19", seat, room, dice, list(m.tiles(move)), aim)
    elif aim != before:
        x.tell(told.PoolAimed, "ESC-RT-21", seat, room, aim)


# --- withdraw ---


def withdraw_moves(x: Flight, seat: int) -> list[int]:
    masks = [0]
    for die in d.in_state(x, seat, d.COMMITTED):
        masks += [mask | 1 << die for mask in masks]
    kinds = sorted(tiles_in_pools(x, seat))
    return [
        m.command(WITHDRAW, dice=mask, tiles=tiles)
        for mask in masks
        for count in range(min(len(kinds), m.MOST_TILES) + 1)
        for tiles in sorted(set(combinations(kinds, count)))
        if mask or tiles
    ]


def check_withdraw(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-RT-23: only what one has laid into a pool oneself."""
    dice, kinds = d.numbers(m.dice(move)), list(m.tiles(move))
    if not dice and not kinds:
        return no("ESC-RT-23", "withdraws-nothing", code=COST)
    mine = [item for item in items_of(x, seat) if not is_tile(item)]
    for die in dice:
        if die_item(seat, die) not in mine:
            return no("ESC-RT-23", "not-in-a-pool", code="DIE_STATE", die=die + 1)
    left = tiles_in_pools(x, seat)
    for kind in kinds:
        if kind not in left:
            return no("ESC-RT-23", "tile-not-in-a-pool", code="NO_TILE")
        left.remove(kind)
    return None


def withdraw(x: Flight, seat: int, move: int) -> None:
    dice = d.numbers(m.dice(move))
    hand_back(x, seat, dice)
    take_out_tiles(x, seat, m.tiles(move))
    x.tell(told.PoolLeft, "ESC-RT-23", seat, dice, list(m.tiles(move)))


# --- fire ---


def fire_full_pools(x: Flight) -> None:
    """ESC-RT-20: a pool fires at the first instant at which it is full and nothing forbids it."""
    if not x.pools:
        return
    for goal in sorted(x.pools):
        if goal < len(x.box.rooms) and goal in x.pools and is_full(x, goal):
            fire(x, goal)


def is_full(x: Flight, room: int) -> bool:
    """ESC-GEM-05, ESC-GEM-06: the price is met, and for two or three gems at least two take part,
    unless there is nobody to cooperate with or the house does not insist."""
    if x.gems[room] != UNUSED or not x.depot:
        return False
    tile = x.box.rooms[room]
    aim, items = x.pools[room]
    if sum([value(x, item, tile.gem_face) for item in items]) < tile.price_of(aim):
        return False
    if aim > 1 and x.house.strict_coop and x.may_cooperate() and len(contributors(items)) < 2:
        return False
    return not any(module.holds_fire(x, room) for module in x.house.hear.holds_fire)


def consumed(x: Flight, room: int) -> list[int]:
    """ESC-RT-22: the earliest item of each who takes part, then the others as they came, until the
    price is met."""
    tile = x.box.rooms[room]
    aim, items = x.pools[room]
    firsts = [next(item for item in items if seat_of(item) == seat) for seat in contributors(items)]
    rest = list(items)
    for item in firsts:
        rest.remove(item)
    taken: list[int] = []
    total = 0
    for item in firsts + rest:
        if total >= tile.price_of(aim):
            break
        taken.append(item)
        total += value(x, item, tile.gem_face)
    return taken


def fire(x: Flight, room: int) -> None:
    """ESC-GEM-03, ESC-GEM-09: gems move from the depot onto the symbol; used dice must be rolled
    again, the others come back as they show."""
    aim, items = x.pools[room]
    used = consumed(x, room)
    gems = min(aim, x.depot)
    x.depot -= gems
    x.gems[room] = gems
    del x.pools[room]
    x.tell(told.GemsActivated, "ESC-GEM-03", room, gems, x.depot, contributors(items))
    for item in items:
        spent = item in used
        if spent:
            used.remove(item)
        _return_item(x, item, spent)
    for module in x.house.hear.activates:
        module.activates(x, room, gems)


def _return_item(x: Flight, item: int, spent: bool) -> None:
    seat = seat_of(item)
    if is_tile(item):
        if spent:
            for module in x.house.hear.spend_tile:
                module.spend_tile(x, seat, thing(item))
        return
    die = thing(item)
    x.dice[seat][die] = d.NEW if spent else d.shown(d.face(x.dice[seat][die]))
