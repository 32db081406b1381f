"""The one hand in the bowl: what it wants, how fast it may go, and how hard it may push."""

from __future__ import annotations

import math

from mastaba.referee.frames import Vector
from mastaba.referee.hand_input import HandInput
from mastaba.referee.model import Model
from mastaba.referee.world import World


class Hand:
    """TOMB-TRAP-08, TOMB-DT-11: a point between two fingertips that follows a wish softly."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._wish: Vector = model.hand.home
        self._wished_yaw = 0.0
        self.at: Vector = model.hand.home
        """Where the servo pulls the hand: the wish, smoothed and no faster than allowed."""
        self.yaw = 0.0
        # Worked out once, as they are needed each tick.
        self._smoothing = 1 - math.exp(-2 * math.pi * model.hand.smoothing * model.dt)
        self._longest_step = model.hand.speed * model.dt
        self._longest_turn = math.radians(model.hand.turning_speed) * model.dt
        self._stiffness = model.hand.stiffness / 1000
        self._damping = model.hand.damping / 1000

    def wish(self, hand: HandInput) -> None:
        """TOMB-DT-11, TOMB-DT-12: taken as it is, but kept inside the workspace."""
        x, y, z = hand.point
        self.want((x, y, z))
        turn = (math.radians(hand.degrees) - self._wished_yaw + math.pi) % (2 * math.pi) - math.pi
        self._wished_yaw += turn

    def want(self, at: Vector) -> None:
        hand = self._model.hand
        x, y, z = at
        out = math.hypot(x, y)
        if out > hand.workspace_radius:
            x, y = x * hand.workspace_radius / out, y * hand.workspace_radius / out
        lowest = self._model.bowl.floor + hand.finger_radius
        self._wish = (x, y, min(hand.workspace_height, max(lowest, z)))

    def advance(self) -> None:
        """TOMB-DT-11, TOMB-DT-12: the same low-pass and speed limit for every device, each tick."""
        # Written out, as it runs 240 times a second.
        x, y, z = self.at
        to_x, to_y, to_z = self._wish
        part = self._smoothing
        dx, dy, dz = (to_x - x) * part, (to_y - y) * part, (to_z - z) * part
        step = math.sqrt(dx * dx + dy * dy + dz * dz)
        if step > self._longest_step:
            less = self._longest_step / step
            dx, dy, dz = dx * less, dy * less, dz * less
        self.at = (x + dx, y + dy, z + dz)
        turn = (self._wished_yaw - self.yaw) * self._smoothing
        self.yaw += max(-self._longest_turn, min(self._longest_turn, turn))

    def drive(self, world: World) -> None:
        """TOMB-DT-11: a servo that pushes with at most 4 N."""
        hand, stiff, damp = self._model.hand, self._stiffness, self._damping
        to_x, to_y, to_z = self.at
        (x, y, z), yaw = world.hand_pose()
        (vx, vy, vz), spin = world.hand_speed()
        force_x = stiff * (to_x - x) - damp * vx
        force_y = stiff * (to_y - y) - damp * vy
        force_z = stiff * (to_z - z) - damp * vz
        force = math.sqrt(force_x * force_x + force_y * force_y + force_z * force_z)
        if force > hand.force:
            less = hand.force / force
            force_x, force_y, force_z = force_x * less, force_y * less, force_z * less
        off = (self.yaw - yaw + math.pi) % (2 * math.pi) - math.pi
        torque = hand.turning_stiffness * off - hand.turning_damping * spin
        torque = max(-hand.turning_force, min(hand.turning_force, torque))
        world.drive_hand((force_x, force_y, force_z), torque)
