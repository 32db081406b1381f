"""The playthroughs go as they are written down; `make golden` writes them anew."""

from __future__ import annotations

import pytest

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_goes_as_it_is_written_down(playthrough: Playthrough) -> None:
    golden = playthrough.file.read_text(encoding="utf-8")
    assert playthrough.text().splitlines() == golden.splitlines()


def test_every_file_belongs_to_a_playthrough() -> None:
    files = {file.name for file in FOLDER.iterdir()}
    assert files == {playthrough.file.name for playthrough in PLAYTHROUGHS}
