"""The HTTP protocol of uvicorn, which waits for ever for those who say nothing, or half of it.

Every connection takes one of the files that the system lets us open, long before it is a request.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from mastaba.server.config import Limits
from mastaba.server.limits import Door


class DoorstepProtocol(H11Protocol):
    """As uvicorn's, with a time for what the client has to send, and so many for each address."""

    def __init__(self, door: Door, limits: Limits, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._door = door
        self._limits = limits
        self._entered: dict[tuple[str, str], int] = {}
        """Under which name this connection is counted."""
        self._alarm: asyncio.TimerHandle | None = None
        self._left = False
        """Whether it has ended, or is a socket now."""

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
        return {("connection", address): self._limits.connections_per_address}

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on it is counted, and sent away when it is quiet, as a socket.
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._left = True
        self._stop_alarm()
        self._door.leave(self._entered)
        self._entered = {}

    # --- what the client has to send ---

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """A head has one deadline, however it comes; each piece of a body has its own."""
        if self._left:
            return
        state = self.conn.their_state
        if state is not h11.IDLE:
            self._stop_alarm()
        if state is h11.SEND_BODY:
            self._alarm = self.loop.call_later(self._limits.body_seconds, self.transport.abort)
        elif state is h11.IDLE and self._alarm is None:
            self._alarm = self.loop.call_later(self._limits.head_seconds, self.transport.abort)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
