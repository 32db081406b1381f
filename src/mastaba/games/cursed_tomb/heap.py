"""The abstract trap (TOMB-DT-50 to TOMB-DT-57): stones on stones, patience and chances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import DEEP, PACES, SCEPTRE, Box
from mastaba.games.cursed_tomb.descent import HEAP_STREAM, PULL_STREAM, Descent
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.spelling import COVER, COVERED, OFF, PACE, STONE
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

RUMMAGE: Final[Verb] = Verb(10, "rummage", COVER, OFF, COVERED, rule="TOMB-DT-51")
PULL: Final[Verb] = Verb(11, "pull", STONE, PACE, rule="TOMB-DT-52")

_HOURS = 12


def pour(x: Descent) -> None:
    """TOMB-DT-50: eight stones on top, five under one of them, seven under two others."""
    order = x.shuffle(HEAP_STREAM, tuple(range(x.box.stones)))
    x.covers = layers(x.box, order, lambda most: x.chance(HEAP_STREAM, most))
    x.hours = tuple([1 + x.chance(HEAP_STREAM, _HOURS) for _ in range(x.box.stones)])


def layers(
    box: Box, order: tuple[int, ...], chance: Callable[[int], int]
) -> tuple[tuple[int, ...], ...]:
    """By stone, what lies on it where they were poured in this order."""
    top, above = order[: box.top], order[: box.top + box.middle]
    covers: list[tuple[int, ...]] = [()] * box.stones
    for stone in above[box.top :]:
        covers[stone] = (top[chance(len(top))],)
    for stone in order[len(above) :]:
        one = chance(len(above))
        other = (one + 1 + chance(len(above) - 1)) % len(above)
        covers[stone] = tuple(sorted((above[one], above[other])))
    return tuple(covers)


def class_of(x: Descent, stone: int) -> int:
    """TOMB-DT-51: open, half or deep, by what still lies on it."""
    return min(DEEP, len(covers_on(x, stone)))


def covers_on(x: Descent, stone: int) -> tuple[int, ...]:
    """TOMB-DT-51: a stone that has left the bowl covers nothing any more."""
    return tuple([cover for cover in x.covers[stone] if x.bowl >> cover & 1])


def pull_chance(x: Descent, stone: int, pace: int) -> int:
    """TOMB-DT-52, TOMB-DT-53: in percent, shown before it is risked; TOMB-DT-55: the box's numbers
    come out close to what the scripted hands reach with real stones."""
    return x.box.pull_chances[pace][class_of(x, stone)]


def pull(stone: int, pace: int) -> int:
    return PULL.number | stone << m.FIRST_AT | pace << m.SECOND_AT


def rummage(cover: int, stone: int) -> int:
    """Push one stone off another."""
    return RUMMAGE.number | cover << m.FIRST_AT | stone << m.SECOND_AT


def paces_left(x: Descent) -> list[int]:
    """TOMB-DT-52: the paces for which there is enough patience."""
    return [pace for pace in range(len(PACES)) if x.box.pace_costs[pace] <= x.patience]


def may_rummage(x: Descent) -> bool:
    """Rummaging must leave enough patience for a pull, or the pull could not end."""
    return x.patience - x.box.rummage_cost >= min(x.box.pace_costs)


def heap_moves(x: Descent, _seat: int) -> list[int]:
    stones = x.box.stones_in(x.bowl, x.demanded)
    out = [pull(stone, pace) for stone in stones for pace in paces_left(x)]
    if may_rummage(x):
        out += [rummage(cover, stone) for stone in stones for cover in covers_on(x, stone)]
    return out


def check_heap(x: Descent, _seat: int, move: int) -> Refusal | None:
    if PULL.says(move):
        return _check_pull(x, move)
    return _check_rummage(x, move)


def check_stone(x: Descent, stone: int) -> Refusal | None:
    """TOMB-TRAP-11, TOMB-TRAP-20: only a stone of the demanded colour, and only from the bowl."""
    if stone >= x.box.stones:
        return no("TOMB-TRAP-07", "no-such-stone", stones=x.box.stones)
    if x.box.stone_colours[stone] != x.demanded:
        return no("TOMB-TRAP-20", "other-colour-demanded", stone=stone, colour=x.demanded)
    if not x.bowl >> stone & 1:
        return no("TOMB-TRAP-18", "stone-in-bag", stone=stone)
    return None


def _check_pull(x: Descent, move: int) -> Refusal | None:
    stone, pace = m.first_of(move), m.second_of(move)
    if pace >= len(PACES):
        return no("TOMB-DT-52", "no-such-pace", paces=list(PACES))
    refusal = check_stone(x, stone)
    if refusal is None and pace not in paces_left(x):
        cost = x.box.pace_costs[pace]
        return no("TOMB-DT-52", "too-little-patience", patience=x.patience, cost=cost)
    return refusal


def _check_rummage(x: Descent, move: int) -> Refusal | None:
    cover, stone = m.first_of(move), m.second_of(move)
    refusal = check_stone(x, stone)
    if refusal is not None:
        return refusal
    covers = covers_on(x, stone)
    if cover not in covers:
        return no("TOMB-DT-51", "not-on-that-stone", stone=stone, covers=list(covers))
    if not may_rummage(x):
        cost = x.box.rummage_cost
        return no("TOMB-DT-52", "no-patience-to-rummage", patience=x.patience, cost=cost)
    return None


# --- chance ---


def roll(x: Descent) -> int:
    """TOMB-DT-53: an integer from 0 to 99; below the chance it goes well."""
    return x.chance(PULL_STREAM, 100)


def push_aside(x: Descent, cover: int, stone: int) -> None:
    """TOMB-DT-52: that cover is gone, others of the same stone stay."""
    rest = tuple([other for other in x.covers[stone] if other != cover])
    x.covers = (*x.covers[:stone], rest, *x.covers[stone + 1 :])


def first_faller(x: Descent) -> int:
    """TOMB-DT-54: what comes down first when an action fails."""
    if x.chance(PULL_STREAM, 100) < x.box.sceptre_first:
        return SCEPTRE
    stones = [stone for stone in range(x.box.stones) if x.bowl >> stone & 1]
    return stones[x.chance(PULL_STREAM, len(stones))]
