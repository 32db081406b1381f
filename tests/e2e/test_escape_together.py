"""Six browsers at one table of Escape, from the lobby to the debrief, in half a minute."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.server.serving import Running, serving
from tests.server.short_box import DUE, short_box

log = logging.getLogger(__name__)

NAMES: Final = ("Ann", "Bob", "Cyd", "Dot", "Eve", "Flo")
SMALL: Final[dict[str, Any]] = {"viewport": {"width": 800, "height": 600}}
"""Six windows are drawn by one processor here."""
HANDS: Final = ("r", "d", "ArrowUp", "g", "ArrowRight", "ArrowDown", "ArrowLeft")
"""Free dice, discover, walk, take gems: whatever the dice allow."""
LAST_SLAM: Final = DUE[4]
PAUSE: Final = 120
"""Milliseconds from one hand to the next: six people need no more, and processors may rest."""
TOGETHER: Final = 50
"""Milliseconds within which devices strike the same gong."""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("escape-server")
    with short_box(folder), serving(folder, client=client, pull_workers=0) as running:
        yield running


@pytest.mark.rule("ESC-CLOCK-03", "ESC-RT-38", "ESC-RT-39", "ESC-END-02")
def test_six_browsers_play_a_whole_game_in_step(people: People, server: Running) -> None:
    pages = [people.come(**SMALL) for _ in NAMES]
    table = sit_down(pages)
    begin(pages)
    play_on(pages, server, table)
    for page in pages:
        # Half a minute is too short to find the exit, and all hear the same about it.
        expect(page.locator(".ending h2")).to_be_visible()
        expect(page.locator(".ending tbody tr")).to_have_count(len(NAMES))
    told = {page.locator(".ending .why").inner_text() for page in pages}
    assert len(told) == 1
    rolls = [
        int(text) for text in pages[0].locator(".ending tbody td:nth-child(2)").all_inner_texts()
    ]
    assert min(rolls) > 0
    check_in_step([struck_on(page) for page in pages])


def sit_down(pages: Sequence[Page]) -> str:
    """Everybody comes to a table, and its game begins; its ID."""
    table: dict[str, str] = pages[0].evaluate(
        """async ([name, seats]) => {
          const post = (path, body) => fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await post('/api/guest', { name });
          const made = await post('/api/tables', {
            game: 'escape', seats, bots: {}, options: { track: '1' },
          });
          return made.table;
        }""",
        [NAMES[0], len(NAMES)],
    )
    for page, name in zip(pages, NAMES, strict=True):
        page.goto(f"/join/{table['code']}")
        if page is pages[0]:
            continue
        page.get_by_label("Your name at the tables").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        page.get_by_role("button", name="I am ready").click()
    pages[0].get_by_role("button", name="Start the game").click()
    return table["id"]


def begin(pages: Sequence[Page]) -> None:
    """Everybody says that they are ready; where the introduction was shorter, they roll instead."""
    for page in pages:
        ready, die = page.locator(".prepare button.primary"), page.locator("[data-die]")
        expect(ready.or_(die).first).to_be_visible()
        page.keyboard.press("Space")


def play_on(pages: Sequence[Page], server: Running, table: str) -> None:
    """Everybody rolls and does something, again and again, until the doors have slammed twice.

    After that hands are off the keys: on the page of the end they would mean something else.
    """
    live = server.service.host.lives[table]
    for hand in cycle(HANDS):
        for page in pages:
            if live.table.state.t >= LAST_SLAM:
                return
            page.keyboard.press("Space")
            page.keyboard.press(hand)
            page.wait_for_timeout(PAUSE)


Mark = dict[str, Any]
Struck = dict[tuple[str, int], Mark]
"""By cue and its moment: when it was shown, how late that was, and how long messages take."""


def struck_on(page: Page) -> Struck:
    marks: list[Mark] = page.evaluate(
        """performance.getEntriesByType('mark')
          .filter((mark) => mark.name.startsWith('escape-'))
          .map((mark) => ({
            cue: mark.name.split('-')[1],
            shown: performance.timeOrigin + mark.startTime,
            ...mark.detail,
          }))"""
    )
    return {(mark.pop("cue"), mark.pop("t")): mark for mark in marks}


def check_in_step(pages: Sequence[Struck]) -> None:
    """Each device has worked out the same moment for each gong, tick, door and the collapse.

    Half of a way there and back is the most that a clock can be wrong by, so on a machine on which
    messages take long, devices may be that much further apart.
    """
    together: dict[tuple[str, int], list[Mark]] = defaultdict(list)
    for struck in pages:
        # Before its first answer a page knows only that it cannot be earlier than it was told.
        measured = {cue: mark for cue, mark in struck.items() if mark["trip"] is not None}
        assert measured, "a page has shown no cue at its own time"
        for cue, mark in measured.items():
            together[cue].append(mark)
    assert {cue for cue, _t in together} >= {"gong", "tick", "slam", "collapse"}
    assert {t for cue, t in together if cue in ("gong", "slam", "collapse")} == set(DUE)
    planned, shown = [], []
    for cue, marks in together.items():
        due = [mark["shown"] - mark["late"] for mark in marks]
        allowed = TOGETHER + max(mark["trip"] for mark in marks)
        assert max(due) - min(due) <= allowed, (cue, marks)
        planned.append(max(due) - min(due))
        seen = [mark["shown"] for mark in marks]
        shown.append(max(seen) - min(seen))
    log.info(
        "%d cues on %d pages; apart by plan at most %.1f ms, as shown %.1f ms, median %.1f ms",
        *(len(planned), len(pages), max(planned), max(shown), sorted(shown)[len(shown) // 2]),
    )
