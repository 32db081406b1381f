"""What happens with treasures."""

from __future__ import annotations

from mastaba.games.escape.events import Room, Treasure
from mastaba.kernel.telling import Told


class TreasureLaid(Told, frozen=True, tag="treasure-laid"):
    room: Room
    left: int


class TreasureTaken(Told, frozen=True, tag="treasure-taken"):
    seat: int
    room: Room
    treasure: Treasure


class TreasureSpent(Told, frozen=True, tag="treasure-spent"):
    seat: int
    treasure: Treasure


class Healed(Told, frozen=True, tag="healed"):
    seat: int
    freed: int


class Teleported(Told, frozen=True, tag="teleported"):
    seat: int
    start: Room
    to: Room


class PassageOpened(Told, frozen=True, tag="passage-opened"):
    seat: int
    room: Room
    other: Room


class TorchLit(Told, frozen=True, tag="torch-lit"):
    seat: int
    room: Room


class TorchBurntOut(Told, frozen=True, tag="torch-burnt-out"):
    room: Room
