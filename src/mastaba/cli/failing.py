"""How a command says that it cannot do what it was asked."""

from __future__ import annotations

from typing import NoReturn

import typer
from rich.console import Console
from rich.text import Text


def fail(problem: object) -> NoReturn:
    """Say what is wrong in one red line and leave with exit code 2."""
    line = " ".join(str(problem).split())
    Console(stderr=True).print(Text(line, style="red"), soft_wrap=True)
    raise typer.Exit(2)
