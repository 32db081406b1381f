"""Whole games beside a second reading of the booklet: after every turn both must stand alike."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.box import COLOURS
from mastaba.kernel.contract import REFEREE, Option
from tests.conformance.subject import Dice
from tests.cursed_tomb.second_reading import BACKWARD, BASE, FORWARD, FULL_SPEED, MAD, Reading

TURNS = 300
"""Most games are over long before."""

WAYS = {"forward": FORWARD, "backward": BACKWARD}


class Both:
    """One game, played by the rules and by the second reading."""

    def __init__(self, seed: int, variant: str) -> None:
        self.dice = Dice(seed)
        seats = 2 + seed % 5
        options: dict[str, Option] = {
            "variant": variant,
            "pawns": "dealt",
            "first": 0,
            "rounds": None,
        }
        self.game: Any = GAME.begin(seats, seed, options)
        self.reading = Reading(GAME.box, self.game.tiles, self.game.bays, seats, variant)
        self.seat = 0
        self.again = False
        self.skill = self.dice.pick((5, 8, 9))
        """Of ten pulls, so many succeed."""
        self.won = False

    def options(self) -> set[str]:
        assert list(self.game.waiting_seats()) == [self.seat]
        return {GAME.text(move) for move in self.game.moves(self.seat)}

    def do(self, text: str, seat: int | None = None) -> None:
        self.game.play(self.seat if seat is None else seat, GAME.parse(text))

    def pull(self, colour: str) -> str:
        """What falls, "" if nothing does: a colour, or the sceptre."""
        box, bowl = GAME.box, self.game.bowl
        self.do("touch", REFEREE)
        if self.dice.below(10) < self.skill:
            stones = box.stones_in(bowl, COLOURS.index(colour))
            self.do(f"pulled {box.stone_names[self.dice.pick(stones)]}", REFEREE)
            return ""
        in_bowl = [name for stone, name in enumerate(box.stone_names) if bowl >> stone & 1]
        fallen: str = self.dice.pick(["sceptre", *in_bowl])
        self.do(f"fell {fallen}", REFEREE)
        return fallen.rstrip("0123456789")

    def play_turn(self) -> None:
        if self.again:
            self.again = False
            assert self.options() == {"explore", "decline"}
            if not self.dice.below(5):
                self.do("decline")
                return self.pass_on()
            self.do("explore")
        choices = self.reading.explorations(self.seat)
        assert self.options() == choices
        choice = "enter" if "enter" in choices else self.dice.pick(sorted(choices))
        self.do(choice)
        return self.in_tomb() if choice == "enter" else self.explore(choice)

    def explore(self, choice: str) -> None:
        colour = self.reading.turn() if choice == "turn" else choice.split()[1]
        fallen = self.pull(colour)
        if fallen:
            self.reading.rockfall(self.seat, colour, fallen, in_tomb=False)
            return self.pass_on()
        self.again = self.reading.pulled(colour)
        directions = self.reading.directions(self.seat, colour)
        if directions:
            assert self.options() == directions | {"stay"}
            way = self.dice.pick(sorted(directions) * 3 + ["stay"])
            self.do(way)
            if way != "stay":
                self.reading.move(self.seat, colour, WAYS[way])
        return None if self.again else self.pass_on()

    def in_tomb(self) -> None:
        for colour in self.reading.tomb_colours:
            fallen = self.pull(colour)
            if fallen:
                self.reading.rockfall(self.seat, colour, fallen, in_tomb=True)
                return self.pass_on()
            self.reading.pulled(colour)
        self.won = True
        return None

    def pass_on(self) -> None:
        self.seat = (self.seat + 1) % len(self.reading.pawns)

    def stand_alike(self) -> None:
        game, reading, box = self.game, self.reading, GAME.box
        assert list(game.pawns) == reading.pawns
        assert list(game.scarabs) == reading.scarabs
        assert box.tile_squares[game.turned :] == tuple(reading.face_down)
        for number, colour in enumerate(COLOURS):
            assert len(box.stones_in(game.bowl, number)) == reading.bowl[colour]
        if reading.variant != FULL_SPEED:
            assert (game.mummy, game.facing) == (reading.mummy, reading.facing)


@pytest.mark.rule(
    "TOMB-EXPLORE-04", "TOMB-EXPLORE-07", "TOMB-EXPLORE-08", "TOMB-MOVE-04", "TOMB-MOVE-06",
    "TOMB-MOVE-13", "TOMB-SLIDE-10", "TOMB-SLIDE-11", "TOMB-SLIDE-12", "TOMB-TRAP-22",
    "TOMB-TRAP-23", "TOMB-SCARAB-01", "TOMB-SCARAB-03", "TOMB-MUMMY-03", "TOMB-MUMMY-08",
    "TOMB-CURSE-02", "TOMB-CURSE-04", "TOMB-CURSE-06", "TOMB-CURSE-07", "TOMB-CURSE-11",
    "TOMB-CHAMBER-02", "TOMB-CHAMBER-10", "TOMB-CHAMBER-12", "TOMB-V1-02", "TOMB-V1-04",
    "TOMB-V1-05", "TOMB-V1-10", "TOMB-V1-13", "TOMB-V2-04", "TOMB-V2-09",
)  # fmt: skip
@pytest.mark.parametrize("variant", [BASE, MAD, FULL_SPEED])
@pytest.mark.parametrize("seed", range(10))
def test_a_whole_game_goes_as_in_the_booklet(seed: int, variant: str) -> None:
    both = Both(seed, variant)
    for _ in range(TURNS):
        both.play_turn()
        if both.won:
            break
        assert both.game.outcome() is None
        both.stand_alike()
    assert both.won == (both.game.outcome() is not None)
