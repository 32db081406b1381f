"""The maze: tiles on hexes, the links between them, and where it can grow.

Everything worth knowing about it is kept up to date as it grows. Clones of a game share their maze
until one of them adds to it: `Expedition.own_maze`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mastaba.games.run_run_run.box import VAULT
from mastaba.kernel.hexgrid import DELTA, OPPOSITE, ORIGIN

FAR: Final = 1000
"""Farther than any walk: a distance that means "not on foot"."""

EXITS: Final = tuple(
    [tuple([DELTA[edge] for edge in range(6) if exits >> edge & 1]) for exits in range(64)]
)
"""By exits: the steps through them."""


def _borders(exits: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By the edges that touch other tiles: of each free side of a tile, the step there, and what
    the tile adds to the border of the empty hex there."""
    sides: list[tuple[int, int]] = []
    for edge in range(6):
        back = 1 << OPPOSITE[edge]
        sides.append((DELTA[edge], back << 6 | back if exits >> edge & 1 else back << 6))
    return tuple(
        [
            tuple([sides[edge] for edge in range(6) if not touching >> edge & 1])
            for touching in range(64)
        ]
    )


BORDERS: Final = tuple([_borders(exits) for exits in range(64)])


class Maze:
    """Tiles by cell. `ways` holds for every tile the cells that its exits and passages lead to,
    rooms and empty hexes alike; `frontier` every empty hex beside the maze with its border (see
    `fits`); `steps` every tile's distance from the Vault. `shown` is for views, which keep there
    what they have worked out."""

    __slots__ = ("cards", "exits", "frontier", "passages", "shown", "steps", "ways")

    def __init__(
        self,
        cards: dict[int, int],
        exits: dict[int, int],
        ways: dict[int, tuple[int, ...]],
        frontier: dict[int, int],
        steps: dict[int, int],
        passages: tuple[tuple[int, int], ...],
    ) -> None:
        self.cards = cards
        self.exits = exits
        self.ways = ways
        self.frontier = frontier
        self.steps = steps
        self.passages = passages
        self.shown: Any = None

    def copy(self) -> Maze:
        return Maze(
            self.cards.copy(),
            self.exits.copy(),
            self.ways.copy(),
            self.frontier.copy(),
            self.steps.copy(),
            self.passages,
        )

    def is_room_card(self, cell: int) -> bool:
        return self.cards.get(cell, VAULT) < VAULT

    def room_cells(self) -> list[int]:
        """The cells of all Room Cards: not the Vault, not the Exit Door."""
        return [cell for cell, card in self.cards.items() if card < VAULT]

    def links(self, cell: int) -> list[int]:
        """The rooms that are linked to this one."""
        return [beside for beside in self.ways[cell] if beside in self.cards]

    def closer(self, cell: int) -> list[int]:
        """RRR-MUMMY-07, RRR-MUMMY-09: the rooms one link closer to the Vault."""
        steps = self.steps
        closer = steps[cell] - 1
        return [beside for beside in self.ways[cell] if steps.get(beside) == closer]

    def open_exits(self) -> int:
        """How many exits face an empty hex."""
        count = 0
        for border in self.frontier.values():
            count += (border & 63).bit_count()
        return count

    def add_tile(self, cell: int, card: int, exits: int, passages: int) -> None:
        """One tile more, for good (RRR-EXPLORE-13); `passages` are its edges that secret passages
        open. It is always linked, so the maze stays one (RRR-GEO-18).
        """
        frontier, steps = self.frontier, self.steps
        border = frontier.pop(cell, 0)
        self.cards[cell] = card
        self.exits[cell] = exits
        touching = border >> 6
        for step, beyond in BORDERS[exits][touching]:
            beside = cell + step
            frontier[beside] = frontier.get(beside, 0) | beyond
        leaving = exits | passages
        self.ways[cell] = tuple([cell + step for step in EXITS[leaving]])
        unlike = (leaving ^ border) & touching
        if unlike:
            self._overrule(cell, leaving, unlike)
        if passages:
            laid = [(min(cell, cell + step), max(cell, cell + step)) for step in EXITS[passages]]
            self.passages = (*self.passages, *laid)
        closest, farthest = FAR, 0
        for step in EXITS[leaving & touching]:
            away = steps[cell + step]
            closest = away if away < closest else closest
            farthest = away if away > farthest else farthest
        steps[cell] = closest + 1
        if farthest > closest + 2:
            self._shorten(cell)
        self.shown = None

    def _overrule(self, cell: int, leaving: int, unlike: int) -> None:
        """Where exit meets wall, the new tile decides: passages open a wall, and so does the Exit
        Door, which also blocks exits that face its walls (RRR-DOOR-08, RRR-DOOR-09)."""
        for step in EXITS[unlike & leaving]:
            self.ways[cell + step] += (cell,)
        for step in EXITS[unlike & ~leaving]:
            beside = cell + step
            self.ways[beside] = tuple([way for way in self.ways[beside] if way != cell])

    def add_passage(self, one: int, other: int) -> None:
        """RRR-SARC-27: a passage is a link like any other, for good."""
        self.ways[one] += (other,)
        self.ways[other] += (one,)
        self.passages = (*self.passages, (min(one, other), max(one, other)))
        self._shorten(one)
        self._shorten(other)
        self.shown = None

    def _shorten(self, start: int) -> None:
        """Carry a shorter way to the Vault on from `start` (RRR-GEO-10, plain search)."""
        steps = self.steps
        ring = [start]
        while ring:
            following: list[int] = []
            for cell in ring:
                farther = steps[cell] + 1
                for beside in self.ways[cell]:
                    if steps.get(beside, 0) > farther:
                        steps[beside] = farther
                        following.append(beside)
            ring = following


@cache
def vault_only(exits: int) -> Maze:
    """RRR-SETUP-01: the maze begins as the Vault alone."""
    maze = Maze({}, {}, {}, {}, {}, ())
    maze.add_tile(ORIGIN, VAULT, exits, 0)
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
    ways, frontier = maze.ways, maze.frontier
    ring = [start]
    distance = 0
    while ring and distance < limit:
        distance += 1
        following: list[int] = []
        for cell in ring:
            for beside in ways[cell]:
                if beside not in came:
                    came[beside] = cell
                    if beside in frontier:
                        spots[beside] = distance
                    elif beside in foes:
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
            for beside in maze.links(cell):
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


def has_corner(edges: int) -> bool:
    """Whether two neighbouring edges are among these: only there three tiles can meet."""
    return bool(edges & (edges << 1 | edges >> 5))


def triangles(maze: Maze, cell: int) -> list[tuple[int, int, int]]:
    """RRR-GEO-12, RRR-MECH-02: the triples of pairwise neighbouring Room Cards around `cell`."""
    found: list[tuple[int, int, int]] = []
    cards = maze.cards
    one = cell + DELTA[5]
    meets = cards.get(one, VAULT) < VAULT
    for step in DELTA:
        other = cell + step
        before, meets = meets, cards.get(other, VAULT) < VAULT
        if before and meets:
            found.append((cell, one, other))
        one = other
    return found
