"""Wood: slit drum, balafon, clave, and seeds that rattle."""

from __future__ import annotations

from functools import cache

import numpy as np

from mastaba.soundtrack.instruments.waves import (
    RATE,
    Samples,
    burst,
    chance,
    done,
    fading,
    noise,
    ringing,
    shape,
    times,
)


@cache
def log_drum(pitch: float, take: int = 0) -> Samples:
    rng = chance(f"log drum {pitch:.1f}", take)
    seconds, pitch = 0.4, pitch * rng.uniform(0.995, 1.005)
    tongue = ringing(
        [(pitch, 1.0, 0.3), (pitch * 2.42, 0.3, 0.12), (pitch * 4.9, 0.16, 0.05)], seconds
    )
    mallet = burst(rng, seconds, 700, 3800, 0.03) * 0.16
    return done(tongue + mallet)


@cache
def balafon(pitch: float, take: int = 0) -> Samples:
    """A wooden bar over a gourd that buzzes a little."""
    rng = chance(f"balafon {pitch:.1f}", take)
    seconds, pitch = 0.7, pitch * rng.uniform(0.997, 1.003)
    bar = ringing(
        [(pitch, 1.0, 0.55), (pitch * 3.93, 0.26, 0.16), (pitch * 9.4, 0.1, 0.05)], seconds
    )
    gourd = np.tanh(4 * ringing([(pitch, 1.0, 0.3)], seconds)) * 0.12 * fading(seconds, 0.3)
    mallet = burst(rng, seconds, 900, 5000, 0.02) * 0.12
    return done(bar + gourd + mallet)


@cache
def clave(take: int = 0) -> Samples:
    rng = chance("clave", take)
    seconds = 0.16
    return done(ringing([(1240, 1.0, 0.12), (2610, 0.35, 0.07), (4100, 0.12, 0.04)], seconds, rng))


@cache
def shaker(take: int = 0) -> Samples:
    """Seeds in a gourd: they swell before they stop."""
    rng = chance("shaker", take)
    seconds = 0.11
    swell = shape(seconds, [(0, 0), (0.018, 1), (0.04, 0.4), (0.11, 0)])
    return done(noise(rng, seconds, 3800, 9500) * swell)


@cache
def rattle(seconds: float, take: int = 0) -> Samples:
    """A stick full of seeds that is turned over: many grains, thick in the middle."""
    rng = chance("rattle", take)
    t = times(seconds)
    wave = np.zeros(len(t))
    grain = burst(rng, 0.02, 2500, 8000, 0.02)
    for _ in range(round(90 * seconds)):
        at = round(rng.beta(2, 2) * (len(t) - len(grain) - 1))
        wave[at : at + len(grain)] += grain * rng.uniform(0.2, 1)
    return done(wave)


@cache
def knock(take: int = 0) -> Samples:
    """A hollow trunk, struck once: the tick of the jungle's countdown."""
    rng = chance("knock", take)
    seconds = round(0.35 * RATE) / RATE
    trunk = ringing(
        [(410, 1.0, 0.2), (987, 0.7, 0.14), (1790, 0.45, 0.09), (3300, 0.2, 0.05)], seconds
    )
    return done(trunk + burst(rng, seconds, 1200, 6000, 0.03) * 0.3)
