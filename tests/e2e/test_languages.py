"""The pages in English, French and Polish: whole sentences, never the IDs of messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.story import Story, find_story

ROOT = Path(__file__).parents[2]
CATALOGUES = [
    *ROOT.glob("web/src/words/*/en.ftl"),
    *ROOT.glob("src/mastaba/server/words/en.ftl"),
    *ROOT.glob("src/mastaba/games/**/words/en.ftl"),
]
IDS = {
    found
    for catalogue in CATALOGUES
    for found in re.findall(r"^([a-z][\w-]*-[\w-]+) =", catalogue.read_text(), re.MULTILINE)
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}

WORDS = """
() => [...document.querySelectorAll('*')].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  element.ariaLabel ?? '',
  element.getAttribute('title') ?? '',
  element.getAttribute('placeholder') ?? '',
]).map((text) => text.trim()).filter(Boolean)
"""


def quiet(story: Story) -> bool:
    return story.is_plain and story.deeds[1].verb == "explore"


def tour(people: People, story: Story, language: str) -> Iterator[tuple[str, Page]]:
    """The pages that every player sees, one after the other."""
    player = people.play(locale=LOCALES[language])
    page = player.page
    page.locator("article button.primary").first.wait_for()
    yield "home", page
    for path in ("settings", "new/run-run-run", "rules/run-run-run", "replays", "about"):
        page.goto(f"/{path}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        yield path, page
    page.goto("/")
    page.locator("article button.primary").first.click()
    player.hand.get_by_role("button").filter(has_text=story.deeds[0].card).click()
    player.wait_until_accepted(1)
    player.wait_until_asked()
    yield "table", page
    player.hand_cards.first.click()
    page.locator("[data-spot]").first.click()
    page.get_by_role("alert").first.wait_for()
    yield "refusal", page
    for key in ("t", "m", "o", "b"):
        page.keyboard.press(key)
        page.get_by_role("complementary").wait_for()
        yield f"panel {key}", page


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_speaks(
    people: People, foretell: Callable[[Story], None], language: str
) -> None:
    story = find_story(1, quiet)
    foretell(story)
    said: dict[str, list[str]] = {}
    for name, page in tour(people, story, language):
        expect(page.locator("html")).to_have_attribute("lang", language)
        said[name] = page.evaluate(WORDS)
        raw = {word for text in said[name] for word in re.findall(r"[\w-]+", text)} & IDS
        assert raw == set(), name
        assert not [text for text in said[name] if "{" in text], name
    everything = {text for texts in said.values() for text in texts}
    english = {"Play solo now", "Settings", "What do you do: Explore or Cooperate?"}
    assert english & everything == (english if language == "en" else set())
