"""How the rules say no: a rule ID, a message key and the facts that the message names."""

from __future__ import annotations

from typing import Any

from mastaba.kernel.contract import Refusal


def no(rule: str, key: str, **facts: Any) -> Refusal:
    return Refusal(rule, key, facts)
