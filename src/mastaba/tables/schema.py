"""The tables of the database, as SQLAlchemy sees them; the migrations lead to exactly these."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# One table's entries lie side by side in the index, in the order they are read.
entry = Table(
    "entry",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="entry_key"),
)

listing = Table(
    "listing",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # When a server has to see to the table, at the latest: a time runs out, or a bot is to move.
    Column("due", BigInteger),
    Column("opener", Text),
    # Whether somebody plays there, or bots alone; not known of tables from before this was kept.
    Column("people", Boolean),
    # The bytes of the log that the table was made from; only of those that somebody brought.
    Column("size", BigInteger),
    # When somebody has last looked at it, to some hours; only of what is deleted one day.
    Column("seen", BigInteger),
    PrimaryKeyConstraint("table_id", name="listing_key"),
    UniqueConstraint("code", name="listing_code"),
    Index("listing_opener", "opener"),
    Index("listing_age", "phase", "updated"),
)

_IN_LOBBY = text("public AND phase <> 'finished'")
Index(
    "listing_in_lobby",
    listing.c.updated,
    sqlite_where=_IN_LOBBY,
    postgresql_where=_IN_LOBBY,
)

_IS_DUE = text("phase = 'running' AND due IS NOT NULL")
Index("listing_due", listing.c.due, sqlite_where=_IS_DUE, postgresql_where=_IS_DUE)

# No foreign keys: people may sit down before a listing or a name is known.
member = Table(
    "member",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person_id", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id", name="member_key"),
    Index("member_person", "person_id"),
)

person = Table(
    "person",
    metadata,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When they have last signed out somewhere, in unix milliseconds. From the first time on,
    # cookies that name no device, as those of older versions, are nobody's.
    Column("signed_out", BigInteger),
    PrimaryKeyConstraint("id", name="person_key"),
)

_SIGNED_OUT = text("signed_out IS NOT NULL")
Index(
    "person_signed_out",
    person.c.signed_out,
    sqlite_where=_SIGNED_OUT,
    postgresql_where=_SIGNED_OUT,
)

# The browsers where somebody is signed in; a cookie of one that is not here is nobody's.
device = Table(
    "device",
    metadata,
    Column("id", Text, nullable=False),
    Column("person_id", Text, nullable=False),
    # When a page was loaded there, in unix milliseconds; a day may pass before it is written anew.
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="device_key"),
    Index("device_person", "person_id"),
)

# Too large to be read with every entry of a table.
record = Table(
    "record",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="record_key"),
)

# Names and chat of an entry, apart from it: what people have written can be forgotten, moves stay.
words = Table(
    "words",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="words_key"),
)

# The state of a game after an entry, by name, for rules of another edition and for quick loading.
snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="snapshot_key"),
)

# What was told and seen from the entry `first` to `last`; the closed stretch is a game's last one.
film = Table(
    "film",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "first", name="film_key"),
)

secret = Table(
    "secret",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name", name="secret_key"),
)
