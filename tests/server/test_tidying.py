"""Memory is tidied in quiet moments, and now and then if there are none."""

from __future__ import annotations

from mastaba.server.tidying import AT_LATEST, LOOK, NOT_SOONER, Tidying


def times_of(written: list[int]) -> list[float]:
    """When everything is looked at, if so many entries are written by each look."""
    tidying = Tidying(0, 0.0)
    looks = [(LOOK * (number + 1), entries) for number, entries in enumerate(written)]
    return [now for now, entries in looks if tidying.is_time(entries, now)]


def test_the_first_quiet_moment_after_a_while_is_used() -> None:
    busy = list(range(1, 21))  # until 100 s
    assert times_of([*busy, 20, 20, 20]) == [105.0]


def test_a_quiet_moment_may_come_too_soon() -> None:
    quiet_from_the_second_look = [1] * 30
    assert times_of(quiet_from_the_second_look) == [NOT_SOONER]


def test_without_a_quiet_moment_it_is_done_at_last() -> None:
    assert times_of(list(range(1, 1000))) == [AT_LATEST]


def test_where_nothing_is_played_it_is_done_seldom() -> None:
    hour = round(AT_LATEST / LOOK)
    assert times_of([0] * (hour + 10)) == [AT_LATEST]
    assert times_of([1] * (hour + 20)) == [NOT_SOONER, NOT_SOONER + AT_LATEST]
