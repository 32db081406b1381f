"""The proof: what the database holds, held against everything that players were promised and told.

The database is read directly, not through the store, and each table is played again from its
entries alone.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TypeVar

import asyncpg
import msgspec

from mastaba.tables import entries as e
from mastaba.tables.chronicle.film import Film, film_of
from mastaba.tables.sight import game_sight, table_sight
from mastaba.tables.store import Stored
from mastaba.tables.table import Table
from tests.reliability.players import Json, Player, Promise, Sight, as_told

_ENTRIES = (
    "SELECT entry.table_id, entry.seq, at, entry.body, words.body FROM entry "
    "LEFT JOIN words ON words.table_id = entry.table_id AND words.seq = entry.seq "
    "ORDER BY entry.table_id, entry.seq"
)
_PHASES = "SELECT table_id, phase FROM listing"
_FILMS = "SELECT table_id, body FROM film ORDER BY table_id, last"

_Fact = TypeVar("_Fact", Promise, Sight)


class Kept(msgspec.Struct):
    """What a database holds: the log of each table, and how the lobby lists it."""

    logs: dict[str, list[Stored]]
    phases: dict[str, str]


class Found(msgspec.Struct):
    """How much was proved."""

    tables: int = 0
    finished: int = 0
    ended: int = 0
    """Finished games that are listed as such; the others are mended when somebody looks."""
    entries: int = 0
    promises: int = 0
    moves: int = 0
    bot_moves: int = 0
    sights: int = 0


def kept_by_sqlite(path: Path) -> Kept:
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        entries = database.execute(_ENTRIES).fetchall()
        phases = database.execute(_PHASES).fetchall()
    return _kept([_stored(*row) for row in entries], phases)


def phases_in_sqlite(path: Path) -> dict[str, str]:
    """How the lobby lists each table, in a database of whatever version."""
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute(_PHASES).fetchall())


def films_in_sqlite(path: Path) -> dict[str, Film]:
    """Of each table, as far as it was filmed until now."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(_FILMS).fetchall()
    return {table: film_of(row[1] for row in some) for table, some in groupby(rows, itemgetter(0))}


async def kept_by_postgres(url: str) -> Kept:
    connection = await asyncpg.connect(url)
    try:
        entries = await connection.fetch(_ENTRIES)
        phases = await connection.fetch(_PHASES)
    finally:
        await connection.close()
    return _kept([_stored(*row) for row in entries], [(row[0], row[1]) for row in phases])


def _stored(table: str, seq: int, at: int, body: bytes, words: bytes | None) -> Stored:
    return Stored(table, seq, at, body, words or b"")


def _kept(entries: Iterable[Stored], phases: Iterable[tuple[str, str]]) -> Kept:
    logs: dict[str, list[Stored]] = defaultdict(list)
    for entry in entries:
        logs[entry.table].append(entry)
    return Kept(dict(logs), dict(phases))


def replayed(log: Sequence[Stored]) -> Table:
    table = Table(log[0].table)
    for stored in log:
        table.take(e.entry_of(stored), stored.at)
    return table


def prove(kept: Kept, players: Sequence[Player]) -> Found:
    """AssertionError tells what was lost, doubled, or shown differently."""
    for player in players:
        assert not player.faults, (player.guest.name, player.url, player.faults)
    found = Found(tables=len(kept.logs))
    promises = _by_table([promise for player in players for promise in player.promises])
    sights = _by_table([sight for player in players for sight in player.sights])
    assert promises.keys() | sights.keys() <= kept.logs.keys(), "a whole table is lost"
    sent = {ticket: wish for player in players for ticket, wish in player.sent.items()}
    refused = {ticket for player in players for ticket in player.refused}
    people = _people(kept)
    for id, log in kept.logs.items():
        assert [stored.seq for stored in log] == list(range(1, len(log) + 1)), id
        found.entries += len(log)
        found.promises += check_promises(log, promises[id])
    for id, log in kept.logs.items():
        entries = [e.entry_of(stored) for stored in log]
        _check_moves(id, entries, sent, refused, found)
        found.sights += _check_sights(log, sights[id], people)
        _check_phase(kept, log, found)
    return found


def check_converged(kept: Kept, players: Sequence[Player]) -> None:
    """Everybody has heard of everything; what they see at the end was compared as a sight."""
    for player in players:
        log = kept.logs.get(player.table_id, [])
        assert player.seq == len(log), (player.guest.name, player.url, player.seq, len(log))
        assert player.sights[-1].seq == player.seq
        assert player.sights[-1].table == player.table_id


def _by_table(facts: Sequence[_Fact]) -> defaultdict[str, list[_Fact]]:
    by_table: defaultdict[str, list[_Fact]] = defaultdict(list)
    for fact in facts:
        by_table[fact.table].append(fact)
    return by_table


def _people(kept: Kept) -> dict[str, str]:
    """The ids of all people by their names; clients never hear them."""
    return {
        entry.name: entry.by
        for log in kept.logs.values()
        for entry in (e.entry_of(stored) for stored in log)
        if isinstance(entry, e.Sat)
    }


def check_promises(log: Sequence[Stored], promises: Sequence[Promise]) -> int:
    for promise in promises:
        assert promise.seq <= len(log), f"an entry is lost: {promise}"
        entry = e.entry_of(log[promise.seq - 1])
        assert _fulfils(entry, promise), f"an entry is lost: {promise}, there is {entry}"
    return len(promises)


def _fulfils(entry: e.AnyEntry, promise: Promise) -> bool:
    """Whether the entry is what was wished for, and not just something at the same place."""
    wish = promise.wish
    match entry:
        case e.Moved():
            return wish == {"wish": "play", "seat": entry.seat, "move": entry.move} and (
                entry.ticket == promise.ticket
            )
        case e.Said():
            return wish == {"wish": "say", "text": entry.text} and entry.ticket == promise.ticket
        case e.Sat():
            return wish == {"wish": "sit", "seat": entry.seat}
        case e.Readied():
            return wish == {"wish": "ready", "ready": entry.ready}
        case e.TookBack():
            return wish == {"wish": "take-back", "seat": entry.seat}
        case e.StoodIn():
            return wish == {"wish": "stand-in", "seat": entry.seat, "bot": entry.bot}
        case e.CameBack():
            return wish == {"wish": "come-back", "seat": entry.seat}
        case _:
            return False


def _check_moves(
    id: str,
    entries: Sequence[e.AnyEntry],
    sent: dict[str, Json],
    refused: set[str],
    found: Found,
) -> None:
    """Every move and saying is one that somebody has sent, and is there once."""
    seen: set[str] = set()
    for entry in entries:
        if not isinstance(entry, e.Moved | e.Said):
            continue
        if not entry.by:
            found.bot_moves += 1
            continue
        found.moves += isinstance(entry, e.Moved)
        assert entry.ticket not in seen, f"{id}: {entry} is there twice"
        assert entry.ticket not in refused, f"{id}: {entry} was refused"
        seen.add(entry.ticket)
        wish = (
            {"wish": "play", "seat": entry.seat, "move": entry.move}
            if isinstance(entry, e.Moved)
            else {"wish": "say", "text": entry.text}
        )
        assert sent.get(entry.ticket) == wish


def _check_sights(log: Sequence[Stored], sights: Sequence[Sight], people: dict[str, str]) -> int:
    """Play the table again; everybody has seen at each entry what was there to see."""
    table = Table(log[0].table)
    by_seq: defaultdict[int, set[Sight]] = defaultdict(set)
    for sight in sights:
        by_seq[sight.seq].add(sight)
    for stored in log:
        table.take(e.entry_of(stored), stored.at)
        for sight in by_seq[stored.seq]:
            view = game_sight(table, sight.seat)
            true = as_told(
                msgspec.to_builtins(table_sight(table, people.get(sight.name, ""))),
                None if view is None else msgspec.to_builtins(view),
            )
            assert sight.told == true, f"{sight.name} saw something else at {stored.seq} of {log}"
    assert all(seq <= len(log) for seq in by_seq), "somebody has seen an entry that is lost"
    return sum(map(len, by_seq.values()))


def _check_phase(kept: Kept, log: Sequence[Stored], found: Found) -> None:
    table = replayed(log)
    found.finished += table.phase == "finished"
    found.ended += table.end_written
    torn = table.phase == "finished" and not table.end_written
    assert kept.phases[table.id] == ("running" if torn else table.phase), table.id
    if table.phase == "running":
        waited_for = table.state.waiting_seats()
        assert waited_for, f"{table.id}: nobody can go on"
        assert all(table.state.moves(seat) for seat in waited_for), table.id
