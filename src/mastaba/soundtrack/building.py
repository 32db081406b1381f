"""Composes and performs both versions into a folder, with their cues beside them."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from mastaba.soundtrack import drums, jungle
from mastaba.soundtrack.instruments.waves import Samples
from mastaba.soundtrack.opus import write_opus
from mastaba.soundtrack.performance import perform
from mastaba.soundtrack.score import Score
from mastaba.soundtrack.timeline import BOX, BadTimeline, Timeline, timelines

DUST: Final = 12.0
"""Seconds that the music lasts after the collapse."""


class Version(NamedTuple):
    title: str
    compose: Callable[[Timeline], Score]
    gain_db: float
    """Brings the version to its loudness; docs/soundtrack.md has the figures."""


VERSIONS: Final = {
    "1": Version("Drums", drums.compose, 2.6),
    "2": Version("Jungle", jungle.compose, 2.0),
}


def version_of(timeline: Timeline) -> Version:
    if timeline.name not in VERSIONS:
        raise BadTimeline(
            f"the box has a track {timeline.name}; there is music for {' and '.join(VERSIONS)}"
        )
    return VERSIONS[timeline.name]


def samples_of(timeline: Timeline, score: Score) -> Iterator[Samples]:
    """A version before it is encoded: the same samples each time."""
    gain = version_of(timeline).gain_db
    return perform(score, timeline.begins, timeline.ends + DUST, gain)


def build_track(timeline: Timeline, folder: Path) -> dict[str, Any]:
    """Writes the music of one track; gives what its listeners must know."""
    version = version_of(timeline)
    score = version.compose(timeline)
    file = f"escape-{timeline.name}.opus"
    write_opus(folder / file, samples_of(timeline, score))
    return {
        "title": version.title,
        "file": file,
        "begins": timeline.cues[0].t,
        "ends": timeline.cues[-1].t + round(DUST * 1000),
        "cues": [
            {"t": cue.t, "kind": cue.kind, "countdown": cue.countdown} for cue in timeline.cues
        ],
        "passages": [
            {
                "t": round(passage.begins * 1000),
                "name": passage.name,
                "beats": passage.beats,
                "bpm": [round(passage.bpm(0), 1), round(passage.bpm(passage.bars - 0.01), 1)],
            }
            for passage in score.passages
        ],
    }


def build(folder: Path, box: Path = BOX) -> None:
    """Both versions at the same time, each in a process of its own."""
    tracks = timelines(box)
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(
        len(tracks), mp_context=multiprocessing.get_context("spawn")
    ) as workers:
        told = workers.map(build_track, tracks, [folder] * len(tracks))
        listing = {track.name: facts for track, facts in zip(tracks, told, strict=True)}
    text = json.dumps({"tracks": listing}, indent=1) + "\n"
    (folder / "escape.json").write_text(text, encoding="utf-8")
