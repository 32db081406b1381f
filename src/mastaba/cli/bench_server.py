"""`mastaba bench server`: how many tables one server process holds."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail

SERVE: Final = (sys.executable, "-c", "from mastaba.cli import main; main()", "serve")


def server(
    game: Annotated[
        str, typer.Option(help="run-run-run, in turns, or escape, in real time.")
    ] = "run-run-run",
    tables: Annotated[
        str, typer.Option(help="Which numbers of tables to try, such as 25,50,100.")
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.5, help="Seconds for each of them.")] = 5.0,
    stored: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Tables in the store when the server starts.",
            show_default="10,000; for escape 4 for each that is played",
        ),
    ] = None,
    ask: Annotated[
        bool, typer.Option(help="Players ask for their legal moves before each move.")
    ] = False,
    peer: Annotated[
        bool, typer.Option(help="Measure a server of boardgame.io, too; needs node and npm.")
    ] = True,
    rounds: Annotated[
        int, typer.Option(min=1, help="Measure all so many times in turns, and show the middle.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Measure how many tables one server process holds, with everything kept durably.

    At tables of four every player makes two moves a second; at tables of five in real time it is
    three commands. 99 of 100 have to be told to everybody at the table within 50 ms. All traffic
    stays on this machine. boardgame.io is installed once, by npm, into your cache folder.
    """
    need_what_serves("bench server")
    from mastaba.server.bench import LADDER, RUSH_LADDER, BadPlan, Plan, bench
    from mastaba.server.bench.process import BenchFailed

    console = Console(stderr=True)
    try:
        rush = game == "escape"
        ladder = _numbers(tables) or (RUSH_LADDER if rush else LADDER)
        plan = Plan(
            game=game,
            ladder=ladder,
            seconds=seconds,
            stored=stored or (4 * ladder[-1] if rush else 10_000),
            asking=ask,
            peer=peer,
            rounds=rounds,
        )
        with console.status("Measuring") as status:
            figures = asyncio.run(bench(plan, SERVE, lambda what: status.update(what)))
    except (BadPlan, BenchFailed) as error:
        fail(error)
    except asyncio.CancelledError:
        raise typer.Exit(128 + signal.SIGTERM) from None
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        _show(figures)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(",") if number.strip())
    except ValueError:
        raise typer.BadParameter(
            f"{text!r} are no numbers; write them like 25,50,100", param_hint="--tables"
        ) from None


def _show(figures: dict[str, Any]) -> None:
    console = Console()
    ours = figures["mastaba"]
    peers = {name: part for name, part in figures.items() if name.startswith("boardgame.io")}
    console.print(_steps("Mastaba, durable", ours))
    for name, theirs in peers.items():
        if "missing" not in theirs:
            console.print(_steps(f"{name}, in memory", theirs))
    console.print(
        f"Starts in {ours['start_seconds']} s; with {ours['stored_tables']:,} stored tables in "
        f"{ours['stored_start_seconds']} s and {ours['stored_start_memory_mb']} MB."
    )
    if ours["memory_per_table_kb"] is not None:
        console.print(
            f"A table with {ours['seats']} players takes {ours['memory_per_table_kb']} KB."
        )
    for name, theirs in peers.items():
        if "missing" in theirs:
            console.print(f"{name} was not measured: {theirs['missing']}")
    if len(figures["rounds"]) > 1:
        for name in ("mastaba", *peers):
            held = [str(one[name].get("tables_held", "–")) for one in figures["rounds"]]
            console.print(f"{name} held {', '.join(held)} tables, round by round.")
    if figures.get("ratio"):
        console.print(f"Tables held: {figures['ratio']['tables']} x those of boardgame.io.")
    if figures.get("ratio_at_least"):
        times = figures["ratio_at_least"]["tables"]
        console.print(f"Beside boardgame.io with a state of one number: {times} x.")


def _steps(title: str, figures: dict[str, Any]) -> Table:
    table = Table(title=f"{title}: holds {figures['tables_held']} tables of {figures['seats']}")
    columns = {
        "tables": "tables",
        "p50_ms": "p50 ms",
        "p99_ms": "p99 ms",
        "moves_per_second": "moves/s",
        "messages_per_second": "messages/s",
        "cpu_us_per_move": "CPU µs/move",
        "server_cores": "cores",
        "memory_mb": "MB",
    }
    for heading in columns.values():
        table.add_column(heading, justify="right")
    for step in figures["steps"]:
        style = "" if step["held"] else "red"
        table.add_row(
            *("–" if step[key] is None else f"{step[key]:,}" for key in columns), style=style
        )
    return table
