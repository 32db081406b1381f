"""The one pause of a game of Escape through the page, and the die that a slam takes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.planted import open_table, plant
from tests.escape.scene import ANI, SLAM_1, scene
from tests.server.serving import Running

OPTIONS = {"track": "1"}


@pytest.mark.rule("ESC-CLOCK-14")
def test_the_screen_says_which_die_the_slam_took_and_why(people: People, server: Running) -> None:
    page = people.come(**PHONE)
    table = open_table(page, seats=1, start=True, options=OPTIONS)
    here = scene(
        seats=1,
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1"},
        dice={ANI: "A B K T G - -"},
        t=SLAM_1 - 4000,
    )
    plant(server, table, here.game)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-die]")).to_have_count(7)
    gone = page.locator(".gone")
    expect(gone).to_have_text(
        "You were not safe when the door slammed. "
        "You lose a locked die; the least useful goes first."
    )
    expect(page.locator("[data-die]")).to_have_count(6)
    gone.get_by_role("button").tap()
    expect(page.get_by_text("Which die you lose the booklet does not say.")).to_be_visible()


@pytest.mark.rule("ESC-PAUSE-02", "ESC-PAUSE-03")
def test_the_one_pause_covers_the_temple_for_a_minute_at_most(
    people: People, server: Running
) -> None:
    page = people.come(**PHONE)
    table = open_table(page, seats=1, start=True, options=OPTIONS)
    here = scene(
        seats=1, rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: "K K T A A B -"}, t=20_000
    )
    here.do(ANI, "commit g1 1 2")
    plant(server, table, here.game)
    page.goto(f"/t/{table}")
    rooms = page.locator("[data-room]")
    expect(rooms).to_have_count(2)
    page.get_by_role("button", name="Votes and settings").tap()
    page.get_by_role("button", name="Pause (once, one minute, temple covered)").tap()
    expect(page.get_by_text("The temple is covered until you go on.")).to_be_visible()
    expect(rooms).to_have_count(0)
    expect(page.get_by_role("timer")).to_contain_text("Paused: 0:5")
    expect(page.locator("[data-die]")).to_have_count(7)
    page.reload()
    expect(page.get_by_text("The temple is covered until you go on.")).to_be_visible()
    page.get_by_role("button", name="Go on").tap()
    expect(rooms).to_have_count(2)
    expect(page.get_by_role("timer")).not_to_contain_text("Paused")
    page.get_by_role("button", name="Votes and settings").tap()
    expect(page.get_by_role("button", name="Help of fate")).to_be_visible()
    expect(page.get_by_role("button", name="Pause (once")).to_have_count(0)
