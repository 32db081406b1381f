"""Pouring the stones, planting the sceptre, and the audit before play (TOMB-DT-06 to 10)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import frames
from mastaba.referee.film import Film, packed_poses
from mastaba.referee.frames import Vector
from mastaba.referee.luck import Luck, build_seed
from mastaba.referee.model import Model, load
from mastaba.referee.scene import stone_colours, stone_sizes
from mastaba.referee.space import bounded, tilt
from mastaba.referee.trap import UNIT, Trap
from mastaba.referee.world import ON_GROUND, World

GUIDE_STIFFNESS = 250.0
GUIDE_DAMPING = 2.5
"""N/m and N s/m: how softly the guide leads the sceptre into the heap."""


MOST_MOVED = 3.0
"""Millimetres that a trap of another physics may move on coming to rest by this one."""
UPRIGHT_ROUNDS = 3
"""Rounds of planting in the heap as it lies; then its stones are poured again."""
FEWEST_THAT_HOLD = 3
"""Stones that can hold the sceptre upright between them; fewer never do."""


class CannotBuild(RuntimeError):
    """No attempt gave a trap that stands."""


class Build(NamedTuple):
    """A trap, the seed that made it, and how it was made, as frames 30 times a second."""

    trap: Trap
    seed: bytes
    frames: tuple[bytes, ...]
    attempts: int


class Site:
    """A world under construction: ticks, the animation, and what has hit the ground."""

    def __init__(self, model: Model, trap: Trap) -> None:
        self.model = model
        self.world = World(model, trap, rim_guard=True)
        self.ticks = 0
        self.fallen: set[int] = set()
        self.frames: list[bytes] = []
        self._film = Film()
        self._every = 2 * model.world.ticks_per_frame

    def tick(self) -> None:
        for touch in self.world.tick():
            if touch.by == ON_GROUND:
                self.fallen.add(touch.thing)
        self.ticks += 1
        if self.ticks % self._every == 0:
            poses = packed_poses(self.world)
            home = self.model.hand.home
            self.frames.append(self._film.frame(poses, self.ticks, home, flags=frames.REBUILT))

    def run(self, seconds: float) -> None:
        for _ in range(self.model.ticks(seconds)):
            self.tick()

    def settle(self, seconds: float) -> bool:
        """TOMB-DT-23: runs until all is at rest, at most that long; did it come to rest?"""
        rest = self.model.rest
        quiet = 0
        for _ in range(self.model.ticks(seconds) // 4):
            for _ in range(4):
                self.tick()
            quiet = 0 if self.world.quick(rest.speed, rest.turning) else quiet + 4
            if quiet >= self.model.ticks(rest.time):
                return True
        return False


def build(secret: bytes, number: int, model: Model | None = None) -> Build:
    """TOMB-DT-06, TOMB-DT-10: build `number` of a game is always the same trap."""
    return build_from(build_seed(secret, number), model)


def build_from(seed: bytes, model: Model | None = None) -> Build:
    """TOMB-TRAP-02 to TOMB-TRAP-05: all stones poured, the sceptre planted, repeated until it
    stands; what spills on the way counts for nothing."""
    model = model or load()
    for attempt in range(model.pour.attempts):
        luck = Luck(seed, attempt)
        site = pour(model, luck)
        if site is None:
            continue
        made = plant(site, luck, model.audit.tilt)
        if made is not None:
            return Build(made[0], seed, tuple(made[1]), attempt + 1)
    raise CannotBuild(f"{model.pour.attempts} attempts gave no trap that stands")


def pour(model: Model, luck: Luck, stones: Sequence[int] | None = None) -> Site | None:
    """TOMB-TRAP-03, TOMB-DT-07: stones (all of them, or those that are left) in random order from a
    wandering spout; the guard on the rim goes before the heap settles freely. None if anything
    spilt."""
    site = Site(model, Trap({}))
    for stone in luck.order(range(len(stone_colours())) if stones is None else stones):
        _pour_stone(site, stone, luck)
        site.run(model.pour.interval)
    site.run(0.5)
    site.world.remove_rim_guard()
    if not site.settle(model.pour.settle) or site.fallen:
        return None
    return site


def _pour_stone(site: Site, stone: int, luck: Luck) -> None:
    spout = site.model.pour
    x, y = luck.in_disc(spout.spout_radius)
    z = site.model.bowl.rim + spout.spout_low
    z += (spout.spout_high - spout.spout_low) * luck.even()
    aside = spout.sideways / UNIT
    speed = (aside * luck.normal(), aside * luck.normal(), -spout.down / UNIT)
    spin = tuple(spout.spin * luck.normal() for _ in range(3))
    site.world.add(stone, (x / UNIT, y / UNIT, z / UNIT, *luck.rotation(), *speed, *spin))


def plant(before: Site, luck: Luck, most_tilt: float) -> tuple[Trap, list[bytes]] | None:
    """TOMB-TRAP-04, TOMB-DT-08, TOMB-DT-09: the sceptre goes into the heap, wooden end up, until it
    passes the audit; None if it never does."""
    heap = before.world.trap().still()
    for _ in range(before.model.plant.attempts):
        site = Site(before.model, heap)
        trap = _plant_once(site, luck)
        if trap is not None and audit(trap, before.model, most_tilt):
            return trap, before.frames + site.frames
    return None


def _plant_once(site: Site, luck: Luck) -> Trap | None:
    model, world, how = site.model, site.world, site.model.plant
    floor = model.bowl.floor
    x, y = luck.in_disc(how.radius)
    top = _top(site) + 3.0
    yaw, phase = 2 * math.pi * luck.even(), 2 * math.pi * luck.even()
    turned = (0.0, 0.0, math.sin(yaw / 2), math.cos(yaw / 2))
    world.add(SCEPTRE, (x / UNIT, y / UNIT, top / UNIT, *turned, *(0.0,) * 6))
    world.keep_upright(SCEPTRE, True)
    wished = top
    for step in range(model.ticks(4.0)):
        foot = world.place(SCEPTRE)[2]
        if foot < floor + how.deepest:
            break
        if foot - wished < 12.0:
            wished = max(wished - how.speed * model.dt, floor + 1.0)
        swing = how.circle * min(1.0, max(0.0, (foot - floor) / (top - floor)))
        angle = how.turn * step * model.dt + phase
        _guide(site, (x + swing * math.cos(angle), y + swing * math.sin(angle), wished))
        site.tick()
    if world.place(SCEPTRE)[2] > floor + how.highest:
        return None
    world.remove_rim_guard()
    for _ in range(model.ticks(how.hold)):
        _guide(site, (x, y, wished))
        site.tick()
    world.release(SCEPTRE)
    world.keep_upright(SCEPTRE, False)
    if not site.settle(model.rest.grace) or site.fallen:
        return None
    return world.trap().still()


def _guide(site: Site, to: Vector) -> None:
    """A soft hand on the sceptre that cannot push harder than `plant.force`."""
    world, model = site.world, site.model
    at, speed = world.place(SCEPTRE), world.speed(SCEPTRE)
    x, y, z = bounded(
        (
            (GUIDE_STIFFNESS * (to[0] - at[0]) - GUIDE_DAMPING * speed[0]) / 1000,
            (GUIDE_STIFFNESS * (to[1] - at[1]) - GUIDE_DAMPING * speed[1]) / 1000,
            (GUIDE_STIFFNESS * (to[2] - at[2]) - GUIDE_DAMPING * speed[2]) / 1000,
        ),
        model.plant.force,
    )
    weight = world.mass(SCEPTRE) / 1000 * model.world.gravity
    world.push(SCEPTRE, (x, y, z + weight))


def _top(site: Site) -> float:
    """The height of the heap."""
    sizes = stone_sizes(site.model)
    tops = [
        site.world.place(stone)[2] + sizes[stone].radius + sizes[stone].half_length
        for stone in site.world.things
        if stone != SCEPTRE
    ]
    return max(tops, default=site.model.bowl.floor)


def audit(trap: Trap, model: Model, most_tilt: float, restless: bool = False) -> bool:
    """TOMB-DT-09: nothing on the ground, at rest (unless a stone may turn on the spot), upright
    enough, and 2 s change it hardly."""
    if trap.tilt > most_tilt:
        return False
    site = Site(model, trap)
    site.world.remove_rim_guard()
    site.run(model.audit.time)
    quick = not restless and site.world.quick(model.rest.speed, model.rest.turning)
    if site.fallen or quick:
        return False
    return abs(tilt(site.world.pose(SCEPTRE).turned) - trap.tilt) < model.audit.drift


class Settled(NamedTuple):
    """The trap between turns, at rest again, and what fell by itself."""

    trap: Trap
    fallen: tuple[int, ...]
    frames: tuple[bytes, ...]


def settle(trap: Trap, model: Model | None = None) -> Settled:
    """TOMB-DT-26, TOMB-SLIDE-05, TOMB-SLIDE-07: physics goes on until all is at rest; what touches
    ground now is nobody's rockfall."""
    model = model or load()
    site = Site(model, trap)
    site.world.remove_rim_guard()
    site.settle(10.0)
    fallen = site.fallen | set(site.world.outside())
    return Settled(site.world.trap().still(), tuple(sorted(fallen)), tuple(site.frames))


def stays(trap: Trap, model: Model | None = None) -> Trap | None:
    """A trap that has come to rest by another physics, at rest by this one; None: something leaves
    the bowl on the way, moves too far, or finds no rest."""
    model = model or load()
    site = Site(model, trap)
    site.world.remove_rim_guard()
    if not site.settle(model.rest.grace) or site.fallen or site.world.outside():
        return None
    calm = site.world.trap().still()
    moved = max(math.dist(calm.pose(one).at, trap.pose(one).at) for one in trap.bodies)
    return calm if moved <= MOST_MOVED else None


def repour(stones: Sequence[int], seed: bytes, model: Model | None = None) -> Build:
    """The stones that are left poured anew, and the sceptre planted, as often as it takes; only
    where no pour holds it upright, as two stones never do, it is laid across the rim."""
    model = model or load()
    most = model.pour.attempts
    for attempt in range(2 * most):
        luck = Luck(seed, attempt % most)
        site = pour(model, luck, stones)
        if site is None:
            continue
        upright = attempt < most
        made = plant(site, luck, model.audit.tilt) if upright else _lay_across(site, luck)
        if made is not None:
            return Build(made[0], seed, tuple(made[1]), attempt + 1)
    raise CannotBuild(f"{model.pour.attempts} attempts gave no trap that stands")


def replant(trap: Trap, things: Sequence[int], seed: bytes, model: Model | None = None) -> Build:
    """TOMB-SLIDE-06, TOMB-SLIDE-07, TOMB-DT-26: the sceptre upright in the heap as it lies, a stone
    on top; no stone comes or goes. A heap that does not hold it is poured again; and where no pour
    does, as with the last stones, the sceptre is laid across the bowl as it is."""
    model = model or load()
    heap = trap.without((*things, SCEPTRE)) if SCEPTRE in things else trap.without(tuple(things))
    stones = [thing for thing in things if thing != SCEPTRE]
    for attempt in range(UPRIGHT_ROUNDS if SCEPTRE in things else model.pour.attempts):
        luck = Luck(seed, attempt)
        site = Site(model, heap)
        for stone in stones:
            _put_on_top(site, stone, luck)
        site.world.remove_rim_guard()
        if not site.settle(model.pour.settle) or site.fallen:
            continue
        again = SCEPTRE in things
        made = plant(site, luck, model.audit.tilt) if again else _left_standing(site)
        if made is not None:
            return Build(made[0], seed, tuple(made[1]), attempt + 1)
    fallen = heap.without((SCEPTRE,))  # it may still stand where only stones go back
    if SCEPTRE in things and len(trap.bowl) < FEWEST_THAT_HOLD:
        return _across_as_it_lies(fallen, stones, seed, model)
    try:
        return repour(trap.bowl, seed, model)
    except CannotBuild:
        return _across_as_it_lies(fallen, stones, seed, model)


def _across_as_it_lies(heap: Trap, stones: Sequence[int], seed: bytes, model: Model) -> Build:
    """Often it slides off, so it is tried long; a lone stone may turn on the spot for ever, which
    is rest enough here."""
    for attempt in range(5 * model.pour.attempts):
        luck = Luck(seed, attempt)
        site = Site(model, heap)
        for stone in stones:
            _put_on_top(site, stone, luck)
        site.world.remove_rim_guard()
        site.settle(model.pour.settle)
        made = None if site.fallen else _lay_across(site, luck, restless=True)
        if made is not None and not settle(made[0], model).fallen:
            return Build(made[0], seed, tuple(made[1]), attempt + 1)
    raise CannotBuild("no attempt left the sceptre across the bowl")


def _lay_across(site: Site, luck: Luck, restless: bool = False) -> tuple[Trap, list[bytes]] | None:
    """The sceptre laid across the bowl, from rim to rim, which is no rockfall (TOMB-SLIDE-04)."""
    angle = 2 * math.pi * luck.even()
    x, y = math.cos(angle), math.sin(angle)
    back = site.model.sceptre.length * 0.485
    height = max(_top(site), site.model.bowl.rim) + site.model.sceptre.shaft_radius + 0.5
    lying = math.sqrt(0.5)
    foot = (-back * x / UNIT, -back * y / UNIT, height / UNIT)
    site.world.add(SCEPTRE, (*foot, -y * lying, x * lying, 0.0, lying, *(0.0,) * 6))
    rests = site.settle(site.model.rest.grace) or restless
    return _left_standing(site, restless) if rests and not site.fallen else None


def _left_standing(site: Site, restless: bool = False) -> tuple[Trap, list[bytes]] | None:
    trap = site.world.trap().still()
    return (trap, site.frames) if audit(trap, site.model, 90.0, restless) else None


def _put_on_top(site: Site, stone: int, luck: Luck) -> None:
    size = stone_sizes(site.model)[stone]
    x, y = luck.in_disc(site.model.bowl.radius / 2)
    z = _top(site) + size.radius + size.half_length + 1.0
    state = (x / UNIT, y / UNIT, z / UNIT, *luck.rotation(), *(0.0,) * 6)
    site.world.add(stone, state)
    site.run(0.5)
