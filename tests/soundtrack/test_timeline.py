"""The timeline comes from the box and says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.soundtrack.building import version_of
from mastaba.soundtrack.timeline import BadTimeline, timeline_of, timelines

TRACK: dict[str, Any] = {
    "stroke": 1500,
    "gongs": [180000, 375000, 540000],
    "ticks": [215000, 410000, 590000],
    "slams": [225000, 420000],
    "collapse": 600000,
}


def test_the_box_gives_both_versions() -> None:
    assert [timeline.name for timeline in timelines()] == ["1", "2"]
    for timeline in timelines():
        assert timeline.cues[0].kind == "intro"
        assert (timeline.cues[1].t, timeline.cues[1].kind) == (0, "start")
        assert (timeline.cues[-1].t, timeline.cues[-1].kind) == (600_000, "collapse")


def test_a_countdown_has_its_strokes_its_ticks_and_its_end() -> None:
    timeline = timeline_of("1", 15000, TRACK)
    two = timeline.countdown(2)
    assert two.strokes == (375.0, 376.5)
    assert two.ticks == tuple(410.0 + second for second in range(10))
    assert two.ends == 420.0
    assert len(timeline.countdown(1).strokes) == 1
    assert timeline.countdown(3).strokes == (540.0, 541.5, 543.0)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"gongs": [1, 2]}, "track 1 has 2 gongs, 3 ticks and 2 slams; it needs 3, 3 and 2"),
        ({"collapse": 595000}, "collapse at 595000 must come after tick at 599000"),
        ({"slams": [225000, 225000]}, "slam at 225000 must come after tick at 419000"),
    ],
)
def test_a_wrong_timeline_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadTimeline, match=told):
        timeline_of("1", 15000, {**TRACK, **change})


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(BadTimeline, match="lacks 'stroke'"):
        timeline_of("1", 15000, {key: TRACK[key] for key in TRACK if key != "stroke"})


def test_a_track_without_music_is_named() -> None:
    with pytest.raises(BadTimeline, match="the box has a track 3; there is music for 1 and 2"):
        version_of(timeline_of("3", 15000, TRACK))
