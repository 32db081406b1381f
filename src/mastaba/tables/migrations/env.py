"""Run by Alembic: migrates over the connection that `running` hands on."""

from __future__ import annotations

from alembic import context

from mastaba.tables.schema import metadata

# SQLite's changes of the schema are undone by a rollback too, but Alembic has to be told.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
