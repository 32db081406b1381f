"""Going on from a snapshot of a game, by the rules of today."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator

from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.chronicle.snapshot import Snapshot, snapshot_of
from mastaba.tables.logbook import Logbook
from mastaba.tables.rules_in_play import Rules, is_of_today, known_options
from mastaba.tables.store import StoredSnapshot
from mastaba.tables.table import Table

log = logging.getLogger("mastaba.tables")


class Unsound(ValueError):
    """What a snapshot tells makes no game."""


def readable(book: Logbook, stored: Iterable[StoredSnapshot]) -> Iterator[Snapshot]:
    """The snapshots that the game has come from, newest first."""
    for one in stored:
        if not book.leads_from(one.seq):
            continue
        try:
            yield snapshot_of(one.body)
        except Unreadable as error:
            log.error("the snapshot of table %s at entry %d: %s", book.id, one.seq, error)


def resumed(book: Logbook, snapshot: Snapshot) -> Table:
    """The table after the snapshot's entry. ValueError, or whatever facts lead to that rules of
    another edition have told: it cannot be read."""
    table = book.passed(snapshot.seq)
    game, options = table.game, known_options(table.game, table.options)
    state = game.restore(snapshot.facts, options)
    rules, digest = Rules(snapshot.editions, snapshot.box_parts), state.digest()
    if is_of_today(game, options, rules) and digest != snapshot.digest:
        raise Unsound(f"it leads to {digest}, but it was made of {snapshot.digest}")
    if snapshot.undoable is not None:
        try:
            before = game.restore(snapshot.undoable.facts, options)
            table.resume_undoable(before, snapshot.struck, snapshot.undoable.moves)
            if table.state.digest() == digest:
                return table
        except Exception as error:  # other rules may refuse anything
            log.info("table %s: nothing can be taken back any more: %s", book.id, error)
        table = book.passed(snapshot.seq)
    table.resume(state, snapshot.struck)
    return table
