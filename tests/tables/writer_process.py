"""A process that appends until it is killed, and says of each entry when it is durable.

Run with the address of a store and a name that its tables begin with.
"""

from __future__ import annotations

import asyncio
import itertools
import sys

from mastaba.tables.store import Listing, Store, Stored, store_at

AT_ONCE = 5


async def main(url: str, name: str) -> None:
    store = store_at(url)
    await store.open()
    await asyncio.gather(*(write(store, f"{name}-{number}") for number in range(4)))


async def write(store: Store, table: str) -> None:
    for first in itertools.count(1, AT_ONCE):
        await asyncio.gather(*(append(store, table, seq) for seq in range(first, first + AT_ONCE)))


async def append(store: Store, table: str, seq: int) -> None:
    listing = Listing(table, f"code of {table}", "escape", True, "running", b"{}", seq)
    if await store.append(Stored(table, seq, seq, b"%d" % seq), listing, [f"{table} {seq}"]):
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
