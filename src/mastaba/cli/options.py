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
from mastaba.kernel.contract import Option, UnknownOption, as_typed
from mastaba.kernel.words import UnknownLanguage, Words, word_folders


def options(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(NAMES)}.")],
    lang: Annotated[str, typer.Option(help="The language: en, fr or pl.")] = "en",
) -> None:
    """List the house options of a game with all their values; the first one is the default."""
    try:
        rules = game_named(game)
        words = Words(lang, *word_folders(rules.folder))
    except (UnknownGame, UnknownLanguage) as error:
        fail(error)
    table = Table(show_header=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for key in rules.options({}):
        table.add_row(key, Text(words.say(f"option-{key}")))
    Console().print(table)


def read_options(given: Sequence[str], game: str) -> dict[str, Option]:
    """Options as they are typed: `heldByCat=true`, `heartSupply=20`, `level=kitten`. What the game
    does not know is left for it to refuse."""
    choices = game_named(game).choices
    options: dict[str, Option] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise UnknownOption(f"--option {text}: write it as key=value, such as level=kitten")
        known = {as_typed(choice): choice for choice in choices.get(key, ())}
        number = int(value) if value.isascii() and value.isdigit() else value
        options[key] = known.get(value, number)
    return options
