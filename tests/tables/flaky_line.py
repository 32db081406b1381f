"""A line between a client and a server on this machine that fails when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

Failure = Literal["cut before the next request", "cut before the next answer", "go silent"]


class FlakyLine:
    """Passes everything on. A failure hits the connections that are there, not later ones."""

    def __init__(self, server_port: int) -> None:
        self.port = 0
        self.answers = 0
        """How many pieces of answers were passed on."""
        self._server_port = server_port
        self._connections: dict[asyncio.Task[None], _Connection] = {}

    def fail(self, failure: Failure) -> None:
        for connection in self._connections.values():
            connection.failure = failure

    def connect(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        connection = _Connection(self)
        task = asyncio.create_task(connection.carry(client, answers, self._server_port))
        self._connections[task] = connection
        task.add_done_callback(self._connections.pop)

    async def close(self) -> None:
        tasks = list(self._connections)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Connection:
    def __init__(self, line: FlakyLine) -> None:
        self.failure: Failure | None = None
        self._line = line

    async def carry(
        self, client: asyncio.StreamReader, answers: asyncio.StreamWriter, server_port: int
    ) -> None:
        """Carry requests and answers until one side leaves or the line is cut."""
        ends = [answers]
        try:
            server, requests = await asyncio.open_connection("127.0.0.1", server_port)
            ends.append(requests)
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._carry(client, requests, "cut before the next request"))
                ways.create_task(self._carry(server, answers, "cut before the next answer"))
        except* OSError:
            pass
        finally:
            for end in ends:
                end.transport.abort()
                with suppress(OSError):
                    await end.wait_closed()

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, cut: Failure
    ) -> None:
        while data := await source.read(65536):
            if self.failure == cut:
                break
            if self.failure != "go silent":
                target.write(data)
                await target.drain()
                self._line.answers += cut == "cut before the next answer"
        raise ConnectionAbortedError


@asynccontextmanager
async def flaky_line(server_port: int) -> AsyncIterator[FlakyLine]:
    line = FlakyLine(server_port)
    listener = await asyncio.start_server(line.connect, "127.0.0.1", 0)
    line.port = listener.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listener.close()
        await line.close()
        await listener.wait_closed()
