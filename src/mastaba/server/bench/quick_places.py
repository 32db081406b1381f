"""Players of the bench in real time: everybody acts at once, each command at its own moment.

The table writes entries of its own in between, when dice settle. So a command is told when all
have heard of the entry that its answer names.
"""

from __future__ import annotations

import random

from mastaba.server.bench.places import Place, head_of
from mastaba.server.bench.stored import StoredTable


class QuickPlace(Place):
    """A party in a hurry; its script says what is due when, whatever the server does."""

    async def open(self, table: StoredTable) -> None:
        self._known = [0] * len(table.cookies)
        self._given: dict[str, float] = {}
        self._accepted: list[tuple[int, float]] = []
        await super().open(table)

    def keep_pace(self) -> None:
        """The script keeps it."""

    def _begin(self) -> None:
        # Tables are not in step with each other.
        self._zero = self._loop.time() + random.random() - self._script.times[0] / 1000
        self._await_next()

    def _await_next(self) -> None:
        due = self._zero + self._script.times[self._next] / 1000
        self._loop.call_at(due, self._command, due, self._table.id)

    def _command(self, due: float, table: str) -> None:
        if not self._playing or table != self._table.id:
            return
        seat, move = self._script.moves[self._next]
        ticket = str(self._next)
        self._given[ticket] = due
        self._send(
            seat,
            b'{"type":"wish","ticket":"%s","wish":{"wish":"play","seat":%d,"move":"%s"}}'
            % (ticket.encode(), seat, move.encode()),
        )
        self._next += 1
        if self._next < len(self._script.moves):
            self._await_next()
        else:
            self._loop.call_later(1, self._change)

    def heard(self, seat: int, message: bytes) -> None:
        self._tally.heard += 1
        head = head_of.decode(message)
        if head.type == "update":
            self._known[seat] = head.seq
            self._note_told()
        elif head.type == "accepted":
            self._accepted.append((head.seq, self._given.pop(head.ticket)))
            self._note_told()
        elif head.type == "welcome":
            self._known[seat] = head.seq
            self._welcomed += 1
            if self._welcomed == self._seats:
                self._here.set_result(None)
        elif head.type not in ("here", "pong"):
            self._tally.refused += 1
            self._players.complain(message)
            # What comes after it in the script may not be possible any more.
            self._change()

    def _note_told(self) -> None:
        if not self._accepted or not self._playing:
            return
        known, now = min(self._known), self._loop.time()
        for seq, due in self._accepted:
            if seq <= known:
                self._tally.move_was_told(due, now)
        self._accepted = [(seq, due) for seq, due in self._accepted if seq > known]

    def _change(self) -> None:
        if self._playing:
            self._playing = False
            self._players.change(self)

    @property
    def waits(self) -> bool:
        dues = [*self._given.values(), *(due for _seq, due in self._accepted)]
        return self._playing and any(due < self._tally.last_due for due in dues)
