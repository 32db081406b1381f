"""The jungle around the temple: insects, frogs, birds, and something that howls."""

from __future__ import annotations

from functools import cache

import numpy as np

from mastaba.soundtrack.instruments.waves import (
    RATE,
    Samples,
    chance,
    done,
    fading,
    gliding,
    noise,
    shape,
    times,
)


@cache
def insects(seconds: float, take: int = 0) -> Samples:
    """A wall of crickets, in waves."""
    rng = chance("insects", take)
    t = times(seconds)
    wave = np.zeros(len(t))
    for _ in range(7):
        pitch, rate = rng.uniform(3300, 5200), rng.uniform(11, 19)
        chirp = np.maximum(0, np.sin(2 * np.pi * rate * t + rng.uniform(0, 6))) ** 3
        waves = np.maximum(0, np.sin(2 * np.pi * t / rng.uniform(1.1, 3.3) + rng.uniform(0, 6)))
        wave += np.sin(2 * np.pi * pitch * t) * chirp * waves * rng.uniform(0.3, 1)
    return done(wave * np.sin(np.pi * t / seconds))


@cache
def frog(take: int = 0) -> Samples:
    rng = chance("frog", take)
    seconds = 0.24
    t = times(seconds)
    pitch = rng.uniform(180, 300)
    croak = np.maximum(0, np.sin(2 * np.pi * rng.uniform(38, 55) * t)) ** 2
    throat = gliding(np.full(len(t), pitch * 3)) + 0.6 * gliding(pitch * (4 + 2 * t))
    return done(throat * croak * shape(seconds, [(0, 0), (0.02, 1), (0.16, 0.8), (seconds, 0)]))


@cache
def bird(take: int = 0) -> Samples:
    """A call of a few sliding notes; each take is another bird."""
    rng = chance("bird", take)
    seconds = 0.9
    wave = np.zeros(round(seconds * RATE))
    at = 0.0
    low = rng.uniform(1300, 2400)
    for _ in range(rng.integers(2, 5)):
        length = rng.uniform(0.07, 0.2)
        if at + length > seconds:
            break
        glide = shape(
            length, [(0, low * rng.uniform(0.8, 1.4)), (length, low * rng.uniform(0.8, 1.6))]
        )
        note = gliding(glide) * np.sin(np.pi * times(length) / length)
        first = round(at * RATE)
        wave[first : first + len(note)] += note[: len(wave) - first]
        at += length + rng.uniform(0.02, 0.07)
    return done(wave)


@cache
def howl(take: int = 0) -> Samples:
    """A howler monkey, far too near."""
    rng = chance("howl", take)
    seconds = 1.6
    pitch = shape(seconds, [(0, 150), (0.4, 310), (1.0, 290), (seconds, 140)]) * rng.uniform(
        0.9, 1.1
    )
    throat = sum(gliding(pitch * number) / number for number in range(1, 12))
    rasp = 0.7 + 0.3 * np.sign(gliding(np.full(len(pitch), 31.0)))
    air = noise(rng, seconds, 400, 1500) * 0.7
    loud = shape(seconds, [(0, 0), (0.3, 1), (1.1, 0.8), (seconds, 0)])
    return done((throat * rasp + air) * loud * np.maximum(fading(seconds, 9), 0.1))
