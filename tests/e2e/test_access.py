"""What axe-core finds on the pages by day and by night, and pages that hold still when asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from mastaba.games.run_run_run.chapters import COURSE
from tests.conformance.numbered import asked_in
from tests.e2e.company import company
from tests.e2e.conftest import PHONE, People
from tests.e2e.lobby import open_table
from tests.e2e.player import Player
from tests.e2e.story import Story, find_story
from tests.e2e.test_sizes import OVERFLOW, THUMB
from tests.server.clients import Guest, play_to_the_end, start
from tests.server.serving import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""What else axe looks for is the same in any light."""

NOTE_MOTION = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.motions.push(typeof options === 'number' ? options : options.duration);
  return animate.call(this, frames, options);
};
for (const kind of ['animationstart', 'transitionrun'])
  document.addEventListener(kind, ({ target }) => {
    const all = target.getAnimations().map((one) => one.effect.getComputedTiming().duration);
    window.motions.push(...all);
  }, true);
"""
BLINK = 200
"""Milliseconds; a fade as short as this is no motion."""


def faults(page: Page, part: str = "html", rules: list[str] = RULES) -> list[str]:
    """What axe finds on the page, or in a part of it, that keeps people out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        """([part, rules]) =>
          axe.run(part, { runOnly: rules }).then(({ violations }) => violations)""",
        [part, rules],
    )
    return [
        f"{page.url} {fault['id']}: {node['html'][:200]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def by_day_and_by_night(page: Page) -> list[str]:
    """What axe finds in either light."""
    found: list[str] = []
    for light, theme, rules in (("dark", "night", RULES), ("light", "day", OF_COLOUR)):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += faults(page, rules=rules)
    return found


@pytest.fixture(scope="session")
def finished(server: Running) -> str:
    """The table of a game that is over."""
    with Guest(server.url, "Ann") as ann:
        table: str = ann.open(seats=1)["id"]
        with ann.connect(table, seat=0) as place:
            start([place])
            play_to_the_end([place], seed=1)
    return table


@pytest.fixture
def story(foretell: Callable[[Story], None]) -> Story:
    found = find_story(1, fighting)
    foretell(found)
    return found


def fighting(story: Story) -> bool:
    return story.is_plain and {"wake", "fight"} <= {deed.verb for deed in story.deeds[:12]}


def test_axe_finds_nothing_serious(
    people: People, server: Running, story: Story, finished: str
) -> None:
    page = people.come()
    found: list[str] = []
    for path in ("", "settings", "rules/run-run-run", "new/run-run-run", f"replay/{finished}"):
        page.goto(f"/{path}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        found += by_day_and_by_night(page)
    page.goto("/")
    open_table(page, 2)
    page.get_by_role("heading", name="Seats").wait_for()
    found += by_day_and_by_night(page)
    with company(people, server.url, story) as table:
        table.play(story.before("fight"))
        player = table.sit(0)
        player.wait_until_asked()
        found += by_day_and_by_night(player.page)
        player.spot(story.deeds[len(story.before("fight"))].move.split(" ")[1]).click()
        expect(player.do).to_be_enabled()
        player.page.keyboard.press("b")
        player.page.get_by_role("complementary", name="Rules").locator("li").first.wait_for()
        found += by_day_and_by_night(player.page)
    assert found == []


DEADLOCKS = {"split-deadlock", "share-deadlock"}
RARE = {"choose-cat", "foe-order", "shield", "agree-trade", "torch-triangle"} | DEADLOCKS
"""Bots hardly ever come to these; they are answered like `loot`, `action`, `door-triangle` or
`agree-share`."""
ASKS_EVERYTHING = 104
"""The seed of a game in which all the others come up."""

LIGHT_PHONE: Final[dict[str, Any]] = {**PHONE, "device_scale_factor": 1}
"""Sizes are the same, and there is a quarter of the points to draw."""

TOO_SMALL = """
(hand, least) => [...hand.querySelectorAll('button, a[href], select, input:not(.unseen)')]
  .map((control) => [control, control.getBoundingClientRect()])
  .filter(([control, { width, height }]) =>
    control.checkVisibility() && width > 0 && (width < least - 0.5 || height < least - 0.5))
  .map(([control, { width, height }]) =>
    `${control.ariaLabel ?? control.textContent.trim()}: ${width} × ${height}`)
"""


def has_trades(story: Story) -> bool:
    return {"trade", "foe-route"} <= {deed.question for deed in story.deeds}


def has_splits(story: Story) -> bool:
    return {"split-damage", "door-triangle"} <= {deed.question for deed in story.deeds}


def walk_through(
    people: People, url: str, story: Story, known: Set[str]
) -> Iterator[tuple[str, Player]]:
    """Play a story without the pages, which follow it: each question that is not known yet, and
    the page of whoever is asked."""
    needed = asked_in(COURSE) - RARE
    with company(people, url, story) as table:
        for seat, light in enumerate(("light", "dark")):
            table.sit(seat, **LIGHT_PHONE, color_scheme=light)
        played = 0
        for place, deed in enumerate(story.deeds):
            if known >= needed:
                return
            if deed.question not in known:
                table.play(story.deeds[played:place])
                played = place
                player = table.player(deed.seat)
                player.wait_until_asked()
                yield deed.question, player


def test_every_question_can_be_answered_by_everybody(
    people: People, server: Running, foretell: Callable[[Story], None]
) -> None:
    """On a phone, by day and by night: named rightly, large enough, not wider than the screen."""
    found: dict[str, list[str]] = {}
    for wanted in (has_trades, has_splits):
        story = find_story(2, wanted, first=ASKS_EVERYTHING)
        foretell(story)
        looked_at: set[Page] = set()
        for question, player in walk_through(people, server.url, story, found.keys()):
            page = player.page
            small: list[str] = player.hand.evaluate(TOO_SMALL, THUMB)
            # Everything around the hand is looked at once; what changes is the hand.
            part = "section.hand" if page in looked_at else "html"
            looked_at.add(page)
            found[question] = [*faults(page, part), *small]
            if page.evaluate(OVERFLOW)[0]:
                found[question].append("wider than the screen")
    assert {question: wrong for question, wrong in found.items() if wrong} == {}
    assert set(found) >= asked_in(COURSE) - RARE


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_it_still(
    people: People, server: Running, story: Story, wish: str
) -> None:
    with company(people, server.url, story) as table:
        table.play(story.deeds[:1])
        player = table.sit(0, reduced_motion=wish)
        page = player.page
        player.wait_until_asked()
        page.evaluate(NOTE_MOTION)
        table.play(story.deeds[1:4])
        table.player(0).wait_until_asked()
        motions: list[float] = page.evaluate("window.motions")
    assert (max(motions, default=0) <= BLINK) == (wish == "reduce"), motions
