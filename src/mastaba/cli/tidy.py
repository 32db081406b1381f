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
            help="Days, such as lobby=7: lobby (nobody has begun), bots (bots alone), people "
            "(nobody has played on), put_away (nobody has taken it up again); may be repeated.",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only list what would be done.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write it as JSON.")] = False,
) -> None:
    """Tidy away what nobody needs, as a server does every hour.

    A table where nobody has begun and a game of bots alone are deleted; a game that its people have
    left is put away, and can be taken up again. A game with people in it is never deleted. The
    database is brought to the schema of this version first.
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
    """What is due; done as well, unless it is only to be listed."""
    from mastaba.tables.live import now
    from mastaba.tables.retention import Tidying, due_steps
    from mastaba.tables.store import store_at

    if database.startswith("sqlite:///") and not Path(database[len("sqlite:///") :]).is_file():
        raise ValueError(f"there is no database at {database}; name one with --database")
    store = store_at(database)
    await store.open()
    try:
        steps = [step async for step in due_steps(store, days, now())]
        if not dry_run:
            # Servers that have one of them open see it when they look at the store again.
            await Tidying(
                store, days, lambda _table, _seq: None, lambda _table: False, lambda _table: None
            ).tidy()
        return steps
    finally:
        await store.close()


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
