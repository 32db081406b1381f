"""The commanded hand: words instead of fingers, the same physics (TOMB-DT-47 to TOMB-DT-49).

Commands, as text: `choose red2`, `push blue3 4` (a covering stone, towards an hour of the clock),
`way 2` (of those offered, from 1), `pace gentle`, `pull`, `let-go`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mastaba.games.cursed_tomb.box import PACES
from mastaba.referee.hand_input import HandInput
from mastaba.referee.luck import Luck
from mastaba.referee.lying import finger_angle, towards, ways_out
from mastaba.referee.motion import HOVER, TRANSIT, Motion, way_in, way_to_bag
from mastaba.referee.scene import box, stone_sizes
from mastaba.referee.sight import NOTHING_GRIPPED, Sight
from mastaba.referee.space import add, scale
from mastaba.referee.verdict import PullEvent

SPEEDS: Final = {"gentle": 50.0, "normal": 150.0, "bold": 400.0}
"""TOMB-DT-48, in mm/s; the names are those of the abstract trap."""
TREMOR: Final = 0.5
PUSHED: Final = 25.0
"""How far a push goes, in millimetres."""
PUSH_SPEED: Final = 80.0
PATIENCE: Final = 60
"""Frames that the fingers wait for a grip before the hand goes up again."""


class BadCommand(ValueError):
    """A command that cannot be carried out; the text says why.

    `why` names the reason where a player may well meet it, for words in their own language; it is
    empty for what no player says, such as a command that does not exist.
    """

    def __init__(self, reason: str, why: str = "", ways: int = 0) -> None:
        super().__init__(reason)
        self.why = why
        self.ways = ways


class CommandedHand:
    """TOMB-DT-48: the server's hand does what it is told, one thing after the other."""

    def __init__(self, luck: Luck) -> None:
        self.stone: int | None = None
        self.way_number = 0
        self.pace_name = "normal"
        self._motion = Motion(TREMOR, luck)
        self._doing = "wait"
        self._waited = 0

    @property
    def busy(self) -> bool:
        return self._doing != "wait"

    # --- commands ---

    def command(self, text: str, sight: Sight) -> None:
        """A command in its text form; BadCommand changes nothing."""
        verb, *words = text.split() or [""]
        counts = {"choose": 1, "push": 2, "way": 1, "pace": 1, "pull": 0, "let-go": 0}
        if verb not in counts:
            raise BadCommand(f"{verb!r} is no command; they are: {', '.join(counts)}")
        if len(words) != counts[verb]:
            raise BadCommand(f"{verb!r} is followed by {counts[verb]} words, not {len(words)}")
        if verb == "choose":
            self.choose(_stone(words[0]), sight)
        elif verb == "push":
            self.push(_stone(words[0]), _number(words[1], 12), sight)
        elif verb == "way":
            self.way(_number(words[0], 3), sight)
        elif verb == "pace":
            self.pace(words[0])
        elif verb == "pull":
            self.pull(sight)
        else:
            self.let_go()

    def choose(self, stone: int, sight: Sight) -> None:
        """The hand goes above the stone, with its fingers turned to where there is room."""
        if stone not in sight.wanted:
            reason = "choose a stone of the demanded colour that lies in the bowl"
            raise BadCommand(reason, "not-demanded")
        self._refuse_while_gripping()
        self.stone = stone
        self.way_number = 0
        self._motion.yaw = finger_angle(sight, stone)
        self._go(way_in(self._motion.here(sight), sight.poses[stone].at), "approach")

    def push(self, stone: int, clock: int, sight: Sight) -> None:
        """TOMB-TRAP-09, TOMB-TRAP-10: one finger pushes a stone aside."""
        if stone not in sight.stones:
            raise BadCommand("push a stone that lies in the bowl", "not-in-bowl")
        self._refuse_while_gripping()
        model, way = sight.model, towards(clock)
        self._motion.yaw = math.degrees(math.atan2(way[1], way[0]))
        behind = model.hand.finger_gap / 2 + model.hand.finger_radius
        behind += stone_sizes(model)[stone].radius + 2
        x, y, z = add(sight.poses[stone].at, scale(way, -behind))
        start = (x, y, z + 4)
        end = add(start, scale(way, PUSHED + 4))
        above = [add(start, (0.0, 0.0, HOVER)), start, end, add(end, (0.0, 0.0, HOVER))]
        here = self._motion.here(sight)
        self._go([*way_in(here, start), *above[1:]], "push")

    def way(self, number: int, sight: Sight) -> None:
        """TOMB-DT-48: one of the ways offered for the chosen stone, counted from 1."""
        if self.stone is None or self.stone not in sight.poses:
            raise BadCommand("choose a stone before its way out", "choose-before-way")
        offered = len(ways_out(sight, self.stone))
        if number > offered:
            reason = f"there are {offered} ways, so not number {number}"
            raise BadCommand(reason, "no-such-way", offered)
        self.way_number = number - 1

    def pace(self, name: str) -> None:
        if name not in SPEEDS:
            raise BadCommand(f"{name!r} is no pace; they are: {', '.join(PACES)}")
        self.pace_name = name

    def pull(self, sight: Sight) -> None:
        """Fingers down, grip, out along the way, and to the bag."""
        if self.stone is None or self.stone not in sight.poses:
            raise BadCommand("choose a stone before pulling", "choose-before-pull")
        self._refuse_while_gripping()
        self._motion.yaw = finger_angle(sight, self.stone)
        self._go(way_in(self._motion.here(sight), sight.poses[self.stone].at), "come")

    def let_go(self) -> None:
        """TOMB-TRAP-19: opens the fingers, whatever the hand was doing."""
        self._motion.path = []
        self._doing = "rise" if self._doing in ("lower", "grip", "draw") else "wait"

    def _refuse_while_gripping(self) -> None:
        if self._doing in ("grip", "draw"):
            raise BadCommand("let go of the stone in the fingers first", "let-go-first")

    def _go(self, path: list[tuple[float, float, float]], doing: str) -> None:
        self._motion.path = path
        self._motion.rest()
        self._doing = doing

    # --- frames ---

    def next(self, sight: Sight, events: Sequence[PullEvent] = ()) -> HandInput:
        """The hand's wish for the next frame."""
        if any(event.kind in ("slipped", "not-the-sceptre") for event in events):
            self._doing = "rise"
            self._motion.path = []
        self._carry_on(sight)
        return self._motion.wish(sight, self._doing in ("grip", "draw", "hold"))

    def _carry_on(self, sight: Sight) -> None:
        motion, speed = self._motion, SPEEDS[self.pace_name]
        if self._doing in ("approach", "come"):
            if motion.follow(sight, max(speed, TRANSIT)):
                motion.rest()
                self._doing = "lower" if self._doing == "come" else "wait"
        elif self._doing == "push":
            if motion.follow(sight, PUSH_SPEED if len(motion.path) < 4 else TRANSIT):
                self._doing = "wait"
        elif self._doing in ("lower", "grip"):
            self._reach_down(sight, speed)
        elif self._doing == "draw":
            if motion.follow(sight, speed):
                self._doing = "hold"
        elif self._doing == "rise":
            self._rise(sight, speed)

    def _reach_down(self, sight: Sight, speed: float) -> None:
        motion = self._motion
        assert self.stone is not None
        if sight.gripped != NOTHING_GRIPPED:
            offered = ways_out(sight, sight.gripped)
            way = offered[min(self.way_number, len(offered) - 1)].towards
            start = sight.poses[sight.gripped].at
            self._go(way_to_bag(sight.model, start, way, motion.yaw), "draw")
            return
        motion.path = [sight.poses[self.stone].at]
        if motion.follow(sight, speed) and self._doing == "lower":
            self._doing = "grip"
            self._waited = 0
        if self._doing == "grip":
            self._waited += 1
            if self._waited > PATIENCE:
                self._doing = "rise"

    def _rise(self, sight: Sight, speed: float) -> None:
        if not self._motion.path:
            x, y, z = self._motion.here(sight)
            self._motion.path = [(x, y, z + HOVER)]
        if self._motion.follow(sight, speed):
            self._doing = "wait"


def _stone(name: str) -> int:
    names = box().stone_names
    if name not in names:
        raise BadCommand(f"{name!r} is no stone; they are: {', '.join(names)}")
    return names.index(name)


def _number(word: str, most: int) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= most:
        raise BadCommand(f"{word!r} is no number from 1 to {most}")
    return int(word)
