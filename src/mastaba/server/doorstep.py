"""The HTTP protocol of uvicorn, which waits for ever for those who say nothing, or half of it.

Every connection takes one of the files that the system lets us open, long before it is a request.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from mastaba.server.config import Limits
from mastaba.server.limits import Door, network_of
from mastaba.server.wire import TableProtocol

LARGEST_BODIES: Final = "/api/tables/import"
"""Where a log may be sent, which is larger than anything else."""


class DoorstepProtocol(H11Protocol):
    """As uvicorn's, with a time for what the client has to send, and so many for each address."""

    def __init__(self, door: Door, limits: Limits, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._door = door
        self._limits = limits
        self._entered: dict[tuple[str, str], int] = {}
        """Under which name this connection is counted."""
        self._alarm: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        """Ends the connection of somebody who takes nothing of an answer."""
        self._handed_over = False
        """Whether it has ended, or a socket protocol reads what comes now."""
        self._body_of: object = None
        self._body_ends = 0.0
        """Of which request a body is under way, and when all of it has to be there."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        names = self._names()
        if self._door.enter(names):
            transport.abort()
        else:
            self._entered = names
            self._watch()

    def _names(self) -> dict[tuple[str, str], int]:
        address = self.client[0] if self.client else ""
        if not address:
            return {}  # a socket of this machine, which only a proxy uses
        if isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts:
            return {}
        return {("connection", network_of(address)): self._limits.connections_per_address}

    def connection_lost(self, exc: Exception | None) -> None:
        self._handed_over = True
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self._body_size():
            self.send_400_response("A WebSocket handshake has no body.")
            return
        self._handed_over = True
        self._stop_alarm()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, TableProtocol), "running.py serves sockets with no other"
        # Once its handshake is done, it is counted, and sent away when it is quiet, as a socket.
        self._alarm = self.loop.call_later(self._limits.head_seconds, self.transport.abort)
        socket.once_open_or_lost(self._leave)

    def _leave(self) -> None:
        self._stop_alarm()
        self._is_read()
        self._door.leave(self._entered)
        self._entered = {}

    # --- what the client has to take ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_read()
        self._unread = self.loop.call_later(self._limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # --- what the client has to send ---

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """A head has one deadline, however it comes; each piece of a body has its own, and all of
        it has one more."""
        if self._handed_over:
            return
        state = self.conn.their_state
        if state is not h11.IDLE:
            self._stop_alarm()
        if state is h11.SEND_BODY:
            now = self.loop.time()
            if self._body_of is not self.scope:
                self._body_of = self.scope
                self._body_ends = now + self._time_for_body()
            ends = min(now + self._limits.body_seconds, self._body_ends)
            self._alarm = self.loop.call_at(ends, self.transport.abort)
        elif state is h11.IDLE and self._alarm is None:
            self._alarm = self.loop.call_later(self._limits.head_seconds, self.transport.abort)

    def _time_for_body(self) -> float:
        """Seconds for as much as was announced, or as may be sent there."""
        limits = self._limits
        is_large = self.scope["path"].rstrip("/") == LARGEST_BODIES
        most = limits.log_bytes if is_large else limits.body_bytes
        return limits.body_seconds + min(most, self._body_size()) / limits.body_bytes_per_second

    def _body_size(self) -> float:
        """How many bytes the head has announced; a body that comes in chunks may have any size."""
        headers = dict(self.headers)
        if b"transfer-encoding" in headers:
            return math.inf
        return int(headers.get(b"content-length", b"0"))

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
