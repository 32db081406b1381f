"""What the browser client has from declarations is what is declared."""

from __future__ import annotations

import pytest

from scripts.generate_web import FOLDER, files


@pytest.mark.parametrize("name", files())
def test_a_generated_file_is_up_to_date(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == files()[name], "run `make protocol`"


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files()), "run `make protocol`"
