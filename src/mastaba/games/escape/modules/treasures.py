"""Module 2: treasures. Each treasure is a small declaration of what it does (spec §2.13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import Box, Cost, K, T
from mastaba.games.escape.entering import forbids_self_move, move_pawn
from mastaba.games.escape.flight import NO_ROOM, NOWHERE, Flight
from mastaba.games.escape.modules.curses import play_with_masks
from mastaba.games.escape.moments import Command, Module, RoomPlan
from mastaba.games.escape.naming import room_form, treasure_form
from mastaba.games.escape.payments import check_payment, pay, payments
from mastaba.games.escape.pools import tiles_in_pools
from mastaba.games.escape.refusing import BLOCKED, NO_TARGET, NO_TILE, NOT_HERE, no
from mastaba.games.escape.spelling import DICE, ROOMS, TILES, TREASURE
from mastaba.games.escape.temple import beside, leads_to, opposite
from mastaba.kernel.chance import shuffled
from mastaba.kernel.contract import Refusal
from mastaba.kernel.facts import COUNT, Fields, Form, Many, Maybe
from mastaba.kernel.soundness import Invariant
from mastaba.kernel.verbs import Verb

TAKE: Final[Verb] = Verb(15, "take", DICE, TILES, rule="ESC-M2-03")
USE: Final[Verb] = Verb(
    16, "use", TREASURE, ROOMS, rule="ESC-M2-10",
    form="use healing, or use teleport GT2, or use passage B01 B04",
)  # fmt: skip

PILE: Final = "treasures.pile"
ON: Final = "treasures.on"
"""Pairs of a room and the treasure that lies face down in it."""
HELD: Final = "treasures.held"
RESOLVED: Final = "treasures.resolved"
"""By seat: extra gems that lie before it with their gem."""
PASSAGES: Final = "treasures.passages"
TORCH: Final = "treasures.torch"
"""The room that is a second Start, or NO_ROOM."""

Target = tuple[int, int]
"""Up to two rooms, each as its number + 1; 0 is none."""
NO_ROOMS: Final[Target] = (0, 0)


class Treasure:
    """What a treasure does for its owner."""

    name = ""
    worth: Cost = ()
    """Symbols it stands for in a payment (ESC-M2-12)."""

    def taken(self, x: Flight, seat: int) -> None:
        """It has just been taken."""

    def targets(self, x: Flight, seat: int) -> Sequence[Target]:
        """Everything it can be used on now."""
        return (NO_ROOMS,)

    def refuses(self, x: Flight, seat: int, target: Target) -> Refusal | None:
        """Why it cannot be used so; asked only for what is no target."""
        return no("ESC-M2-10", "no-such-use", code=NO_TARGET)

    def use(self, x: Flight, seat: int, target: Target) -> None:
        """ESC-M2-05: it does what it does; the tile is gone already."""


class Healing(Treasure):
    """ESC-TREASURE-HEALING: all players may reroll all their black masks."""

    name = "healing"

    def use(self, x: Flight, seat: int, target: Target) -> None:
        freed = [len(d.release(x, other, len(x.dice[other]))) for other in x.insiders()]
        x.tell(told.Healed, "ESC-TREASURE-HEALING", seat, sum(freed))


class SymbolTreasure(Treasure):
    """Two symbols, once, in any payment or pool."""

    def targets(self, x: Flight, seat: int) -> Sequence[Target]:
        return ()

    def refuses(self, x: Flight, seat: int, target: Target) -> Refusal | None:
        return no("ESC-M2-12", "use-it-to-pay", code=NO_TARGET)


class DoubleTorch(SymbolTreasure):
    """ESC-TREASURE-2TORCH: counts as two torches once."""

    name = "2torch"
    worth = (T, T)


class DoubleKey(SymbolTreasure):
    """ESC-TREASURE-2KEY: counts as two keys once."""

    name = "2key"
    worth = (K, K)


class Teleport(Treasure):
    """ESC-TREASURE-TELEPORT: free to any other room with a pawn in it."""

    name = "teleport"

    def targets(self, x: Flight, seat: int) -> Sequence[Target]:
        rooms = sorted({x.at(other) for other in x.insiders()} - {x.at(seat)})
        return [(room + 1, 0) for room in rooms if forbids_self_move(x, seat, room) is None]

    def refuses(self, x: Flight, seat: int, target: Target) -> Refusal | None:
        forbidden = forbids_self_move(x, seat, target[0] - 1)
        if forbidden is not None:
            return forbidden
        return no("ESC-TREASURE-TELEPORT", "no-pawn-there", code=NO_TARGET)

    def use(self, x: Flight, seat: int, target: Target) -> None:
        to = target[0] - 1
        x.tell(told.Teleported, "ESC-TREASURE-TELEPORT", seat, x.at(seat), to)
        move_pawn(x, seat, to)


class ExtraGem(Treasure):
    """ESC-TREASURE-GEM: a gem moves from the depot onto the tile, at once if there is one."""

    name = "gem"

    def taken(self, x: Flight, seat: int) -> None:
        if x.depot:
            kind = x.box.treasure_names.index(self.name)
            set_held(x, seat, without(held(x, seat), kind))
            self.use(x, seat, NO_ROOMS)

    def targets(self, x: Flight, seat: int) -> Sequence[Target]:
        return (NO_ROOMS,) if x.depot else ()

    def refuses(self, x: Flight, seat: int, target: Target) -> Refusal | None:
        return no("ESC-TREASURE-GEM-02", "depot-empty", code=BLOCKED)

    def use(self, x: Flight, seat: int, target: Target) -> None:
        """ESC-TREASURE-GEM-02: the tile stays before its owner."""
        x.depot -= 1
        resolved = list(x.shelf[RESOLVED])
        resolved[seat] += 1
        x.shelf[RESOLVED] = tuple(resolved)
        x.tell(told.GemsActivated, "ESC-TREASURE-GEM", NO_ROOM, 1, x.depot, [seat])


class Passage(Treasure):
    """ESC-TREASURE-PASSAGE: connects two adjacent rooms, for everybody, until the end."""

    name = "passage"

    def targets(self, x: Flight, seat: int) -> Sequence[Target]:
        """ESC-GEO-19: rooms side by side with no way between them in either direction."""
        found: list[Target] = []
        for room in sorted(x.squares.values()):
            for side in range(4):
                other = beside(x, room, side)
                if other > room and not _connected(x, room, other, side):
                    found.append((room + 1, other + 1))
        return sorted(found)

    def refuses(self, x: Flight, seat: int, target: Target) -> Refusal | None:
        return no("ESC-GEO-19", "no-passage-there", code=NO_TARGET)

    def use(self, x: Flight, seat: int, target: Target) -> None:
        """ESC-GEO-18."""
        pair = (target[0] - 1, target[1] - 1)
        x.shelf[PASSAGES] = (*x.shelf[PASSAGES], pair)
        x.tell(told.PassageOpened, "ESC-TREASURE-PASSAGE", seat, *pair)


def _connected(x: Flight, room: int, other: int, side: int) -> bool:
    return leads_to(x, room, side) == other or leads_to(x, other, opposite(side)) == room


class GreatTorch(Treasure):
    """ESC-TREASURE-GREATTORCH: the owner's room becomes a second Start for all."""

    name = "greattorch"

    def use(self, x: Flight, seat: int, target: Target) -> None:
        x.shelf[TORCH] = x.at(seat)
        x.tell(told.TorchLit, "ESC-TREASURE-GREATTORCH", seat, x.at(seat))


TREASURES: Final[dict[str, Treasure]] = {
    treasure.name: treasure
    for treasure in (
        Healing(),
        DoubleTorch(),
        DoubleKey(),
        Teleport(),
        ExtraGem(),
        Passage(),
        GreatTorch(),
    )
}


def treasure(x: Flight, kind: int) -> Treasure:
    return TREASURES[x.box.treasure_names[kind]]


# --- what lies before a seat, and in rooms ---


def held(x: Flight, seat: int) -> tuple[int, ...]:
    kinds: tuple[int, ...] = x.shelf[HELD][seat]
    return kinds


def set_held(x: Flight, seat: int, kinds: tuple[int, ...]) -> None:
    every = x.shelf[HELD]
    x.shelf[HELD] = (*every[:seat], kinds, *every[seat + 1 :])


def without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


def lies_in(x: Flight, room: int) -> int:
    """The treasure that lies in a room, or -1."""
    for where, kind in x.shelf[ON]:
        if where == room:
            found: int = kind
            return found
    return -1


def lay_in(x: Flight, room: int) -> None:
    """ESC-M2-02, ESC-M2-06, ESC-M2-08: the top treasure, face down; also in set-up; none from an
    empty pile."""
    if not x.box.rooms[room].treasure or not x.shelf[PILE]:
        return
    kind, *rest = x.shelf[PILE]
    x.shelf[PILE] = tuple(rest)
    x.shelf[ON] = (*x.shelf[ON], (room, kind))
    x.tell(told.TreasureLaid, "ESC-M2-02", room, len(rest))


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


def tiles_of(x: Flight) -> list[int]:
    """ESC-M2-01: the treasures that are in play, by kind."""
    return [
        kind
        for kind, (_name, count, extra) in enumerate(x.box.treasures)
        if x.house.extra_tiles or not extra
        for _ in range(count)
    ]


def every_treasure_is_there_once_at_most(x: Flight) -> bool:
    """Those that were used are gone; there are as many lists as seats."""
    by_seat = (x.shelf[HELD], x.shelf[RESOLVED])
    lying = [*x.shelf[PILE], *[kind for _room, kind in x.shelf[ON]]]
    seen = Counter([*lying, *[kind for held in x.shelf[HELD] for kind in held]])
    return seen <= Counter(tiles_of(x)) and all(len(one) == x.seats for one in by_seat)


class Treasures(Module):
    """Treasure symbols hold treasures."""

    name = "treasures"
    sections = ("treasures", "rooms.curse-treasure")
    streams = ("treasures",)
    commands = (
        Command(TAKE, take_moves, check_take, take),
        Command(USE, use_moves, check_use, use),
    )

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

    def choose_rooms(self, x: Flight, plan: RoomPlan) -> None:
        play_with_masks(x, plan)

    def prepare(self, x: Flight) -> None:
        """ESC-M2-01."""
        x.shelf[PILE] = x.shuffle(self.stream, tuple(tiles_of(x)))
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
        dealt = list(shuffled(sorted(hidden), seed, self.stream, 0))
        x.shelf[ON] = tuple([(room, dealt.pop()) for room, _kind in x.shelf[ON]])
        x.shelf[PILE] = tuple(dealt)
