"""Module 2: treasures. How they are laid, taken and used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Box, Cost
from mastaba.games.escape.flight import NO_ROOM, NOWHERE, Flight
from mastaba.games.escape.manifests import manifest
from mastaba.games.escape.modules.treasures import events as told
from mastaba.games.escape.modules.treasures.tiles import (
    HELD,
    ON,
    PASSAGES,
    PILE,
    RESOLVED,
    TORCH,
    held,
    lay_in,
    lies_in,
    set_held,
    tiles_of,
    treasure,
    without,
)
from mastaba.games.escape.moments import Command, Module, RoomPlan
from mastaba.games.escape.naming import room_form, treasure_form
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.pools import tiles_in_pools
from mastaba.games.escape.refusing import NO_TILE, NOT_HERE, no
from mastaba.games.escape.spelling import DICE, ROOMS, TILES, TREASURE
from mastaba.kernel.chance import shuffled
from mastaba.kernel.contract import Caution, Refusal
from mastaba.kernel.facts import COUNT, Fields, Form, Many, Maybe
from mastaba.kernel.soundness import Invariant
from mastaba.kernel.verbs import Verb

MANIFEST: Final = manifest("treasures")
STREAM: Final = MANIFEST.streams["treasures"]

TAKE: Final[Verb] = Verb(15, "take", DICE, TILES, rule="ESC-M2-03")
USE: Final[Verb] = Verb(
    16, "use", TREASURE, ROOMS, rule="ESC-M2-10",
    form="use healing, or use teleport GT2, or use passage B01 B04",
)  # fmt: skip


# --- commands ---


def take_moves(x: Flight, seat: int) -> list[int]:
    if lies_in(x, x.at(seat)) < 0:
        return []
    return [
        m.command(TAKE, dice=dice, tiles=tiles)
        for dice, tiles in payments(x, seat, [x.box.treasure_price])
    ]


def check_take(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-M2-03, ESC-M2-09: in its room, for two keys, once."""
    if lies_in(x, x.at(seat)) < 0:
        return no("ESC-M2-03", "no-treasure-here", code=NOT_HERE)
    return check_payment(x, seat, move, [x.box.treasure_price], "ESC-M2-03")


def take(x: Flight, seat: int, move: int) -> None:
    """ESC-M2-04: it lies face up before its owner until used."""
    room = x.at(seat)
    kind = lies_in(x, room)
    pay(x, seat, move)
    x.shelf[ON] = tuple([pair for pair in x.shelf[ON] if pair[0] != room])
    set_held(x, seat, (*held(x, seat), kind))
    x.reveals += 1
    x.tell(told.TreasureTaken, "ESC-M2-04", seat, room, kind)
    treasure(x, kind).taken(x, seat)


def use_moves(x: Flight, seat: int) -> list[int]:
    return [
        m.command(USE, kind, first, second)
        for kind in sorted(set(held(x, seat)))
        for first, second in treasure(x, kind).targets(x, seat)
    ]


def check_use(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-M2-10, ESC-M2-11: the owner, at any time."""
    kind, target = m.first(move), (m.second(move), m.third(move))
    if kind not in held(x, seat):
        return no("ESC-M2-10", "no-such-tile", code=NO_TILE)
    tile = treasure(x, kind)
    return None if target in tile.targets(x, seat) else tile.refuses(x, seat, target)


def use(x: Flight, seat: int, move: int) -> None:
    kind, target = m.first(move), (m.second(move), m.third(move))
    set_held(x, seat, without(held(x, seat), kind))
    treasure(x, kind).use(x, seat, target)


def every_treasure_is_there_once_at_most(x: Flight) -> bool:
    """Those that were used are gone; there are as many lists as seats."""
    by_seat = (x.shelf[HELD], x.shelf[RESOLVED])
    lying = [*x.shelf[PILE], *[kind for _room, kind in x.shelf[ON]]]
    seen = Counter([*lying, *[kind for held in x.shelf[HELD] for kind in held]])
    return seen <= Counter(tiles_of(x)) and all(len(one) == x.seats for one in by_seat)


class Treasures(Module):
    """Treasure symbols hold treasures."""

    manifest = MANIFEST
    commands = (
        Command(TAKE, take_moves, check_take, take),
        Command(USE, use_moves, check_use, use),
    )
    unforetold = (told.TreasureTaken,)

    def kept(self, box: Box) -> Mapping[str, Form]:
        room, kind = room_form(box), treasure_form(box)
        return {
            PILE: Many(kind),
            ON: Many(Fields({"room": room, "treasure": kind})),
            HELD: Many(Many(kind)),
            RESOLVED: Many(COUNT),
            PASSAGES: Many(Fields({"one": room, "other": room})),
            TORCH: Maybe(room, NO_ROOM),
        }

    def invariants(self) -> Sequence[Invariant]:
        return (every_treasure_is_there_once_at_most,)

    def gems_beside(self, x: Flight) -> int:
        return sum(x.shelf[RESOLVED])

    def cautions(self, x: Flight, seat: int, move: int) -> Sequence[Caution]:
        return treasure(x, m.first(move)).cautions(x) if USE.says(move) else ()

    def choose_rooms(self, x: Flight, plan: RoomPlan) -> None:
        plan.exchange(x.box.group("base"), x.box.group("curse-treasure"))

    def prepare(self, x: Flight) -> None:
        """ESC-M2-01."""
        x.shelf[PILE] = x.shuffle(STREAM, tuple(tiles_of(x)))
        x.shelf[ON] = x.shelf[PASSAGES] = ()
        x.shelf[HELD] = ((),) * x.seats
        x.shelf[RESOLVED] = (0,) * x.seats
        x.shelf[TORCH] = NO_ROOM

    def laid_in_setup(self, x: Flight, room: int) -> None:
        lay_in(x, room)

    def discovers(self, x: Flight, seat: int, room: int) -> None:
        lay_in(x, room)

    def paying_tiles(self, x: Flight, seat: int) -> Sequence[int]:
        left = [kind for kind in held(x, seat) if treasure(x, kind).worth]
        for kind in tiles_in_pools(x, seat):
            left.remove(kind)
        return left

    def tile_worth(self, x: Flight, kind: int) -> Cost:
        return treasure(x, kind).worth if kind < len(x.box.treasures) else ()

    def spend_tile(self, x: Flight, seat: int, kind: int) -> None:
        """ESC-M2-05."""
        set_held(x, seat, without(held(x, seat), kind))
        x.tell(told.TreasureSpent, "ESC-M2-05", seat, kind)

    def connects(self, x: Flight, room: int, other: int) -> bool:
        """ESC-GEO-18: a Secret passage, for everybody and both ways."""
        return (min(room, other), max(room, other)) in x.shelf[PASSAGES]

    def is_safe(self, x: Flight, seat: int) -> bool:
        torch: int = x.shelf[TORCH]
        return torch != NO_ROOM and x.where[torch] != NOWHERE and x.at(seat) == torch

    def after_slam(self, x: Flight) -> None:
        """ESC-TREASURE-GREATTORCH-02: the torch has burnt out."""
        if x.shelf[TORCH] != NO_ROOM:
            x.tell(told.TorchBurntOut, "ESC-TREASURE-GREATTORCH-02", x.shelf[TORCH])
            x.shelf[TORCH] = NO_ROOM

    def escapes(self, x: Flight, seat: int) -> None:
        """ESC-EXIT-11: unused treasures leave the game with their owner."""
        set_held(x, seat, ())

    def imagine(self, x: Flight, seat: int, seed: int) -> None:
        hidden = [*x.shelf[PILE], *[kind for _room, kind in x.shelf[ON]]]
        dealt = list(shuffled(sorted(hidden), seed, STREAM, 0))
        x.shelf[ON] = tuple([(room, dealt.pop()) for room, _kind in x.shelf[ON]])
        x.shelf[PILE] = tuple(dealt)


MODULE: Final = Treasures
