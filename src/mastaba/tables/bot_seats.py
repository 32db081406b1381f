"""The seats that bots play: they are woken when it is their turn, and answer at a human pace."""

from __future__ import annotations

import asyncio
import logging

from mastaba.kernel.chance import below, scramble
from mastaba.kernel.contract import Seat
from mastaba.tables import entries as e
from mastaba.tables.live import Live
from mastaba.tables.scribe import Scribe
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.thinking import Thinkers
from mastaba.tables.trap import is_still_poured, trap_in_sight

log = logging.getLogger("mastaba.tables")


class BotSeats:
    """`pace` are the shortest and the longest time, in seconds, before a bot begins to think."""

    def __init__(self, thinkers: Thinkers, pace: tuple[float, float]) -> None:
        self.moves = 0
        self._thinkers = thinkers
        self._pace = pace
        self._scribe: Scribe

    def write_with(self, scribe: Scribe) -> None:
        self._scribe = scribe

    def wake(self, live: Live) -> None:
        """Let the bots think that a table waits for."""
        if live.table.real_time:
            return
        for seat in live.table.bots_to_move():
            key = (seat, live.table.asked_at)
            if key not in live.thinking and not is_still_poured(live.table):
                live.thinking.add(key)
                self._scribe.spawn(self._move(live, seat, live.table.asked_at))

    async def _move(self, live: Live, seat: Seat, asked_at: int) -> None:
        """A bot answers; a move made meanwhile makes its answer void."""
        table = live.table
        try:
            luck = scramble(table.seed ^ (asked_at << 8) ^ seat)
            shortest, longest = self._pace
            await asyncio.sleep(shortest + (longest - shortest) * below(luck, 0, 0, 1000) / 1000)
            if not _still_due(live, seat, asked_at):
                return
            move = await self._thinkers.move(
                table.game.name,
                table.bot_at(seat),
                table.state.dump(),
                table.options,
                seat,
                luck,
                trap_in_sight(table),
            )
            while _still_due(live, seat, asked_at):
                try:
                    await self._write(live, seat, asked_at, move)
                except StoreUnavailable as error:
                    # Nobody would ask the bot again.
                    log.warning("a bot's move cannot be written: %s", error)
                    await asyncio.sleep(self._scribe.retry)
        finally:
            live.thinking.discard((seat, asked_at))

    async def _write(self, live: Live, seat: Seat, asked_at: int, move: str) -> None:
        async with live.turn:
            while _still_due(live, seat, asked_at):
                if await self._scribe.append(live, e.Moved("", seat, move)):
                    self.moves += 1
                else:
                    await self._scribe.catch_up(live)
            try:
                await self._scribe.go_on(live)
            except StoreUnavailable:
                self._scribe.spawn(self._scribe.go_on_surely(live, self._scribe.retry))

    async def hint(self, live: Live, seat: Seat, bot: str) -> str:
        """The move that a bot would make in a seat."""
        table = live.table
        luck = scramble(table.seq)
        state = table.state_at(live.next_time())
        return await self._thinkers.hint(
            table.game.name, bot, state.dump(), table.options, seat, luck, trap_in_sight(table)
        )

    def close(self) -> None:
        self._thinkers.close()


def _still_due(live: Live, seat: Seat, asked_at: int) -> bool:
    table = live.table
    return table.asked_at == asked_at and seat in table.bots_to_move()
