"""What a seat may see: the whole table but for the face-down tiles, which are hidden from all."""

from __future__ import annotations

from typing import Any

import msgspec

from mastaba.games.cursed_tomb.box import CLASSES, COLOURS, FACINGS, KINDS
from mastaba.games.cursed_tomb.chamber import bay_name
from mastaba.games.cursed_tomb.clocks import clock_for, pull_clock
from mastaba.games.cursed_tomb.descent import (
    ABANDONED,
    CAPPED,
    FREED,
    GONE,
    NO_PAWN,
    PLAYING,
    Descent,
)
from mastaba.games.cursed_tomb.ending import standings
from mastaba.games.cursed_tomb.heap import class_of, covers_on
from mastaba.games.cursed_tomb.spelling import FACTORS
from mastaba.games.cursed_tomb.steps import Q_HEAP, Q_PULL, STAGES
from mastaba.kernel.contract import EVERYBODY, Decision, Option


class TileView(msgspec.Struct, frozen=True):
    """A tile on its square or bay; `tile` and `colour` are empty while it lies face down."""

    square: str
    kind: str
    tile: str
    colour: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player and the adventurer; `at` is empty once the player has left. `time_outs` are those in
    a row, `reserve` milliseconds beside the pull clock."""

    seat: int
    pawn: str
    at: str
    scarabs: int
    time_outs: int
    reserve: int


class MummyView(msgspec.Struct, frozen=True):
    """Where she stands, and whether she faces the entrance or the tomb."""

    at: str
    facing: str


class StoneView(msgspec.Struct, frozen=True):
    """A stone in the abstract trap: how it lies, what lies on it, and where, as on a clock face."""

    stone: str
    lies: str
    covers: list[str]
    hour: int


class TrapView(msgspec.Struct, frozen=True):
    """Bowl and bag; `heap` only in the abstract trap. `builds` counts how often it was built."""

    builds: int
    bowl: list[str]
    bag: list[str]
    heap: list[StoneView]


class PullView(msgspec.Struct, frozen=True):
    """The pull under way: the how-many-eth of the game, for which colour and what; `stuck` are the
    seats that want it void, `patience` is for the abstract trap."""

    number: int
    seat: int
    colour: str
    stage: str
    touched: bool
    voids: int
    stuck: list[int]
    patience: int


class ClockView(msgspec.Struct, frozen=True):
    """The clock of what is asked, in milliseconds: running since, for how long, and the reserve
    after it; warnings so many seconds before the end."""

    since: int
    limit: int
    reserve: int
    warnings: list[int]


class View(msgspec.Struct, frozen=True):
    """Everything one seat, or a spectator, may see (TOMB-DT-38): the same for all of them.

    `clock_factor` is the seat's own wish. `face_down` are the hidden tiles by square, and `surplus`
    those in the box, for eyes after the game only (TOMB-SETUP-05).
    """

    seat: int | None
    clock_factor: str
    face_down: dict[str, str]
    surplus: list[str]
    seats: int
    options: dict[str, Option]
    turn: int
    round: int
    first: int
    active: int
    waiting: list[Decision]
    tiles: list[TileView]
    surplus_counts: dict[str, int]
    players: list[PlayerView]
    supply: int
    mummy: MummyView | None
    trap: TrapView
    pull: PullView | None
    extra: bool
    clock: ClockView | None
    votes: list[int]
    standings: list[int]
    outcome: str


def view_for(x: Descent, seat: int | None, waiting: list[Decision]) -> View:
    stranger = _view_of_stranger(x, waiting)
    return stranger if seat is None else _view_of_seat(x, seat, stranger)


def changes(
    before: View, after: View, old: Descent, new: Descent
) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The fields of a stranger's view that have changed, and by seat what only it sees."""
    public = {
        field: getattr(after, field)
        for field in View.__struct_fields__
        if getattr(after, field) != getattr(before, field)
    }
    own = {
        seat: {"clock_factor": FACTORS[new.factors[seat]]}
        for seat in range(new.seats)
        if old.factors[seat] != new.factors[seat]
    }
    return public, own


def _view_of_seat(x: Descent, seat: int, stranger: View) -> View:
    if seat == EVERYBODY:
        hidden = {
            tile.square: name
            for tile, name in zip(stranger.tiles, _all_tile_names(x), strict=True)
            if not tile.tile
        }
        surplus = [x.box.tile_names[tile] for tile in x.surplus]
        return msgspec.structs.replace(stranger, seat=seat, face_down=hidden, surplus=surplus)
    factor = FACTORS[x.factors[seat]] if seat >= 0 else ""
    return msgspec.structs.replace(stranger, seat=seat, clock_factor=factor)


def _all_tile_names(x: Descent) -> list[str]:
    return [x.box.tile_names[tile] for tile in (*x.tiles, *x.bays)]


def _view_of_stranger(x: Descent, waiting: list[Decision]) -> View:
    kinds = [x.box.tile_kinds[tile] for tile in x.surplus]
    return View(
        seat=None,
        clock_factor="",
        face_down={},
        surplus=[],
        seats=x.seats,
        options=x.house.options,
        turn=x.turn,
        round=x.round(),
        first=x.first,
        active=x.active,
        waiting=waiting,
        tiles=_tiles(x),
        surplus_counts={name: kinds.count(kind) for kind, name in enumerate(KINDS)},
        players=[_player(x, seat) for seat in range(x.seats)],
        supply=x.supply,
        mummy=None if x.mummy == GONE else MummyView(x.box.squares[x.mummy], FACINGS[x.facing]),
        trap=_trap(x),
        pull=_pull(x),
        extra=x.bonus,
        clock=_clock(x, [decision.seat for decision in waiting]),
        votes=list(x.votes),
        standings=standings(x) if x.ending != PLAYING else [],
        outcome=_outcome(x),
    )


def _outcome(x: Descent) -> str:
    if x.ending == CAPPED and x.winner == GONE:
        return "draw"
    return {PLAYING: "", FREED: "freed", CAPPED: "rounds", ABANDONED: "void"}[x.ending]


def _tiles(x: Descent) -> list[TileView]:
    box = x.box
    track = [
        _tile(x, box.squares[square], tile, place < x.turned)
        for place, (square, tile) in enumerate(zip(box.tile_squares, x.tiles, strict=True))
    ]
    bays = [_tile(x, bay_name(bay), tile, bay < x.bays_turned) for bay, tile in enumerate(x.bays)]
    return track + bays


def _tile(x: Descent, square: str, tile: int, face_up: bool) -> TileView:
    kind = KINDS[x.box.tile_kinds[tile]]
    if not face_up:
        return TileView(square, kind, "", "")
    return TileView(square, kind, x.box.tile_names[tile], COLOURS[x.box.tile_colours[tile]])


def _player(x: Descent, seat: int) -> PlayerView:
    """TOMB-SCARAB-08: the same for everybody who looks."""
    kind = x.kinds[seat]
    return PlayerView(
        seat=seat,
        pawn="" if kind == NO_PAWN else x.box.pawns[kind],
        at=x.box.squares[x.pawns[seat]] if x.plays(seat) else "",
        scarabs=x.scarabs[seat],
        time_outs=x.time_outs[seat],
        reserve=x.reserve[seat],
    )


def _trap(x: Descent) -> TrapView:
    names = x.box.stone_names
    in_bowl = [stone for stone in range(x.box.stones) if x.bowl >> stone & 1]
    heap = [
        StoneView(
            stone=names[stone],
            lies=CLASSES[class_of(x, stone)],
            covers=[names[cover] for cover in covers_on(x, stone)],
            hour=x.hours[stone],
        )
        for stone in (in_bowl if x.covers else [])
    ]
    bag = [names[stone] for stone in range(x.box.stones) if not x.bowl >> stone & 1]
    return TrapView(x.builds, [names[stone] for stone in in_bowl], bag, heap)


def _pull(x: Descent) -> PullView | None:
    if not x.agenda or x.question() not in (Q_PULL, Q_HEAP):
        return None
    return PullView(
        number=x.pulls,
        seat=x.active,
        colour=COLOURS[x.demanded],
        stage=STAGES[x.stage],
        touched=x.touched,
        voids=x.voids,
        stuck=[seat for seat in range(x.seats) if x.stuck >> seat & 1],
        patience=x.patience if x.house.abstract else 0,
    )


def _clock(x: Descent, asked: list[int]) -> ClockView | None:
    """TOMB-DT-28, TOMB-DT-56: clocks are shown to all, whoever they belong to."""
    if not x.agenda:
        return None
    warnings = list(x.box.warnings)
    if x.question() == Q_PULL:
        limit = pull_clock(x)
        return ClockView(x.since, limit, x.reserve[x.active], warnings) if limit else None
    limits = [clock_for(x, seat, x.house.decision_clock) for seat in asked]
    return None if 0 in limits else ClockView(x.since, max(limits), 0, warnings)
