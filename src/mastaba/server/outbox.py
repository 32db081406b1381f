"""What is on its way to one client: it never makes a table wait, and it never grows without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from mastaba.server.frames import Binary


def _cannot_send(_message: bytes) -> bool:
    return False


def _nothing() -> None:
    pass


class Outbox:
    """Messages in order; when a client reads too slowly for them, `overflow` is called once.

    `send_soon` takes a message if the line is free; only what it does not take waits here.
    """

    def __init__(
        self,
        most_messages: int,
        most_bytes: int,
        overflow: Callable[[], None],
        send_soon: Callable[[bytes], bool] | None = None,
    ) -> None:
        self._most_messages = most_messages
        self._most_bytes = most_bytes
        self._overflow = overflow
        self._send_soon = send_soon or _cannot_send
        self._drops_frames = send_soon is not None
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._closed = False
        # The message that `next` gave out last may not be sent yet.
        self._under_way = False

    def put(self, message: bytes) -> None:
        """Put a message on its way; what comes after the last one is dropped."""
        if self._closed:
            return
        if self._messages or self._under_way or not self._send_soon(message):
            self._wait(message)

    def show(self, frame: bytes) -> None:
        """Send a frame if nothing has to wait before it; else it is left out, and the next one
        shows as much."""
        if self._closed or self._messages or self._under_way:
            return
        binary = Binary(frame)
        if not self._send_soon(binary) and not self._drops_frames:
            self._wait(binary)

    def _wait(self, message: bytes) -> None:
        if self._closed:
            return
        if len(self._messages) >= self._most_messages or (
            self._messages and self._bytes + len(message) > self._most_bytes
        ):
            overflow = self._overflow
            self.drop()
            overflow()
            return
        self._messages.append(message)
        self._bytes += len(message)
        self._news.set()

    def finish(self) -> None:
        """Nothing more will be put."""
        self._closed = True
        self._news.set()

    def drop(self) -> None:
        """Forget what was not sent, and who would have sent it, and finish."""
        self._messages.clear()
        self._bytes = 0
        self._send_soon, self._overflow = _cannot_send, _nothing
        self.finish()

    async def next(self) -> bytes | None:
        """The next message to send, once the one before is sent; None after the last one."""
        self._under_way = False
        while not self._messages:
            if self._closed:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._messages.popleft()
        self._bytes -= len(message)
        self._under_way = True
        return message
