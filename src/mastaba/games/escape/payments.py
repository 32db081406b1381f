"""Paying: dice that show the symbols, and treasure tiles that stand for some.

An item is what is laid down for a payment: it is worth one of several bundles of symbols (most have
only one). A payment is right if it covers the price and nothing in it is to spare.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import FACES, Cost
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.refusing import COST, DIE_STATE, NO_TILE, no
from mastaba.kernel.contract import Refusal

Worth = tuple[Cost, ...]
"""The bundles of symbols that one item can stand for."""


def worth_of_die(x: Flight, seat: int, die: int) -> Worth:
    """ESC-DICE-17: one symbol, that which it shows; modules may let it count otherwise."""
    worth: Worth = ((d.face(x.dice[seat][die]),),)
    for module in x.house.hear.worth:
        worth = module.worth(x, seat, d.face(x.dice[seat][die]), worth)
    return worth


def tile_worth(x: Flight, kind: int) -> Cost:
    """What a treasure of the kind counts as; nothing if it cannot pay."""
    for module in x.house.hear.tile_worth:
        found = module.tile_worth(x, kind)
        if found:
            return found
    return ()


def tiles_at_hand(x: Flight, seat: int) -> list[int]:
    """Kinds of tiles that the seat can pay with, once for each tile."""
    return [kind for module in x.house.hear.paying_tiles for kind in module.paying_tiles(x, seat)]


def _covers(need: Cost, items: list[Worth]) -> bool:
    """Whether the items give all symbols, each item one of its bundles."""
    if not need:
        return True
    if not items:
        return False
    for bundle in items[0]:
        left = list(need)
        for symbol in bundle:
            if symbol in left:
                left.remove(symbol)
        if _covers(tuple(left), items[1:]):
            return True
    return False


def is_exact(need: Cost, items: list[Worth]) -> bool:
    """ESC-DICE-18: it covers the price, and would not without any one of its items."""
    if not _covers(need, items):
        return False
    return not any(_covers(need, items[:at] + items[at + 1 :]) for at in range(len(items)))


def written(cost: Cost) -> str:
    """`2A`, `A+K`: a price as it is printed."""
    parts = [(cost.count(face), FACES[face]) for face in sorted(set(cost))]
    return "+".join([f"{count}{name}" if count > 1 else name for count, name in parts])


def check_dice(x: Flight, seat: int, mask: int) -> Refusal | None:
    """ESC-ENTER-08: only dice that show a symbol can pay."""
    for die in d.numbers(mask):
        if die >= len(x.dice[seat]):
            return no("ESC-DICE-03", "no-such-die", code=DIE_STATE, die=die + 1)
        state = d.state(x.dice[seat][die])
        if state != d.SHOWN:
            name = d.STATES[state]
            return no("ESC-ENTER-08", "die-cannot-pay", code=DIE_STATE, die=die + 1, state=name)
    return None


def check_tiles(x: Flight, seat: int, kinds: tuple[int, ...]) -> Refusal | None:
    """ESC-M2-12: only symbol treasures that the seat owns and has not laid down elsewhere."""
    left = tiles_at_hand(x, seat)
    for kind in kinds:
        if kind not in left:
            return no("ESC-M2-12", "no-such-tile", code=NO_TILE)
        left.remove(kind)
    return None


def check_payment(x: Flight, seat: int, move: int, prices: list[Cost], rule: str) -> Refusal | None:
    """ESC-RT-54, ESC-ACT-02, ESC-DICE-22, ESC-PHYS-20: whether what the seat alone lays down pays
    one of the prices, with the symbols it asks for, no more and no less."""
    refusal = check_dice(x, seat, m.dice(move)) or check_tiles(x, seat, m.tiles(move))
    if refusal is not None:
        return refusal
    items = [worth_of_die(x, seat, die) for die in d.numbers(m.dice(move))]
    items += [(tile_worth(x, kind),) for kind in m.tiles(move)]
    for price in prices:
        if is_exact(price, items):
            return None
    if any(_covers(price, items) for price in prices):
        return no("ESC-DICE-18", "pays-too-much", code=COST, price=written(prices[0]))
    return no(rule, "does-not-pay", code=COST, price=written(prices[0]))


def pay(x: Flight, seat: int, move: int) -> None:
    """ESC-DICE-15: all dice used must be rolled again; tiles that helped leave the game."""
    d.make_ready(x, seat, d.numbers(m.dice(move)))
    for kind in m.tiles(move):
        for module in x.house.hear.spend_tile:
            module.spend_tile(x, seat, kind)


def payments(x: Flight, seat: int, prices: list[Cost]) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to pay one of the prices: the dice as a mask, and the kinds of tiles."""
    found: list[tuple[int, tuple[int, ...]]] = []
    at_hand = list(d.in_state(x, seat, d.SHOWN))
    worth = {die: worth_of_die(x, seat, die) for die in at_hand}
    kinds = sorted(tiles_at_hand(x, seat))
    for price in prices:
        useful = [
            die
            for die in at_hand
            if any(symbol in price for bundle in worth[die] for symbol in bundle)
        ]
        for count in range(min(len(price), len(useful)) + 1):
            for some in combinations(useful, count):
                items = [worth[die] for die in some]
                for tiles in _tile_sets(kinds, len(price) - count):
                    whole = items + [(tile_worth(x, kind),) for kind in tiles]
                    if is_exact(price, whole):
                        found.append((sum([1 << die for die in some]), tiles))
    return list(dict.fromkeys(found))


def _tile_sets(kinds: list[int], most: int) -> list[tuple[int, ...]]:
    """Sets of tiles, at most so many; two of a kind are alike."""
    sets: list[tuple[int, ...]] = [()]
    for count in range(1, min(most, len(kinds), m.MOST_TILES) + 1):
        for some in combinations_with_replacement(sorted(set(kinds)), count):
            if all(some.count(kind) <= kinds.count(kind) for kind in set(some)):
                sets.append(some)
    return sets
