"""Parties: people, bots and spectators who play one table after the other, on any servers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from tests.reliability.players import Guest, Player, Role, Stage
from tests.reliability.proof import Kept, check_converged, replayed

MOST_SEATS = 4


class Parties:
    """Everybody who plays in a test; each party is at one table at a time.

    With several addresses the players of a party are spread over them.
    """

    def __init__(self, stage: Stage, urls: Sequence[str], tables: int, racing: bool) -> None:
        self.stage = stage
        self.players: list[Player] = []
        self._urls = urls
        self._racing = racing
        """Every other party has a person who plays on two devices at once."""
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Everybody signs in and comes to the first table; servers may crash meanwhile."""
        await asyncio.gather(*(self._gather(number) for number in range(self._tables)))

    async def _gather(self, number: int) -> None:
        chance = random.Random(self.stage.chance.getrandbits(60))
        people = chance.randint(1, 3)
        bots = {people + seat: "random" for seat in range(chance.randint(people == 1, 1))}
        roles: list[Role] = ["player"] * people
        if number % 5 == 0:
            roles.append("spectator")
        table = ""
        for place, role in enumerate(roles):
            urls = self._urls_from(number + place)
            guest = Guest(f"guest {number}-{place}")
            await guest.sign_in(urls)
            table = table or await guest.open_table(urls, people + len(bots), bots)
            self._let_play(Player(self.stage, guest, urls, role), table)
            if self._racing and place == 0 and number % 2 == 0:
                other = self._urls_from(number + place + 1)
                self._let_play(Player(self.stage, guest, other, "second device"), table)

    def _urls_from(self, place: int) -> list[str]:
        start = place % len(self._urls)
        return [*self._urls[start:], *self._urls[:start]]

    def _let_play(self, player: Player, table: str) -> None:
        self.players.append(player)
        self._tasks.append(asyncio.create_task(player.run(table)))

    def check_alive(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def promises(self) -> int:
        return sum(len(player.promises) for player in self.players)

    async def more_promises(self, count: int, patience: float) -> None:
        """So many more promises are made, whoever gets them."""
        enough = self.promises + count
        await self._until(
            lambda: self.promises >= enough,
            patience,
            lambda: f"{self.promises} promises, not {enough}",
        )

    async def games_end(self, count: int, patience: float) -> None:
        """So many games have been seen to the end."""

        def ended() -> int:
            return len(set().union(*(player.finished for player in self.players)))

        await self._until(lambda: ended() >= count, patience, lambda: f"{ended()} games ended")

    async def all_are_there(self, patience: float) -> None:
        def missing() -> list[str]:
            return [player.guest.name for player in self.players if not player.connected]

        await self._until(lambda: not missing(), patience, lambda: f"missing: {missing()}")

    async def all_go_on(self, patience: float) -> None:
        """Everybody who plays is given a promise once more: no table is stuck."""
        before = {player: len(player.promises) for player in self._who_play()}

        def stuck() -> list[str]:
            return [
                f"{player.guest.name} at {player.table_id} {player.seq} ({player.phase})"
                for player, count in before.items()
                if len(player.promises) == count
            ]

        await self._until(lambda: not stuck(), patience, lambda: f"stuck: {stuck()}")

    def _who_play(self) -> list[Player]:
        return [player for player in self.players if player.role == "player"]

    async def come_to_rest(self, read: Callable[[], Awaitable[Kept]], patience: float) -> Kept:
        """Nobody starts anything new; what is left at the end, once everybody has heard of it."""
        self.stage.acting = False
        end = time.monotonic() + patience
        while True:
            self.check_alive()
            kept = await read()
            rested = all(player.at_rest for player in self.players)
            if rested and not self._bots_are_busy(kept):
                # Somebody may have gone to a new table since this was read.
                with suppress(AssertionError):
                    check_converged(kept, self.players)
                    return kept
            if time.monotonic() > end:
                restless = [player.guest.name for player in self.players if not player.at_rest]
                assert not restless, f"unanswered: {restless}"
                assert not self._bots_are_busy(kept), "a bot does not move"
                check_converged(kept, self.players)
            await asyncio.sleep(0.3)

    def _bots_are_busy(self, kept: Kept) -> bool:
        tables = {player.table_id for player in self.players}
        logs = [kept.logs[table] for table in tables if table in kept.logs]
        return any(replayed(log).bots_to_move() for log in logs)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _until(
        self, true: Callable[[], bool], patience: float, why: Callable[[], str]
    ) -> None:
        end = time.monotonic() + patience
        while not true():
            self.check_alive()
            assert time.monotonic() < end, why()
            await asyncio.sleep(0.1)
