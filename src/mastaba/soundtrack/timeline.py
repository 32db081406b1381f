"""When the temple speaks: the cues of a version, read as data from the box (ESC-RT-38)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

TICKS: Final = 10
TICK_MS: Final = 1000

BOX: Final = Path(__file__).parents[1] / "games" / "escape" / "box.toml"


class BadTimeline(ValueError):
    """A timeline that no music can be composed for."""


@dataclass(frozen=True, slots=True)
class Cue:
    t: int
    """Milliseconds after the word "Escape!"."""
    kind: str
    """intro, start, gong, tick, slam or collapse."""
    countdown: int
    """1, 2 or 3; 0 outside of countdowns."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """From the first stroke of its gong to its slam, or to the collapse; in seconds."""

    strokes: tuple[float, ...]
    ticks: tuple[float, ...]
    ends: float

    @property
    def begins(self) -> float:
        return self.strokes[0]


@dataclass(frozen=True, slots=True)
class Timeline:
    name: str
    cues: tuple[Cue, ...]

    @property
    def begins(self) -> float:
        return self.cues[0].t / 1000

    @property
    def ends(self) -> float:
        return self.cues[-1].t / 1000

    def countdown(self, number: int) -> Countdown:
        def seconds(*kinds: str) -> tuple[float, ...]:
            mine = [cue for cue in self.cues if cue.countdown == number]
            return tuple([cue.t / 1000 for cue in mine if cue.kind in kinds])

        return Countdown(seconds("gong"), seconds("tick"), seconds("slam", "collapse")[0])


def timeline_of(name: str, introduction: int, track: Mapping[str, Any]) -> Timeline:
    """The timeline of a track: countdown n is begun by n strokes and ended by ten ticks."""
    try:
        gongs, ticks, stroke = track["gongs"], track["ticks"], track["stroke"]
        ends = [*track["slams"], track["collapse"]]
    except KeyError as missing:
        raise BadTimeline(
            f"track {name} lacks {missing}; it needs gongs, ticks, slams, stroke and collapse"
        ) from None
    counts = (len(gongs), len(ticks), len(ends))
    if counts != (3, 3, 3):
        raise BadTimeline(
            f"track {name} has {counts[0]} gongs, {counts[1]} ticks and {counts[2] - 1} slams; "
            f"it needs 3, 3 and 2"
        )
    cues = [Cue(-introduction, "intro", 0), Cue(0, "start", 0)]
    for number, (gong, tick, end) in enumerate(zip(gongs, ticks, ends, strict=True), 1):
        cues += [Cue(gong + count * stroke, "gong", number) for count in range(number)]
        cues += [Cue(tick + count * TICK_MS, "tick", number) for count in range(TICKS)]
        cues.append(Cue(end, "slam" if number < len(ends) else "collapse", number))
    for earlier, later in pairwise(cues):
        if not later.t > earlier.t:
            raise BadTimeline(
                f"track {name}: {later.kind} at {later.t} must come after "
                f"{earlier.kind} at {earlier.t}"
            )
    return Timeline(name, tuple(cues))


def timelines(path: Path = BOX) -> tuple[Timeline, ...]:
    """The timelines of all tracks of a box."""
    tracks = tomllib.loads(path.read_text(encoding="utf-8")).get("tracks")
    if not tracks or "introduction" not in tracks:
        raise BadTimeline(f"{path.name} has no [tracks] with an introduction")
    return tuple(
        timeline_of(name, tracks["introduction"], track)
        for name, track in tracks.items()
        if isinstance(track, dict)
    )
