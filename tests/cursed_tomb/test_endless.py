"""A game that nobody plays and that no round ends: time runs out for its players, bit by bit."""

from __future__ import annotations

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.game import MOST_TIME_OUTS
from mastaba.kernel.contract import Option
from mastaba.kernel.log import ticks_up_to

ENDLESS: dict[str, Option] = {"rounds": None, "decisionClock": 30, "trap": "abstract"}
DAY = 24 * 60 * 60 * 1000


def test_a_hundred_days_in_which_nobody_came_are_no_great_work() -> None:
    state = GAME.begin(2, 1, ENDLESS)
    events = state.tick(100 * DAY)
    assert [event[0] for event in events].count(told.TimedOut) == MOST_TIME_OUTS
    due = state.timer()
    assert due is not None
    assert due < 100 * DAY
    assert state.tick(100 * DAY)
    assert state.timer() == due + MOST_TIME_OUTS * 30_000


def test_bit_by_bit_it_comes_to_the_same() -> None:
    """However many ticks let the time pass."""
    at_once, one_by_one = (GAME.begin(3, 7, ENDLESS) for _ in range(2))
    ticks = sum(1 for _events in ticks_up_to(at_once, DAY))
    assert ticks > 2
    while (due := one_by_one.timer()) is not None and due <= DAY:
        one_by_one.tick(due)
    assert at_once.digest() == one_by_one.digest()


def test_however_much_time_has_run_out_a_snapshot_can_be_read() -> None:
    state = GAME.begin(2, 1, ENDLESS)
    for _events in ticks_up_to(state, 30 * DAY):
        pass
    assert min(state.time_outs) > 10_000
    assert GAME.restore(state.facts(), ENDLESS).digest() == state.digest()


def test_a_game_that_rounds_end_is_over_in_one_tick() -> None:
    for seats in GAME.seats:
        state = GAME.begin(seats, 1, {**ENDLESS, "rounds": 60, "first": "vote"})
        state.tick(100 * DAY)
        assert state.outcome() is not None
