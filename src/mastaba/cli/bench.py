"""`mastaba bench`: our speed, beside peers; `bench server`, `bench tables` and `bench trap`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mastaba.cli.bench_server import server
from mastaba.cli.bench_tables import tables
from mastaba.cli.bench_trap import trap

bench_app = typer.Typer(invoke_without_command=True)
bench_app.command()(server)
bench_app.command()(tables)
bench_app.command()(trap)


@bench_app.callback()
def bench(
    context: typer.Context,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; each figure is their median.")] = 7,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="CPU seconds per figure and round.")
    ] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Measure moves, clones, views and replays per second, games in virtual time, and peers.

    Peers (PettingZoo, OpenSpiel) are measured in the same run if they are installed;
    `make bench` installs them into an environment of their own.
    """
    if context.invoked_subcommand is not None:
        return
    from mastaba.lab import bench as lab

    console = Console(stderr=as_json)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("Measuring", total=lab.steps_of(rounds))
        figures = lab.bench(rounds, seconds, lambda: bar.advance(task))
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    console.print(_table(figures))
    missing = lab.peers_missing()
    if missing:
        console.print(f"Not installed, so not measured: {', '.join(missing)} (see: make bench)")


def _table(figures: dict[str, Any]) -> Table:
    ours = figures["run-run-run"]
    kind = "compiled" if ours["compiled"] else "pure Python"
    table = Table(title=f"One core, random play ({kind})")
    table.add_column("what")
    table.add_column("per second", justify="right")
    table.add_column("ours is", justify="right")
    for key, rate in ours.items():
        if key != "compiled":
            table.add_row(f"Run Run Run! {key.removesuffix('_per_second')}", f"{rate:,}", "")
    flight = figures["escape"]
    team = f"{flight['players']} x {flight['bot']}"
    for what in ("games", "commands"):
        rate = flight[f"{what}_per_second"]
        table.add_row(f"Escape {what} ({team}, virtual time)", f"{rate:,}", "")
    table.add_row(f"Escape, times real time ({team})", f"{flight['times_real_time']:,}", "")
    for name, rate in figures["peers"].items():
        times = ours["moves_per_second"] / rate
        table.add_row(f"{name} moves", f"{rate:,}", f"{times:.1f} x")
    return table
