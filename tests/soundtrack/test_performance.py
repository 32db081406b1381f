"""The mix: no seam between blocks, nothing over the ceiling, every stroke at its sample."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.soundtrack.instruments.waves import RATE, Samples
from mastaba.soundtrack.performance import BLOCK, CEILING, perform
from mastaba.soundtrack.score import Score


def performed(score: Score, seconds: float, gain_db: float = 0) -> Samples:
    return np.concatenate(list(perform(score, 0, seconds, gain_db)))


def test_a_stroke_begins_at_its_sample() -> None:
    score = Score("test")
    score.play(4.25, np.ones(100, np.float32), -12, room=0)
    heard = performed(score, 6)
    assert len(heard) == 6 * RATE
    assert np.flatnonzero(np.abs(heard[:, 0]) > 0.01)[0] == round(4.25 * RATE)


def test_a_stroke_that_began_earlier_is_heard_from_where_it_is() -> None:
    score = Score("test")
    score.play(-1, np.linspace(0, 1, 2 * RATE, dtype=np.float32), 0, room=0)
    assert performed(score, 2)[0].max() == pytest.approx(0.5 * np.sqrt(0.5), rel=0.01)


@pytest.mark.parametrize("gain", [-6.0, 9.0])
def test_a_long_tone_has_no_seams(gain: float) -> None:
    seconds = 4 * BLOCK / RATE
    t = np.arange(round(seconds * RATE)) / RATE
    score = Score("test")
    score.loudness = [(0, -3.0), (seconds, 0.0)]
    score.play(0, np.sin(2 * np.pi * 110 * t).astype(np.float32), 0, room=0.3)
    heard = performed(score, seconds, gain)[RATE:-RATE, 0]
    bends = np.abs(np.diff(heard, 2))
    assert bends.max() < 3 * np.percentile(bends, 99)


def test_nothing_gets_over_the_ceiling() -> None:
    score = Score("test")
    for number in range(40):
        score.play(number / 9, np.full(2000, (-1.0) ** number, np.float32), 6)
    heard = performed(score, 6, 12)
    assert np.abs(heard).max() <= CEILING + 1e-6
