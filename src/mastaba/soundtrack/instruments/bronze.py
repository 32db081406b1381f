"""The gong, which must be heard through everything."""

from __future__ import annotations

from functools import cache

import numpy as np

from mastaba.soundtrack.instruments.waves import (
    Samples,
    burst,
    chance,
    done,
    ringing,
    times,
)


@cache
def gong(take: int = 0) -> Samples:
    """A blow, a deep body that beats with itself, and a shimmer that opens only after it."""
    rng = chance("gong", take)
    seconds = 9.0
    t = times(seconds)
    deep = [
        (65.4, 0.8),
        (98.7, 1.0),
        (131.5, 0.9),
        (158.0, 0.5),
        (196.8, 0.8),
        (233.4, 0.6),
        (279.0, 0.4),
    ]
    body = ringing(
        [
            (pitch * beat, loud / 2, 8 - 0.016 * pitch)
            for pitch, loud in deep
            for beat in (1.0, 1.0065)
        ],
        seconds,
        rng,
    )
    high = np.exp(rng.uniform(np.log(300), np.log(4200), 48))
    shimmer = ringing([(pitch, 0.16, 4.2 - 0.0007 * pitch) for pitch in high], seconds, rng)
    opens = 0.35 + 0.65 * (1 - np.exp(-t / 0.22))
    blow = burst(rng, seconds, 140, 2600, 0.14) * 0.55
    blow += ringing([(82, 1.2, 0.35), (164, 0.6, 0.25)], seconds)
    return done(body + shimmer * opens + blow, 1.5)
