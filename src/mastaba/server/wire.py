"""The WebSocket protocol of uvicorn, with a way to hang up on a client that does not read."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

HANG_UP: Final = "mastaba.hang_up"
"""The name of the way in the ASGI scope's extensions."""

PATIENCE: Final = 5.0
"""Seconds a client has to take the goodbye before the line is cut."""


class TableProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's, whose own close waits until the client has read everything, maybe for ever."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[HANG_UP] = self.hang_up

    def hang_up(self, code: int, reason: str) -> None:
        """Close behind what was sent already, and cut the line if that does not get through."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)
