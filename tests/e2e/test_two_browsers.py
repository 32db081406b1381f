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


class Eavesdropper:
    """Keeps the name of every card that a page has ever heard of."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._frames = 0
        self._heard: set[str] = set()

    def secrets(self, hidden: set[str]) -> set[str]:
        """Which of these cards stand in a frame that came, or in the document as it is now."""
        came = self._player.frames[self._frames :]
        self._frames += len(came)
        self._heard.update(CARD.findall("\n".join(came)))
        return hidden & (self._heard | set(CARD.findall(self._player.page.content())))


def test_no_page_knows_the_others_hand(
    people: People, server: Running, foretell: Callable[[Story], None]
) -> None:
    story = find_story(2, cooperative)
    foretell(story)
    searched: set[str] = set()
    with company(people, server.url, story) as table:
        others = {}
        for seat in (0, 1):
            others[1 - seat] = Eavesdropper(table.sit(seat))
            expect_in_the_game(table.player(seat).page)
        for step in until_the_pool_is_open(story):
            table.play(step)
            for seat in (0, 1):
                hidden = table.hand(seat) | table.offer(seat)
                table.player(1 - seat)
                assert others[seat].secrets(hidden) == set()
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
