"""Carrying a game over to the rules of today: it goes on from its last snapshot, and what was done
since is played again as far as these rules lead to the same."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from mastaba.kernel.contract import Event, Seat
from mastaba.kernel.editions import last_version
from mastaba.tables import entries as e
from mastaba.tables.chronicle.film import Film, film_of
from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.logbook import Logbook, Read, Told
from mastaba.tables.resuming import readable, resumed
from mastaba.tables.rules_in_play import known_options, rules_of_today
from mastaba.tables.store import StoredSnapshot, Stretch
from mastaba.tables.table import NotPossible, Table

log = logging.getLogger("mastaba.tables")

FIRST_WITH_SNAPSHOTS: Final = "0.2.0"
"""The first version that makes snapshots and films; it plays the first edition of everything."""


def carried_over(
    book: Logbook, snapshots: Sequence[StoredSnapshot], film: Sequence[Stretch]
) -> Read:
    """A running table that other rules have played, for those of today. NotPossible: they have left
    nothing to go on from."""
    if not snapshots:
        raise needs_version(book.ends)
    digests = _digests(film)
    for snapshot in readable(book, snapshots):
        try:
            table = resumed(book, snapshot)
        except Exception as error:
            log.warning("table %s does not go on from entry %d: %s", book.id, snapshot.seq, error)
        else:
            useless = [one.seq for one in snapshots if one.seq > snapshot.seq]
            return _played_on(book, table, digests)._replace(useless=useless)
    log.error("table %s ends here: no snapshot of it can be read", book.id)
    return Read(_ended(book, film), [], lambda _at: e.Ended("", [], e.ENDED_BY_UPDATE))


def watched(book: Logbook, film: Sequence[Stretch]) -> Table:
    """A finished table that other rules have played, with what was seen of it last; NotPossible:
    they have left no film, or not all of it."""
    table = book.ends
    shown = _film(book, film)
    if shown is None or _last_move(table) > shown.shots[-1].seq:
        raise needs_version(table)
    table.retire(last_views(shown))
    return table


def _ended(book: Logbook, film: Sequence[Stretch]) -> Table:
    """The same of one that cannot go on: whatever there is to be seen of it."""
    shown = _film(book, film)
    book.ends.retire({} if shown is None else last_views(shown))
    return book.ends


def _film(book: Logbook, film: Sequence[Stretch]) -> Film | None:
    if not film:
        return None
    try:
        return film_of(stretch.body for stretch in film)
    except Unreadable as error:
        log.error("the film of table %s cannot be read: %s", book.id, error)
        return None


def _last_move(table: Table) -> int:
    """The entry of the last move that may count; those after which a game was left need not."""
    return table.move_seqs[-1] if table.move_seqs and not table.undecided else 0


def last_views(film: Film) -> dict[Seat | None, dict[str, Any]]:
    return {eyes: _last_view(film, eyes) for eyes in film.eyes()}


def _last_view(film: Film, eyes: Seat | None) -> dict[str, Any]:
    *_, last = film.watched(eyes)
    return last.seen


def needs_version(table: Table) -> NotPossible:
    """An earlier version has played the game and has not been started since it keeps snapshots and
    films: it is the one to make them."""
    version = last_version(table.rules.editions, table.game.retired)
    return NotPossible("needs-version", version=version or FIRST_WITH_SNAPSHOTS)


def _played_on(book: Logbook, table: Table, digests: Mapping[int, str]) -> Read:
    """Take the entries since, up to the first that is refused or leads elsewhere."""
    from_seq, until = table.seq, table.time(table.latest)
    told: list[Told] = []
    dropped: list[int] = []
    for seq, at, entry in book.noted[table.seq :]:
        after = None if dropped or book.is_dropped(seq) else _after(table, entry, at)
        if after is None or _differs(after[0], seq, digests):
            table.drop(entry, at)
            if not book.is_dropped(seq) and not isinstance(entry, e.Said | e.PlayedAgain):
                dropped.append(seq)
            told.append((seq, (), None))
        else:
            table, events = after
            until = table.time(at)
            undone = table.undone if isinstance(entry, e.TookBack) else None
            told.append((seq, events, undone))
    return Read(table, told, partial(_carrying, book, table, from_seq, dropped, until))


def _after(table: Table, entry: e.AnyEntry, at: int) -> tuple[Table, Sequence[Event]] | None:
    """The table after the entry; None: the rules refuse it."""
    after = table.copy()
    try:
        if isinstance(entry, e.CarriedOver):
            after.pass_over(entry, at)
            return after, ()
        return after, after.take(entry, at)
    except Exception as error:  # what other rules allowed may lead to anything
        log.info("table %s: entry %d does not count any more: %s", table.id, after.seq, error)
        return None


def _differs(table: Table, seq: int, digests: Mapping[int, str]) -> bool:
    return seq in digests and bool(table.state.digest() != digests[seq])


def _digests(film: Sequence[Stretch]) -> dict[int, str]:
    """What was filmed of each entry led to, as far as that can be read."""
    try:
        return {shot.seq: shot.digest for shot in film_of(one.body for one in film).shots}
    except Unreadable:
        return {}


def _carrying(
    book: Logbook, table: Table, from_seq: int, dropped: list[int], until: int, at: int
) -> e.CarriedOver:
    """The entry that carries the game over, if it is written at that time."""
    before = book.ends.rules
    options = known_options(table.game, book.ends.options)
    today = rules_of_today(table.game, options)
    not_played = table.not_played
    if table.game.clock == "played":
        not_played = at - table.began_at - until
    return e.CarriedOver(
        "",
        from_seq,
        dict(before.editions),
        dict(today.editions),
        dict(today.box_parts),
        options,
        not_played,
        dropped,
        not before.have_box_of(today),
    )
