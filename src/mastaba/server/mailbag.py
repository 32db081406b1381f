"""What goes out to all clients of a server, sent in a row once the event loop has done its round.

Sending is the kernel's work. Done in between, message by message, it takes twice as long: it finds
its caches cold and leaves ours cold, and wakes a reader for every single one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("mastaba.server")


class Sender(Protocol):
    """A connection that has something to send."""

    def send_unsent(self) -> None: ...


class Mailbag:
    """Who has something to send, in the order in which they got it."""

    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def add(self, sender: Sender, loop: asyncio.AbstractEventLoop) -> None:
        """Let somebody send soon, after all that is to be done now."""
        if not self._senders:
            loop.call_soon(self._empty)
        self._senders.append(sender)

    def _empty(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            try:
                sender.send_unsent()
            except Exception:
                log.exception("a line cannot be written to")  # nobody else may suffer for it
