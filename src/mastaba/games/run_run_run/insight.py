"""What a careful onlooker can work out: the foes' ways to the Vault, and triangles half built.

Only from what lies open and the seat's own hand; worked out when somebody asks.
"""

from __future__ import annotations

from math import comb
from typing import Final, Literal

import msgspec

from mastaba.games.run_run_run.box import FOES, NO_SYMBOL, SYMBOLS, card_name
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.games.run_run_run.maze import Maze
from mastaba.games.run_run_run.mechanisms import torch_mechanisms_left
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.hexgrid import DELTA, ORIGIN, axial

Place = tuple[int, int]
Corner = tuple[int, int, int]

MOST_WAYS: Final = 24
"""So many ways are listed; in a maze of rings there may be thousands."""


class FoeWays(msgspec.Struct, frozen=True):
    """A foe's shortest ways to the Vault, each from where it stands to the Vault (RRR-MUMMY-07).

    `ways` lists the first of them, `count` says how many there are. `arrival` is the chance that it
    is there after every player's next Mummies' step, if no cat meets it and nobody wakes or falls.
    """

    name: str
    at: Place | None
    moves: int
    ways: list[list[Place]]
    count: int
    arrival: float


class OpenTriangle(msgspec.Struct, frozen=True):
    """Two rooms beside an empty hex: a card with the symbol `needs` there sets off the mechanism.

    `open`: an exit leads there, so no secret passage is needed. `cards` are those of the own hand
    that would do and fit, however far it is.
    """

    mechanism: Literal["torch", "door"]
    rooms: list[Place]
    missing: Place
    needs: str
    open: bool
    cards: list[str]


class Insight(msgspec.Struct, frozen=True):
    foes: list[FoeWays]
    triangles: list[OpenTriangle]


def insight(x: Expedition, seat: int | None) -> Insight:
    """What the seat (None: a spectator) could work out for itself."""
    hand = x.hands[seat] if seat is not None else ()
    return Insight([_ways(x, foe) for foe in x.foes], _open_triangles(x, hand))


# --- the foes' ways ---


def _ways(x: Expedition, foe: int) -> FoeWays:
    cell = x.foe_cells[foe]
    if cell == NOWHERE:
        return FoeWays(FOES[foe], None, -1, [], 0, 0.0)
    maze = x.maze
    return FoeWays(
        name=FOES[foe],
        at=axial(cell),
        moves=maze.steps[cell],
        ways=[[axial(room) for room in way] for way in _shortest(maze, cell)],
        count=_count(maze, cell),
        arrival=_arrival(x, foe),
    )


def _shortest(maze: Maze, start: int) -> list[tuple[int, ...]]:
    """The first shortest ways to the Vault, both ends included."""
    found: list[tuple[int, ...]] = []
    begun: list[tuple[int, ...]] = [(start,)]
    while begun and len(found) < MOST_WAYS:
        way = begun.pop()
        if way[-1] == ORIGIN:
            found.append(way)
        begun += [(*way, room) for room in reversed(maze.closer(way[-1]))]
    return found


def _count(maze: Maze, start: int) -> int:
    """How many shortest ways there are, room by room from the Vault outwards."""
    counts = {ORIGIN: 1}
    for cell in sorted(maze.steps, key=lambda cell: maze.steps[cell]):
        if cell != ORIGIN:
            counts[cell] = sum([counts[room] for room in maze.closer(cell)])
    return counts[start]


def _arrival(x: Expedition, foe: int) -> float:
    """The chance of enough moves in one round: dice for each player's turn, and swiftness."""
    dice = power(x)
    symbols, faces = sum(x.box.mummy_die), len(x.box.mummy_die)
    in_a_turn: dict[int, int] = {}
    for shown in range(dice + 1):
        swift = x.box.foe_swift[foe] and (shown > 0 or x.house.swift_on_zero)
        weight = comb(dice, shown) * symbols**shown * (faces - symbols) ** (dice - shown)
        moves = shown + swift
        in_a_turn[moves] = in_a_turn.get(moves, 0) + weight
    in_a_round = {0: 1}
    for _turn in range(x.seats):
        further: dict[int, int] = {}
        for before, ways in in_a_round.items():
            for moves, weight in in_a_turn.items():
                further[before + moves] = further.get(before + moves, 0) + ways * weight
        in_a_round = further
    needed = x.maze.steps[x.foe_cells[foe]]
    enough = sum([weight for moves, weight in in_a_round.items() if moves >= needed])
    return float(enough / sum(in_a_round.values()))


# --- triangles half built ---


def _open_triangles(x: Expedition, hand: tuple[int, ...]) -> list[OpenTriangle]:
    """RRR-MECH-03, RRR-MECH-07, RRR-DOOR-02: two symbols lie that a third would complete."""
    torches = torch_mechanisms_left(x) > 0
    doors = len(x.door_corners) < x.box.door_tokens
    found: list[OpenTriangle] = []
    for cell, border in x.maze.frontier.items():
        for one, other in _pairs_beside(x.maze, cell):
            first, second = _symbol(x, one), _symbol(x, other)
            if NO_SYMBOL in (first, second):
                continue
            same = first == second
            spent = x.torch_corners if same else x.door_corners
            if not (torches if same else doors) or _used(one, spent) or _used(other, spent):
                continue
            needs = first if same else 6 - first - second  # the three symbols are 1, 2 and 3
            found.append(
                OpenTriangle(
                    mechanism="torch" if same else "door",
                    rooms=[axial(one), axial(other)],
                    missing=axial(cell),
                    needs=SYMBOLS[needs],
                    open=bool(border & 63),
                    cards=[
                        card_name(card)
                        for card in hand
                        if x.box.room_symbol[card] == needs and x.box.fits[border][card]
                    ],
                )
            )
    return found


def _pairs_beside(maze: Maze, cell: int) -> list[tuple[int, int]]:
    """The pairs of neighbouring Room Cards that meet at a corner of the hex (RRR-GEO-12)."""
    around = [cell + step for step in DELTA]
    pairs = zip(around, around[1:] + around[:1], strict=True)
    return [
        (one, other) for one, other in pairs if maze.is_room_card(one) and maze.is_room_card(other)
    ]


def _symbol(x: Expedition, cell: int) -> int:
    return x.box.room_symbol[x.maze.cards[cell]]


def _used(cell: int, corners: tuple[Corner, ...]) -> bool:
    return any(cell in corner for corner in corners)
