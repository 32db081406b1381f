"""What is written down: sounds at their times, and how loud the whole band plays around them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from mastaba.soundtrack.instruments.waves import Samples, chance

Player = Callable[[int], Samples]
"""Gives the sound of one stroke; the number is the take."""

ACCENTS: Final = {"X": 0.0, "x": -4.0, "o": -10.0}
TAKES: Final = 4


@dataclass(frozen=True, slots=True)
class Stroke:
    at: float
    """Seconds after the word "Escape!"."""
    sound: Samples
    db: float
    pan: float = 0.0
    """From -1, left, to 1, right."""
    room: float = 0.25
    """How much of it the cave answers."""
    cue: bool = False
    """Cues are never softened for the music."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of bars between two moments; its tempo may change evenly."""

    name: str
    begins: float
    ends: float
    bars: int
    beats: int = 4
    quicken: float = 1.0
    """The tempo of its end over the tempo of its begin."""

    def when(self, bar: float) -> float:
        """The second at which a bar, or a part of it, begins."""
        seconds = self.ends - self.begins
        share = bar / self.bars
        gain = self.quicken - 1
        if abs(gain) < 1e-9:
            return self.begins + seconds * share
        return self.begins + seconds * (math.sqrt(1 + gain * (2 + gain) * share) - 1) / gain

    def bpm(self, bar: float) -> float:
        step = 1e-3
        return 60 * self.beats * step / (self.when(bar + step) - self.when(bar))


@dataclass
class Score:
    name: str
    passages: list[Passage] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    loudness: list[tuple[float, float]] = field(default_factory=list)
    """How loud the band plays, in dB, as points of a line over time."""

    def __post_init__(self) -> None:
        self.accidents = chance(self.name, 0)

    def play(
        self,
        at: float,
        sound: Samples,
        db: float,
        pan: float = 0.0,
        room: float = 0.25,
        cue: bool = False,
    ) -> None:
        self.strokes.append(Stroke(at, sound, db, pan, room, cue))

    def beat(
        self,
        passage: Passage,
        bars: range,
        pattern: str,
        player: Player,
        db: float,
        pan: float = 0.0,
        room: float = 0.2,
    ) -> None:
        """A rhythm: bars parted by blanks, `X` strong, `x` plain, `o` soft, `.` rest."""
        written = pattern.split()
        for count, bar in enumerate(bars):
            steps = written[count % len(written)]
            for number, sign in enumerate(steps):
                if sign != ".":
                    self.play(
                        passage.when(bar + number / len(steps)) + self.accidents.normal(0, 0.003),
                        player(int(self.accidents.integers(TAKES))),
                        db + ACCENTS[sign] + self.accidents.normal(0, 0.8),
                        pan,
                        room,
                    )

    def level(self, at: float, db: float) -> None:
        self.loudness.append((at, db))

    def hush(self, before: float, seconds: float, db: float) -> None:
        """The band holds its breath before a moment, and is back with it."""
        around = sorted(self.loudness)
        moments = [at for at, _ in around]
        values = [value for _, value in around]
        kept = [point for point in around if not before - seconds <= point[0] <= before]
        for at, drop in (
            (before - seconds, 0.0),
            (before - seconds * 0.6, db),
            (before - 0.02, db),
        ):
            kept.append((at, float(np.interp(at, moments, values)) + drop))
        after = next((value for at, value in around if at >= before), values[-1])
        kept.append((before, after))
        self.loudness = sorted(kept)

    def duck(self, at: float, db: float, hold: float, back: float) -> None:
        """The band makes room for a cue."""
        around = sorted(self.loudness)
        moments = [moment for moment, _ in around]
        values = [value for _, value in around]
        ends = at + hold + back
        inner = [(t, v + db) for t, v in around if at < t < at + hold]
        outer = [(t, v) for t, v in around if t < at - 0.03 or t > ends]
        now, later = (float(np.interp(t, moments, values)) for t in (at, at + hold))
        self.loudness = sorted(
            [
                *outer,
                *inner,
                (at - 0.03, float(np.interp(at - 0.03, moments, values))),
                (at, now + db),
                (at + hold, later + db),
                (ends, float(np.interp(ends, moments, values))),
            ]
        )


def takes(instrument: Callable[..., Samples], *fixed: object) -> Player:
    """A player of an instrument, on a pitch if it has one."""
    return lambda take: instrument(*fixed, take)
