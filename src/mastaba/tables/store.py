"""The store: where the logs of all tables are kept, with the lobby's listings, people and secrets.

The log of a table is its entries 1, 2, 3, …; the number of an entry is its `seq`. An entry is
durable before `append` returns, and no two entries of a table share a seq. So any number of
processes may serve one table: who comes second is told so, reads what is new and tries again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

Phase = Literal["lobby", "running", "abandoned", "finished"]

Old = Literal["lobby", "bots", "imports", "people", "put away"]
"""Tables that nobody needs any more: where nobody has begun, where only bots have played, which
were brought as a file and nobody looks at, which their people have left, and those that are put
away."""

LARGEST: Final = 2**63 - 1
"""The largest number that both databases can hold."""

LONGEST_UNSEEN: Final = 366 * 24 * 60 * 60 * 1000
"""After so many milliseconds without a page, a device's cookie has come to its end."""

READY_WITHIN: Final = 2.0
"""A store that does not answer within so many seconds is not ready."""

PROOF: Final = "proof of writing"
"""Under this name, among the secrets, is written whatever proves that a store can be written."""


class Stored(msgspec.Struct, frozen=True):
    """One entry of a table's log; `at` is when it was written, in unix milliseconds.

    `words` are what people have said in it, kept apart so that they can be forgotten.
    """

    table: str
    seq: int
    at: int
    body: bytes
    words: bytes = b""


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby shows it. `summary` is JSON that only the tables understand."""

    table: str
    code: str
    game: str
    public: bool
    phase: Phase
    summary: bytes
    updated: int
    due: int | None = None
    """When a server has to see to the table at the latest, in unix milliseconds."""
    opener: str | None = None
    people: bool | None = None
    """Whether somebody plays there, or bots alone."""
    size: int | None = None
    """The bytes of the log that the table was made from, if somebody has brought it."""


class Due(NamedTuple):
    """A running table, and when a server has to see to it."""

    table: str
    due: int


class Stretch(msgspec.Struct, frozen=True):
    """A part of a table's film: what was told and seen from the entry `first` to the entry `last`.
    The closed one is the last of a finished game."""

    table: str
    first: int
    last: int
    closed: bool
    body: bytes


class StoredSnapshot(msgspec.Struct, frozen=True):
    """The state of a table's game after the entry `seq`."""

    seq: int
    body: bytes


class Keeping(NamedTuple):
    """A table that somebody has opened, as far as it takes to count it."""

    phase: Phase
    game: str
    opened: int
    size: int | None
    active: int
    """When something happened there last."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int


class Device(NamedTuple):
    """A browser where somebody is signed in, and when a page was last loaded there, in unix
    milliseconds, to a day."""

    id: str
    seen: int


class CodeTaken(ValueError):
    """Another table has this join code: make a new one."""

    def __init__(self, code: str) -> None:
        super().__init__(
            f"another table has the code {code!r}; a new table needs a code of its own"
        )
        self.code = code


class StoreUnavailable(RuntimeError):
    """The database cannot be read or written just now; the message says what to check.

    An append that ends like this may have been written or not: read before trying again.
    """


class NewerSchema(StoreUnavailable):
    """The database was made by a newer Mastaba than this one."""


class OtherSchema(StoreUnavailable):
    """The database would have to be migrated, and was to be read only."""

    def __init__(self, database: str, present: str | None, newest: str) -> None:
        super().__init__(
            f"{database} has {'the schema ' + present if present else 'no schema'}, this Mastaba "
            f"reads {newest} only, and nothing was changed: read it by the version that made it; "
            "a server of a later one brings it up to date when it starts"
        )


class Store(Protocol):
    async def open(self) -> None:
        """Connect and bring the database to the newest schema."""

    async def open_to_read(self) -> None:
        """Connect to read and nothing else; OtherSchema: the database has not the newest schema."""

    async def go_back(self, schema: str) -> None:
        """Lead the database, which is not open, back to an older schema, if its own is newer."""

    async def is_in_use(self) -> bool:
        """Whether another process has the database open, such as a server. To be asked before it is
        opened."""

    async def close(self) -> None:
        """Write everything that was accepted, then disconnect."""

    def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
        record: bytes | None = None,
    ) -> Awaitable[bool]:
        """True: the entry is durable. False: the table has an entry with this seq already.

        In the same transaction the listing takes the place of the table's old one, and the members
        (ids of people who sit at the table) that of its old members; the record, something large
        that belongs to the entry, is kept beside it. After False or CodeTaken nothing has changed.
        An append goes on even if its caller stops waiting for it.
        """

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The entries whose seq is greater than `after`, in order."""

    async def record(self, table: str, seq: int) -> bytes | None:
        """The record that belongs to an entry."""

    async def records(self, table: str) -> list[int]:
        """The seqs of a table's entries that have a record, in order."""

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep the state of a game after an entry. Of each table the newest three are kept, and of
        older ones a few that lie a hundred entries apart."""

    async def save_film(self, stretch: Stretch, snapshot: bytes | None = None) -> None:
        """Keep a part of a film, and in the same transaction the state after its last entry. Of two
        with the same first entry the longer stays, and of those that lie within it none."""

    async def drop_snapshot(self, table: str, seq: int) -> None:
        """Forget a snapshot that turned out to be wrong."""

    async def snapshots(self, table: str) -> list[StoredSnapshot]:
        """The snapshots of a table, newest first."""

    async def film(self, table: str) -> list[Stretch]:
        """A table's film so far, by the last entry: where two overlap, the later one counts."""

    async def filmed(self, table: str) -> tuple[int, bool]:
        """The last entry that a table's film shows, 0 if none, and whether the film is closed."""

    async def tables_without_film(self, limit: int = 1_000_000) -> list[str]:
        """The tables that have begun and whose film lacks something: running ones first, those that
        are due soonest before others, then those that were active last."""

    async def listing(self, table: str) -> Listing | None: ...

    async def table_with_code(self, code: str) -> Listing | None: ...

    async def public_tables(self, limit: int = 50) -> list[Listing]:
        """The public tables that are not finished, newest first; each is among the newest three of
        somebody who is a member."""

    async def kept_for(self, person: str, since: int) -> list[Keeping]:
        """The tables that a person has opened: all that are not finished, and those since then."""

    async def last_entry(self, table: str) -> Stored | None: ...

    async def old_tables(
        self, kind: Old, before: int, limit: int, after: Due | None = None
    ) -> list[Due]:
        """Tables where nothing has happened since then, and when something did; oldest first, and
        those that come `after` that one. Where they would be deleted, nobody has looked either. One
        that people have left has a snapshot by which later rules can go on, and one of bots a film.
        """

    async def see_table(self, table: str, at: int) -> None:
        """Somebody looks at a table that would be deleted one day if nobody did."""

    async def delete(self, table: str, secret: str) -> None:
        """Everything about a table, and the secret of that name."""

    async def due_tables(self, before: int, limit: int) -> list[Due]:
        """The running tables that are due by then, those that wait for longest first."""

    async def claim(self, found: Sequence[Due], until: int) -> list[str]:
        """Take charge of tables until then, unless somebody was faster; those that were taken."""

    async def stay_in_charge(self, tables: Sequence[str], until: int) -> None:
        """Be in charge of tables for longer."""

    async def rest(self, table: str, seq: int, due: int | None) -> None:
        """Nobody need be in charge of a table before it is due (None: until somebody comes to it),
        if the entry `seq` is its last."""

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        """The tables where the person is a member: all that are not finished (but for a thousand
        newer ones), then the last `limit` that are; both newest first."""

    async def last_entries_of(self, person: str) -> list[Stored]:
        """The last entry of every running table where the person is a member, without words."""

    async def save_person(self, person: Person) -> None:
        """Add the person, or give a known one a new name; `created` never changes."""

    async def person(self, id: str) -> Person | None: ...

    async def sign_in(self, person: str, device: str, at: int, link_of: str | None = None) -> bool:
        """Somebody is signed in on a device from now on. `link_of` is the device that has made the
        link by which they came; False: nobody is signed in there any more."""

    async def see_device(self, person: str, device: str, at: int) -> None:
        """A page was loaded on a device."""

    async def sign_out(self, person: str, device: str, at: int) -> None:
        """Nobody is signed in on a device any more."""

    async def sign_out_elsewhere(self, person: str, device: str, at: int) -> None:
        """Nor on any other device of that person."""

    async def forget_device(self, person: str, device: str) -> None:
        """Somebody else is signed in on a device now."""

    async def signed_in(self, person: str, device: str) -> tuple[Person, int] | None:
        """Who is signed in on a device, and when it was seen."""

    async def signed_in_anywhere(self, person: str) -> Person | None:
        """Whom a cookie means that names no device: nobody who has signed out since then."""

    async def devices_of(self, person: str) -> list[Device]:
        """Where somebody is signed in, seen last first."""

    async def signed_out_since(self, at: int) -> list[str]:
        """Who has signed out somewhere since then."""

    async def secrets(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """The secrets whose names, sign by sign, are from `first` to before `last`, in order."""

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret that is made once and kept for ever, the same for every process."""

    async def forget_secrets(self, first: str, last: str) -> None:
        """Delete the secrets whose names, sign by sign, are from `first` to before `last`."""

    async def ready(self) -> bool:
        """Whether the database can be read and written now; the log says why not. It is tried, so
        do not ask more often than needed."""


def store_at(url: str) -> Store:
    """The store at an address; ValueError says what an address looks like."""
    # Each database's client is only loaded where it is used.
    if url.startswith("sqlite:///"):
        from mastaba.tables.sqlite_store import SqliteStore

        return SqliteStore(_path_in(url))
    if url.startswith("postgresql://"):
        from mastaba.tables.postgres_store import PostgresStore

        return PostgresStore(url)
    # The rest of the address stays unsaid: there may be a password in it.
    scheme, separator, _rest = url.partition("://")
    given = f"{scheme}://" if separator else "an address without ://"
    raise ValueError(
        f"a store cannot be at {given}; write sqlite:///folder/file.db (four slashes for a path "
        "from the root) or postgresql://user:password@host:port/database"
    )


def _path_in(url: str) -> Path:
    path = url.removeprefix("sqlite:///")
    if not path or path == ":memory:" or path.endswith("/"):
        raise ValueError(
            f"{url!r} names no file, and tables must be kept in one: write sqlite:///folder/file.db"
        )
    if "?" in path:
        raise ValueError(
            f"{url!r} has options after '?', and SQLite takes none here: leave them out"
        )
    return Path(path)


def storable(text: str) -> bool:
    """Whether both databases can hold the text; if not, nothing of that name can be stored."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            return False
    return "\0" not in text


def check_texts(**texts: str) -> None:
    """ValueError names the first text that no database can hold."""
    for what, text in texts.items():
        if not storable(text):
            raise ValueError(
                f"{what} {text!r} cannot be stored: "
                "leave out NUL characters and halves of surrogate pairs"
            )


def check_times(**times: int) -> None:
    """ValueError names the first time that is no time in unix milliseconds."""
    for what, time in times.items():
        if not 0 <= time <= LARGEST:
            raise ValueError(f"{what} {time} is no time: give milliseconds since 1970")


def check_append(entry: Stored, listing: Listing | None, members: Sequence[str] | None) -> None:
    """ValueError when the entry or what comes with it could not be stored or found again."""
    if not 1 <= entry.seq <= LARGEST:
        raise ValueError(f"seq {entry.seq}: the entries of a table are numbered from 1")
    check_texts(table=entry.table)
    check_times(at=entry.at)
    if listing is not None:
        if listing.table != entry.table:
            raise ValueError(
                f"the listing is of table {listing.table!r}, the entry of {entry.table!r}; "
                "both must be of one table"
            )
        check_texts(code=listing.code, game=listing.game)
        check_times(updated=listing.updated)
    for member in members or ():
        check_texts(member=member)


def check_snapshot(table: str, seq: int) -> None:
    check_texts(table=table)
    if not 1 <= seq <= LARGEST:
        raise ValueError(f"seq {seq}: the entries of a table are numbered from 1")


def check_stretch(stretch: Stretch) -> None:
    """ValueError when a part of a film names entries that no table has."""
    check_texts(table=stretch.table)
    if not 1 <= stretch.first <= stretch.last <= LARGEST:
        raise ValueError(
            f"a film from entry {stretch.first} to {stretch.last}: the entries of a table are "
            "numbered from 1, and the last one comes not before the first"
        )


def check_person(person: Person) -> None:
    check_texts(id=person.id, name=person.name)
    check_times(created=person.created)
