"""Hexes: coordinates, edges, turns and shapes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.kernel.hexgrid import (
    DELTA,
    EDGES,
    OPPOSITE,
    ORIGIN,
    STEPS,
    axial,
    canonical,
    cell,
    exit_count,
    on_grid,
    turned,
)

COORDINATES = st.integers(-79, 79)
SIDES = st.integers(0, 5)
MASKS = st.integers(0, 63)


@pytest.mark.rule("RRR-GEO-01")
def test_the_vault_lies_at_the_origin() -> None:
    assert axial(ORIGIN) == (0, 0)
    assert cell(0, 0) == ORIGIN


@given(COORDINATES, COORDINATES)
def test_a_cell_and_its_coordinates_are_the_same_thing(q: int, r: int) -> None:
    assert on_grid(q, r)
    assert axial(cell(q, r)) == (q, r)


@pytest.mark.parametrize(("q", "r"), [(80, 0), (-80, 0), (0, 80), (0, -80), (999, 999)])
def test_the_table_ends_somewhere(q: int, r: int) -> None:
    assert not on_grid(q, r)


@pytest.mark.rule("RRR-GEO-17")
def test_no_maze_reaches_the_end_of_the_table() -> None:
    """64 Room Cards and the Exit Door in one straight line."""
    for q, r in STEPS:
        assert on_grid(65 * q, 65 * r)


@pytest.mark.rule("RRR-GEO-02")
def test_edges_go_clockwise_from_east() -> None:
    assert dict(zip(EDGES, STEPS, strict=True)) == {
        "E": (1, 0),
        "SE": (0, 1),
        "SW": (-1, 1),
        "W": (-1, 0),
        "NW": (0, -1),
        "NE": (1, -1),
    }


@given(st.integers(-70, 70), st.integers(-70, 70), SIDES)
def test_an_edge_leads_to_the_neighbour(q: int, r: int, side: int) -> None:
    step_q, step_r = STEPS[side]
    assert axial(cell(q, r) + DELTA[side]) == (q + step_q, r + step_r)


@pytest.mark.rule("RRR-GEO-03")
def test_the_way_back_is_the_opposite_edge() -> None:
    for side in range(6):
        assert OPPOSITE[side] == (side + 3) % 6
        assert DELTA[side] + DELTA[OPPOSITE[side]] == 0


@given(st.integers(-70, 70), st.integers(-70, 70), SIDES)
def test_consecutive_neighbours_are_neighbours_of_each_other(q: int, r: int, side: int) -> None:
    here = cell(q, r)
    assert here + DELTA[(side + 1) % 6] - (here + DELTA[side]) in DELTA


@pytest.mark.rule("RRR-GEO-04", "RRR-GEO-05")
@given(MASKS, st.integers(0, 5), SIDES)
def test_turning_moves_every_exit_clockwise(exits: int, turns: int, side: int) -> None:
    after = turned(exits, turns)
    assert after >> (side + turns) % 6 & 1 == exits >> side & 1
    assert exit_count(after) == exit_count(exits) == bin(exits).count("1")


@given(MASKS)
def test_six_turns_lead_back(exits: int) -> None:
    assert turned(exits, 0) == exits
    assert turned(turned(exits, 2), 4) == exits


@pytest.mark.rule("RRR-GEO-06")
def test_there_are_thirteen_shapes() -> None:
    shapes = {canonical(exits) for exits in range(1, 64)}
    assert shapes == {1, 3, 5, 9, 7, 11, 13, 21, 15, 23, 27, 31, 63}


@pytest.mark.rule("RRR-GEO-05")
def test_mirrored_forks_are_different_shapes() -> None:
    mirrored = int(f"{11:06b}"[::-1], 2)
    assert canonical(mirrored) == 13
    assert canonical(11) == 11


@given(MASKS, st.integers(0, 5))
def test_turning_does_not_change_the_shape(exits: int, turns: int) -> None:
    assert canonical(turned(exits, turns)) == canonical(exits)
    assert canonical(exits) <= exits
