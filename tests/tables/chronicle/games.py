"""Games at tables, played at random from start to end: what there is to film."""

from __future__ import annotations

from collections.abc import Iterator

from mastaba.kernel.chance import below
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.table import FINISHED, RUNNING, Table
from tests.conformance.playing import LONGEST, Case, varied_move

TAKEN_BACK = 3
"""One in so many moves that may be taken back is, and at times another one after it."""


def begun(case: Case, id: str = "Giza") -> Table:
    """A table where somebody holds all seats, at the first decision."""
    game, table = case.subject.game, Table(id)
    opened = e.Opened("ann", game.name, "CODE", case.seats, False, dict(case.options))
    table.take(opened, at=1_000)
    for seat in range(case.seats):
        table.take(e.Sat("ann", seat, f"Ann {seat}"), at=1_000)
    table.take(started(game, case.options, case.seed), at=5_000)
    return table


def played(table: Table, case: Case) -> Iterator[Table]:
    """The table after each of its entries, until the game is over."""
    dice, game = case.dice(), case.subject.game
    for number in range(LONGEST):
        for at in _times(table, case, dice.below(1_000_000)):
            table.take(e.Ticked(""), at + table.began_at)
            yield table
        if table.phase != RUNNING:
            break
        taker = table.taker_back()
        if taker is not None and not below(case.seed, 7, number, TAKEN_BACK):
            table.take(e.TookBack("ann", taker), table.latest)
            yield table
        elif not below(case.seed, 8, number, 9) and not table.real_time:
            for seat in range(case.seats):
                if asides := table.state.asides(seat):
                    aside = game.text(asides[below(case.seed, 9, number, len(asides))])
                    table.take(e.Moved("ann", seat, aside), table.latest)
                    yield table
                    break
        seat, move = varied_move(case.subject, table.state, dice)
        at = max(table.latest, case.subject.clock(table.state) + table.began_at)
        table.take(e.Moved("ann", seat, game.text(move), f"ticket {number}"), at)
        yield table
    assert table.phase == FINISHED
    outcome = table.state.outcome()
    table.take(e.Ended("", list(outcome.winners), outcome.cause), table.latest)
    yield table


def _times(table: Table, case: Case, luck: int) -> Iterator[int]:
    """When the clock ticks before somebody can move again."""
    pace, dice = case.subject.pace, case.dice()
    dice.thrown = luck
    if pace is None or table.state.outcome() is not None:
        return
    yield pace(table.state, dice)
    while table.state.outcome() is None and not table.state.waiting_seats():
        yield table.state.timer()
