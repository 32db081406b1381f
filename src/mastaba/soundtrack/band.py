"""How the band reads a form: phrase after phrase, each with its layers, its heat and its key."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mastaba.soundtrack.instruments.breath import pant, roarer
from mastaba.soundtrack.instruments.skins import doum, great_drum, heart, tek, tom
from mastaba.soundtrack.instruments.stone import rumble
from mastaba.soundtrack.instruments.voices import choir, shout
from mastaba.soundtrack.instruments.waves import Samples
from mastaba.soundtrack.instruments.wood import shaker
from mastaba.soundtrack.motifs import Motif, Scale, hertz, raised
from mastaba.soundtrack.score import Passage, Score, takes

COOL_DB: Final = -3.0
"""The band at heat 0; at heat 1 it plays at 0 dB."""

Blown = Callable[[float, float, int], Samples]
"""An instrument that holds a tone: pitch, seconds, take."""


@dataclass(frozen=True, slots=True)
class Phrase:
    bars: int
    layers: str
    heat: float
    lift: int = 0
    """Semitones above the key of the version."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A passage before it has its times."""

    name: str
    ends: float
    quicken: float
    phrases: tuple[Phrase, ...]
    beats: int = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """What a layer must know to play its part of a phrase."""

    score: Score
    passage: Passage
    bars: range
    heat: float
    root: float
    turn: int
    """How many phrases were before: layers vary by it."""

    def seconds(self, bar: float, bars: float) -> float:
        """The length of a part of the passage, rounded, so that sounds can be used again."""
        exact = self.passage.when(bar + bars) - self.passage.when(bar)
        return float(round(0.1 * 1.07 ** round(math.log(max(exact, 0.1) / 0.1, 1.07)), 3))

    def by_heat(self, choices: Sequence[str]) -> str:
        return choices[min(len(choices) - 1, int(self.heat * len(choices)))]


Layer = Callable[[Moment], None]


def perform_plans(
    score: Score, begins: float, key: float, plans: Sequence[Plan], layers: Mapping[str, Layer]
) -> None:
    """Writes a whole form into the score."""
    turn = 0
    for plan in plans:
        bars = sum(phrase.bars for phrase in plan.phrases)
        passage = Passage(plan.name, begins, plan.ends, bars, plan.beats, plan.quicken)
        score.passages.append(passage)
        first = 0
        for phrase in plan.phrases:
            span = range(first, first + phrase.bars)
            loud = COOL_DB * (1 - phrase.heat)
            score.level(passage.when(first), loud)
            score.level(passage.when(first + phrase.bars) - 0.05, loud)
            moment = Moment(score, passage, span, phrase.heat, raised(key, phrase.lift), turn)
            for name in phrase.layers.split():
                layers[name](moment)
            first += phrase.bars
            turn += 1
        begins = plan.ends


def sing(
    m: Moment,
    theme: Motif,
    bar: float,
    instrument: Blown,
    root: float,
    scale: Scale,
    db: float,
    pan: float = 0.0,
    room: float = 0.45,
) -> None:
    """A theme on an instrument that holds its tones, from a bar on."""
    beats = m.passage.beats
    for tone in theme:
        place = bar + tone.beat / beats
        if place >= m.bars.stop - 1e-6:
            break
        pitch = hertz(root, scale, tone.degree)
        length = m.seconds(place, tone.beats / beats * 0.96)
        m.score.play(m.passage.when(place), instrument(pitch, length, m.turn % 3), db, pan, room)


def ostinato(
    m: Moment,
    text: str,
    instrument: Callable[[float, int], Samples],
    root: float,
    scale: Scale,
    db: float,
    pan: float,
    room: float = 0.2,
) -> None:
    """Digits are degrees of the scale, `.` rests, bars parted by blanks; it repeats."""
    written = text.split()
    for count, bar in enumerate(m.bars):
        steps = written[count % len(written)]
        for number, sign in enumerate(steps):
            if sign != ".":
                at = m.passage.when(bar + number / len(steps)) + m.score.accidents.normal(0, 0.003)
                sound = instrument(
                    hertz(root, scale, int(sign)), int(m.score.accidents.integers(3))
                )
                soft = 0.0 if number % (len(steps) // 4) == 0 else -2.5
                m.score.play(at, sound, db + soft + m.score.accidents.normal(0, 0.8), pan, room)


def half_choir(side: int) -> Blown:
    """The choir stands left and right, and each side has its vowel."""
    return lambda pitch, seconds, take: choir(pitch, seconds, "ao"[side], take)


def drone(m: Moment) -> None:
    """Low voices under everything, a bar pair at a time, left and right not the same."""
    for bar in range(m.bars.start, m.bars.stop, 2):
        length = m.seconds(bar, min(2, m.bars.stop - bar)) + 0.8
        for side, (step, vowel) in enumerate(((0, "u"), (7, "o"))):
            sound = choir(raised(m.root, step), length, vowel, side)
            m.score.play(m.passage.when(bar) - 0.1, sound, -27, (-0.5, 0.5)[side], 0.5)


def heartbeat(m: Moment) -> None:
    """Once a bar, twice when it gets hot."""
    beats = 2 if m.heat > 0.35 else 1
    for bar in m.bars:
        for beat in range(beats):
            m.score.play(m.passage.when(bar + beat / beats), heart(), -7, 0, 0.2)


def panting(m: Moment) -> None:
    """Someone runs beside you, between the beats."""
    pattern = m.by_heat(("..x...x...x...x.", "..x..xx...x...xx", "x.xx..x.x.xx..x."))
    m.score.beat(m.passage, m.bars, pattern, takes(pant), -21, 0.35, 0.15)


def roll(m: Moment) -> None:
    """The last bar swells into the next phrase."""
    bar, strokes = m.bars.stop - 1, 32
    for number in range(strokes):
        loud = -30 + 17 * (number / strokes) ** 1.2
        drum = tom(95.0 if number % 2 else 120.0, number % 4)
        at = m.passage.when(bar + number / strokes)
        m.score.play(at, drum, loud, 0.3 if number % 2 else -0.3, 0.3)


def fill(m: Moment) -> None:
    """Toms run down through the last half bar; which way they run changes."""
    runs = ("X.xxX.xx", "XxX.xxXx", "X.X.XxXx", "XxxXxxXx")
    pitches = (190.0, 190.0, 160.0, 160.0, 127.0, 127.0, 95.0, 95.0)
    if m.turn % 2:
        pitches = pitches[::-1]
    bar = m.bars.stop - 0.5
    for number, sign in enumerate(runs[m.turn % 4]):
        if sign != ".":
            at = m.passage.when(bar + number / 16)
            pan = -0.5 + number / 7
            db = -11 if sign == "X" else -15
            m.score.play(at, tom(pitches[number], number % 4), db, pan, 0.3)


def rising(m: Moment) -> None:
    """The bull-roarer whirls up to the end of the phrase."""
    length = m.seconds(m.bars.start, len(m.bars))
    low = raised(m.root, 0)
    m.score.play(
        m.passage.when(m.bars.start), roarer(length, low, low * 2, m.turn % 2), -22, 0.4, 0.4
    )


def trembling(m: Moment) -> None:
    """The ground rumbles through the phrase."""
    length = m.seconds(m.bars.start, len(m.bars))
    m.score.play(m.passage.when(m.bars.start), rumble(length, m.turn % 2), -17, 0, 0.3)


def shouting(m: Moment) -> None:
    """The team: one side shouts, the other answers."""
    pattern = m.by_heat(
        (
            "................ ............X...",
            "............X... ........X..xX...",
            "....X.......X... ....X..xX..xX...",
            "X..x..X...x.X... X..x..X.X.x.X.x.",
        )
    )
    if m.passage.beats == 3:
        pattern = "X...X.X.X..."
    left, right = raised(m.root * 2, 0), raised(m.root * 2, 3)
    m.score.beat(
        m.passage, m.bars, pattern, lambda take: shout("a", left, take % 2), -15, -0.35, 0.4
    )
    m.score.beat(
        m.passage, m.bars, pattern, lambda take: shout("e", right, take % 2), -17, 0.4, 0.4
    )


def pounding(m: Moment) -> None:
    """Every beat, without mercy."""
    pattern = ("X..." * m.passage.beats) if m.heat < 0.8 else ("X.x." * m.passage.beats)
    m.score.beat(m.passage, m.bars, pattern, takes(great_drum), -11, 0, 0.25)


def racing(m: Moment) -> None:
    """Toms that grow through the phrase; hot ones run in sixteenths from the start."""
    steps = m.passage.beats * 4
    for index, bar in enumerate(m.bars):
        for number in range(steps):
            progress = (index + number / steps) / len(m.bars)
            if number % 2 and m.heat < 0.65 and progress < 0.5:
                continue
            accent = 0 if number % 4 == 0 else -5 if number % 2 == 0 else -7
            at = m.passage.when(bar + number / steps) + m.score.accidents.normal(0, 0.002)
            pitch = (127.0, 95.0, 160.0, 95.0)[number % 4]
            db = -19 + 6 * progress + accent
            m.score.play(at, tom(pitch, number % 4), db, 0.6 * (-1) ** number, 0.25)


def storming(m: Moment) -> None:
    """Every hand on every rim, seeds between them: the last seconds of a countdown."""
    steps = "Xoxo" if m.heat < 0.8 else "XoXx"
    m.score.beat(m.passage, m.bars, steps * m.passage.beats, takes(tek), -13, -0.35, 0.2)
    m.score.beat(m.passage, m.bars, "xxXx" * m.passage.beats, takes(shaker), -19, 0.55, 0.1)
    if m.heat > 0.9:
        m.score.beat(m.passage, m.bars, "X.xx" * m.passage.beats, takes(doum), -10, 0.2, 0.2)


def climbing(m: Moment) -> None:
    """Voices that go up a semitone every bar pair and never come down."""
    for count, bar in enumerate(range(m.bars.start, m.bars.stop, 2)):
        length = m.seconds(bar, min(2, m.bars.stop - bar)) + 0.3
        for side, (step, vowel) in enumerate(((12, "a"), (18, "a"), (24, "e"))):
            sound = choir(raised(m.root, step + count), length, vowel, side)
            m.score.play(m.passage.when(bar), sound, -23, (-0.6, 0.6, 0.0)[side], 0.45)


SHARED: Final[Mapping[str, Layer]] = {
    "drone": drone,
    "heart": heartbeat,
    "pant": panting,
    "roll": roll,
    "fill": fill,
    "rise": rising,
    "tremble": trembling,
    "shout": shouting,
    "pound": pounding,
    "race": racing,
    "climb": climbing,
    "storm": storming,
}
