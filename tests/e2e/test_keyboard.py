"""A game is begun, and every verb of it is played, without ever touching the mouse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from mastaba.games.run_run_run.vocabulary import VOCABULARY
from tests.e2e.company import company
from tests.e2e.conftest import People
from tests.e2e.player import Player
from tests.e2e.story import Deed, Options, Story, find_story, together
from tests.server.serving import Running

MOST_STEPS = 60
NEVER_SEEN = {"pass"}
"""It takes an empty pile and no regroup tile; its button is one like that of `regroup`."""

ASIDES = {"mark", "unmark", "call"}

TOKENS: Final = {"shield", "suffer", "trade", "done"}
QUARREL: Final = {"split", "object", "deadlock"}
PASSAGES: Final = {"lay", "via"}
FOES: Final = {"route"}
SHARES: Final = {"give"}
"""The page gives cards in the order of the pool; the players of a story in theirs, so that other
cards may be lost afterwards."""
APART: Final = TOKENS | QUARREL | PASSAGES | FOES | SHARES
THE_REST: Final = {*VOCABULARY.by_name, *PASSAGES} - APART - NEVER_SEEN - ASIDES
MANY: Final[Options] = (
    ("chooseCats", True),
    ("foeOrder", "active"),
    ("optionalMechanisms", True),
)
GAMES: Final[list[tuple[set[str], Options, slice]]] = [
    (TOKENS, (), slice(None)),
    (QUARREL, (), slice(None)),
    (PASSAGES, (), slice(None)),
    (FOES, MANY, slice(None)),
    (SHARES, (), slice(None)),
    (THE_REST, MANY, slice(len(THE_REST) // 2)),
    (THE_REST, MANY, slice(len(THE_REST) // 2, None)),
]
"""Kinds of moves that come up in one game if its players try them as soon as they may, and which
of them are typed, in the order in which they come up."""

SHOWS_FOCUS = """
wanted => {
  const focused = document.activeElement;
  const shapes = [focused, ...focused.querySelectorAll('polygon, circle')];
  const shown = shapes.some((shape) => {
    const style = getComputedStyle(shape);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return outlined || (shape !== focused && style.stroke !== 'none');
  });
  return [shown || focused === document.body, focused === wanted, focused.outerHTML.slice(0, 200)];
}
"""
HOW = """
control => [
  control.getAttribute('aria-keyshortcuts') ?? '',
  'spot' in control.dataset,
  control.classList.contains('do'),
]
"""
"""Its key; whether it is a place of the board; whether it makes the move that is laid out."""

COMES_BEFORE = """
wanted => document.activeElement !== document.body
  && !!(wanted.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)
"""
WHERE = """
spot => [spot, document.activeElement].map((one) => {
  const place = one.transform.baseVal.consolidate().matrix;
  return [place.e, place.f];
})
"""


class Typist(Player):
    """Has a keyboard and nothing else; wherever it goes, the page shows where it is."""

    _picked = False
    """Whether a place of the board was the last that was pressed."""

    def press(self, control: Locator) -> None:
        expect(control).to_be_enabled()
        key, is_spot, makes_the_move = control.evaluate(HOW)
        if len(key) == 1:
            self.page.keyboard.press(key)
        elif is_spot:
            self.walk_to(control)
            self.page.keyboard.press("Enter")
        else:
            # Enter once more where a place has just been picked makes the move.
            if not (makes_the_move and self._picked):
                self.tab_to(control)
            self.page.keyboard.press("Enter")
        # A move that is warned of is made by one more Enter at the same place.
        self._picked = is_spot or (makes_the_move and self._picked)

    def tab_to(self, wanted: Locator) -> None:
        """Go on, or back, with Tab until it has the focus."""
        key = "Shift+Tab" if wanted.evaluate(COMES_BEFORE) else "Tab"
        for _ in range(MOST_STEPS):
            if self._is_at(wanted):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{wanted} cannot be reached with Tab")

    def walk_to(self, spot: Locator) -> None:
        """Go to a place of the board with Tab and the arrow keys."""
        if not self.page.locator("[data-spot]:focus").count():
            self.tab_to(self.page.locator('[data-spot][tabindex="0"]'))
        pressed: Counter[tuple[str, float, float]] = Counter()
        for _ in range(MOST_STEPS):
            if self._is_at(spot):
                return
            there, here = spot.evaluate(WHERE)
            x, y = there[0] - here[0], there[1] - here[1]
            wishes = {"ArrowRight": x, "ArrowLeft": -x, "ArrowDown": y, "ArrowUp": -y}
            # The straight way; where that has led in a circle, another one.
            key = min(wishes, key=lambda way: (pressed[way, *here], -wishes[way]))
            pressed[key, *here] += 1
            self.page.keyboard.press(key)
        raise AssertionError(f"{spot} cannot be reached with the arrow keys")

    def _is_at(self, wanted: Locator) -> bool:
        shown, there, focused = wanted.evaluate(SHOWS_FOCUS)
        assert shown, f"the focus is not to be seen on {focused}"
        return bool(there)


def explores(story: Story) -> bool:
    return {deed.verb for deed in story.deeds[1:3]} == {"explore"}


def test_a_game_is_begun_without_a_mouse(people: People, foretell: Callable[[Story], None]) -> None:
    story = find_story(1, explores)
    foretell(story)
    player = people.play(kind=Typist)
    page = player.page
    player.press(page.get_by_role("button", name="Play solo now").first)
    player.play(story.deeds[:2])
    # R turns the room, Enter on it lays it down.
    player.wait_until_asked()
    player.press(player.card(story.deeds[2].card))
    player.press(player.spot(story.deeds[2].place))
    expect(player.do).to_be_enabled()
    page.keyboard.press("r")
    expect(player.do).to_be_enabled()
    page.keyboard.press("Enter")
    player.wait_until_accepted(3)


@pytest.mark.parametrize(
    ("kinds", "options", "typed"),
    GAMES,
    ids=["tokens", "quarrel", "passages", "foes", "shares", "sooner", "later"],
)
def test_every_verb_can_be_typed(
    people: People,
    server: Running,
    foretell: Callable[[Story], None],
    kinds: set[str],
    options: Options,
    typed: slice,
) -> None:
    story = find_story(
        2, lambda told: kinds <= {deed.kind for deed in told.deeds}, options, frozenset(kinds)
    )
    foretell(story)
    come_up = list(dict.fromkeys(deed.kind for deed in story.deeds if deed.kind in kinds))
    assert set(come_up) == kinds
    left = set(come_up[typed])
    with company(people, server.url, story) as table:
        unseen: list[Deed] = []
        for portion in together(story.deeds):
            if left.isdisjoint(deed.kind for deed in portion):
                unseen += portion
                continue
            table.play(unseen)
            unseen = []
            for seat in {0, 1} - table.seen:
                table.sit(seat, kind=Typist)
            player = table.player(portion[0].seat)
            player.make(portion)
            table.listen(player.accepted[-1])
            left -= {deed.kind for deed in portion}
            if not left:
                break
    assert left == set()


def test_plans_are_told_without_a_mouse(
    people: People, server: Running, foretell: Callable[[Story], None]
) -> None:
    """Out of turn as well: a hex is marked and given free, and the wheel says what I plan."""
    story = find_story(2, explores)
    foretell(story)
    with company(people, server.url, story) as table:
        bob = table.sit(1, kind=Typist)
        ann = table.sit(0)
        keys = bob.page.keyboard
        log = ann.page.get_by_role("complementary", name="Log")
        bob.question.or_(bob.hand.locator(".waiting")).first.wait_for()
        keys.press("w")
        bob.press(bob.spot("1,0"))
        expect(log.get_by_text("points at (1,0)")).to_be_visible()
        keys.press("w")
        keys.press("Enter")
        expect(log.get_by_text("no longer points at (1,0)")).to_be_visible()
        keys.press("q")
        wheel = bob.page.get_by_role("group", name="Say what you plan")
        expect(wheel.get_by_role("button", name="I can build here")).to_be_focused()
        keys.press("ArrowRight")
        keys.press("Enter")
        expect(log.get_by_text("“I would rather fight.”")).to_be_visible()
        expect(wheel).to_be_hidden()
        keys.press("q")
        keys.press("1")
        bob.press(bob.spot("0,1"))
        expect(log.get_by_text("“I can build at (0,1).”")).to_be_visible()
        expect(ann.page.locator(".bubble")).to_have_text("I can build here")
