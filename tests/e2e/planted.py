"""Tables of Escape at a moment that would take long to play up to."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from mastaba.games.escape import Escape
from mastaba.tables.live import now
from tests.server.serving import Running

OPEN = """async (table) => {
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post('/api/guest', { name: 'Ann' });
  return (await post('/api/tables', table)).table.id;
}"""


def open_table(page: Page, **table: Any) -> str:
    """A table of Escape that the person of the page has opened; its ID."""
    made: str = page.evaluate(OPEN, {"game": "escape", "bots": {}, **table})
    return made


def plant(server: Running, table: str, game: Escape) -> None:
    """Let the table's game go on from there; pages that come afterwards see nothing else."""

    async def put() -> None:
        its = server.service.host.lives[table].table
        its.state = its.previous = game
        its.began_at = now() - game.now

    server.do(put())
