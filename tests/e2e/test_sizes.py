"""Everything important is on the screen: of a laptop, and of a phone in the hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.company import company
from tests.e2e.conftest import PHONE, People
from tests.e2e.player import Player
from tests.e2e.story import Deed, Story, find_story, together
from tests.server.serving import Running

THUMB = 44

OVERFLOW = """
() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}
"""
SMALL = """
least => [...document.querySelectorAll('button, a[href], select, input:not(.unseen)')]
  .map((control) => [control, control.getBoundingClientRect()])
  .filter(([control, { width, height }]) =>
    control.checkVisibility() && width > 0 && (width < least - 0.5 || height < least - 0.5))
  .map(([control, { width, height }]) =>
    `${control.ariaLabel ?? control.textContent.trim()}: ${width} × ${height}`)
"""


def fighting(story: Story) -> bool:
    return story.is_plain and {"wake", "fight"} <= {deed.verb for deed in story.deeds[:12]}


@pytest.fixture
def story(foretell: Callable[[Story], None]) -> Story:
    found = find_story(1, fighting)
    foretell(found)
    return found


def expect_one_screen(page: Page) -> None:
    assert page.evaluate(OVERFLOW) == [0, 0]


def begin(player: Player) -> None:
    solo = player.page.get_by_role("button", name="Play solo now").first
    expect(solo).to_be_in_viewport(ratio=1)
    player.press(solo)


def until_the_roll(story: Story) -> list[list[Deed]]:
    return together([*story.before("roll"), story.deeds[len(story.before("roll"))]])


def test_nothing_important_is_below_the_fold_of_a_laptop(
    people: People, server: Running, story: Story
) -> None:
    with company(people, server.url, story) as table:
        page = table.sit(0).page
        for portion in until_the_roll(story):
            player = table.player(0)
            player.wait_until_asked()
            expect_one_screen(page)
            for part in (
                player.question,
                page.get_by_role("main", name="The board"),
                page.get_by_role("region", name="How the game stands").first,
                page.get_by_role("complementary", name="Log").locator("li").last,
                *player.hand_cards.all(),
            ):
                expect(part).to_be_in_viewport(ratio=1)
            table.play(portion)
    page.goto("/")
    # Also for who has a game to go on with.
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    expect(page.get_by_role("button", name="Play solo now").first).to_be_in_viewport(ratio=1)


def test_a_phone_plays_by_thumb(people: People, story: Story) -> None:
    player = people.play(**PHONE)
    page = player.page
    assert page.evaluate(OVERFLOW)[0] == 0
    begin(player)
    for portion in until_the_roll(story):
        player.wait_until_asked()
        for part in (player.question, *player.hand.locator(".cats button").all()):
            expect(part).to_be_in_viewport(ratio=1)
        expect_one_screen(page)
        assert page.evaluate(SMALL, THUMB) == []
        player.make(portion)


def test_a_phone_shows_the_button_of_a_move_that_is_laid_out(
    people: People, server: Running, story: Story
) -> None:
    cat, first = story.deeds[:2]
    with company(people, server.url, story) as table:
        table.play([cat])
        player = table.sit(0, **PHONE)
        player.wait_until_asked()
        player.explore(first)
        expect(player.do).to_be_in_viewport(ratio=1)
        expect(player.question).to_be_in_viewport(ratio=1)
        expect_one_screen(player.page)
        player.page.get_by_role("button", name=re.compile("^Log, chat")).tap()
        expect(player.page.get_by_role("complementary")).to_be_in_viewport()
        assert player.page.evaluate(OVERFLOW)[0] == 0


LARGEST_TEXT = "localStorage.setItem('mastaba-settings', JSON.stringify({ text: 'huge' }))"


def test_no_page_is_wider_than_a_phone(people: People) -> None:
    """Not even in the largest letters, with the longest name and the longest words."""
    page = people.come(**PHONE, locale="pl")
    assert page.request.post("/api/guest", data={"name": "W" * 40}).ok
    opened = page.request.post(
        "/api/tables",
        data={"game": "run-run-run", "seats": 4, "public": True, "bots": {3: "scout"}},
    ).json()
    page.evaluate(LARGEST_TEXT)
    lobby = f"t/{opened['table']['id']}"
    for path in ("", lobby, "new/escape", "settings", "replays", "rules/run-run-run", "about"):
        page.goto(f"/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(OVERFLOW)[0] == 0, path
