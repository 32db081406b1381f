"""`mastaba rotate-secret`: a new secret for cookies, without signing anybody out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail

DAY = 24 * 60 * 60


def rotate_secret(
    database: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_DATABASE",
            help="Where tables are kept: sqlite:///file.db or postgresql://user:password@host/name.",
        ),
    ] = "sqlite:///mastaba.db",
    older_days: Annotated[
        int,
        typer.Option(
            min=0,
            help="For so many days more, cookies that older secrets have signed are good: whoever "
            "loads a page meanwhile stays signed in, all others are signed out for good.",
        ),
    ] = 365,
) -> None:
    """Sign cookies with a new secret from now on, while servers run.

    They find it within a minute, and sign with it five minutes later, when all servers of the
    database know it. A cookie is signed anew whenever its browser loads a page.
    """
    need_what_serves("rotate-secret")
    from mastaba.tables.store import StoreUnavailable

    try:
        until = asyncio.run(_rotated(database, older_days * DAY))
    except (StoreUnavailable, ValueError) as error:
        fail(error)
    Console().print(
        f"Servers sign with a new secret in five minutes; older ones end on {until}.",
        soft_wrap=True,
    )


async def _rotated(database: str, older_seconds: int) -> str:
    """Add a secret; the day on which older ones end."""
    from datetime import UTC, datetime

    from mastaba.server.signing import rotate
    from mastaba.tables.store import store_at

    if database.startswith("sqlite:///") and not Path(database[len("sqlite:///") :]).is_file():
        raise ValueError(f"there is no database at {database}; name one with --database")
    store = store_at(database)
    await store.open()
    try:
        secret = await rotate(store, older_seconds)
    finally:
        await store.close()
    return datetime.fromtimestamp(secret.older_until, UTC).strftime("%Y-%m-%d %H:%M UTC")
