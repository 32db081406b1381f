"""The WebSocket protocol of uvicorn, with short ways to send and to hang up on slow readers."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

HANG_UP: Final = "mastaba.hang_up"
SEND_NOW: Final = "mastaba.send_now"
"""The names of the ways in the ASGI scope's extensions."""

_WHOLE_TEXT: Final = 0x81

PATIENCE: Final = 5.0
"""Seconds a client has to take the goodbye before the line is cut."""


def _head(size: int) -> bytes:
    """What stands before a text in its frame (RFC 6455, 5.2): a server masks nothing."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


class TableProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's, whose own close waits until the client has read everything, maybe for ever."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[HANG_UP] = self.hang_up
            extensions[SEND_NOW] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send without waiting; False if the client does not read as fast, or has gone."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set():
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_head(len(text)) + text)
        return True

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
