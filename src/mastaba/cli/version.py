"""`mastaba --version`: what runs here."""

from __future__ import annotations

import platform

import typer

from mastaba import __version__


def versions() -> list[str]:
    """One line for each thing whose version matters when somebody reports a bug."""
    return [
        f"mastaba {__version__}",
        f"{platform.python_implementation()} {platform.python_version()}",
    ]


def show(asked: bool) -> None:
    """Print the versions and leave, if the option was given."""
    if asked:
        typer.echo("\n".join(versions()))
        raise typer.Exit
