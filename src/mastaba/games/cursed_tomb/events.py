"""What happens in The Cursed Tomb: each event once, with its facts as everybody hears of them.

Inside the rules an event is a tuple: one of these classes, the rule and the facts, in order.
"""

from __future__ import annotations

import sys
from typing import Final, NewType

from mastaba.games.cursed_tomb.box import CLASSES, COLOURS, FACINGS, PACES, Box
from mastaba.kernel.telling import Telling, Told

Square = NewType("Square", str)
Colour = NewType("Colour", str)
Tile = NewType("Tile", str)
Stone = NewType("Stone", str)
Thing = NewType("Thing", str)
"""A stone or `sceptre`; empty where nothing fell."""
Pawn = NewType("Pawn", str)
Facing = NewType("Facing", str)
Lies = NewType("Lies", str)
Pace = NewType("Pace", str)


class GameBegan(Told, frozen=True, tag="game-began"):
    seats: int
    variant: str


class PawnTaken(Told, frozen=True, tag="pawn-taken"):
    seat: int
    pawn: Pawn


class VoteCast(Told, frozen=True, tag="vote-cast"):
    seat: int
    choice: int


class FirstPlayerFound(Told, frozen=True, tag="first-player-found"):
    seat: int


class TrapBuilt(Told, frozen=True, tag="trap-built"):
    """`seat` caused it, -1 before the first turn; `builds` counts all builds of the game."""

    seat: int
    builds: int
    stones: int


class TurnBegan(Told, frozen=True, tag="turn-began"):
    seat: int
    turn: int
    round: int


class TileTurned(Told, frozen=True, tag="tile-turned"):
    seat: int
    square: str
    tile: Tile
    colour: Colour


class ColourDemanded(Told, frozen=True, tag="colour-demanded"):
    seat: int
    colour: Colour


class TombEntered(Told, frozen=True, tag="tomb-entered"):
    seat: int
    scarabs: int


class HandTouched(Told, frozen=True, tag="hand-touched"):
    seat: int


class Rummaged(Told, frozen=True, tag="rummaged"):
    """It goes well if `drawn` is below `chance`."""

    seat: int
    cover: Stone
    stone: Stone
    chance: int
    drawn: int


class PullRisked(Told, frozen=True, tag="pull-risked"):
    """It goes well if `drawn` is below `chance`."""

    seat: int
    stone: Stone
    lies: Lies
    pace: Pace
    chance: int
    drawn: int


class StonePulled(Told, frozen=True, tag="stone-pulled"):
    """`left` stones of its colour are still in the bowl."""

    seat: int
    stone: Stone
    left: int


class LastStone(Told, frozen=True, tag="last-stone"):
    seat: int
    colour: Colour


class Rockfall(Told, frozen=True, tag="rockfall"):
    seat: int
    thing: Thing


class SentBack(Told, frozen=True, tag="sent-back"):
    seat: int
    start: Square
    to: Square


class TimedOut(Told, frozen=True, tag="timed-out"):
    seat: int
    question: str


class PullVoided(Told, frozen=True, tag="pull-voided"):
    seat: int
    cause: str
    times: int


class PullRestarted(Told, frozen=True, tag="pull-restarted"):
    seat: int


class FellByItself(Told, frozen=True, tag="fell-by-itself"):
    thing: Thing


class StuckReported(Told, frozen=True, tag="stuck-reported"):
    seat: int


class StuckTakenBack(Told, frozen=True, tag="stuck-taken-back"):
    seat: int


class AdventurerMoved(Told, frozen=True, tag="adventurer-moved"):
    seat: int
    start: Square
    to: Square
    forward: bool


class AdventurerStayed(Told, frozen=True, tag="adventurer-stayed"):
    seat: int
    at: Square


class ScarabGained(Told, frozen=True, tag="scarab-gained"):
    seat: int
    scarabs: int
    supply: int


class ScarabsFull(Told, frozen=True, tag="scarabs-full"):
    seat: int
    scarabs: int


class ScarabCalmed(Told, frozen=True, tag="scarab-calmed"):
    """A scarab was found beside the mummy and went straight back."""

    seat: int
    scarabs: int


class ScarabPaid(Told, frozen=True, tag="scarab-paid"):
    seat: int
    scarabs: int
    supply: int


class MummyWoke(Told, frozen=True, tag="mummy-woke"):
    """She sets off for so many steps; a further leg follows when one ends on heads."""

    heads: int
    start: Square
    facing: Facing


class MummyStepped(Told, frozen=True, tag="mummy-stepped"):
    to: Square


class MummyTurned(Told, frozen=True, tag="mummy-turned"):
    at: Square
    facing: Facing


class MummyStopped(Told, frozen=True, tag="mummy-stopped"):
    at: Square
    facing: Facing


class ExtraTaken(Told, frozen=True, tag="extra-taken"):
    seat: int


class ExtraDeclined(Told, frozen=True, tag="extra-declined"):
    seat: int


class ForcedChoice(Told, frozen=True, tag="forced-choice"):
    seat: int
    question: str


class PlayerRemoved(Told, frozen=True, tag="player-removed"):
    seat: int
    scarabs: int


class MummyFreed(Told, frozen=True, tag="mummy-freed"):
    seat: int


class RoundsOver(Told, frozen=True, tag="rounds-over"):
    """`seat` is who wins, -1 if it is a draw."""

    seat: int
    round: int


class GameVoid(Told, frozen=True, tag="game-void"):
    pass


TELLING: Final[Telling[Box]] = Telling(
    (sys.modules[__name__],),
    {
        Square: lambda fact, box: box.squares[fact],
        Colour: lambda fact, _box: COLOURS[fact],
        Tile: lambda fact, box: box.tile_names[fact],
        Stone: lambda fact, box: box.stone_names[fact],
        Thing: lambda fact, box: box.thing(fact),
        Pawn: lambda fact, box: box.pawns[fact],
        Facing: lambda fact, _box: FACINGS[fact],
        Lies: lambda fact, _box: CLASSES[fact],
        Pace: lambda fact, _box: PACES[fact],
    },
)
