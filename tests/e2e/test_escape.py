"""Escape through the page: rolling, discovering, entering and gems, by key, by tap and by thumb."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mastaba.games.escape import GAME
from mastaba.kernel.lessons import lesson_named
from tests.e2e.conftest import PHONE, People
from tests.e2e.planted import open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LESSON = lesson_named(GAME.folder, "first-game")
PRACTICE = {"clock": "practice"}
MOST_ROLLS = 60


def sit_alone(page: Page, options: dict[str, Any]) -> None:
    """A table for one, begun at once."""
    page.goto(f"/t/{open_table(page, seats=1, start=True, options=options)}")


def begin(page: Page) -> None:
    """Say that one is ready, and wait for the start word."""
    ready = page.locator(".prepare button.primary")
    # On a slow machine the introduction may be over before the page is there.
    expect(ready.or_(dice(page).first)).to_be_visible()
    if ready.is_visible():
        ready.click()
    expect(dice(page)).to_have_count(7)


def dice(page: Page) -> Locator:
    return page.locator("[data-die]")


def deed(page: Page, beginning: str) -> Locator:
    return page.locator(f'[data-deed^="{beginning}"]').first


def roll_until(page: Page, wanted: Locator) -> None:
    """Roll by keyboard until something can be done, and free what gets locked on the way."""
    for _ in range(MOST_ROLLS):
        if wanted.is_visible():
            return
        if deed(page, "unlock").is_visible():
            page.keyboard.press("r")
        page.keyboard.press("Space")
        expect(page.locator(".die.rolling")).to_have_count(0)
        # What the dice can do comes right after what they show.
        page.wait_for_timeout(150)
    raise AssertionError("the dice never showed it")


def test_a_room_is_discovered_and_entered_by_keyboard(people: People) -> None:
    page = people.come()
    sit_alone(page, PRACTICE)
    begin(page)
    rooms = page.locator("[data-room]")
    expect(rooms).to_have_count(3)
    roll_until(page, deed(page, "discover"))
    page.keyboard.press("d")
    expect(deed(page, "place").or_(rooms.nth(3))).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(rooms).to_have_count(4)
    entering = deed(page, "enter N")
    roll_until(page, entering)
    page.keyboard.press("ArrowUp")
    expect(entering).to_be_hidden()
    expect(page.get_by_role("log").or_(page.locator(".side"))).to_contain_text("Red enters")


def test_a_room_may_be_placed_as_long_as_there_is_time(people: People) -> None:
    page = people.come()
    sit_alone(page, {})
    begin(page)
    rooms = page.locator("[data-room]")
    roll_until(page, deed(page, "discover"))
    page.keyboard.press("d")
    place = deed(page, "place")
    expect(place).to_be_visible()
    # Meanwhile the server says every second that time passes; five seconds are allowed.
    page.wait_for_timeout(2600)
    expect(place).to_be_visible()
    expect(rooms).to_have_count(3)
    place.click()
    expect(rooms).to_have_count(4)


def test_a_held_die_keeps_its_face(people: People) -> None:
    page = people.come()
    sit_alone(page, PRACTICE)
    begin(page)
    shown = page.locator('[data-die]:not([data-face=""]):not([data-face="B"])')
    page.keyboard.press("Space")
    expect(shown.first).to_be_enabled()
    number, face = (shown.first.get_attribute(f"data-{name}") for name in ("die", "face"))
    held = page.locator(f'[data-die="{number}"]')
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.keyboard.press("Space")
        page.wait_for_timeout(900)
        expect(page.locator(".die.rolling")).to_have_count(0)
    expect(held).to_have_attribute("data-face", face or "")


def test_the_guided_game_is_played_with_a_thumb(people: People) -> None:
    page = people.come(**PHONE)
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Escape"))
    card.get_by_role("button", name="Learn by playing").tap()
    lesson = page.get_by_role("region", name="Learn by playing")
    page.locator(".prepare").get_by_role("button", name="Blue").tap()
    for number, step in enumerate(LESSON.steps, 1):
        expect(lesson).to_contain_text(f"Step {number} of {len(LESSON.steps)}")
        expect(lesson).not_to_contain_text("space bar")
        if step.says == "lesson-hold":
            # Whoever forgets to hold the torch loses nothing.
            page.locator("button.roll").tap()
            expect(page.get_by_role("alert")).to_contain_text("Not this one yet")
            expect(lesson.get_by_role("button", name="Leave the lesson")).to_be_visible()
        lesson.get_by_role("button", name="Show me").tap()
        if step.move.startswith("roll"):
            page.locator("button.roll").tap()
    expect(lesson).to_contain_text("Now play with the clock!")
    expect(page.locator("[data-depot]")).to_have_text("6")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_dice_and_roll_button_are_in_reach(people: People, device: dict[str, Any]) -> None:
    page = people.come(**device)
    sit_alone(page, {"clock": "practice", "curses": True, "treasures": True})
    begin(page)
    height = page.viewport_size["height"] if page.viewport_size else 0
    for control in (dice(page).last, page.locator("button.roll")):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= height
    wide = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide


def test_axe_finds_nothing_serious(people: People) -> None:
    page = people.come(bypass_csp=True)
    sit_alone(page, PRACTICE)
    begin(page)
    page.keyboard.press("Space")
    page.wait_for_timeout(1000)
    page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document).then((result) => result.violations)")
    serious = [
        (one["id"], [node["html"][:120] for node in one["nodes"]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == [], json.dumps(serious, indent=1)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "Roll 7 dice"), ("fr-FR", "Lancer 7 dés"), ("pl-PL", "Rzuć 7 kostkami")],
)
def test_it_speaks_three_languages(people: People, locale: str, words: str) -> None:
    page = people.come(locale=locale)
    sit_alone(page, PRACTICE)
    begin(page)
    expect(page.get_by_role("button", name=words)).to_be_visible()
    raw = page.locator("body").inner_text()
    assert not re.search(r"\b(event|deed|refusal|sign|clock|room)-[a-z]+", raw)
