"""How people come to sit at a table, on the pages."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

TABLE = re.compile(r"/t/([\w-]+)$")


def card_of(page: Page, game: str) -> Locator:
    """What the start page shows of a game."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def open_table(page: Page, seats: int, way: str = "Everybody on their own device") -> str:
    """Open a table on the page; its ID."""
    card_of(page, "Run Run Run!").get_by_role("link", name="Open a table").click()
    page.get_by_text(str(seats), exact=True).click()
    page.get_by_text(way).click()
    if way == "On this one device":
        for number, name in enumerate(("Ann", "Bob", "Cyd")[:seats], 1):
            page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    return table_of(page)


def table_of(page: Page) -> str:
    """The ID of the table that the page shows."""
    expect(page).to_have_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def code_of(page: Page) -> str:
    return page.locator(".invite .code").last.inner_text()


def hand_of(page: Page, table: str, seat: int) -> list[str]:
    """The cards of a seat, as the server tells its own person."""
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}?seat={seat}").json()
    cards: list[str] = seen["view"]["hands"][str(seat)]
    return cards


def expect_in_the_game(page: Page) -> None:
    expect(page.get_by_role("main", name="The board")).to_be_visible()
