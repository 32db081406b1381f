"""Hexes, exits, links and distances (RRR-GEO).

The last part is a second, slow reading of the geometry rules, written from the rulebook alone; it
is compared with the engine in every position of a few random games.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.maze import triangles
from mastaba.kernel.hexgrid import (
    DELTA,
    EDGES,
    OPPOSITE,
    STEPS,
    axial,
    canonical,
    cell,
    exit_count,
    on_grid,
    turned,
)
from tests.run_run_run.scene import BLUE, M1, MAZES, RED, Place, Tiles, line, mask, scene

COMPASS: dict[int, Place] = {0: (1, 0), 1: (0, 1), 2: (-1, 1), 3: (-1, 0), 4: (0, -1), 5: (1, -1)}
"""The rulebook's numbering of the edges: E, SE, SW, W, NW, NE."""

SHAPES = (1, 3, 5, 9, 7, 11, 13, 21, 15, 23, 27, 31, 63)

MUMMIES = ("Howl", "Dash", "Jaws", "Snuff")

HOOK: Tiles = {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "1,5", (1, 2): "4", (0, 1): "4"}
"""(0,1) and (1,1) are neighbours with a wall between them."""


def edges(exits: int) -> str:
    return ",".join(str(edge) for edge in range(6) if exits >> edge & 1)


# --- Hexes and edges ---


@pytest.mark.rule("RRR-GEO-01")
def test_the_vault_lies_at_the_origin() -> None:
    view = GAME.begin(3, 1, {}).view(None)
    assert [(tile.at, tile.card) for tile in view.maze] == [((0, 0), "vault")]


@pytest.mark.rule("RRR-GEO-01")
def test_every_hex_has_its_own_cell() -> None:
    places = [(q, r) for q in range(-70, 71) for r in range(-70, 71)]
    assert all(axial(cell(*place)) == place for place in places)
    assert len({cell(*place) for place in places}) == len(places)


@pytest.mark.rule("RRR-GEO-02")
def test_edges_are_numbered_clockwise_from_the_east() -> None:
    assert dict(enumerate(STEPS)) == COMPASS
    assert EDGES == ("E", "SE", "SW", "W", "NW", "NE")
    for edge, (q, r) in COMPASS.items():
        assert cell(7, -3) + DELTA[edge] == cell(7 + q, -3 + r)


@pytest.mark.rule("RRR-GEO-02", "RRR-GEO-03")
@pytest.mark.parametrize("edge", range(6))
def test_the_opposite_edge_lies_three_further(edge: int) -> None:
    assert OPPOSITE[edge] == (edge + 3) % 6
    q, r = COMPASS[edge]
    back = COMPASS[OPPOSITE[edge]]
    assert (q + back[0], r + back[1]) == (0, 0)
    # A dead end beside the Vault's edge e has its exit on edge e+3.
    s = scene("V", hands={BLUE: "#1 #9"})
    s.play(BLUE, f"explore #1@{q},{r} {{{(edge + 3) % 6}}}")
    assert s.linked((0, 0), (q, r))


@pytest.mark.rule("RRR-GEO-17")
@pytest.mark.parametrize("edge", range(6))
def test_the_maze_may_grow_without_bound(edge: int) -> None:
    q, r = COMPASS[edge]
    corridor = edges(1 << edge | 1 << (edge + 3) % 6)
    tiles = {(q * far, r * far): corridor for far in range(1, 59)}
    end = (q * 58, r * 58)
    s = scene(tiles, players=1, hands={BLUE: "#9 #9"}, draw_pile=4, cats={BLUE: end})
    for far in (59, 60):
        s.load_mummy_dice(0)
        s.play(BLUE, f"explore #9@{q * far},{r * far} {{{corridor}}}")
    assert s.cat(BLUE) == (q * 60, r * 60)
    assert s.distance((q * 60, r * 60)) == 60
    # The largest maze: Vault, 64 rooms, Exit Door, and an empty hex around them.
    assert all(on_grid(q * far, r * far) for far in range(67))


# --- Exits and shapes ---


@pytest.mark.rule("RRR-GEO-04")
def test_exits_are_a_mask_of_six_bits() -> None:
    s = scene({(1, 0): "0,1,3"})
    assert s.tiles[1, 0] == 0b001011
    for exits in range(64):
        assert exit_count(exits) == sum(exits >> edge & 1 for edge in range(6))


@pytest.mark.rule("RRR-GEO-04", "RRR-MOVE-04")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_card_is_worth_its_number_of_exits(shape: int) -> None:
    # A straight card is placed as far away as the other card just allows.
    far = 3 + shape.bit_count()
    s = scene(line(far - 1), hands={BLUE: ["#9", f"#{shape}", "#1"]})
    card = card_name(s.game.hands[BLUE][1])
    s.play(BLUE, f"explore R01@{far},0 r0")
    s.play(BLUE, f"stride {card}")
    assert s.told(happened.StridePaid)[0].allowance == far
    assert s.cat(BLUE) == (far, 0)


@pytest.mark.rule("RRR-GEO-05")
def test_turning_moves_every_exit_clockwise() -> None:
    for exits in range(64):
        for turns in range(6):
            moved = sum(1 << (edge + turns) % 6 for edge in range(6) if exits >> edge & 1)
            assert turned(exits, turns) == moved


@pytest.mark.rule("RRR-GEO-05")
def test_a_mirrored_fork_is_another_shape() -> None:
    fork, mirrored = mask("0,1,3"), mask("0,5,3")
    assert canonical(fork) == 11
    assert canonical(mirrored) == 13
    assert mirrored not in {turned(fork, turns) for turns in range(6)}


@pytest.mark.rule("RRR-GEO-06")
def test_there_are_thirteen_shapes() -> None:
    assert {canonical(exits) for exits in range(1, 64)} == set(SHAPES)
    for exits in range(64):
        assert canonical(exits) == min(turned(exits, turns) for turns in range(6))
    state = GAME.begin(1, 1, {})
    assert set(state.box.room_exits) == set(SHAPES)


# --- Placing ---


@pytest.mark.rule("RRR-GEO-08")
@pytest.mark.parametrize(
    ("neighbour", "exits", "refused"),
    [
        ("0,1,3", "3,4", ""),
        ("0,3", "0,3", "RRR-EXPLORE-08"),
        ("0,3", "0,4", "RRR-EXPLORE-04"),
        ("0,1,3", "0,3", "RRR-EXPLORE-05"),
    ],
    ids=["exit-exit", "wall-wall", "exit-wall", "wall-exit"],
)
def test_what_may_meet_on_an_edge(neighbour: str, exits: str, refused: str) -> None:
    """The room on (1,1) touches only that on (1,0), with its edge 4."""
    shape = canonical(mask(exits))
    s = scene({(1, 0): neighbour}, hands={BLUE: f"#{shape} #1"})
    text = f"explore #{shape}@1,1 {{{exits}}}"
    if refused:
        assert s.refusal(BLUE, text).rule == refused
    else:
        s.play(BLUE, text)
        assert s.linked((1, 1), (1, 0))
        assert s.told(happened.CardsDrawn)[0].count == 1


@pytest.mark.rule("RRR-GEO-09")
def test_a_placement_needs_fitting_edges_a_link_and_a_way() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"})
    assert s.legal(BLUE, "explore #9@0,1 {1,4}")
    assert s.refusal(BLUE, "explore #9@0,1 {0,3}").rule == "RRR-EXPLORE-05"
    assert s.refusal(BLUE, "explore #9@2,1 {0,3}").rule == "RRR-EXPLORE-08"
    assert s.refusal(BLUE, "explore #9@5,0 {0,3}").rule == "RRR-MOVE-06"


@pytest.mark.rule("RRR-GEO-14")
def test_the_vault_has_six_exits() -> None:
    assert GAME.begin(2, 1, {}).view(None).maze[0].exits == 63
    s = scene("V", hands={BLUE: "#1 #9"})
    assert len(s.moves(BLUE, "explore")) == 12


@pytest.mark.rule("RRR-GEO-14")
@pytest.mark.parametrize("shape", SHAPES)
def test_every_card_can_be_the_first_room(shape: int) -> None:
    s = scene("V", hands={BLUE: f"#{shape}"})
    assert s.moves(BLUE, "explore")


@pytest.mark.rule("RRR-GEO-15")
def test_a_card_beside_the_vault_has_an_exit_towards_it() -> None:
    s = scene("V", hands={BLUE: [f"#{shape}" for shape in SHAPES]})
    for _card, place, exits, _via in offered(s.game, BLUE):
        edge = next(edge for edge, at in COMPASS.items() if at == place)
        assert exits >> OPPOSITE[edge] & 1
    assert s.refusal(BLUE, "explore #9@1,0 {1,4}").rule == "RRR-EXPLORE-05"


@pytest.mark.rule("RRR-GEO-16")
@pytest.mark.parametrize(
    ("choice", "exit_edge"),
    [
        ("open 2,0/1,0", 3),
        ("open 0,2/0,1", 4),
        ("open -2,0/-1,0", 0),
        ("open -1,1/0,0", 5),
        ("open 0,-1/0,0", 1),
        ("open 1,-1/0,0", 2),
    ],
)
def test_the_exit_door_has_one_exit_turned_to_the_chosen_one(choice: str, exit_edge: int) -> None:
    s = scene(
        {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"},
        hands={BLUE: "#3 ankh | #1"},
        doors_placed=2,
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    s.play(BLUE, choice)
    opened = s.told(happened.ExitOpened)[0]
    assert opened.exits == 1 << exit_edge
    assert s.tiles[opened.at] == 1 << exit_edge


# --- Links and distances ---


@pytest.mark.rule("RRR-GEO-07")
def test_a_foe_may_have_to_walk_away_from_the_vault() -> None:
    # (1,1) is two hexes from the Vault, (2,1) three; but only (2,1) is linked to (1,1).
    tiles = {(1, 0): "0,3", (2, 0): "1,3", (2, 1): "3,4", (1, 1): "0"}
    s = scene(tiles, foes={"Jaws": (1, 1)})
    assert s.distance((1, 1)) == 4
    s.start(symbols=1)
    assert s.foe("Jaws") == (2, 1)


@pytest.mark.rule("RRR-GEO-10")
def test_foes_find_their_way_through_foes_and_cats() -> None:
    s = scene(
        "LINE-3",
        cats={RED: (2, 0)},
        foes={"Jaws": (3, 0), "Howl": (2, 0)},
    )
    s.start(symbols=1)
    assert s.foe("Jaws") == (2, 0)


@pytest.mark.rule("RRR-GEO-10")
def test_cats_find_their_way_around_foes_only() -> None:
    s = scene(
        {**M1, (1, 1): "3,4"},
        hands={BLUE: "#9 #1"},
        cats={BLUE: (1, 1)},
        foes={"Jaws": (1, 1), "Howl": (0, 1)},
    )
    # Out of Jaws's room on (1,1), not through Howl's on (0,1).
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@2,0 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(1, 1), (1, 0), (2, 0)]


@pytest.mark.rule("RRR-GEO-11")
def test_neighbours_without_a_link_may_be_far_apart() -> None:
    s = scene(HOOK)
    assert not s.linked((0, 1), (1, 1))
    assert s.distance((0, 1)) == 1
    assert s.distance((1, 1)) == 3


@pytest.mark.rule("RRR-GEO-13")
@pytest.mark.parametrize("said", ["lay 1,0/0,1", "lay 0,1/1,0"])
def test_a_passage_has_no_direction(said: str) -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    s.play(BLUE, said)
    assert s.linked((1, 0), (0, 1))
    assert s.linked((0, 1), (1, 0))
    assert passages(s.game) == {frozenset({(1, 0), (0, 1)})}


# --- Triangles ---


RING: Tiles = {
    (1, 0): "0,3",
    (2, 0): "0,1,2,3,4,5",
    (3, 0): "3",
    (2, 1): "4",
    (1, 1): "5",
    (2, -1): "1",
    (3, -1): "2",
}
"""Six rooms around (2,0), and one on it."""


@pytest.mark.rule("RRR-GEO-12")
def test_six_triangles_around_a_room_at_most() -> None:
    s = scene(RING)
    assert len(triangles(s.game.maze, cell(2, 0))) == 6
    assert len(triangles(s.game.maze, cell(3, 0))) == 2


@pytest.mark.rule("RRR-GEO-12")
def test_triangles_are_made_of_room_cards() -> None:
    s = scene("M1")
    # (1,0), (0,1) and the Vault touch each other, but the Vault is no Room Card.
    assert triangles(s.game.maze, cell(1, 0)) == []
    s = scene("M2")
    (corner,) = triangles(s.game.maze, cell(1, 1))
    assert {axial(at) for at in corner} == {(1, 0), (0, 1), (1, 1)}


# --- A second reading of the rules, compared with the engine ---

Explore = tuple[str, Place, int, frozenset[int]]
"""Card, hex, exits as placed, edges with a passage."""


def offered(game: RunRunRun, seat: int) -> set[Explore]:
    """The Explore moves that the engine offers."""
    found: set[Explore] = set()
    for move in game.moves(seat):
        match = re.match(r"explore (R\d\d)@(\S+),(\S+) r(\d)(?: via (.*))?$", GAME.text(move))
        if match:
            exits = turned(game.box.room_exits[int(match[1][1:]) - 1], int(match[4]))
            via = frozenset(int(edge) for edge in (match[5] or "").split(",") if edge)
            found.add((match[1], (int(match[2]), int(match[3])), exits, via))
    return found


def passages(game: RunRunRun) -> set[frozenset[Place]]:
    return {frozenset({one, other}) for one, other in game.view(None).passages}


class Chart:
    """The maze as a spectator sees it."""

    def __init__(self, game: RunRunRun) -> None:
        view = game.view(None)
        self.exits: dict[Place, int] = {tile.at: tile.exits for tile in view.maze}
        self.rooms = {tile.at for tile in view.maze if tile.card.startswith("R")}
        self.doors = {tile.at for tile in view.maze if tile.card == "exit"}
        self.foes: set[Place] = {foe.at for foe in view.foes if foe.at}
        self.passages = passages(game)

    def around(self, place: Place) -> list[Place]:
        return [(place[0] + q, place[1] + r) for q, r in COMPASS.values()]

    def linked(self, place: Place, edge: int) -> bool:
        other = self.around(place)[edge]
        if other not in self.exits:
            return False
        here, there = self.exits[place] >> edge & 1, self.exits[other] >> (edge + 3) % 6 & 1
        if place in self.doors or other in self.doors:
            return bool(here if place in self.doors else there)
        return bool(here and there) or frozenset({place, other}) in self.passages

    def distances(self, start: Place, blocked: set[Place]) -> dict[Place, int]:
        """Links from the start, not through blocked rooms; leaving the start is always free."""
        found, queue = {start: 0}, [start]
        for place in queue:
            if place in blocked and place != start:
                continue
            for edge, other in enumerate(self.around(place)):
                if other not in found and self.linked(place, edge):
                    found[other] = found[place] + 1
                    queue.append(other)
        return found

    def triangles(self, place: Place) -> set[frozenset[Place]]:
        around = self.around(place)
        corners = ({place, around[edge], around[(edge + 1) % 6]} for edge in range(6))
        return {frozenset(corner) for corner in corners if corner <= self.rooms}


def legal_explores(game: RunRunRun, seat: int) -> set[Explore]:
    """Every legal Explore by RRR-GEO-08 to -10, tried out one by one."""
    chart = Chart(game)
    view = game.view(seat)
    me = view.cats[seat]
    steps = chart.distances(me.at, chart.foes)
    spots = {spot for place in chart.exits for spot in chart.around(place)} - set(chart.exits)
    found: set[Explore] = set()
    hand = view.hands[seat]
    for card in hand:
        shape = game.box.room_exits[int(card[1:]) - 1]
        others = [game.box.room_exits[int(other[1:]) - 1] for other in hand if other != card]
        for exits in {turned(shape, turns) for turns in range(6)}:
            for spot in spots:
                for via, way in placements(chart, steps, me.tokens.count("passage"), spot, exits):
                    if way <= reach(others) or len(me.tokens) > len(via):
                        found.add((card, spot, exits, via))
    return found


def reach(others: list[int]) -> int:
    """Three rooms, and the exits of one more card if another stays in hand."""
    if len(others) < 2:
        return 3
    return 3 + max(shape.bit_count() for shape in others)


def placements(
    chart: Chart, steps: dict[Place, int], tokens: int, spot: Place, exits: int
) -> Iterator[tuple[frozenset[int], int]]:
    """The ways to open passages that make the card fit, each with the steps to the card."""
    around = chart.around(spot)
    touching = [edge for edge in range(6) if around[edge] in chart.exits]
    meets = {
        edge: (exits >> edge & 1, chart.exits[around[edge]] >> (edge + 3) % 6 & 1)
        for edge in touching
    }
    met = {edge for edge in touching if meets[edge] == (1, 1)}
    wrong = {edge for edge in touching if meets[edge] in ((0, 1), (1, 0))}
    openable = [edge for edge in touching if edge not in met and around[edge] in chart.rooms]
    for count in range(tokens + 1):
        for opened in combinations(openable, count):
            links = met | set(opened)
            if wrong <= set(opened) and links:
                ways = [
                    steps[around[edge]] + 1
                    for edge in links
                    if around[edge] in steps
                    and (around[edge] not in chart.foes or steps[around[edge]] == 0)
                ]
                yield frozenset(opened), min(ways, default=1000)


def positions(game: RunRunRun, seed: int) -> Iterator[RunRunRun]:
    """A random game, each time somebody may act, until it ends."""
    chance = random.Random(seed)
    while game.outcome() is None:
        waiting = game.waiting()[0]
        if waiting.question == "action":
            yield game
        game.play(waiting.seat, chance.choice(game.moves(waiting.seat)))


def random_games() -> Iterator[RunRunRun]:
    for seed in range(6):
        yield from positions(GAME.begin(seed % 3 + 2, seed, {}), seed)


def games_with_tokens() -> Iterator[RunRunRun]:
    """Short games from a scene in which everybody holds a passage or another token."""
    for seed in range(4):
        tokens = {BLUE: ["passage", "passage"], RED: ["passage", "draw2"], 2: ["shield"]}
        hands = dict.fromkeys(range(3), "#3 #11 #21 #31 #1")
        s = scene("M4", hands=hands, tokens=tokens, foes={"Jaws": (2, 1)}, seed=seed)
        yield from positions(s.game, seed)


def random_scenes() -> Iterator[RunRunRun]:
    """Long corridors and rings, cats and foes anywhere, few or many cards in hand."""
    chance = random.Random(7)
    for _ in range(150):
        maze = chance.choice(["LINE-4", "LINE-6", "LINE-8", "M2", "M4", "SEAL", "HOOK"])
        tiles = HOOK if maze == "HOOK" else MAZES[maze]
        rooms = list(tiles)
        shapes = [f"#{chance.choice(SHAPES)}" for _ in range(chance.randint(1, 4))]
        foes = {name: chance.choice(rooms) for name in chance.sample(MUMMIES, chance.randint(0, 3))}
        held = chance.sample(["passage", "passage", "draw2", "shield"], chance.randint(0, 2))
        s = scene(
            tiles,
            players=1,
            hands={BLUE: shapes},
            cats={BLUE: chance.choice([(0, 0), *rooms])},
            foes=foes,
            tokens={BLUE: held},
        )
        if s.question == "action" and s.game.turn == 1:
            yield s.game


@pytest.mark.rule("RRR-GEO-09", "RRR-GEO-10", "RRR-MOVE-01", "RRR-MOVE-04", "RRR-MOVE-06")
def test_the_engine_offers_exactly_the_legal_placements_in_random_scenes() -> None:
    compared = 0
    for game in random_scenes():
        assert offered(game, BLUE) == legal_explores(game, BLUE)
        compared += 1
    assert compared > 100


@pytest.mark.rule("RRR-GEO-08", "RRR-GEO-09", "RRR-GEO-10", "RRR-EXPLORE-09", "RRR-MOVE-04")
def test_the_engine_offers_exactly_the_legal_placements() -> None:
    compared = 0
    for game in random_games():
        seat = game.waiting()[0].seat
        assert offered(game, seat) == legal_explores(game, seat)
        compared += 1
    assert compared > 30


@pytest.mark.rule("RRR-GEO-09", "RRR-SARC-11", "RRR-SARC-24", "RRR-SARC-26", "RRR-SARC-28")
def test_the_engine_offers_exactly_the_legal_placements_with_tokens() -> None:
    compared = 0
    for game in games_with_tokens():
        seat = game.waiting()[0].seat
        assert offered(game, seat) == legal_explores(game, seat)
        compared += 1
    assert compared > 20


@pytest.mark.rule("RRR-GEO-10", "RRR-GEO-18")
def test_every_room_is_linked_to_the_vault_at_its_distance() -> None:
    for game in random_games():
        chart = Chart(game)
        found = chart.distances((0, 0), set())
        assert found.keys() == chart.exits.keys()
        assert {axial(at): steps for at, steps in game.maze.steps.items()} == found


@pytest.mark.rule("RRR-GEO-12")
def test_the_triangles_of_every_room() -> None:
    seen = 0
    for game in random_games():
        chart = Chart(game)
        for place in chart.rooms:
            found = triangles(game.maze, cell(*place))
            corners = {frozenset(axial(at) for at in corner) for corner in found}
            assert corners == chart.triangles(place)
            assert len(found) == len(corners) <= 6
            seen += len(found)
    assert seen > 0
