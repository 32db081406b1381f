"""Parts of a game: their order is what their manifests say, however their folders are listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.kernel.parts import PartError, folders_of, manifests_in


def part(folder: Path, name: str, text: str) -> None:
    its = folder / "modules" / name
    its.mkdir(parents=True)
    (its / "manifest.toml").write_text(text, encoding="utf-8")


def test_a_game_without_parts_lies_in_one_folder(tmp_path: Path) -> None:
    assert manifests_in(tmp_path) == []
    assert folders_of(tmp_path) == (tmp_path,)


def test_manifests_say_the_order_and_what_is_no_part_is_passed_over(tmp_path: Path) -> None:
    part(tmp_path, "aaa", "order = 9")
    part(tmp_path, "zzz", 'order = 2\noption = "z"')
    part(tmp_path, "mmm", "order = 5")
    (tmp_path / "modules" / "__pycache__").mkdir()
    assert [path.parent.name for path, _data in manifests_in(tmp_path)] == ["zzz", "mmm", "aaa"]
    assert manifests_in(tmp_path)[0][1] == {"order": 2, "option": "z"}
    modules = tmp_path / "modules"
    assert folders_of(tmp_path) == (tmp_path, modules / "zzz", modules / "mmm", modules / "aaa")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("order =", "the manifest of module 'mmm' is not TOML"),
        ('option = "m"', "the manifest of module 'mmm' says no order"),
        ("order = true", "the manifest of module 'mmm' says no order"),
        ("order = 1", "order 1 is claimed twice: by aaa and mmm"),
    ],
)
def test_a_part_that_cannot_be_used_is_named(tmp_path: Path, text: str, problem: str) -> None:
    part(tmp_path, "aaa", "order = 1")
    part(tmp_path, "mmm", text)
    with pytest.raises(PartError, match=problem):
        manifests_in(tmp_path)
