"""Players of the bench who take turns: four at a table, moves in an open loop."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Protocol

import msgspec

from mastaba.server.bench.lines import Line, handshake
from mastaba.server.bench.stored import Script, Stock, StoredTable


class Head(msgspec.Struct):
    """As much of a message as the players look at."""

    type: str
    seq: int = 0
    ticket: str = ""


head_of: msgspec.json.Decoder[Head] = msgspec.json.Decoder(Head)


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


class Everybody(Protocol):
    """All players of the bench, as one table knows them."""

    stock: Stock
    address: tuple[str, int]
    interval: float
    asking: bool
    tally: Tally

    def change(self, place: Place) -> None:
        """The game is over: they go on at a fresh table."""

    def complain(self, message: bytes) -> None: ...


class Place:
    """Players who play one stored game after the other, all over real connections."""

    def __init__(self, players: Everybody) -> None:
        self._players = players
        self._tally = players.tally
        self._loop = asyncio.get_running_loop()
        self._lines: list[Line] = []
        self._dues: deque[float] = deque()
        self._due = 0.0
        self._playing = False

    async def open(self, table: StoredTable) -> None:
        """Connect all players and wait until they have been welcomed."""
        self._table = table
        self._script: Script = self._players.stock.scripts[table.script]
        self._next = table.made
        self._seq = table.seq
        self._seats = self._told = len(table.cookies)
        self._welcomed = 0
        self._here: asyncio.Future[None] = self._loop.create_future()
        host, port = self._players.address
        self._lines = [
            Line(self, seat, handshake(host, port, table.id, table.cookies[seat]))
            for seat in range(self._seats)
        ]
        for line in self._lines:
            await self._loop.create_connection(lambda line=line: line, host, port)  # type: ignore[misc]
        await self._here
        self._playing = True
        self._begin()

    def _begin(self) -> None:
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
        head = head_of.decode(message)
        if head.type == "update":
            if head.seq == self._seq:
                self._told += 1
                if self._told == self._seats:
                    self._all_told()
        elif head.type == "welcome":
            self._welcomed += 1
            if self._welcomed == self._seats:
                self._here.set_result(None)
        elif head.type not in ("accepted", "moves", "here"):
            tally.refused += 1
            self._players.complain(message)

    # --- the game ---

    def _tick(self, due: float) -> None:
        if self._playing:
            self._dues.append(due)
            if self._told == self._seats:
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
            (self._told < self._seats and self._due < self._tally.last_due)
            or (bool(self._dues) and self._dues[0] < self._tally.last_due)
        )
