"""Version 1, "Drums": a temple of stone, skins in fours, a low horn that calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.soundtrack.band import SHARED, Layer, Moment, Phrase, Plan, half_choir, ostinato, perform_plans, sing
from mastaba.soundtrack.cues import write_cues
from mastaba.soundtrack.instruments.breath import flute, horn, wind
from mastaba.soundtrack.instruments.skins import doum, great_drum, tek, tom
from mastaba.soundtrack.instruments.stone import chime, clack, drop
from mastaba.soundtrack.instruments.wood import log_drum, shaker
from mastaba.soundtrack.motifs import TEMPLE, Motif, higher, mirrored, motif, quicker
from mastaba.soundtrack.score import Score, takes
from mastaba.soundtrack.timeline import Timeline

KEY: Final = 73.42
"""D, two octaves and more below the middle."""

CALL: Final = motif("0:1.5 4:2 5:0.5 4:3 -:1")
"""A fifth up, and a sigh above it: the theme of the temple."""
SECOND_CALL: Final = motif("4:1 5:0.5 4:0.5 7:2 5:0.5 4:0.5 3:2 -:1")
ANSWER: Final = motif("4:0.75 3:0.25 2:0.5 1:0.5 2:1 1:1 0:3 -:1")
CURSE: Final = motif("0:4 1:4 0:4 -1:4")
CALLS: Final = (CALL, SECOND_CALL, higher(CALL, 2), mirrored(higher(SECOND_CALL, 1)))

PULSE: Final = (
    "X............... X.......o....... X............... X.......x..x....",
    "X.....x......... X.....x...x..... X.....x......... X.....x.x.x.x...",
    "X..x..x.X....... X..x..x.X...x... X..x..x.X....... X..x..x.X.x.x.x.",
    "X..x..X...x.X... X..x..X...x.X.x. X..x..X...x.X... X.x.X.x.X.x.X.xx",
    "X.x.X..xX.x.X.x. X.x.X..xX.xxX.x. X.x.X..xX.x.X.x. X.xxX.x.X.xxX.xx",
)
# D is the middle of the frame drum, T its rim, k the rim played softly.
HANDS: Final = (
    "D...T.......T... D...T...D...T.k.",
    "D.T...T.D...T... D.T...T.D.k.T.k. D.T...T.D...T... D.T...T.DkT.TkT.",
    "D.Tk..D.D.k.Tk.. D.Tk..D.D.k.Tk.k D.Tk..D.D.k.Tk.. D.TkT.D.DkTkTkTk",
    "D.kTk.TkD.kTk.Tk D.kTk.DkD.kTkTTk D.kTk.TkD.kTk.Tk DkTkDkTkDTkTDTTk",
    "D.kTDkTkD.kTDkTk D.kTDkT.DTkTDTTk DkkTDkTkDkkTDkTk DTkTDTkTDTTkDTTT",
)
LOGS: Final = (
    "0..3..0.4..3..0. 0..3..0.4...5.4.",
    "0.04..0.3.0.4.3. 0.04..0.5.4.3.1.",
    "4..4..3.1..3..0. 4..5..4.3..1..0.",
    "0.40.50.40.30.10 0.40.50.70.50.40",
)
STONES: Final = (
    "7...8...7...4... 7...8...9...8...",
    "4.7.8.7.4.7.9.8. 4.7.8.7.9.8.7.5.",
    "7.87.47.87.48.7. 7.87.47.98.75.4.",
    "78747874987498.7 98789874785.74.1",
)


def pulse(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(PULSE), takes(great_drum), -8.5, 0, 0.22)


def hands(m: Moment) -> None:
    text = m.by_heat(HANDS)
    middle = text.translate(str.maketrans("DTk", "X.."))
    rim = text.translate(str.maketrans("DTk", ".Xo"))
    m.score.beat(m.passage, m.bars, middle, takes(doum), -12, -0.2, 0.18)
    m.score.beat(m.passage, m.bars, rim, takes(tek), -15, -0.3, 0.18)


def logs(m: Moment) -> None:
    ostinato(m, LOGS[m.turn % len(LOGS)], log_drum, m.root * 2, TEMPLE, -15, 0.4)


def stones(m: Moment) -> None:
    ostinato(m, m.by_heat(STONES), chime, m.root * 4, TEMPLE, -21, -0.5, 0.4)


def seeds(m: Moment) -> None:
    pattern = m.by_heat(("x.o.x.o.x.o.x.o.", "x.ooX.oox.ooX.oo", "xoxoXoxoxoxoXoxo"))
    m.score.beat(m.passage, m.bars, pattern, takes(shaker), -23, 0.6, 0.1)


def pebbles(m: Moment) -> None:
    patterns = ("....x.......x..o", "..x...x...x...x.", "..x..x....x..x.o")
    m.score.beat(m.passage, m.bars, patterns[m.turn % 3], takes(clack), -22, -0.65, 0.3)


def _drums_say(m: Moment, theme: Motif, bar: int) -> None:
    """The rhythm of a theme on toms: they have understood."""
    for tone in theme:
        at = m.passage.when(bar + tone.beat / m.passage.beats)
        pitch = 95.0 * 1.11 ** (tone.degree % 7)
        m.score.play(at, tom(pitch, tone.degree % 4), -10, 0.4 - 0.1 * (tone.degree % 7), 0.35)
        m.score.play(at + 0.004, great_drum(tone.degree % 4), -17, 0, 0.3)


def call(m: Moment) -> None:
    """The horn calls for two bars, the drums answer for two; the calls differ from turn to turn."""
    theme = CALLS[m.turn % len(CALLS)]
    sing(m, theme, m.bars.start, horn, m.root, TEMPLE, -13, -0.15)
    if m.heat > 0.45:
        sing(m, theme, m.bars.start, horn, m.root * 2, TEMPLE, -18, 0.25)
    if len(m.bars) >= 4:
        _drums_say(m, ANSWER, m.bars.start + 2)


def answer(m: Moment) -> None:
    """A flute far above remembers the call; voices answer it below."""
    theme = CALLS[(m.turn + 1) % len(CALLS)]
    sing(m, theme, m.bars.start, flute, m.root * 8, TEMPLE, -20, 0.3, 0.6)
    if len(m.bars) >= 4:
        for side in (0, 1):
            sing(m, ANSWER, m.bars.start + 2, half_choir(side), m.root * 2, TEMPLE, -19, side - 0.5)


def chase(m: Moment) -> None:
    """The call at twice the speed, again and again, each time a step higher."""
    for count, bar in enumerate(range(m.bars.start, m.bars.stop)):
        theme = quicker(higher(CALL, count % 4), 2)
        sing(m, theme, bar, horn, m.root * 2, TEMPLE, -16, -0.3 if count % 2 else 0.3, 0.35)


def curse(m: Moment) -> None:
    """The choir leans on the semitone above the root, and on the one below."""
    theme = CURSE if len(m.bars) >= 4 else quicker(CURSE, 2)
    for side in (0, 1):
        sing(m, theme, m.bars.start, half_choir(side), m.root * 2, TEMPLE, -19, 1.2 * side - 0.6, 0.5)
        sing(m, theme, m.bars.start, half_choir(side), m.root * 3, TEMPLE, -23, 0.6 - 1.2 * side, 0.5)


def cave(m: Moment) -> None:
    """Wind and drops: nobody is here, or so it seems."""
    first, last = m.passage.when(m.bars.start), m.passage.when(m.bars.stop)
    m.score.play(first - 0.5, wind(round(last - first + 1.5, 1), m.turn % 3), -19, -0.3, 0.4)
    at = first
    while at < last:
        m.score.play(at, drop(int(m.score.accidents.integers(6))), -25, m.score.accidents.uniform(-0.8, 0.8), 0.9)
        at += m.score.accidents.uniform(0.5, 1.6)


LAYERS: Final[Mapping[str, Layer]] = {
    **SHARED,
    "pulse": pulse,
    "hands": hands,
    "logs": logs,
    "stones": stones,
    "seeds": seeds,
    "pebbles": pebbles,
    "call": call,
    "answer": answer,
    "chase": chase,
    "curse": curse,
    "cave": cave,
}


def _form(timeline: Timeline) -> tuple[Plan, ...]:
    one, two, three = (timeline.countdown(number) for number in (1, 2, 3))
    return (
        Plan("intro", 0, 1.1, (
            Phrase(2, "cave drone heart", 0.15),
            Phrase(2, "cave drone heart call roll tremble", 0.35),
        )),
        Plan("first steps", one.begins * 0.455, 1.08, (
            Phrase(4, "pulse hands", 0.22),
            Phrase(4, "pulse hands call drone", 0.24),
            Phrase(4, "pulse hands seeds answer", 0.26),
            Phrase(4, "pulse hands seeds logs fill", 0.3),
            Phrase(4, "hands logs stones", 0.26),
            Phrase(4, "pulse hands logs call drone", 0.32),
            Phrase(4, "pulse hands seeds logs stones answer", 0.34),
            Phrase(4, "pulse hands seeds logs pebbles shout fill", 0.38),
        )),
        Plan("deeper", one.begins - 8, 1.08, (
            Phrase(4, "hands pebbles curse", 0.34),
            Phrase(4, "pulse hands seeds curse pant", 0.38),
            Phrase(4, "pulse hands seeds logs call", 0.42, 2),
            Phrase(4, "pulse hands seeds logs stones answer fill", 0.45, 2),
            Phrase(2, "logs stones heart", 0.32, 2),
            Phrase(4, "pulse hands logs stones call pebbles", 0.45, 3),
            Phrase(4, "pulse hands seeds logs stones answer shout", 0.48, 3),
            Phrase(4, "pulse hands seeds logs stones curse pant fill", 0.52, 3),
            Phrase(4, "pulse hands seeds logs chase pebbles", 0.54, 5),
            Phrase(4, "pulse hands seeds logs stones shout chase fill", 0.58, 5),
            Phrase(2, "race rise shout", 0.6, 5),
        )),
        Plan("held breath 1", one.begins, 1.0, (Phrase(3, "heart drone cave tremble", 0.3),)),
        Plan("countdown 1", one.ticks[0], 1.1, (
            Phrase(2, "heart drone", 0.4),
            Phrase(4, "pulse heart drone pant", 0.45),
            Phrase(4, "pulse hands curse pant seeds", 0.52),
            Phrase(4, "pulse hands curse seeds logs pebbles shout", 0.58, 1),
            Phrase(2, "pulse hands seeds race shout roll", 0.62, 1),
        )),
        Plan("ticks 1", one.ends, 1.0, (Phrase(5, "race climb pant drone", 0.62, 1),)),
        Plan("calm 1", one.ends + 28, 1.0, (
            Phrase(2, "cave", 0.25, -2),
            Phrase(2, "cave drone heart", 0.3, -2),
            Phrase(2, "cave drone heart stones", 0.25, -2),
            Phrase(2, "cave heart answer roll", 0.35, 0),
        )),
        Plan("the gems glow", (one.ends + 28 + two.begins - 8) / 2, 1.12, (
            Phrase(4, "hands logs stones", 0.45, 3),
            Phrase(4, "pulse hands logs stones call", 0.46, 3),
            Phrase(4, "pulse hands seeds logs answer fill", 0.5, 3),
            Phrase(4, "pulse hands seeds chase pant", 0.52, 5),
            Phrase(4, "pulse hands seeds stones curse pebbles", 0.55, 5),
            Phrase(4, "pulse hands seeds logs stones shout fill", 0.58, 5),
        )),
        Plan("the walls move", two.begins - 8, 1.08, (
            Phrase(4, "pulse hands tremble call pebbles", 0.56, 6),
            Phrase(4, "pulse hands seeds logs stones answer shout", 0.6, 6),
            Phrase(4, "pulse hands seeds logs curse pant fill", 0.62, 6),
            Phrase(2, "logs pebbles heart pant", 0.48, 6),
            Phrase(4, "pulse hands seeds logs stones chase", 0.64, 8),
            Phrase(4, "pulse hands seeds logs stones shout curse fill", 0.66, 8),
            Phrase(4, "pulse hands seeds logs stones chase pant pebbles", 0.69, 8),
            Phrase(2, "race rise shout pound", 0.7, 8),
        )),
        Plan("held breath 2", two.begins, 1.0, (Phrase(4, "heart drone cave tremble", 0.38, -2),)),
        Plan("countdown 2", two.ticks[0], 1.1, (
            Phrase(2, "heart drone pant", 0.5, 0),
            Phrase(4, "pulse hands drone pant", 0.58, 0),
            Phrase(4, "pulse hands seeds curse pebbles", 0.62, 1),
            Phrase(4, "pulse hands seeds logs curse shout fill", 0.68, 2),
            Phrase(4, "pulse hands seeds logs stones chase shout roll", 0.72, 3),
        )),
        Plan("ticks 2", two.ends, 1.0, (Phrase(5, "race climb pant pound drone", 0.72, 3),)),
        Plan("calm 2", two.ends + 20, 1.0, (
            Phrase(2, "cave tremble", 0.3, -4),
            Phrase(2, "cave drone heart call", 0.32, -4),
            Phrase(2, "cave heart stones rise roll", 0.42, 0),
        )),
        Plan("no way back", two.ends + 20 + (three.begins - two.ends - 27) * 0.52, 1.08, (
            Phrase(4, "pulse hands logs pant", 0.66, 6),
            Phrase(4, "pulse hands seeds logs stones call", 0.7, 6),
            Phrase(4, "pulse hands seeds logs stones answer shout fill", 0.73, 6),
            Phrase(4, "pulse hands seeds logs chase pebbles pant", 0.75, 8),
            Phrase(4, "pulse hands seeds stones logs curse shout fill", 0.78, 8),
            Phrase(4, "pulse hands pant shout tremble", 0.7, 9),
            Phrase(4, "pulse hands seeds logs stones chase curse fill", 0.8, 9),
        )),
        Plan("the temple shakes", three.begins - 7, 1.08, (
            Phrase(4, "pulse hands seeds logs stones chase pound", 0.8, 9),
            Phrase(4, "pulse hands seeds logs stones curse shout tremble fill", 0.82, 10),
            Phrase(2, "pound shout pant", 0.7, 10),
            Phrase(4, "pulse hands seeds logs stones call chase", 0.84, 11),
            Phrase(4, "pulse hands seeds logs stones curse shout pant fill", 0.86, 11),
            Phrase(4, "pulse hands seeds logs stones chase pound tremble", 0.87, 12),
            Phrase(4, "pulse hands race chase climb shout rise", 0.88, 12),
        )),
        Plan("held breath 3", three.begins, 1.0, (Phrase(4, "heart drone tremble", 0.45, 0),)),
        Plan("last minute", three.ticks[0], 1.15, (
            Phrase(2, "heart drone tremble pant", 0.66, 0),
            Phrase(4, "pulse hands pound drone pant", 0.8, 5),
            Phrase(4, "pulse hands seeds logs stones curse pound", 0.84, 6),
            Phrase(4, "pulse hands seeds logs stones chase shout", 0.86, 7),
            Phrase(4, "pulse hands seeds logs stones chase curse fill", 0.88, 8),
            Phrase(2, "race shout heart", 0.78, 9),
            Phrase(4, "pulse hands seeds logs stones chase pound tremble", 0.92, 10),
            Phrase(4, "pulse hands seeds logs stones chase curse shout fill", 0.94, 11),
            Phrase(4, "pulse hands seeds logs stones chase climb shout rise roll", 0.97, 12),
        )),
        Plan("ticks 3", three.ends, 1.0, (
            Phrase(5, "race climb pant pound tremble", 0.96, 7),
            Phrase(5, "race climb pant pound shout tremble", 1.0, 9),
        ), 3),
        Plan("dust", three.ends + 12, 1.0, (Phrase(4, "drone cave", 0.3, -2),)),
    )


def compose(timeline: Timeline) -> Score:
    score = Score("drums")
    perform_plans(score, timeline.begins, KEY, _form(timeline), LAYERS)
    write_cues(score, timeline, wooden_ticks=False)
    return score
