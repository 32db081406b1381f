"""A server that answers before it has written, except for new tables: what the proof must find
out.

Run as `python -m tests.reliability.careless serve`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from mastaba.cli import main
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Listing, Stored

DELAY = 0.3


_unfinished: set[asyncio.Task[None]] = set()
_append = SqliteStore.append


async def append_carelessly(
    store: SqliteStore,
    entry: Stored,
    listing: Listing | None = None,
    members: Sequence[str] | None = None,
    record: bytes | None = None,
) -> bool:
    async def write() -> None:
        await asyncio.sleep(DELAY)
        await _append(store, entry, listing, members, record)

    if entry.seq == 1:
        return await _append(store, entry, listing, members, record)
    _unfinished.add(asyncio.create_task(write()))
    return True


if __name__ == "__main__":
    SqliteStore.append = append_carelessly  # type: ignore[assignment, method-assign]
    main()
