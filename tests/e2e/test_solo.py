"""A whole game on the page, from the first card to the last word."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.story import Story, find_story

COMMON = {"cat", "explore", "fight", "commit", "roll", "hold", "use", "wake"}


def eventful(story: Story) -> bool:
    """Everything that most solo games ask, and soon over."""
    return story.won and story.is_plain and story.verbs >= COMMON and len(story.deeds) < 60


def test_a_solo_game_to_its_end(people: People, foretell: Callable[[Story], None]) -> None:
    story = find_story(1, eventful)
    foretell(story)
    player = people.play()
    page = player.page
    page.get_by_role("button", name="Play solo now").first.click()
    player.play(story.deeds)

    end = page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("heading", name="You made it out!")).to_be_visible()
    expect(end.locator("dl")).to_contain_text(re.compile("foes? beaten"))
    end.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(story.deeds)))
    assert people.complaints == []
