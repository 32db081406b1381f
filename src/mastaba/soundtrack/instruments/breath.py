"""Breath: low horn and conch, flute, panting, wind, and the bull-roarer on its string."""

from __future__ import annotations

from functools import cache

import numpy as np

from mastaba.soundtrack.instruments.waves import (
    RATE,
    Samples,
    Wave,
    burst,
    chance,
    done,
    gliding,
    noise,
    shape,
    times,
)


def _blown(pitch: Wave, loud: Wave, brightness: float) -> Wave:
    """A tube that grows brighter as it is blown harder."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    highest = int(min(28, 6000 / np.max(pitch)))
    dull = np.exp(-(0.16 + (1 - loud) * 0.9) / brightness)
    harmonic, lower, twice = np.sin(phase), np.zeros(len(pitch)), 2 * np.cos(phase)
    strength = loud.copy()
    wave = np.zeros(len(pitch))
    for _ in range(highest):
        wave += harmonic * strength
        strength *= dull
        harmonic, lower = twice * harmonic - lower, harmonic
    return wave


@cache
def horn(pitch: float, seconds: float, take: int = 0) -> Samples:
    """Low and rough; it slides into its note."""
    rng = chance("horn", take)
    swell = min(0.12, seconds * 0.3)
    loud = shape(seconds, [(0, 0), (swell, 1), (seconds * 0.7, 0.85), (seconds, 0)])
    t = times(seconds)
    bend = 1 - 0.05 * np.exp(-t / 0.05) + 0.004 * np.sin(2 * np.pi * 5.1 * t) * np.minimum(1, t)
    two = _blown(pitch * bend, loud, 1.0) + 0.7 * _blown(pitch * bend * 1.004, loud, 0.9)
    air = noise(rng, seconds, pitch * 2, pitch * 12) * loud * 0.12
    return done(two + air)


@cache
def conch(pitch: float, seconds: float, take: int = 0) -> Samples:
    """A shell: rounder than the horn, and far away."""
    rng = chance("conch", take)
    loud = shape(
        seconds, [(0, 0), (min(0.2, seconds * 0.35), 1), (seconds * 0.75, 0.9), (seconds, 0)]
    )
    bend = 1 - 0.08 * np.exp(-times(seconds) / 0.07)
    return done(_blown(pitch * bend, loud, 0.45) + noise(rng, seconds, 400, 2400) * loud * 0.1)


@cache
def flute(pitch: float, seconds: float, take: int = 0) -> Samples:
    """A reed flute: as much air as tone."""
    rng = chance("flute", take)
    t = times(seconds)
    loud = shape(
        seconds, [(0, 0), (min(0.05, seconds * 0.3), 1), (seconds * 0.6, 0.8), (seconds, 0)]
    )
    bend = (
        1 + 0.006 * np.sin(2 * np.pi * 5.4 * t) * np.minimum(1, t * 2.5) - 0.03 * np.exp(-t / 0.025)
    )
    phase = 2 * np.pi * np.cumsum(pitch * bend) / RATE
    tone = np.sin(phase) + 0.28 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)
    air = noise(rng, seconds, pitch * 0.9, pitch * 2.6) * 0.16
    chiff = burst(rng, seconds, 1500, 6000, 0.07) * 0.3
    return done((tone + air) * loud + chiff)


@cache
def pant(take: int = 0) -> Samples:
    """Someone runs: one breath."""
    rng = chance("pant", take)
    seconds = 0.2 + 0.04 * (take % 2)
    throat = noise(rng, seconds, 500, 950) + 0.7 * noise(rng, seconds, 1300, 2600)
    return done(throat * shape(seconds, [(0, 0), (0.03, 1), (0.08, 0.5), (seconds, 0)]))


@cache
def wind(seconds: float, take: int = 0) -> Samples:
    """Air in long corridors; it swells and goes."""
    rng = chance("wind", take)
    t = times(seconds)
    swell = np.sin(np.pi * t / seconds) ** 1.5
    gusts = 0.6 + 0.4 * np.sin(2 * np.pi * t / 2.7 + rng.uniform(0, 6)) ** 2
    return done(
        (noise(rng, seconds, 220, 620) + 0.4 * noise(rng, seconds, 750, 1150)) * swell * gusts
    )


@cache
def roarer(seconds: float, low: float, high: float, take: int = 0) -> Samples:
    """A board whirled on a string, faster and higher: it announces."""
    rng = chance("roarer", take)
    pitch = shape(seconds, [(0, low), (seconds, high)])
    whirl = 0.55 + 0.45 * gliding(shape(seconds, [(0, 2.5), (seconds, 9)]))
    growl = sum(gliding(pitch * number) / number for number in range(1, 9))
    air = noise(rng, seconds, 300, 1800) * 0.5
    return done((growl + air) * whirl * shape(seconds, [(0, 0), (seconds * 0.96, 1), (seconds, 0)]))
