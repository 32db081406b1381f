"""How far the chronicle of a table in memory has come."""

from __future__ import annotations

import time

from mastaba.tables.chronicle.tasks import BEGINNING, Place, is_behind
from mastaba.tables.table import FINISHED, Table


class Page:
    """`place` is None as long as it is not known what the store has."""

    def __init__(self, table: Table) -> None:
        self.place: Place | None = None if table.moves else BEGINNING
        self.snapshot: bytes | None = None
        """What the place was read from, for a process that does not know the game yet."""
        self.seq = table.seq
        """The entry up to which there is nothing to write that the store did not have."""
        self.moves = len(table.moves)
        self.moved = self.written = time.monotonic()
        """When something last happened in the game, and when it was last asked for a part."""
        self.under_way = False
        self.closed = False
        """Nothing comes any more: the game is over and its film closed, or it cannot be filmed."""

    def wants(self, table: Table) -> bool:
        """Whether something is to be written that is not."""
        if self.closed or (table.phase == FINISHED and not table.end_written):
            return False
        if self.place is None:
            return table.seq > self.seq
        return table.phase == FINISHED or is_behind(self.place, table)
