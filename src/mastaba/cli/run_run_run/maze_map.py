"""The maze drawn in characters: rooms as boxes on a hex grid, corridors between them.

╭──1,-1──╮  ╭──2,-1──╮
│ ◉   M  ╞══╡ Ж  Ho5 │   2,-1 is linked with 1,-1 and open towards 3,-1 and 2,0
╰────────╯  ╰────────╯
       ╲      ╲╲
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from mastaba.cli.run_run_run.styles import CAT_STYLES, FOE_STYLE
from mastaba.games.run_run_run.box import SYMBOLS, Box
from mastaba.games.run_run_run.views import TileView, View
from mastaba.kernel.hexgrid import OPPOSITE, STEPS
from mastaba.kernel.words import Words

Place = tuple[int, int]
Piece = tuple[str, str]
"""Some characters and their style."""

SYMBOL_SIGNS: Final = {"none": "", "eye": "◉", "scarab": "Ж", "ankh": "☥"}
SYMBOL_STYLES: Final = {"none": "", "eye": "cyan", "scarab": "green", "ankh": "yellow"}
USED_FOR_TORCHES: Final = "ᵗ"
USED_FOR_A_DOOR: Final = "ᵈ"

_SIZES: Final = ((12, 10), (10, 8), (8, 7))
"""Columns from one hex to the next, and of them the room's; the widest that fits is taken."""

_ROWS: Final = 4
"""Rows from one hex to the next: roof, inside, floor, and the gap for corridors."""

_E, _SE, _SW, _W, _NW, _NE = range(6)

_LIT: Final = tuple("╭─╮│╰╯")
_DARK: Final = tuple("╭┄╮┆╰╯")
_VAULT: Final = tuple("╔═╗║╚╝")
_EXIT: Final = tuple("┏━┓┃┗┛")
"""Left roof, flat, right roof, wall, left floor, right floor."""

RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"


def draw_maze(view: View, box: Box, words: Words, width: int = 100) -> Text:
    """The maze as everybody sees it, no wider than `width` if that can be."""
    return _Drawing(view, box, words, width).text()


def foe_sign(name: str, hearts: int) -> str:
    """Howl with five hearts: Ho5."""
    return f"{name[:2]}{hearts}"


class _Drawing:
    def __init__(self, view: View, box: Box, words: Words, width: int) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.tiles = {tile.at: tile for tile in view.maze}
        self.passages = {frozenset(ends) for ends in view.passages}
        self.open = [
            beside
            for tile in view.maze
            for side in range(6)
            if tile.exits >> side & 1 and (beside := _beside(tile.at, side)) not in self.tiles
        ]
        self.hexes = {*self.tiles, *self.open, *(at for _seat, at in view.marks)}
        halves = [2 * q + r for q, r in self.hexes]
        for columns, room in _SIZES:
            self.columns, self.room = columns, room
            if (max(halves) - min(halves)) * columns // 2 + columns <= width:
                break
        self.left = min(halves) * self.columns // 2
        self.top = min(r for _q, r in self.hexes) * _ROWS - 1
        self.canvas: dict[tuple[int, int], Piece] = {}

    def text(self) -> Text:
        for at in self.hexes:
            if at in self.tiles:
                self._draw_room(self.tiles[at])
            else:
                self._draw_empty(at)
        for tile in self.tiles.values():
            for side in range(6):
                self._draw_side(tile, side)
        return self._joined()

    # --- the canvas ---

    def _corner(self, at: Place) -> tuple[int, int]:
        """Row and column of a room's upper left corner."""
        q, r = at
        return r * _ROWS - self.top, (2 * q + r) * self.columns // 2 - self.left

    def _put(self, row: int, column: int, characters: str, style: str = "") -> None:
        for offset, character in enumerate(characters):
            self.canvas[row, column + offset] = (character, style)

    def _put_pieces(self, row: int, column: int, pieces: list[Piece]) -> None:
        for characters, style in pieces:
            self._put(row, column, characters, style)
            column += len(characters)

    def _joined(self) -> Text:
        rows = [row for row, _column in self.canvas]
        columns = [column for _row, column in self.canvas]
        first = min(columns)
        whole = Text()
        for row in range(min(rows), max(rows) + 1):
            there = [column for y, column in self.canvas if y == row]
            last = max(there, default=first - 1)
            pieces = [self.canvas.get((row, at), (" ", "")) for at in range(first, last + 1)]
            for style, run in groupby(pieces, lambda piece: piece[1]):
                whole.append("".join(character for character, _style in run), style or None)
            whole.append("\n")
        whole.rstrip()
        return whole

    # --- rooms ---

    def _draw_room(self, tile: TileView) -> None:
        row, column = self._corner(tile.at)
        left_roof, flat, right_roof, wall, left_floor, right_floor = _border(tile)
        style = _room_style(tile)
        inside = self.room - 2
        name = self.words.say("tile-vault") if tile.card == "vault" else _name(tile.at)
        roof = name[:inside].center(inside, flat)
        self._put(row, column, f"{left_roof}{roof}{right_roof}", style)
        self._put(row + 1, column, wall + " " * inside + wall, style)
        self._put(row + 2, column, left_floor + flat * inside + right_floor, style)
        pieces = self._inside(tile, inside)
        length = sum(len(characters) for characters, _style in pieces)
        self._put_pieces(row + 1, column + 1 + (inside - length) // 2, pieces)

    def _draw_empty(self, at: Place) -> None:
        """An empty hex that an exit leads to, or that somebody points at."""
        row, column = self._corner(at)
        self._put(row + 1, column + (self.room - len(_name(at))) // 2, _name(at), "dim")
        paws = [seat for seat, marked in self.view.marks if marked == at]
        if paws:
            signs = [self._cat_sign(seat) for seat in paws]
            pieces = [("»", "dim"), *signs, ("«", "dim")]
            self._put_pieces(row + 2, column + (self.room - len(pieces)) // 2, pieces)

    def _cat_sign(self, seat: int) -> Piece:
        cat = self.view.cats[seat].cat
        return (cat[:1] or str(seat), f"bold {CAT_STYLES.get(cat, '')}".strip())

    def _inside(self, tile: TileView, width: int) -> list[Piece]:
        """What is in a room; if all does not fit, what matters least is left out first."""
        cats = [self._cat_sign(cat.seat) for cat in self.view.cats if cat.at == tile.at]
        foes = [
            (foe_sign(foe.name, foe.hearts), FOE_STYLE)
            for foe in self.view.foes
            if foe.at == tile.at
        ]
        for groups in (
            [self._printed(tile), cats, *([foe] for foe in foes)],
            [cats, *([foe] for foe in foes)],
            [cats, foes],
        ):
            pieces = _spaced([group for group in groups if group])
            if sum(len(characters) for characters, _style in pieces) <= width:
                return pieces
        shown = [*cats, *foes]
        while sum(len(characters) for characters, _style in shown) > width - 1:
            shown.pop()
        return [*shown, ("…", "")]

    def _printed(self, tile: TileView) -> list[Piece]:
        """The symbol with what it was used for, or the Exit Door's name."""
        if tile.card == "exit":
            return [(self.words.say("tile-exit"), "bold")]
        if tile.card == "vault":
            return []
        symbol = SYMBOLS[self.box.room_symbol[int(tile.card[1:]) - 1]]
        if symbol == "none":
            return []
        used = ""
        if any(tile.at in corner for corner in self.view.torch_corners):
            used += USED_FOR_TORCHES
        if any(tile.at in corner for corner in self.view.door_corners):
            used += USED_FOR_A_DOOR
        return [(SYMBOL_SIGNS[symbol], SYMBOL_STYLES[symbol]), (used, "dim")]

    # --- corridors ---

    def _draw_side(self, tile: TileView, side: int) -> None:
        beside = _beside(tile.at, side)
        if beside in self.tiles:
            # Each shared side once, from the room on the left or above.
            if side in (_E, _SE, _SW) and self._linked(tile, self.tiles[beside], side):
                self._draw_link(tile, side, frozenset((tile.at, beside)) in self.passages)
        elif tile.exits >> side & 1:
            self._draw_open_exit(tile, side)

    def _linked(self, tile: TileView, other: TileView, side: int) -> bool:
        if frozenset((tile.at, other.at)) in self.passages:
            return True
        here, there = tile.exits >> side & 1, other.exits >> OPPOSITE[side] & 1
        # The Exit Door decides alone: it may block an exit or break through a wall.
        if tile.card == "exit":
            return bool(here)
        return bool(there and (here or other.card == "exit"))

    def _draw_link(self, tile: TileView, side: int, passage: bool) -> None:
        row, column = self._corner(tile.at)
        style = "bold yellow" if passage else "bold"
        if side == _E:
            gap = self.columns - self.room
            if not passage:
                other = self.tiles[_beside(tile.at, side)]
                self._put(row + 1, column + self.room - 1, _doorway(tile, "╞╠"), style)
                self._put(row + 1, column + self.columns, _doorway(other, "╡╣"), style)
            self._put(row + 1, column + self.room, ("≈" if passage else "═") * gap, style)
        else:
            slant = 2 * ("≈" if passage else FALLING if side == _SE else RISING)
            self._put(row + 3, column + self._slant_column(side), slant, style)

    def _slant_column(self, side: int) -> int:
        """Where the corridor of a slanted side stands, between the two rooms that it joins."""
        right = (self.columns // 2 + self.room) // 2 - 1
        return right if side in (_SE, _NE) else self.room - right - 2

    def _draw_open_exit(self, tile: TileView, side: int) -> None:
        row, column = self._corner(tile.at)
        if side == _E:
            self._put(row + 1, column + self.room - 1, _doorway(tile, "╞╠") + "═")
        elif side == _W:
            self._put(row + 1, column - 1, "═" + _doorway(tile, "╡╣"))
        else:
            slant = FALLING if side in (_SE, _NW) else RISING
            height = 3 if side in (_SE, _SW) else -1
            # One stroke, on the side where the next room would begin.
            inward = 1 if side in (_SE, _NE) else 0
            self._put(row + height, column + self._slant_column(side) + inward, slant)


def _beside(at: Place, side: int) -> Place:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def _name(at: Place) -> str:
    return f"{at[0]},{at[1]}"


def _border(tile: TileView) -> tuple[str, ...]:
    if tile.card == "vault":
        return _VAULT
    if tile.card == "exit":
        return _EXIT
    return _DARK if tile.light == "dark" else _LIT


def _doorway(tile: TileView, doorways: str) -> str:
    """The Vault has double walls."""
    return doorways[tile.card == "vault"]


def _room_style(tile: TileView) -> str:
    if tile.card in ("vault", "exit"):
        return "bold"
    return "dim" if tile.light == "dark" else ""


def _spaced(groups: list[list[Piece]]) -> list[Piece]:
    pieces: list[Piece] = []
    for group in groups:
        if pieces:
            pieces.append((" ", ""))
        pieces.extend(group)
    return pieces
