"""What everybody at a table is told of one entry; what several of them hear is encoded once."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import chain
from typing import Any, Final, cast

import msgspec

from mastaba.kernel.contract import Event, Seat
from mastaba.tables.messages import Update
from mastaba.tables.sight import TableSight, patch, table_sight
from mastaba.tables.table import LOBBY, Table

_encode: Final = msgspec.json.Encoder().encode
_NOTHING: Final = b""


class _Everybody(Container[str]):
    def __contains__(self, _person: object) -> bool:
        return True


_EVERYBODY: Final = _Everybody()


def saying_told(table: Table) -> bytes:
    """The update about a saying that the table has just taken: everybody hears the same."""
    at = None if table.phase == LOBBY else table.time(table.latest)
    return _encode(Update(table.seq, at=at, said=table.sayings[-1]))


class Before:
    """What is seen of a table before it takes an entry, to know afterwards what has changed.

    Moves change nothing around the game but the phase, who can take back and who plays an empty
    seat too, so the sights of those who look on are only kept for other entries.
    """

    def __init__(self, table: Table, people: Iterable[str] | None) -> None:
        """`people` are those who look on; None: a move comes."""
        self.phase = table.phase
        self.taker_back = table.taker_back()
        self.adopters = table.adopters()
        self.sights: dict[str, TableSight] | None = None
        if people is not None:
            self.sights = {person: table_sight(table, person) for person in people}


class Telling:
    """The updates about the entry that a table has just taken."""

    def __init__(
        self,
        table: Table,
        before: Before,
        events: Sequence[Event],
        undone: int | None = None,
    ) -> None:
        tell, insiders = table.game.tell, table.game.insiders
        self._table = table
        self._before = before
        self._events = events
        self._undone = undone
        self._words = [tell(event, None) for event in events]
        self._heard = _encode(self._words) if events else _NOTHING
        self._insiders = [insiders(event) for event in events]
        self._hear_more = {*chain.from_iterable(self._insiders)}
        self._begins = table.state is not None and table.previous is None
        public: dict[str, Any] = {}
        self._own: dict[Seat, dict[str, Any]] = {}
        if table.previous is not None and table.previous is not table.state:
            public, self._own = table.state.changes(table.previous)
        self._seen = _encode(public) if public else _NOTHING
        self._around = self._for_whom_it_is_different_around()
        self._common: bytes | None = None
        self._at = None if table.phase == LOBBY else table.time(table.latest)

    def _for_whom_it_is_different_around(self) -> Container[str]:
        """The people for whom something around the game may have changed."""
        table, before = self._table, self._before
        if (
            before.sights is not None
            or before.phase != table.phase
            or before.adopters != table.adopters()
        ):
            return _EVERYBODY
        takers = {before.taker_back, table.taker_back()}
        if len(takers) == 1:
            return ()
        return {table.chairs[seat].person for seat in takers if seat is not None}

    def update(self, person: str, seat: Seat | None) -> bytes:
        """The message for somebody who looks on from a seat, or as a spectator (None)."""
        is_different_around = person in self._around
        if is_different_around or seat in self._own or seat in self._hear_more or self._begins:
            around = self._around_seen_by(person) if is_different_around else _NOTHING
            return self._message(self._heard_by(seat), around, self._seen_by(seat))
        if self._common is None:
            self._common = self._message(self._heard, _NOTHING, self._seen)
        return self._common

    def _message(self, heard: bytes, around: bytes, seen: bytes) -> bytes:
        """An Update of parts that are encoded already."""
        return _encode(
            Update(
                self._table.seq,
                cast("list[Any]", msgspec.Raw(heard)) if heard else [],
                cast("dict[str, Any]", msgspec.Raw(around)) if around else None,
                cast("dict[str, Any]", msgspec.Raw(seen)) if seen else None,
                self._at,
                undone=self._undone,
            )
        )

    def _heard_by(self, seat: Seat | None) -> bytes:
        if seat is None or seat not in self._hear_more:
            return self._heard
        tell = self._table.game.tell
        told = zip(self._events, self._words, self._insiders, strict=True)
        return _encode(
            [tell(event, seat) if seat in insiders else words for event, words, insiders in told]
        )

    def _seen_by(self, seat: Seat | None) -> bytes:
        if self._begins:
            return _encode(self._table.state.view(seat))
        if seat is None or seat not in self._own:
            return self._seen
        own = _encode(self._own[seat])
        return self._seen[:-1] + b"," + own[1:] if self._seen else own

    def _around_seen_by(self, person: str) -> bytes:
        """The changes of the table around the game."""
        table, before = self._table, self._before
        changes: dict[str, Any] | None
        if before.sights is None:
            changes = {}
            if before.phase != table.phase:
                changes["phase"] = table.phase
            can = table.holds(person, table.taker_back())
            if can != table.holds(person, before.taker_back):
                changes["can_take_back"] = can
            if before.adopters != table.adopters():
                sight = table_sight(table, person)
                changes |= {"mine": sight.mine, "chairs": sight.chairs}
        else:
            changes = patch(before.sights.get(person), table_sight(table, person))
        return _encode(changes) if changes else _NOTHING
