"""A player's hand at a trap, over the socket: sees the frames that come, sends what it wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mastaba.bots.cursed_tomb.hands import hand_for
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import HandInput, Luck, Sight
from mastaba.referee import frames as f
from mastaba.referee.model import load
from tests.server.clients import Json, Place

Mover = Callable[[Sight], HandInput]


class Onlooker(Protocol):
    frames: list[bytes]


class Eyes:
    """What a client knows of the trap: the frames it has seen, added up."""

    def __init__(self, place: Onlooker) -> None:
        self._place = place
        self._seen = 0
        self.poses: dict[int, f.Pose] = {}
        self.last: f.Frame | None = None

    def look(self) -> Sight | None:
        for data in self._place.frames[self._seen :]:
            self.last = f.unpack(data)
            if self.last.flags & f.FULL:
                self.poses = {}
            self.poses |= self.last.bodies
        self._seen = len(self._place.frames)
        if self.last is None or f.SCEPTRE_BIT not in self.poses or self.last.colour == f.NONE:
            return None
        poses = {SCEPTRE if bit == f.SCEPTRE_BIT else bit: at for bit, at in self.poses.items()}
        gripped = -1 if self.last.gripped == f.NONE else self.last.gripped
        return Sight(
            load(),
            self.last.tick,
            poses,
            self.last.colour,
            self.last.hand,
            self.last.yaw,
            gripped,
            bool(self.last.flags & f.GRACE),
        )


def steady(luck: bytes = b"steady") -> Mover:
    """Pulls as a careful player does."""
    hand = hand_for("strong", Luck(luck))
    return lambda sight: hand.next(sight)


def sweep() -> Mover:
    """Pushes right through the heap, this way and that, until something falls."""

    def move(sight: Sight) -> HandInput:
        beat = sight.tick // 120 % 2
        return HandInput.of(90 if beat else -90, 5, 45, 90, False)

    return move


def asked_to_pull(place: Place) -> bool:
    return bool(place.view and place.view.get("pull"))


def wait_for_news(place: Place, *states: str) -> Json:
    return place.until(lambda message: message["type"] == "pull" and message["state"] in states)


def pull(place: Place, mover: Mover, until: Callable[[Json], bool] | None = None) -> Json:
    """Move the hand with every frame until the message comes, or the pull's entry."""
    eyes = Eyes(place)
    number = (place.view or {})["pull"]["number"]
    done = until or (lambda message: message["type"] == "update" and _is_over(place, number))
    place.send(type="hand", do="ready")
    while True:
        message = place.hear()
        if done(message):
            return message
        if message["type"] == "frame":
            sight = eyes.look()
            if sight is not None:
                place.socket.send(mover(sight).pack())


def _is_over(place: Place, number: int) -> bool:
    now = (place.view or {}).get("pull")
    return now is None or now["number"] != number
