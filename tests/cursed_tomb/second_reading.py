"""The Cursed Tomb once more, written from the booklet alone: no module of the rules is used here.

It knows the box, what has been turned over and where everybody is. It says what a player may do,
and works out what comes of it. Squares are their places on the track.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mastaba.games.cursed_tomb.box import COLOURS, Box

BASE: Final = "base"
MAD: Final = "mad-rockfall"
FULL_SPEED: Final = "full-speed"

FORWARD: Final = 1
BACKWARD: Final = -1
START: Final = 0


class Reading:
    """A table in the middle of a game."""

    def __init__(
        self, box: Box, tiles: Sequence[int], bays: Sequence[int], seats: int, variant: str
    ) -> None:
        self.box = box
        self.variant = variant
        self.colour = {
            square: COLOURS[box.tile_colours[tile]]
            for square, tile in zip(box.tile_squares, tiles, strict=True)
        }
        self.tomb_colours = [COLOURS[box.tile_colours[tile]] for tile in bays]
        self.face_down = list(box.tile_squares)
        self.pawns = [START] * seats
        self.scarabs = [0] * seats
        self.mummy = box.last_room
        self.facing = BACKWARD
        self.bowl: Counter[str] = Counter()
        self.build()

    @property
    def most_scarabs(self) -> int:
        return 3 if self.variant == MAD else 4

    def build(self) -> None:
        """All twenty stones in the bowl."""
        self.bowl = Counter(dict(zip(COLOURS, self.box.stone_counts, strict=True)))

    # --- what may be done ---

    def explorations(self, seat: int) -> set[str]:
        """The next face-down tile, a colour in front of you, or the tomb."""
        at = self.pawns[seat]
        before_the_tomb = at == self.box.last_room
        if before_the_tomb and self.variant == FULL_SPEED:
            return {"enter"}
        known = [square for square in self.colour if square not in self.face_down]
        found = {f"name {self.colour[square]}" for square in known if square > at}
        if self.face_down:
            found.add("turn")
        elif before_the_tomb:
            found |= {f"name {self.colour[square]}" for square in known if square < at}
        if before_the_tomb and self.scarabs[seat] >= 2:
            found.add("enter")
        return found

    def directions(self, seat: int, colour: str) -> set[str]:
        ways = {"forward": FORWARD, "backward": BACKWARD}
        if self.variant == FULL_SPEED:
            del ways["backward"]
        return {name for name, way in ways.items() if self.next_square(seat, colour, way)}

    def next_square(self, seat: int, colour: str, way: int) -> int:
        """The next face-up square of a colour that way; START if there is none."""
        at = self.pawns[seat] + way
        while START < at < self.box.tomb:
            if self.colour.get(at) == colour and at not in self.face_down:
                return at
            at += way
        return START

    # --- what comes of it ---

    def turn(self) -> str:
        return self.colour[self.face_down.pop(0)]

    def pulled(self, colour: str) -> bool:
        """A stone goes in the bag. Whether it was the last of its colour; then the trap is new."""
        self.bowl[colour] -= 1
        last = self.bowl[colour] == 0
        if last:
            self.build()
        return last

    def rockfall(self, seat: int, wanted: str, fallen: str, *, in_tomb: bool) -> None:
        """`fallen` is a colour, or "sceptre"."""
        self.build()
        gate = self.box.gate
        home = gate if self.pawns[seat] > gate else START
        if self.variant == MAD and not in_tomb:
            colour = wanted if fallen == "sceptre" else fallen
            home = self.next_square(seat, colour, BACKWARD) or home
        self.pawns[seat] = home

    def move(self, seat: int, colour: str, way: int) -> None:
        at = self.next_square(seat, colour, way)
        self.pawns[seat] = at
        if self.variant == FULL_SPEED:
            return
        to_her = self.mummy == at and way == FORWARD
        if self.box.scarab_squares[at]:
            # Who meets her on a scarab square takes a scarab and gives it to her at once.
            if not to_her and self.scarabs[seat] < self.most_scarabs:
                self.scarabs[seat] += 1
        elif to_her:
            self.pay(seat)
        self.mummy_walks(self.box.heads[at])

    def pay(self, seat: int) -> None:
        if self.scarabs[seat]:
            self.scarabs[seat] -= 1
        else:
            self.pawns[seat] = self.box.gate

    def mummy_walks(self, heads: int) -> None:
        """So many squares, and on from every square with heads where she would stop."""
        met: set[int] = set()
        while heads:
            for _ in range(heads):
                self.mummy += self.facing
                here = {seat for seat, at in enumerate(self.pawns) if at == self.mummy} - met
                for seat in here:
                    self.pay(seat)
                met |= here
                if self.mummy == self.box.first_room:
                    self.facing = FORWARD
                elif self.mummy == self.box.last_room:
                    self.facing = BACKWARD
            heads = self.box.heads[self.mummy]
