"""What a roll offers is asked on the page, and what cannot matter only if somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import company
from tests.e2e.conftest import PHONE, People
from tests.e2e.story import Deed, Story, find_story
from tests.server.serving import Running

DEVICES: dict[str, dict[str, Any]] = {"laptop": {}, "phone": PHONE}


def draws_two(deed: Deed) -> bool:
    return deed.question == "draw-hexes" and deed.move == "take 2"


def weakens(deed: Deed) -> bool:
    """A hit on a lone foe that will stand."""
    return deed.question == "assign-hits" and deed.usual


def place_of(story: Story, wanted: Callable[[Deed], bool]) -> int:
    return next((place for place, deed in enumerate(story.deeds) if wanted(deed)), -1)


@pytest.mark.parametrize("device", DEVICES)
def test_a_roll_offers_cards_and_the_player_takes_as_many_as_wanted(
    people: People, server: Running, foretell: Callable[[Story], None], device: str
) -> None:
    story = find_story(2, lambda one: place_of(one, draws_two) >= 0)
    foretell(story)
    place = place_of(story, draws_two)
    with company(people, server.url, story) as table:
        table.play(story.deeds[:place])
        player = table.sit(story.deeds[place].seat, **DEVICES[device])
        player.wait_until_asked()
        expect(player.question).to_contain_text("2 hexes: how many cards do you draw?")
        cards = player.hand_cards.count()
        for words in ("Draw 2 cards", "Draw one card", "Draw no card"):
            expect(player.button(words)).to_be_in_viewport(ratio=1)
        player.press(player.button("Draw one card"))
        player.wait_until_accepted(1)
        expect(player.question).to_contain_text("One hex: do you draw a card?")
        expect(player.hand_cards).to_have_count(cards + 1)
        player.press(player.button("Draw no card"))
        player.wait_until_accepted(2)
        expect(player.hand_cards).to_have_count(cards + 1)


@pytest.mark.parametrize("device", DEVICES)
def test_who_wants_to_be_asked_only_where_it_matters_is_not_asked_about_a_plain_hit(
    people: People, server: Running, foretell: Callable[[Story], None], device: str
) -> None:
    story = find_story(2, lambda one: place_of(one, weakens) >= 0)
    foretell(story)
    place = place_of(story, weakens)
    with company(people, server.url, story) as table:
        table.play(story.deeds[:place])
        player = table.sit(story.deeds[place].seat, **DEVICES[device])
        player.wait_until_asked()
        expect(player.question).to_contain_text("to deal.")
        expect(player.button("Deal no more damage")).to_be_in_viewport(ratio=1)
        asked = player.hand.get_by_label("Ask me")
        expect(asked).to_have_value("always")
        asked.select_option("where it matters")
        # The page now hits by itself, as hard as it can; that is a move like any other.
        player.wait_until_accepted(1)
        table.listen(player.accepted[-1])
        table.play(story.deeds[place + 1 : place + 2])


def test_the_setting_is_among_the_others(people: People) -> None:
    page = people.come("/settings")
    asking = page.get_by_role("group", name="Questions in Run Run Run!")
    expect(asking.get_by_label("Only where it matters", exact=True)).to_be_checked()
    asking.get_by_text("At every choice").click()
    page.reload()
    expect(asking.get_by_label("At every choice")).to_be_checked()
