"""What both databases are asked in the same words."""

from __future__ import annotations

from typing import Any, Final

from mastaba.tables.store import (
    LARGEST,
    Device,
    Due,
    Keeping,
    Listing,
    Old,
    Person,
    Stored,
    StoredSnapshot,
    Stretch,
)

_LISTING: Final = (
    "SELECT listing.table_id, code, game, public, phase, summary, updated FROM listing"
)
_ENTRIES: Final = (
    "SELECT entry.table_id, entry.seq, entry.at, entry.body, words.body FROM entry "
    "LEFT JOIN words ON words.table_id = entry.table_id AND words.seq = entry.seq "
    "WHERE entry.table_id = $1 AND entry.seq > $2 ORDER BY entry.seq"
)
_LAST_ENTRIES: Final = (
    "SELECT entry.table_id, entry.seq, entry.at, entry.body "
    "FROM member JOIN listing ON listing.table_id = member.table_id "
    "JOIN entry ON entry.table_id = member.table_id AND entry.seq = "
    "(SELECT MAX(seq) FROM entry AS any_entry WHERE any_entry.table_id = member.table_id) "
    "WHERE listing.phase = 'running' AND member.person_id = $1"
)
_NEWEST_FIRST: Final = "ORDER BY updated DESC, table_id LIMIT"
_IN_LOBBY: Final = "public AND phase <> 'finished'"
_OF_EACH: Final = 3
"""So many public tables of one person are listed, so that no one of them hides those of others."""
_LOOKED_AT: Final = 5_000
"""Of so many public tables, the newest, a list is made; so it takes milliseconds at any time."""
_PUBLIC: Final = (
    f"{_LISTING} WHERE table_id IN (SELECT table_id FROM ("
    "SELECT table_id, ROW_NUMBER() OVER "
    "(PARTITION BY person_id ORDER BY updated DESC, table_id) AS place "
    f"FROM (SELECT table_id, updated FROM listing WHERE {_IN_LOBBY} {_NEWEST_FIRST} {_LOOKED_AT}) "
    f"AS newest JOIN member USING (table_id)) AS placed WHERE place <= {_OF_EACH}) "
    f"{_NEWEST_FIRST} $1"
)
_MINE: Final = f"{_LISTING} JOIN member USING (table_id) WHERE person_id = $1"
_MOST_UNFINISHED: Final = 1_000
_TABLES_OF: Final = (
    f"SELECT * FROM ({_MINE} AND phase <> 'finished' {_NEWEST_FIRST} {_MOST_UNFINISHED}) "
    "AS unfinished UNION ALL "
    f"SELECT * FROM ({_MINE} AND phase = 'finished' {_NEWEST_FIRST} $2) AS finished"
)

_WITHOUT_FILM: Final = (
    "SELECT table_id FROM listing WHERE phase <> 'lobby' AND NOT EXISTS "
    "(SELECT 1 FROM film WHERE film.table_id = listing.table_id AND (closed "
    "OR (listing.phase = 'running' AND film.last >= "
    "(SELECT MAX(seq) FROM entry WHERE entry.table_id = listing.table_id)))) "
    "ORDER BY phase = 'finished', due IS NULL, due, updated DESC, table_id LIMIT $1"
)

# The newest of a hundred thousand entries is found as soon as that of two.
_LAST_TIME: Final = (
    "(SELECT last.at FROM entry AS last WHERE last.table_id = listing.table_id "
    "ORDER BY last.seq DESC LIMIT 1)"
)

_KEPT_FOR: Final = (
    # What somebody has brought may have been played long before.
    f"SELECT phase, game, CASE WHEN size IS NULL THEN at ELSE updated END, size, {_LAST_TIME} "
    "FROM listing JOIN entry ON entry.table_id = listing.table_id AND seq = 1 "
    "WHERE opener = $1 AND (phase <> 'finished' OR at > $2 OR size IS NOT NULL AND updated > $2)"
)

# Of a finished game all of it: what lacks may wait for the version that can show it.
_IS_FILMED: Final = (
    "EXISTS (SELECT 1 FROM film WHERE film.table_id = listing.table_id "
    "AND (closed OR phase = 'running'))"
)
_OLD: Final[dict[Old, str]] = {
    "lobby": "phase = 'lobby'",
    "bots": "phase IN ('running', 'finished') AND NOT people AND size IS NULL AND " + _IS_FILMED,
    "imports": "phase = 'finished' AND NOT people AND size IS NOT NULL AND " + _IS_FILMED,
    "people": "phase = 'running' AND (people IS NULL OR people) AND "
    "EXISTS (SELECT 1 FROM snapshot WHERE snapshot.table_id = listing.table_id)",
    "put away": "phase = 'abandoned'",
}
_SEEN_SINCE: Final = "CASE WHEN seen > {0} THEN seen ELSE {0} END"
_SINCE: Final[dict[Old, str]] = {
    "lobby": _SEEN_SINCE.format(_LAST_TIME),
    "bots": _SEEN_SINCE.format("updated"),
    "imports": "COALESCE(seen, updated)",
    "people": _LAST_TIME,
    "put away": "updated",
}
SEE_TABLE: Final = "UPDATE listing SET seen = $2 WHERE table_id = $1 AND COALESCE(seen, 0) < $2"
DELETIONS: Final = tuple(
    f"DELETE FROM {name} WHERE table_id = $1"
    for name in ("entry", "words", "record", "snapshot", "film", "member", "listing")
)


class SqlReading:
    """The part of a store that only reads; `$1`, `$2`, … stand for the values of a query."""

    async def _rows(self, query: str, *values: str | int) -> list[Any]:
        """The rows that a query finds; none for a text that no database can hold."""
        raise NotImplementedError

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        rows = await self._rows(_ENTRIES, table, min(max(after, 0), LARGEST))
        return [Stored(id, seq, at, body, words or b"") for id, seq, at, body, words in rows]

    async def record(self, table: str, seq: int) -> bytes | None:
        rows = await self._rows(
            "SELECT body FROM record WHERE table_id = $1 AND seq = $2",
            table,
            min(max(seq, 0), LARGEST),
        )
        return bytes(rows[0][0]) if rows else None

    async def records(self, table: str) -> list[int]:
        rows = await self._rows("SELECT seq FROM record WHERE table_id = $1 ORDER BY seq", table)
        return [row[0] for row in rows]

    async def snapshots(self, table: str) -> list[StoredSnapshot]:
        rows = await self._rows(
            "SELECT seq, body FROM snapshot WHERE table_id = $1 ORDER BY seq DESC", table
        )
        return [StoredSnapshot(seq, bytes(body)) for seq, body in rows]

    async def film(self, table: str) -> list[Stretch]:
        rows = await self._rows(
            "SELECT table_id, first, last, closed, body FROM film WHERE table_id = $1 "
            "ORDER BY last, first",
            table,
        )
        return [
            Stretch(table, first, last, bool(closed), bytes(body))
            for table, first, last, closed, body in rows
        ]

    async def filmed(self, table: str) -> tuple[int, bool]:
        rows = await self._rows(
            "SELECT last, closed FROM film WHERE table_id = $1 ORDER BY last DESC, closed DESC "
            "LIMIT 1",
            table,
        )
        return (rows[0][0], bool(rows[0][1])) if rows else (0, False)

    async def tables_without_film(self, limit: int = 1_000_000) -> list[str]:
        return [row[0] for row in await self._rows(_WITHOUT_FILM, limit)]

    async def listing(self, table: str) -> Listing | None:
        return await self._only_listing("WHERE table_id = $1", table)

    async def table_with_code(self, code: str) -> Listing | None:
        return await self._only_listing("WHERE code = $1", code)

    async def public_tables(self, limit: int = 50) -> list[Listing]:
        return await self._listings(_PUBLIC, limit)

    async def kept_for(self, person: str, since: int) -> list[Keeping]:
        rows = await self._rows(_KEPT_FOR, person, since)
        return [Keeping(*row) for row in rows]

    async def last_entry(self, table: str) -> Stored | None:
        rows = await self._rows(
            "SELECT table_id, seq, at, body FROM entry WHERE table_id = $1 "
            "ORDER BY seq DESC LIMIT 1",
            table,
        )
        return Stored(*rows[0]) if rows else None

    async def old_tables(
        self, kind: Old, before: int, limit: int, after: Due | None = None
    ) -> list[Due]:
        since = _SINCE[kind]
        rows = await self._rows(
            f"SELECT table_id, {since} AS since FROM listing WHERE {_OLD[kind]} "
            f"AND updated < $1 AND {since} < $1 AND ({since}, table_id) > ($2, $3) "
            "ORDER BY since, table_id LIMIT $4",
            before,
            after.due if after else -1,
            after.table if after else "",
            limit,
        )
        return [Due(*row) for row in rows]

    async def due_tables(self, before: int, limit: int) -> list[Due]:
        rows = await self._rows(
            "SELECT table_id, due FROM listing WHERE phase = 'running' AND due <= $1 "
            "ORDER BY due LIMIT $2",
            before,
            limit,
        )
        return [Due(*row) for row in rows]

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        return await self._listings(_TABLES_OF, person, limit)

    async def last_entries_of(self, person: str) -> list[Stored]:
        return [Stored(*row) for row in await self._rows(_LAST_ENTRIES, person)]

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, created FROM person WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def signed_in(self, person: str, device: str) -> tuple[Person, int] | None:
        rows = await self._rows(
            "SELECT person.id, name, created, seen FROM device "
            "JOIN person ON person.id = person_id WHERE device.id = $1 AND person_id = $2",
            device,
            person,
        )
        if not rows:
            return None
        id, name, created, seen = rows[0]
        return Person(id, name, created), seen

    async def signed_in_anywhere(self, person: str) -> Person | None:
        rows = await self._rows(
            "SELECT id, name, created FROM person WHERE id = $1 AND signed_out IS NULL", person
        )
        return Person(*rows[0]) if rows else None

    async def devices_of(self, person: str) -> list[Device]:
        rows = await self._rows(
            "SELECT id, seen FROM device WHERE person_id = $1 ORDER BY seen DESC, id", person
        )
        return [Device(*row) for row in rows]

    async def signed_out_since(self, at: int) -> list[str]:
        rows = await self._rows("SELECT id FROM person WHERE signed_out >= $1", at)
        return [row[0] for row in rows]

    async def _only_listing(self, condition: str, value: str) -> Listing | None:
        found = await self._listings(f"{_LISTING} {condition}", value)
        return found[0] if found else None

    async def _listings(self, query: str, *values: str | int) -> list[Listing]:
        return [_listing(*row) for row in await self._rows(query, *values)]


def _listing(
    table: str, code: str, game: str, public: int, phase: Any, summary: bytes, updated: int
) -> Listing:
    return Listing(table, code, game, bool(public), phase, summary, updated)
