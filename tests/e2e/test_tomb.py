"""The Cursed Tomb by the page, with the trap of chances: whole games, keys, phones, languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.test_access import by_day_and_by_night
from tests.e2e.tomb import (
    TombPlayer,
    TombStory,
    find_tomb_story,
    open_tomb_table,
)

FACE_UP = re.compile(r"^D1, (red|blue|yellow|green|purple) tile")
HELD: Final[list[ViewportSize]] = [PHONE["viewport"], {"width": 844, "height": 390}]
"""A phone upright, and across."""
SOON_OVER = 62
"""The seed of a short game."""


def short(story: TombStory) -> bool:
    """Somebody frees the mummy soon, and on the way everything is asked at least once."""
    questions = {deed.question for deed in story.deeds}
    return (
        story.freed
        and len(story.deeds) < 140
        and questions >= {"choose-pawn", "explore", "heap", "move"}
    )


def lively(story: TombStory) -> bool:
    return short(story) and "rummage" in {deed.verb for deed in story.deeds[:40]}


@pytest.fixture
def begin(people: People, foretell: Callable[..., None]) -> Callable[..., TombPlayer]:
    """Two people at one device, in the game of a story."""

    def begun(story: TombStory, **options: Any) -> TombPlayer:
        foretell(story)
        page = people.come("about:blank", **options)
        player = TombPlayer(page, thumb=options.get("has_touch", False))
        page.goto("/")
        open_tomb_table(page)
        player.press(page.get_by_role("button", name="Start the game"))
        return player

    return begun


def test_a_whole_game_of_chances(begin: Callable[..., TombPlayer]) -> None:
    """Those who share the device are told whose turn it is, and axe finds nothing, day or night."""
    story = find_tomb_story(2, short, SOON_OVER)
    player = begin(story)
    asked: set[str] = set()
    found: list[str] = []
    for number, deed in enumerate(story.deeds):
        player.wait_until_asked()
        if number < 12:
            name = ("Ann", "Bob")[deed.seat]
            expect(player.question).to_contain_text(f"{name}, your turn:")
        if deed.question not in asked:
            asked.add(deed.question)
            found += by_day_and_by_night(player.page)
        player.make_tomb(deed)
    assert found == []
    ending = player.page.get_by_role("dialog")
    expect(ending.get_by_role("heading", name="wins!")).to_be_visible()
    expect(ending.locator("dd").first).to_be_visible()


def test_a_turn_without_a_mouse(begin: Callable[..., TombPlayer]) -> None:
    """Pawns by number, tiles by letter, stones and paces with Tab and Space."""
    story = find_tomb_story(2, short)
    player = begin(story)
    page = player.page
    for number in "11":
        player.wait_until_asked()
        before = len(player.accepted)
        page.keyboard.press(number)
        player.wait_until_accepted(before + 1)
    player.wait_until_asked()
    page.keyboard.press("a")
    player.wait_until_accepted(3)
    player.wait_until_asked()
    expect(player.hand.get_by_role("radio").first).to_be_visible()
    pace = player.hand.get_by_role("button", name="Pull gently")
    for _ in range(40):
        if pace.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player.wait_until_accepted(4)


def test_squares_are_read_and_picked_with_the_arrows(begin: Callable[..., TombPlayer]) -> None:
    story = find_tomb_story(2, short)
    player = begin(story)
    player.play_tomb(story.before("turn"))
    player.wait_until_asked()
    start = player.page.locator('[data-square="START"]')
    start.focus()
    player.page.keyboard.press("ArrowRight")
    first = player.page.locator('[data-square="D1"]')
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-label", "D1, tile face down, Turn over the tile on D1")
    player.page.keyboard.press("Enter")
    player.press(player.do)
    expect(first).to_have_attribute("aria-label", FACE_UP)


def test_a_phone_plays_everything(begin: Callable[..., TombPlayer]) -> None:
    """Held upright and across: it is turned with each question that comes up again."""
    story = find_tomb_story(2, lively)
    player = begin(story, **PHONE)
    asked: Counter[str] = Counter()
    for deed in story.deeds[:40]:
        across = asked[deed.question] % 2
        asked[deed.question] += 1
        player.wait_until_asked()
        player.page.set_viewport_size(HELD[across])
        if asked[deed.question] <= len(HELD):
            expect(player.question).to_be_in_viewport()
            expect(player.page.locator('[data-square="P12"]')).to_be_in_viewport()
            assert fits(player.page), (deed, HELD[across])
        player.make_tomb(deed)
    assert all(asked[question] >= len(HELD) for question in ("explore", "heap", "move"))


def fits(page: Page) -> bool:
    """Nothing sticks out at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("locale", "turn"),
    [("fr-FR", "Retourner la plaquette D1"), ("pl-PL", "Odkryj płytkę na D1")],
)
def test_it_speaks_the_language_of_the_browser(
    people: People, foretell: Callable[..., None], locale: str, turn: str
) -> None:
    """The guided first game, whose words and moves are known."""
    page = people.come("about:blank", locale=locale)
    player = TombPlayer(page)
    page.goto("/")
    page.get_by_role("article").nth(1).locator("button.quiet").first.click()
    for pawn in ("pawn hat", "pawn lamp"):
        player.wait_until_asked()
        player.press(player.answer(pawn))
        player.until(lambda: player.asked_at == player.seq, "the next question")
    player.wait_until_asked()
    expect(player.answer("turn")).to_contain_text(turn)
    assert "{" not in page.locator("main").inner_text()


def test_the_guided_game_leads_to_its_end(people: People) -> None:
    page = people.come("about:blank")
    player = TombPlayer(page)
    page.goto("/")
    page.get_by_role("article").nth(1).get_by_role("button", name="Learn by playing").click()
    guide = page.get_by_role("region", name="Learn by playing")
    for _ in range(14):
        player.wait_until_asked()
        before = len(player.accepted)
        guide.get_by_role("button", name="Show me").click()
        player.press(player.do)
        player.wait_until_accepted(before + 1)
    expect(guide).to_contain_text("Now you know it all")
