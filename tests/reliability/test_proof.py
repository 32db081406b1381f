"""The proof itself: it is content with a true log, and finds out every way of losing something."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from mastaba.games import game_named
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.sight import game_sight, table_sight
from mastaba.tables.store import Stored
from mastaba.tables.table import Table
from tests.reliability.players import Guest, Player, Promise, Sight, Stage, as_told
from tests.reliability.proof import Kept, check_converged, prove

HOST = "ann's id"


def a_game() -> tuple[Kept, Player]:
    """Ann has begun a game against a bot and has been told of every entry."""
    table = Table("table")
    ann = Player(Stage(seed=1), Guest("Ann"), ["http://nowhere"])
    ann.table_id = table.id
    log: list[Stored] = []

    def write(entry: e.AnyEntry) -> None:
        log.append(e.stored(table.id, len(log) + 1, 1, entry))
        table.take(entry, 1)
        view = game_sight(table, 0)
        told = as_told(
            msgspec.to_builtins(table_sight(table, HOST)),
            None if view is None else msgspec.to_builtins(view),
        )
        ann.seq = table.seq
        ann.sights.append(Sight(table.id, table.seq, 0, "Ann", told))

    write(e.Opened(HOST, "run-run-run", "CODE", 2, False, {"first": 0}))
    write(e.Sat(HOST, 0, "Ann"))
    write(e.SatBot(HOST, 1, "random"))
    write(e.Readied(HOST, True))
    write(started(table.game, table.options, 1))
    text = game_named("run-run-run").text
    for number in range(2):
        if 0 not in table.state.waiting_seats():
            break
        move = text(table.state.moves(0)[0])
        ticket = f"t{number}"
        ann.sent[ticket] = {"wish": "play", "seat": 0, "move": move}
        write(e.Moved(HOST, 0, move, ticket))
        ann.promises.append(Promise(table.id, table.seq, ann.sent[ticket], ticket))
    return Kept({table.id: log}, {table.id: table.phase}), ann


def changed(kept: Kept, seq: int, entry: e.AnyEntry) -> None:
    kept.logs["table"][seq - 1] = e.stored("table", seq, 1, entry)


def lose_the_last(kept: Kept, _ann: Player) -> None:
    kept.logs["table"].pop()


def lose_one_between(kept: Kept, _ann: Player) -> None:
    del kept.logs["table"][2]


def lose_the_table(kept: Kept, _ann: Player) -> None:
    kept.logs.clear()


def put_another_there(kept: Kept, ann: Player) -> None:
    changed(kept, ann.promises[-1].seq, e.Said(HOST, "Ann", "hello"))


def write_twice(kept: Kept, ann: Player) -> None:
    first = ann.promises[0].seq
    kept.logs["table"].append(
        Stored("table", len(kept.logs["table"]) + 1, 1, kept.logs["table"][first - 1].body)
    )


def refuse_what_is_written(_kept: Kept, ann: Player) -> None:
    ann.refused[ann.promises[0].ticket] = "not-your-decision"


def make_up_a_move(_kept: Kept, ann: Player) -> None:
    del ann.sent[ann.promises[0].ticket]
    ann.promises.clear()


def show_something_else(_kept: Kept, ann: Player) -> None:
    ann.sights[-1] = ann.sights[-1]._replace(told=b"another view")


def list_it_wrongly(kept: Kept, _ann: Player) -> None:
    kept.phases["table"] = "lobby"


def skip_an_update(_kept: Kept, ann: Player) -> None:
    ann.faults.append("update 5 after 3")


def test_a_true_log_is_enough() -> None:
    kept, ann = a_game()
    found = prove(kept, [ann])
    assert found.promises == len(ann.promises) > 0
    assert found.sights == found.entries == len(kept.logs["table"])
    check_converged(kept, [ann])


@pytest.mark.parametrize(
    "harm",
    [
        lose_the_last,
        lose_one_between,
        lose_the_table,
        put_another_there,
        write_twice,
        refuse_what_is_written,
        make_up_a_move,
        show_something_else,
        list_it_wrongly,
        skip_an_update,
    ],
)
def test_every_harm_is_found(harm: Callable[[Kept, Player], None]) -> None:
    kept, ann = a_game()
    harm(kept, ann)
    with pytest.raises(AssertionError):
        prove(kept, [ann])


def test_who_has_not_heard_of_everything_is_found() -> None:
    kept, ann = a_game()
    ann.seq -= 1
    with pytest.raises(AssertionError):
        check_converged(kept, [ann])
