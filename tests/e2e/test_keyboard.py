"""A game is begun, rooms are laid and a foe is fought without ever touching the mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import People
from tests.e2e.player import ROOMS, Player, turned
from tests.e2e.story import Deed, Story, find_story, together

KNOWN = {"cat", "explore", "wake", "fight", "commit", "roll"}
MOST_TABS = 60

FOCUS_SHOWS = """
() => {
  const focused = document.activeElement;
  const shapes = [focused, ...focused.querySelectorAll('polygon, circle')];
  return shapes.some((shape) => {
    const style = getComputedStyle(shape);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return outlined || (shape !== focused && style.stroke !== 'none');
  });
}
"""
WHERE = """
spot => {
  const place = spot.transform.baseVal.consolidate().matrix;
  return [place.e, place.f];
}
"""


def soon_in_a_fight(story: Story) -> bool:
    deeds = story.before("fight")
    first_fight = together(story.deeds[len(deeds) :])[:2]
    begun = [*deeds, *(deed for portion in first_fight for deed in portion)]
    return story.is_plain and len(begun) < 16 and {deed.verb for deed in begun} == KNOWN


def test_a_game_without_a_mouse(people: People, foretell: Callable[[Story], None]) -> None:
    story = find_story(1, soon_in_a_fight)
    foretell(story)
    player = people.play()
    page = player.page
    tab_to(page, page.get_by_role("button", name="Play solo now").first)
    page.keyboard.press("Enter")
    for portion in together([*story.before("roll"), *story.deeds[len(story.before("roll")) :][:1]]):
        player.wait_until_asked()
        before = len(player.accepted)
        type_move(player, portion)
        player.wait_until_accepted(before + len(portion))


def type_move(player: Player, deeds: list[Deed]) -> None:
    page = player.page
    words = deeds[0].move.split(" ")
    if words[0] == "cat":
        tab_to(page, player.button(re.compile(rf"\b{words[1]}\b")))
        page.keyboard.press("Enter")
    elif words[0] == "explore":
        press_card(player, deeds[0].card)
        walk_to(player, deeds[0].place)
        page.keyboard.press("Enter")
        turn_to(player, deeds[0])
        page.keyboard.press("Enter")
    elif words[0] == "wake":
        walk_to(player, words[1])
        page.keyboard.press("Enter")
        expect(player.do).to_be_enabled()
        page.keyboard.press("Enter")
    elif words[0] == "fight":
        expect(player.question).to_be_visible()
        page.keyboard.press("f")
        expect(player.do).to_be_enabled()
        tab_to(page, player.do)
        page.keyboard.press("Enter")
    else:
        for deed in deeds[:-1]:
            press_card(player, deed.card)
        tab_to(page, player.button(re.compile("^Roll")))
        page.keyboard.press("Enter")


def tab_to(page: Page, wanted: Locator) -> None:
    """Go on with Tab until it has the focus; every stop on the way shows where one is."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_SHOWS), page.evaluate("document.activeElement.outerHTML")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def press_card(player: Player, card: str) -> None:
    key = player.card(card).get_attribute("aria-keyshortcuts")
    assert key is not None
    player.page.keyboard.press(key)
    expect(player.card(card)).to_have_attribute("aria-pressed", "true")


def walk_to(player: Player, key: str) -> None:
    """Go to a place of the board with Tab and the arrow keys."""
    page, goal = player.page, player.spot(key)
    tab_to(page, page.locator('[data-spot][tabindex="0"]'))
    there = goal.evaluate(WHERE)
    for _ in range(MOST_TABS):
        if goal.evaluate("spot => spot === document.activeElement"):
            return
        here = page.locator("[data-spot]:focus").evaluate(WHERE)
        x, y = there[0] - here[0], there[1] - here[1]
        sideways, upright = (
            "ArrowRight" if x > 0 else "ArrowLeft",
            "ArrowDown" if y > 0 else "ArrowUp",
        )
        page.keyboard.press(sideways if abs(x) > abs(y) else upright)
        assert page.evaluate(FOCUS_SHOWS)
    raise AssertionError(f"{key} cannot be reached with the arrow keys")


def turn_to(player: Player, deed: Deed) -> None:
    """R turns the room until it lies as the move says."""
    exits = ROOMS[deed.card].exits
    looks = list(dict.fromkeys(turned(exits, by) for by in range(6)))
    expect(player.do).to_be_enabled()
    if len(looks) == 1:
        return
    wanted = player.button(f"Turn {looks.index(turned(exits, deed.turns)) + 1}")
    for _ in looks:
        if wanted.get_attribute("aria-pressed") == "true":
            return
        player.page.keyboard.press("r")
    raise AssertionError(f"R never turns the room as in {deed.move}")
