"""The form of "Drums": passages, their phrases, and what plays in each.

A phrase is its bars, its layers, its heat from 0 to 1, and its semitones above the key.
"""

from __future__ import annotations

from mastaba.soundtrack.band import Phrase, Plan
from mastaba.soundtrack.timeline import Timeline


def form(timeline: Timeline) -> tuple[Plan, ...]:
    one, two, three = (timeline.countdown(number) for number in (1, 2, 3))
    return (
        Plan(
            "intro",
            0,
            1.1,
            (
                Phrase(2, "cave drone heart", 0.15),
                Phrase(2, "cave drone heart call roll tremble", 0.35),
            ),
        ),
        Plan(
            "first steps",
            one.begins * 0.455,
            1.08,
            (
                Phrase(4, "pulse hands pebbles drone", 0.26),
                Phrase(4, "pulse hands call drone", 0.24),
                Phrase(4, "pulse hands seeds answer", 0.26),
                Phrase(4, "pulse hands seeds logs fill", 0.3),
                Phrase(4, "hands logs stones", 0.26),
                Phrase(4, "pulse hands logs call drone", 0.32),
                Phrase(4, "pulse hands seeds logs stones answer", 0.34),
                Phrase(4, "pulse hands seeds logs pebbles shout fill", 0.38),
            ),
        ),
        Plan(
            "deeper",
            one.begins - 8,
            1.08,
            (
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
            ),
        ),
        Plan("held breath 1", one.begins, 1.0, (Phrase(3, "heart drone cave tremble", 0.3),)),
        Plan(
            "countdown 1",
            one.ticks[0],
            1.1,
            (
                Phrase(2, "heart drone", 0.4),
                Phrase(4, "pulse heart drone pant", 0.45),
                Phrase(4, "pulse hands curse pant seeds", 0.52),
                Phrase(4, "pulse hands curse seeds logs pebbles shout", 0.58, 1),
                Phrase(2, "pulse hands seeds race shout roll", 0.62, 1),
            ),
        ),
        Plan("ticks 1", one.ends, 1.0, (Phrase(5, "race storm climb pant drone", 0.62, 1),)),
        Plan(
            "calm 1",
            one.ends + 28,
            1.0,
            (
                Phrase(2, "cave heart", 0.25, -2),
                Phrase(2, "cave drone heart", 0.3, -2),
                Phrase(2, "cave drone heart stones", 0.25, -2),
                Phrase(2, "cave heart answer roll", 0.35, 0),
            ),
        ),
        Plan(
            "the gems glow",
            (one.ends + 28 + two.begins - 8) / 2,
            1.12,
            (
                Phrase(4, "hands logs stones", 0.45, 3),
                Phrase(4, "pulse hands logs stones call", 0.46, 3),
                Phrase(4, "pulse hands seeds logs answer fill", 0.5, 3),
                Phrase(4, "pulse hands seeds chase pant", 0.52, 5),
                Phrase(4, "pulse hands seeds stones curse pebbles", 0.55, 5),
                Phrase(4, "pulse hands seeds logs stones shout fill", 0.58, 5),
            ),
        ),
        Plan(
            "the walls move",
            two.begins - 8,
            1.08,
            (
                Phrase(4, "pulse hands tremble call pebbles", 0.56, 6),
                Phrase(4, "pulse hands seeds logs stones answer shout", 0.6, 6),
                Phrase(4, "pulse hands seeds logs curse pant fill", 0.62, 6),
                Phrase(2, "logs pebbles heart pant", 0.48, 6),
                Phrase(4, "pulse hands seeds logs stones chase", 0.64, 8),
                Phrase(4, "pulse hands seeds logs stones shout curse fill", 0.66, 8),
                Phrase(4, "pulse hands seeds logs stones chase pant pebbles", 0.69, 8),
                Phrase(2, "race rise shout pound", 0.7, 8),
            ),
        ),
        Plan("held breath 2", two.begins, 1.0, (Phrase(4, "heart drone cave tremble", 0.38, -2),)),
        Plan(
            "countdown 2",
            two.ticks[0],
            1.1,
            (
                Phrase(2, "heart drone pant", 0.5, 0),
                Phrase(4, "pulse hands drone pant", 0.58, 0),
                Phrase(4, "pulse hands seeds curse pebbles", 0.62, 1),
                Phrase(4, "pulse hands seeds logs curse shout fill", 0.68, 2),
                Phrase(4, "pulse hands seeds logs stones chase shout roll", 0.72, 3),
            ),
        ),
        Plan("ticks 2", two.ends, 1.0, (Phrase(5, "race storm climb pant pound drone", 0.72, 3),)),
        Plan(
            "calm 2",
            two.ends + 20,
            1.0,
            (
                Phrase(2, "cave tremble", 0.3, -4),
                Phrase(2, "cave drone heart call", 0.32, -4),
                Phrase(2, "cave heart stones rise roll", 0.42, 0),
            ),
        ),
        Plan(
            "no way back",
            two.ends + 20 + (three.begins - two.ends - 27) * 0.535,
            1.08,
            (
                Phrase(4, "pulse hands logs pant", 0.66, 6),
                Phrase(4, "pulse hands seeds logs stones call", 0.7, 6),
                Phrase(4, "pulse hands seeds logs stones answer shout fill", 0.73, 6),
                Phrase(4, "pulse hands seeds logs chase pebbles pant", 0.75, 8),
                Phrase(4, "pulse hands seeds stones logs curse shout fill", 0.78, 8),
                Phrase(4, "pulse hands pant shout tremble", 0.7, 9),
                Phrase(4, "pulse hands seeds logs stones chase curse fill", 0.8, 9),
            ),
        ),
        Plan(
            "the temple shakes",
            three.begins - 7,
            1.08,
            (
                Phrase(4, "pulse hands seeds logs stones chase pound", 0.8, 9),
                Phrase(4, "pulse hands seeds logs stones curse shout tremble fill", 0.82, 10),
                Phrase(2, "pound shout pant", 0.7, 10),
                Phrase(4, "pulse hands seeds logs stones call chase", 0.84, 11),
                Phrase(4, "pulse hands seeds logs stones curse shout pant fill", 0.86, 11),
                Phrase(4, "pulse hands seeds logs stones chase pound tremble", 0.87, 12),
                Phrase(4, "pulse hands race chase climb shout rise", 0.88, 12),
            ),
        ),
        Plan("held breath 3", three.begins, 1.0, (Phrase(4, "heart drone tremble", 0.45, 0),)),
        Plan(
            "last minute",
            three.ticks[0],
            1.15,
            (
                Phrase(2, "heart drone tremble pant", 0.66, 0),
                Phrase(4, "pulse hands pound drone pant", 0.8, 5),
                Phrase(4, "pulse hands seeds logs stones curse pound", 0.84, 6),
                Phrase(4, "pulse hands seeds logs stones chase shout", 0.86, 7),
                Phrase(4, "pulse hands seeds logs stones chase curse fill", 0.88, 8),
                Phrase(2, "race shout heart", 0.78, 9),
                Phrase(4, "pulse hands seeds logs stones chase pound tremble", 0.92, 10),
                Phrase(4, "pulse hands seeds logs stones chase curse shout fill", 0.94, 11),
                Phrase(4, "pulse hands seeds logs stones chase climb shout rise roll", 0.97, 12),
            ),
        ),
        Plan(
            "ticks 3",
            three.ends,
            1.0,
            (
                Phrase(5, "race storm climb pant pound tremble", 0.96, 7),
                Phrase(5, "race storm climb pant pound shout tremble", 1.0, 9),
            ),
            3,
        ),
        Plan("dust", three.ends + 12, 1.0, (Phrase(4, "drone cave", 0.3, -2),)),
    )
