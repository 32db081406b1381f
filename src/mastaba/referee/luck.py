"""Chance for building traps and for tremors: counted words of a seed, nothing hidden."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import Sequence

from mastaba.kernel.chance import shuffled, word
from mastaba.referee.frames import Quaternion


def build_seed(secret: bytes, number: int) -> bytes:
    """TOMB-DT-06: the seed of build `number`; knowing it tells nothing about the others."""
    return hmac.new(secret, number.to_bytes(8, "big"), hashlib.sha256).digest()


class Luck:
    """One stream of chance; streams of the same seed are independent."""

    def __init__(self, seed: bytes, stream: int = 0) -> None:
        self._seed = int.from_bytes(hashlib.sha256(seed).digest()[:8], "big")
        self._stream = stream
        self._count = 0

    def even(self) -> float:
        """From 0 up to 1."""
        value = word(self._seed, self._stream, self._count)
        self._count += 1
        return value / (1 << 64)

    def normal(self) -> float:
        """About normal: twelve even throws less six."""
        return math.fsum(self.even() for _ in range(12)) - 6.0

    def below(self, limit: int) -> int:
        return int(self.even() * limit)

    def order(self, items: Sequence[int]) -> tuple[int, ...]:
        self._count += len(items)
        return shuffled(items, self._seed, self._stream, self._count - len(items))

    def rotation(self) -> Quaternion:
        """Any rotation, all equally likely."""
        x, y, z, w = (self.normal() for _ in range(4))
        size = math.sqrt(x * x + y * y + z * z + w * w)
        return (x / size, y / size, z / size, w / size)

    def in_disc(self, radius: float) -> tuple[float, float]:
        """A point within that distance, evenly spread."""
        angle, out = 2 * math.pi * self.even(), radius * math.sqrt(self.even())
        return out * math.cos(angle), out * math.sin(angle)
