"""What lies beside the maze: torches, piles, every cat with its tokens, every foe."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table

from mastaba.cli.run_run_run.facts import FactWords, place, yes_or_no
from mastaba.games.run_run_run.views import CatView, FoeView, View

Say = Callable[..., str]
"""A message with its facts, as markup."""


def panels(view: View, names: FactWords, say: Say) -> Group:
    """The table, then the cats and the foes, side by side where there is room."""
    return Group(
        Columns(_table(view, names, say), padding=(0, 3)),
        Columns([_cats(view, names, say), _foes(view, names, say)]),
    )


def _framed(table: Table, title: str) -> Panel:
    return Panel(table, title=title, title_align="left", expand=False)


def _grid(columns: int) -> Table:
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(no_wrap=True)
    return grid


def _table(view: View, names: FactWords, say: Say) -> list[str]:
    return [
        say("panel-torches", stock=view.stock, bank=view.bank),
        say(
            "panel-mummies",
            pile=view.mummy_pile,
            hearts=view.hearts_on_pile,
            boss_out=yes_or_no(view.boss_out),
        ),
        say("panel-power", dice=view.power),
        say("panel-doors", done=len(view.door_corners)),
        say("panel-draw-pile", cards=view.draw_pile),
        say("panel-discard", cards=len(view.discard)),
        say("panel-regroup", tiles=view.regroup_tiles),
        say("panel-tokens", tokens=view.token_pile),
    ]


def _cats(view: View, names: FactWords, say: Say) -> Panel:
    grid = _grid(5)
    for cat in view.cats:
        grid.add_row(*_cat_row(cat, view, names, say))
    return _framed(grid, say("panel-cats"))


def _cat_row(cat: CatView, view: View, names: FactWords, say: Say) -> list[str]:
    turn = "▸" if cat.seat == view.active else " "
    return [
        f"{turn}{cat.seat}",
        say("panel-seat", **names.seat(cat.seat)),
        f"[cyan]{place(cat.at)}[/]",
        say("panel-hand", cards=cat.cards),
        "\n".join(say("token", token=token) for token in cat.tokens),
    ]


def _foes(view: View, names: FactWords, say: Say) -> Panel:
    grid = _grid(4)
    for foe in view.foes:
        grid.add_row(*_foe_row(foe, names, say))
    if not view.foes:
        grid.add_row(say("panel-no-foes"))
    return _framed(grid, say("panel-foes"))


def _foe_row(foe: FoeView, names: FactWords, say: Say) -> list[str]:
    where = f"[cyan]{place(foe.at)}[/]" if foe.at is not None else ""
    return [
        say("foe", foe=foe.name),
        where,
        say("panel-foe", hearts=foe.hearts, strength=foe.strength),
        say("panel-distance", steps=foe.steps) if foe.at is not None else "",
    ]
