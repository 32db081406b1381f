"""The players of the bench: many tables, four connections each, moves in an open loop.

A move is due at a fixed pace, whether the one before it was told or not; its time counts from when
it was due, so a server that falls behind cannot hide it. Runs as a process of its own and is told
what to do over its standard input, a JSON object per line:

    {"do": "open", "tables": 50}    answered when so many tables are being played
    {"do": "play", "seconds": 5}    answered after that time with figures
"""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import random
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from mastaba.server.bench.stored import SEATS, Script, Stock, StoredTable

AT_ONCE: Final = 8
"""So many tables are opened at the same time."""
PATIENCE: Final = 3.0
"""Seconds that moves may take after the last one was due, before they count as not told."""

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10


class _Head(msgspec.Struct):
    """As much of a message as the players look at."""

    type: str
    seq: int = 0


_head: msgspec.json.Decoder[_Head] = msgspec.json.Decoder(_Head)


class Tally:
    """What all tables together have seen."""

    def __init__(self) -> None:
        self.sent = 0
        self.heard = 0
        self.told = 0
        self.refused = 0
        self.changed = 0
        self.first_due = float("inf")
        self.last_due = 0.0
        self.waits: list[float] = []

    def measure(self, first_due: float, last_due: float) -> None:
        self.first_due, self.last_due, self.waits = first_due, last_due, []

    def move_was_told(self, due: float, now: float) -> None:
        self.told += 1
        if self.first_due <= due < self.last_due:
            self.waits.append(now - due)


class Line(asyncio.Protocol):
    """One seat's WebSocket, as bare as can be: the players must not be slower than the server."""

    def __init__(self, place: Place, seat: int, request: bytes) -> None:
        self._place = place
        self._seat = seat
        self._request = request
        self._shaken = False
        self._closed = False
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            self._place.line_was_lost()

    def close(self) -> None:
        """Leave; what still comes is for a table where nobody sits any more."""
        self._closed = True
        if self._transport is not None:
            self._transport.close()

    def send(self, message: bytes, opcode: int = _TEXT) -> None:
        # A mask of four zeros is a valid mask, and costs nothing.
        size = len(message)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else _long_head(opcode, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        data = self._rest + data if self._rest else data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(f"no handshake: {head.decode(errors='replace')}")
            self._shaken = True
            self._place.line_is_open(self)
        self._rest = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Handle all frames that are complete; the bytes that are left."""
        at, end = 0, len(data)
        while end - at >= 2 and not self._closed:
            size, begin = data[at + 1], at + 2
            if size == 126:
                begin += 2
                size = int.from_bytes(data[at + 2 : begin])
            elif size == 127:
                begin += 8
                size = int.from_bytes(data[at + 2 : begin])
            if end < begin + size:
                break
            self._handle(data[at] & 15, data[begin : begin + size])
            at = begin + size
        return data[at:]

    def _handle(self, opcode: int, message: bytes) -> None:
        if opcode == _TEXT:
            self._place.heard(self._seat, message)
        elif opcode == _PING:
            self.send(message, _PONG)
        elif opcode == _CLOSE and self._transport is not None:
            self._transport.close()


def _long_head(opcode: int, size: int) -> bytes:
    return bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2)


class Place:
    """Four players who play one stored game after the other, all over real connections."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._tally = players.tally
        self._loop = asyncio.get_running_loop()
        self._lines: list[Line] = []
        self._dues: deque[float] = deque()
        self._due = 0.0
        self._playing = False

    async def open(self, table: StoredTable) -> None:
        """Connect all four players and wait until they have been welcomed."""
        self._table = table
        self._script: Script = self._players.stock.scripts[table.script]
        self._next = table.made
        self._seq = table.seq
        self._told = SEATS
        self._welcomed = 0
        self._here: asyncio.Future[None] = self._loop.create_future()
        host, port = self._players.address
        self._lines = [
            Line(self, seat, _handshake(host, port, table.id, table.cookies[seat]))
            for seat in range(SEATS)
        ]
        for line in self._lines:
            await self._loop.create_connection(lambda line=line: line, host, port)  # type: ignore[misc]
        await self._here
        self._playing = True
        self._ask()

    def keep_pace(self) -> None:
        """From now on a move is due in every interval."""
        self._tick(self._loop.time() + random.random() * self._players.interval)

    # --- the lines ---

    def line_is_open(self, line: Line) -> None:
        seat = self._lines.index(line)
        line.send(b'{"type":"hello","seat":%d}' % seat)

    def line_was_lost(self) -> None:
        if self._playing:
            self._tally.refused += 1
            self._playing = False
        elif not self._here.done():
            self._here.set_exception(ConnectionError("the server has hung up"))

    def heard(self, seat: int, message: bytes) -> None:
        tally = self._tally
        tally.heard += 1
        head = _head.decode(message)
        if head.type == "update":
            if head.seq == self._seq:
                self._told += 1
                if self._told == SEATS:
                    self._all_told()
        elif head.type == "welcome":
            self._welcomed += 1
            if self._welcomed == SEATS:
                self._here.set_result(None)
        elif head.type not in ("accepted", "moves", "here"):
            tally.refused += 1
            self._players.complain(message)

    # --- the game ---

    def _tick(self, due: float) -> None:
        if self._playing:
            self._dues.append(due)
            if self._told == SEATS:
                self._move()
        due += self._players.interval
        self._loop.call_at(due, self._tick, due)

    def _move(self) -> None:
        self._due = self._dues.popleft()
        seat, move = self._script.moves[self._next]
        self._next += 1
        self._seq += 1
        self._told = 0
        self._send(
            seat,
            b'{"type":"wish","ticket":"%d","wish":{"wish":"play","seat":%d,"move":"%s"}}'
            % (self._seq, seat, move.encode()),
        )

    def _all_told(self) -> None:
        self._tally.move_was_told(self._due, self._loop.time())
        if self._next == len(self._script.moves):
            self._playing = False
            self._dues.clear()
            self._players.change(self)
            return
        self._ask()
        if self._dues:
            self._move()

    def _ask(self) -> None:
        """The next player looks at what is possible, as a browser would show it."""
        if self._players.asking:
            seat, _move = self._script.moves[self._next]
            self._send(seat, b'{"type":"moves","ticket":"m","seat":%d}' % seat)

    def _send(self, seat: int, message: bytes) -> None:
        self._tally.sent += 1
        self._lines[seat].send(message)

    def leave(self) -> None:
        self._playing = False
        for line in self._lines:
            line.close()

    @property
    def waits(self) -> bool:
        """Whether a move that was due in the time measured has not been told to everybody."""
        return self._playing and (
            (self._told < SEATS and self._due < self._tally.last_due)
            or (bool(self._dues) and self._dues[0] < self._tally.last_due)
        )


def _handshake(host: str, port: int, table: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: mastaba={cookie}\r\n\r\n"
    ).encode()


class Players:
    """Everybody at all tables."""

    def __init__(self, stock: Stock, address: tuple[str, int], pace: float, asking: bool) -> None:
        self.stock = stock
        self.address = address
        self.interval = 1 / (SEATS * pace)
        self.asking = asking
        self.tally = Tally()
        self._places: list[Place] = []
        self._begun = iter([table for table in stock.tables if table.made])
        self._fresh = iter([table for table in stock.tables if not table.made])
        self._changes: set[asyncio.Task[None]] = set()
        self._complaints = 0

    async def open(self, count: int) -> dict[str, Any]:
        free = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with free:
                place = Place(self)
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
        """The game is over: the four go on at a fresh table."""
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
