"""How costs, openings and gem prices are written in the box file."""

from __future__ import annotations

import re

from mastaba.games.escape.box import FACES, NO_STAIRS, SIDES, SOUTH, Cost, K
from mastaba.kernel.boxes import BoxError


def read_cost(text: str, entry: str) -> Cost:
    """`2A+K` as faces, sorted; black masks pay nothing."""
    faces: list[int] = []
    for part in text.split("+"):
        found = re.fullmatch(r"([1-9][0-9]?)?([AKTG])", part)
        if found is None:
            raise BoxError(entry, f"is {text!r}; it must be written like 2A or A+K")
        faces += [FACES.index(found[2])] * int(found[1] or 1)
    return tuple(sorted(faces))


def read_openings(text: str, entry: str) -> tuple[tuple[bool, bool, bool, bool], int]:
    words = text.split()
    sides = [word.rstrip("*") for word in words]
    known = [side for side in sides if side in SIDES]
    if not words or known != sides or len(set(sides)) != len(sides):
        raise BoxError(entry, f"are {text!r}; they must be written like S* N E")
    starred = [word for word in words if word.endswith("*")]
    if starred not in ([], ["S*"]):
        raise BoxError(entry, f"are {text!r}; only the south can have the stairs (S*)")
    north, east, south, west = [side in sides for side in SIDES]
    return (north, east, south, west), SOUTH if starred else NO_STAIRS


def read_gems(text: str, entry: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    """`4K>1 7K>2` as the face and (gems, price) pairs, cheapest first."""
    faces: set[int] = set()
    prices: list[tuple[int, int]] = []
    for word in text.split():
        found = re.fullmatch(r"([1-9][0-9]?)([KT])>([123])", word)
        if found is None:
            raise BoxError(entry, f"are {text!r}; they must be written like 4K>1 7K>2")
        faces.add(FACES.index(found[2]))
        prices.append((int(found[3]), int(found[1])))
    if len(faces) > 1 or prices != sorted(prices) or len(dict(prices)) != len(prices):
        raise BoxError(entry, f"are {text!r}; one symbol each, in rising order, all of one face")
    return (faces.pop() if faces else K), tuple(prices)
