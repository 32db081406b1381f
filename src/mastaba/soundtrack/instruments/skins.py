"""Skin drums: the great drum, tuned toms, the frame drum with its deep and its sharp stroke."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from mastaba.soundtrack.instruments.waves import (
    Samples,
    burst,
    chance,
    done,
    fading,
    gliding,
    ringing,
    times,
)

MEMBRANE: Final = (1.0, 1.593, 2.136, 2.296, 2.653, 2.918)
"""How a round skin rings."""


@cache
def great_drum(take: int = 0) -> Samples:
    """Felt more than heard; its overtones carry it through a phone."""
    rng = chance("great drum", take)
    seconds, pitch = 0.9, 60 * rng.uniform(0.98, 1.02)
    body = gliding(pitch * (1 + 0.9 * np.exp(-times(seconds) / 0.028))) * fading(seconds, 0.55)
    skin = ringing(
        [
            (pitch * 2.1 * ratio, 0.5 / (1 + 0.8 * i), 0.4 / (1 + 0.3 * i))
            for i, ratio in enumerate(MEMBRANE)
        ],
        seconds,
    )
    slap = burst(rng, seconds, 180, 2400, 0.07) * 0.26
    return done(body + skin + slap)


@cache
def tom(pitch: float, take: int = 0) -> Samples:
    rng = chance(f"tom {pitch:.1f}", take)
    seconds, pitch = 0.65, pitch * rng.uniform(0.99, 1.01)
    body = gliding(pitch * (1 + 0.35 * np.exp(-times(seconds) / 0.03))) * fading(seconds, 0.5)
    skin = ringing(
        [(pitch * ratio, 0.3 / i, 0.28 / i) for i, ratio in enumerate(MEMBRANE[1:], 1)], seconds
    )
    stick = burst(rng, seconds, 600, 4500, 0.035) * 0.2
    return done(body + skin + stick)


@cache
def doum(take: int = 0) -> Samples:
    """The middle of the frame drum."""
    rng = chance("doum", take)
    seconds, pitch = 0.5, 98 * rng.uniform(0.985, 1.015)
    body = gliding(pitch * (1 + 0.25 * np.exp(-times(seconds) / 0.02))) * fading(seconds, 0.42)
    skin = ringing([(pitch * 2.3, 0.3, 0.2), (pitch * 3.6, 0.16, 0.12)], seconds)
    hand = burst(rng, seconds, 250, 1600, 0.04) * 0.14
    return done(body + skin + hand)


@cache
def tek(take: int = 0) -> Samples:
    """The rim of the frame drum."""
    rng = chance("tek", take)
    seconds = 0.22
    rim = ringing(
        [(430, 0.4, 0.1), (1130, 0.6, 0.12), (1870, 0.45, 0.09), (2950, 0.25, 0.07)], seconds, rng
    )
    finger = burst(rng, seconds, 1400, 6500, 0.06) * 0.34
    return done((rim + finger) * (1 + rng.uniform(-0.1, 0.1)))


@cache
def heart() -> Samples:
    """Two soft beats."""
    seconds = 0.75
    t = times(seconds)
    beat = gliding(48 * (1 + 0.5 * np.exp(-t / 0.03))) * fading(seconds, 0.3)
    low = ringing([(112, 0.35, 0.12), (176, 0.14, 0.08)], seconds) + beat
    second = np.zeros(len(t))
    later = len(t) // 3
    second[later:] = low[: len(t) - later] * 0.7
    return done(low + second)
