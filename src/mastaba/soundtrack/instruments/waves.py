"""What every instrument is made of: sines that ring, noise in a band, and the shape of both."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 48_000

Samples = NDArray[np.float32]
Wave = NDArray[np.float64]
Partial = tuple[float, float, float]
"""Frequency in hertz, loudness, and the seconds until it is 60 dB softer."""


_SIXTY_DB: Final = math.log(1000)
_STRIDE: Final = 256


def chance(name: str, take: int) -> np.random.Generator:
    """The same accidents for the same sound, on every machine."""
    return np.random.Generator(np.random.PCG64([zlib.crc32(name.encode()), take]))


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def fading(seconds: float, to_silence: float) -> Wave:
    """Loudness that falls by 60 dB in `to_silence` seconds."""
    return np.asarray(np.exp(-_SIXTY_DB / to_silence * times(seconds)))


def shape(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """A line through points of time and value."""
    return np.interp(times(seconds), [at for at, _ in points], [value for _, value in points])


def ringing(
    partials: Iterable[Partial], seconds: float, rng: np.random.Generator | None = None
) -> Wave:
    """A struck body: each partial fades in its own time; phases are chance, or all sines."""
    count = round(seconds * RATE)
    struck = np.array(list(partials))
    turning = 2j * np.pi * struck[:, 0] - _SIXTY_DB / struck[:, 2]
    phases = rng.uniform(0, 2 * np.pi, len(struck)) if rng is not None else np.zeros(len(struck))
    # A damped sine is a product of strides and steps: far fewer sines, and one matrix product.
    strides = np.arange(-(-count // _STRIDE)) * (_STRIDE / RATE)
    far = struck[:, 1] * np.exp(np.outer(strides, turning) + 1j * phases)
    near = np.exp(np.outer(turning, np.arange(_STRIDE) / RATE))
    wave = far.real @ near.imag + far.imag @ near.real
    return np.asarray(wave.reshape(-1)[:count])


def gliding(frequencies: Wave) -> Wave:
    """A sine whose frequency changes."""
    return np.asarray(np.sin(2 * np.pi * np.cumsum(frequencies) / RATE))


def noise(rng: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Noise between two frequencies, with soft edges; about as loud whatever its width."""
    count = round(seconds * RATE)
    size = quick_size(count)
    white = np.fft.rfft(rng.standard_normal(size))
    frequency = np.fft.rfftfreq(size, 1 / RATE) + 1e-9
    edges = 1 / np.sqrt((1 + (low / frequency) ** 6) * (1 + (frequency / high) ** 6))
    wave = np.fft.irfft(white * edges, size)[:count]
    return np.asarray(wave / (np.std(wave) + 1e-12))


def burst(
    rng: np.random.Generator, seconds: float, low: float, high: float, to_silence: float
) -> Wave:
    """Noise that fades at once: the hand, the stick, the mallet."""
    wave = np.zeros(round(seconds * RATE))
    heard = min(seconds, to_silence * 1.3)
    sound = noise(rng, heard, low, high) * fading(heard, to_silence)
    wave[: len(sound)] = sound
    return wave


def quick_size(count: int) -> int:
    """The next length that a Fourier transform likes: a few eighths of a power of two."""
    eighth = max(1, 1 << max(0, (count - 1).bit_length() - 3))
    return -(-count // eighth) * eighth


def done(wave: Wave, fade: float = 0.01) -> Samples:
    """The finished sound: peak at 1, silent at its last sample."""
    last = min(len(wave), max(2, round(fade * RATE)))
    wave = wave.copy()
    wave[-last:] *= np.linspace(1, 0, last)
    return np.asarray(wave / (np.max(np.abs(wave)) + 1e-12), dtype=np.float32)
