"""What may be kept for one address, whoever is there: new guests cost nothing, so a limit to what
one person may have is not enough."""

from __future__ import annotations

import math
import time
from typing import Final

from mastaba.server.errors import Rejected
from mastaba.server.limits import Buckets

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Shares:
    """So much of something in so many seconds, after a burst of as much; `unit` is how many of what
    is taken make one of what the limit counts."""

    def __init__(self, what: str, limit: int, seconds: int, unit: int = 1) -> None:
        self._what = what
        self._limit = limit
        self._unit = unit
        self._buckets = Buckets(limit * unit / seconds, limit * unit)

    def take(self, address: str, amount: int = 1) -> None:
        """Rejected: there is not so much left."""
        now = time.monotonic()
        wait = self._buckets.take(address, now, amount)
        if not wait:
            return
        raise Rejected(
            429,
            "quota-of-address",
            what=self._what,
            limit=self._limit,
            used=math.ceil(self._buckets.spent(address, now) / self._unit),
            seconds=math.ceil(wait),
            minutes=math.ceil(wait / 60),
        )
