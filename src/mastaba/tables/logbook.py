"""The entries of a table as the store has them, and the table at any place among them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from mastaba.kernel.contract import Event
from mastaba.tables import entries as e
from mastaba.tables.live import BACKLOG
from mastaba.tables.store import Stored
from mastaba.tables.table import Table

Told = tuple[int, Sequence[Event], int | None]
"""The seq of an entry, what it has made happen, and which move it has taken back."""


class Noted(NamedTuple):
    """An entry with its time, in unix milliseconds."""

    seq: int
    at: int
    entry: e.AnyEntry


class Read(NamedTuple):
    """A table as it was read, and what was told by the last of its entries.

    `lacks` gives the entry that has to be written before anybody may see it, for the time when that
    is done. `useless` are snapshots that are in the way then, or that are wrong.
    """

    table: Table
    told: list[Told]
    lacks: Callable[[int], e.AnyEntry] | None = None
    useless: Sequence[int] = ()


class Logbook:
    """All entries of a table, from the first on without a gap. `ends` is the table after the last
    of them, as far as that can be said without rules; `box_parts` as for a table."""

    def __init__(
        self, id: str, stored: Iterable[Stored], box_parts: Mapping[str, str] | None = None
    ) -> None:
        self.id = id
        self._box_parts = box_parts
        self.noted: list[Noted] = []
        for one in stored:
            if one.seq == len(self.noted) + 1:
                self.noted.append(Noted(one.seq, one.at, e.entry_of(one)))
        self._dropped: set[int] = set()
        self._left_out: list[tuple[int, int]] = []
        self.base = 0
        """The entry since which today's rules play, or have played it again; 0: the beginning."""
        for seq, _at, entry in self.noted:
            if isinstance(entry, e.CarriedOver):
                self.base = entry.from_seq
                self._dropped.update(entry.dropped)
                self._left_out.append((entry.from_seq, seq))
        self.ends = self.passed(len(self.noted))

    def passed(self, last: int) -> Table:
        """The table after the entry `last`, but for its game."""
        table = Table(self.id, self._box_parts)
        for seq, at, entry in self.noted[:last]:
            if seq in self._dropped:
                table.drop(entry, at)
            else:
                table.pass_over(entry, at)
        return table

    def is_dropped(self, seq: int) -> bool:
        return seq in self._dropped

    def leads_from(self, seq: int) -> bool:
        """Whether the game as it was after that entry has led to what it is now; not where it was
        carried over from an earlier one."""
        return seq <= len(self.noted) and not any(
            first < seq < last for first, last in self._left_out
        )

    def take_rest(self, table: Table) -> list[Told]:
        """Let a table take the entries that it has not; what comes of them."""
        told: deque[Told] = deque(maxlen=BACKLOG)
        for seq, at, entry in self.noted[table.seq :]:
            events: Sequence[Event] = ()
            if seq in self._dropped:
                table.drop(entry, at)
            elif isinstance(entry, e.CarriedOver):
                table.pass_over(entry, at)
            else:
                events = table.take(entry, at)
            told.append((seq, events, table.undone if isinstance(entry, e.TookBack) else None))
        return list(told)
