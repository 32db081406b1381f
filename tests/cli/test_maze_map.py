"""The maze in characters: rooms, corridors, walls, open exits, and everybody in it."""

# ruff: noqa: RUF001 - corridors look like slashes

from __future__ import annotations

from textwrap import dedent

import pytest

from mastaba.bots import bot_named, decide
from mastaba.cli.narrator import CLI_WORDS
from mastaba.cli.run_run_run.maze_map import draw_maze
from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run.views import View
from mastaba.kernel.chance import word
from mastaba.kernel.hexgrid import cell
from mastaba.kernel.words import Words
from tests.run_run_run.scene import BLUE, M2, RED, Scene, scene


def words() -> Words:
    return Words("en", GAME.folder / "words", CLI_WORDS)


def drawn(s: Scene, width: int = 100) -> str:
    text = draw_maze(s.game.view(None), s.game.box, words(), width).plain
    return "\n".join(line.rstrip() for line in text.split("\n"))


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_links_walls_and_open_exits() -> None:
    cats = {BLUE: (1, 1)}
    s = scene(M2, players=2, cats=cats, foes={"Howl": (1, 0, 3)})
    assert drawn(s) == picture(
        """
                          0,-1        1,-1

                              ╲      ╱
                 ╭──-1,0──╮  ╔═VAULT══╗  ╭──1,0───╮
        -2,0    ═╡        ╞══╣   P    ╠══╡  Ho3   ╞═    2,0
                 ╰────────╯  ╚════════╝  ╰────────╯
                              ╱     ╲╲          ╲╲
                                   ╭──0,1───╮  ╭──1,1───╮
                          -1,1     │        ╞══╡   M    │
                                   ╰────────╯  ╰────────╯
                                           ╲

                                            0,2
        """
    )


def test_symbols_darkness_passages_and_the_exit_door() -> None:
    s = scene(
        {(1, 0): "0,3 eye", (2, 0): "0,2,3 scarab", (1, 1): "5 ankh dark"},
        players=2,
        foes={"Gnashur": (3, 0)},
        door=((3, 0), (2, 0)),
        passages=[((1, 0), (1, 1))],
    )
    s.game.torchlit, s.game.dark = (), (cell(1, 1),)
    corner = (cell(1, 0), cell(2, 0), cell(1, 1))
    s.game.torch_corners, s.game.door_corners = (corner,), (corner,)
    assert drawn(s) == picture(
        """
              0,-1        1,-1

                  ╲      ╱
                 ╔═VAULT══╗  ╭──1,0───╮  ╭──2,0───╮  ┏━━3,0━━━┓
        -1,0    ═╣   MP   ╠══╡  ◉ᵗᵈ   ╞══╡  Жᵗᵈ   ╞══╡EXIT Gn8┃
                 ╚════════╝  ╰────────╯  ╰────────╯  ┗━━━━━━━━┛
                  ╱      ╲          ≈≈    ╱╱
                                   ╭┄┄1,1┄┄┄╮
              -1,1        0,1      ┆  ☥ᵗᵈ   ┆
                                   ╰┄┄┄┄┄┄┄┄╯
        """
    )


def test_paw_marks() -> None:
    s = scene("LINE-1", players=2)
    s.play(BLUE, "mark 2,0")
    s.play(RED, "mark 2,0")
    s.play(RED, "mark 1,1")
    text = drawn(s)
    assert "»MP«" in text
    assert "1,1" in text, "also a hex that no exit leads to"
    assert "»P«" in text


def test_a_door_that_breaks_through_a_wall_is_linked() -> None:
    s = scene({(1, 0): "3"}, players=1, foes={"Gnashur": (2, 0)}, door=((2, 0), (1, 0)))
    assert s.linked((1, 0), (2, 0))
    assert "╞══╡EXIT Gn8┃" in drawn(s)


def test_a_door_that_blocks_a_corridor_is_not_linked() -> None:
    tiles = {(1, 0): "0,3", (0, 1): "0,4", (1, 1): "3"}
    s = scene(tiles, players=1, foes={"Gnashur": (2, 0)}, door=((2, 0), (1, 1)))
    assert not s.linked((1, 0), (2, 0))
    row = next(line for line in drawn(s).split("\n") if "EXIT" in line)
    assert "│  ┃EXIT Gn8┃" in row


def test_a_crowd_is_cut_short() -> None:
    everybody = dict.fromkeys(range(4), (1, 0))
    foes = dict.fromkeys(("Howl", "Dash", "Jaws", "Snuff"), (1, 0))
    s = scene("LINE-1", players=4, cats=everybody, foes=foes)
    assert "╡MPSEHo5…╞" in drawn(s)


def test_symbols_make_way_for_figures() -> None:
    s = scene({(1, 0): "0,3 eye"}, players=2, foes={"Howl": (1, 0), "Jaws": (1, 0)})
    assert "╡Ho5 Ja5 ╞" in drawn(s)
    assert "◉" not in drawn(s)


def played(seed: int, rooms: int) -> View:
    """A maze of so many tiles, grown by chance."""
    state = GAME.begin(2, seed, {"level": "kitten"})
    bot = bot_named("random", GAME.name)
    count = 0
    while state.outcome() is None and len(state.maze.cards) < rooms:
        count += 1
        seat = state.waiting_seats()[0]
        state.play(seat, decide(bot, state, seat, word(seed, 7, count)))
    return state.view(None)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_maze_fits_the_terminal(seed: int, width: int) -> None:
    view = played(seed, 25)
    text = draw_maze(view, GAME.box({}), words(), width).plain
    assert max(len(line) for line in text.split("\n")) <= width
    for tile in view.maze:
        if tile.card != "vault":
            assert f"{tile.at[0]},{tile.at[1]}" in text


@pytest.mark.parametrize("seed", range(6))
def test_every_corridor_is_drawn_once(seed: int) -> None:
    view = played(seed, 20)
    text = draw_maze(view, GAME.box({}), words(), 200).plain
    tiles = {tile.at: tile for tile in view.maze}
    east = [
        at
        for at, tile in tiles.items()
        if tile.exits & 1 and (beside := tiles.get((at[0] + 1, at[1]))) and beside.exits & 8
    ]
    passages = [ends for ends in view.passages if ends[0][1] == ends[1][1]]
    joined = [
        line[at : at + 4]
        for line in text.split("\n")
        for at in range(len(line))
        if line[at] in "╞╠"
        and line[at + 1 : at + 3] == "══"
        and line[at + 3 : at + 4] in ("╡", "╣")
    ]
    assert len(joined) == len(east)
    assert text.count("≈≈") >= len(passages)
