"""A box whose mummy heads are on the tiles and not on the squares."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from mastaba.bots import bot_named, decide
from mastaba.bots.party import party
from mastaba.cli.cursed_tomb.track import draw_track
from mastaba.games.cursed_tomb import GAME, CursedTomb, CursedTombGame, boxfile, with_box
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import PYRAMID, TO_ENTRANCE
from mastaba.games.cursed_tomb.insight import insight
from mastaba.kernel.boxes import BoxError
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Event, Option
from mastaba.kernel.log import Recording, verify
from tests.cursed_tomb import invariants

HEADS = "heads = { red = [1, 2], blue = [3], green = [1] }"


def owners_box(folder: Path, heads: str = HEADS) -> Path:
    text = boxfile.DEFAULT.read_text(encoding="utf-8")
    text = re.sub(r", heads = \d", "", text)
    text = text.replace('facing = "entrance"', 'facing = "entrance"\nheads_on = "tiles"')
    text = text.replace('back = "eye of Horus"', f'back = "eye of Horus"\n{heads}')
    path = folder / "tiles.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def theirs(tmp_path: Path) -> CursedTombGame:
    return with_box(owners_box(tmp_path))


def begun(game: CursedTombGame, options: Mapping[str, Option] | None = None) -> CursedTomb:
    """Red tiles first, then blue and green ones; all are face up, and the first seat explores."""
    x = game.begin(2, 1, {"first": 0, "pawns": "dealt", **(options or {})})
    box = game.box
    pyramid = sorted((*x.tiles, *x.surplus))
    x.tiles = (
        *[tile for tile in x.tiles if box.tile_kinds[tile] != PYRAMID],
        *[tile for tile in pyramid if box.tile_kinds[tile] == PYRAMID][:12],
    )
    x.turned = len(x.tiles)
    return x


def forward(game: CursedTombGame, x: CursedTomb) -> list[Event]:
    """What happens when the first seat goes forward to a red tile."""
    for text in ("name red", "touch", "pulled red1"):
        x.play(x.waiting_seats()[0], game.parse(text))
    return list(x.play(0, game.parse("forward")))


def test_heads_are_where_the_box_says(theirs: CursedTombGame) -> None:
    box = theirs.box
    assert not any(box.heads)
    marked = {
        name: heads for name, heads in zip(box.tile_names, box.tile_heads, strict=True) if heads
    }
    # PYR-01 to 04 are red, 05 to 07 blue, 08 to 10 yellow, 11 to 13 green.
    assert marked == {"PYR-01": 1, "PYR-02": 2, "PYR-05": 3, "PYR-11": 1}
    faces = {tile.name: tile.heads for tile in theirs.components().tiles if tile.heads}
    assert faces == marked
    assert not any(tile.heads for tile in GAME.components().tiles)
    assert not any(square.heads for square in theirs.components().track)


@pytest.mark.rule("TOMB-MUMMY-12", "TOMB-MUMMY-01")
def test_heads_on_a_tile_count_once_it_is_face_up(theirs: CursedTombGame) -> None:
    x = begun(theirs)
    at = {name: square for square, name in enumerate(theirs.box.squares)}
    assert [x.heads_at(at[name]) for name in ("P1", "P2", "P3", "P5", "P11")] == [1, 2, 0, 3, 1]
    assert [x.heads_at(at[name]) for name in ("START", "D1", "GATE", "TOMB")] == [0, 0, 0, 0]
    x.turned = 6 + 4
    assert [x.heads_at(at[name]) for name in ("P1", "P2", "P5", "P11")] == [1, 2, 0, 0]
    x.pawns[0] = at["GATE"]
    events = forward(theirs, x)
    woken = [theirs.tell(event, None) for event in events if event[0] == told.MummyWoke]
    assert [one.heads for one in woken] == [1]  # type: ignore[attr-defined]
    assert theirs.box.squares[x.mummy] == "P11"


@pytest.mark.rule("TOMB-MUMMY-03", "TOMB-MUMMY-12")
def test_the_mummy_walks_on_from_heads_that_show_and_from_no_others(
    theirs: CursedTombGame,
) -> None:
    x = begun(theirs)
    at = {name: square for square, name in enumerate(theirs.box.squares)}
    x.mummy, x.facing = at["P6"], TO_ENTRANCE
    (walk, *_) = insight(x).walks
    assert walk.path == ["P5", "P4", "P3", "P2", "P1", "P2", "P3", "P4"]
    x.turned = 6 + 4
    (walk, *_) = insight(x).walks
    assert walk.path == ["P5"]


@pytest.mark.rule("TOMB-MUMMY-16")
def test_she_rests_where_tiles_would_send_her_on_for_ever(tmp_path: Path) -> None:
    every = (
        "heads = { red = [1, 1, 1, 1], blue = [1, 1, 1], yellow = [1, 1, 1], green = [1, 1, 1] }"
    )
    game = with_box(owners_box(tmp_path, every))
    x = begun(game)
    x.pawns[0] = game.box.gate
    events = forward(game, x)
    woken = [event for event in events if event[0] == told.MummyWoke]
    (rested,) = [event for event in events if event[0] == told.MummyStopped]
    assert len(woken) == game.box.most_legs == 12
    assert rested[1] == "TOMB-MUMMY-16"
    assert all(len(walk.path) < 40 for walk in insight(x).walks)
    invariants.inv_09_the_mummy_is_in_the_pyramid(x)


def test_the_track_shows_them(theirs: CursedTombGame) -> None:
    x = begun(theirs)
    x.turned = 6 + 1
    drawn = draw_track(x.view(None), theirs.box).plain
    assert drawn.count("☻") == 1
    assert "P1Ж☻1" in drawn


@pytest.mark.parametrize("bot", ["strong", "random"])
def test_whole_games_are_played_and_replayed(theirs: CursedTombGame, bot: str) -> None:
    for seed in range(3):
        players = party(GAME.name, [bot_named(bot, GAME.name)] * 3, seed=seed)
        recording = Recording(theirs, 3, seed, {"rounds": 20})
        state: CursedTomb = recording.state
        while state.outcome() is None:
            seat, count = state.waiting_seats()[0], len(recording.log.entries)
            recording.play(seat, decide(players[seat], state, seat, word(seed, 1000, count)))
            for invariant in invariants.INVARIANTS:
                invariant(state)
        verify(recording.log, theirs)
        assert recording.log.header.box_parts != GAME.box_parts({})


def test_a_box_without_the_key_is_the_same_as_one_that_says_squares(tmp_path: Path) -> None:
    text = boxfile.DEFAULT.read_text(encoding="utf-8")
    said = tmp_path / "said.toml"
    said.write_text(text.replace('"entrance"', '"entrance"\nheads_on = "squares"'))
    assert with_box(said).box_parts({}) == GAME.box_parts({})


@pytest.mark.parametrize(
    ("heads", "problem"),
    [
        ("heads = { red = [1, 2, 3, 1, 1] }", r"tiles.pyramid.heads.red are for 5 tiles of 4"),
        ("heads = { blue = [4] }", r"tiles.pyramid.heads.blue must each be from 0 to 3"),
        ("heads = { black = [1] }", r"tiles.pyramid.heads name black; colours are red, blue"),
    ],
)
def test_what_is_wrong_with_heads_on_tiles_is_said(
    heads: str, problem: str, tmp_path: Path
) -> None:
    with pytest.raises(BoxError, match=problem):
        with_box(owners_box(tmp_path, heads))


def test_heads_are_not_on_both(tmp_path: Path) -> None:
    text = boxfile.DEFAULT.read_text(encoding="utf-8")
    path = tmp_path / "both.toml"
    path.write_text(text.replace('"entrance"', '"entrance"\nheads_on = "tiles"'))
    with pytest.raises(BoxError, match=r"\(P3\).heads are on a square, but mummy.heads_on says"):
        with_box(path)
    path.write_text(text.replace('back = "eye of Horus"', f'back = "eye of Horus"\n{HEADS}'))
    with pytest.raises(BoxError, match=r"tiles.pyramid.heads need mummy.heads_on to be 'tiles'"):
        with_box(path)


@pytest.mark.rule("TOMB-CURSE-08")
@pytest.mark.parametrize(("each_pass", "left"), [(False, 1), (True, 0)])
def test_who_is_passed_by_two_legs_of_one_activation_pays_once(
    theirs: CursedTombGame, each_pass: bool, left: int
) -> None:
    """On our own board no square is reached by two legs."""
    x = begun(theirs, {"cursePerPass": each_pass})
    at = {name: square for square, name in enumerate(theirs.box.squares)}
    x.mummy, x.facing = at["P6"], TO_ENTRANCE
    x.pawns, x.scarabs, x.supply = [at["GATE"], at["P3"]], [2, 2], 20
    events = forward(theirs, x)
    steps = [theirs.box.squares[event[2]] for event in events if event[0] == told.MummyStepped]
    assert steps == ["P5", "P4", "P3", "P2", "P1", "P2", "P3", "P4"]
    assert x.scarabs[1] == left
