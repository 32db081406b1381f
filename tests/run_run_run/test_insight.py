"""What an onlooker can work out: compared with searching the maze from scratch."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from mastaba.games.run_run_run.insight import MOST_WAYS, FoeWays, insight
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.hexgrid import STEPS, axial, cell
from tests.run_run_run.scene import BLUE, RED, Place, Scene, scene


def ways_of(s: Scene, name: str) -> FoeWays:
    return next(foe for foe in insight(s.game, None).foes if foe.name == name)


def all_shortest(s: Scene, start: Place) -> set[tuple[Place, ...]]:
    """Every shortest walk to the Vault, by trying all walks."""
    walks: list[tuple[Place, ...]] = [(start,)]
    while walks:
        there = {walk for walk in walks if walk[-1] == (0, 0)}
        if there:
            return there
        walks = [
            (*walk, axial(room)) for walk in walks for room in s.game.maze.links(cell(*walk[-1]))
        ]
    return set()


@pytest.mark.rule("RRR-MUMMY-07", "RRR-MUMMY-08")
def test_all_shortest_ways_of_a_foe() -> None:
    s = scene("M4", foes={"Howl": (2, 1), "Jaws": (1, 2), "Snuff": (0, 1)})
    for name, start in {"Howl": (2, 1), "Jaws": (1, 2), "Snuff": (0, 1)}.items():
        found = ways_of(s, name)
        wanted = all_shortest(s, start)
        assert {tuple(way) for way in found.ways} == wanted
        assert found.count == len(wanted)
        assert found.moves == s.distance(start) == len(found.ways[0]) - 1
        assert found.at == start


def test_ways_beyond_counting_are_counted() -> None:
    """A field of rooms with all exits: eight links away there are more ways than anyone lists."""
    field = {(q, r): "0,1,2,3,4,5" for q, r in product(range(5), range(5)) if (q, r) != (0, 0)}
    s = scene(field, foes={"Howl": (4, 4)}, draw_pile=0, hands={BLUE: 1, RED: 1, 2: 1})
    found = ways_of(s, "Howl")
    assert found.moves == 8
    assert len(found.ways) == MOST_WAYS
    assert found.count == len(all_shortest(s, (4, 4))) == 70
    assert len({tuple(way) for way in found.ways}) == MOST_WAYS


def test_a_foe_that_waits_for_a_room_has_no_way() -> None:
    s = scene("V", foes={"Howl": (3, 3)})
    s.game.foe_cells[0] = 0
    found = ways_of(s, "Howl")
    assert (found.at, found.moves, found.ways, found.count) == (None, -1, [], 0)


@pytest.mark.parametrize("swift_on_zero", [True, False])
@pytest.mark.parametrize("foe", ["Howl", "Dash", "Jaws"])
@pytest.mark.rule("RRR-FOE-17", "RRR-MUMMY-02")
def test_the_chance_to_arrive_is_that_of_all_rolls(foe: str, swift_on_zero: bool) -> None:
    options = {"swiftOnZero": swift_on_zero}
    s = scene("LINE-4", players=2, foes={foe: (3, 0)}, options=options)
    dice = power(s.game)
    die = s.game.box.mummy_die
    swift = foe == "Dash"
    arrived = total = 0
    for roll in product(die, repeat=2 * dice):
        moves = 0
        for turn in (roll[:dice], roll[dice:]):
            moves += sum(turn) + (swift and (swift_on_zero or any(turn)))
        arrived += moves >= 3
        total += 1
    assert ways_of(s, foe).arrival == pytest.approx(arrived / total, abs=1e-12)


def wanted_triangles(s: Scene) -> set[tuple[str, frozenset[Place], Place, str]]:
    """Every empty hex with every two rooms that touch it and each other."""
    symbols = {axial(at): symbol_of(s, card) for at, card in s.game.maze.cards.items()}
    found = set()
    for at in {(q + dq, r + dr) for q, r in symbols for dq, dr in STEPS} - set(symbols):
        around = [
            (at[0] + dq, at[1] + dr) for dq, dr in STEPS if (at[0] + dq, at[1] + dr) in symbols
        ]
        for one, other in combinations(around, 2):
            if (other[0] - one[0], other[1] - one[1]) not in STEPS:
                continue
            pair = {symbols[one], symbols[other]}
            if "none" in pair:
                continue
            if len(pair) == 1:
                found.add(("torch", frozenset((one, other)), at, pair.pop()))
            else:
                (third,) = {"eye", "scarab", "ankh"} - pair
                found.add(("door", frozenset((one, other)), at, third))
    return found


def symbol_of(s: Scene, card: int) -> str:
    names = ("none", "eye", "scarab", "ankh")
    return names[s.game.box.room_symbol[card]] if card < 64 else "none"


@pytest.mark.rule("RRR-MECH-03", "RRR-DOOR-02", "RRR-GEO-12")
def test_triangles_that_one_card_would_complete() -> None:
    maze = {
        (1, 0): "0,1,3 eye",
        (0, 1): "0,1,4 eye",
        (2, 0): "1,3 scarab",
        (0, 2): "0,4 ankh",
        (-1, 0): "0,3",
    }
    s = scene(maze, hands={BLUE: "#3 eye | #1 eye | #9 ankh"})
    found = insight(s.game, BLUE).triangles
    told = {(one.mechanism, frozenset(one.rooms), one.missing, one.needs) for one in found}
    assert told == wanted_triangles(s)
    assert ("torch", frozenset({(1, 0), (0, 1)}), (1, 1), "eye") in told
    torch = next(one for one in found if one.mechanism == "torch")
    assert torch.open
    fitting = {text.split("@")[0].split()[1] for text in s.moves(BLUE, "explore") if "@1,1" in text}
    assert set(torch.cards) <= {f"R{card + 1:02d}" for card in s.game.hands[BLUE]}
    assert set(torch.cards) == {
        name for name in fitting if symbol_of(s, int(name[1:]) - 1) == "eye"
    }
    assert [one.cards for one in insight(s.game, None).triangles] == [[]] * len(found)


@pytest.mark.rule("RRR-MECH-07", "RRR-MECH-14", "RRR-DOOR-12")
def test_used_rooms_and_spent_tokens_make_no_triangle() -> None:
    maze = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 eye"}
    fresh = scene(maze)
    assert [one.mechanism for one in insight(fresh.game, None).triangles] == ["torch"]
    used = scene(maze)
    used.game.torch_corners = ((cell(1, 0), cell(2, 0), cell(2, -1)),)
    assert insight(used.game, None).triangles == []
    five = scene(maze, torch_mechanisms_used=5, options={"torchMechanisms": 5})
    assert insight(five.game, None).triangles == []
    assert len(insight(scene(maze, torch_mechanisms_used=5).game, None).triangles) == 1


def test_a_hex_that_no_exit_faces_is_told_apart() -> None:
    maze = {(1, 0): "0,3 eye", (0, 1): "2,4 scarab"}
    s = scene(maze)
    closed = [one for one in insight(s.game, BLUE).triangles if one.missing == (1, 1)]
    assert [(one.mechanism, one.needs, one.open) for one in closed] == [("door", "ankh", False)]
