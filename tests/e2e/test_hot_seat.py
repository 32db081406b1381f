"""Several players on one device: a hand is on the page only while its own player looks."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.lobby import hand_of, open_table
from tests.e2e.player import HotSeat
from tests.e2e.story import Story, find_story, together

NAMES = ("Ann", "Bob")
TURNS = 3


def peaceful(story: Story) -> bool:
    """The first turns are nothing but rooms, so that hands grow and are drawn anew."""
    return story.is_plain and {deed.verb for deed in story.deeds[:TURNS]} == {"explore"}


def readable(page: Page, cards: list[str]) -> list[str]:
    """Which of the cards stand anywhere in the document."""
    content = page.content()
    return [card for card in cards if re.search(rf"\b{card}\b", content)]


def test_the_curtain_hides_every_hand_turn_by_turn(
    people: People, foretell: Callable[[Story], None]
) -> None:
    story = find_story(2, peaceful)
    foretell(story)
    player = people.play()
    page = player.page
    table = open_table(page, 2, "On this one device")
    page.get_by_role("button", name="Start the game").click()
    seats = HotSeat(player, NAMES)
    looking = None
    for portion in together(story.deeds[:TURNS]):
        seat = portion[0].seat
        if seat != looking:
            expect(page.get_by_role("dialog", name=f"{NAMES[seat]} is next")).to_be_visible()
            assert readable(page, hand_of(page, table, 0) + hand_of(page, table, 1)) == []
            seats.hand_over(seat)
            looking = seat
        assert readable(page, hand_of(page, table, seat)) != []
        assert readable(page, hand_of(page, table, 1 - seat)) == []
        player.make(portion)
