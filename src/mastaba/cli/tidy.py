"""`mastaba tidy`: what a server would tidy away now, and doing it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mastaba.cli.failing import fail
from mastaba.cli.serve import pairs

if TYPE_CHECKING:
    from mastaba.tables.retention import Retention, Step

_DOES: Final = {
    "delete lobby": "delete: nobody has begun",
    "delete bots": "delete: a game of bots alone",
    "delete import": "delete: a file that nobody has looked at for long",
    "put away": "put away: nobody has played for long",
    "end": "end: put away, and not taken up again",
}


class _Listed(msgspec.Struct):
    table: str
    does: str
    since: str


def tidy(
    database: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_DATABASE",
            help="Where tables are kept: sqlite:///file.db or postgresql://user:password@host/name.",
        ),
    ] = "sqlite:///mastaba.db",
    keep: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MASTABA_KEEP",
            help="Days, such as lobby=7: lobby (nobody has begun), bots (bots alone), "
            "imports (nobody has looked at it), people (nobody has played on), announced (before "
            "that), put_away (nobody has taken it up again); may be repeated.",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only list what would be done.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write it as JSON.")] = False,
) -> None:
    """Tidy away what nobody needs, where no server runs: each server does so itself, every hour.

    A table where nobody has begun, a game of bots alone and a file of a game that nobody looks at
    are deleted; a game that its people have left is put away, and can be taken up again. A game
    with people in it is never deleted, and none is put away before servers have announced it.

    --dry-run only reads, also while servers run; it refuses a database that would have to be
    migrated. Without it the database is migrated first, and nothing is done if another program has
    it open then: somebody may sit at a table. With PostgreSQL only servers that sign in as the same
    user are known; do not start one meanwhile.
    """
    from mastaba.server.config import BadSetting, retention
    from mastaba.tables.store import StoreUnavailable

    try:
        days = retention(pairs("--keep", keep or []))
        steps = asyncio.run(_steps(database, days, dry_run))
    except (BadSetting, StoreUnavailable, ValueError) as error:
        fail(error)
    if as_json:
        listed = [_Listed(step.table, step.does, _day(step.since)) for step in steps]
        typer.echo(msgspec.json.encode({"dry_run": dry_run, "tables": listed}))
        return
    console = Console()
    if not steps:
        console.print("There is nothing to tidy away.")
        return
    shown = Table("table", "what happens" if dry_run else "what was done", "last used")
    for step in steps:
        shown.add_row(step.table, _DOES[step.does], _day(step.since))
    console.print(shown)


async def _steps(database: str, days: Retention, dry_run: bool) -> list[Step]:
    """What was done; or what would be, if it is only to be listed."""
    from mastaba.tables.live import now
    from mastaba.tables.retention import Tidying, due_steps
    from mastaba.tables.store import store_at

    if database.startswith("sqlite:///") and not Path(database[len("sqlite:///") :]).is_file():
        raise ValueError(f"there is no database at {database}; name one with --database")
    store = store_at(database)
    if dry_run:
        await store.open_to_read()
    elif await store.is_in_use():
        raise ValueError(
            "another program has the database open, such as a server; a server tidies up by itself "
            "every hour and knows who sits at a table: leave it to that, or stop it first"
        )
    else:
        await store.open()
    try:
        if dry_run:
            return [step async for step in due_steps(store, days, now())]
        tidying = Tidying(
            store, days, lambda _table, _seq: None, lambda _table: False, lambda _table: None
        )
        return [step async for step in tidying.steps()]
    finally:
        await store.close()


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
