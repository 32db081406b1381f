"""Two people at one table, each with a browser: nobody's page knows the other's hand."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.company import company
from tests.e2e.conftest import People
from tests.e2e.lobby import expect_in_the_game
from tests.e2e.player import Player
from tests.e2e.story import Deed, Story, find_story, together
from tests.server.serving import Running

CARD = re.compile(r"\bR\d\d\b")


def cooperative(story: Story) -> bool:
    """A shared pool before anything is shuffled anew."""
    return story.is_plain and {"offer", "give", "agree"} <= {deed.verb for deed in story.deeds[:40]}


def secrets_on(other: Player, hidden: set[str]) -> set[str]:
    """Which of these cards the other page has heard of, in a frame or in its document."""
    heard = "\n".join([*other.frames, other.page.content()])
    return hidden & set(CARD.findall(heard))


def test_no_page_knows_the_others_hand(
    people: People, server: Running, foretell: Callable[[Story], None]
) -> None:
    story = find_story(2, cooperative)
    foretell(story)
    searched: set[str] = set()
    with company(people, server.url, story) as table:
        for seat in (0, 1):
            expect_in_the_game(table.sit(seat).page)
        for step in until_the_pool_is_open(story):
            table.play(step)
            for seat in (0, 1):
                hidden = table.hand(seat) | table.offer(seat)
                assert secrets_on(table.player(1 - seat), hidden) == set()
                searched |= hidden
        # Each page shows the hand that the other one does not know.
        for seat in (0, 1):
            for card in table.hand(seat):
                expect(table.player(seat).card(card)).to_be_visible()
    assert len(searched) > 15
    assert people.complaints == []


def until_the_pool_is_open(story: Story) -> list[list[Deed]]:
    """The moves up to the last but one card that is put in face down; each by itself."""
    last = max(place for place, deed in enumerate(story.before("give")) if deed.verb == "offer")
    return together(story.deeds[:last])
