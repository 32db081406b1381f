"""What a seat is asked: in a game without turns, what it may do now."""

from __future__ import annotations

from typing import Final

PREPARE: Final = 0
ACT: Final = 1
PLACE: Final = 2
CHOOSE: Final = 3
GIFT: Final = 4
RESUME: Final = 5

QUESTIONS: Final = ("prepare", "act", "place", "choose", "gift", "resume")

ASKED_BY: Final = (
    "ESC-SETUP-11", "ESC-DICE-02", "ESC-RT-32", "ESC-RT-36", "ESC-EXIT-06", "ESC-RT-47",
)  # fmt: skip
"""The rule behind each question, in the order of QUESTIONS."""
