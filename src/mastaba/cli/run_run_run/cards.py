"""Room Cards drawn small, side by side: exits, symbol or sarcophagus, torch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from mastaba.cli.run_run_run.maze_map import FALLING, RISING, SYMBOL_SIGNS, SYMBOL_STYLES
from mastaba.cli.show import Picture
from mastaba.games.run_run_run.box import SYMBOLS, Box
from mastaba.kernel.hexgrid import exit_count, turned
from mastaba.kernel.words import Words

TOMB_SIGN: Final = "▣"

_INSIDE: Final = 11

_STROKES: Final = (
    (1, 8, "═══"),
    (2, 7, FALLING),
    (2, 3, RISING),
    (1, 0, "═══"),
    (0, 3, FALLING),
    (0, 7, RISING),
)
"""The corridor of each side: its row, its column and what it looks like."""


def card_picture(
    box: Box,
    words: Words,
    card: int,
    label: str,
    *,
    turns: int = 0,
    notes: Sequence[str] = (),
) -> Picture:
    """A card as it lies after so many turns; the number in its frame is what it counts in dice."""
    exits = turned(box.room_exits[card], turns)
    inside = [[" "] * _INSIDE for _ in range(3)]
    for side, (row, column, strokes) in enumerate(_STROKES):
        if exits >> side & 1:
            inside[row][column : column + len(strokes)] = strokes
    symbol = SYMBOLS[box.room_symbol[card]]
    sign = TOMB_SIGN if box.room_tomb[card] else SYMBOL_SIGNS[symbol] or "·"
    inside[1][_INSIDE // 2] = sign
    torch = words.say("card-torch") if box.room_torch[card] else ""
    head = f"─ {label} ".ljust(_INSIDE - 3, "─") + f" {exit_count(exits)} "
    picture = [Text(f"╭{head}╮")]
    for strip in inside:
        line = Text(f"│{''.join(strip)}│")
        line.highlight_words([sign], SYMBOL_STYLES[symbol] or "bold")
        picture.append(line)
    picture.append(Text(f"│{torch[:_INSIDE].center(_INSIDE)}│"))
    picture[-1].highlight_words([torch] if torch else [], "yellow")
    picture.append(Text(f"╰{'─' * _INSIDE}╯"))
    picture.extend(Text(note) for note in notes)
    return picture
