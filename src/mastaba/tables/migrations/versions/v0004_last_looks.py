"""When somebody has last looked at a table that is deleted one day, such as a game that was brought
as a file."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("listing", sa.Column("seen", sa.BigInteger))
    # Nobody has noted it until now, so nothing is old yet.
    now = round(time.time() * 1000)
    op.execute(f"UPDATE listing SET seen = {now} WHERE size IS NOT NULL")


def downgrade() -> None:
    op.drop_column("listing", "seen")
