"""Escape without a mouse: the cursed hand, the map and the rarer commands by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.planted import open_table, plant
from tests.escape.scene import ANI, scene
from tests.server.serving import Running

OPTIONS = {"clock": "practice", "curses": True, "treasures": True}


@pytest.mark.rule("ESC-PHYS-02", "ESC-TREASURE-PASSAGE")
def test_hand_panel_and_map_are_worked_by_keys(people: People, server: Running) -> None:
    page = people.come()
    table = open_table(page, seats=1, start=True, options=OPTIONS)
    here = scene(
        seats=1,
        rooms={"B04": (0, -1, 0), "B01": (1, -1, 0), "B03": (-1, -1, 0)},
        at={ANI: "B04"},
        curses={ANI: ["hand"]},
        treasures={ANI: ["passage"]},
        options={"clock": "practice"},
    )
    here.luck(ANI, "K K K K K K K")
    plant(server, table, here.game)
    page.goto(f"/t/{table}")
    head = page.locator("button.head")
    rolled = page.locator('[data-die]:not([data-face=""])')

    # One press of a key does not hold the hand on the head, however quick it is.
    head.focus()
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Space")
    expect(page.get_by_role("alert")).to_contain_text("Put your hand on your head first")
    expect(rolled).to_have_count(0)
    page.keyboard.down("h")
    expect(head).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(rolled).to_have_count(7)

    # Proposals have keys, and giving up asks once more.
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Really give up?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-deed^='use passage']")).to_be_visible()

    # Of the three rooms that a passage could join, both are chosen.
    page.keyboard.press("x")
    expect(page.locator('[data-spot="B01"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-spot="B04"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="room next to it")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-spot="B03"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("path.secret")).to_have_count(1)
    page.keyboard.up("h")
    expect(head).to_have_attribute("aria-pressed", "false")
    assert [list(one) for one in here.game.view(ANI).passages] == [["B03", "B04"]]
