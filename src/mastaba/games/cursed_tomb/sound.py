"""What is true of every descent between two moves: nothing is lost, and nothing is there twice."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import steps
from mastaba.games.cursed_tomb.box import BAYS, START
from mastaba.games.cursed_tomb.descent import CAPPED, FREED, GONE, PLAYING, Descent
from mastaba.games.cursed_tomb.mummy import mummy_states
from mastaba.games.cursed_tomb.scarabs import limit
from mastaba.kernel.questions import FIRST_QUESTION
from mastaba.kernel.soundness import Invariant


def each_seat_has_all_that_belongs_to_it(x: Descent) -> bool:
    by_seat = (x.kinds, x.pawns, x.scarabs, x.time_outs, x.reserve, x.factors)
    return all(len(one) == x.seats for one in by_seat)


def those_who_are_named_sit_there(x: Descent) -> bool:
    named = [x.first, x.active, *[seat for seat in x.votes if seat != GONE]]
    if x.ending == FREED or (x.ending == CAPPED and x.house.farthest_wins):
        named.append(x.winner)
    return all(0 <= seat < x.seats for seat in named) and not (x.pending | x.stuck) >> x.seats


def the_bowl_holds_stones_once_it_is_built(x: Descent) -> bool:
    return 0 <= x.bowl <= x.box.full_bowl and bool(x.builds) == bool(x.bowl)


def all_scarabs_are_there(x: Descent) -> bool:
    """Nobody has more than is allowed, and there are none without the mummy."""
    owned = sum(x.scarabs)
    within = all(0 <= one <= limit(x) for one in x.scarabs)
    return x.supply >= 0 and x.supply + owned == x.box.supply and within


def at_full_speed_nobody_has_scarabs(x: Descent) -> bool:
    return not x.house.full_speed or sum(x.scarabs) == 0


def every_tile_is_there_once(x: Descent) -> bool:
    return sorted((*x.tiles, *x.bays, *x.surplus)) == list(range(len(x.box.tile_names)))


def tiles_are_turned_in_their_order(x: Descent) -> bool:
    laid = len(x.tiles) == len(x.box.tile_squares) and len(x.bays) == BAYS
    return laid and 0 <= x.turned <= len(x.tiles) and 0 <= x.bays_turned <= BAYS


def pawns_are_different_and_on_the_track(x: Descent) -> bool:
    chosen = [kind for kind in x.kinds if kind >= 0]
    on_track = all(pawn == GONE or START <= pawn <= x.box.tomb for pawn in x.pawns)
    return len(set(chosen)) == len(chosen) and on_track


def nobody_is_beyond_the_first_face_down_tile(x: Descent) -> bool:
    """But in the tomb, which the house may open from squares before the last."""
    if x.all_turned():
        return True
    hidden = x.box.tile_squares[x.turned]
    return all(pawn < hidden for pawn in x.pawns if pawn != x.box.tomb)


def only_who_pulls_for_the_tomb_is_in_it(x: Descent) -> bool:
    inside = [seat for seat in range(x.seats) if x.pawns[seat] == x.box.tomb]
    if x.ending == PLAYING:
        attempt = x.stage in (steps.FIRST_TOMB_STONE, steps.SECOND_TOMB_STONE)
        return inside == ([x.active] if attempt else [])
    return x.ending != FREED or inside == [x.winner]


def the_mummy_is_in_the_pyramid(x: Descent) -> bool:
    if x.house.full_speed:
        return x.mummy == GONE
    return (x.mummy, x.facing) in mummy_states(x.box)


def something_is_asked_until_the_end(x: Descent) -> bool:
    return x.ending != PLAYING or x.question() >= FIRST_QUESTION


def a_stone_that_is_demanded_is_in_the_bowl(x: Descent) -> bool:
    pulls = bool(x.agenda) and x.question() in (steps.Q_PULL, steps.Q_HEAP)
    return not pulls or bool(x.box.stones_in(x.bowl, x.demanded))


INVARIANTS: Final[tuple[Invariant, ...]] = (
    each_seat_has_all_that_belongs_to_it,
    those_who_are_named_sit_there,
    the_bowl_holds_stones_once_it_is_built,
    all_scarabs_are_there,
    at_full_speed_nobody_has_scarabs,
    every_tile_is_there_once,
    tiles_are_turned_in_their_order,
    pawns_are_different_and_on_the_track,
    nobody_is_beyond_the_first_face_down_tile,
    only_who_pulls_for_the_tomb_is_in_it,
    the_mummy_is_in_the_pyramid,
    something_is_asked_until_the_end,
    a_stone_that_is_demanded_is_in_the_bowl,
)
