"""What the writing thread of a SQLite store does, one function for each kind of job."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache

from mastaba.tables import sql_chronicle as sql
from mastaba.tables import sql_people as people
from mastaba.tables.sql_reading import DELETIONS, SEE_TABLE
from mastaba.tables.store import (
    LONGEST_UNSEEN,
    PROOF,
    CodeTaken,
    Due,
    Listing,
    Person,
    Stored,
    Stretch,
)


class NewEntry:
    """An entry, and nothing else that would have to change with it."""

    def __init__(self, entry: Stored) -> None:
        self._entry = entry

    @property
    def values(self) -> tuple[str, int, int, bytes]:
        entry = self._entry
        return entry.table, entry.seq, entry.at, entry.body

    def __call__(self, connection: sqlite3.Connection) -> bool:
        return append(connection, self._entry, None, None, None)


@cache
def insert_entries(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO entry (table_id, seq, at, body) VALUES {rows}"


def append(
    connection: sqlite3.Connection,
    entry: Stored,
    listing: Listing | None,
    members: Sequence[str] | None,
    record: bytes | None,
) -> bool:
    if listing is not None and not _may_have_code(connection, listing):
        if _has_entry(connection, entry):
            return False
        raise CodeTaken(listing.code)
    added = connection.execute(
        "INSERT INTO entry (table_id, seq, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (entry.table, entry.seq, entry.at, entry.body),
    ).rowcount
    if not added:
        return False
    if entry.words:
        connection.execute(
            "INSERT INTO words (table_id, seq, body) VALUES (?, ?, ?)",
            (entry.table, entry.seq, entry.words),
        )
    if listing is not None:
        _save_listing(connection, listing)
    if members is not None:
        _replace_members(connection, entry.table, members)
    if record is not None:
        connection.execute(
            "INSERT INTO record (table_id, seq, body) VALUES (?, ?, ?)",
            (entry.table, entry.seq, record),
        )
    return True


def _may_have_code(connection: sqlite3.Connection, listing: Listing) -> bool:
    query = "SELECT 1 FROM listing WHERE code = ? AND table_id <> ?"
    return connection.execute(query, (listing.code, listing.table)).fetchone() is None


def _has_entry(connection: sqlite3.Connection, entry: Stored) -> bool:
    query = "SELECT 1 FROM entry WHERE table_id = ? AND seq = ?"
    return connection.execute(query, (entry.table, entry.seq)).fetchone() is not None


def _save_listing(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute(
        "INSERT INTO listing "
        "(table_id, code, game, public, phase, summary, updated, due, opener, people, size) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
        "code = excluded.code, game = excluded.game, public = excluded.public, "
        "phase = excluded.phase, summary = excluded.summary, updated = excluded.updated, "
        "due = excluded.due, opener = COALESCE(excluded.opener, listing.opener), "
        "people = COALESCE(excluded.people, listing.people), "
        "size = COALESCE(excluded.size, listing.size)",
        (
            listing.table,
            listing.code,
            listing.game,
            listing.public,
            listing.phase,
            listing.summary,
            listing.updated,
            listing.due,
            listing.opener,
            listing.people,
            listing.size,
        ),
    )


def claim(connection: sqlite3.Connection, found: Sequence[Due], until: int) -> list[str]:
    query = "UPDATE listing SET due = ? WHERE table_id = ? AND due = ? AND phase = 'running'"
    return [
        table
        for table, due in found
        if connection.execute(query, (until, table, due)).rowcount == 1
    ]


def stay_in_charge(connection: sqlite3.Connection, tables: Sequence[str], until: int) -> None:
    connection.executemany(
        "UPDATE listing SET due = ? WHERE table_id = ? AND phase = 'running'",
        [(until, table) for table in tables],
    )


def rest(connection: sqlite3.Connection, table: str, seq: int, due: int | None) -> None:
    connection.execute(
        "UPDATE listing SET due = ? WHERE table_id = ? AND NOT EXISTS "
        "(SELECT 1 FROM entry WHERE entry.table_id = listing.table_id AND seq > ?)",
        (due, table, seq),
    )


def _replace_members(connection: sqlite3.Connection, table: str, members: Sequence[str]) -> None:
    connection.execute("DELETE FROM member WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO member (table_id, person_id) VALUES (?, ?)",
        [(table, person) for person in dict.fromkeys(members)],
    )


def save_snapshot(connection: sqlite3.Connection, table: str, seq: int, body: bytes) -> None:
    _do(connection, sql.SAVE_SNAPSHOT, table, seq, body)
    _do(connection, sql.FORGET_SNAPSHOTS, table)


def save_film(connection: sqlite3.Connection, stretch: Stretch, snapshot: bytes | None) -> None:
    table, first, last = stretch.table, stretch.first, stretch.last
    _do(connection, sql.SAVE_FILM, table, first, last, stretch.closed, stretch.body)
    _do(connection, sql.FORGET_COVERED, table, first, last)
    if snapshot is not None:
        save_snapshot(connection, table, last, snapshot)


def _do(connection: sqlite3.Connection, statement: str, *values: str | int | bytes) -> int:
    """How many rows it has changed."""
    return connection.execute(statement.replace("$", "?"), values).rowcount


def drop_snapshot(connection: sqlite3.Connection, table: str, seq: int) -> None:
    connection.execute("DELETE FROM snapshot WHERE table_id = ? AND seq = ?", (table, seq))


def see_table(connection: sqlite3.Connection, table: str, at: int) -> None:
    _do(connection, SEE_TABLE, table, at)


def delete(connection: sqlite3.Connection, table: str, secret: str) -> None:
    for deletion in DELETIONS:
        connection.execute(deletion.replace("$1", "?"), (table,))
    connection.execute("DELETE FROM secret WHERE name = ?", (secret,))


def save_person(connection: sqlite3.Connection, person: Person) -> None:
    connection.execute(
        "INSERT INTO person (id, name, created) VALUES (?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (person.id, person.name, person.created),
    )


def sign_in(
    connection: sqlite3.Connection, person: str, device: str, at: int, link_of: str | None
) -> bool:
    if link_of is None:
        _do(connection, people.ADD_DEVICE, device, person, at)
    elif not _do(connection, people.ADD_LINKED_DEVICE, device, person, at, link_of):
        return False
    _do(connection, people.FORGET_DEVICES, person, device, at - LONGEST_UNSEEN)
    return True


def see_device(connection: sqlite3.Connection, person: str, device: str, at: int) -> None:
    _do(connection, people.SEE_DEVICE, device, person, at)


def sign_out(connection: sqlite3.Connection, person: str, device: str, at: int) -> None:
    _do(connection, people.FORGET_DEVICE, device, person)
    _do(connection, people.NOTE_SIGNED_OUT, person, at)


def sign_out_elsewhere(connection: sqlite3.Connection, person: str, device: str, at: int) -> None:
    _do(connection, people.FORGET_OTHER_DEVICES, device, person)
    _do(connection, people.NOTE_SIGNED_OUT, person, at)


def forget_device(connection: sqlite3.Connection, person: str, device: str) -> None:
    _do(connection, people.FORGET_DEVICE, device, person)


def keep_secret(connection: sqlite3.Connection, name: str, value: bytes) -> bytes:
    connection.execute(
        "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value)
    )
    row = connection.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()
    return bytes(row[0])


def forget_secrets(connection: sqlite3.Connection, first: str, last: str) -> None:
    connection.execute("DELETE FROM secret WHERE name >= ? AND name < ?", (first, last))


def prove_writing(connection: sqlite3.Connection, proof: bytes) -> None:
    """An empty transaction would not find out whether the file can be written."""
    connection.execute(
        "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) "
        "DO UPDATE SET value = excluded.value",
        (PROOF, proof),
    )
