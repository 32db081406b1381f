"""The themes that come back, as degrees of a scale, and what may be done to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Scale = tuple[int, ...]
"""Semitones above the root."""

TEMPLE: Final[Scale] = (0, 1, 4, 5, 7, 8, 10)
JUNGLE: Final[Scale] = (0, 2, 3, 5, 7, 9, 10)
FIVE: Final[Scale] = (0, 3, 5, 7, 10)


@dataclass(frozen=True, slots=True)
class Tone:
    beat: float
    degree: int
    beats: float


Motif = tuple[Tone, ...]


def motif(text: str) -> Motif:
    """Tones one after another as `degree:beats`; `-:beats` is a rest."""
    tones: list[Tone] = []
    beat = 0.0
    for word in text.split():
        degree, length = word.split(":")
        if degree != "-":
            tones.append(Tone(beat, int(degree), float(length)))
        beat += float(length)
    return tuple(tones)


def higher(theme: Motif, degrees: int) -> Motif:
    return tuple(Tone(tone.beat, tone.degree + degrees, tone.beats) for tone in theme)


def mirrored(theme: Motif) -> Motif:
    """Upside down around its first tone."""
    return tuple(Tone(tone.beat, 2 * theme[0].degree - tone.degree, tone.beats) for tone in theme)


def quicker(theme: Motif, times: float) -> Motif:
    return tuple(Tone(tone.beat / times, tone.degree, tone.beats / times) for tone in theme)


def hertz(root: float, scale: Scale, degree: int) -> float:
    octave, step = divmod(degree, len(scale))
    return float(root * 2.0 ** (octave + scale[step] / 12))


def raised(root: float, semitones: float) -> float:
    return float(root * 2.0 ** (semitones / 12))
