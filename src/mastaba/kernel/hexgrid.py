"""Pointy-top hexes in axial coordinates, each cell one small int.

A board of n tiles that grows from the origin never leaves radius n, so a fixed window wider than
any box's tile count is unbounded for every purpose of the rules (RRR-GEO-17).
"""

from __future__ import annotations

from typing import Final

_HALF: Final = 80
_WIDTH: Final = 160

ORIGIN: Final = _HALF * _WIDTH + _HALF

EDGES: Final = ("E", "SE", "SW", "W", "NW", "NE")

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Edge e leads to (q, r) + STEPS[e]: clockwise from east (RRR-GEO-01, RRR-GEO-02)."""

DELTA: Final = tuple(q * _WIDTH + r for q, r in STEPS)
"""Edge e leads from cell c to cell c + DELTA[e]."""

OPPOSITE: Final = (3, 4, 5, 0, 1, 2)
"""The same edge seen from the neighbour (RRR-GEO-03)."""


def cell(q: int, r: int) -> int:
    return (q + _HALF) * _WIDTH + r + _HALF


def axial(at: int) -> tuple[int, int]:
    return at // _WIDTH - _HALF, at % _WIDTH - _HALF


def on_grid(q: int, r: int) -> bool:
    return -_HALF < q < _HALF and -_HALF < r < _HALF


def turned(exits: int, turns: int) -> int:
    """A tile's exits after `turns` x 60 degrees clockwise (RRR-GEO-04, RRR-GEO-05)."""
    return ((exits << turns) | (exits >> (6 - turns))) & 63


def canonical(exits: int) -> int:
    """The smallest mask over the six orientations: a tile's shape (RRR-GEO-06)."""
    return min(turned(exits, turns) for turns in range(6))


def exit_count(exits: int) -> int:
    return exits.bit_count()
