"""Version 1, "Drums": a temple of stone, skins in fours, a low horn that calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.soundtrack.band import (
    SHARED,
    Layer,
    Moment,
    half_choir,
    ostinato,
    perform_plans,
    sing,
)
from mastaba.soundtrack.cues import write_cues
from mastaba.soundtrack.drums_form import form
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
    m.score.beat(m.passage, m.bars, m.by_heat(PULSE), takes(great_drum), -10, 0, 0.22)


def hands(m: Moment) -> None:
    text = m.by_heat(HANDS)
    middle = text.translate(str.maketrans("DTk", "X.."))
    rim = text.translate(str.maketrans("DTk", ".Xo"))
    m.score.beat(m.passage, m.bars, middle, takes(doum), -10, -0.2, 0.18)
    m.score.beat(m.passage, m.bars, rim, takes(tek), -12, -0.3, 0.18)


def logs(m: Moment) -> None:
    ostinato(m, LOGS[m.turn % len(LOGS)], log_drum, m.root * 2, TEMPLE, -13, 0.4)


def stones(m: Moment) -> None:
    ostinato(m, m.by_heat(STONES), chime, m.root * 4, TEMPLE, -19, -0.5, 0.4)


def seeds(m: Moment) -> None:
    pattern = m.by_heat(("x.o.x.o.x.o.x.o.", "x.ooX.oox.ooX.oo", "xoxoXoxoxoxoXoxo"))
    m.score.beat(m.passage, m.bars, pattern, takes(shaker), -20, 0.6, 0.1)


def pebbles(m: Moment) -> None:
    patterns = ("....x.......x..o", "..x...x...x...x.", "..x..x....x..x.o")
    m.score.beat(m.passage, m.bars, patterns[m.turn % 3], takes(clack), -19, -0.65, 0.3)


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
            sing(m, ANSWER, m.bars.start + 2, half_choir(side), m.root * 2, TEMPLE, -22, side - 0.5)


def chase(m: Moment) -> None:
    """The call at twice the speed, again and again, each time a step higher."""
    for count, bar in enumerate(range(m.bars.start, m.bars.stop)):
        theme = quicker(higher(CALL, count % 4), 2)
        sing(m, theme, bar, horn, m.root * 2, TEMPLE, -16, -0.3 if count % 2 else 0.3, 0.35)


def curse(m: Moment) -> None:
    """The choir leans on the semitone above the root, and on the one below."""
    theme = CURSE if len(m.bars) >= 4 else quicker(CURSE, 2)
    for side in (0, 1):
        sing(
            m, theme, m.bars.start, half_choir(side), m.root * 2, TEMPLE, -23, 1.2 * side - 0.6, 0.5
        )
        sing(
            m, theme, m.bars.start, half_choir(side), m.root * 3, TEMPLE, -27, 0.6 - 1.2 * side, 0.5
        )


def cave(m: Moment) -> None:
    """Wind and drops: nobody is here, or so it seems."""
    first, last = m.passage.when(m.bars.start), m.passage.when(m.bars.stop)
    m.score.play(first - 0.5, wind(round(last - first + 1.5, 1), m.turn % 3), -19, -0.3, 0.4)
    at = first
    while at < last:
        m.score.play(
            at,
            drop(int(m.score.accidents.integers(6))),
            -25,
            m.score.accidents.uniform(-0.8, 0.8),
            0.9,
        )
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


def compose(timeline: Timeline) -> Score:
    score = Score("drums")
    perform_plans(score, timeline.begins, KEY, form(timeline), LAYERS)
    write_cues(score, timeline, wooden_ticks=False)
    return score
