"""What happens in Escape: each event once, with its facts as everybody hears of them. Modules bring
theirs, in an `events.py` of their own; `telling.py` turns all of them into what is heard.

Inside the rules an event is a tuple: one of these classes, the rule and the facts, in order.
Outside, dice are numbered from 1.
"""

from __future__ import annotations

from typing import NewType

from mastaba.kernel.telling import Told

Room = NewType("Room", str)
"""A room by its name; empty for none."""
Colour = NewType("Colour", str)
Treasure = NewType("Treasure", str)
Die = NewType("Die", int)


class GameBegan(Told, frozen=True, tag="game-began"):
    seats: int
    level: str
    depot: int
    spare: int


class RoomLaid(Told, frozen=True, tag="room-laid"):
    """Before the game; x grows east, y south, `turn` counts quarter turns clockwise."""

    room: Room
    x: int
    y: int
    turn: int


class ColourTaken(Told, frozen=True, tag="colour-taken"):
    seat: int
    colour: Colour


class SeatReady(Told, frozen=True, tag="seat-ready"):
    seat: int


class EaseSwitched(Told, frozen=True, tag="ease-switched"):
    seat: int
    on: bool


class Started(Told, frozen=True, tag="started"):
    """The word "Escape!": the game's clock is at 0."""


class DiceRolled(Told, frozen=True, tag="dice-rolled"):
    """Dice are in the air; what they show is told when they settle."""

    seat: int
    dice: list[Die]
    power: int


class DiceSettled(Told, frozen=True, tag="dice-settled"):
    """`faces` in the order of `dice`: A, K, T, B (locked) or G."""

    seat: int
    dice: list[Die]
    faces: list[str]


class DiceFell(Told, frozen=True, tag="dice-fell"):
    seat: int
    die: Die


class DiceUnlocked(Told, frozen=True, tag="dice-unlocked"):
    """A golden mask of `seat` has released dice of `whose`."""

    seat: int
    whose: int
    dice: list[Die]


class RoomEntered(Told, frozen=True, tag="room-entered"):
    seat: int
    start: Room
    to: Room


class RoomDrawn(Told, frozen=True, tag="room-drawn"):
    seat: int
    room: Room
    left: int


class RoomPlaced(Told, frozen=True, tag="room-placed"):
    seat: int
    room: Room
    x: int
    y: int
    turn: int


class RoomReturned(Told, frozen=True, tag="room-returned"):
    """The room in the seat's hand lies face down on the pile again."""

    seat: int


class PoolJoined(Told, frozen=True, tag="pool-joined"):
    """Dice and tiles were laid down for `gems` gems."""

    seat: int
    room: Room
    dice: list[Die]
    tiles: list[Treasure]
    gems: int


class PoolAimed(Told, frozen=True, tag="pool-aimed"):
    seat: int
    room: Room
    gems: int


class PoolLeft(Told, frozen=True, tag="pool-left"):
    seat: int
    dice: list[Die]
    tiles: list[Treasure]


class GemsActivated(Told, frozen=True, tag="gems-activated"):
    """`room` is empty for the gem of a treasure; `names` are the seats that took part."""

    room: Room
    gems: int
    depot: int
    names: list[int]


class Escaped(Told, frozen=True, tag="escaped"):
    """`left` are still inside."""

    seat: int
    left: int


class DieGiven(Told, frozen=True, tag="die-given"):
    """`die` is its number for the one who gets it."""

    seat: int
    whose: int
    die: Die


class VoteOpened(Told, frozen=True, tag="vote-opened"):
    seat: int
    ballot: str


class VoteCast(Told, frozen=True, tag="vote-cast"):
    seat: int
    ballot: str
    yes: bool


class VoteFailed(Told, frozen=True, tag="vote-failed"):
    ballot: str


class FateHelped(Told, frozen=True, tag="fate-helped"):
    depot: int
    spare: int
    freed: int


class GongStruck(Told, frozen=True, tag="gong-struck"):
    """A stroke of the countdown with this number."""

    countdown: int


class SecondsLeft(Told, frozen=True, tag="seconds-left"):
    seconds: int


class DoorSlammed(Told, frozen=True, tag="door-slammed"):
    """`safe` are the seats that were in time."""

    countdown: int
    safe: list[int]


class DieLost(Told, frozen=True, tag="die-lost"):
    """`left` dice are still the seat's. `was` is its state, `face` what it showed, if anything."""

    seat: int
    die: Die
    left: int
    was: str
    face: str


class GamePaused(Told, frozen=True, tag="game-paused"):
    """For so many seconds at most; while the temple is covered, no view shows it."""

    names: list[int]
    seconds: int
    covered: bool


class Resuming(Told, frozen=True, tag="resuming"):
    """Play goes on in so many milliseconds."""

    wait: int


class GameResumed(Told, frozen=True, tag="game-resumed"):
    pass


class TurnPassed(Told, frozen=True, tag="turn-passed"):
    seat: int


class Called(Told, frozen=True, tag="called"):
    seat: int
    call: str


class Pinged(Told, frozen=True, tag="pinged"):
    seat: int
    room: Room


class LineLost(Told, frozen=True, tag="line-lost"):
    seat: int


class LineBack(Told, frozen=True, tag="line-back"):
    seat: int


class Conceded(Told, frozen=True, tag="conceded"):
    pass


class Collapsed(Told, frozen=True, tag="collapsed"):
    """`names` are the seats that were still inside."""

    names: list[int]


class AllEscaped(Told, frozen=True, tag="all-escaped"):
    """`t` is the game's clock in milliseconds."""

    t: int


class PowerSet(Told, frozen=True, tag="power-set"):
    seat: int
    power: int


class SeatAdopted(Told, frozen=True, tag="seat-adopted"):
    """A player plays an empty seat too."""

    seat: int
    whose: int
