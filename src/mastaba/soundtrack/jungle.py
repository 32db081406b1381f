"""Version 2, "Jungle": wood in threes, flutes and beasts, two balafons that never play together."""

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
from mastaba.soundtrack.instruments.beasts import bird, frog, howl, insects
from mastaba.soundtrack.instruments.breath import conch, flute
from mastaba.soundtrack.instruments.skins import doum, great_drum, tek, tom
from mastaba.soundtrack.instruments.wood import balafon, clave, log_drum, rattle, shaker
from mastaba.soundtrack.jungle_form import form
from mastaba.soundtrack.motifs import FIVE, JUNGLE, higher, mirrored, motif, quicker
from mastaba.soundtrack.score import Score, takes
from mastaba.soundtrack.timeline import Timeline

KEY: Final = 82.41
"""E, two octaves below the middle."""

SONG: Final = motif("4:1 3:0.33 2:0.67 0:1 -:0.33 2:0.67 3:1 2:2 -:1")
"""What the flute sings: down a fifth in steps, and half the way back."""
SECOND_SONG: Final = motif("0:0.67 2:0.33 3:1 4:1.67 5:0.33 4:1 3:2 -:1")
HAIL: Final = motif("0:0.67 0:0.33 4:2 -:0.33 3:0.67 4:3 -:1")
"""What the shell blows."""
LAMENT: Final = motif("4:4 5:4 3:4 4:4")
SONGS: Final = (SONG, SECOND_SONG, higher(SONG, 2), mirrored(higher(SECOND_SONG, 4)))

# Two hands of two players: where one strikes, the other rests.
FIRST_BALAFON: Final = (
    "0..2..4..2.. 0..2..3..2..",
    "0.2.4.0.2.3. 0.2.4.5.4.2.",
    "4.2.0.4.3.2. 5.4.2.4.2.0.",
    "0.4.5.4.7.5. 4.7.5.4.2.4.",
)
SECOND_BALAFON: Final = (
    "............ ....4.....5.",
    ".5...7.5...4 .5...7.4.2.4",
    ".7.5.7.7.5.4 .7.5.4.7.5.4",
    ".7.8.7.9.8.7 .9.8.7.5.7.8",
)
SKINS: Final = (
    "X........... X.....o.....",
    "X.....x..... X.....x..x..",
    "X..x..x..x.. X..x..X.x.x.",
    "X.xx..X..x.. X.xx..X.xX.x",
    "X.xX.xX.xX.x X.xX.xXxxXxx",
)
HANDS: Final = (
    "D.....T..... D.....T..k..",
    "D..T..D.T..k D..T..D.T.k.",
    "D.kT.kD.TT.k D.kT.kDkT.Tk",
    "D.TkD.TkD.Tk D.TkDkTkDTTk",
    "DkTDkTDkTDkT DkTDTTDkTDTT",
)
BELL: Final = ("x.....x.....", "x...x.x...x.", "X.x.xx.x.x.x", "X.x.xx.x.x.x")
SEEDS: Final = ("x..x..x..x..", "x.ox.ox.ox.o", "xooXooxooXoo", "XoxXoxXoxXox")
LOGS: Final = (
    "0.....2..... 0.....3..2..",
    "0..0.2..3... 0..0.2..4.3.",
    "0.20..3.20.. 4.30..2.03.2",
    "0.02.30.04.3 0.02.34.32.0",
)


def balafons(m: Moment) -> None:
    """They interlock; every phrase takes other figures, hotter ones when it gets hot."""
    figure = min(3, int(m.heat * 3.2) + m.turn % 2)
    ostinato(m, FIRST_BALAFON[figure], balafon, m.root * 2, JUNGLE, -14, -0.45, 0.25)
    ostinato(m, SECOND_BALAFON[figure], balafon, m.root * 2, JUNGLE, -15, 0.45, 0.25)


def glitter(m: Moment) -> None:
    """A third balafon, an octave up: everything moves."""
    ostinato(m, SECOND_BALAFON[1 + m.turn % 3], balafon, m.root * 8, FIVE, -22, 0.65, 0.35)


def skins(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(SKINS), takes(great_drum), -10, 0, 0.22)


def hands(m: Moment) -> None:
    text = m.by_heat(HANDS)
    middle = text.translate(str.maketrans("DTk", "X.."))
    rim = text.translate(str.maketrans("DTk", ".Xo"))
    m.score.beat(m.passage, m.bars, middle, takes(doum), -10, 0.2, 0.18)
    m.score.beat(m.passage, m.bars, rim, takes(tek), -13, 0.3, 0.18)


def bell(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(BELL), takes(clave), -18, -0.3, 0.3)


def seeds(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(SEEDS), takes(shaker), -20, 0.6, 0.1)


def logs(m: Moment) -> None:
    ostinato(m, m.by_heat(LOGS), log_drum, m.root * 2, FIVE, -13, 0.1, 0.2)


def song(m: Moment) -> None:
    """The flute sings two bars, a bird or the logs answer it."""
    theme = SONGS[m.turn % len(SONGS)]
    sing(m, theme, m.bars.start, flute, m.root * 8, JUNGLE, -17, 0.25, 0.5)
    if m.heat > 0.5:
        sing(m, higher(theme, -3), m.bars.start, flute, m.root * 8, JUNGLE, -21, -0.3, 0.5)
    if len(m.bars) < 4:
        return
    for tone in theme:
        at = m.passage.when(m.bars.start + 2 + tone.beat / m.passage.beats)
        if m.turn % 2:
            pitch = 110.0 * 1.1 ** (tone.degree % 6)
            m.score.play(at, tom(pitch, tone.degree % 4), -11, -0.4 + 0.15 * tone.degree, 0.3)
        else:
            m.score.play(at, bird(tone.degree % 5 + 3), -21, -0.6 + 0.2 * tone.degree, 0.6)


def hail(m: Moment) -> None:
    """The shell is blown; the people answer."""
    sing(m, HAIL, m.bars.start, conch, m.root * 2, FIVE, -16, -0.2, 0.5)
    if m.heat > 0.5:
        sing(m, HAIL, m.bars.start, conch, m.root * 3, FIVE, -20, 0.3, 0.5)
    if len(m.bars) >= 4:
        for side in (0, 1):
            sing(m, HAIL, m.bars.start + 2, half_choir(side), m.root * 4, FIVE, -23, side - 0.5)


def lament(m: Moment) -> None:
    theme = LAMENT if len(m.bars) >= 4 else quicker(LAMENT, 2)
    for side in (0, 1):
        sing(m, theme, m.bars.start, half_choir(side), m.root * 2, JUNGLE, -23, 1.2 * side - 0.6)
        sing(
            m,
            higher(theme, 2),
            m.bars.start,
            half_choir(side),
            m.root * 2,
            JUNGLE,
            -27,
            0.6 - 1.2 * side,
        )


def hunt(m: Moment) -> None:
    """The song at double speed, a step higher each bar."""
    for count, bar in enumerate(m.bars):
        theme = quicker(higher(SONGS[m.turn % 2], count % 4), 2)
        sing(m, theme, bar, flute, m.root * 8, JUNGLE, -19, 0.4 if count % 2 else -0.4, 0.35)
        sing(m, quicker(HAIL, 2), bar, conch, m.root * 2, JUNGLE, -20, 0.0, 0.35)


def night(m: Moment) -> None:
    """Insects, frogs, now and then a bird."""
    first, last = m.passage.when(m.bars.start), m.passage.when(m.bars.stop)
    length = round(last - first + 1.5, 1)
    for side in (-0.7, 0.7):
        m.score.play(first - 0.7, insects(length, (m.turn + (side > 0)) % 4), -27, side, 0.15)
    dice = m.score.accidents
    at = first
    while at < last:
        m.score.play(
            at, frog(int(dice.integers(4))), -23 + dice.normal(0, 2), dice.uniform(-0.9, 0.9), 0.4
        )
        at += dice.uniform(0.35, 1.3)
    for _ in range(len(m.bars)):
        at = dice.uniform(first, last - 1)
        m.score.play(
            at, bird(int(dice.integers(6))), -27 + dice.normal(0, 2), dice.uniform(-0.9, 0.9), 0.8
        )


def frogs(m: Moment) -> None:
    """The frogs have found the beat."""
    m.score.beat(m.passage, m.bars, "...x.....x.x ...x..x..x..", takes(frog), -17, -0.6, 0.25)


def rain(m: Moment) -> None:
    length = m.seconds(m.bars.start, min(2, len(m.bars)))
    for bar in range(m.bars.start, m.bars.stop, 2):
        m.score.play(m.passage.when(bar), rattle(length, m.turn % 2), -19, 0.5, 0.3)


def howling(m: Moment) -> None:
    for count, bar in enumerate(range(m.bars.start, m.bars.stop, 2)):
        m.score.play(m.passage.when(bar + 0.5), howl(count % 2), -19, 0.6 - 1.2 * (count % 2), 0.6)


LAYERS: Final[Mapping[str, Layer]] = {
    **SHARED,
    "balafons": balafons,
    "glitter": glitter,
    "skins": skins,
    "hands": hands,
    "bell": bell,
    "seeds": seeds,
    "logs": logs,
    "song": song,
    "hail": hail,
    "lament": lament,
    "hunt": hunt,
    "night": night,
    "frogs": frogs,
    "rain": rain,
    "howl": howling,
}


def compose(timeline: Timeline) -> Score:
    score = Score("jungle")
    perform_plans(score, timeline.begins, KEY, form(timeline), LAYERS)
    write_cues(score, timeline, wooden_ticks=True)
    return score
