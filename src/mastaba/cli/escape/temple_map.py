"""The temple drawn in characters: a box for each room, with gaps where doors are."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mastaba.games.escape.box import Box
from mastaba.games.escape.views import DieView, RoomView, View

_WIDE: Final = 9
_HIGH: Final = 4


def draw_temple(view: View, box: Box) -> Text:
    """Every room with its name, its gems or treasure, and who is there."""
    left = min(room.x for room in view.rooms)
    top = min(room.y for room in view.rooms)
    width = (max(room.x for room in view.rooms) - left + 1) * _WIDE
    height = (max(room.y for room in view.rooms) - top + 1) * _HIGH
    page = [[" "] * width for _ in range(height)]
    for room in view.rooms:
        _draw_room(page, view, box, room, (room.x - left) * _WIDE, (room.y - top) * _HIGH)
    return Text("\n".join("".join(line).rstrip() for line in page))


def _draw_room(page: list[list[str]], view: View, box: Box, room: RoomView, x: int, y: int) -> None:
    openings = box.rooms[box.room_names.index(room.room)].turned[room.turn]
    last, bottom, middle = x + _WIDE - 1, y + _HIGH - 1, x + _WIDE // 2
    for column in range(x, last + 1):
        page[y][column] = page[bottom][column] = "─"
    for line in range(y, bottom + 1):
        page[line][x] = page[line][last] = "│"
    for corner, (column, line) in zip("┌┐└┘", ((x, y), (last, y), (x, bottom), (last, bottom)),
                                      strict=True):  # fmt: skip
        page[line][column] = corner
    if openings[0]:
        page[y][middle - 1 : middle + 2] = list("   ")
    if openings[2]:
        page[bottom][middle - 1 : middle + 2] = list("   ")
    for is_open, column in ((openings[1], last), (openings[3], x)):
        if is_open:
            page[y + 1][column] = page[y + 2][column] = " "
    _write(page, room.room + _signs(box, room), x + 2, y + 1)
    here = [player for player in view.players if player.at == room.room]
    _write(page, "".join(str(player.seat) for player in here), x + 2, y + 2)


def _signs(box: Box, room: RoomView) -> str:
    prices = box.rooms[box.room_names.index(room.room)].gem_prices
    gems = "+" * room.gems if room.gems > 0 else "*" * len(prices) if room.gems < 0 else ""
    return gems[: _WIDE - 3 - len(room.room)] + ("?" if room.treasure else "")


def _write(page: list[list[str]], text: str, x: int, y: int) -> None:
    for at, letter in enumerate(text[: _WIDE - 3]):
        page[y][x + at] = letter


def draw_dice(dice: list[DieView]) -> str:
    """A K T G shown, B locked, - not rolled, ~ rolling, small in a pool, () buried."""
    return " ".join(_die(die) for die in dice if die.state not in ("lost", "given"))


def _die(die: DieView) -> str:
    plain = {"ready": "-", "rolling": "~"}
    if die.state in plain:
        return plain[die.state]
    if die.state == "committed":
        return die.face.lower()
    return f"({die.face or '-'})" if die.state == "laid" else die.face
