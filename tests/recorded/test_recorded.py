"""Every recorded game replays to the digests in its log."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest

from mastaba.games import game_named
from mastaba.kernel.log import read, verify, write
from tests.fixtures.played_by import by_rules_of_today, log_in

LOGS = sorted(Path(__file__).parent.glob("*.jsonl"))


def test_there_are_recorded_games() -> None:
    assert len(LOGS) >= 2


@pytest.mark.parametrize(
    "file", [file for file in LOGS if by_rules_of_today(log_in(file))], ids=lambda file: file.stem
)
def test_replays_to_the_same_digests(file: Path) -> None:
    log = read(file, game_named)
    assert log.torn == ""
    verify(log, game_named(log.header.game))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_is_written_as_it_was_read(file: Path) -> None:
    again = BytesIO()
    write(again, log_in(file))
    assert again.getvalue() == file.read_bytes()
