"""Small pictures, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from mastaba.cli.show import Picture

_NARROWEST: Final = 15


def side_by_side(pictures: Sequence[Picture], width: int) -> Text:
    """As many in a row as fit."""
    widest = max((line.cell_len for picture in pictures for line in picture), default=0)
    column = max(_NARROWEST, widest + 2)
    in_a_row = max(1, width // column)
    whole = Text()
    for start in range(0, len(pictures), in_a_row):
        row = pictures[start : start + in_a_row]
        for line in range(max(len(picture) for picture in row)):
            for picture in row:
                piece = picture[line].copy() if line < len(picture) else Text()
                piece.pad_right(column - piece.cell_len)
                whole.append_text(piece)
            whole.append("\n")
    whole.rstrip()
    return whole
