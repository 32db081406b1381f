"""`mastaba bench trap`: how fast the physical trap runs, and how often hands succeed."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail

if TYPE_CHECKING:
    from mastaba.bots.cursed_tomb.hand_trials import Row
    from mastaba.tables.hall_benchmark import AtOnce, Figures

KINDS = ("open", "half", "deep")


def trap(
    pulls: Annotated[
        str, typer.Option(help="Which numbers of pulls at once to try.")
    ] = "4,8,12,16,20,24,32,40",
    seconds: Annotated[float, typer.Option(min=0.2, help="Seconds for each figure.")] = 5.0,
    success: Annotated[
        str,
        typer.Option(
            help="Instead, how often scripted hands succeed: style, hand, device or level."
        ),
    ] = "",
    traps: Annotated[int, typer.Option(min=1, help="Fresh traps for that.")] = 60,
    first: Annotated[int, typer.Option(min=0, help="Number of the first of them.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes for that.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Measure the physical trap of The Cursed Tomb: steps per second beside the bare engine, and
    how many pulls run at once in real time, by hands like people's and by hands that never rest.
    With --success, how often scripted hands succeed instead.
    """
    need_what_serves("bench trap")
    console = Console(stderr=as_json)
    if success:
        _try_hands(console, success, range(first, first + traps), jobs, as_json)
        return
    from mastaba.tables.hall_benchmark import bench

    with console.status("Measuring") as status:
        figures = bench(_numbers(pulls), seconds, lambda what: status.update(what))
    if as_json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        _show_speed(console, figures)


def _numbers(text: str) -> tuple[int, ...]:
    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and int(word) > 0 for word in words):
        fail(f"--pulls is a list of whole numbers such as 4,8,12, not {text!r}")
    return tuple(map(int, words))


def _show_speed(console: Console, figures: Figures) -> None:
    table = Table(title=f"The trap on {figures.engine}, {figures.cores} cores")
    for column in ("what", "steps per CPU second", "times real time"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for what, speed in (("the bare engine", figures.bare), ("a whole pull", figures.pull)):
        table.add_row(what, f"{speed.steps_per_second:,.0f}", f"{speed.real_time_factor:.1f}")
    console.print(table)
    console.print(f"One build took {figures.build_seconds} s of CPU time in the mean.")
    _show_at_once(console, "by people who pull stone after stone", figures.people)
    console.print(f"In real time: {figures.most_people} pulls at once.")
    _show_at_once(console, "by hands that never rest, the worst case", figures.restless)
    console.print(f"In real time: {figures.most_restless} pulls at once.")


def _show_at_once(console: Console, hands: str, rows: list[AtOnce]) -> None:
    table = Table(title=f"Pulls at once, 60 frames a second, {hands}")
    for column in (
        "pulls",
        "frames in time",
        "frames per second",
        "busiest worker",
        "ended",
        "had to wait",
        "hand to frame",
        "stolen by other guests",
    ):
        table.add_column(column, justify="right")
    for one in rows:
        table.add_row(
            str(one.pulls),
            f"{one.in_time:.1%}",
            f"{one.frames_per_second:.1f}",
            f"{one.busy:.0%}",
            str(one.ended),
            str(one.waited),
            f"{one.seen_after:.0f} ms, 99 %: {one.seen_after_99:.0f} ms",
            f"{one.stolen:.1%}",
        )
    console.print(table)


def _try_hands(console: Console, table: str, traps: range, jobs: int, as_json: bool) -> None:
    from mastaba.bots.cursed_tomb.hand_trials import TABLES, trials

    if table not in TABLES:
        fail(f"--success is {', '.join(TABLES)}, not {table!r}")
    rows: list[Row] = []
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("Pulling", total=len(traps))
        for some in trials(table, traps, jobs):
            rows += some
            bar.advance(task)
    summary = summarise(rows)
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
        return
    shown = Table(title=f"Pulls that succeed, by {table}")
    shown.add_column("hand")
    for kind in (*KINDS, "all"):
        shown.add_column(kind, justify="right")
    for hand, cells in summary.items():
        shown.add_row(hand, *(_cell(cells.get(kind)) for kind in (*KINDS, "all")))
    console.print(shown)


def summarise(rows: list[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    """For every hand and kind of stone: pulls, successes, and how the others ended."""
    cells: dict[str, dict[str, Counter[str]]] = {}
    for row in rows:
        for kind in (row.lies, "all"):
            counter = cells.setdefault(row.hand, {}).setdefault(kind, Counter())
            counter["pulls"] += 1
            counter[row.verdict] += 1
            counter["ticks"] += row.ticks
            if row.verdict == "fell":
                own = row.faller == row.stone
                counter["first fell " + ("it" if own else _what_fell(row.faller))] += 1
    return {hand: {kind: _rated(one) for kind, one in by.items()} for hand, by in cells.items()}


def _rated(one: Counter[str]) -> dict[str, Any]:
    return {"rate": round(one["pulled"] / one["pulls"], 3), **one}


def _what_fell(faller: int) -> str:
    from mastaba.games.cursed_tomb.box import SCEPTRE

    return "the sceptre" if faller == SCEPTRE else "another stone"


def _cell(cell: dict[str, Any] | None) -> str:
    return "" if cell is None else f"{cell['rate']:.0%} of {cell['pulls']}"
