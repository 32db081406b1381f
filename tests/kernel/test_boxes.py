"""Box files: whatever is wrong with one, the error names the entry."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mastaba.kernel.boxes import BoxError, read_box


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
