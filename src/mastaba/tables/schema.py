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
    PrimaryKeyConstraint("table_id", name="listing_key"),
    UniqueConstraint("code", name="listing_code"),
)

_IN_LOBBY = text("public AND phase <> 'finished'")
Index(
    "listing_in_lobby",
    listing.c.updated,
    sqlite_where=_IN_LOBBY,
    postgresql_where=_IN_LOBBY,
)

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
    PrimaryKeyConstraint("id", name="person_key"),
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

secret = Table(
    "secret",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name", name="secret_key"),
)
