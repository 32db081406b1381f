"""The treasure tiles: what each does for its owner, and where they lie (spec §2.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.games.escape import dice as d
from mastaba.games.escape.box import Cost, K, T
from mastaba.games.escape.clock import CUE_SLAM
from mastaba.games.escape.entering import forbids_self_move, move_pawn
from mastaba.games.escape.events import GemsActivated
from mastaba.games.escape.flight import NO_ROOM, Flight
from mastaba.games.escape.modules.treasures import events as told
from mastaba.games.escape.refusing import BLOCKED, NO_TARGET, no
from mastaba.games.escape.temple import beside, leads_to, opposite
from mastaba.kernel.contract import Caution, Refusal

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

    def cautions(self, x: Flight) -> Sequence[Caution]:
        """Why its owner may want to keep it all the same."""
        return ()


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
        x.tell(GemsActivated, "ESC-TREASURE-GEM", NO_ROOM, 1, x.depot, [seat])


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

    def cautions(self, x: Flight) -> Sequence[Caution]:
        if any(what == CUE_SLAM for _time, _order, what, _whom in x.agenda):
            return ()
        return (Caution("ESC-TREASURE-GREATTORCH-02", "no-more-slams"),)


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


def tiles_of(x: Flight) -> list[int]:
    """ESC-M2-01: the treasures that are in play, by kind."""
    return [
        kind
        for kind, (_name, count, extra) in enumerate(x.box.treasures)
        if x.house.extra_tiles or not extra
        for _ in range(count)
    ]
