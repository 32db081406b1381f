"""Which golden scenarios and edge cases the referee's tests prove, by the names of the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal


def proven(kind: Literal["gs", "ec"]) -> set[int]:
    """GS or EC numbers: `test_gs_38_ec_35_…` proves one of each."""
    found: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {int(number) for number in re.findall(rf"_{kind}_(\d\d)(?=_)", name)}
    return found
