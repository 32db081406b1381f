"""Reading a table from the store: by playing it again, on from a snapshot of its game, by rules
that are newer than those it was played by, or as a film of which only the end is looked at.

Nothing is written here. Where a game has to be carried over to the rules of today, the table that
comes out lacks one entry; whoever is the first to write it has decided for all servers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, Literal

from mastaba.tables.carrying import carried_over, watched
from mastaba.tables.chronicle.film import reel_of
from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.chronicle.snapshot import snapshot_of
from mastaba.tables.logbook import Logbook, Read
from mastaba.tables.resuming import readable, resumed
from mastaba.tables.rules_in_play import is_newer, is_of_today
from mastaba.tables.store import Store, StoredSnapshot, Stretch
from mastaba.tables.table import FINISHED, LOBBY, NewerRules

log = logging.getLogger("mastaba.tables")

FAR_BACK: Final = 200
"""A long table is played again from a snapshot that lies so many entries back: who comes back hears
of what has happened since."""
LONG: Final = 400
"""Tables with fewer entries are played again from the beginning if no snapshot lies far back."""
SHORT: Final = 40
"""To read a table with fewer entries takes less time than to ask another thread for it."""

Way = Literal["played again", "carried over", "watched"]


async def read_table(store: Store, id: str) -> Read | None:
    """The table; None: there is none of that name. NotPossible says why it cannot be played here,
    any other error that its log is damaged."""
    stored = await store.read(id)
    if not stored or stored[0].seq != 1:
        return None
    if len(stored) < SHORT:
        book = Logbook(id, stored)
    else:
        book = await asyncio.to_thread(Logbook, id, stored)
    if not book.ends.names_its_box and (box_parts := await _box_parts(store, id)) is not None:
        book = await asyncio.to_thread(Logbook, id, stored, box_parts)
    way = _way(book)
    snapshots: Sequence[StoredSnapshot] = ()
    film: Sequence[Stretch] = ()
    if way == "carried over" or (way == "played again" and _is_long(book)):
        snapshots = await store.snapshots(id)
    if way != "played again":
        film = await store.film(id)
    if len(stored) < SHORT:
        return _read(book, way, snapshots, film)
    return await asyncio.to_thread(_read, book, way, snapshots, film)


async def _box_parts(store: Store, id: str) -> Mapping[str, str] | None:
    """The parts of the box that a table's game was last played with, if anything is kept of it that
    says so."""
    for snapshot in await store.snapshots(id):
        with suppress(Unreadable):
            return snapshot_of(snapshot.body).box_parts
    for stretch in reversed(await store.film(id)):
        with suppress(Unreadable):
            return reel_of(stretch.body).box_parts
    return None


def _is_long(book: Logbook) -> bool:
    """Whether to play it again may take long, as it may if somebody has brought it."""
    return bool(book.base or book.ends.imported) or len(book.noted) > FAR_BACK


def _way(book: Logbook) -> Way:
    ends = book.ends
    if ends.phase == LOBBY:
        return "played again"
    if ends.imported == "unverified":
        return "watched"
    if is_newer(ends.game, ends.options, ends.rules):
        raise NewerRules
    if is_of_today(ends.game, ends.options, ends.rules):
        return "played again"
    return "watched" if ends.phase == FINISHED else "carried over"


def _read(
    book: Logbook, way: Way, snapshots: Sequence[StoredSnapshot], film: Sequence[Stretch]
) -> Read:
    if way == "watched":
        return Read(watched(book, film), [])
    if way == "carried over":
        return carried_over(book, snapshots, film)
    wrong: list[int] = []
    for snapshot in readable(book, _in_turn(book, snapshots)):
        try:
            table = resumed(book, snapshot)
        except Exception as error:
            # Rules and snapshot are of one edition, or the first of a new one has read it before.
            log.error("the snapshot of table %s at entry %d: %s", book.id, snapshot.seq, error)
            wrong.append(snapshot.seq)
        else:
            return Read(table, book.take_rest(table), useless=wrong)
    if book.base:
        # What it was carried over from is lost, so it is carried over once more.
        return carried_over(book, snapshots, film)
    table = book.passed(0)
    return Read(table, book.take_rest(table), useless=wrong)


def _in_turn(book: Logbook, snapshots: Sequence[StoredSnapshot]) -> list[StoredSnapshot]:
    """Which snapshots to try, the best one first."""
    if book.ends.imported:
        return list(snapshots)  # nobody comes back to it
    last = len(book.noted)
    since = [one for one in snapshots if one.seq >= book.base]
    far = [one for one in since if one.seq <= last - FAR_BACK]
    if last <= LONG and not book.base:
        return far
    return far + [one for one in since if one not in far]
