"""`mastaba rules`: the rulebook of a game, or one chapter or rule of it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mastaba.cli.failing import fail
from mastaba.games import NAMES, UnknownGame, game_named
from mastaba.kernel.rulebook import Rulebook, RulebookError, chapter_of


def rules(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(NAMES)}.")],
    wanted: Annotated[
        str | None,
        typer.Argument(metavar="[RULE]", help="A rule or a chapter: RRR-EXPLORE-04, explore."),
    ] = None,
    lang: Annotated[str, typer.Option(help="The language: en, fr or pl.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")] = False,
) -> None:
    """Look up the rules of a game: all of them, a chapter, or one rule by its ID."""
    try:
        book = Rulebook.load(game_named(game).folder, lang)
        found = book.rules if wanted is None else book.look_up(wanted)
    except (UnknownGame, RulebookError) as error:
        fail(error)
    console = Console()
    if json:
        console.print_json(data=as_data(game, book, found), ensure_ascii=False)
    elif len(found) == 1:
        console.print(*(panel(book, rule, text) for rule, text in found.items()))
    else:
        for chapter in dict.fromkeys(map(chapter_of, found)):
            console.print(page(book, chapter))


def as_data(game: str, book: Rulebook, found: dict[str, str]) -> dict[str, object]:
    return {"game": game, "title": book.title, "language": book.language, "rules": found}


def panel(book: Rulebook, rule: str, text: str) -> Panel:
    """One rule, under the name of its chapter."""
    title = Text(f"{rule} · {book.chapters[chapter_of(rule)]}", style="bold")
    return Panel(Text(text), title=title, title_align="left")


def page(book: Rulebook, chapter: str) -> Table:
    """A chapter as a table of its rules."""
    title = Text(f"{book.title} · {book.chapters[chapter]}", style="bold")
    table = Table(title=title, title_justify="left", show_header=False, expand=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for rule, text in book.chapter(chapter).items():
        table.add_row(rule, Text(text))
    return table
