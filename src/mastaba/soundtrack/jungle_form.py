"""The form of "Jungle": passages, their phrases, and what plays in each.

A phrase is its bars, its layers, its heat from 0 to 1, and its semitones above the key.
"""

from __future__ import annotations

from mastaba.soundtrack.band import Phrase, Plan
from mastaba.soundtrack.timeline import Timeline


def form(timeline: Timeline) -> tuple[Plan, ...]:
    one, two, three = (timeline.countdown(number) for number in (1, 2, 3))
    calm_one, calm_two = one.ends + 26, two.ends + 18
    return (
        Plan(
            "intro",
            0,
            1.1,
            (
                Phrase(2, "night drone heart", 0.15),
                Phrase(2, "night drone heart hail roll", 0.35),
            ),
        ),
        Plan(
            "into the green",
            one.begins * 0.455,
            1.08,
            (
                Phrase(4, "balafons hands skins night", 0.26),
                Phrase(4, "balafons hands skins song", 0.24),
                Phrase(4, "balafons hands skins seeds bell", 0.27),
                Phrase(4, "balafons hands skins seeds hail fill", 0.3),
                Phrase(4, "logs bell frogs song", 0.26),
                Phrase(4, "balafons hands skins seeds logs bell", 0.33),
                Phrase(4, "balafons hands skins seeds logs song shout fill", 0.37),
            ),
        ),
        Plan(
            "eyes in the leaves",
            one.begins - 8,
            1.08,
            (
                Phrase(4, "logs hands frogs lament rain", 0.35),
                Phrase(4, "logs hands skins seeds lament pant", 0.39),
                Phrase(4, "balafons hands skins seeds bell hail", 0.43, 2),
                Phrase(4, "balafons hands skins seeds logs song fill", 0.46, 2),
                Phrase(2, "bell frogs heart rain logs", 0.4, 2),
                Phrase(4, "balafons glitter hands skins seeds hail", 0.47, 3),
                Phrase(4, "balafons glitter hands skins seeds logs bell song fill", 0.51, 3),
                Phrase(4, "balafons hands skins seeds logs hunt shout", 0.56, 5),
                Phrase(2, "race rise shout", 0.6, 5),
            ),
        ),
        Plan("held breath 1", one.begins, 1.0, (Phrase(3, "heart night howl tremble", 0.3),)),
        Plan(
            "countdown 1",
            one.ticks[0],
            1.1,
            (
                Phrase(2, "heart drone rain", 0.42),
                Phrase(4, "skins heart logs drone", 0.46),
                Phrase(4, "skins hands logs lament bell", 0.52),
                Phrase(4, "skins hands seeds logs lament bell shout", 0.58, 1),
                Phrase(2, "skins hands seeds race shout roll", 0.62, 1),
            ),
        ),
        Plan("ticks 1", one.ends, 1.0, (Phrase(5, "race storm climb pant drone", 0.62, 1),)),
        Plan(
            "calm 1",
            calm_one,
            1.0,
            (
                Phrase(2, "night heart", 0.25),
                Phrase(2, "night drone heart", 0.3),
                Phrase(2, "night drone heart howl", 0.28),
                Phrase(2, "night heart frogs song roll", 0.36),
            ),
        ),
        Plan(
            "the river",
            (calm_one + two.begins - 8) / 2,
            1.12,
            (
                Phrase(4, "balafons glitter bell", 0.44, 3),
                Phrase(4, "balafons glitter hands skins song", 0.47, 3),
                Phrase(4, "balafons hands skins seeds logs hail fill", 0.51, 3),
                Phrase(4, "balafons hands skins seeds hunt frogs", 0.53, 5),
                Phrase(4, "logs hands skins bell lament rain", 0.55, 5),
                Phrase(4, "balafons glitter hands skins seeds logs song shout fill", 0.58, 5),
            ),
        ),
        Plan(
            "the vines close",
            two.begins - 8,
            1.08,
            (
                Phrase(4, "logs skins hands howl hail tremble", 0.56, 6),
                Phrase(4, "balafons hands skins seeds logs bell song", 0.6, 6),
                Phrase(4, "balafons glitter hands skins seeds logs lament fill", 0.63, 6),
                Phrase(2, "frogs bell heart pant logs", 0.48, 6),
                Phrase(4, "balafons hands skins seeds logs hunt", 0.65, 8),
                Phrase(
                    4, "balafons glitter hands skins seeds logs bell shout lament fill", 0.68, 8
                ),
                Phrase(4, "balafons glitter hands skins seeds logs hunt howl pant", 0.7, 8),
                Phrase(2, "race rise shout pound", 0.7, 8),
            ),
        ),
        Plan("held breath 2", two.begins, 1.0, (Phrase(4, "heart drone night tremble", 0.38, -2),)),
        Plan(
            "countdown 2",
            two.ticks[0],
            1.1,
            (
                Phrase(2, "heart drone rain howl", 0.5),
                Phrase(4, "skins hands logs drone pant", 0.58),
                Phrase(4, "skins hands seeds logs lament bell", 0.63, 1),
                Phrase(4, "skins hands seeds logs balafons lament shout fill", 0.68, 2),
                Phrase(4, "skins hands seeds logs balafons glitter hunt shout roll", 0.72, 3),
            ),
        ),
        Plan("ticks 2", two.ends, 1.0, (Phrase(5, "race storm climb pant pound drone", 0.72, 3),)),
        Plan(
            "calm 2",
            calm_two,
            1.0,
            (
                Phrase(2, "night tremble", 0.3, -2),
                Phrase(2, "night drone heart hail", 0.34, -2),
                Phrase(2, "night heart frogs rise roll", 0.42),
            ),
        ),
        Plan(
            "run",
            calm_two + (three.begins - 8 - calm_two) / 2,
            1.08,
            (
                Phrase(4, "balafons hands skins pant", 0.66, 5),
                Phrase(4, "balafons glitter hands skins seeds logs song", 0.7, 5),
                Phrase(4, "balafons glitter hands skins seeds logs hail shout fill", 0.73, 5),
                Phrase(4, "balafons hands skins seeds logs hunt bell pant", 0.75, 7),
                Phrase(4, "balafons glitter hands skins seeds logs lament shout fill", 0.78, 7),
                Phrase(4, "skins hands logs pant shout howl", 0.7, 8),
                Phrase(4, "balafons glitter hands skins seeds logs hunt lament fill", 0.8, 8),
            ),
        ),
        Plan(
            "the roots tear",
            three.begins - 8,
            1.08,
            (
                Phrase(4, "balafons hands skins seeds logs hunt pound", 0.8, 8),
                Phrase(
                    4, "balafons glitter hands skins seeds logs lament shout tremble fill", 0.82, 9
                ),
                Phrase(4, "pound shout pant howl logs", 0.74, 9),
                Phrase(4, "balafons glitter hands skins seeds logs bell hail hunt", 0.84, 10),
                Phrase(
                    4, "balafons glitter hands skins seeds logs lament shout pant fill", 0.86, 10
                ),
                Phrase(4, "balafons glitter hands skins seeds logs hunt pound tremble", 0.87, 11),
                Phrase(4, "skins hands race hunt climb shout rise", 0.88, 11),
            ),
        ),
        Plan("held breath 3", three.begins, 1.0, (Phrase(4, "heart drone howl tremble", 0.45),)),
        Plan(
            "last minute",
            three.ticks[0],
            1.15,
            (
                Phrase(2, "heart drone tremble pant", 0.66),
                Phrase(4, "skins hands logs pound drone pant", 0.8, 5),
                Phrase(4, "balafons glitter hands skins seeds logs lament pound", 0.84, 6),
                Phrase(4, "balafons glitter hands skins seeds logs hunt shout", 0.86, 7),
                Phrase(4, "balafons glitter hands skins seeds logs hunt lament fill", 0.88, 8),
                Phrase(2, "race shout heart howl", 0.78, 9),
                Phrase(4, "balafons glitter hands skins seeds logs hunt pound tremble", 0.92, 10),
                Phrase(
                    4, "balafons glitter hands skins seeds logs hunt lament shout fill", 0.94, 11
                ),
                Phrase(
                    4, "balafons glitter hands skins seeds hunt climb shout rise roll", 0.97, 12
                ),
            ),
        ),
        Plan(
            "ticks 3",
            three.ends,
            1.0,
            (
                Phrase(5, "race storm climb pant pound tremble", 0.96, 6),
                Phrase(5, "race storm climb pant pound shout tremble", 1.0, 8),
            ),
            3,
        ),
        Plan("dust", three.ends + 12, 1.0, (Phrase(4, "drone night", 0.3, -2),)),
    )
