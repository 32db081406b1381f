"""One pull: a hand in the bowl, judged by contacts (TOMB-DT-11 to TOMB-DT-31).

A pull is stepped 60 times a second. Its ticks are counted from the moment it is armed, also while
the world is frozen, so that its clock and its record know only ticks.
"""

from __future__ import annotations

import math
from typing import Final

from mastaba.referee import frames
from mastaba.referee.film import Film, packed_poses
from mastaba.referee.fingers import Fingers
from mastaba.referee.hand_input import HandInput
from mastaba.referee.judge import Judge
from mastaba.referee.model import Model, load
from mastaba.referee.record import PullRecord, Track
from mastaba.referee.scene import stone_colours
from mastaba.referee.sight import NOTHING_GRIPPED, Sight
from mastaba.referee.trap import Trap
from mastaba.referee.verdict import Kind, PullEvent, Verdict
from mastaba.referee.world import World

LIFT_AFTER: Final = 100.0
"""How far the server lifts the hand, in millimetres, when the pull is over."""


class Pull:
    """One hand, one bowl, one demanded colour, and at the end one verdict."""

    def __init__(
        self,
        trap: Trap,
        colour: int,
        limit: int | None = None,
        model: Model | None = None,
        seed: bytes = b"",
    ) -> None:
        """`limit` is the clock in ticks; `seed` the build's, for the record only."""
        if not any(stone_colours()[stone] == colour for stone in trap.bowl):
            raise ValueError(f"no stone of colour {colour} lies in the bowl")
        self.model = model or load()
        self.colour = colour
        self.limit = limit
        self.tick = 0
        self.verdict: Verdict | None = None
        self._before = trap
        self._world = World(self.model, trap, hand=self.model.hand.home)
        self._fingers = Fingers(self.model, self._world, colour)
        self._judge = Judge(self.model, self._world)
        self._track = Track()
        self._film = Film()
        self._kept = Film()
        self._shot: list[bytes] = []
        self._fresh = b""
        """The last shot, if it is what will be shown as well."""
        self._frozen = not self._world.quick(self.model.rest.speed, self.model.rest.turning)
        self._poses: dict[int, bytes] = {}
        self._moved = True
        self._lost_at: int | None = None
        self._late = False
        self._ended_at = 0
        self._final = ""
        self._seed = seed
        self._told: list[PullEvent] = []

    # --- time ---

    def step(self, hand: HandInput | None = None) -> tuple[PullEvent, ...]:
        """TOMB-DT-04, TOMB-DT-12: one frame of 1/60 s; without a new wish the last one holds."""
        self._told = []
        if self.finished:
            return ()
        if hand is not None and self._lost_at is None and hand != self._fingers.heeds:
            self._track.note(self.tick, hand)
            self._fingers.obey(hand)
        for _ in range(self.model.world.ticks_per_frame):
            self._advance()
        self._watch_frame()
        even = self._film.is_even_with(self._kept)
        self._shot.append(self._picture(self._kept))
        self._fresh = self._shot[-1] if even else b""
        return tuple(self._told)

    def _advance(self) -> None:
        """One tick; frozen worlds only count it (TOMB-DT-27)."""
        self.tick += 1
        self._fingers.hand.advance()
        if self._frozen:
            if self._fingers.carried():
                return
            self._frozen = False
        self._moved = True
        self._told += self._fingers.grasp(self.tick)
        touches = self._world.tick()
        if self._world.unstable():
            self._decide(Verdict("void", self.tick))
            return
        self._told += self._fingers.feel(touches, self.tick)
        fell = self._judge.falls(touches, self.tick)
        if fell:
            self._told += fell
            self._fall()
        elif self._fingers.bag() and self.verdict is None:
            self._told.append(PullEvent(self.tick, "in-the-bag", self._fingers.bagged))
            self._judge.wait_for_rest(self.tick)

    def _watch_frame(self) -> None:
        """What is looked at once a frame: rest, grace, the clock, a lost hand."""
        if not self._frozen:
            fell = self._judge.leavers(self.tick)
            if fell:
                self._told += fell
                self._fall()
            if self._judge.look(self.tick):
                self._told.append(PullEvent(self.tick, "at-rest"))
            free = self._fingers.gripped == NOTHING_GRIPPED
            self._frozen = self._judge.at_rest and free and self._fingers.far()
        if self.verdict is not None:
            return
        if self._fingers.bagged != NOTHING_GRIPPED:
            if self._judge.graceful(self.tick):
                self._decide(Verdict("pulled", self.tick, self._fingers.bagged))
        elif self._late:
            if self._judge.graceful(self.tick):
                self._decide(Verdict("late", self.tick))
        elif self._clock_ended():
            self._time_out()

    def _fall(self) -> None:
        """TOMB-DT-20, TOMB-DT-25: a rockfall if the hand has touched anything, also on the tick of
        a success; before that it fell by itself."""
        fallers = tuple(self._judge.fallers)
        if self.verdict is None:
            kind: Kind = "fell" if self.touched else "slipped"
            self._decide(Verdict(kind, self.tick, fallers=fallers))
        elif self.verdict.kind in ("fell", "slipped"):
            self.verdict = self.verdict._replace(fallers=fallers)

    def _decide(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self._ended_at = self.tick
        self._final = self._world.trap().digest()
        self._told.append(PullEvent(self.tick, "verdict", verdict.first_faller))
        self._told += self._fingers.open(self.tick, LIFT_AFTER)

    def _clock_ended(self) -> bool:
        if self._lost_at is not None:
            return self.tick - self._lost_at >= self.model.ticks(self.model.lost.hold)
        return self.limit is not None and self.tick >= self.limit

    def _time_out(self) -> None:
        """TOMB-DT-29: the hand opens and goes up, and the world settles."""
        self._late = True
        self._told.append(PullEvent(self.tick, "clock-ended"))
        self._told += self._fingers.open(self.tick, LIFT_AFTER)
        if self.touched and not self._frozen:
            self._judge.wait_for_rest(self.tick)
        else:
            self._decide(Verdict("late", self.tick))

    # --- from outside ---

    def lose_hand(self) -> None:
        """TOMB-DT-31: the connection is gone; the hand holds its pose, then the clock is empty."""
        if self._lost_at is None and not self._late:
            self._track.control(self.tick, Track.LOST)
            self._lost_at = self.tick
            self._told.append(PullEvent(self.tick, "hand-lost"))

    def find_hand(self) -> None:
        """The player is back in time."""
        if self._lost_at is not None and not self._late:
            self._track.control(self.tick, Track.FOUND)
            self._lost_at = None

    def void(self) -> None:
        """TOMB-DT-33: the worker was too slow, or all players agree."""
        if self.verdict is None:
            self._track.control(self.tick, Track.VOID)
            self._fresh = b""
            self._decide(Verdict("void", self.tick))

    # --- what can be seen ---

    @property
    def touched(self) -> bool:
        """TOMB-DT-22."""
        return self._fingers.touched

    @property
    def gripped(self) -> int:
        return self._fingers.gripped

    @property
    def frozen(self) -> bool:
        return self._frozen

    @property
    def finished(self) -> bool:
        """Nothing more is to be seen: after a rockfall the stones are watched for a while."""
        if self.verdict is None:
            return False
        if self.verdict.kind not in ("fell", "slipped"):
            return True
        watched = self.tick - self._ended_at >= self.model.ticks(self.model.rest.display)
        return watched or self._frozen

    def sight(self) -> Sight:
        at, yaw = self._world.hand_pose()
        poses = self._world.poses()
        bagged = self._fingers.bagged != NOTHING_GRIPPED
        return Sight(self.model, self.tick, poses, self.colour, at, math.degrees(yaw),
                     self._fingers.gripped, bagged)  # fmt: skip

    def frame(self, full: bool = False) -> bytes:
        """TOMB-DT-37: what has changed since the last call."""
        fresh, self._fresh = self._fresh, b""
        if not fresh or full:
            return self._picture(self._film, full)
        self._film.catch_up_with(self._kept)
        return fresh

    def _picture(self, film: Film, full: bool = False) -> bytes:
        at, yaw = self._world.hand_pose()
        fingers = self._fingers
        flags = frames.GRIPS if fingers.gripped != NOTHING_GRIPPED else 0
        flags |= frames.OPENED if fingers.led else 0
        flags |= frames.FROZEN if self._frozen else 0
        flags |= frames.GRACE if fingers.bagged != NOTHING_GRIPPED else 0
        if self._moved or not self._poses:
            self._poses = packed_poses(self._world)
            self._moved = False
        return film.frame(
            self._poses,
            self.tick,
            at,
            math.degrees(yaw),
            flags,
            frames.NONE if fingers.gripped == NOTHING_GRIPPED else fingers.gripped,
            self.colour,
            self._clock_left(),
            fingers.strain(),
            full,
        )

    def _clock_left(self) -> int:
        if self.limit is None:
            return frames.NO_CLOCK
        left = max(0, self.limit - self.tick) * 10 // self.model.world.ticks_per_second
        return min(left, frames.NO_CLOCK - 1)

    def trap(self) -> Trap:
        """The trap as it is now; with speeds if anything still moves."""
        return self._world.trap()

    def record(self) -> PullRecord:
        """TOMB-DT-34."""
        if self.verdict is None:
            raise ValueError("a pull without a verdict has no record yet")
        return PullRecord.of(
            self.model,
            self._before,
            self.colour,
            self.limit,
            self._seed,
            self._track,
            self.verdict,
            self._final,
            self._shot,
        )
