"""How much one person may keep in the store: far more than a living room ever needs, and far less
than fills a disk."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from mastaba.tables.store import Keeping, Store
from mastaba.tables.table import NotPossible

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
MEGABYTE: Final = 1024 * 1024


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    """What one person may have; in the order in which a sentence names it."""

    open_tables: int = 200
    """Tables that are not finished."""
    tables_a_day: int = 300
    real_time_an_hour: int = 20
    """Tables of games in real time: their bots act all the time, whether anybody looks or not."""
    imports_a_day: int = 60
    import_megabytes_a_day: int = 64


NO_QUOTAS: Final = Quotas(
    open_tables=10**9,
    tables_a_day=10**9,
    real_time_an_hour=10**9,
    imports_a_day=10**9,
    import_megabytes_a_day=10**9,
)
"""For scripts and benchmarks that keep a store of their own."""


async def check_opening(
    store: Store, quotas: Quotas, person: str, game: str, real_time: bool, now: int
) -> None:
    """Refuse another table to somebody who has more than enough."""
    kept = await store.kept_for(person, now - DAY)
    unfinished = sum(one.phase != "finished" for one in kept)
    if unfinished >= quotas.open_tables:
        raise NotPossible("quota-open-tables", limit=quotas.open_tables, used=unfinished)
    opened = [one for one in kept if one.size is None and one.opened > now - DAY]
    if len(opened) >= quotas.tables_a_day:
        raise NotPossible(
            "quota-tables-a-day",
            limit=quotas.tables_a_day,
            used=len(opened),
            minutes=_free_in(opened, quotas.tables_a_day, DAY, now),
        )
    if not real_time:
        return
    quick = [one for one in opened if one.game == game and one.opened > now - HOUR]
    if len(quick) >= quotas.real_time_an_hour:
        raise NotPossible(
            "quota-real-time",
            limit=quotas.real_time_an_hour,
            used=len(quick),
            minutes=_free_in(quick, quotas.real_time_an_hour, HOUR, now),
        )


async def check_import(store: Store, quotas: Quotas, person: str, size: int, now: int) -> None:
    """Refuse another log file to somebody who has brought more than enough."""
    kept = await store.kept_for(person, now - DAY)
    brought = [one for one in kept if one.size is not None and one.opened > now - DAY]
    if len(brought) >= quotas.imports_a_day:
        raise NotPossible(
            "quota-imports",
            limit=quotas.imports_a_day,
            used=len(brought),
            minutes=_free_in(brought, quotas.imports_a_day, DAY, now),
        )
    used = sum(one.size or 0 for one in brought)
    if used + size > quotas.import_megabytes_a_day * MEGABYTE:
        raise NotPossible(
            "quota-import-megabytes",
            limit=quotas.import_megabytes_a_day,
            used=math.ceil(used / MEGABYTE),
            minutes=_free_in(brought, 1, DAY, now),
        )


def _free_in(kept: Sequence[Keeping], limit: int, span: int, now: int) -> int:
    """Minutes until so many of them are long ago that one more is below the limit."""
    times = sorted(one.opened for one in kept)
    frees = times[max(0, len(times) - limit)] if times else now
    return max(1, math.ceil((frees + span - now) / 60_000))
