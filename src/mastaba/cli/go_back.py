"""`mastaba go-back`: let an earlier version be started once more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail


def go_back(
    version: Annotated[str, typer.Argument(help="The version that tables wait for, as 0.2.0.")],
    database: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_DATABASE",
            help="Where tables are kept: sqlite:///file.db or postgresql://user:password@host/name.",
        ),
    ] = "sqlite:///mastaba.db",
) -> None:
    """Lead a database back to how an earlier version keeps tables, while no server runs.

    For tables that wait for a version that was left out in an update. Start that version on the
    database then, wait until /readyz says nothing but "ready", and go on with this one. No game is
    lost by it.
    """
    need_what_serves("go-back")
    from mastaba.tables.store import StoreUnavailable

    try:
        asyncio.run(_lead_back(database, version))
    except (StoreUnavailable, ValueError) as error:
        fail(error)
    Console().print(f"Version {version} can be started on this database now.", soft_wrap=True)


async def _lead_back(database: str, version: str) -> None:
    from mastaba.tables.migrations import OF_VERSIONS
    from mastaba.tables.store import store_at

    if version not in OF_VERSIONS:
        raise ValueError(f"a database can be led back to {', '.join(OF_VERSIONS)} only")
    if database.startswith("sqlite:///") and not Path(database[len("sqlite:///") :]).is_file():
        raise ValueError(f"there is no database at {database}; name one with --database")
    store = store_at(database)
    if await store.is_in_use():
        raise ValueError("another program has the database open, such as a server: stop it first")
    await store.go_back(OF_VERSIONS[version])
