"""The players of the bench: many tables, a connection for each player, moves in an open loop.

A move is due at a fixed pace, whether the one before it was told or not; its time counts from when
it was due, so a server that falls behind cannot hide it. Runs as a process of its own and is told
what to do over its standard input, a JSON object per line:

    {"do": "open", "tables": 50}    answered when so many tables are being played
    {"do": "play", "seconds": 5}    answered after that time with figures
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from mastaba.server.bench.places import Place, Tally
from mastaba.server.bench.quick_places import QuickPlace
from mastaba.server.bench.stored import SEATS, Stock

AT_ONCE: Final = 8
"""So many tables are opened at the same time."""
PATIENCE: Final = 3.0
"""Seconds that moves may take after the last one was due, before they count as not told."""


class Players:
    """Everybody at all tables."""

    def __init__(self, stock: Stock, address: tuple[str, int], pace: float, asking: bool) -> None:
        self.stock = stock
        self.address = address
        self.interval = 1 / (SEATS * pace)
        self.asking = asking
        self.tally = Tally()
        self._places: list[Place] = []
        self._fresh = iter([table for table in stock.tables if not table.made])
        begun = iter([table for table in stock.tables if table.made])
        self._begun = self._fresh if stock.real_time else begun
        self._changes: set[asyncio.Task[None]] = set()
        self._complaints = 0

    async def open(self, count: int) -> dict[str, Any]:
        free = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with free:
                place = QuickPlace(self) if self.stock.real_time else Place(self)
                await place.open(next(self._begun))
                place.keep_pace()
                self._places.append(place)

        await asyncio.gather(*(one() for _ in range(count - len(self._places))))
        gc.freeze()
        return self._counts()

    async def play(self, seconds: float) -> dict[str, Any]:
        begin, cpu = self._loop_time(), time.process_time()
        before = self._counts()
        self.tally.measure(begin, begin + seconds)
        await asyncio.sleep(seconds)
        late = begin + seconds + PATIENCE
        while any(place.waits for place in self._places) and self._loop_time() < late:
            await asyncio.sleep(0.005)
        took = self._loop_time() - begin
        figures = {name: count - before[name] for name, count in self._counts().items()}
        return {
            **figures,
            "seconds": took,
            "untold": sum(place.waits for place in self._places),
            "cpu": time.process_time() - cpu,
            "waits": self.tally.waits,
        }

    def change(self, place: Place) -> None:
        """The game is over: they go on at a fresh table."""
        self.tally.changed += 1
        task = asyncio.ensure_future(self._change(place))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)

    async def _change(self, place: Place) -> None:
        place.leave()
        try:
            table = next(self._fresh, None)
            if table is None:
                raise ConnectionError("no stored table is left to go on at")
            await place.open(table)
        except OSError as error:
            self.tally.refused += 1
            self.complain(str(error).encode())

    def complain(self, message: bytes) -> None:
        self._complaints += 1
        if self._complaints <= 3:
            sys.stderr.write(message[:300].decode(errors="replace") + "\n")

    def _counts(self) -> dict[str, int]:
        tally = self.tally
        return {
            "sent": tally.sent,
            "heard": tally.heard,
            "moves": tally.told,
            "refused": tally.refused,
            "changed": tally.changed,
        }

    def _loop_time(self) -> float:
        return asyncio.get_running_loop().time()


async def _obey(players: Players) -> None:
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = msgspec.json.decode(line)
        if order["do"] == "open":
            answer = await players.open(order["tables"])
        else:
            answer = await players.play(order["seconds"])
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


async def _main(stock: str, host: str, port: str, pace: str, asking: str) -> None:
    known = msgspec.json.decode(Path(stock).read_bytes(), type=Stock)
    await _obey(Players(known, (host, int(port)), float(pace), asking == "asking"))


if __name__ == "__main__":
    if sys.platform == "win32":
        asyncio.run(_main(*sys.argv[1:]))
    else:
        import uvloop

        uvloop.run(_main(*sys.argv[1:]))
