"""Options are checked and completed in the same way for every game."""

from __future__ import annotations

import pytest

from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.options import check_first, check_start, complete

CHOICES: dict[str, tuple[Option, ...]] = {
    "ice": (False, True),
    "first": ("random", 0, 1),
    "rounds": (None, 20),
}


def test_what_is_not_given_has_its_first_value() -> None:
    assert complete("Toy", CHOICES, {}) == {"ice": False, "first": "random", "rounds": None}
    assert complete("Toy", CHOICES, {"rounds": 20, "first": 1}) == {
        "ice": False,
        "first": 1,
        "rounds": 20,
    }


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"snow": True}, "Toy has no option 'snow'; it has: first, ice, rounds"),
        ({"first": 2}, "option 'first' cannot be 2; it can be: random, 0, 1"),
        ({"rounds": "20"}, "option 'rounds' cannot be '20'; it can be: none, 20"),
        ({"ice": 1}, "option 'ice' cannot be 1; it can be: false, true"),
        ({"first": True}, "option 'first' cannot be True; it can be: random, 0, 1"),
    ],
)
def test_a_complaint_says_what_would_be_right(given: dict[str, Option], complaint: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        complete("Toy", CHOICES, given)
    assert str(refused.value) == complaint


def test_a_game_is_for_so_many_players_and_a_seed_has_64_bits() -> None:
    check_start("Toy", range(2, 5), 4, (1 << 64) - 1)
    for seats, seed, complaint in [
        (1, 0, "Toy is for 2 to 4 players, not 1"),
        (5, 0, "Toy is for 2 to 4 players, not 5"),
        (2, 1 << 64, f"seed {1 << 64} is not a number from 0 to 2**64 - 1"),
        (2, -1, "seed -1 is not a number from 0 to 2**64 - 1"),
    ]:
        with pytest.raises(UnknownOption) as refused:
            check_start("Toy", range(2, 5), seats, seed)
        assert str(refused.value) == complaint


def test_whoever_begins_sits_at_the_table() -> None:
    check_first("random", 2)
    check_first(1, 2)
    with pytest.raises(UnknownOption, match="option 'first' is seat 2, but there are 2 seats"):
        check_first(2, 2)
