"""The doorbell: tells other processes at once that a table's log has grown.

A ring carries only the table and the seq of its newest entry. The store stays the truth: whoever
sees that something is new reads it there, so a ring may come twice, or late, or be one's own.
Another doorbell rings for people who have signed out somewhere, with the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

TABLES: Final = "mastaba.tables"
PEOPLE: Final = "mastaba.people"
"""What doorbells are for."""

Heard = Callable[[str, int], None]
"""What to do when a table's log has grown up to a seq."""

Missed = Callable[[], None]
"""What to do when rings may have gone unheard: look after every table."""


class DoorbellUnavailable(RuntimeError):
    """The doorbell cannot be set up; the message says what to check."""


class Doorbell(Protocol):
    async def open(self, ring: Heard, missed: Missed) -> None:
        """Listen from now on; `ring` and `missed` are called in the event loop."""

    async def close(self) -> None: ...

    def ring(self, table: str, seq: int) -> None:
        """Tell the others. It does not wait for them, and never fails."""


def doorbell_at(url: str | None, channel: str = TABLES) -> Doorbell:
    """The doorbell at an address, or a silent one; ValueError says what an address looks like."""
    if url is None:
        return SilentDoorbell()
    scheme, separator, _rest = url.partition("://")
    if separator and scheme in ("redis", "rediss", "unix"):
        # Its client is only loaded where it is used.
        from mastaba.tables.redis_doorbell import RedisDoorbell

        return RedisDoorbell(url, channel=channel)
    # The rest of the address stays unsaid: there may be a password in it.
    given = f"{scheme}://" if separator else "an address without ://"
    raise ValueError(
        f"a doorbell cannot be at {given}; write redis://user:password@host:port, rediss://… for "
        "an encrypted connection, unix://path for a socket, or nothing where one process serves all"
    )


class SilentDoorbell:
    """For a process that is alone: nobody else is there to hear anything."""

    async def open(self, ring: Heard, missed: Missed) -> None:
        pass

    async def close(self) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        pass
