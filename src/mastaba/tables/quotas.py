"""How much one person may keep in the store: far more than a living room ever needs, and far less
than fills a disk."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from mastaba.tables.retention import Retention
from mastaba.tables.store import Keeping, Store
from mastaba.tables.table import NotPossible

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
MEGABYTE: Final = 1024 * 1024


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    """What one person may have; in the order in which a sentence names it."""

    open_tables: int = 200
    """Tables that are not over, and were not put away."""
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
    store: Store,
    quotas: Quotas,
    retention: Retention,
    person: str,
    game: str,
    real_time: bool,
    now: int,
) -> None:
    """Refuse another table to somebody who has more than enough. Whoever opens one does so before
    the next one asks, or both would find the same room."""
    kept = await store.kept_for(person, now - DAY)
    _check_open_tables(kept, quotas, retention, now)
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


def _check_open_tables(
    kept: Sequence[Keeping], quotas: Quotas, retention: Retention, now: int
) -> None:
    days = {"lobby": retention.lobby, "running": retention.people}
    goes = sorted(one.active + round(days[one.phase] * DAY) for one in kept if one.phase in days)
    if len(goes) < quotas.open_tables:
        return
    frees = goes[len(goes) - quotas.open_tables]
    raise NotPossible(
        "quota-open-tables",
        limit=quotas.open_tables,
        used=len(goes),
        days=max(1, math.ceil((frees - now) / DAY)),
        minutes=_minutes_until(frees, now),
    )


async def check_import(store: Store, quotas: Quotas, person: str, size: int, now: int) -> None:
    """Refuse another log file to somebody who has brought more than enough; as above, in turn."""
    limit = quotas.import_megabytes_a_day
    if size > limit * MEGABYTE:
        raise NotPossible("quota-import-too-large", limit=limit, used=math.ceil(size / MEGABYTE))
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
    if used + size > limit * MEGABYTE:
        raise NotPossible(
            "quota-import-megabytes",
            limit=limit,
            used=math.ceil(used / MEGABYTE),
            minutes=_room_in(brought, used + size - limit * MEGABYTE, now),
        )


def _free_in(kept: Sequence[Keeping], limit: int, span: int, now: int) -> int:
    """Minutes until so many of them are long ago that one more is below the limit."""
    times = sorted(one.opened for one in kept)
    frees = times[max(0, len(times) - limit)] if times else now - span
    return _minutes_until(frees + span, now)


def _room_in(brought: Sequence[Keeping], wanted: int, now: int) -> int:
    """Minutes until those that are long ago by then were together as large as wanted."""
    freed, last = 0, now - DAY
    for one in sorted(brought, key=lambda one: one.opened):
        if freed >= wanted:
            break
        freed, last = freed + (one.size or 0), one.opened
    return _minutes_until(last + DAY, now)


def _minutes_until(at: int, now: int) -> int:
    return max(1, math.ceil((at - now) / 60_000))
