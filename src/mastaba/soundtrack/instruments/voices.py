"""Voices made of formants: a choir, short shouts, and the one word that starts the game."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mastaba.soundtrack.instruments.waves import (
    RATE,
    Samples,
    Wave,
    burst,
    chance,
    done,
    noise,
    quick_size,
    shape,
    times,
)

Formants = tuple[tuple[float, float], ...]
"""The resonances of a mouth: frequency and loudness."""

VOWELS: Final[dict[str, Formants]] = {
    "a": ((730, 1.0), (1190, 0.55), (2500, 0.2), (3400, 0.1)),
    "e": ((480, 1.0), (1900, 0.45), (2550, 0.25), (3500, 0.1)),
    "i": ((320, 1.0), (2250, 0.35), (2950, 0.25), (3600, 0.1)),
    "o": ((480, 1.0), (860, 0.6), (2450, 0.1), (3300, 0.05)),
    "u": ((330, 1.0), (780, 0.35), (2300, 0.05), (3200, 0.03)),
}


_HIGHEST: Final = 6000.0


def _mouth(vowel: str, frequency: NDArray[np.floating]) -> Wave:
    """How loud the mouth lets each frequency through."""
    loud = np.zeros(len(frequency))
    for centre, strength in VOWELS[vowel]:
        width = 60 + centre * 0.06
        loud += strength / (1 + ((frequency - centre) / width) ** 2)
    return loud


@cache
def choir(pitch: float, seconds: float, vowel: str = "a", take: int = 0) -> Samples:
    """Many singers on one note: each harmonic is a hill of the spectrum, phases are chance."""
    rng = chance(f"choir {vowel}", take)
    count = round(seconds * RATE)
    size = quick_size(count)
    frequency = np.arange(round(_HIGHEST * 1.1 * size / RATE)) * (RATE / size)
    loud = np.zeros(len(frequency))
    centres = pitch * np.arange(1, int(_HIGHEST / pitch))
    strengths = (_mouth(vowel, centres) + 0.02) / (1 + (centres / 3200) ** 6)
    for number, centre in enumerate(centres):
        width = centre * 0.006 + 0.6
        first, last = (round((centre + side * 5 * width) * size / RATE) for side in (-1, 1))
        near = slice(max(0, first), last)
        hill = np.exp(-0.5 * ((frequency[near] - centre) / width) ** 2)
        loud[near] += hill * strengths[number] / (number + 1) ** 0.6
    spectrum = loud * np.exp(2j * np.pi * rng.uniform(0, 1, len(loud)))
    wave = np.fft.irfft(spectrum, size)[:count]
    swell = min(0.35, seconds * 0.3)
    return done(wave * shape(seconds, [(0, 0), (swell, 1), (seconds - swell, 0.9), (seconds, 0)]))


def _sung(pitch: Wave, mouths: list[tuple[str, Wave]]) -> Wave:
    """One singer; the mouth goes from vowel to vowel as their weights say."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    harmonic, lower, twice = np.sin(phase), np.zeros(len(pitch)), 2 * np.cos(phase)
    heights = float(np.mean(pitch)) * np.arange(1, int(4500 / float(np.mean(pitch))))
    strengths = [_mouth(vowel, heights) for vowel, _ in mouths]
    voices = [np.zeros(len(pitch)) for _ in mouths]
    for number in range(len(heights)):
        for voice, strength in zip(voices, strengths, strict=True):
            voice += harmonic * (strength[number] / (number + 1) ** 0.35)
        harmonic, lower = twice * harmonic - lower, harmonic
    return sum(
        (voice * weight for voice, (_, weight) in zip(voices, mouths, strict=True)),
        np.zeros(len(pitch)),
    )


@cache
def shout(vowel: str, pitch: float, take: int = 0) -> Samples:
    """Five people, one syllable: ha, hey, ho."""
    rng = chance(f"shout {vowel}", take)
    seconds = 0.34
    t = times(seconds)
    wave = burst(rng, seconds, 600, 3500, 0.09) * 0.6
    for _ in range(5):
        own = pitch * rng.uniform(0.97, 1.03)
        fall = own * (1 + 0.12 * np.exp(-t / 0.05) - 0.18 * t)
        late = rng.uniform(0, 0.018)
        loud = shape(seconds, [(0, 0), (late, 0), (late + 0.025, 1), (0.16, 0.6), (seconds, 0)])
        wave += _sung(fall, [(vowel, loud)])
    return done(wave)


UPBEAT: Final = 0.36
"""How long before its strong syllable the word begins, in seconds."""


@cache
def escape() -> Samples:
    """The word: e-s before the beat, then "cape" on it."""
    rng = chance("escape", 0)
    seconds = 1.35
    t = times(seconds)
    wave = np.zeros(len(t))
    for pitch in (98, 110, 147, 165, 220, 233):
        own = pitch * rng.uniform(0.985, 1.015)
        line = own * np.interp(
            t, [0, 0.3, 0.4, 0.62, 1.1, 1.35], [0.86, 0.9, 1.22, 1.16, 0.98, 0.9]
        )
        late = rng.uniform(0, 0.012)
        weak = shape(seconds, [(0, 0), (0.03, 0.5), (0.13, 0.5), (0.17, 0), (seconds, 0)])
        open_ = shape(
            seconds, [(0.38 + late, 0), (0.41 + late, 1), (0.62, 0.9), (0.95, 0.2), (1.06, 0)]
        )
        close = shape(seconds, [(0.6, 0), (0.85, 0.7), (1.04, 0.6), (1.08, 0)])
        wave += _sung(line, [("e", weak + open_), ("i", close)]) / 3
    wave += noise(rng, seconds, 4200, 8500) * shape(
        seconds, [(0.12, 0), (0.18, 0.7), (0.27, 0.6), (0.3, 0), (seconds, 0)]
    )
    wave += noise(rng, seconds, 1300, 3600) * shape(
        seconds, [(UPBEAT - 0.002, 0), (UPBEAT, 2.2), (UPBEAT + 0.035, 0), (seconds, 0)]
    )
    wave += noise(rng, seconds, 400, 1800) * shape(
        seconds, [(1.15, 0), (1.152, 0.7), (1.19, 0), (seconds, 0)]
    )
    return done(wave)
