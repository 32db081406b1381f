"""Those who look on at tables: what they see at first, who is here, how long their lines are."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from mastaba.kernel.contract import Seat
from mastaba.tables.clockwork import is_asleep
from mastaba.tables.live import Live, Viewer
from mastaba.tables.messages import Here, Update, Welcome
from mastaba.tables.sight import game_sight, table_sight, told
from mastaba.tables.table import FINISHED, LOBBY, NotPossible

TOLD_DELAY: Final = 10
"""Delays are told to so many milliseconds, so that not every measurement is news."""

_encode: Final = msgspec.json.Encoder().encode


def welcome(live: Live, viewer: Viewer, last_seq: int, put_away: int | None = None) -> None:
    """Show somebody the table: what they have missed since the last entry they have heard of, as
    far as it is known, and how everything stands; also when it is put away, if that is soon."""
    table = live.table
    if viewer.seat is not None and not table.owns(viewer.person, viewer.seat):
        raise NotPossible("not-your-seat", seat=viewer.seat)
    view = game_sight(table, viewer.seat)
    sight = table_sight(table, viewer.person)
    for seq, events, undone in live.since(last_seq) if last_seq else ():
        heard = told(table, events, viewer.seat)
        viewer.send(_encode(Update(seq, heard, undone=undone)))
    viewer.send(_encode(Welcome(table.seq, viewer.seat, sight, view, time_at(live), put_away)))
    live.viewers.add(viewer)
    tell_who_is_here(live, viewer)


def time_at(live: Live) -> int | None:
    """The time of the table now; None before the game."""
    if live.table.phase == LOBBY:
        return None
    stands = live.table.phase == FINISHED or is_asleep(live)
    return live.table.time(live.table.latest if stands else live.next_time())


def forget(live: Live, viewer: Viewer) -> None:
    live.viewers.discard(viewer)
    if live.delays.pop(viewer, None) is not None:
        _hold(live)
    tell_who_is_here(live)


def note_delay(live: Live, viewer: Viewer, delay: int) -> None:
    """So many milliseconds are messages of a viewer under way; measured and bounded."""
    if viewer in live.viewers:
        live.delays[viewer] = delay
        _hold(live)
        tell_who_is_here(live)


def _hold(live: Live) -> None:
    delays = [delay for one, delay in live.delays.items() if live.table.seats_of(one.person)]
    live.hold = max(delays, default=0)


def tell_who_is_here(live: Live, newcomer: Viewer | None = None) -> None:
    """Tell everybody when it has changed, and in any case who has just come."""
    present = {viewer.person for viewer in live.viewers}
    seats = [seat for seat, chair in enumerate(live.table.chairs) if chair.person in present]
    here = Here(seats, _delays_told(live, seats) if live.delays else [])
    has_changed, live.here = here != live.here, here
    if has_changed:
        tell_of_patience(live)
    elif newcomer is not None:
        newcomer.send(_here_now(live))
    live.seats_are_settled = live.table.phase != LOBBY


def tell_of_patience(live: Live) -> None:
    """Tell everybody who is here, and how long those who are not are still waited for."""
    told = _here_now(live)
    for viewer in live.viewers:
        viewer.send(told)


def _here_now(live: Live) -> bytes:
    if live.patience is None:
        return _encode(live.here)
    left = live.patience_until - asyncio.get_running_loop().time()
    return _encode(msgspec.structs.replace(live.here, goes_on_in=max(0, round(left * 1000))))


def _delays_told(live: Live, seats: list[Seat]) -> list[int]:
    """The delay of each seat in steps that are worth telling."""
    slowest: dict[str, int] = {}
    for viewer, delay in live.delays.items():
        slowest[viewer.person] = max(delay, slowest.get(viewer.person, 0))
    return [
        round(slowest.get(live.table.chairs[seat].person, 0) / TOLD_DELAY) * TOLD_DELAY
        for seat in seats
    ]
