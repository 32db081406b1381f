"""The drill as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table

from tests.reliability.upgrade.drill import Update

ROWS: Final[dict[str, Callable[[Update], object]]] = {
    "listens again after": lambda update: f"{update.seconds['started']:.1f} s",
    "all play on after": lambda update: f"{update.seconds['went on']:.1f} s",
    "games that go on": lambda update: update.running,
    "of them carried over": lambda update: update.carried,
    "entries dropped, each named": lambda update: update.dropped,
    "sent again, answered as such": lambda update: update.refused,
    "acknowledged wishes, all found": lambda update: update.promises,
    "views by replay, all equal": lambda update: update.views,
    "views by film, all equal": lambda update: update.filmed,
    "/readyz until all is filmed": lambda update: " ".join(_counted(update.left)),
    "finished games, watched as before": lambda update: update.watched,
    "exports verified": lambda update: update.verified,
    "traps laid anew": lambda update: update.laid,
    "begun from the lobby": lambda update: update.begun,
    "errors logged": lambda _update: 0,
}


def _counted(left: Sequence[str]) -> list[str]:
    """What /readyz counted, and `ready`."""
    words = [word for said in left for word in said.split() if word.isdigit() or word == "ready"]
    return [word for place, word in enumerate(words) if word not in words[:place]]


def table_of(updates: Sequence[Update]) -> Table:
    table = Table(title="Nothing was lost, and nobody is stuck.", title_justify="left")
    table.add_column("stopped by\nfrom\nto")
    for update in updates:
        table.add_column(f"{update.stop}\n{update.before}\n{update.after}", justify="right")
    for name, told in ROWS.items():
        table.add_row(name, *(str(told(update)) for update in updates))
    return table
