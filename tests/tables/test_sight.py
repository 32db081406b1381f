"""Sights that are made for several viewers at once are those that each would get alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mastaba.bots import bot_named, decide
from mastaba.kernel.contract import EVERYBODY, Event, Seat
from mastaba.tables import entries as e
from mastaba.tables.sight import (
    Comparison,
    game_sight,
    game_sights,
    patch,
    table_sight,
    table_sight_after_move,
    told,
    told_to,
)
from mastaba.tables.table import FINISHED, Table

EYES: list[Seat | None] = [None, 2, 0, 1]
PEOPLE = ("anna", "bert", "cleo")


def evening(seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A table after every entry of a game that bots have played in the place of people."""
    bot = bot_named("scout", "run-run-run")
    table = Table("t")
    table.take(e.Opened("anna", "run-run-run", "1", "b", "CODE", 3, False, {}), 1)
    for seat, person in enumerate(PEOPLE):
        table.take(e.Sat(person, seat, person.title()), 2)
    yield table, list(table.take(e.Started("", seed), 3))
    while table.phase != FINISHED:
        seat = table.state.waiting_seats()[-1]
        move = table.game.text(decide(bot, table.state, seat, table.seq))
        yield table, list(table.take(e.Moved(PEOPLE[seat], seat, move), 4))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_shared_is_what_each_would_see_and_hear_alone(seed: int) -> None:
    seen = dict.fromkeys(EYES)
    secrets = 0
    for table, events in evening(seed):
        together = game_sights(table, EYES)
        assert together == {seat: game_sight(table, seat) for seat in EYES}
        assert told_to(table, events, EYES) == {seat: told(table, events, seat) for seat in EYES}
        compared = Comparison()
        for seat in EYES:
            assert compared.patch(seen[seat], together[seat]) == patch(seen[seat], together[seat])
        secrets += sum(table.game.is_secret(event) for event in events)
        seen = together
    assert secrets > 10
    opened = game_sights(table, [0, EVERYBODY])
    assert opened[EVERYBODY] == table.state.view(EVERYBODY)


def test_a_move_changes_no_more_about_the_table_than_is_looked_at() -> None:
    last = None
    took_back = set()
    for table, _events in evening(4):
        if last is not None:
            last = {person: table_sight_after_move(table, last[person]) for person in PEOPLE}
            assert last == {person: table_sight(table, person) for person in PEOPLE}
            took_back.add(any(sight.can_take_back for sight in last.values()))
        else:
            last = {person: table_sight(table, person) for person in PEOPLE}
    assert took_back == {True, False}
    assert last is not None
    assert last["anna"].phase == FINISHED
