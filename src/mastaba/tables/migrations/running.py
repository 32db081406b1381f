"""Runs the migrations with Alembic, in one transaction and in one process at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from mastaba.tables.store import NewerSchema

FOLDER: Final = Path(__file__).parent

_MIGRATING: Final = 0x4D617374616261
"""The number of the lock under which one process migrates a PostgreSQL database."""


def migrate_sqlite(
    connect: Callable[[], sqlite3.Connection], database: str, back_to: str = ""
) -> None:
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    # The write lock from the start: who comes later finds nothing left to do.
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            _migrate(connection, database, back_to)
    except DBAPIError as error:
        raise _at_the_root(error) from None


async def migrate_postgres(
    connect: Callable[[], Awaitable[Any]], database: str, back_to: str = ""
) -> None:
    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
            await connection.run_sync(_migrate, database, back_to)
    except DBAPIError as error:
        raise _at_the_root(error) from None


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _migrate(connection: Connection, database: str, back_to: str) -> None:
    """To the newest schema, or back to an older one."""
    config = configuration()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    newest = set(script.get_heads())
    present = set(MigrationContext.configure(connection).get_current_heads())
    unknown = present - {version.revision for version in script.walk_revisions()}
    if unknown:
        raise NewerSchema(
            f"{database} has the schema {', '.join(sorted(unknown))}, but this Mastaba knows only "
            f"those up to {', '.join(sorted(newest))}: update Mastaba, or use another database"
        )
    if back_to:
        # A database that is older than that stays as it is.
        later = {version.revision for version in script.iterate_revisions("head", back_to)}
        if present & later:
            command.downgrade(config, back_to)
    elif present != newest:
        command.upgrade(config, "head")


def _at_the_root(error: BaseException) -> BaseException:
    """The error of the database's own client, which SQLAlchemy has wrapped."""
    wrapped = getattr(error, "orig", None) or error.__cause__
    return error if wrapped is None else _at_the_root(wrapped)
