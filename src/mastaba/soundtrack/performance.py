"""From the score to samples: the strokes are mixed, the cave answers, nothing gets too loud.

It works in blocks of a few seconds, so ten minutes need no more memory than one.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mastaba.soundtrack.instruments.waves import RATE, Samples, chance
from mastaba.soundtrack.score import Score

BLOCK: Final = 48 * 2688
CEILING: Final = 10 ** (-2.5 / 20)
"""Opus may come back a little higher than it went in."""

_HOP: Final = 48
_AHEAD: Final = 5
_RELEASE: Final = math.exp(-1 / 120)
_CAVE_SECONDS: Final = 2.6


def perform(score: Score, begins: float, ends: float, gain_db: float) -> Iterator[Samples]:
    """The samples of a score between two moments, in stereo blocks."""
    total = round((ends - begins) * RATE)
    left = total
    for block in _limited(_mixed(score, begins, total, 10 ** (gain_db / 20))):
        yield np.ascontiguousarray(block[:, :left].T, dtype=np.float32)
        left -= block.shape[1]


def _mixed(score: Score, begins: float, total: int, gain: float) -> Iterator[Samples]:
    waiting = sorted(score.strokes, key=lambda stroke: stroke.at)
    points = sorted(score.loudness)
    moments, levels = [at for at, _ in points], [level for _, level in points]
    # Rows: the band and the cues, left and right, each dry and as the cave hears it.
    blocks: dict[int, Samples] = defaultdict(lambda: np.zeros((8, BLOCK), np.float32))
    cave = _Cave()
    following = 0
    for number in range(math.ceil(total / BLOCK)):
        while following < len(waiting):
            stroke = waiting[following]
            first = round((stroke.at - begins) * RATE)
            if first >= (number + 1) * BLOCK:
                break
            following += 1
            loud = 10 ** (stroke.db / 20)
            angle = (stroke.pan + 1) * math.pi / 4
            sides = (loud * math.cos(angle), loud * math.sin(angle))
            weights = np.array([*sides, *(side * stroke.room for side in sides)], np.float32)
            rows = slice(4, 8) if stroke.cue else slice(0, 4)
            _add(blocks, rows, first, stroke.sound, weights)
        now = blocks.pop(number, np.zeros((8, BLOCK), np.float32))
        at = begins + (number * BLOCK + np.arange(0, BLOCK + 1, 128)) / RATE
        coarse = 10 ** (np.interp(at, moments, levels) / 20) if points else np.ones(len(at))
        band = np.interp(np.arange(BLOCK), np.arange(0, BLOCK + 1, 128), coarse).astype(np.float32)
        heard = now[:4] * band + now[4:]
        yield (heard[:2] + cave.answer(heard[2:])) * np.float32(gain)


def _add(
    blocks: dict[int, Samples],
    rows: slice,
    first: int,
    sound: Samples,
    weights: NDArray[np.float32],
) -> None:
    """Lays a sound over as many blocks as it lasts; what lies before the first is not heard."""
    done = max(0, -first)
    while done < len(sound):
        number, place = divmod(first + done, BLOCK)
        count = min(BLOCK - place, len(sound) - done)
        blocks[number][rows, place : place + count] += weights[:, None] * sound[done : done + count]
        done += count


class _Cave:
    """The echo of a stone hall: high tones die sooner than low ones."""

    def __init__(self) -> None:
        rng = chance("cave", 0)
        count = round(_CAVE_SECONDS * RATE)
        t = np.arange(count) / RATE
        hall = np.zeros((2, BLOCK))
        for low, high, fades, loud in (
            (90, 400, 2.4, 0.7),
            (400, 1800, 1.9, 1.0),
            (1800, 7000, 1.1, 0.8),
        ):
            frequency = np.fft.rfftfreq(count, 1 / RATE) + 1e-9
            edge = 1 / np.sqrt((1 + (low / frequency) ** 4) * (1 + (frequency / high) ** 4))
            for side in range(2):
                white = np.fft.irfft(np.fft.rfft(rng.standard_normal(count)) * edge, count)
                hall[side, :count] += loud * white * 10 ** (-3 * t / fades)
        hall[:, :count] *= 1 - np.exp(-t / 0.012)
        # The walls are six metres away.
        hall = np.roll(hall, round(0.018 * RATE), axis=1)
        hall[:, : round(0.018 * RATE)] = 0
        hall /= np.sqrt((hall**2).sum(axis=1, keepdims=True))
        self._hall = np.fft.rfft(hall.astype(np.float32), 2 * BLOCK)
        self._tail = np.zeros((2, BLOCK), np.float32)

    def answer(self, heard: Samples) -> Samples:
        both = np.fft.irfft(np.fft.rfft(heard, 2 * BLOCK) * self._hall, 2 * BLOCK)
        out = both[:, :BLOCK] + self._tail
        self._tail = both[:, BLOCK:].astype(np.float32)
        return out.astype(np.float32)


def _limited(blocks: Iterable[Samples]) -> Iterator[Samples]:
    """Turns down what would be too loud, a few milliseconds before it comes."""
    earlier: Samples | None = None
    held = 1.0
    before = np.ones(_AHEAD)
    for block in _and_silence(blocks):
        if earlier is not None:
            both = np.concatenate([earlier, block[:, : _AHEAD * _HOP]], axis=1)
            peaks = np.abs(both).max(axis=0)
            peaks = np.pad(peaks, (0, -len(peaks) % _HOP)).reshape(-1, _HOP).max(axis=1)
            wanted = np.minimum(1.0, CEILING / (peaks + 1e-9))
            hops = -(-earlier.shape[1] // _HOP)
            needed = np.min([wanted[i : i + hops] for i in range(_AHEAD)], axis=0)
            gains = np.empty(hops)
            for i, want in enumerate(needed):
                held = min(want, 1 - (1 - held) * _RELEASE)
                gains[i] = held
            line = np.concatenate([before, gains])
            smooth = np.convolve(line, np.ones(_AHEAD) / _AHEAD, "valid")
            before = gains[-_AHEAD:]
            yield _turned(earlier, smooth)
        earlier = block


def _and_silence(blocks: Iterable[Samples]) -> Iterator[Samples]:
    yield from blocks
    yield np.zeros((2, BLOCK), np.float32)


def _turned(block: Samples, line: NDArray[np.float64]) -> Samples:
    count = block.shape[1]
    gain = np.interp(np.arange(count), np.arange(len(line)) * _HOP, line)
    return np.clip(block * gain, -CEILING, CEILING).astype(np.float32)
