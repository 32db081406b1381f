"""The numbers of move sequences are those in move_counts.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.golden.move_counts import POSITIONS, counts, golden_counts


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_as_many_sequences_as_before(position: Callable[[], Any]) -> None:
    assert counts(position) == golden_counts()[position.__name__], "see `make golden`"


def test_every_count_belongs_to_a_position() -> None:
    assert list(golden_counts()) == [position.__name__ for position in POSITIONS]
