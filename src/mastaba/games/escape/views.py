"""What a seat may see: the whole table but for the piles, face-down tiles and dice in the air,
which are hidden from everybody. Times are of the game's clock, in milliseconds."""

from __future__ import annotations

from typing import Any

import msgspec

from mastaba.games.escape import dice as d
from mastaba.games.escape.box import ADOPT, BALLOTS, FACES, SLAM
from mastaba.games.escape.clock import is_covered, pause_over, stands
from mastaba.games.escape.flight import (
    BURIED,
    CONCEDED,
    ESCAPED,
    LOBBY,
    LOST,
    NEVER,
    NO_ROOM,
    NOBODY,
    NOWHERE,
    PLAYING,
    Flight,
)
from mastaba.games.escape.gems import value
from mastaba.games.escape.leaving import exit_price
from mastaba.games.escape.lobby import forbids_talk
from mastaba.games.escape.modules.curses import tiles as curses
from mastaba.games.escape.modules.treasures import tiles as treasures
from mastaba.games.escape.pools import is_tile, seat_of, thing
from mastaba.games.escape.temple import position
from mastaba.games.escape.voting import adopted_in_vote
from mastaba.kernel.contract import EVERYBODY, Decision, Option


class RoomView(msgspec.Struct, frozen=True):
    """A room of the temple; `gems` is -1 while none of its symbols is used. `treasure`: one lies
    there face down. `torch`: it is a second Start."""

    room: str
    x: int
    y: int
    turn: int
    gems: int
    treasure: bool
    torch: bool


class DieView(msgspec.Struct, frozen=True):
    """A die: its number, its state, and the face it shows, if it shows one."""

    die: int
    state: str
    face: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player; `pawn` is the colour of the pawn that the seat leads, `at` its room (empty once it
    has escaped, and under a cover), `holds` a drawn room that is in the hand until it is laid."""

    seat: int
    colour: str
    pawn: str
    at: str
    escaped: bool
    gave: bool
    ready: bool
    eased: bool
    away: bool
    adopted_by: int
    silenced: bool
    hand: str
    dice: list[DieView]
    power: int
    rolls_from: int
    holds: str
    curses: list[str]
    treasures: list[str]
    extra_gems: int
    chooses: bool


class PoolView(msgspec.Struct, frozen=True):
    """What lies in the pool of a room, in the order it came, for so many gems."""

    room: str
    gems: int
    face: str
    price: int
    total: int
    items: list[tuple[int, str]]
    """Seat, and the number of a die or the kind of a tile."""


class VoteView(msgspec.Struct, frozen=True):
    """An open vote: what about, since when, and who has said yes. `whose`: the empty seat that
    the proposer would play too, else -1."""

    ballot: str
    since: int
    yes: list[int]
    whose: int


class ClockView(msgspec.Struct, frozen=True):
    """The table's clock and the game's; cues are (time, kind, number) on the game's clock.

    `running`: t moves on with the table's clock. `paused` and `resumes` are times of the table's
    clock, -1 if there are none; so is `pause_ends`, when the pause is over at the latest. Without a
    clock `roller` is the seat whose roll it is, else -1.
    """

    now: int
    t: int
    running: bool
    paused: int
    resumes: int
    pause_ends: int
    track: str
    countdown: int
    ends: int
    round: int
    roller: int


class View(msgspec.Struct, frozen=True):
    """Everything one seat, or a spectator, may see: the same for all of them (ESC-RT-10).

    `pile` holds the names of the face-down rooms, top first, for eyes after the game only. While
    the temple is `covered`, all but those see no rooms, passages and pools, nor where people are.
    """

    seat: int | None
    pile: list[str]
    seats: int
    options: dict[str, Option]
    waiting: list[Decision]
    clock: ClockView
    rooms: list[RoomView]
    pile_size: int
    depot: int
    spare: int
    exit_price: int
    players: list[PlayerView]
    pools: list[PoolView]
    votes: list[VoteView]
    passages: list[tuple[str, str]]
    curse_pile: int
    treasure_pile: int
    outcome: str
    covered: bool


_OUTCOMES = {
    LOBBY: "",
    PLAYING: "",
    ESCAPED: "escaped",
    BURIED: "buried",
    CONCEDED: "conceded",
    LOST: "lost",
}


def view_for(x: Flight, seat: int | None, waiting: list[Decision]) -> View:
    """ESC-PHYS-16: what lies face down is in no view, until the game is over."""
    stranger = _view_of_stranger(x, waiting)
    if seat == EVERYBODY:
        pile = [x.box.room_names[room] for room in x.pile]
        return msgspec.structs.replace(stranger, seat=seat, pile=pile)
    seen = _under_cover(stranger) if stranger.covered else stranger
    return seen if seat is None else msgspec.structs.replace(seen, seat=seat)


def _under_cover(view: View) -> View:
    """ESC-PAUSE-03: what lies before people stays in sight, the temple does not."""
    players = [msgspec.structs.replace(player, at="") for player in view.players]
    return msgspec.structs.replace(view, rooms=[], passages=[], pools=[], players=players)


def changes(before: View, after: View) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The fields that have changed; no seat sees more than the others."""
    public = {
        field: getattr(after, field)
        for field in View.__struct_fields__
        if getattr(after, field) != getattr(before, field)
    }
    return public, {}


def _view_of_stranger(x: Flight, waiting: list[Decision]) -> View:
    names = x.box.room_names
    return View(
        seat=None,
        pile=[],
        seats=x.seats,
        options=x.house.options,
        waiting=waiting,
        clock=_clock(x),
        rooms=[_room(x, room) for room, at in enumerate(x.where) if at != NOWHERE],
        pile_size=len(x.pile),
        depot=x.depot,
        spare=x.spare,
        exit_price=len(exit_price(x, 0)),
        players=[_player(x, seat) for seat in range(x.seats)],
        pools=[_pool(x, room) for room in sorted(x.pools)],
        votes=[
            VoteView(BALLOTS[ballot], since, _seats(x, yes), _adopted_in(x, ballot))
            for ballot, (since, yes, _closed) in enumerate(x.ballots)
            if since != NEVER
        ],
        passages=[(names[a], names[b]) for a, b in x.shelf.get(treasures.PASSAGES, ())],
        curse_pile=len(x.shelf.get(curses.PILE, ())),
        treasure_pile=len(x.shelf.get(treasures.PILE, ())),
        outcome=_OUTCOMES[x.ending],
        covered=is_covered(x),
    )


def _adopted_in(x: Flight, ballot: int) -> int:
    return adopted_in_vote(x) if ballot == ADOPT else NOBODY


def _seats(x: Flight, mask: int) -> list[int]:
    return [seat for seat in range(x.seats) if mask >> seat & 1]


def _clock(x: Flight) -> ClockView:
    countdown, ends = _countdown(x)
    return ClockView(
        now=x.now,
        t=x.t,
        running=x.running() and x.paused == NEVER and not stands(x),
        paused=x.paused,
        resumes=x.resuming,
        pause_ends=NEVER if x.paused == NEVER else pause_over(x),
        track=x.box.track_names[x.track],
        countdown=countdown,
        ends=ends,
        round=x.round_,
        roller=x.roller if x.house.turns else -1,
    )


def _countdown(x: Flight) -> tuple[int, int]:
    """The number of the countdown that is under way, and when it ends; zeros if none is."""
    if x.house.practice or not x.running():
        return 0, 0
    begun = ended = 0
    for time, cue, number in x.box.tracks[x.track].cues:
        if x.house.stretch(time) <= x.t:
            begun = max(begun, number) if cue == 1 else begun
            ended = max(ended, number) if cue == SLAM else ended
    if begun == ended:
        return 0, 0
    for time, cue, number in x.box.tracks[x.track].cues:
        if cue == SLAM and number == begun:
            return begun, x.house.stretch(time)
    return begun, x.house.stretch(x.box.tracks[x.track].cues[-1][0])


def _room(x: Flight, room: int) -> RoomView:
    east, south = position(x.where[room])
    return RoomView(
        room=x.box.room_names[room],
        x=east,
        y=south,
        turn=x.turned[room],
        gems=x.gems[room],
        treasure=any(where == room for where, _kind in x.shelf.get(treasures.ON, ())),
        torch=x.shelf.get(treasures.TORCH, NO_ROOM) == room,
    )


def _player(x: Flight, seat: int) -> PlayerView:
    """ESC-PHYS-21: also whose colour it leads, so that plates can trade theirs."""
    box, colours = x.box, x.box.colours
    cursed = x.shelf[curses.HELD][seat] if curses.HELD in x.shelf else ()
    owned = x.shelf[treasures.HELD][seat] if treasures.HELD in x.shelf else ()
    hand = ""
    if any(box.curse_names[kind] == "hand" for kind in cursed):
        hand = "on" if x.shelf[curses.HANDS] >> seat & 1 else "off"
    return PlayerView(
        seat=seat,
        colour=colours[x.colours[seat]],
        pawn=colours[x.colours[x.leads[seat]]],
        at="" if x.at(seat) == NO_ROOM else box.room_names[x.at(seat)],
        escaped=not x.inside(seat),
        gave=bool(x.gifted >> seat & 1),
        ready=bool(x.ready >> seat & 1),
        eased=bool(x.eased >> seat & 1),
        away=x.aways[seat] != NEVER,
        adopted_by=x.adopters[seat],
        silenced=forbids_talk(x, seat) is not None,
        hand=hand,
        dice=[_die(number, die) for number, die in enumerate(x.dice[seat], 1)],
        power=x.powers[seat],
        rolls_from=x.rollable[seat],
        holds="" if x.held[seat] == NO_ROOM else box.room_names[x.held[seat]],
        curses=[box.curse_names[kind] for kind in cursed],
        treasures=[box.treasure_names[kind] for kind in owned],
        extra_gems=x.shelf[treasures.RESOLVED][seat] if treasures.RESOLVED in x.shelf else 0,
        chooses=bool(x.shelf.get(curses.CHOOSING, 0) >> seat & 1),
    )


def _die(number: int, die: int) -> DieView:
    state = d.state(die)
    return DieView(number, d.STATES[state], FACES[d.face(die)] if state in d.VISIBLE else "")


def _pool(x: Flight, room: int) -> PoolView:
    tile = x.box.rooms[room]
    gems, items = x.pools[room]
    return PoolView(
        room=tile.name,
        gems=gems,
        face=FACES[tile.gem_face],
        price=tile.price_of(gems),
        total=sum(value(x, item, tile.gem_face) for item in items),
        items=[
            (
                seat_of(item),
                x.box.treasure_names[thing(item)] if is_tile(item) else str(thing(item) + 1),
            )
            for item in items
        ],
    )
