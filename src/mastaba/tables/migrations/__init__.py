"""The way from an empty database, or that of an older Mastaba, to the newest schema.

To change the schema, change `schema.py` and add a module to `versions` that does the same to a
database that is in use: its `down_revision` is the newest revision before it, and its `revision`
is the NEWEST from then on. Its `downgrade` leads back, so that a version that was left out can
still be started once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NEWEST: Final = "0004"

# Alembic takes longer to load than all the rest, so a database that is up to date does without.
PRESENT: Final = "SELECT version_num FROM alembic_version"
"""Asks a database which schema it has; the table is missing where nothing was migrated yet."""

OF_VERSIONS: Final[Mapping[str, str]] = {"0.2.0": "0003", "0.3.0": "0004"}
"""Which schema a version has: of all to which a database can be led back, and of this one."""
