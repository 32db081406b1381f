"""Connections of the bench, as bare as can be: the players must not be slower than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Final, Protocol, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10


class Listener(Protocol):
    """Whoever has lines to a table."""

    def line_is_open(self, line: Line) -> None: ...

    def line_was_lost(self) -> None: ...

    def heard(self, seat: int, message: bytes) -> None: ...


class Line(asyncio.Protocol):
    """One seat's WebSocket."""

    def __init__(self, place: Listener, seat: int, request: bytes) -> None:
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


def handshake(host: str, port: int, table: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: mastaba={cookie}\r\n\r\n"
    ).encode()
