"""Our loudness meter, against the signals the standards give for it."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.soundtrack.instruments.waves import RATE
from mastaba.soundtrack.loudness import Sound, integrated, momentary, short_term, true_peak


def tone(db: float, seconds: float, hertz: float = 1000.0, phase: float = 0.0) -> Sound:
    t = np.arange(round(seconds * RATE)) / RATE
    wave = 10 ** (db / 20) * np.sin(2 * np.pi * hertz * t + phase)
    return np.stack([wave, wave], axis=1)


@pytest.mark.parametrize("db", [-23.0, -33.0])
def test_a_plain_tone_is_as_loud_as_its_level(db: float) -> None:
    sound = tone(db, 20)
    assert integrated(sound) == pytest.approx(db, abs=0.1)
    assert momentary(sound)[50] == pytest.approx(db, abs=0.1)
    assert short_term(sound)[50] == pytest.approx(db, abs=0.1)


def test_soft_stretches_do_not_count() -> None:
    sound = np.concatenate([tone(-36, 10), tone(-23, 60), tone(-36, 10)])
    assert integrated(sound) == pytest.approx(-23, abs=0.1)


def test_silence_has_no_loudness() -> None:
    assert integrated(np.zeros((RATE, 2))) == -np.inf


def test_a_peak_between_samples_is_found() -> None:
    sound = tone(-6, 2, hertz=RATE / 4, phase=np.pi / 4)
    sound *= np.minimum(1, np.minimum(np.arange(len(sound)), np.arange(len(sound))[::-1]) / 9000)[
        :, None
    ]
    assert 20 * np.log10(np.abs(sound).max()) == pytest.approx(-9, abs=0.1)
    assert true_peak(sound) == pytest.approx(-6, abs=0.2)
