"""Bars become seconds, rhythms become strokes, and the band makes room for what matters."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.soundtrack.instruments.stone import clack
from mastaba.soundtrack.motifs import TEMPLE, hertz, higher, mirrored, motif, quicker
from mastaba.soundtrack.score import Passage, Score, takes


@pytest.mark.parametrize("quicken", [1.0, 1.1, 0.8])
def test_a_passage_fills_its_time_whatever_its_tempo_does(quicken: float) -> None:
    passage = Passage("test", 10, 70, 24, quicken=quicken)
    assert passage.when(0) == pytest.approx(10)
    assert passage.when(24) == pytest.approx(70)
    assert passage.bpm(23.99) / passage.bpm(0) == pytest.approx(quicken, rel=0.01)


def test_a_rhythm_is_played_where_it_is_written() -> None:
    score = Score("test")
    score.beat(Passage("test", 0, 8, 4), range(1, 3), "X... ..o.", takes(clack), -10)
    assert [stroke.at for stroke in score.strokes] == pytest.approx([2.0, 5.0], abs=0.015)
    assert score.strokes[0].db > score.strokes[1].db + 5


def level(score: Score, at: float) -> float:
    points = sorted(score.loudness)
    return float(np.interp(at, [t for t, _ in points], [db for _, db in points]))


def test_the_band_is_hushed_before_a_slam_and_back_with_it() -> None:
    score = Score("test")
    score.loudness = [(0, -2.0), (20, -2.0)]
    score.hush(10, 0.5, -30)
    assert [level(score, at) for at in (9.4, 9.9, 10.0, 12)] == pytest.approx([-2, -32, -2, -2])


def test_the_band_makes_room_for_a_gong_and_comes_back() -> None:
    score = Score("test")
    score.loudness = [(0, -2.0), (20, -2.0)]
    score.duck(10, -9, 1.0, 2.0)
    assert [level(score, at) for at in (9.9, 10.0, 10.9, 13)] == pytest.approx([-2, -11, -11, -2])


def test_motifs_can_be_changed_and_stay_themselves() -> None:
    theme = motif("0:1 4:0.5 -:0.5 2:2")
    assert [(tone.beat, tone.degree) for tone in theme] == [(0, 0), (1, 4), (2, 2)]
    assert [tone.degree for tone in higher(theme, 3)] == [3, 7, 5]
    assert [tone.degree for tone in mirrored(theme)] == [0, -4, -2]
    assert quicker(theme, 2)[2].beat == 1
    assert hertz(100, TEMPLE, 7) == pytest.approx(200)
    assert hertz(100, TEMPLE, -7) == pytest.approx(50)
