"""What a player goes for: gems, new rooms, Start, the Exit. Groups keep together."""

from __future__ import annotations

from typing import Final, NamedTuple

from mastaba.bots.escape.ways import FAR, Ways, ways_in
from mastaba.games.escape import dice as d
from mastaba.games.escape.box import SLAM, Cost
from mastaba.games.escape.flight import NOWHERE, Flight
from mastaba.games.escape.gems import UNUSED

GEMS: Final = 0
EXPLORE: Final = 1
START: Final = 2
LEAVE: Final = 3
HELP: Final = 4

GROUPS: Final = (
    ((0,),),
    ((0, 1),),
    ((0, 1, 2),),
    ((0, 1), (2, 3)),
    ((0, 1), (2, 3, 4)),
    ((0, 1), (2, 3), (4, 5)),
)
"""By number of players: who keeps together."""


class Manner(NamedTuple):
    """How a player plans: how many keys the Exit may cost, how long a room takes to cross (in
    milliseconds), how early to think of the end."""

    keys: int
    late_keys: int
    crossing: int
    leaving: int


class Plan(NamedTuple):
    """What to do, and in which room."""

    goal: int
    room: int


def plan(x: Flight, seat: int, manner: Manner) -> Plan:
    """The player's own plan: back to Start in a countdown, else what the group does."""
    ways = ways_in(x)
    here = x.at(seat)
    slam = _next_slam(x)
    way = ways.between(here, x.box.start)
    if slam[0] and x.t >= slam[0] and way < FAR and slam[1] - x.t < (way + 1) * manner.crossing:
        return Plan(START, x.box.start)
    taken: list[int] = []
    found = Plan(EXPLORE, here)
    for group in GROUPS[x.seats - 1]:
        members = [one for one in group if x.inside(one)]
        if not members:
            continue
        found = _group_plan(x, ways, members[0], len(members), manner, taken)
        taken.append(found.room)
        if seat in members:
            break
    return _help_first(x, ways, seat, found)


def _next_slam(x: Flight) -> tuple[int, int]:
    """When the gong of the next slam sounds, and when the door slams; zeros if there is none."""
    if x.house.practice:
        return (0, 0)
    gong = 0
    for time, cue, _number in x.box.tracks[x.track].cues:
        at = x.house.stretch(time)
        if cue == 1 and (not gong or at <= x.t):
            gong = at
        if cue == SLAM and at > x.t:
            return (gong, at)
        if cue == SLAM:
            gong = 0
    return (0, 0)


def time_left(x: Flight) -> int:
    if x.house.practice:
        return 10**9
    return x.house.stretch(x.box.tracks[x.track].cues[-1][0]) - x.t


def _group_plan(
    x: Flight, ways: Ways, leader: int, size: int, manner: Manner, taken: list[int]
) -> Plan:
    here = x.at(leader)
    exit_way = ways.between(here, x.box.exit) if x.where[x.box.exit] != NOWHERE else FAR
    late = time_left(x) < manner.leaving
    dice = min([len(d.owned(x, seat)) for seat in x.insiders()])
    affordable = min(manner.late_keys if late else manner.keys, dice)
    if exit_way < FAR and x.depot + 1 <= affordable:
        return Plan(LEAVE, x.box.exit)
    gem_rooms = [
        room
        for room in ways.free
        if x.box.rooms[room].gem_prices
        and x.gems[room] == UNUSED
        and room not in taken
        and ways.between(here, room) < FAR
    ]
    open_rooms = [
        room for room, free in ways.free.items() if free and ways.between(here, room) < FAR
    ]
    near_gem = min([(ways.between(here, room), room) for room in gem_rooms], default=(FAR, here))
    near_open = min([(ways.between(here, room), room) for room in open_rooms], default=(FAR, here))
    if not x.pile:
        near_open = (FAR, here)
    wants_gems = x.depot + 1 > affordable and x.depot > 0
    if wants_gems and near_gem[0] <= near_open[0] + 1 and near_gem[0] < FAR:
        return Plan(GEMS, near_gem[1])
    if near_open[0] < FAR and (exit_way == FAR or wants_gems):
        return Plan(EXPLORE, near_open[1])
    if wants_gems and near_gem[0] < FAR:
        return Plan(GEMS, near_gem[1])
    if exit_way < FAR:
        return Plan(LEAVE, x.box.exit)
    return Plan(EXPLORE, near_open[1])


def _help_first(x: Flight, ways: Ways, seat: int, found: Plan) -> Plan:
    """Who can still roll goes to a teammate close by who cannot."""
    if not d.free_dice(x, seat):
        return found
    for other in x.insiders():
        if other != seat and not d.free_dice(x, other) and d.locked_dice(x, other):
            nearest = min(
                [
                    (ways.between(x.at(one), x.at(other)), one)
                    for one in x.insiders()
                    if one != other and d.free_dice(x, one)
                ]
            )
            if nearest[1] == seat and nearest[0] < FAR:
                return Plan(HELP, x.at(other))
    return found


def needed(x: Flight, seat: int, aim: Plan) -> Cost:
    """The symbols that the player collects now, where the plan leads through the next room."""
    ways, here = ways_in(x), x.at(seat)
    if aim.room != here:
        side = ways.side_towards(here, aim.room)
        return x.box.rooms[ways.sides[here][side]].cost if side >= 0 else ()
    if aim.goal == EXPLORE:
        return x.box.discover_price if ways.free[here] and x.pile else ()
    if aim.goal == GEMS:
        return (x.box.rooms[here].gem_face,) * 16
    if aim.goal == LEAVE:
        return (1,) * (x.depot + 1)
    return ()
