"""What lets games outlast an update: snapshots, films, words apart from entries; besides, when a
table is due, who opened it, and where somebody is signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "words",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="words_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="snapshot_key"),
    )
    op.create_table(
        "film",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first", name="film_key"),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="device_key"),
    )
    op.create_index("device_person", "device", ["person_id"])
    op.add_column("person", sa.Column("signed_out", sa.BigInteger))
    signed_out = sa.text("signed_out IS NOT NULL")
    op.create_index(
        "person_signed_out",
        "person",
        ["signed_out"],
        sqlite_where=signed_out,
        postgresql_where=signed_out,
    )
    op.add_column("listing", sa.Column("due", sa.BigInteger))
    op.add_column("listing", sa.Column("opener", sa.Text))
    op.add_column("listing", sa.Column("people", sa.Boolean))
    op.add_column("listing", sa.Column("size", sa.BigInteger))
    # Nothing is known of them yet: each is looked at once.
    op.execute("UPDATE listing SET due = 0 WHERE phase = 'running'")
    is_due = sa.text("phase = 'running' AND due IS NOT NULL")
    op.create_index("listing_due", "listing", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("listing_opener", "listing", ["opener"])
    op.create_index("listing_age", "listing", ["phase", "updated"])
