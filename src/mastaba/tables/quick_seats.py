"""Bots in games in real time: nobody asks them. Each looks, does something or nothing, and looks
away for as long as its own reaction and pace take."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from mastaba.bots import BOT_STREAM
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Seat
from mastaba.tables import entries as e
from mastaba.tables.clockwork import is_asleep
from mastaba.tables.commands import Commands
from mastaba.tables.live import Live, now
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.table import RUNNING, NotPossible
from mastaba.tables.thinking import Thinkers

log = logging.getLogger("mastaba.tables")

SHORTEST: Final = 20
"""Milliseconds between two looks, at least."""


class QuickSeats:
    """Plays the seats of bots at tables in real time; they think in worker processes."""

    def __init__(self, thinkers: Thinkers, scribe: Scribe, commands: Commands) -> None:
        self.moves = 0
        self._thinkers = thinkers
        self._scribe = scribe
        self._commands = commands

    def wake(self, live: Live) -> None:
        """Let the bots of a table look at it, unless they do."""
        for seat in range(len(live.table.chairs)):
            if seat not in live.looking and _plays(live, seat):
                live.looking.add(seat)
                self._scribe.spawn(self._play(live, seat))

    async def _play(self, live: Live, seat: Seat) -> None:
        try:
            while _plays(live, seat):
                wait = await self._look(live, seat)
                await asyncio.sleep(max(SHORTEST, wait) / 1000)
        finally:
            live.looking.discard(seat)

    async def _look(self, live: Live, seat: Seat) -> int:
        """Do something, if it seems good; the milliseconds until the next look."""
        table = live.table
        move, wait = await self._thinkers.look(
            table.game.name,
            table.bot_at(seat),
            table.state.dump(),
            table.options,
            seat,
            word(table.seed, BOT_STREAM + seat, table.seq),
            table.time(live.next_time()),
        )
        if move:
            try:
                await self._commands.write(live, now(), lambda at: _moved(live, seat, move, at))
                self.moves += 1
            except NotPossible:
                pass  # Things have changed while it thought, so its moment is lost.
            except StoreUnavailable as error:
                log.warning("a bot's move cannot be written: %s", error)
        return wait


def _plays(live: Live, seat: Seat) -> bool:
    table = live.table
    is_on = table.phase == RUNNING and not table.stands
    return is_on and bool(table.bot_at(seat)) and not is_asleep(live)


def _moved(live: Live, seat: Seat, move: str, at: int) -> e.AnyEntry:
    if not _plays(live, seat):
        raise NotPossible("not-your-seat", seat=seat)
    live.table.check_move(seat, move, at)
    return e.Moved("", seat, move)
