"""The command line: `mastaba`, one module per command."""

from __future__ import annotations

from typing import Annotated

import typer

from mastaba.cli import version
from mastaba.cli.bench import bench_app
from mastaba.cli.go_back import go_back
from mastaba.cli.options import options
from mastaba.cli.protocol import protocol
from mastaba.cli.replay import replay
from mastaba.cli.rotate_secret import rotate_secret
from mastaba.cli.rules import rules
from mastaba.cli.serve import serve
from mastaba.cli.simulate import simulate
from mastaba.cli.tidy import tidy
from mastaba.cli.watch import play, watch

app = typer.Typer(
    name="mastaba",
    no_args_is_help=True,
    add_completion=True,
)


@app.callback()
def about(
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=version.show,
            is_eager=True,
            help="Show the versions of Mastaba and Python, and exit.",
        ),
    ] = False,
) -> None:
    """Tomb-and-temple board games: play, watch, simulate, replay, look up the rules."""


app.command()(play)
app.command()(watch)
app.command()(simulate)
app.add_typer(bench_app, name="bench")
app.command()(options)
app.command()(replay)
app.command()(rules)
app.command()(serve)
app.command()(protocol)
app.command()(rotate_secret)
app.command()(go_back)
app.command()(tidy)


def main() -> None:
    app()
