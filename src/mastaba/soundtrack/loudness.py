"""How loud music is to people: ITU-R BS.1770, and the peak between the samples."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mastaba.soundtrack.instruments.waves import RATE

Sound = NDArray[np.floating]
"""Samples by channels."""

# The two filters of the standard, for 48 kHz: the head, and what low tones count less.
_HEAD: Final = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (-1.69065929318241, 0.73248077421585),
)
_LOW: Final = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))

_TAPS: Final = 16_384
_HOP: Final = RATE // 10
_ABSOLUTE_GATE: Final = -70.0
_RELATIVE_GATE: Final = -10.0


def _answer(
    forward: tuple[float, float, float], back: tuple[float, float], signal: Sequence[float]
) -> list[float]:
    x1 = x2 = y1 = y2 = 0.0
    out: list[float] = []
    for x in signal:
        y = forward[0] * x + forward[1] * x1 + forward[2] * x2 - back[0] * y1 - back[1] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def _power(sound: Sound) -> NDArray[np.float64]:
    """The weighted power of every tenth of a second, both channels together."""
    taps = np.array(_answer(*_LOW, _answer(*_HEAD, [1.0] + [0.0] * (_TAPS - 1))))
    size = 1 << 18
    spectrum = np.fft.rfft(taps, size)
    fresh = (size - _TAPS) // _HOP * _HOP
    padded = np.concatenate([np.zeros((_TAPS, sound.shape[1])), sound])
    powers: list[NDArray[np.float64]] = []
    for first in range(0, len(sound), fresh):
        piece = padded[first : first + _TAPS + fresh]
        heard = np.fft.irfft(np.fft.rfft(piece, size, axis=0) * spectrum[:, None], size, axis=0)
        heard = heard[_TAPS : len(piece)]
        whole = len(heard) // _HOP * _HOP
        powers.append(
            (heard[:whole] ** 2).reshape(-1, _HOP, sound.shape[1]).mean(axis=1).sum(axis=1)
        )
    return np.concatenate(powers)


def _lufs(power: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(-0.691 + 10 * np.log10(power + 1e-12))


def _over(power: NDArray[np.float64], tenths: int) -> NDArray[np.float64]:
    return np.convolve(power, np.ones(tenths) / tenths, "valid")


def momentary(sound: Sound) -> NDArray[np.float64]:
    """Loudness over 0.4 s, every 0.1 s."""
    return _lufs(_over(_power(sound), 4))


def short_term(sound: Sound) -> NDArray[np.float64]:
    """Loudness over 3 s, every 0.1 s."""
    return _lufs(_over(_power(sound), 30))


def integrated(sound: Sound) -> float:
    """Loudness of the whole; what is almost silent does not count."""
    power = _over(_power(sound), 4)
    power = power[_lufs(power) > _ABSOLUTE_GATE]
    if not len(power):
        return -math.inf
    gate = float(_lufs(power.mean())) + _RELATIVE_GATE
    return float(_lufs(power[_lufs(power) > gate].mean()))


def true_peak(sound: Sound) -> float:
    """The highest point of the wave between the samples, in dB; four times oversampled."""
    size, edge = 1 << 16, 1 << 10
    highest = 0.0
    padded = np.concatenate(
        [np.zeros((edge, sound.shape[1])), sound, np.zeros((size, sound.shape[1]))]
    )
    for first in range(0, len(sound), size - 2 * edge):
        spectrum = np.fft.rfft(padded[first : first + size] * _ramp(size, edge)[:, None], axis=0)
        fine = np.fft.irfft(spectrum, size * 4, axis=0) * 4
        highest = max(highest, float(np.abs(fine[edge * 4 : -edge * 4]).max()))
    return 20 * math.log10(highest + 1e-12)


def _ramp(size: int, edge: int) -> NDArray[np.float64]:
    """One inside, falling to nothing at both ends, so that a piece has no corners."""
    side = np.sin(np.linspace(0, np.pi / 2, edge)) ** 2
    return np.concatenate([side, np.ones(size - 2 * edge), side[::-1]])
