"""Those who look on hear what they have missed, and whose people are here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mastaba.kernel.contract import Event, Seat
from mastaba.tables import entries as e
from mastaba.tables.gallery import tell_who_is_here, welcome
from mastaba.tables.live import BACKLOG, Live
from mastaba.tables.sight import told
from mastaba.tables.table import LOBBY, Table
from tests.tables.test_telling import entries


class Onlooker:
    def __init__(self, person: str, seat: Seat | None = None) -> None:
        self.person = person
        self.seat = seat
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def send_frame(self, frame: bytes) -> None:
        raise AssertionError("there is no trap")

    def let_go(self, key: str) -> None:
        raise AssertionError(key)


def played() -> tuple[Live, list[tuple[int, Sequence[Event]]]]:
    """A table after a whole game, and what each entry has made happen."""
    live = Live(Table("t"))
    happened: list[tuple[int, Sequence[Event]]] = []
    for entry in entries(live.table, seed=2):
        events = live.table.take(entry, 1)
        live.remember(events)
        happened.append((live.table.seq, tuple(events)))
    return live, happened


def test_who_comes_back_hears_everything_since_then_word_for_word() -> None:
    live, happened = played()
    last = len(happened) - BACKLOG // 2
    assert last > 0
    assert [(seq, tuple(events)) for seq, events, _ in live.since(last)] == happened[last:]

    anna = Onlooker("anna", 0)
    welcome(live, anna, last)
    updates = [message for message in anna.heard if message["type"] == "update"]
    assert [update["seq"] for update in updates] == [seq for seq, _events in happened[last:]]
    words = [msgspec.to_builtins(told(live.table, events, 0)) for _seq, events in happened[last:]]
    assert [update.get("events", []) for update in updates] == [
        msgspec.json.decode(msgspec.json.encode(heard)) for heard in words
    ]


def test_what_is_not_known_of_earlier_entries_leaves_no_gap() -> None:
    whole, happened = played()
    live = Live(whole.table)
    known = [(seq, events, None) for seq, events in happened[-3:]]
    live.recall(known)
    last = len(happened)
    assert [seq for seq, _, _ in live.since(1)] == list(range(last - BACKLOG + 1, last + 1))
    assert list(live.since(last - 3)) == known
    assert {events for seq, events, _ in live.since(last - 20) if seq <= last - 3} == {()}
    assert live.count_since(last - 20) == len(live.since(last - 20)) == 20


def test_who_comes_for_the_first_time_hears_nothing_of_before() -> None:
    live, _happened = played()
    anna = Onlooker("anna", 0)
    welcome(live, anna, 0)
    assert [message["type"] for message in anna.heard] == ["welcome", "here"]


def test_seats_are_settled_once_it_is_told_in_the_game_who_is_here() -> None:
    live = Live(Table("t"))
    game = entries(live.table, seed=1)
    live.table.take(next(game), 1)
    anna = Onlooker("anna")
    welcome(live, anna, 0)
    assert anna.heard[-1]["seats"] == []
    assert not live.seats_are_settled

    # Another server has seated everybody and begun; this one hears of it all at once.
    while live.table.phase == LOBBY:
        live.table.take(next(game), 1)
    assert not live.seats_are_settled
    tell_who_is_here(live)
    assert anna.heard[-1]["seats"] == [0]
    assert live.seats_are_settled
    assert isinstance(next(game), e.Moved)
