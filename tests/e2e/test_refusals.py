"""What the rules forbid is said where it was tried, with the rule itself one click away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.player import Player
from tests.e2e.story import Story, find_story


def quiet(story: Story) -> bool:
    return story.is_plain and {deed.verb for deed in story.deeds[1:3]} == {"explore"}


@pytest.fixture
def story(foretell: Callable[[Story], None]) -> Story:
    found = find_story(1, quiet)
    foretell(found)
    return found


@pytest.fixture
def player(people: People, story: Story) -> Player:
    """Somebody who has chosen a cat and laid a first room."""
    player = people.play()
    player.page.get_by_role("button", name="Play solo now").first.click()
    player.play(story.deeds[:2])
    player.wait_until_asked()
    return player


def test_an_illegal_hex_says_why_and_opens_the_rulebook_there(player: Player) -> None:
    page = player.page
    player.hand_cards.first.click()
    player.spot("0,0").click()
    refusal = player.hand.get_by_role("alert")
    expect(refusal).to_contain_text(re.compile(r"\w+ \w+ .*\."))
    expect(refusal.locator(".hex")).to_be_visible()
    expect(page.locator(".named polygon")).to_have_count(1)
    link = refusal.get_by_role("button")
    rule = (link.get_attribute("aria-label") or "").removeprefix("Rule ")
    assert rule.startswith("RRR-")
    link.click()
    book = page.get_by_role("complementary", name="Rules")
    here = book.locator("[aria-current=true]")
    expect(here).to_contain_text(rule)
    expect(here).to_be_in_viewport(ratio=1)
    player.hand.get_by_role("button", name=re.compile("^(All right|Cancel)$")).click()
    expect(refusal).to_be_hidden()
    expect(player.question).to_contain_text("What do you do")


def test_a_turn_that_does_not_fit_says_why_and_cannot_be_done(player: Player, story: Story) -> None:
    player.explore(story.deeds[2])
    expect(player.do).to_be_enabled()
    player.button(re.compile("does not fit: ask why")).first.click()
    expect(player.hand.get_by_role("alert")).to_be_visible()
    expect(player.do).to_be_disabled()
    player.page.keyboard.press("r")
    expect(player.hand.get_by_role("alert")).to_be_hidden()
    expect(player.do).to_be_enabled()
