"""The short way of a message to a client: at once if the line takes it, never out of order."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from mastaba.server.config import Limits
from mastaba.server.frames import framed
from mastaba.server.outbox import Outbox
from mastaba.tables.live import BACKLOG


class Line:
    """A line that can be full."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.full = False

    def send_soon(self, message: bytes) -> bool:
        if not self.full:
            self.sent.append(message)
        return not self.full


def test_a_message_goes_out_at_once() -> None:
    line = Line()
    outbox = Outbox(2, 100, lambda: None, line.send_soon)
    outbox.put(b"one")
    assert line.sent == [b"one"]
    outbox.finish()
    assert asyncio.run(outbox.next()) is None


def test_no_message_overtakes_another() -> None:
    line = Line()
    outbox = Outbox(5, 100, lambda: None, line.send_soon)

    async def listen() -> None:
        line.full = True
        outbox.put(b"one")
        outbox.put(b"two")
        line.full = False
        outbox.put(b"three")
        for waited in (b"one", b"two", b"three"):
            assert await outbox.next() == waited
            outbox.put(b"four after " + waited)
        assert line.sent == []

    asyncio.run(listen())


def test_a_whole_backlog_is_not_too_much_for_a_line_that_is_busy() -> None:
    line = Line()
    line.full = True
    limits = Limits()
    outbox = Outbox(
        limits.unsent_messages, limits.unsent_bytes, lambda: pytest.fail("too much"), line.send_soon
    )
    for number in range(BACKLOG + 1):
        outbox.put(b"update %d" % number)


def test_a_line_that_is_free_again_is_used_again() -> None:
    line = Line()
    outbox = Outbox(5, 100, lambda: None, line.send_soon)

    async def listen() -> None:
        line.full = True
        outbox.put(b"one")
        line.full = False
        assert await outbox.next() == b"one"
        sender = asyncio.ensure_future(outbox.next())
        await asyncio.sleep(0)
        outbox.put(b"two")
        assert line.sent == [b"two"]
        sender.cancel()

    asyncio.run(listen())


def test_a_full_line_still_overflows() -> None:
    line, fallen = Line(), []
    outbox = Outbox(1, 100, lambda: fallen.append(1), line.send_soon)
    line.full = True
    outbox.put(b"one")
    outbox.put(b"two")
    assert fallen == [1]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_written_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
