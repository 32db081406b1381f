"""What is told of each entry, put together, is what each viewer would see and hear alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mastaba.bots import bot_named, bot_names, decide
from mastaba.kernel.contract import Event, Seat
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.sight import game_sight, table_sight, told
from mastaba.tables.table import FINISHED, RUNNING, SAYINGS_KEPT, Table
from mastaba.tables.telling import Before, Telling, saying_told

PEOPLE = ("anna", "bert", "cleo")
EYES: list[tuple[str, Seat | None]] = [("dora", None), ("cleo", 2), ("anna", 0), ("bert", 1)]


def entries(table: Table, seed: int, name: str = "scout") -> Iterator[e.AnyEntry]:
    """A game that bots play in the place of people; who can takes back, and some talk."""
    bot = bot_named(name, "run-run-run")
    yield e.Opened("anna", "run-run-run", "CODE", 3, False, {})
    for seat, person in enumerate(PEOPLE):
        yield e.Sat(person, seat, person.title())
        yield e.Readied(person, True)
    yield started(table.game, {}, seed)
    taken_back = -1
    while table.phase == RUNNING:
        taker_back = table.taker_back()
        if taker_back is not None and taken_back < len(table.moves):
            taken_back = len(table.moves)
            yield e.TookBack(PEOPLE[taker_back], taker_back)
            continue
        if table.seq % 17 == 0:
            yield e.Said("bert", "Bert", f"After {table.seq}!")
        seat = table.state.waiting_seats()[-1]
        move = table.game.text(decide(bot, table.state, seat, table.seq))
        yield e.Moved(PEOPLE[seat], seat, move)
    yield e.Ended("", [], "over")


def merged(target: Any, patch: Any) -> Any:
    """RFC 7396, word for word."""
    if not isinstance(patch, dict):
        return patch
    target = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            target.pop(name, None)
        else:
            target[name] = merged(target.get(name), value)
    return target


def plain(sight: Any) -> Any:
    """As it is in JSON, where null and missing are the same."""
    return merged({}, msgspec.json.decode(msgspec.json.encode(sight)))


def heard(table: Table, events: list[Event], seat: Seat | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told(table, events, seat)))


@pytest.mark.parametrize("bot", bot_names("run-run-run"))
@pytest.mark.parametrize("seed", range(4))
def test_updates_add_up_to_what_each_viewer_would_see_alone(seed: int, bot: str) -> None:
    table = Table("t")
    arounds: dict[str, Any] = {}
    views: dict[str, Any] = {}
    for entry in entries(table, seed, bot):
        if isinstance(entry, e.Opened):
            table.take(entry, 1)
            arounds = {person: plain(table_sight(table, person)) for person, _seat in EYES}
            continue
        if isinstance(entry, e.Said):
            table.take(entry, 2)
            update = msgspec.json.decode(saying_told(table))
            assert (update["type"], update["seq"]) == ("update", table.seq)
            for person, seat in EYES:
                arounds[person]["sayings"] = [*arounds[person]["sayings"], update["said"]]
                assert arounds[person] == plain(table_sight(table, person))
                assert views[person] == plain(game_sight(table, seat))
            continue
        is_move = isinstance(entry, e.Moved | e.TookBack)
        before = Before(table, None if is_move else [person for person, _seat in EYES])
        events = list(table.take(entry, 2))
        telling = Telling(table, before, events)
        for person, seat in EYES:
            update = msgspec.json.decode(telling.update(person, seat))
            assert (update["type"], update["seq"]) == ("update", table.seq)
            assert update.get("events", []) == heard(table, events, seat)
            arounds[person] = merged(arounds[person], update.get("table", {}))
            assert arounds[person] == plain(table_sight(table, person))
            if update.get("view") is not None:
                views[person] = merged(views.get(person), update["view"])
            view = game_sight(table, seat)
            assert views.get(person) == (None if view is None else plain(view))
    assert table.phase == FINISHED


def test_who_hears_the_same_gets_the_same_bytes() -> None:
    table = Table("t")
    shared = apart = 0
    for entry in entries(table, 1):
        if not isinstance(entry, e.Moved):
            table.take(entry, 1)
            continue
        before = Before(table, None)
        events = list(table.take(entry, 2))
        telling = Telling(table, before, events)
        messages = {id(telling.update(person, seat)) for person, seat in EYES}
        shared += len(messages) == 1
        apart += bool([event for event in events if table.game.insiders(event)])
        # Who has a seat of their own, and who hears a secret, is one person in most moves.
        assert len(messages) <= len(EYES)
    assert shared > 20
    assert apart > 5


def test_an_entry_that_changes_nothing_has_an_update_of_its_own() -> None:
    table = Table("t")
    for entry in entries(table, 1):
        table.take(entry, 1)
        if table.phase == RUNNING:
            break
    before = Before(table, ["anna"])
    table.take(e.PlayedAgain("anna", ""), 2)
    update = msgspec.json.decode(Telling(table, before, ()).update("anna", 0))
    assert update == {"type": "update", "seq": table.seq, "at": 1}


def test_a_saying_costs_its_own_size_however_much_was_said() -> None:
    table = Table("t")
    table.take(e.Opened("anna", "run-run-run", "CODE", 3, False, {}), 1)
    told = []
    for number in range(2 * SAYINGS_KEPT):
        table.take(e.Said("anna", "Anna", f"{number:03}" * 100), 2)
        told.append(saying_told(table))
    assert len(table.sayings) == SAYINGS_KEPT
    assert max(map(len, told)) < 400
    said = [msgspec.json.decode(message)["said"] for message in told]
    assert said[-SAYINGS_KEPT:] == plain(table_sight(table, "anna"))["sayings"]
