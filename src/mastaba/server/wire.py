"""The WebSocket protocol of uvicorn, with short ways in, out, and to hang up on slow readers.

uvicorn and its library handle everything that a WebSocket can do. A text that comes in one frame,
and one that goes out, is what all traffic at a table is made of, so those take a short way.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from mastaba.server.frames import KEY, MASKED, WHOLE_BINARY, WHOLE_TEXT, Binary, frame_ends, framed
from mastaba.server.limits import Bucket
from mastaba.server.line import shortest_trip
from mastaba.server.mailbag import Mailbag

HANG_UP: Final = "mastaba.hang_up"
SEND_SOON: Final = "mastaba.send_soon"
LISTEN: Final = "mastaba.listen"
FEEL: Final = "mastaba.feel"
MEASURE: Final = "mastaba.measure"
"""The names of the ways in the ASGI scope's extensions."""

PATIENCE: Final = 5.0
"""Seconds a client has to take the goodbye before the line is cut."""
TOO_FAST: Final = 4429
NO_TEXT: Final = 1007
SCRAPS_PER_SECOND: Final = 20.0
SCRAP_BURST: Final = 200
"""How many pings, pongs and parts of messages one client may send."""
LAST_WORDS: Final = 64
"""So many messages of somebody who has left already are still handled."""
MOST_UNSENT: Final = 64
"""So many messages wait for the mailbag at the most, so that a slow reader is noticed in time."""

Listener = Callable[[bytes], bool]
"""Takes a message, or not: then it goes the long way."""

Measured = Callable[[float, float | None], None]
"""Takes the seconds of a round trip, and of the shortest that the system has seen on the line."""


class TableProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's, whose own close waits until the client has read everything, maybe for ever."""

    def __init__(self, mailbag: Mailbag, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._mailbag = mailbag
        self._unsent: list[bytes] = []
        """Frames that go out with the mailbag."""
        self._framed: Callable[[bytes], bytes] = framed
        self._listener: Listener | None = None
        self._feeler: Listener | None = None
        self._unread = b""
        """The beginning of a frame, or what came behind a message that waits to be handled."""
        self._scraps = Bucket(SCRAPS_PER_SECOND, SCRAP_BURST, self.loop.time())
        self._deaf = False
        """Whether the client has sent so much that nothing is listened to any more."""
        self._in_frames = False
        """Whether the library has been given whole frames only, since the handshake."""
        self._flows = True
        """Whether the client reads as fast as we send."""
        self._measured: Measured | None = None
        self._probe = b""
        """The ping that is under way; nobody can foretell it."""
        self._probed_at = 0.0
        self._open_or_lost: Callable[[], None] | None = None

    def once_open_or_lost(self, done: Callable[[], None]) -> None:
        """Call it when the handshake is done, or will never be."""
        self._open_or_lost = done

    def _is_open_or_lost(self) -> None:
        done, self._open_or_lost = self._open_or_lost, None
        if done is not None:
            done()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[HANG_UP] = self.hang_up
            extensions[SEND_SOON] = self.send_soon
            extensions[LISTEN] = self.listen
            extensions[FEEL] = self.feel
            extensions[MEASURE] = self.measure

    # --- in ---

    def listen(self, listener: Listener) -> None:
        """Offer every text that comes in one frame to the listener first."""
        self._listener = listener

    def feel(self, listener: Listener) -> None:
        """The same for messages that are no text."""
        self._feeler = listener

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        if self._in_frames:
            self._frames_received(self._unread + data if self._unread else data)
            return
        shaken = self.handshake_initiated
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # The library has an answer to what is no handshake; uvicorn forgets to send it.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif not shaken and self.handshake_initiated:
            # Extensions change what is in the frames; and who has sent more than the handshake may
            # have sent half a frame.
            self._in_frames = not self.conn.extensions and data.endswith(b"\r\n\r\n")
            if self.conn.extensions:
                self._framed = self._compressed

    def _frames_received(self, data: bytes) -> None:
        at, self._unread = 0, b""
        # While a message waits to be handled, all behind it wait as well, unread.
        while at < len(data) and not self.read_paused:
            begin, end = frame_ends(data, at)
            if end - begin > (self.config.ws_max_size or end):
                # The library knows what to say to that.
                self._in_frames = False
                super().data_received(data[at:])
                return
            if not end or len(data) < end:
                break
            if not self._taken(data, at, begin, end):
                super().data_received(data[at:end])
                if self._deaf or self.transport.is_closing():
                    return
            at = end
        self._unread = data[at:]

    def _taken(self, data: bytes, at: int, begin: int, end: int) -> bool:
        """Whether the frame at a place is a whole message that a listener takes."""
        if data[at] == WHOLE_TEXT:
            listener = self._listener
        elif data[at] == WHOLE_BINARY:
            listener = self._feeler
        else:
            return False
        return (
            listener is not None
            and data[at + 1] >= MASKED
            # Neither within another message, nor before one that still waits.
            and not self.frames
            and self.queue.empty()
            and not self.close_sent
            and listener(apply_mask(data[begin:end], data[begin - KEY : begin]))
        )

    async def receive(self) -> Any:
        """As uvicorn's, but what came behind the message goes before what is still to come."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            # Not before this message is in the reader's hands: none may overtake it.
            self.loop.call_soon(self._read_on)
        return message

    def _read_on(self) -> None:
        if self._unread and not self.transport.is_closing():
            self._frames_received(self._unread)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    # Nobody else counts the frames that are no whole messages, and they cost as much as messages.

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn's, to which a text that is none is an error of ours."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.hang_up(NO_TEXT, "not-utf-8")
        else:
            super().send_receive_event_to_app()

    def _may_go_on(self) -> bool:
        if not self._deaf and not self._scraps.take(self.loop.time()):
            self.hang_up(TOO_FAST, "too-fast")
            self._deaf = True
        return not self._deaf

    # --- out ---

    def pause_writing(self) -> None:
        self._flows = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self._flows = True
        super().resume_writing()

    def send_soon(self, text: bytes) -> bool:
        """Send without waiting, a moment later, together with what others are sent; False if the
        client does not read as fast, or has gone."""
        if not self._flows or self.close_sent or not self.handshake_complete:
            return False
        if self.transport.is_closing():
            return False
        if not self._unsent:
            self._mailbag.add(self, self.loop)
        elif len(self._unsent) >= MOST_UNSENT:
            self.send_unsent()
            return self.send_soon(text)
        self._unsent.append(self._framed(text))
        return True

    def _compressed(self, text: bytes) -> bytes:
        """The frame of a message, made by the library, which knows the extensions."""
        if type(text) is Binary:
            self.conn.send_binary(text)
        else:
            self.conn.send_text(text)
        return b"".join(self.conn.data_to_send())

    def send_unsent(self) -> None:
        """Send what waits for the mailbag, now: something is to come after it."""
        unsent, self._unsent = self._unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    async def send(self, message: Any) -> None:
        self.send_unsent()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._is_open_or_lost()

    def shutdown(self) -> None:
        self.send_unsent()
        super().shutdown()

    # --- how long it takes ---

    def measure(self, measured: Measured) -> None:
        """Send a ping, and tell how many seconds it took to come back."""
        self._measured = measured
        if self._probe or self.close_sent or self.transport.is_closing():
            return
        self._probe = secrets.token_bytes(8)
        self.conn.send_ping(self._probe)
        self._probed_at = self.loop.time()
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        if not self._may_go_on():
            return
        if self._probe and bytes(event.data) == self._probe:
            self._probe = b""
            if self._measured is not None:
                took = self.loop.time() - self._probed_at
                self._measured(took, shortest_trip(self.transport))
        else:
            super().handle_pong(event)

    def hang_up(self, code: int, reason: str) -> None:
        """Close behind what was sent already, and cut the line if that does not get through."""
        if self.close_sent or self.transport.is_closing():
            return
        self.send_unsent()
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

    # --- the end ---

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The table has done with this client, who may go on reading nothing for ever."""
        super().on_task_complete(task)
        self._listener = self._feeler = self._measured = None
        self.scope["extensions"].clear()
        if not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_open_or_lost()
        if self._in_frames and not self._deaf:
            self._take_last_words()
        super().connection_lost(exc)
        # It refers to itself, so that it would stay in memory until somebody looks for it.
        self.conn.parser.close()

    def _take_last_words(self) -> None:
        """Hear what came before the end, but not for long."""
        self.read_paused = True  # nobody can be asked to pause any more
        at = 0
        for _ in range(LAST_WORDS):
            _begin, end = frame_ends(self._unread, at)
            if not end or len(self._unread) < end:
                break
            super().data_received(self._unread[at:end])
            at = end
        self._unread = b""


def _is_text(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
