"""Numbers in boxes and snapshots are digits 0 to 9, as in commands."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape.box import A, K, T
from mastaba.games.escape.naming import ItemForm
from mastaba.games.escape.printed import read_cost, read_gems
from mastaba.kernel.boxes import BoxError
from mastaba.kernel.contract import UnreadableFacts


def test_a_cost_counts_in_digits() -> None:
    assert read_cost("12A+K", "cost") == tuple(sorted((A,) * 12 + (K,)))
    with pytest.raises(BoxError, match="written like 2A"):
        read_cost("1٣A", "cost")


def test_prices_of_gems_count_in_digits() -> None:
    assert read_gems("4T>1 10T>3", "gems") == (T, ((1, 4), (3, 10)))
    with pytest.raises(BoxError, match="written like 4K>1"):
        read_gems("1٣T>1", "gems")


def test_what_lies_in_a_pool_is_numbered_in_digits() -> None:
    form = ItemForm(GAME.box)
    assert form.read("2 die 10", "the pool") == 2 << 8 | 10
    for told in ("٣ die 1", "1 die ٣", "² die 1"):
        with pytest.raises(UnreadableFacts, match="a die or a tile of a seat"):
            form.read(told, "the pool")
