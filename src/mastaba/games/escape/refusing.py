"""How the rules say no: a rule ID, a message key and the facts that the message names.

Every refusal also carries one of the codes of ESC-RT-06 as its fact `code`.
"""

from __future__ import annotations

from typing import Any, Final

from mastaba.kernel.contract import Refusal

RATE: Final = "RATE"
PAUSED: Final = "PAUSED"
ENDED: Final = "ENDED"
OUT: Final = "OUT"
NOT_HERE: Final = "NOT_HERE"
BLOCKED: Final = "BLOCKED"
COST: Final = "COST"
DIE_STATE: Final = "DIE_STATE"
BANNED: Final = "BANNED"
CURSED: Final = "CURSED"
LEVEL: Final = "LEVEL"
NO_TILE: Final = "NO_TILE"
NO_TARGET: Final = "NO_TARGET"
USED: Final = "USED"
HELD_TILE: Final = "HELD_TILE"
CONSENT: Final = "CONSENT"


def no(rule: str, key: str, **facts: Any) -> Refusal:
    return Refusal(rule, key, facts)
