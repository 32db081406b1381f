"""The scout's dice: chances that can be counted by hand."""

from __future__ import annotations

import pytest

from mastaba.bots.run_run_run import odds


def test_one_die_with_three_good_faces_is_a_coin() -> None:
    assert odds.exactly(1, 0, 3) == odds.exactly(1, 1, 3) == 0.5
    assert odds.at_least(2, 1, 3) == 0.75
    assert odds.at_least(2, 0, 3) == 1
    assert odds.at_least(2, 3, 3) == 0


def test_a_foe_needs_as_many_symbols_as_it_has_steps_left() -> None:
    assert odds.arrives(1, 1, 1, 3, swift=False) == 0.5
    assert odds.arrives(2, 1, 1, 3, swift=False) == 0
    assert odds.arrives(1, 1, 1, 3, swift=True) == 1
    assert odds.arrives(2, 1, 1, 3, swift=True) == 0.5
    assert odds.arrives(1, 0, 1, 3, swift=True) == 0


def test_damage_adds_up_to_certainty_and_doubles() -> None:
    single = odds.damage_chances(2, 3, 0)
    assert single == (0.25, 0.5, 0.25)
    assert odds.damage_chances(2, 3, 1) == (0.25, 0.0, 0.5, 0.0, 0.25)
    assert sum(odds.damage_chances(6, 4, 0)) == pytest.approx(1)
