"""A live trap in the engine: the only module that knows Rapier.

Lengths in decimetres and masses in units of 10 g keep single-precision numbers comfortable; callers
speak millimetres, grams and newtons.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

import rapier3d as rapier

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import engine_thread
from mastaba.referee.frames import Pose, Vector
from mastaba.referee.model import Model
from mastaba.referee.scene import Capsule, bowl_slabs, fingers, profile, stone_sizes
from mastaba.referee.trap import UNIT, State, Trap

GRAMS: Final = 10.0
"""In one mass unit of the engine."""
NEWTON: Final = 1000.0
"""In the engine's units of force, 10 g dm/s2."""
NEWTON_METRE: Final = 10_000.0

STONES: Final = 1
STAFF: Final = 2
BOWL: Final = 4
GROUND: Final = 8
FINGERS: Final = 16

ON_GROUND: Final = -1
"""What a thing touches: the ground, or finger 0 or 1."""


class Touch(NamedTuple):
    """A contact that began or ended in the last tick."""

    thing: int
    by: int
    begun: bool


class World:
    """Bowl, ground, the bodies of a trap, and a hand if there is one."""

    def __init__(
        self, model: Model, trap: Trap, hand: Vector | None = None, rim_guard: bool = False
    ) -> None:
        self.model = model
        self._world = rapier.PhysicsWorld(_vector((0.0, 0.0, -model.world.gravity * 10)))
        if not engine_thread.is_here():
            self._world.set_num_threads(1)
        self._set_solver()
        self._events = rapier.ChannelEventCollector()
        self._world.event_handler = self._events  # type: ignore[assignment]
        self._owner: dict[object, int] = {}
        self._finger: dict[object, int] = {}
        self._ground = self._add_ground()
        self._add_bowl()
        self._rim = self._add_rim_guard() if rim_guard else []
        self._bodies: dict[int, rapier.RigidBody] = {}
        self._poses: dict[int, Pose] = {}
        self._hand_pose: tuple[Vector, float] | None = None
        self._handles: dict[int, rapier.RigidBodyHandle] = {}
        self._parts: dict[int, list[rapier.ColliderHandle]] = {}
        for thing, state in trap.bodies.items():
            self.add(thing, state)
        self._hand = self._add_hand(hand) if hand is not None else None

    # --- building it ---

    def _set_solver(self) -> None:
        solver = self.model.solver
        parameters = self._world.integration_parameters
        parameters.dt = self.model.dt
        parameters.length_unit = solver.length_unit
        parameters.num_solver_iterations = solver.iterations
        softness = rapier.SpringCoefficients(solver.softness_frequency, solver.softness_damping)
        parameters.contact_softness = softness
        parameters.static_contact_softness = softness

    def _add_ground(self) -> object:
        ground = rapier.Collider.halfspace(_vector((0.0, 0.0, 1.0)))
        ground = ground.friction(self.model.world.ground_friction)
        ground = ground.collision_groups(_groups(GROUND, STONES | STAFF))
        return self._world.add_collider(ground.active_events(rapier.ActiveEvents.COLLISION_EVENTS))

    def _add_bowl(self) -> None:
        bowl = self.model.bowl
        for slab in bowl_slabs(bowl):
            collider = rapier.Collider.cuboid(*[side / UNIT for side in slab.half])
            collider = collider.position(rapier.Isometry3(_place(slab.middle), _turn_of(slab.axes)))
            self._add_fixed(collider, bowl.friction)
        foot = rapier.Collider.cylinder(bowl.wall / 2 / UNIT, profile(bowl)[1][0] * 0.98 / UNIT)
        lying = rapier.Rotation3.from_axis_angle(_vector((1.0, 0.0, 0.0)), math.pi / 2)
        middle = (0.0, 0.0, bowl.floor - bowl.wall / 2)
        self._add_fixed(foot.position(rapier.Isometry3(_place(middle), lying)), bowl.friction)

    def _add_rim_guard(self) -> list[rapier.ColliderHandle]:
        """TOMB-DT-07: an invisible wall on the rim that keeps poured stones in."""
        bowl = self.model.bowl
        height, thick, sides = 140.0, 3.0, 16
        guard = []
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            r = bowl.radius + thick
            width = bowl.radius * math.tan(math.pi / sides) * 1.1
            collider = rapier.Collider.cuboid(thick / UNIT, width / UNIT, height / UNIT)
            middle = (r * math.cos(angle), r * math.sin(angle), bowl.rim + height)
            turned = rapier.Rotation3.from_axis_angle(_vector((0.0, 0.0, 1.0)), angle)
            placed = collider.position(rapier.Isometry3(_place(middle), turned))
            guard.append(self._add_fixed(placed, 0.1))
        return guard

    def _add_fixed(
        self, collider: rapier.ColliderBuilder, friction: float
    ) -> rapier.ColliderHandle:
        collider = collider.friction(friction).collision_groups(_groups(BOWL, STONES | STAFF))
        return self._world.add_collider(collider)

    def remove_rim_guard(self) -> None:
        for handle in self._rim:
            self._world.remove_collider(handle)
        self._rim = []

    def add(self, thing: int, state: State) -> None:
        """Puts a stone or the sceptre into the world."""
        damping = self.model.sceptre if thing == SCEPTRE else self.model.stones
        body = rapier.RigidBody.dynamic().position(
            rapier.Isometry3(
                _vector(state[:3]), rapier.Rotation3(state[6], state[3], state[4], state[5])
            )
        )
        body = body.linvel(_vector(state[7:10])).angvel(_vector(state[10:13]))
        body = body.angular_damping(damping.spin_damping).can_sleep(False)
        parts = self._sceptre_parts() if thing == SCEPTRE else [self._stone_part(thing)]
        handle = self._world.add_body(body, list(parts))
        self._handles[thing] = handle
        self._poses = {}
        self._bodies[thing] = self._world.rigid_bodies[handle]
        self._parts[thing] = list(self._bodies[thing].colliders)
        for collider in self._parts[thing]:
            self._owner[collider] = thing

    def _stone_part(self, stone: int) -> rapier.ColliderBuilder:
        size = stone_sizes(self.model)[stone]
        stones = self.model.stones
        part = rapier.Collider.capsule_z(size.half_length / UNIT, size.radius / UNIT)
        part = part.density(stones.density * 1000 / GRAMS).friction(stones.friction)
        return part.collision_groups(_stone_groups(True))

    def _sceptre_parts(self) -> list[rapier.ColliderBuilder]:
        s = self.model.sceptre
        groups = _groups(STAFF, STONES | BOWL | GROUND | FINGERS)
        shaft = rapier.Collider.capsule_from_endpoints(
            _place((0.0, 0.0, s.shaft_radius)),
            _place((0.0, 0.0, s.length - 2 * s.head_radius)),
            s.shaft_radius / UNIT,
        )
        head = rapier.Collider.ball(s.head_radius / UNIT)
        head = head.translation(_place((0.0, 0.0, s.length - s.head_radius)))
        pommel = rapier.Collider.ball(s.pommel_radius / UNIT)
        pommel = pommel.translation(_place((0.0, 0.0, s.pommel_radius)))
        parts = ((shaft, s.shaft_mass), (head, s.head_mass), (pommel, s.pommel_mass))
        return [
            part.mass(mass / GRAMS).friction(s.friction).collision_groups(groups)
            for part, mass in parts
        ]

    def _add_hand(self, at: Vector) -> rapier.RigidBody:
        """TOMB-DT-11, TOMB-DT-13, TOMB-TRAP-13: one hand of two fingers, for stones and sceptre."""
        hand = self.model.hand
        body = rapier.RigidBody.dynamic().translation(_place(at)).gravity_scale(0.0)
        body = body.enabled_rotations((False, False, True)).can_sleep(False)
        both = fingers(self.model)
        handle = self._world.add_body(body)
        for number, finger in enumerate(both):
            for part in finger:
                collider = self._finger_part(part, hand.mass / sum(map(len, both)))
                self._finger[self._world.add_collider(collider, handle)] = number
        return self._world.rigid_bodies[handle]

    def _finger_part(self, part: Capsule, mass: float) -> rapier.ColliderBuilder:
        collider = rapier.Collider.capsule_from_endpoints(
            _place(part.start), _place(part.end), part.radius / UNIT
        )
        collider = collider.mass(mass / GRAMS).friction(self.model.hand.friction)
        collider = collider.collision_groups(_groups(FINGERS, STONES | STAFF))
        return collider.active_events(rapier.ActiveEvents.COLLISION_EVENTS)

    # --- time ---

    def bare_step(self) -> None:
        """The engine's step and nothing else, to measure against."""
        self._poses = {}
        self._hand_pose = None
        self._world.step()

    def tick(self) -> list[Touch]:
        """TOMB-DT-04: one step of 1/240 s; what began or ceased to touch ground or fingers."""
        self.bare_step()
        touches = []
        for event in self._events.drain_collision_events():
            thing = self._owner.get(event.collider1, self._owner.get(event.collider2))
            if thing is None or thing not in self._bodies:
                continue
            finger = self._finger.get(event.collider1, self._finger.get(event.collider2))
            touches.append(Touch(thing, ON_GROUND if finger is None else finger, event.started))
        return touches

    def unstable(self) -> bool:
        """TOMB-DT-33: the engine has met numbers that are none."""
        return not self._world.quarantine.is_empty()

    # --- reading it ---

    @property
    def things(self) -> tuple[int, ...]:
        return tuple(self._bodies)

    def place(self, thing: int) -> Vector:
        x, y, z = self._bodies[thing].translation.to_tuple()
        return (x * UNIT, y * UNIT, z * UNIT)

    def pose(self, thing: int) -> Pose:
        body = self._bodies[thing]
        x, y, z = body.translation.to_tuple()
        return Pose((x * UNIT, y * UNIT, z * UNIT), body.rotation.to_tuple())

    def speed(self, thing: int) -> Vector:
        x, y, z = self._bodies[thing].linvel.to_tuple()
        return (x * UNIT, y * UNIT, z * UNIT)

    def poses(self) -> Mapping[int, Pose]:
        """Of all bodies; read from the engine once a tick at most."""
        if not self._poses:
            # Written out, as it runs 60 times a second for 21 bodies.
            poses = {}
            for thing, body in self._bodies.items():
                x, y, z = body.translation.to_tuple()
                poses[thing] = Pose((x * UNIT, y * UNIT, z * UNIT), body.rotation.to_tuple())
            self._poses = poses
        return self._poses

    def outside(self) -> list[int]:
        """TOMB-DT-03: what has left the play volume."""
        farthest = self.model.world.reach**2
        return [
            thing
            for thing, ((x, y, z), _) in self.poses().items()
            if z < 0 or x * x + y * y > farthest
        ]

    def quick(self, speed: float, turning: float) -> bool:
        """TOMB-DT-23: is anything faster than that, or the sceptre turning faster?"""
        most = (speed / UNIT) ** 2
        for body in self._bodies.values():
            v = body.linvel
            if v.x * v.x + v.y * v.y + v.z * v.z > most:
                return True
        if SCEPTRE not in self._bodies:
            return False
        x, y, z = self._bodies[SCEPTRE].angvel.to_tuple()
        return bool(x * x + y * y + z * z > turning * turning)

    def trap(self) -> Trap:
        """All bodies as they are now."""
        bodies = {}
        for thing, body in self._bodies.items():
            bodies[thing] = (
                *body.translation.to_tuple(),
                *body.rotation.to_tuple(),
                *body.linvel.to_tuple(),
                *body.angvel.to_tuple(),
            )
        return Trap(bodies)

    # --- changing it ---

    def remove(self, thing: int) -> None:
        self._world.remove_body(self._handles.pop(thing))
        del self._bodies[thing]
        self._poses = {}

    def stop(self, thing: int) -> None:
        body = self._bodies[thing]
        body.linvel = body.angvel = _vector((0.0, 0.0, 0.0))

    def push(self, thing: int, force: Vector, spin_damping: float = 0.0) -> None:
        """A force in newtons at the body's centre for the next tick, and a brake on its spin."""
        body = self._bodies[thing]
        body.reset_forces()
        body.add_force(_vector((force[0] * NEWTON, force[1] * NEWTON, force[2] * NEWTON)))
        if spin_damping:
            body.reset_torques()
            x, y, z = body.angvel.to_tuple()
            brake = -spin_damping * NEWTON_METRE
            body.add_torque(_vector((x * brake, y * brake, z * brake)))

    def twist(self, thing: int, torque: Vector) -> None:
        """A torque in newton metres for the next tick."""
        body = self._bodies[thing]
        body.reset_torques()
        body.add_torque(
            _vector((torque[0] * NEWTON_METRE, torque[1] * NEWTON_METRE, torque[2] * NEWTON_METRE))
        )

    def release(self, thing: int) -> None:
        """Nothing pushes it any more."""
        body = self._bodies[thing]
        body.reset_forces()
        body.reset_torques()

    def mass(self, thing: int) -> float:
        """In grams."""
        return float(self._bodies[thing].mass) * GRAMS

    def spin(self, thing: int) -> Vector:
        """In rad/s."""
        x, y, z = self._bodies[thing].angvel.to_tuple()
        return (x, y, z)

    def keep_upright(self, thing: int, upright: bool) -> None:
        """Whether the body may only turn about the vertical."""
        self._bodies[thing].enabled_rotations = (not upright, not upright, True)

    def touchable(self, stone: int, by_fingers: bool) -> None:
        """TOMB-DT-18: whether the fingers can touch that stone."""
        for handle in self._parts[stone]:
            self._world.colliders[handle].collision_groups = _stone_groups(by_fingers)

    def rests(self, stone: int, but_on: int) -> bool:
        """Does it touch anything else than fingers and that stone?"""
        for handle in self._parts[stone]:
            for pair in self._world.narrow_phase.contact_pairs_with(handle):
                other = pair.collider2 if pair.collider1 == handle else pair.collider1
                if other in self._finger or self._owner.get(other, -1) == but_on != -1:
                    continue
                if pair.has_any_active_contact:
                    return True
        return False

    # --- the hand ---

    @property
    def hand(self) -> rapier.RigidBody:
        assert self._hand is not None, "this world was made without a hand"
        return self._hand

    def hand_pose(self) -> tuple[Vector, float]:
        """Its point in millimetres and its yaw in radians; read once a tick at most."""
        if self._hand_pose is None:
            hand = self.hand
            x, y, z = hand.translation.to_tuple()
            _, _, k, w = hand.rotation.to_tuple()
            self._hand_pose = (x * UNIT, y * UNIT, z * UNIT), 2 * math.atan2(k, w)
        return self._hand_pose

    def hand_speed(self) -> tuple[Vector, float]:
        hand = self.hand
        x, y, z = hand.linvel.to_tuple()
        return (x * UNIT, y * UNIT, z * UNIT), hand.angvel.z

    def drive_hand(self, force: Vector, torque: float) -> None:
        """Newtons and newton metres for the next tick."""
        hand = self.hand
        hand.reset_forces()
        hand.reset_torques()
        x, y, z = force
        # The engine takes tuples faster than vectors of its own.
        hand.add_force((x * NEWTON, y * NEWTON, z * NEWTON))
        hand.add_torque((0.0, 0.0, torque * NEWTON_METRE))

    def carry_hand(self, at: Vector, yaw: float, speed: Vector) -> None:
        """Puts the hand somewhere; only while the world is frozen and the hand far from it."""
        self._hand_pose = None
        half = yaw / 2
        turned = rapier.Rotation3(math.cos(half), 0.0, 0.0, math.sin(half))
        self.hand.position = rapier.Isometry3(_place(at), turned)
        self.hand.linvel = _vector((speed[0] / UNIT, speed[1] / UNIT, speed[2] / UNIT))
        self.hand.angvel = _vector((0.0, 0.0, 0.0))


def _vector(v: tuple[float, ...]) -> rapier.Vec3:
    return rapier.Vec3(v[0], v[1], v[2])


def _place(millimetres: Vector) -> rapier.Vec3:
    return rapier.Vec3(millimetres[0] / UNIT, millimetres[1] / UNIT, millimetres[2] / UNIT)


def _groups(mine: int, others: int) -> rapier.InteractionGroups:
    return rapier.InteractionGroups(
        rapier.Group.from_bits(mine), rapier.Group.from_bits(others), rapier.InteractionTestMode.AND
    )


def _stone_groups(by_fingers: bool) -> rapier.InteractionGroups:
    others = STONES | STAFF | BOWL | GROUND
    return _groups(STONES, others | FINGERS if by_fingers else others)


def _turn_of(axes: tuple[Vector, Vector, Vector]) -> rapier.Rotation3:
    """The rotation whose columns are the axes."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = axes
    trace = xx + yy + zz
    if trace > 0:
        s = 2 * math.sqrt(trace + 1)
        return rapier.Rotation3(s / 4, (yz - zy) / s, (zx - xz) / s, (xy - yx) / s)
    if xx >= yy and xx >= zz:
        s = 2 * math.sqrt(1 + xx - yy - zz)
        return rapier.Rotation3((yz - zy) / s, s / 4, (yx + xy) / s, (zx + xz) / s)
    if yy >= zz:
        s = 2 * math.sqrt(1 + yy - xx - zz)
        return rapier.Rotation3((zx - xz) / s, (yx + xy) / s, s / 4, (zy + yz) / s)
    s = 2 * math.sqrt(1 + zz - xx - yy)
    return rapier.Rotation3((xy - yx) / s, (zx + xz) / s, (zy + yz) / s, s / 4)
