"""Box files: whatever is wrong with one, the error names the entry."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games import game_named
from mastaba.kernel.boxes import Added, BoxError, BoxFiles, part_digests, read_box
from mastaba.kernel.contract import Option
from tests.boxes import whole_box


class Die(msgspec.Struct, forbid_unknown_fields=True):
    faces: int
    colour: str = "white"


class SmallBox(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    dice: list[Die]


def no_loaded_dice(box: SmallBox) -> None:
    for index, die in enumerate(box.dice):
        if die.faces != 6:
            raise BoxError(f"dice[{index}].faces", f"is {die.faces}; it must be 6")


def read(folder: Path, text: str | bytes) -> SmallBox:
    path = folder / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_box(path, SmallBox, no_loaded_dice)


def test_a_good_box_is_read(tmp_path: Path) -> None:
    box = read(tmp_path, 'name = "small"\n[[dice]]\nfaces = 6\n')
    assert box == SmallBox("small", [Die(6)])


@pytest.mark.parametrize(
    ("text", "entry", "problem"),
    [
        ("name = ", "box.toml", "is not TOML"),
        (b'name = "\xff"', "box.toml", "is not TOML"),
        ("dice = []", "box.toml", "missing required field `name`"),
        ('name = "small"', "box.toml", "missing required field `dice`"),
        ("name = 3\ndice = []", "name", "Expected `str`, got `int`"),
        (
            'name = "small"\ndice = [{faces = "six"}]',
            "dice[0].faces",
            "Expected `int`, got `str`",
        ),
        (
            'name = "small"\ndice = [{colour = "red"}]',
            "dice[0]",
            "missing required field `faces`",
        ),
        ('name = "small"\ndice = [{faces = 6, pips = 1}]', "dice[0]", "unknown field `pips`"),
        ('name = "small"\ndice = []\ncards = 1', "box.toml", "unknown field `cards`"),
        (
            'name = "small"\ndice = [{faces = 6}, {faces = 7}]',
            "dice[1].faces",
            "is 7; it must be 6",
        ),
    ],
)
def test_the_error_names_the_entry(
    tmp_path: Path, text: str | bytes, entry: str, problem: str
) -> None:
    with pytest.raises(BoxError) as caught:
        read(tmp_path, text)
    error = caught.value
    assert problem in error.problem
    assert str(error) == f"{error.entry} {error.problem}"
    assert error.entry == entry


def test_a_box_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(BoxError, match=r"nowhere\.toml cannot be read: No such file") as caught:
        read_box(missing, SmallBox, no_loaded_dice)
    assert caught.value.entry == str(missing)


def test_a_folder_is_no_box(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="cannot be read"):
        read_box(tmp_path, SmallBox, no_loaded_dice)


# --- parts ---


class Plate(msgspec.Struct, frozen=True):
    size: int
    handles: int = 0


class Shelf(msgspec.Struct, frozen=True):
    source: str
    plates: list[Plate]
    colour: str = "white"


class Cupboard(msgspec.Struct, frozen=True):
    game: str
    name: str
    upper: Shelf
    lower: dict[str, Shelf]


SECTIONS = {"glass": ("lower.glass",), "silver": ("lower.silver", "lower.glass")}
ADDED: tuple[Added, ...] = (("upper.colour", "white"), ("lower.*.plates.*.handles", 0))


def cupboard(**changes: Any) -> Cupboard:
    shelves = {
        name: Shelf("designed", [Plate(1), Plate(2)]) for name in ("wood", "glass", "silver")
    }
    lower = {**shelves, **changes.pop("lower", {})}
    return msgspec.structs.replace(
        Cupboard("tea", "Mine", Shelf("rulebook", [Plate(3)]), lower), **changes
    )


def changed_parts(box: Cupboard, added: Sequence[Added] = ()) -> set[str]:
    """The parts that are not as in the cupboard as it was bought."""
    before, after = part_digests(cupboard(), SECTIONS, added), part_digests(box, SECTIONS, added)
    assert list(before) == list(after) == ["base", "glass", "silver"]
    return {part for part in before if before[part] != after[part]}


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        ({}, set()),
        ({"name": "Yours", "game": "coffee"}, set()),
        ({"upper": Shelf("designed", [Plate(3)])}, set()),
        ({"upper": Shelf("rulebook", [Plate(4)])}, {"base"}),
        ({"upper": Shelf("rulebook", [Plate(3)], "red")}, {"base"}),
        ({"lower": {"wood": Shelf("designed", [])}}, {"base"}),
        ({"lower": {"cork": Shelf("designed", [])}}, {"base"}),
        ({"lower": {"glass": Shelf("designed", [])}}, {"glass", "silver"}),
        ({"lower": {"silver": Shelf("designed", [])}}, {"silver"}),
    ],
)
def test_a_change_of_a_box_changes_the_parts_that_it_belongs_to(
    changes: dict[str, Any], parts: set[str]
) -> None:
    assert changed_parts(cupboard(**changes)) == parts


def test_a_new_key_at_its_default_changes_nothing() -> None:
    """The cupboard of old had neither handles nor colours."""

    class OldPlate(msgspec.Struct, frozen=True):
        size: int

    class OldShelf(msgspec.Struct, frozen=True):
        source: str
        plates: list[OldPlate]

    class OldCupboard(msgspec.Struct, frozen=True):
        upper: OldShelf
        lower: dict[str, Any]

    plates = [OldPlate(1), OldPlate(2)]
    old_lower = {name: OldShelf("designed", plates) for name in ("wood", "glass", "silver")}
    old = OldCupboard(OldShelf("rulebook", [OldPlate(3)]), old_lower)
    added = (*ADDED, ("lower.*.colour", "white"), ("upper.plates.*.handles", 0))
    assert part_digests(cupboard(), SECTIONS, added) == part_digests(old, SECTIONS)
    assert part_digests(cupboard(), SECTIONS) != part_digests(old, SECTIONS)
    handles = {"silver": Shelf("designed", [Plate(1, 2), Plate(2)])}
    assert changed_parts(cupboard(lower=handles), added) == {"silver"}
    assert changed_parts(cupboard(upper=Shelf("", [Plate(3)], "red")), added) == {"base"}


# --- parts in folders of their own ---

WOOD = """
game = "tea"
name = "Mine"
[upper]
source = "rulebook"
plates = [{ size = 3 }]
[lower.wood]
source = "designed"
plates = [{ size = 1 }]
"""
GLASS = WOOD[WOOD.index("[lower.wood]") :].replace("wood", "glass").replace("1", "2")


def files_with(folder: Path, glass: str) -> BoxFiles[Cupboard]:
    part = folder / "glass.toml"
    part.write_text(glass, encoding="utf-8")
    sections = {"glass": ("lower.glass",)}
    return BoxFiles(Cupboard, lambda _box: None, sections, parts={"glass": part})


def in_file(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_tables_that_a_box_leaves_out_are_those_of_the_part(tmp_path: Path) -> None:
    files = files_with(tmp_path, GLASS)
    box = files.read(in_file(tmp_path, WOOD))
    assert {name: shelf.plates[0].size for name, shelf in box.lower.items()} == {
        "wood": 1,
        "glass": 2,
    }
    whole = files.digests(tmp_path / "box.toml")
    assert list(whole) == ["base", "glass"]
    (tmp_path / "own").mkdir()
    assert files.digests(in_file(tmp_path / "own", WOOD + GLASS)) == whole


def test_a_box_of_ones_own_has_its_own_tables(tmp_path: Path) -> None:
    files = files_with(tmp_path, GLASS)
    box = files.read(in_file(tmp_path, WOOD + GLASS.replace("2", "7")))
    assert box.lower["glass"].plates[0].size == 7
    with pytest.raises(BoxError, match=r"plates\[0\] is wrong: .* missing required field `size`"):
        files.read(in_file(tmp_path, WOOD + GLASS.replace("size = 2", "")))


def test_what_a_part_has_beside_its_tables_is_refused(tmp_path: Path) -> None:
    files = files_with(tmp_path, GLASS + GLASS.replace("glass", "silver"))
    problem = r"lower\.silver stands in the box of glass, which has no such table"
    with pytest.raises(BoxError, match=problem):
        files.read(in_file(tmp_path, WOOD))


# --- the parts of our own boxes ---


def parts_with(game: Any, options: dict[str, Option], path: Path, old: str, new: str) -> set[str]:
    """The parts in play that a change of the box changes."""
    text = whole_box(game)
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    before, after = game.box_parts(options), type(game)(path).box_parts(options)
    return {part for part in before if before[part] != after[part]}


@pytest.mark.parametrize(
    ("name", "options", "old", "new", "parts"),
    [
        ("escape", {}, 'kind = "mask", count = 3', 'kind = "mask", count = 2', set()),
        ("escape", {}, 'kind = "gem", count = 2', 'kind = "gem", count = 3', set()),
        ("escape", {}, "spare = 2", "spare = 3", {"base"}),
        (
            "escape",
            {"curses": True},
            'kind = "mask", count = 3',
            'kind = "mask", count = 2',
            {"curses"},
        ),
        ("escape", {"curses": True}, 'price = "2K"', 'price = "3K"', set()),
        ("escape", {"treasures": True}, 'price = "2K"', 'price = "3K"', {"treasures"}),
        ("cursed-tomb", {}, "patience = 45", "patience = 50", set()),
        ("cursed-tomb", {"trap": "abstract"}, "patience = 45", "patience = 50", {"heap"}),
        ("cursed-tomb", {"trap": "abstract"}, "[chains]", "[hands]\nweak = 45\n\n[chains]", set()),
        ("cursed-tomb", {}, "entry = 2", "entry = 1", {"base"}),
        ("run-run-run", {}, "start_hand = 5", "start_hand = 4", {"base"}),
    ],
)
def test_a_number_that_is_not_in_play_changes_nothing(
    name: str, options: dict[str, Option], old: str, new: str, parts: set[str], tmp_path: Path
) -> None:
    assert parts_with(game_named(name), options, tmp_path / "box.toml", old, new) == parts


@pytest.mark.parametrize("level", ["kitten", "cat", "pharaoh"])
def test_dice_of_another_level_are_not_in_play(level: str) -> None:
    assert list(game_named("run-run-run").box_parts({"level": level})) == ["base", level]
