"""How Escape is told in the terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from mastaba.cli.narrator import Narrator
from mastaba.games.escape import GAME
from tests.escape.scene import ANI, begun


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Seat 1 plays black."),
        ("fr", "La place 1 joue noir."),
        ("pl", "Miejsce 1 gra kolorem: czarny."),
    ],
)
def test_places_are_counted_from_one(language: str, said: str) -> None:
    s = begun(2)
    s.do(ANI, "colour black")
    narrator = Narrator(GAME, language, None)
    assert Text.from_markup(narrator.lines(s.events, s.game)[0]).plain.startswith(said)
