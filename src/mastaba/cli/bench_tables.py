"""`mastaba bench tables`: what stored games cost, and how quickly they are read."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mastaba.cli.extras import need_what_serves


def tables(
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; each time is their median.")] = 7,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Measure how quickly tables are read and replays opened, with and without snapshots and films,
    and how many bytes a game takes in the store."""
    need_what_serves("bench tables")
    from mastaba.server.bench.chronicles import measure

    console = Console(stderr=as_json)
    with console.status("Playing"):
        measured = list(measure(rounds))
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
        return
    table = Table(
        title="Stored games; to read them, to open a replay, to make film and snapshots: ms of CPU"
    )
    for heading in (
        "game",
        "entries",
        "KB",
        "film KB",
        "snapshot B",
        "read",
        "by it",
        "replay",
        "by film",
        "made",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for one in measured:
        table.add_row(
            one.name,
            f"{one.entries:,}",
            f"{one.entry_bytes / 1000:.1f}",
            f"{one.film_bytes / 1000:.1f}",
            f"{one.snapshot_bytes:,}",
            f"{one.read:.1f}",
            f"{one.read_by_snapshot:.1f}",
            "–" if one.replay is None else f"{one.replay:.1f}",
            "–" if one.replay_by_film is None else f"{one.replay_by_film:.1f}",
            f"{one.made:.0f}",
        )
    console.print(table)
