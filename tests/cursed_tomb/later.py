"""What needs the table or the browser, and so has no test yet.

Each leaves this list when the part that it is about arrives; the rule-coverage test fails if one
of them has a test already, or stands in no rulebook.
"""

from __future__ import annotations

RULES = ()
