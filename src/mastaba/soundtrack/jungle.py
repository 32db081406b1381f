"""Version 2, "Jungle": wood in threes, flutes and beasts, two balafons that never play together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.soundtrack.band import (
    SHARED,
    Layer,
    Moment,
    Phrase,
    Plan,
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
    m.score.beat(m.passage, m.bars, m.by_heat(SKINS), takes(great_drum), -8.5, 0, 0.22)


def hands(m: Moment) -> None:
    text = m.by_heat(HANDS)
    middle = text.translate(str.maketrans("DTk", "X.."))
    rim = text.translate(str.maketrans("DTk", ".Xo"))
    m.score.beat(m.passage, m.bars, middle, takes(doum), -12, 0.2, 0.18)
    m.score.beat(m.passage, m.bars, rim, takes(tek), -16, 0.3, 0.18)


def bell(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(BELL), takes(clave), -20, -0.3, 0.3)


def seeds(m: Moment) -> None:
    m.score.beat(m.passage, m.bars, m.by_heat(SEEDS), takes(shaker), -22, 0.6, 0.1)


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
            sing(m, HAIL, m.bars.start + 2, half_choir(side), m.root * 4, FIVE, -19, side - 0.5)


def lament(m: Moment) -> None:
    theme = LAMENT if len(m.bars) >= 4 else quicker(LAMENT, 2)
    for side in (0, 1):
        sing(m, theme, m.bars.start, half_choir(side), m.root * 2, JUNGLE, -19, 1.2 * side - 0.6)
        sing(m, higher(theme, 2), m.bars.start, half_choir(side), m.root * 2, JUNGLE, -23, 0.6 - 1.2 * side)


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
        m.score.play(at, frog(int(dice.integers(4))), -23 + dice.normal(0, 2), dice.uniform(-0.9, 0.9), 0.4)
        at += dice.uniform(0.35, 1.3)
    for _ in range(len(m.bars)):
        at = dice.uniform(first, last - 1)
        m.score.play(at, bird(int(dice.integers(6))), -27 + dice.normal(0, 2), dice.uniform(-0.9, 0.9), 0.8)


def frogs(m: Moment) -> None:
    """The frogs have found the beat."""
    m.score.beat(m.passage, m.bars, "...x.....x.x ...x..x..x..", takes(frog), -21, -0.6, 0.25)


def rain(m: Moment) -> None:
    length = m.seconds(m.bars.start, min(2, len(m.bars)))
    for bar in range(m.bars.start, m.bars.stop, 2):
        m.score.play(m.passage.when(bar), rattle(length, m.turn % 2), -23, 0.5, 0.3)


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


def _form(timeline: Timeline) -> tuple[Plan, ...]:
    one, two, three = (timeline.countdown(number) for number in (1, 2, 3))
    calm_one, calm_two = one.ends + 26, two.ends + 18
    return (
        Plan("intro", 0, 1.1, (
            Phrase(2, "night drone heart", 0.15),
            Phrase(2, "night drone heart hail roll", 0.35),
        )),
        Plan("into the green", one.begins * 0.455, 1.08, (
            Phrase(4, "balafons hands", 0.22),
            Phrase(4, "balafons hands skins song", 0.24),
            Phrase(4, "balafons hands skins seeds bell", 0.27),
            Phrase(4, "balafons hands skins seeds hail fill", 0.3),
            Phrase(4, "logs bell frogs song", 0.26),
            Phrase(4, "balafons hands skins seeds logs bell", 0.33),
            Phrase(4, "balafons hands skins seeds logs song shout fill", 0.37),
        )),
        Plan("eyes in the leaves", one.begins - 8, 1.08, (
            Phrase(4, "logs hands frogs lament rain", 0.35),
            Phrase(4, "logs hands skins seeds lament pant", 0.39),
            Phrase(4, "balafons hands skins seeds bell hail", 0.43, 2),
            Phrase(4, "balafons hands skins seeds logs song fill", 0.46, 2),
            Phrase(2, "bell frogs heart rain", 0.33, 2),
            Phrase(4, "balafons glitter hands skins seeds hail", 0.47, 3),
            Phrase(4, "balafons glitter hands skins seeds logs bell song fill", 0.51, 3),
            Phrase(4, "balafons hands skins seeds logs hunt shout", 0.56, 5),
            Phrase(2, "race rise shout", 0.6, 5),
        )),
        Plan("held breath 1", one.begins, 1.0, (Phrase(3, "heart night howl tremble", 0.3),)),
        Plan("countdown 1", one.ticks[0], 1.1, (
            Phrase(2, "heart drone rain", 0.42),
            Phrase(4, "skins heart logs drone", 0.46),
            Phrase(4, "skins hands logs lament bell", 0.52),
            Phrase(4, "skins hands seeds logs lament bell shout", 0.58, 1),
            Phrase(2, "skins hands seeds race shout roll", 0.62, 1),
        )),
        Plan("ticks 1", one.ends, 1.0, (Phrase(5, "race climb pant drone", 0.62, 1),)),
        Plan("calm 1", calm_one, 1.0, (
            Phrase(2, "night", 0.25),
            Phrase(2, "night drone heart", 0.3),
            Phrase(2, "night drone heart howl", 0.28),
            Phrase(2, "night heart frogs song roll", 0.36),
        )),
        Plan("the river", (calm_one + two.begins - 8) / 2, 1.12, (
            Phrase(4, "balafons glitter bell", 0.44, 3),
            Phrase(4, "balafons glitter hands skins song", 0.47, 3),
            Phrase(4, "balafons hands skins seeds logs hail fill", 0.51, 3),
            Phrase(4, "balafons hands skins seeds hunt frogs", 0.53, 5),
            Phrase(4, "logs hands skins bell lament rain", 0.55, 5),
            Phrase(4, "balafons glitter hands skins seeds logs song shout fill", 0.58, 5),
        )),
        Plan("the vines close", two.begins - 8, 1.08, (
            Phrase(4, "logs skins hands howl hail tremble", 0.56, 6),
            Phrase(4, "balafons hands skins seeds logs bell song", 0.6, 6),
            Phrase(4, "balafons glitter hands skins seeds logs lament fill", 0.63, 6),
            Phrase(2, "frogs bell heart pant", 0.48, 6),
            Phrase(4, "balafons hands skins seeds logs hunt", 0.65, 8),
            Phrase(4, "balafons glitter hands skins seeds logs bell shout lament fill", 0.68, 8),
            Phrase(4, "balafons glitter hands skins seeds logs hunt howl pant", 0.7, 8),
            Phrase(2, "race rise shout pound", 0.7, 8),
        )),
        Plan("held breath 2", two.begins, 1.0, (Phrase(4, "heart drone night tremble", 0.38, -2),)),
        Plan("countdown 2", two.ticks[0], 1.1, (
            Phrase(2, "heart drone rain howl", 0.5),
            Phrase(4, "skins hands logs drone pant", 0.58),
            Phrase(4, "skins hands seeds logs lament bell", 0.63, 1),
            Phrase(4, "skins hands seeds logs balafons lament shout fill", 0.68, 2),
            Phrase(4, "skins hands seeds logs balafons glitter hunt shout roll", 0.72, 3),
        )),
        Plan("ticks 2", two.ends, 1.0, (Phrase(5, "race climb pant pound drone", 0.72, 3),)),
        Plan("calm 2", calm_two, 1.0, (
            Phrase(2, "night tremble", 0.3, -2),
            Phrase(2, "night drone heart hail", 0.34, -2),
            Phrase(2, "night heart frogs rise roll", 0.42),
        )),
        Plan("run", calm_two + (three.begins - 8 - calm_two) / 2, 1.08, (
            Phrase(4, "balafons hands skins pant", 0.66, 5),
            Phrase(4, "balafons glitter hands skins seeds logs song", 0.7, 5),
            Phrase(4, "balafons glitter hands skins seeds logs hail shout fill", 0.73, 5),
            Phrase(4, "balafons hands skins seeds logs hunt bell pant", 0.75, 7),
            Phrase(4, "balafons glitter hands skins seeds logs lament shout fill", 0.78, 7),
            Phrase(4, "skins hands logs pant shout howl", 0.7, 8),
            Phrase(4, "balafons glitter hands skins seeds logs hunt lament fill", 0.8, 8),
        )),
        Plan("the roots tear", three.begins - 8, 1.08, (
            Phrase(4, "balafons hands skins seeds logs hunt pound", 0.8, 8),
            Phrase(4, "balafons glitter hands skins seeds logs lament shout tremble fill", 0.82, 9),
            Phrase(4, "pound shout pant howl logs", 0.74, 9),
            Phrase(4, "balafons glitter hands skins seeds logs bell hail hunt", 0.84, 10),
            Phrase(4, "balafons glitter hands skins seeds logs lament shout pant fill", 0.86, 10),
            Phrase(4, "balafons glitter hands skins seeds logs hunt pound tremble", 0.87, 11),
            Phrase(4, "skins hands race hunt climb shout rise", 0.88, 11),
        )),
        Plan("held breath 3", three.begins, 1.0, (Phrase(4, "heart drone howl tremble", 0.45),)),
        Plan("last minute", three.ticks[0], 1.15, (
            Phrase(2, "heart drone tremble pant", 0.66),
            Phrase(4, "skins hands logs pound drone pant", 0.8, 5),
            Phrase(4, "balafons glitter hands skins seeds logs lament pound", 0.84, 6),
            Phrase(4, "balafons glitter hands skins seeds logs hunt shout", 0.86, 7),
            Phrase(4, "balafons glitter hands skins seeds logs hunt lament fill", 0.88, 8),
            Phrase(2, "race shout heart howl", 0.78, 9),
            Phrase(4, "balafons glitter hands skins seeds logs hunt pound tremble", 0.92, 10),
            Phrase(4, "balafons glitter hands skins seeds logs hunt lament shout fill", 0.94, 11),
            Phrase(4, "balafons glitter hands skins seeds hunt climb shout rise roll", 0.97, 12),
        )),
        Plan("ticks 3", three.ends, 1.0, (
            Phrase(5, "race climb pant pound tremble", 0.96, 6),
            Phrase(5, "race climb pant pound shout tremble", 1.0, 8),
        ), 3),
        Plan("dust", three.ends + 12, 1.0, (Phrase(4, "drone night", 0.3, -2),)),
    )


def compose(timeline: Timeline) -> Score:
    score = Score("jungle")
    perform_plans(score, timeline.begins, KEY, _form(timeline), LAYERS)
    write_cues(score, timeline, wooden_ticks=True)
    return score
