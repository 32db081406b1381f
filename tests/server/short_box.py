"""Escape with the shortest soundtrack that the rules of boxes allow: half a minute to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mastaba.games.escape import GAME, boxfile

SHORT: Final = {
    "introduction": "2500",
    "away": "1000",
    "stroke": "100",
    "gongs": "[500, 11000, 21500]",
    "ticks": "[700, 11200, 21800]",
    "slams": "[10700, 21200]",
    "collapse": "31800",
}
DUE: Final = [500, 10_700, 11_000, 11_100, 21_200, 21_500, 21_600, 21_700, 31_800]
"""When its gongs, slams and the collapse come."""


@contextmanager
def short_box(folder: Path) -> Iterator[None]:
    """Tables that are opened meanwhile in this process are played with it."""
    text = boxfile.DEFAULT.read_text(encoding="utf-8")
    for name, value in SHORT.items():
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {value}", text)
    box = folder / "short-box.toml"
    box.write_text(text, encoding="utf-8")
    usual, GAME.box_path = GAME.box_path, box
    try:
        yield
    finally:
        GAME.box_path = usual
