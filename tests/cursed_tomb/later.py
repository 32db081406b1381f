"""What needs the physical trap, the table or the browser, and so has no test yet.

Each leaves this list when the part that it is about arrives; the rule-coverage test fails if one
of them has a test already, or stands in no rulebook.
"""

from __future__ import annotations

RULES = (
    # planting the sceptre, and what a hand may do in the bowl
    "TOMB-TRAP-04", "TOMB-TRAP-08", "TOMB-TRAP-09", "TOMB-TRAP-10", "TOMB-TRAP-11", "TOMB-TRAP-12",
    "TOMB-TRAP-13", "TOMB-TRAP-14", "TOMB-TRAP-15", "TOMB-TRAP-16", "TOMB-TRAP-17", "TOMB-TRAP-19",
    # the world, and building in it
    "TOMB-DT-02", "TOMB-DT-03", "TOMB-DT-04", "TOMB-DT-05", "TOMB-DT-06", "TOMB-DT-07",
    "TOMB-DT-08", "TOMB-DT-09", "TOMB-DT-10",
    # the hand
    "TOMB-DT-11", "TOMB-DT-12", "TOMB-DT-13", "TOMB-DT-14", "TOMB-DT-15", "TOMB-DT-16",
    "TOMB-DT-17", "TOMB-DT-18", "TOMB-DT-19",
    # how contacts become a verdict
    "TOMB-DT-21", "TOMB-DT-23", "TOMB-DT-24", "TOMB-DT-25", "TOMB-DT-27",
    # what the table does about people who are away, and about crashes and load
    "TOMB-DT-30", "TOMB-DT-31", "TOMB-DT-34", "TOMB-DT-35", "TOMB-DT-36",
    # what is streamed and shown
    "TOMB-DT-37", "TOMB-DT-39", "TOMB-DT-40", "TOMB-DT-41",
    # bots with hands, and the commanded hand
    "TOMB-DT-42", "TOMB-DT-43", "TOMB-DT-44", "TOMB-DT-46", "TOMB-DT-47", "TOMB-DT-48",
    "TOMB-DT-49",
    # keyboard, screen reader, glyphs
    "TOMB-DT-58",
)  # fmt: skip

SCENARIOS = (38, 40, 42)
"""GS-38 a stone slips, GS-40 a leaning sceptre, GS-42 the same pull again."""

EDGE_CASES = (33, 34, 35, 36, 37, 40, 41, 42, 43, 44)
"""EC-33 to EC-37 and EC-40 to EC-44: what touches what, and when."""
