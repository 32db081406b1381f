"""What the fingers do and feel: gripping, slipping, touching, and what they may not hold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import space
from mastaba.referee.clearance import Clearance
from mastaba.referee.hand import Hand
from mastaba.referee.hand_input import HandInput
from mastaba.referee.model import Model
from mastaba.referee.scene import stone_colours
from mastaba.referee.sight import NOTHING_GRIPPED
from mastaba.referee.verdict import PullEvent
from mastaba.referee.world import ON_GROUND, Touch, World

_BOTH_ON_SCEPTRE: Final = frozenset({(0, SCEPTRE), (1, SCEPTRE)})


class Fingers:
    """The hand of one pull, with its grip."""

    def __init__(self, model: Model, world: World, colour: int) -> None:
        self.hand = Hand(model)
        self.gripped = NOTHING_GRIPPED
        self.bagged = NOTHING_GRIPPED
        self.touched = False
        self.led = False
        """The server moves the hand: it was opened, or the pull is over."""
        self.heeds: HandInput | None = None
        """The wish that was heard last; None: the server has moved the hand since, so that even the
        same wish is news."""
        self._model = model
        self._world = world
        self._colour = colour
        self._wants_grip = False
        self._may_grip = True
        self._stretch = 0.0
        self._led_until = 0
        self._touching: set[tuple[int, int]] = set()
        self._holding_since: int | None = None
        self._scooped: dict[int, int] = {}
        self._ghosts: dict[int, int] = {}
        self._clear = 0.0
        self._clearance = Clearance(model)

    # --- wishes ---

    def obey(self, hand: HandInput) -> None:
        """TOMB-DT-12: unless the server is moving the hand."""
        self.heeds = hand
        if self.led:
            self._may_grip = self._may_grip or not hand.grip
            self._wants_grip = False
            return
        self.hand.wish(hand)
        self._wants_grip = hand.grip
        if not hand.grip:
            self._may_grip = True

    def open(self, tick: int, lift: float, until: int | None = None) -> list[PullEvent]:
        """The server opens the hand and lifts it."""
        told = self._let_go(tick)
        at = self._world.hand_pose()[0]
        self.hand.want((at[0], at[1], at[2] + lift))
        self.led = True
        self.heeds = None
        self._led_until = until if until is not None else 1 << 62
        self._wants_grip = False
        self._may_grip = False
        return told

    # --- before a tick ---

    def grasp(self, tick: int) -> list[PullEvent]:
        """Moves the hand's servo and its grip for one tick."""
        if self.led and tick >= self._led_until:
            self.led = False
            self.heeds = None
        if self._ghosts:
            self._end_ghosts(tick)
        self.hand.drive(self._world)
        if self.gripped == NOTHING_GRIPPED:
            return self._try_to_grip(tick) if self._wants_grip and self._may_grip else []
        return self._pull_stone(tick) if self._wants_grip else self._let_go(tick)

    def _try_to_grip(self, tick: int) -> list[PullEvent]:
        """TOMB-DT-14, TOMB-TRAP-11, TOMB-TRAP-15, TOMB-TRAP-20: only a stone of the demanded colour
        close to the point between the fingertips."""
        at = self._world.hand_pose()[0]
        near = [
            (math.dist(self._world.place(stone), at), stone)
            for stone in self._world.things
            if stone != SCEPTRE and stone_colours()[stone] == self._colour
        ]
        distance, stone = min(near, default=(math.inf, NOTHING_GRIPPED))
        if distance > self._model.grip.reach:
            return []
        self.gripped = stone
        self.touched = True
        return [PullEvent(tick, "gripped", stone)]

    def _pull_stone(self, tick: int) -> list[PullEvent]:
        """TOMB-DT-15, TOMB-DT-16: a spring that pulls with at most 3 N and slips when stretched."""
        grip, world, stone = self._model.grip, self._world, self.gripped
        at = world.hand_pose()[0]
        speed = world.hand_speed()[0]
        away = space.sub(at, world.place(stone))
        self._stretch = space.norm(away)
        if self._stretch > grip.slip:
            self._may_grip = False
            self._loosen()
            return [PullEvent(tick, "slipped", stone)]
        behind = space.sub(speed, world.speed(stone))
        stiff, damp = grip.stiffness / 1000, grip.damping / 1000
        force = space.bounded(
            space.add(space.scale(away, stiff), space.scale(behind, damp)), grip.force
        )
        weight = world.mass(stone) / 1000 * self._model.world.gravity
        world.push(stone, (force[0], force[1], force[2] + weight), grip.spin_damping)
        return []

    def _let_go(self, tick: int) -> list[PullEvent]:
        """TOMB-TRAP-19: no failure; the stone stays where physics takes it."""
        stone = self.gripped
        if stone == NOTHING_GRIPPED:
            return []
        self._loosen()
        return [PullEvent(tick, "let-go", stone)]

    def _loosen(self) -> None:
        self._world.release(self.gripped)
        self.gripped = NOTHING_GRIPPED
        self._stretch = 0.0

    # --- after a tick ---

    def feel(self, touches: Sequence[Touch], tick: int) -> list[PullEvent]:
        """TOMB-DT-22: first touch; and what the fingers may not do."""
        told = []
        for touch in touches:
            if touch.by == ON_GROUND:
                continue
            pair = (touch.by, touch.thing)
            if not touch.begun:
                self._touching.discard(pair)
                continue
            self._touching.add(pair)
            self.touched = True
        if self._touching:
            told += self._spare_sceptre(tick)
            if tick % self._model.world.ticks_per_frame == 0:
                told += self._spare_stones(tick)
        else:
            self._holding_since = None
        return told

    def _spare_sceptre(self, tick: int) -> list[PullEvent]:
        """TOMB-DT-17, TOMB-TRAP-15, TOMB-TRAP-16, TOMB-TRAP-17: both fingers on the sceptre for
        long: the hand opens and goes up."""
        if self.led or not self._touching >= _BOTH_ON_SCEPTRE:
            self._holding_since = None
            return []
        if self._holding_since is None:
            self._holding_since = tick
        if tick - self._holding_since <= self._model.ticks(self._model.guard.hold):
            return []
        self._holding_since = None
        told = self.open(tick, self._model.guard.lift, tick + self._model.ticks(0.5))
        return [*told, PullEvent(tick, "not-the-sceptre", SCEPTRE)]

    def _spare_stones(self, tick: int) -> list[PullEvent]:
        """TOMB-DT-18, TOMB-TRAP-11, TOMB-TRAP-12: a stone that lies on the fingers above the rim is
        lost by them for a while."""
        held = {
            thing
            for _, thing in self._touching
            if thing not in (SCEPTRE, self.gripped)
            and self._world.place(thing)[2] > self._model.bowl.rim
            and not self._world.rests(thing, self.gripped)
        }
        self._scooped = {stone: self._scooped.get(stone, tick) for stone in held}
        told = []
        for stone, since in list(self._scooped.items()):
            if tick - since > self._model.ticks(self._model.guard.hold):
                self._world.touchable(stone, False)
                self._ghosts[stone] = tick + self._model.ticks(self._model.guard.ghost)
                del self._scooped[stone]
                told.append(PullEvent(tick, "not-that-stone", stone))
        return told

    def _end_ghosts(self, tick: int) -> None:
        over = [stone for stone, until in self._ghosts.items() if tick >= until]
        for stone in over:
            del self._ghosts[stone]
            if stone in self._world.things:
                self._world.touchable(stone, True)

    def bag(self) -> bool:
        """TOMB-DT-21: a gripped stone in the bag zone is taken out of the world."""
        stone = self.gripped
        if stone == NOTHING_GRIPPED:
            return False
        x, y, z = self._world.place(stone)
        zone = self._model.bag
        if math.hypot(x, y) < zone.distance or z < self._model.bowl.rim + zone.height:
            return False
        self.gripped = NOTHING_GRIPPED
        self._stretch = 0.0
        self.bagged = stone
        self._world.remove(stone)
        self._touching = {pair for pair in self._touching if pair[1] != stone}
        self.open(0, 0.0)
        return True

    def strain(self) -> int:
        """How far the grip is stretched, 255 where it slips."""
        return min(255, int(255 * self._stretch / self._model.grip.slip))

    # --- far or near ---

    def far(self) -> bool:
        """TOMB-DT-27: is the hand more than 5 mm away from everything?"""
        gap = self._clearance.of(self.hand.at, self.hand.yaw, self._world.poses())
        self._clear = gap - self._model.hand.near
        return self._clear > 0

    def carried(self) -> bool:
        """TOMB-DT-27: in a frozen world the hand just goes where it is led, as long as it is far
        from everything; it is measured again when it has gone as far as it was clear."""
        (x, y, z), yaw = self._world.hand_pose()
        turned = abs(self.hand.yaw - yaw) * self._model.hand.finger_gap
        self._clear -= math.dist(self.hand.at, (x, y, z)) + turned
        if self._clear <= 0 and not self.far():
            return False
        self._world.carry_hand(self.hand.at, self.hand.yaw, (0.0, 0.0, 0.0))
        return True
