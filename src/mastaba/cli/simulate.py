"""`mastaba simulate`: many games by bots, and what they tell about the balance of a game."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mastaba.bots import best_bot
from mastaba.cli.failing import fail
from mastaba.cli.options import read_options
from mastaba.games import NAMES, game_named
from mastaba.kernel.rulebook import Rulebook
from mastaba.lab.simulate import Report
from mastaba.lab.simulate import simulate as run

_LINE: Final = 36
"""Letters of a rule beside its figures: together they fit into eighty."""


def simulate(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(NAMES)}.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="Who plays: one for all seats, or one for each. Default: the best bot."),
    ] = None,
    skill: Annotated[
        list[int] | None,
        typer.Option(
            help="In a game of skill: how often an act succeeds, in percent; one for all seats, or "
            "one for each. Default: by the bots' hands."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes work at once.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(help="A house option, such as level=kitten; repeatable.")
    ] = None,
    box: Annotated[
        Path | None, typer.Option(help="Play with the components in this box.toml.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Let bots play many games: win rate, length, causes of loss, and how often each rule fired."""
    console = Console()
    try:
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("Playing", total=games)
            report = run(
                game,
                players,
                games,
                bot or [best_bot(game)],
                seed,
                read_options(option or [], game),
                box,
                jobs,
                progress=lambda count: bar.advance(task, count),
                skills=skill or [],
            )
    except ValueError as error:
        fail(error)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2))
        return
    console.print(_summary(report))
    console.print(_rules(report))


def _summary(report: Report) -> Table:
    table = Table(title=f"{report.game}: {report.players} players ({', '.join(report.bots)})")
    table.add_column("what")
    table.add_column("figure", justify="right")
    rate = f"{report.win_rate:.1%}  ({report.win_rate_low:.1%} to {report.win_rate_high:.1%})"
    table.add_row("games", f"{report.games:,}")
    table.add_row("won (95 % interval)", rate)
    if len(set(report.wins_by_seat)) > 1:
        shares = [f"{wins / report.games:.1%}" for wins in report.wins_by_seat]
        table.add_row("won by seat", ", ".join(shares))
    table.add_row(
        "rounds: mean, median, 10 % to 90 %",
        f"{report.rounds_mean:.1f}, {report.rounds_median:g}, "
        f"{report.rounds_p10:g} to {report.rounds_p90:g}",
    )
    table.add_row(
        "turns: mean, median, 10 % to 90 %",
        f"{report.turns_mean:.1f}, {report.turns_median:g}, "
        f"{report.turns_p10:g} to {report.turns_p90:g}",
    )
    table.add_row("moves per game", f"{report.moves_mean:.1f}")
    for cause, count in report.loss_causes.items():
        table.add_row(f"not won: {cause}", f"{count / report.games:.1%}")
    table.add_row("games, moves per second", _speed(report))
    return table


def _speed(report: Report) -> str:
    return f"{report.games_per_second:,.1f}, {report.moves_per_second:,.0f}"


def _rules(report: Report) -> Table:
    """How often each rule made something happen."""
    rulebook = Rulebook.load(game_named(report.game).folder, "en")
    table = Table(title="Rules that fired")
    table.add_column("rule", no_wrap=True)
    table.add_column("times", justify="right", no_wrap=True)
    table.add_column("of games", justify="right", no_wrap=True)
    table.add_column("what it says")
    for rule, count in report.rules_fired.items():
        share = f"{report.rules_fired_games[rule]:.1%}"
        table.add_row(rule, f"{count:,}", share, _short(rulebook.rules.get(rule, "")))
    return table


def _short(text: str) -> str:
    """The beginning of a rule, short enough to stay on a line of most terminals."""
    return textwrap.shorten(text, _LINE, placeholder=" …")
