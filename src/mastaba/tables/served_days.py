"""On which days a server was there: what is announced is only told on these."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Final

from mastaba.tables.store import Store

DAY: Final = 24 * 3_600_000
KEPT: Final = 400
"""Days that are remembered; nothing is announced for longer."""

# A secret is what is made once and is the same for every process; so is a day.
_FIRST: Final = "served "
_AFTER: Final = "served!"


class ServedDays:
    """Days since 1970, in coordinated universal time."""

    def __init__(self, days: Iterable[int] = ()) -> None:
        self._days = frozenset(days)

    def count(self, first: int, last: int) -> int:
        """How many there are from one time to another, in unix milliseconds; both days count."""
        return sum(first // DAY <= day <= last // DAY for day in self._days)


async def served_days(store: Store) -> ServedDays:
    names = [name for name, _value in await store.secrets(_FIRST, _AFTER)]
    days = [date.fromisoformat(name.removeprefix(_FIRST)) for name in names]
    return ServedDays((day - date(1970, 1, 1)).days for day in days)


async def note_served(store: Store, at: int) -> None:
    """A server is there now."""
    await store.secret(_name(at), lambda: b"\x01")
    await store.forget_secrets(_FIRST, _name(max(0, at - KEPT * DAY)))


def _name(at: int) -> str:
    return f"{_FIRST}{datetime.fromtimestamp(at / 1000, UTC).date().isoformat()}"
