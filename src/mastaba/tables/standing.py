"""How running tables stand, for a list of them: which round it is and who is waited for.

Worked out when somebody asks, from tables in memory or from their entries; moves never pay for it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

import msgspec

from mastaba.tables.logbook import Read
from mastaba.tables.reading import read_table
from mastaba.tables.store import Store, Stored, StoreUnavailable
from mastaba.tables.table import RUNNING, Table
from mastaba.tables.unreadable import Unreadable

KEPT: Final = 10_000
READ_AT_ONCE: Final = 20
"""So many tables are read from their entries for one list; the next list finds them known."""


class Standing(msgspec.Struct, frozen=True):
    """As of entry `seq`: the round, and the seats that people are waited for on, with those."""

    seq: int
    at: int
    round: int
    waiting: tuple[int, ...]
    people: tuple[str, ...]


def standing(table: Table) -> Standing:
    seats: list[int] = []
    current = 0
    if table.phase == RUNNING:
        current = table.state.round()
        seats = [seat for seat in table.seats_to_move() if not table.chairs[seat].bot]
    people = {table.chairs[seat].person for seat in seats}
    return Standing(table.seq, table.latest, current, tuple(seats), tuple(sorted(people)))


class Standings:
    """The standings of all tables that somebody has asked about lately."""

    def __init__(self, store: Store, unreadable: Unreadable) -> None:
        self._store = store
        self._unreadable = unreadable
        self._known: OrderedDict[str, Standing] = OrderedDict()

    async def of(self, person: str, in_memory: Mapping[str, Table]) -> dict[str, Standing]:
        """By table, for the running tables of a person; those that would take long, or cannot be
        read, are left out."""
        last = await self._store.last_entries_of(person)
        found: dict[str, Standing] = {}
        unread: list[Stored] = []
        for entry in last:
            table = in_memory.get(entry.table)
            known = self._known.get(entry.table)
            if table is not None and table.seq >= entry.seq:
                found[entry.table] = standing(table)
            elif known is not None and known.seq >= entry.seq:
                found[entry.table] = known
            elif entry.table not in self._unreadable:
                unread.append(entry)
        newest = sorted(unread, key=lambda entry: -entry.at)[:READ_AT_ONCE]
        for entry in newest:
            try:
                read = await read_table(self._store, entry.table)
            except StoreUnavailable:
                raise
            except Exception as error:
                self._unreadable.note(entry.table, error)
            else:
                if read is not None:
                    stands = standing(_complete(read, entry.at))
                    found[entry.table] = stands
                    self._remember(entry.table, stands)
        return found

    def _remember(self, table: str, known: Standing) -> None:
        self._known[table] = known
        self._known.move_to_end(table)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def _complete(read: Read, at: int) -> Table:
    """The table as it will be when somebody comes to it."""
    if read.lacks is not None:
        read.table.pass_over(read.lacks(at), at)
    return read.table
