"""The music as players hear it: decoded from the built files and measured."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from mastaba.soundtrack.instruments.waves import RATE, Samples
from mastaba.soundtrack.loudness import integrated, short_term, true_peak
from mastaba.soundtrack.timeline import timelines
from tests.soundtrack.conftest import Track

MEGABYTE = 1_000_000
TOLERANCE_MS = 20


def onset_ms(sound: Samples, middle: int, around_ms: int) -> float:
    """How far from the middle the spectrum brightens most, as an ear would find a stroke."""
    reach = around_ms * RATE // 1000
    heard = sound[middle - reach : middle + reach].mean(axis=1)
    size, hop, lag = 512, 48, 8
    frames = np.lib.stride_tricks.sliding_window_view(heard, size)[::hop] * np.hanning(size)
    bands = np.log1p(1000 * np.abs(np.fft.rfft(frames, axis=1)))
    growth = np.maximum(0, bands[lag:] - bands[:-lag]).sum(axis=1)
    return float((np.argmax(growth) + lag / 2) * hop + size / 2 - reach) * 1000 / RATE


def level(sound: Samples) -> float:
    return float(20 * np.log10(np.sqrt(np.mean(sound**2)) + 1e-9))


def test_the_cues_are_those_of_the_box(track: Track) -> None:
    by_title = {"Drums": "1", "Jungle": "2"}
    timeline = next(t for t in timelines() if t.name == by_title[track.facts["title"]])
    told = [(cue["t"], cue["kind"], cue["countdown"]) for cue in track.facts["cues"]]
    assert told == [(cue.t, cue.kind, cue.countdown) for cue in timeline.cues]


@pytest.mark.rule("ESC-SETUP-16")
def test_it_lasts_as_long_as_it_says_and_is_small(track: Track) -> None:
    assert track.facts["ends"] - track.facts["begins"] == 627_000
    assert len(track.samples) == track.place(track.facts["ends"])
    assert track.size < 5 * MEGABYTE


def test_gongs_slams_start_and_collapse_are_heard_at_their_cues(track: Track) -> None:
    # The word's own upbeat hisses a quarter of a second before the start.
    for t in track.cues("start", "gong", "slam", "collapse"):
        assert abs(onset_ms(track.samples, track.place(t), 180)) <= TOLERANCE_MS, t


def test_ticks_are_heard_at_their_cues(track: Track) -> None:
    # Between two strokes of the drums around it, a sixteenth away.
    for t in track.cues("tick"):
        assert abs(onset_ms(track.samples, track.place(t), 75)) <= TOLERANCE_MS, t


@pytest.mark.rule("ESC-CLOCK-04", "ESC-CLOCK-05", "ESC-CLOCK-06")
def test_gongs_slams_and_the_collapse_break_out_of_a_hush(track: Track) -> None:
    first_strokes = [track.cues("gong")[number] for number in (0, 1, 3)]
    for t in (*first_strokes, *track.cues("slam", "collapse")):
        assert level(track.between(t, t + 200)) > level(track.between(t - 200, t)) + 10, t


def test_it_is_as_loud_as_it_should_be(track: Track) -> None:
    """The acts end as loud as they were mixed; the last minute is the loudest of all."""
    for number, least, most in ((1, -24, -19), (2, -22, -17), (3, -18, -14)):
        end = track.cues("gong")[(0, 1, 3)[number - 1]]
        assert least < integrated(track.between(end - 45_000, end - 5_000)) < most, number
    finale = track.between(*track.passage("last minute"))
    assert short_term(finale).max() < -14
    assert true_peak(finale) < -1
    assert np.abs(track.samples).max() < 0.9


def test_it_is_never_silent_where_there_should_be_music(track: Track) -> None:
    heard = track.between(track.facts["begins"] + 2000, track.cues("collapse")[0])
    seconds = heard[: len(heard) // RATE * RATE].reshape(-1, RATE * 2)
    assert level(seconds[np.argmin(np.abs(seconds).sum(axis=1))]) > -60


def test_both_ears_hear_about_the_same(track: Track) -> None:
    left, right = level(track.samples[:, :1]), level(track.samples[:, 1:])
    assert left == pytest.approx(right, abs=1.5)


def test_it_raises_the_pulse(track: Track) -> None:
    """From countdown to countdown it gets louder, brighter and faster; after a slam it rests."""
    passages = {passage["name"]: passage for passage in track.facts["passages"]}

    def loud(name: str) -> float:
        return integrated(track.between(*track.passage(name)))

    assert loud("countdown 1") < loud("countdown 2") < loud("last minute")
    assert loud("ticks 1") < loud("ticks 2") < loud("ticks 3")
    names = list(passages)
    acts = [names.index(name) for name in ("held breath 1", "held breath 2", "held breath 3")]
    ends = [passages[names[number - 1]]["bpm"][1] for number in acts]
    assert ends == sorted(ends)
    for number in (1, 2):
        assert loud(f"calm {number}") < loud(f"ticks {number}") - 3
        assert loud(f"held breath {number}") < loud(f"countdown {number}")


DIGEST = """
import hashlib
from mastaba.soundtrack.band import perform_plans
from mastaba.soundtrack.building import samples_of
from mastaba.soundtrack.drums import KEY, LAYERS
from mastaba.soundtrack.drums_form import form
from mastaba.soundtrack.score import Score
from mastaba.soundtrack.timeline import timelines
timeline = timelines()[0]
score = Score("beginning")
perform_plans(score, timeline.begins, KEY, form(timeline)[:3], LAYERS)
told = hashlib.sha256()
for stroke in score.strokes:
    told.update(repr((stroke.at, stroke.db, stroke.pan)).encode())
for count, block in zip(range(3), samples_of(timeline, score)):
    told.update(block.tobytes())
print(told.hexdigest())
"""


def test_the_same_code_gives_the_same_samples() -> None:
    """The first act, which most layers play in, composed by two processes that hash differently."""
    composing = [
        subprocess.Popen(
            [sys.executable, "-c", DIGEST],
            env={"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    told = [one.communicate()[0] for one in composing]
    assert [one.returncode for one in composing] == [0, 0]
    assert told[0] == told[1] != ""
