"""A room is laid through a secret passage: the page asks where, and shows what comes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.company import company
from tests.e2e.conftest import PHONE, People
from tests.e2e.story import WORDS, Story, find_story
from tests.server.serving import Running


def through(story: Story) -> bool:
    return any(deed.kind == "via" for deed in story.deeds)


@pytest.mark.parametrize("device", ["laptop", "phone"])
def test_a_room_is_laid_through_a_secret_passage(
    people: People, server: Running, foretell: Callable[[Story], None], device: str
) -> None:
    story = find_story(2, through)
    foretell(story)
    place = next(place for place, deed in enumerate(story.deeds) if deed.kind == "via")
    deed = story.deeds[place]
    with company(people, server.url, story) as table:
        table.play(story.deeds[:place])
        player = table.sit(deed.seat, **(PHONE if device == "phone" else {}))
        player.wait_until_asked()
        player.explore(deed)
        sides = ", ".join(WORDS.say("side", side=side) for side in deed.passages)
        choice = player.hand.get_by_role("group", name="Secret passage")
        if choice.is_visible():
            chosen = choice.get_by_role("button", name=sides, exact=True)
            expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(player.hand.locator(".notes")).to_contain_text("secret passage")
        expect(player.do).to_be_in_viewport(ratio=1)
        player.press(player.do)
        player.wait_until_accepted(1)
        # The game goes on as it did in the story: it was this very move.
        table.listen(player.accepted[-1])
        table.play(story.deeds[place + 1 : place + 2])
