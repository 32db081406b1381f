"""What axe-core finds on the pages by day and by night, and pages that hold still when asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mastaba.games.run_run_run import steps
from tests.e2e.conftest import PHONE, People
from tests.e2e.lobby import expect_in_the_game, open_table
from tests.e2e.player import Player
from tests.e2e.story import Story, find_story
from tests.e2e.test_sizes import OVERFLOW, THUMB
from tests.server.clients import Guest, play_to_the_end, start
from tests.server.serving import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

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


def faults(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run({ runOnly: rules }).then(({ violations }) => violations)", RULES
    )
    return [
        f"{page.url} {fault['id']}: {node['html'][:200]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


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


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(people: People, story: Story, finished: str, light: str) -> None:
    player = people.play(color_scheme=light)
    page = player.page
    found: list[str] = []
    for path in ("", "settings", "rules/run-run-run", "new/run-run-run", f"replay/{finished}"):
        page.goto(f"/{path}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        found += faults(page)
    page.goto("/")
    open_table(page, 2)
    page.get_by_role("heading", name="Seats").wait_for()
    found += faults(page)
    page.goto("/")
    page.get_by_role("button", name="Play solo now").first.click()
    player.play(story.before("fight"))
    player.wait_until_asked()
    found += faults(page)
    player.spot(story.deeds[len(story.before("fight"))].move.split(" ")[1]).click()
    expect(player.do).to_be_enabled()
    page.keyboard.press("b")
    page.get_by_role("complementary", name="Rules").locator("li").first.wait_for()
    found += faults(page)
    assert found == []


RARE = {"choose-cat", "foe-order", "shield", "agree-trade", "torch-triangle"}
"""Bots hardly ever come to these; they are answered like `loot`, `action` or `door-triangle`."""

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


def walk_through(people: People, url: str, story: Story) -> Iterator[tuple[str, Player]]:
    """Play a story without the pages, which follow it: each question that is new, and the page of
    whoever is asked."""
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(url, name)) for name in ("Ann", "Bob")]
        table = guests[0].open(seats=2)["id"]
        with guests[1].connect(table) as place:
            place.must("sit", seat=1)
        places = [
            stack.enter_context(guest.connect(table, seat)) for seat, guest in enumerate(guests)
        ]
        start(places)
        players = [people.play(**PHONE, color_scheme=light) for light in ("light", "dark")]
        for player, guest in zip(players, guests, strict=True):
            player.page.context.add_cookies(
                [{"name": "mastaba", "value": guest.cookie, "url": url}]
            )
            player.page.goto(f"/t/{table}")
        seen: set[str] = set()
        for deed in story.deeds:
            if deed.question not in seen:
                seen.add(deed.question)
                players[deed.seat].catch_up(places[deed.seat].seq)
                players[deed.seat].wait_until_asked()
                yield deed.question, players[deed.seat]
            assert places[deed.seat].play(deed.move)["type"] == "accepted", deed
            for place in places:
                place.catch_up(places[deed.seat].seq)


def test_every_question_can_be_answered_by_everybody(
    people: People, server: Running, foretell: Callable[[Story], None]
) -> None:
    """On a phone, by day and by night: named rightly, large enough, not wider than the screen."""
    found: dict[str, list[str]] = {}
    for wanted in (has_trades, has_splits):
        story = find_story(2, wanted)
        foretell(story)
        for question, player in walk_through(people, server.url, story):
            if question not in found:
                page = player.page
                small: list[str] = player.hand.evaluate(TOO_SMALL, THUMB)
                found[question] = [*faults(page), *small]
                if page.evaluate(OVERFLOW)[0]:
                    found[question].append("wider than the screen")
    assert {question: wrong for question, wrong in found.items() if wrong} == {}
    assert set(found) >= set(steps.QUESTIONS) - RARE


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_it_still(people: People, story: Story, wish: str) -> None:
    player = people.play(reduced_motion=wish)
    page = player.page
    page.add_init_script(NOTE_MOTION)
    page.reload()
    page.get_by_role("button", name="Play solo now").first.click()
    expect_in_the_game(page)
    player.play(story.deeds[:4])
    player.wait_until_asked()
    expect(player.question).to_be_visible()
    motions: list[float] = page.evaluate("window.motions")
    assert (max(motions, default=0) <= BLINK) == (wish == "reduce"), motions
