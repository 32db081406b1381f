"""The box: what the specification counts, and what a file of one's own may not get wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mastaba.games import game_named
from mastaba.games.cursed_tomb import GAME, boxfile, with_box
from mastaba.games.cursed_tomb.box import COLOURS
from mastaba.kernel.boxes import BoxError
from tests.cursed_tomb.scene import BOX, LAYOUT_A, TOMB_A


def test_the_sums_of_the_specification() -> None:
    assert len(BOX.squares) == 21
    assert BOX.stone_counts == (5, 4, 4, 4, 3)
    assert BOX.stone_names[:6] == ("red1", "red2", "red3", "red4", "red5", "blue1")
    colours = Counter(COLOURS[colour] for colour in BOX.tile_colours)
    assert colours == {"red": 8, "blue": 7, "yellow": 6, "green": 6, "purple": 5}
    assert [len(BOX.tiles_of(kind)) for kind in range(3)] == [8, 16, 8]
    assert sum(BOX.scarab_squares) == 6
    assert sorted(heads for heads in BOX.heads if heads) == [1, 1, 2, 2, 3]
    assert BOX.tile_names[0] == "DES-01"
    assert BOX.tile_names[-1] == "TMB-08"


def test_layout_a_uses_tiles_that_there_are() -> None:
    for colours, kind in ((LAYOUT_A[:6], 0), (LAYOUT_A[6:], 1), (TOMB_A, 2)):
        have = Counter(COLOURS[BOX.tile_colours[tile]] for tile in BOX.tiles_of(kind))
        assert not Counter(colours) - have


def test_every_entry_says_where_it_comes_from() -> None:
    file = boxfile.FILES.read(boxfile.DEFAULT)
    parts: list[Any] = [
        file.track, *file.tiles.each(), *file.stones.values(), file.scarabs, file.mummy,
        file.chains, file.pawns, file.clocks, file.heap,
    ]  # fmt: skip
    assert {part.source for part in parts} == {"rulebook", "designed"}
    assert file.scarabs.source == file.mummy.source == "rulebook"


def test_what_clients_draw_is_what_is_played() -> None:
    printed = GAME.components()
    assert [square.name for square in printed.track] == list(BOX.squares)
    assert [square.heads for square in printed.track] == list(BOX.heads)
    assert [square.scarab for square in printed.track] == list(BOX.scarab_squares)
    assert printed.bays == ["T1", "T2"]
    assert [tile.name for tile in printed.tiles] == list(BOX.tile_names)
    assert [stones.glyph for stones in printed.stones] == [
        "sun", "wave", "pyramid", "papyrus", "ankh",
    ]  # fmt: skip
    assert [name for stones in printed.stones for name in stones.stones] == list(BOX.stone_names)
    assert {pace.pace: pace.chances["half"] for pace in printed.paces} == {
        "gentle": 70,
        "normal": 62,
        "bold": 45,
    }


Change = Callable[[str], str]

MISTAKES: dict[str, tuple[Change, str]] = {
    "no name": (lambda box: box.replace('"Mastaba 1"', '" "'), "name is empty"),
    "another game": (lambda box: box.replace("cursed-tomb", "escape"), "game"),
    "no gate": (lambda box: box.replace('{ name = "GATE" },', ""), "pass GATE"),
    "twice": (lambda box: box.replace('name = "D2"', 'name = "D1"'), "square twice"),
    "tile outside": (
        lambda box: box.replace('{ name = "GATE" }', '{ name = "GATE", tile = "desert" }'),
        r"GATE\).tile is 'desert'; there it must be ''",
    ),
    "four heads": (
        lambda box: box.replace("heads = 3", "heads = 4"),
        r"P10\).heads is 4; it must be from 0 to 3",
    ),
    "heads on a scarab": (
        lambda box: box.replace(
            '"P8", tile = "pyramid", scarab = true',
            '"P8", tile = "pyramid", scarab = true, heads = 1',
        ),
        "only on pyramid squares without a scarab",
    ),
    "scarab on the gate": (
        lambda box: box.replace('{ name = "GATE" }', '{ name = "GATE", scarab = true }'),
        "only for tile squares",
    ),
    "endless": (
        lambda box: box.replace('tile = "pyramid", scarab = true', 'tile = "pyramid"').replace(
            'tile = "pyramid" }', 'tile = "pyramid", heads = 1 }'
        ),
        "on without end",
    ),
    "tiles": (lambda box: box.replace("red = 4", "red = 5"), "tiles.pyramid make 17 tiles"),
    "stones": (lambda box: box.replace("count = 5", "count = 6"), "stones make 21 stones"),
    "no purple": (lambda box: box.replace("count = 3", "count = 0"), "stones.purple.count is 0"),
    "colours": (lambda box: box.replace("stones.purple", "stones.pink"), "they must be red, blue"),
    "scarabs": (lambda box: box.replace("supply = 24", "supply = 20"), "enough for six players"),
    "entry": (lambda box: box.replace("entry = 2", "entry = 4"), "scarabs.entry"),
    "legs": (lambda box: box.replace("most_legs = 12", "most_legs = 0"), "at least 1"),
    "pawns": (lambda box: box.replace('"camel"', '"hat"'), "six different names"),
    "clock": (lambda box: box.replace("reserve = 60", "reserve = -1"), "time below 0"),
    "voids": (
        lambda box: box.replace("void_pulls_before_rebuild = 2", "void_pulls_before_rebuild = 0"),
        "void_pulls_before_rebuild must be at least 1",
    ),
    "top": (lambda box: box.replace("top = 8", "top = 18"), "no more than 20"),
    "paces": (lambda box: box.replace("paces.bold", "paces.rash"), "gentle, normal, bold"),
    "percent": (lambda box: box.replace("open = 90", "open = 101"), "from 0 to 100 percent"),
    "cost": (lambda box: box.replace("cost = 3", "cost = 0"), "cost must be at least 1"),
    "patience": (lambda box: box.replace("patience = 45", "patience = 2"), "quickest pull"),
    "rummage": (lambda box: box.replace("rummage_cost = 10", "rummage_cost = 0"), "rummage_cost"),
    "typo": (lambda box: box.replace("rummage_cost", "rumage_cost"), "rumage_cost"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_box_is_named(mistake: str, tmp_path: Path) -> None:
    change, complaint = MISTAKES[mistake]
    original = boxfile.DEFAULT.read_text(encoding="utf-8")
    changed = change(original)
    assert changed != original
    file = tmp_path / "box.toml"
    file.write_text(changed, encoding="utf-8")
    with pytest.raises(BoxError, match=complaint):
        with_box(file)


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    text = boxfile.DEFAULT.read_text(encoding="utf-8")
    text = text.replace('{ name = "D6", tile = "desert" },', "").replace("Mastaba 1", "shorter")
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    game = game_named("cursed-tomb", file)
    state = game.begin(2, 1, {"pawns": "dealt"})
    assert len(state.tiles) == 17
    assert game.components().box == "shorter"  # type: ignore[attr-defined]
