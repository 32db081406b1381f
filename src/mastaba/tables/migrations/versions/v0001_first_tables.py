"""The first tables: logs, listings, members, people and secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="entry_key"),
    )
    op.create_table(
        "listing",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="listing_key"),
        sa.UniqueConstraint("code", name="listing_code"),
    )
    in_lobby = sa.text("public AND phase <> 'finished'")
    op.create_index(
        "listing_in_lobby",
        "listing",
        ["updated"],
        sqlite_where=in_lobby,
        postgresql_where=in_lobby,
    )
    op.create_table(
        "member",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="member_key"),
    )
    op.create_index("member_person", "member", ["person_id"])
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="person_key"),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="secret_key"),
    )
