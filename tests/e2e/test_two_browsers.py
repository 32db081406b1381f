"""Two people at one table, each with a browser: nobody's page knows the other's hand."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.e2e.conftest import People
from tests.e2e.lobby import code_of, expect_in_the_game, open_table
from tests.e2e.player import Player, play_together
from tests.e2e.story import Deed, Story, find_story, together

CARD = re.compile(r"\bR\d\d\b")


def cooperative(story: Story) -> bool:
    """A shared pool before anything is shuffled anew."""
    return story.is_plain and {"offer", "give", "agree"} <= {deed.verb for deed in story.deeds[:40]}


def sit_down_together(people: People) -> dict[int, Player]:
    """Ann opens a table, Bob comes by its invitation, and the game begins."""
    ann, bob = people.play(), people.play()
    open_table(ann.page, 2)
    bob.page.goto(f"/join/{code_of(ann.page)}")
    bob.page.get_by_label("Your name at the tables").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    bob.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for player in (ann, bob):
        expect_in_the_game(player.page)
    return {0: ann, 1: bob}


def cards_of(player: Player) -> set[str]:
    """The cards that a player sees in their own hand."""
    labels = player.hand_cards.evaluate_all(
        "cards => cards.map((card) => card.getAttribute('aria-label'))"
    )
    return {label.split(" ")[0] for label in labels}


def secrets_on(other: Player, hidden: set[str]) -> set[str]:
    """Which of these cards the other page has heard of, in a frame or in its document."""
    heard = "\n".join([*other.frames, other.page.content()])
    return hidden & set(CARD.findall(heard))


def test_no_page_knows_the_others_hand(people: People, foretell: Callable[[Story], None]) -> None:
    story = find_story(2, cooperative)
    foretell(story)
    players = sit_down_together(people)
    searched: set[str] = set()
    offered: dict[int, set[str]] = {0: set(), 1: set()}
    for step in until_the_pool_is_open(story):
        play_together(players, step)
        for deed in step:
            if deed.verb == "offer":
                offered[deed.seat] = set(deed.move.split(" ")[1:])
        for seat, player in players.items():
            hidden = cards_of(player) | offered[seat]
            assert secrets_on(players[1 - seat], hidden) == set()
            searched |= hidden
    assert len(searched) > 15
    assert people.complaints == []


def until_the_pool_is_open(story: Story) -> list[list[Deed]]:
    """The moves up to the last but one card that is put in face down; each by itself."""
    last = max(place for place, deed in enumerate(story.before("give")) if deed.verb == "offer")
    return together(story.deeds[:last])
