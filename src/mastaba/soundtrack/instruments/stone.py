"""Stone: chimes, clacks, drops in a cave, the grinding door, its slam, the falling temple."""

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
    fading,
    gliding,
    noise,
    ringing,
    shape,
    times,
)


@cache
def chime(pitch: float, take: int = 0) -> Samples:
    """A slab of ringing stone."""
    rng = chance(f"chime {pitch:.1f}", take)
    seconds, pitch = 1.2, pitch * rng.uniform(0.998, 1.002)
    slab = ringing(
        [(pitch, 1.0, 0.9), (pitch * 2.74, 0.42, 0.5), (pitch * 5.31, 0.2, 0.22)], seconds
    )
    return done(slab + burst(rng, seconds, 2000, 7000, 0.015) * 0.12)


@cache
def clack(take: int = 0) -> Samples:
    """Two pebbles."""
    rng = chance("clack", take)
    seconds = 0.14
    pebbles = ringing([(1720, 0.8, 0.07), (2930, 0.6, 0.05), (4480, 0.4, 0.04)], seconds, rng)
    return done(pebbles + burst(rng, seconds, 1500, 6500, 0.03) * 0.5)


@cache
def tick() -> Samples:
    """The temple counts: a heavy pebble on a slab, dry and certain."""
    rng = chance("tick", 0)
    seconds = 0.4
    blow = ringing(
        [(620, 1.0, 0.16), (1490, 0.8, 0.12), (2660, 0.5, 0.08), (190, 0.7, 0.2)], seconds
    )
    return done(blow + burst(rng, seconds, 900, 6000, 0.035) * 0.45)


@cache
def drop(take: int = 0) -> Samples:
    """Water falls somewhere in the dark."""
    rng = chance("drop", take)
    seconds = 0.25
    pitch = rng.uniform(900, 1700) * (1 + 0.5 * np.minimum(1, times(seconds) / 0.05))
    return done(gliding(pitch) * fading(seconds, 0.12) * shape(seconds, [(0, 0), (0.004, 1)]))


@cache
def grind(seconds: float, take: int = 0) -> Samples:
    """A stone door moves, louder and louder, in jerks."""
    rng = chance("grind", take)
    rough = noise(rng, seconds, 70, 420) + 0.35 * noise(rng, seconds, 500, 2200)
    jerks = 0.6 + 0.4 * np.abs(noise(rng, seconds, 1, 9)).clip(0, 1.5)
    return done(rough * jerks * shape(seconds, [(0, 0), (seconds * 0.9, 1), (seconds, 0.8)]))


def _boom(rng: np.random.Generator, seconds: float, pitch: float) -> Wave:
    """A mass hits the ground."""
    depth = gliding(pitch * (1 + 1.2 * np.exp(-times(seconds) / 0.05))) * fading(seconds, 1.5)
    mass = burst(rng, seconds, 60, 700, 0.55) * 0.34
    crack = burst(rng, seconds, 900, 5500, 0.09) * 0.4
    ring = ringing([(131, 0.5, 0.8), (207, 0.4, 0.6), (349, 0.24, 0.4), (523, 0.12, 0.3)], seconds)
    return depth + mass + crack + ring


def _rubble(rng: np.random.Generator, seconds: float, stones: int, late: float) -> Wave:
    """Stones that fall after; `late` is how long most of them take."""
    wave = np.zeros(round(seconds * RATE))
    for _ in range(stones):
        size = rng.uniform(0, 1) ** 2
        length = 0.06 + 0.3 * size
        stone = noise(rng, length, 1300 * (1 - size) + 90, 5200 * (1 - size) + 500)
        stone *= fading(length, length * 0.7) * (0.08 + 0.3 * size)
        at = round(min(rng.exponential(late), seconds - length - 0.01) * RATE)
        wave[at : at + len(stone)] += stone
    return wave


@cache
def slam() -> Samples:
    """The door of the start room falls shut."""
    rng = chance("slam", 0)
    seconds = 3.0
    gravel = _rubble(rng, seconds, 26, 0.6)
    gravel[: round(0.12 * RATE)] = 0
    return done(_boom(rng, seconds, 38) + gravel * 0.5, 0.3)


@cache
def collapse() -> Samples:
    """Everything falls: blow after blow, then stones, then dust."""
    rng = chance("collapse", 0)
    seconds = 11.0
    wave = np.zeros(round(seconds * RATE))
    for at, loud in (
        (0, 1.0),
        (0.62, 0.6),
        (1.05, 0.75),
        (1.9, 0.65),
        (2.5, 0.4),
        (3.7, 0.5),
        (5.4, 0.25),
    ):
        blow = _boom(rng, 2.6, 36 * rng.uniform(0.9, 1.15)) * loud
        first = round(at * RATE)
        wave[first : first + len(blow)] += blow
    falling = shape(seconds, [(0, 0.5), (0.7, 1), (3, 0.8), (seconds, 0)])
    wave += noise(rng, seconds, 34, 160) * falling * 0.34
    wave += _rubble(rng, seconds, 260, 2.3) * 0.8
    return done(wave, 1.5)


@cache
def rumble(seconds: float, take: int = 0) -> Samples:
    """The ground is not to be trusted."""
    rng = chance("rumble", take)
    swell = np.sin(np.pi * times(seconds) / seconds) ** 2
    bumps = 0.7 + 0.3 * np.abs(noise(rng, seconds, 0.5, 5)).clip(0, 2)
    return done(
        (noise(rng, seconds, 40, 150) + 0.2 * noise(rng, seconds, 150, 400)) * swell * bumps
    )
