"""`mastaba options`: the house options of a game, and how they are written on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mastaba.cli.failing import fail
from mastaba.games import NAMES, UnknownGame, game_named
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.words import UnknownLanguage, Words

_SPECIAL: dict[str, Option] = {"true": True, "false": False, "none": None}


def options(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(NAMES)}.")],
    lang: Annotated[str, typer.Option(help="The language: en, fr or pl.")] = "en",
) -> None:
    """List the house options of a game with all their values; the first one is the default."""
    try:
        rules = game_named(game)
        words = Words(lang, rules.folder / "words")
    except (UnknownGame, UnknownLanguage) as error:
        fail(error)
    table = Table(show_header=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for key in rules.options({}):
        table.add_row(key, Text(words.say(f"option-{key}")))
    Console().print(table)


def read_options(given: Sequence[str]) -> dict[str, Option]:
    """Options as they are typed: `heldByCat=true`, `heartSupply=20`, `level=kitten`."""
    options: dict[str, Option] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise UnknownOption(f"--option {text}: write it as key=value, such as level=kitten")
        if value in _SPECIAL:
            options[key] = _SPECIAL[value]
        else:
            options[key] = int(value) if value.isascii() and value.isdigit() else value
    return options
