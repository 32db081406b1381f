"""The way from an empty database, or that of an older Mastaba, to the newest schema.

To change the schema, change `schema.py` and add a module to `versions` that does the same to a
database that is in use: its `down_revision` is the newest revision before it, and its `revision`
is the NEWEST from then on.
"""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0004"

# Alembic takes longer to load than all the rest, so a database that is up to date does without.
PRESENT: Final = "SELECT version_num FROM alembic_version"
"""Asks a database which schema it has; the table is missing where nothing was migrated yet."""
