"""The sounds that mean something: both versions share them, and place them to the sample."""

from __future__ import annotations

from mastaba.soundtrack.instruments.breath import roarer
from mastaba.soundtrack.instruments.bronze import gong
from mastaba.soundtrack.instruments.skins import great_drum
from mastaba.soundtrack.instruments.stone import collapse, grind, slam, tick
from mastaba.soundtrack.instruments.voices import UPBEAT, escape
from mastaba.soundtrack.instruments.wood import knock
from mastaba.soundtrack.score import Score
from mastaba.soundtrack.timeline import Timeline

SLAM_GAP = 0.3
"""The door stops grinding, and for a moment there is nothing."""


def write_cues(score: Score, timeline: Timeline, wooden_ticks: bool) -> None:
    """Start call, gongs, ticks, grinding doors, slams and the collapse."""
    for cue in timeline.cues:
        at = cue.t / 1000
        if cue.kind == "start":
            score.play(at - UPBEAT, escape(), -5, room=0.35, cue=True)
            score.play(at, great_drum(), -7, room=0.4, cue=True)
        elif cue.kind == "gong":
            score.play(at, gong(cue.countdown), -3.5, room=0.3, cue=True)
            score.play(at, great_drum(1), -9, room=0.5, cue=True)
            score.duck(at, -9, 1.2, 2.4)
        elif cue.kind == "tick":
            _tick(score, timeline, cue.t, cue.countdown, wooden_ticks)
        elif cue.kind == "slam":
            score.play(at - SLAM_GAP - 5, grind(5.0, cue.countdown), -13, room=0.4, cue=True)
            score.play(at, slam(), -1, room=0.6, cue=True)
            score.hush(at, 0.5, -30)
        elif cue.kind == "collapse":
            score.play(at - 6.4, roarer(6.1, 70, 330), -13, room=0.4, cue=True)
            score.play(at, collapse(), 1.5, room=0.4, cue=True)
            score.hush(at, 0.35, -30)


def _tick(score: Score, timeline: Timeline, t: int, countdown: int, wooden: bool) -> None:
    """Louder towards the end; the last five come with the great drum."""
    countdown_ends = timeline.countdown(countdown).ends
    left = countdown_ends - t / 1000
    loud = -3.5 - 0.25 * left
    score.play(t / 1000, tick(), loud, 0, 0.3, cue=True)
    if wooden:
        score.play(t / 1000, knock(), loud - 3, 0.2, 0.3, cue=True)
    if left <= 5:
        score.play(t / 1000, great_drum(2), -10, 0, 0.35, cue=True)
    score.duck(t / 1000, -4, 0.08, 0.2)
