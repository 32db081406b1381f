"""The maze: tiles on hexes, the links between them, and where it can grow.

A maze is never changed: adding a tile or a passage gives a new one. Clones of a game therefore
share it, and everything worth knowing about it is worked out once, when it is built.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mastaba.games.run_run_run.box import EXIT_DOOR, VAULT
from mastaba.games.run_run_run.moves import TURN_AT
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, ORIGIN, canonical, turned

FAR: Final = 1000
"""Farther than any walk: a distance that means "not on foot"."""

SIDES: Final = tuple([(edge, DELTA[edge], 1 << edge, 1 << OPPOSITE[edge]) for edge in range(6)])
"""Each edge with its step, its bit, and its bit as the neighbour sees it."""


def _borders(exits: int) -> tuple[tuple[int, bool, int], ...]:
    """Each side of a tile: the step there, whether an exit leads there, what it borders there."""
    sides: list[tuple[int, bool, int]] = []
    for edge in range(6):
        leaves = bool(exits >> edge & 1)
        back = 1 << OPPOSITE[edge]
        sides.append((DELTA[edge], leaves, back << 6 | back if leaves else back << 6))
    return tuple(sides)


BORDERS: Final = tuple([_borders(exits) for exits in range(64)])


def distinct_turns(exits: int) -> tuple[int, ...]:
    """RRR-EXPLORE-03: the orientations of a card that look different (no mirroring)."""
    seen: dict[int, int] = {}
    for turns in range(6):
        seen.setdefault(turned(exits, turns), turns)
    return tuple(seen.values())


def smallest_turn(exits: int, turns: int) -> int:
    """Of all turns that look the same, the one that moves are written with."""
    wanted = turned(exits, turns)
    return next(other for other in range(6) if turned(exits, other) == wanted)


def fitting_turns(exits: int, border: int) -> tuple[int, ...]:
    """Every distinct turn of a card that obeys the corridors around a hex.

    `border` is `edges that touch a tile << 6 | exits there that must be met`: RRR-EXPLORE-04, -05
    and -07 say that on each of them exit meets exit and wall meets wall; RRR-EXPLORE-08 wants one
    link at least.
    """
    care, must = border >> 6, border & 63
    if not must:
        return ()
    return tuple([turns for turns in distinct_turns(exits) if turned(exits, turns) & care == must])


def _all_fits() -> dict[int, dict[int, tuple[int, ...]]]:
    """The fitting turns for every shape and every border there can be."""
    borders = [care << 6 | must for care in range(64) for must in range(64) if not must & ~care]
    shapes = [exits for exits in range(1, 64) if canonical(exits) == exits]
    return {
        exits: {
            border: tuple([turns << TURN_AT for turns in fitting_turns(exits, border)])
            for border in borders
        }
        for exits in shapes
    }


FITS: Final = _all_fits()
"""By shape and border: the turns of `fitting_turns`, each where an explore move keeps it."""


class Maze:
    """Tiles by cell. `frontier` holds every empty hex beside the maze with its border; `shown` is
    for views, which keep there what they have worked out."""

    __slots__ = ("cards", "exits", "frontier", "links", "mouths", "passages", "shown", "steps")

    def __init__(
        self,
        cards: dict[int, int],
        exits: dict[int, int],
        links: dict[int, tuple[int, ...]],
        mouths: dict[int, tuple[int, ...]],
        frontier: dict[int, int],
        steps: dict[int, int],
        passages: tuple[tuple[int, int], ...],
    ) -> None:
        self.cards = cards
        self.exits = exits
        self.links = links
        self.mouths = mouths
        self.frontier = frontier
        self.steps = steps
        self.passages = passages
        self.shown: Any = None

    def copy(self) -> Maze:
        return Maze(
            self.cards.copy(),
            self.exits.copy(),
            self.links.copy(),
            self.mouths.copy(),
            self.frontier.copy(),
            self.steps.copy(),
            self.passages,
        )

    def is_room_card(self, cell: int) -> bool:
        return self.cards.get(cell, VAULT) < VAULT

    def room_cells(self) -> list[int]:
        """The cells of all Room Cards: not the Vault, not the Exit Door."""
        return [cell for cell, card in self.cards.items() if card < VAULT]

    def open_exits(self) -> int:
        """How many exits face an empty hex."""
        count = 0
        for border in self.frontier.values():
            count += (border & 63).bit_count()
        return count

    def with_tile(self, cell: int, card: int, exits: int, passages: int) -> Maze:
        """The maze with one tile more (RRR-EXPLORE-13: it stays for good); `passages` are its edges
        that secret passages open. It is always linked, so the maze stays one (RRR-GEO-18).

        The new tile's exits decide what is linked: exits that face its walls become blocked,
        which only the Exit Door may do (RRR-DOOR-08).
        """
        maze = self.copy()
        maze.cards[cell] = card
        maze.exits[cell] = exits
        maze.frontier.pop(cell, None)
        linked: list[int] = []
        mouths: list[int] = []
        laid: list[tuple[int, int]] = []
        frontier, links, known, all_mouths = maze.frontier, maze.links, maze.exits, maze.mouths
        for step, leaves, border in BORDERS[exits]:
            beside = cell + step
            if beside not in known:
                frontier[beside] = frontier.get(beside, 0) | border
                if leaves:
                    mouths.append(beside)
                continue
            if leaves:
                linked.append(beside)
                links[beside] += (cell,)
            if cell in all_mouths[beside]:
                all_mouths[beside] = tuple([hex for hex in all_mouths[beside] if hex != cell])
        if passages:
            for edge in range(6):
                beside = cell + DELTA[edge]
                if passages >> edge & 1:
                    laid.append((min(cell, beside), max(cell, beside)))
                    if beside not in linked:
                        linked.append(beside)
                        links[beside] += (cell,)
        links[cell] = tuple(linked)
        all_mouths[cell] = tuple(mouths)
        if laid:
            maze.passages = (*maze.passages, *laid)
        if linked:
            steps = [maze.steps[beside] for beside in linked]
            closest = min(steps)
            maze.steps[cell] = closest + 1
            if max(steps) > closest + 2:
                maze._shorten(cell)
        return maze

    def with_passage(self, one: int, other: int) -> Maze:
        """RRR-SARC-27: a passage is a link like any other, for good."""
        maze = self.copy()
        maze.links[one] = (*maze.links[one], other)
        maze.links[other] = (*maze.links[other], one)
        maze.passages = (*maze.passages, (min(one, other), max(one, other)))
        maze._shorten(one)
        maze._shorten(other)
        return maze

    def _shorten(self, start: int) -> None:
        """Carry a shorter way to the Vault on from `start` (RRR-GEO-10, plain search)."""
        steps = self.steps
        ring = [start]
        while ring:
            following: list[int] = []
            for cell in ring:
                farther = steps[cell] + 1
                for beside in self.links[cell]:
                    if steps[beside] > farther:
                        steps[beside] = farther
                        following.append(beside)
            ring = following


@cache
def vault_only(exits: int) -> Maze:
    """RRR-SETUP-01: the maze begins as the Vault alone."""
    maze = Maze({}, {}, {}, {}, {}, {}, ())
    maze = maze.with_tile(ORIGIN, VAULT, exits, 0)
    maze.steps[ORIGIN] = 0
    return maze


class Survey:
    """What a cat can get at on foot from where it stands (RRR-GEO-10).

    `came`: for every room and empty hex in reach, the room before it on the way; `spots`: the empty
    hexes and how far a card put there would be; `prey`: rooms with foes, where a walk ends
    (RRR-MOVE-08, RRR-FIGHT-01), and how far they are.
    """

    __slots__ = ("came", "prey", "spots", "start")

    def __init__(
        self, start: int, came: dict[int, int], spots: dict[int, int], prey: dict[int, int]
    ) -> None:
        self.start = start
        self.came = came
        self.spots = spots
        self.prey = prey

    def path(self, goal: int) -> tuple[int, ...]:
        """A shortest walk to a room or hex in reach, both ends included (RRR-MOVE-11)."""
        path = [goal]
        while goal != self.start:
            goal = self.came[goal]
            path.append(goal)
        path.reverse()
        return tuple(path)

    def distance(self, room: int) -> int:
        """Links to a room, or a large number if it is out of reach."""
        return len(self.path(room)) - 1 if room in self.came else FAR


def survey(maze: Maze, start: int, foes: tuple[int, ...], limit: int) -> Survey:
    """Breadth-first from `start`, not through rooms with foes, except out of the first one.

    Only links count, never hexes (RRR-GEO-07, RRR-GEO-11); cats are no obstacle, and Vault and
    Exit Door are rooms like others (RRR-MOVE-09, RRR-MOVE-10).
    """
    came = {start: start}
    spots: dict[int, int] = {}
    prey: dict[int, int] = {}
    if start in foes:
        prey[start] = 0
    links, mouths = maze.links, maze.mouths
    ring = [start]
    distance = 0
    while ring and distance < limit:
        distance += 1
        following: list[int] = []
        for cell in ring:
            for hex in mouths[cell]:
                if hex not in spots:
                    spots[hex] = distance
                    came[hex] = cell
            for beside in links[cell]:
                if beside not in came:
                    came[beside] = cell
                    if beside in foes:
                        prey[beside] = distance
                    else:
                        following.append(beside)
        ring = following
    return Survey(start, came, spots, prey)


def way(maze: Maze, start: int, goal: int, foes: tuple[int, ...]) -> tuple[int, ...]:
    """A shortest walk from `start` to `goal`, both included; empty if there is none.

    RRR-MOVE-11: the route has no effects of its own, so any shortest one will do.
    """
    came = {start: start}
    ring = [start]
    while ring and goal not in came:
        following: list[int] = []
        for cell in ring:
            if cell in foes and cell != start:
                continue
            for beside in maze.links[cell]:
                if beside not in came:
                    came[beside] = cell
                    following.append(beside)
        ring = following
    if goal not in came:
        return ()
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    path.reverse()
    return tuple(path)


def triangles(maze: Maze, cell: int) -> list[tuple[int, int, int]]:
    """RRR-GEO-12, RRR-MECH-02: the triples of pairwise neighbouring Room Cards around `cell`."""
    found: list[tuple[int, int, int]] = []
    cards = maze.cards
    one = cell + DELTA[5]
    for step in DELTA:
        other = cell + step
        if cards.get(one, EXIT_DOOR) < VAULT and cards.get(other, EXIT_DOOR) < VAULT:
            found.append((cell, one, other))
        one = other
    return found
