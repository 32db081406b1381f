"""Games in real time, played in virtual time: as fast as the machine thinks.

A table is a heap of moments at which a player looks up. Between them the state changes by itself
when its timer says so. Nothing here waits, so ten minutes take a fraction of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import Any, Final, Protocol

from mastaba.bots.policy import BOT_STREAM, QuickBot
from mastaba.kernel.chance import scramble, word
from mastaba.kernel.contract import Event, Millis, Move, Seat

_FIRST_LOOK: Final = 40
"""Milliseconds between the first looks of the seats."""
_SHORTEST: Final = 20
_STUCK: Final = 1_000_000


class Clocked(Protocol):
    """Whatever takes commands and time: a state, or a recording of one."""

    def play(self, seat: Seat, move: Move, at: Millis = 0) -> Sequence[Event]: ...

    def tick(self, at: Millis) -> Sequence[Event]: ...


def live(
    table: Clocked, state: Any, players: Mapping[Seat, QuickBot], seed: int
) -> Iterator[tuple[Millis, Seat | None, Move | None, Sequence[Event]]]:
    """Play to the end; gives when, who (None: by itself), which command, and what happened.

    What a bot wants is checked before it is made, so a mistaken one simply loses its moment.
    """
    looks = [(_FIRST_LOOK * (seat + 1), seat) for seat in players if seat >= 0]
    heapify(looks)
    for count in range(_STUCK):
        if state.outcome() is not None:
            return
        at, seat = looks[0]
        due = state.timer()
        if due is not None and due <= at:
            yield due, None, None, table.tick(due)
            continue
        heappop(looks)
        luck = word(seed, BOT_STREAM, count)
        seen = state.imagine(seat, scramble(luck))
        seen.tick(at)
        move, wait = players[seat].act(seen, seat, luck)
        if move is not None and seen.check(seat, move) is None:
            yield at, seat, move, table.play(seat, move, at)
        heappush(looks, (at + max(_SHORTEST, wait), seat))
    raise RuntimeError(f"the game of seed {seed} does not end")
