"""Who is missing: after a while others may let a bot play. In a game in real time the rules hear of
it (ESC-RT-31), the bot comes unasked, and whoever comes back has the seat again at once."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterable
from typing import Final

from mastaba.bots import best_bot
from mastaba.kernel.contract import REFEREE, Seat
from mastaba.tables import entries as e
from mastaba.tables.clockwork import is_asleep
from mastaba.tables.commands import Commands, Decide
from mastaba.tables.live import Live, now
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.table import RUNNING, NotPossible

log = logging.getLogger("mastaba.tables")

TO_RELOAD: Final = 1.0
"""Seconds that a browser may take to load its page again before anybody hears of it."""
TO_NOTICE: Final = 0.2
"""Seconds after which the rules hear at the latest that somebody is back before a bot came."""
TO_STAND_IN: Final = 10.0
"""Seconds after which a bot plays for who is missing."""


class Absences:
    """`to_stand_in` are the seconds until a bot plays on for somebody whose line is lost."""

    def __init__(self, scribe: Scribe, commands: Commands, to_stand_in: float) -> None:
        self._scribe = scribe
        self._commands = commands
        self._to_stand_in = to_stand_in

    def heed(self, live: Live) -> None:
        """Something has changed: give seats back to those who are there. Where no other server can
        know more, look for those who are not."""
        table = live.table
        if not table.real_time or table.phase != RUNNING or table.stands or is_asleep(live):
            return
        people = {viewer.person for viewer in live.viewers}
        for seat, chair in enumerate(live.table.chairs):
            if chair.person in people:
                if seat not in live.missing and _is_away(live, seat):
                    live.missing.add(seat)
                    self._scribe.spawn(self._come_back(live, seat))
            elif live.alone:
                self._miss(live, [seat])

    def check_missing(self, live: Live, person: str, seat: Seat) -> None:
        """Refuse that others let a bot play for somebody who is there, or has only just gone."""
        table = live.table
        if seat not in range(len(table.chairs)) or table.holds(person, seat):
            return
        owner, name = table.chairs[seat].person, table.chairs[seat].name
        if not owner:
            return
        if any(viewer.person == owner for viewer in live.viewers):
            raise NotPossible("player-is-here", seat=seat, name=name)
        gone = now() - live.left_at.get(owner, live.served_since)
        if gone < self._to_stand_in * 1000:
            left = math.ceil(self._to_stand_in - gone / 1000)
            raise NotPossible("player-may-be-back", seat=seat, name=name, seconds=left)

    def left(self, live: Live, person: str) -> None:
        """Somebody looks on no more, maybe only from here."""
        mine = live.table.seats_of(person)
        if mine and all(viewer.person != person for viewer in live.viewers):
            live.left_at[person] = now()
        if live.table.real_time and live.table.phase == RUNNING:
            self._miss(live, mine)

    def _miss(self, live: Live, seats: Iterable[Seat]) -> None:
        for seat in seats:
            if (
                seat not in live.missing
                and live.table.chairs[seat].person
                and not (_is_away(live, seat) and live.table.bot_at(seat))
            ):
                live.missing.add(seat)
                self._scribe.spawn(self._stand_in(live, seat))

    async def _stand_in(self, live: Live, seat: Seat) -> None:
        table = live.table
        reload = min(TO_RELOAD, self._to_stand_in)
        try:
            await asyncio.sleep(reload)
            if _is_missing(live, seat) and not _is_away(live, seat):
                await self._write(live, lambda at: _reported(live, f"away {seat}", at))
            left = self._to_stand_in - reload
            while left > 0 and _is_missing(live, seat):
                await asyncio.sleep(min(left, TO_NOTICE))
                left -= TO_NOTICE
            if _is_missing(live, seat) and not table.bot_at(seat):
                bot = best_bot(table.game.name)
                await self._write(live, lambda _at: e.StoodIn("", seat, bot))
        finally:
            live.missing.discard(seat)
        self.heed(live)

    async def _come_back(self, live: Live, seat: Seat) -> None:
        try:
            person = live.table.chairs[seat].person
            await self._write(live, lambda at: _reported(live, f"back {seat}", at))
            if live.table.bot_at(seat):
                await self._write(live, lambda _at: e.CameBack(person, seat))
        finally:
            live.missing.discard(seat)

    async def _write(self, live: Live, decide: Decide) -> None:
        while live.table.phase == RUNNING:
            try:
                await self._commands.write(live, now(), decide)
            except NotPossible:
                pass  # Another server has written it, or nobody plays now.
            except StoreUnavailable as error:
                log.warning("it cannot be written who is missing: %s", error)
                await asyncio.sleep(self._scribe.retry)
                continue
            return


def _reported(live: Live, move: str, at: int) -> e.AnyEntry:
    live.table.check_move(REFEREE, move, at)
    return e.Moved("", REFEREE, move)


def _is_missing(live: Live, seat: Seat) -> bool:
    person = live.table.chairs[seat].person
    return live.table.phase == RUNNING and all(one.person != person for one in live.viewers)


def _is_away(live: Live, seat: Seat) -> bool:
    """Whether the rules know that the seat's line is lost."""
    table = live.table
    return table.state.check(REFEREE, table.game.parse(f"back {seat}")) is None
