"""In the middle of a decision the page is loaded anew, or the server goes away: play goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import People
from tests.e2e.player import Player
from tests.e2e.restarting import Restarting
from tests.e2e.story import Story, find_story


def quiet(story: Story) -> bool:
    return story.is_plain and {deed.verb for deed in story.deeds[1:5]} == {"explore"}


@pytest.fixture
def story(foretell: Callable[[Story], None]) -> Story:
    found = find_story(1, quiet)
    foretell(found)
    return found


@pytest.fixture
def player(browser: Browser, own_server: Restarting, story: Story) -> Iterator[Player]:
    del story  # Foretold before the game begins.
    people = People(browser, own_server.running.url)
    player = people.play()
    player.page.get_by_role("button", name="Play solo now").first.click()
    yield player
    people.leave()
    assert people.mistakes == []


def expect_laid_out(player: Player, card: str) -> None:
    expect(player.card(card)).to_have_attribute("aria-pressed", "true")
    expect(player.do).to_be_enabled()


def test_a_move_that_is_laid_out_outlives_the_server(
    player: Player, story: Story, own_server: Restarting
) -> None:
    cat, first, second, third = story.deeds[:4]
    player.play([cat])
    player.wait_until_asked()
    player.explore(first)
    own_server.stop()
    expect(player.page.get_by_text("The server restarts")).to_be_visible()
    expect_laid_out(player, first.card)
    own_server.start()
    expect(player.page.get_by_text("The server restarts")).to_be_hidden()
    expect_laid_out(player, first.card)
    player.do.click()
    player.wait_until_accepted(2)

    # What is decided while nobody hears it is sent when the line is back, once.
    player.wait_until_asked()
    player.explore(second)
    own_server.stop()
    expect(player.page.get_by_text("The server restarts")).to_be_visible()
    player.do.click()
    own_server.start()
    player.wait_until_accepted(3)
    player.play([third])


def test_a_reloaded_page_asks_the_same_question(people: People, story: Story) -> None:
    player = people.play()
    player.page.get_by_role("button", name="Play solo now").first.click()
    cat, first, second = story.deeds[:3]
    player.play([cat, first])
    player.wait_until_asked()
    asked = player.question.inner_text()
    log = player.page.get_by_role("complementary", name="Log").locator("li")
    lines = log.all_inner_texts()
    player.explore(second)
    player.page.reload()
    expect(player.question).to_have_text(asked, use_inner_text=True)
    assert log.all_inner_texts() == lines
    player.play([second])
