"""The game that the board of the browser client is tested with is one of the rules as they are."""

from __future__ import annotations

from tests.golden import board


def test_the_recorded_game_is_played_like_this() -> None:
    assert board.record() == board.FILE.read_bytes(), "see `make golden`"
