"""Fair shares: how often one client may ask, and how many connections it may hold."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

MOST_BUCKETS: Final = 20_000
"""More clients than this at once, and the half that has asked for least starts afresh."""

NETWORK_BITS: Final = 64
"""Of an IPv6 address; who has one may use any that begins like it."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address counts as: itself, or its network where addresses cost nothing."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    mapped = ip.ipv4_mapped
    return str(mapped or IPv6Network((int(ip), NETWORK_BITS), strict=False))


class Bucket:
    """Holds up to `burst` tokens and gains `rate` each second; each message takes one, or
    more."""

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._when = now

    def take(self, now: float, amount: int = 1) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._rate)
        self._when = now
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    def spent(self, now: float) -> float:
        """How many tokens are missing now."""
        return max(0.0, self._burst - self._tokens - (now - self._when) * self._rate)

    def give_back(self) -> None:
        """The last message was not for us after all."""
        self._tokens += 1

    def wait(self, amount: int = 1) -> float:
        """Seconds until there are so many tokens again."""
        return max(0.0, (amount - self._tokens) / self._rate)


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, now: float, amount: int = 1) -> float:
        """0: go ahead; otherwise the seconds to wait. More than a whole burst never comes."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_half(now)
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now)
        return 0.0 if bucket.take(now, amount) else bucket.wait(amount)

    def spent(self, client: str, now: float) -> float:
        """How much is missing in a client's share now."""
        bucket = self._buckets.get(client)
        return bucket.spent(now) if bucket else 0.0

    def _forget_half(self, now: float) -> None:
        """Forget those to whom a fresh bucket would give least: who owes much is not forgotten,
        however many others come."""
        by_debt = sorted(self._buckets, key=lambda client: self._buckets[client].spent(now))
        for client in by_debt[: MOST_BUCKETS // 2]:
            del self._buckets[client]


class Door:
    """Counts who is inside, under several names at once (a person, an address, a table)."""

    def __init__(self) -> None:
        self._inside: Counter[tuple[str, str]] = Counter()

    def enter(self, most: dict[tuple[str, str], int]) -> str:
        """Let somebody in under all these names; otherwise the kind of name that is full."""
        for (kind, name), limit in most.items():
            if self._inside[kind, name] >= limit:
                return kind
        self._inside.update(most.keys())
        return ""

    def leave(self, names: dict[tuple[str, str], int]) -> None:
        for name in names:
            self._inside[name] -= 1
            if not self._inside[name]:
                del self._inside[name]
