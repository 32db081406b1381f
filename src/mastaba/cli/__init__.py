"""The command line: `mastaba`, one module per command."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="mastaba",
    help="Tomb-and-temple board games: play, watch, simulate, replay, look up the rules.",
    no_args_is_help=True,
    add_completion=True,
)


def main() -> None:
    app()
