"""What needs the browser or the soundtrack, and so has no test yet.

Each leaves this list when the part that it is about arrives; the rule-coverage test fails if one
of them has a test already, or stands in no rulebook.
"""

from __future__ import annotations

RULES = (
    # what the client recommends, offers and shows
    "ESC-SETUP-17", "ESC-RT-29",
    # hearing the soundtrack, several people at one screen
    "ESC-PHYS-23", "ESC-PHYS-25",
)  # fmt: skip
