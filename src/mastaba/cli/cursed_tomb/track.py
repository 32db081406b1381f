"""The track drawn in characters: two rows of squares, with tiles, symbols and everybody on them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.views import TileView, View

COLOUR_SIGNS: Final = {"red": "☼", "blue": "≈", "yellow": "▲", "green": "¶", "purple": "☥"}
COLOUR_STYLES: Final = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
}
SCARAB: Final = "Ж"
HEAD: Final = "☻"
MUMMY: Final = {"entrance": "<☠", "tomb": "☠>"}
MUMMY_STYLE: Final = "bold magenta"

_CELL: Final = 6


def draw_track(view: View, box: Box) -> Text:
    """The desert above the pyramid; each square with its name, symbol, tile and guests."""
    whole = Text()
    names = box.squares
    for row in (names[: box.first_room], names[box.first_room :]):
        for line in (_names, _tiles, _guests):
            for square in row:
                cell = line(view, box, square)
                cell.pad_right(max(0, _CELL - cell.cell_len))
                whole.append_text(cell)
            whole.rstrip()
            whole.append("\n")
        whole.append("\n")
    whole.rstrip()
    return whole


def _names(view: View, box: Box, square: str) -> Text:
    at = box.squares.index(square)
    shown = [tile.tile for tile in view.tiles if tile.square == square and tile.tile]
    heads = box.heads[at] + sum(box.tile_heads[box.tile_names.index(tile)] for tile in shown)
    cell = Text(square, style="cyan")
    cell.append(SCARAB if box.scarab_squares[at] else "", style="yellow")
    cell.append(f"{HEAD}{heads}" if heads else "", style=MUMMY_STYLE)
    return cell


def _tiles(view: View, box: Box, square: str) -> Text:
    bays = ("T1", "T2") if square == box.squares[-1] else (square,)
    cell = Text()
    for tile in view.tiles:
        if tile.square in bays:
            cell.append_text(_face(tile))
    return cell


def _face(tile: TileView) -> Text:
    if not tile.colour:
        return Text("?", style="dim")
    return Text(COLOUR_SIGNS[tile.colour], style=COLOUR_STYLES[tile.colour])


def _guests(view: View, _box: Box, square: str) -> Text:
    cell = Text()
    if view.mummy is not None and view.mummy.at == square:
        cell.append(MUMMY[view.mummy.facing], style=MUMMY_STYLE)
    letters = [player.pawn[:1].upper() or str(player.seat) for player in view.players
               if player.at == square]  # fmt: skip
    cell.append("".join(letters), style="bold")
    return cell
